"""What an option would bring: fates, prices, missions, and what must be asked once more."""

from __future__ import annotations

from random import Random

import pytest

from starboard.draw import Outlook
from starboard.draw.touch import outlook
from starboard.games.hexpanse import GAME
from starboard.kernel import Option, Table
from tests.games.hexpanse.positions import Position, area, card, faction, fill, kind

RHOMBUS = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
#: What a card or a picture says by itself, and where nothing is spent.
PLAIN = {"faction", "ally", "keep", "throw", "mission", "swap", "restore", "place", "area", "put"}


def of(position: Position, *option: object) -> Outlook:
    """The outlook of an option that is offered."""
    assert option in position.ask.options
    found = outlook(GAME, position.s, position.ask, option)
    assert found is not None
    return found


def test_every_option_that_spends_or_risks_is_told() -> None:
    """H-46, H-65, H-108: at random positions of every setup."""
    for number, (seats, variant) in enumerate(GAME.setups()):
        rng = Random(number)
        table = Table(GAME, seats, number, variant)
        for _ in range(80):
            if table.over:
                break
            ask = rng.choice(table.pending)
            for option in rng.sample(list(ask.options), min(6, len(ask.options))):
                found = outlook(GAME, table.state, ask, option)
                assert found is not None or option[0] in PLAIN, option
                assert found is None or found.text("hu") != found.text("en")
            table.answer(ask.seat, rng.choice(list(ask.options)))


def test_both_fates_stand_at_the_pieces() -> None:
    """H-51, H-52: the target's and the attacker's."""
    position = Position(3)
    here, there = position.put(0, "leader", 0, 0), position.put(1, "normal", 1, 0)
    found = of(position.start(), "attack", here, there)
    marks = {key: words.text("en") for key, words in found.marks}
    assert marks == {f"area:{here}": "life 6 → 5", f"area:{there}": "hospital"}
    assert found.warns == ""


def test_a_protector_may_step_in() -> None:
    """H-110: whose it is, and what happens if not."""
    position = Position(2, allies=("medics", "protector"))
    position.put(1, "leader", -3, 3)
    here, there = position.put(0, "normal", 0, 0), position.put(1, "normal", 1, 0)
    position.put(1, "protector", 2, 0)
    found = of(position.start(), "attack", here, there)
    assert found.lines[0].text("en") == (
        "Player 2 may let the Protector on G9 take the hit instead. Otherwise:"
    )
    assert "certain" not in found.text("en")


@pytest.mark.parametrize(("seats", "warns"), [(2, "ends"), (3, "loses")])
def test_the_last_life_is_asked_for_once_more(seats: int, warns: str) -> None:
    """H-41, H-54, H-63: it costs the leader, and with two players the game."""
    position = Position(seats, factions=("traders", "terran", "ox"))
    here, there = position.put(0, "leader", 0, 0), position.put(1, "normal", 1, 0)
    position.side(0).life = 1
    position.start()
    options: list[Option] = [("attack", here, there), ("move", area(0, 1)), ("ability",)]
    assert [of(position, *option).warns for option in options] == [warns] * 3
    position.side(0).life = 2
    assert [of(position, *option).warns for option in options] == [""] * 3


def test_what_it_does_for_a_mission() -> None:
    """H-112: n of 9 after it, and what a unit that leaves takes away; never a rival's secret."""
    position = Position(4, mission_name="rhombus")
    fill(position, 0, RHOMBUS[:7])
    position.put(1, "normal", 1, 2)
    position.start()
    assert "Rhombus: then only 6 of 9." in of(position, "recall", area(0, 0)).text("en")
    freed = of(position, "attack", area(1, 1), area(1, 2)).text("en")
    assert "becomes free: Rhombus needs it." in freed
    position.say("place", kind("normal"))
    assert of(position, "area", area(2, 2)).text("en") == "Rhombus: then 8 of 9."


def test_a_swap_that_makes_another_win() -> None:
    """H-115: the owner of the formation wins, and one is asked once more."""
    position = Position(
        4, mission_name="rhombus", factions=("nomads", "terran", "cyber", "traders")
    )
    fill(position, 1, [*RHOMBUS[:8], (-2, 0)])
    position.put(0, "leader", -4, 3)
    position.start().say("ability").say("swap", area(-2, 0))
    found = of(position, "with", area(2, 2))
    assert found.warns == "ends"
    assert found.text("en") == "This completes Rhombus for Player 2, who wins at once!"


def test_damage_that_wins() -> None:
    """H-95, H-116: leader damage tells the life that is left, and victory."""
    position = Position(3)
    position.give(0, "orbital_bombardment")
    position.side(1).life = 2
    position.start().say("play", card("orbital_bombardment"), 1)
    assert of(position, "rival", faction("cyber")).text("en") == (
        "The leader of the Cyberian Collective dies: that faction is out."
    )
    assert "will have 4 life" in of(position, "rival", faction("nomads")).text("en")


def test_passing_with_two_actions_is_asked_once_more() -> None:
    """H-46: what is given up is told."""
    position = Position(2).start()
    assert of(position, "pass").warns == "nothing"
    position.say("gain")
    assert of(position, "pass").warns == ""
