"""Patterns on the board: missions to form, and formations of cards to lay (H-80 to H-82, H-114)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..box import BOARDS, FORMATIONS, MISSIONS
from ..hexes import HEXES, areas_of, laid, mask_of, positions


class Lay(NamedTuple):
    """A formation in one turn around one area."""

    area: int
    steps: int  # of 60 degrees clockwise
    attacks: tuple[int, ...]  # areas, in the order of the card
    places: tuple[int, ...]
    attack_set: int
    place_set: int


@cache
def ways(mission: int, board: int) -> tuple[int, ...]:
    """H-114 Every set of areas that forms a mission on a board."""
    return positions(MISSIONS[mission].cells, BOARDS[board].areas)


@cache
def ways_through(mission: int, board: int) -> tuple[tuple[int, ...], ...]:
    """By area: the sets that form a mission and use the area."""
    return tuple(
        tuple(way for way in ways(mission, board) if way >> area & 1) for area in range(len(HEXES))
    )


@cache
def lays_around(formation: int, area: int, board: int) -> tuple[Lay, ...]:
    """H-82 A formation measured from a unit: areas off the board are ignored; each result once."""
    shape, areas = FORMATIONS[formation], BOARDS[board].areas
    found: dict[tuple[tuple[int, ...], int], Lay] = {}
    for steps in range(6):
        attacks = laid(shape.attacks, area, steps, areas)
        places = laid(shape.places, area, steps, areas)
        lay = Lay(area, steps, attacks, places, mask_of(attacks), mask_of(places))
        found.setdefault((attacks, lay.place_set), lay)
    return tuple(found.values())


@cache
def free_lays(formation: int, board: int) -> tuple[Lay, ...]:
    """H-82 A formation laid freely lies on the board with all its areas; each result once."""
    shape, areas = FORMATIONS[formation], BOARDS[board].areas
    size = len(shape.attacks) + len(shape.places) + len(shape.blanks)
    found: dict[tuple[tuple[int, ...], int], Lay] = {}
    for area in areas_of(areas):
        for steps in range(6):
            attacks = laid(shape.attacks, area, steps, areas)
            places = laid(shape.places, area, steps, areas)
            blanks = laid(shape.blanks, area, steps, areas)
            if len(attacks) + len(places) + len(blanks) == size:
                lay = Lay(area, steps, attacks, places, mask_of(attacks), mask_of(places))
                found.setdefault((attacks, lay.place_set), lay)
    return tuple(found.values())
