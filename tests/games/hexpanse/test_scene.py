"""What the picture shows: signs, everybody's open zones, teams, missions."""

from __future__ import annotations

from starboard import look
from starboard.games.hexpanse.box import ALLIES, ELITE, FIRST_ALLY, LEADER, NEUTRAL, NORMAL
from starboard.games.hexpanse.drawing import unit_sign
from starboard.games.hexpanse.state import FIRST_MERCENARY


def test_every_kind_of_unit_has_its_own_sign() -> None:
    """H-34: allied units differ on the board, and in the terminal."""
    allies = range(FIRST_ALLY, FIRST_ALLY + len(ALLIES))
    kinds = [NORMAL, ELITE, LEADER, FIRST_MERCENARY, *allies]
    pictures = [unit_sign(kind) for kind in kinds]
    assert len(set(pictures)) == len(kinds)
    assert len({look.signs()[picture] for picture in pictures}) == len(kinds)
    assert unit_sign(NEUTRAL) == unit_sign(NORMAL)  # told apart by its colour and its name
