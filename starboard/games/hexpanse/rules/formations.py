"""Patterns on the board: missions to form, and formations of cards to lay (H-80 to H-82, H-114)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from ..box import BOARDS, FORMATIONS, MISSIONS
from ..hexes import HEXES, areas_of, laid, mask_of, positions


class Lay(NamedTuple):
    """A formation in one turn around one area."""

    steps: int  # of 60 degrees clockwise
    attacks: tuple[int, ...]  # areas, in the order of the card
    places: tuple[int, ...]
    aim: int  # the set of areas to attack; if it attacks nothing, of those to place onto


class Lays(NamedTuple):
    """The ways to lay a formation around one area."""

    area: int
    ways: tuple[Lay, ...]
    reach: int  # the areas that any of them aims at


@cache
def ways(mission: int, board: int) -> tuple[int, ...]:
    """H-114 Every set of areas that forms a mission on a board."""
    return positions(MISSIONS[mission].cells, BOARDS[board].areas)


@cache
def ways_through(mission: int, board: int) -> tuple[tuple[int, ...], ...]:
    """By area: the sets that form a mission and use the area."""
    found: list[list[int]] = [[] for _ in HEXES]
    for way in ways(mission, board):
        for area in areas_of(way):
            found[area].append(way)
    return tuple([tuple(through) for through in found])


Seen = set[tuple[tuple[int, ...], int]]  # attacks in their order, placements in any


def lay_ways(formation: int, area: int, board: int, whole: bool, seen: Seen) -> Lays:
    """Every turn around one area whose result has not been seen yet."""
    shape, areas = FORMATIONS[formation], BOARDS[board].areas
    cells = (*shape.attacks, *shape.places, *shape.blanks)
    found = []
    for steps in range(6):
        if whole and len(laid(cells, area, steps, areas)) < len(cells):
            continue
        attacks = laid(shape.attacks, area, steps, areas)
        places = laid(shape.places, area, steps, areas)
        result = attacks, mask_of(places)
        if result not in seen:
            seen.add(result)
            found.append(Lay(steps, attacks, places, mask_of(attacks if shape.attacks else places)))
    return Lays(area, tuple(found), union(lay.aim for lay in found))


def union(masks: Iterable[int]) -> int:
    """All areas of some sets."""
    return reduce(or_, masks, 0)


@cache
def lays_around(formation: int, area: int, board: int) -> Lays:
    """H-82 A formation measured from a unit: areas off the board are ignored; each result once."""
    return lay_ways(formation, area, board, False, set())


@cache
def free_lays(formation: int, board: int) -> tuple[Lays, ...]:
    """H-82 A formation laid freely lies on the board with all its areas; each result once."""
    seen: Seen = set()
    around = [lay_ways(formation, a, board, True, seen) for a in areas_of(BOARDS[board].areas)]
    return tuple(lays for lays in around if lays.ways)


@cache
def free_reach(formation: int, board: int) -> int:
    """The areas that a formation laid freely can aim at."""
    return union(lays.reach for lays in free_lays(formation, board))
