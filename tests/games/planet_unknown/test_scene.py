"""What players see: their own planet large, the others' small, what everybody has."""

from __future__ import annotations

import starboard
from starboard.draw import Node, Tally
from starboard.games.planet_unknown.grid import square


def planets(rover: int) -> dict[str, Node]:
    """The planets as the first of three sees them, with a rover of the second on a square."""
    table = starboard.new("planet_unknown", seats=3, seed=3)
    state = table.state
    state.players[1].rovers = [rover, -1]
    state.before = [()] * 3
    return {n.key: n for n in table.scene(0).nodes if n.key.startswith("planet:")}


def test_the_others_planets_are_small_and_can_be_looked_at_closely() -> None:
    """P-13 Nothing on a planet is secret once a turn is confirmed; rovers are drawn, too."""
    found = planets(square(5, 5))
    assert {key: node.zoom for key, node in found.items()} == {
        "planet:0": False, "planet:1": True, "planet:2": True,
    }  # fmt: skip
    assert found["planet:1"].look != planets(square(6, 5))["planet:1"].look


def test_trackers_and_pieces_are_told_by_signs_and_in_words() -> None:
    """P-13 Everybody's trackers; of the others, what they have collected."""
    table = starboard.new("planet_unknown", seats=2, seed=3)
    mine, theirs = (
        [line for line in player.lines if isinstance(line, Tally)]
        for player in table.scene(0).players
    )
    assert [len(tally.signs) for tally in mine] == [5]
    assert [len(tally.signs) for tally in theirs] == [5, 5]
    pieces = theirs[1]
    numbers = [number for _, _, number in pieces.signs]
    assert numbers == list(pieces.said.facts.values())
    words = pieces.said.text("en")
    for name in ("meteorites", "lifepods", "stored patches", "rovers", "technologies"):
        assert name in words
