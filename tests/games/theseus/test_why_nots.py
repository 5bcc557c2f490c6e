"""Every touch of something that cannot be chosen is answered with its reason."""

from __future__ import annotations

from random import Random

import pytest

from starboard.draw.touch import why_not_touch
from starboard.games.theseus import GAME
from starboard.kernel import Table
from tests.games.theseus.positions import Game, Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"


def touch(game: Game, *keys: str) -> tuple[str, str]:
    """The rule and the sentence that the touch of the last thing is answered with."""
    first = why_not_touch(game.table, game.ask.seat, keys)[0]
    return first.rule, first.message.text("en")


def duel() -> Game:
    """The Aliens are to move; the Marines have a Mine and a pending Fire."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.units(alien1="DOCK.a", alien2="NEST.a", marine1="TEC.a")
    p.card("marines.mine", "TEC.1").card("aliens.hive", "TEC.2").card("marines.fire", "CON.p")
    return p.turn("aliens")


def test_t38_a_room_out_of_reach() -> None:
    """T-37, T-38: with the reason for the distance, and where the unit comes to."""
    game = duel()
    rule, said = touch(game, f"unit:{unit('alien1')}", f"room:{room('TEC.b')}")
    assert rule == "T-38"
    assert said.startswith("Alien 1 moves exactly 1 sector from the Dock, since 1 unit stands")


@pytest.mark.parametrize("after", [(), ("alien1",)])
def test_things_without_a_part_in_a_move(after: tuple[str, ...]) -> None:
    """T-12, T-36, T-60, T-71, T-74: whether a unit has been touched before or not."""
    game = duel()
    before = [f"unit:{unit(name)}" for name in after]
    assert touch(game, *before, "sector:0")[0] == "T-12"
    assert touch(game, *before, f"unit:{unit('marine1')}")[0] == "T-36"
    assert touch(game, *before, "action:3") == (
        "T-60", "The Dock is another faction's sector: its action is not for you.",
    )  # fmt: skip
    assert touch(game, *before, f"slot:{place('COR.1')}")[0] == "T-71"
    assert touch(game, *before, f"card:{game.card('TEC.1')}")[0] == "T-74"
    assert touch(game, *before, f"card:{game.card('CON.p')}")[0] == "T-70"


def test_rooms_are_not_refused_for_the_enemys_units() -> None:
    """T-36: whoever touches a room hears of the own units."""
    game = duel()
    told = why_not_touch(game.table, game.ask.seat, [f"room:{room('COR.a')}"])
    assert all("Marine" not in refusal.message.text("en") for refusal in told)


@pytest.mark.parametrize("seed", range(6))
def test_hardly_any_touch_is_answered_with_the_question_alone(seed: int) -> None:
    """T-143: at random positions of every setup, everything that is not lit has its reason."""
    rng = Random(seed)
    seats, variant = rng.choice(GAME.setups())
    table = Table(GAME, seats, seed, variant, auto=True)
    for n in range(120):
        if table.over:
            break
        ask = table.pending[0]
        if n % 10 == seed:
            ways = [GAME.path(table.state, ask, option) for option in ask.options]
            lit = {key for way in ways for step in way for key in step.split("|")}
            for node, _, _ in table.scene(ask.seat, "wide").walk():
                if node.key not in lit and not node.tells:
                    told = why_not_touch(table, ask.seat, [node.key])
                    assert told[0].message.key != "refused-touch", (ask, node.key)
        table.answer(ask.seat, rng.choice(list(ask.options)))
