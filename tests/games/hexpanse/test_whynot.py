"""Why not? A touch of anything that cannot be chosen is answered with its own reason."""

from __future__ import annotations

from random import Random

import pytest

from starboard.draw.touch import Touches
from starboard.games.hexpanse import GAME
from starboard.kernel import Table
from tests.games.hexpanse.positions import Position, area, card, faction, kind


@pytest.mark.parametrize(("seats", "variant"), GAME.setups(), ids=str)
def test_every_touch_is_answered(seats: int, variant: dict[str, object]) -> None:
    """H-44, H-108: nothing on the table answers with the question alone, in any setup."""
    rng = Random(seats)
    table = Table(GAME, seats, 5, variant)
    for _ in range(120):
        if table.over:
            break
        ask = rng.choice(table.pending)
        if rng.random() < 0.06:
            shown = table.scene(ask.seat, rng.choice(["wide", "tall"]))
            touches = Touches(table, ask)
            for key in sorted({node.key for node, _, _ in shown.walk() if not node.tells}):
                answered = touches.allow([key]) or touches.reasons([key])
                assert answered, (ask, key)
        table.answer(ask.seat, rng.choice(list(ask.options)))


def why(position: Position, *option: object, lang: str = "en") -> str:
    """Why an option cannot be chosen, in words."""
    found = dict(GAME.refused(position.s, position.ask))
    return found[option].message.text(lang)


def test_what_an_area_lacks_for_an_action() -> None:
    """H-49, H-51, H-53: an empty area, a unit out of reach, an own one without an enemy."""
    position = Position(2)
    here, there = position.put(0, "normal", -3, 0), position.put(1, "normal", 3, 0)
    position.start()
    assert why(position, "area", area(0, 0)).startswith("G7 is empty. To place a unit here, first")
    assert why(position, "hit", there) == ("None of your units that can attack stands next to G10.")
    assert why(position, "attack", here, there) == "G10 is not adjacent to G4."


def test_what_belongs_to_another_phase() -> None:
    """H-44: the market waits for the actions, and actions for the next turn."""
    position = Position(2)
    position.offer("vex", "baron", "cheyen", "dock_raid", "war_levy")
    position.side(0).hexilum = 4
    position.start()
    assert why(position, "buy", card("vex")) == (
        "Vex the Broker costs 3 hexilum and can be bought in the market phase, after your "
        "actions. You have 4 hexilum."
    )
    position.say("pass")
    over = "Your actions are over: in the market phase you buy cards or end the phase."
    assert why(position, "place", kind("normal")) == over
    assert why(position, "hit", area(0, 0)) == over


def test_what_others_have_is_touched_by_effects_alone() -> None:
    """H-92, H-99: which effects reach a rival's ship and cards."""
    position = Position(2)
    position.give(1, "dock_raid")
    position.start()
    cyber = faction("cyber")
    assert "attacks motherships" in why(position, "send", cyber, kind("normal"))
    assert "steals or destroys cards" in why(position, "rob", cyber, card("dock_raid"))


def test_an_effect_says_what_it_lacks() -> None:
    """H-64: not only that nothing would change, but what is missing."""
    position = Position(2)
    position.give(0, "dock_raid", "field_hospital")
    position.start()
    assert why(position, "play", card("dock_raid"), 1) == (
        "Dock Raid: this would change nothing now. No opponent has any hexilum."
    )
    assert "kórházhajódról" in why(position, "play", card("field_hospital"), 1, lang="hu")


def test_a_turn_says_what_it_reaches() -> None:
    """H-81: while a formation is turned, an area tells by which turns it would be met."""
    position = Position(2)
    position.give(0, "cheyen")
    position.start().place("cheyen", 0, 0)
    assert position.ask.key == "turn"
    assert "as printed" in why(position, "hit", area(1, 0))
    assert why(position, "hit", area(3, 0)) == (
        "Turned around G7, the formation never reaches G10."
    )
