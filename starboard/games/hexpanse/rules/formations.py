"""Patterns on the board: missions to form, and formations of cards to lay (H-80 to H-82, H-114)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..box import BOARDS, FORMATIONS, MISSIONS
from .hexes import HEXES, Hex, areas_of, pattern, pattern_sets, positions


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


class Turn(NamedTuple):
    """A formation in one of its six turns: by area, where its cells lie, on the board or off."""

    attacks: list[tuple[int, ...]]
    places: list[tuple[int, ...]]
    hits: list[int]  # the sets of the areas to attack
    onto: list[int]  # ... and of those to place onto
    whole: list[int]  # ... and of all, blank ones too


@cache
def turns(formation: int) -> tuple[Turn, ...]:
    """H-81 A formation in each turn of 60 degrees."""
    shape = FORMATIONS[formation]
    everything = (*shape.attacks, *shape.places, *shape.blanks)
    found = []
    for steps in range(6):
        attacks, places = by_area(shape.attacks, steps), by_area(shape.places, steps)
        sets = [set_by_area(cells, steps) for cells in (shape.attacks, shape.places, everything)]
        found.append(Turn(attacks, places, *sets))
    return tuple(found)


def by_area(cells: tuple[Hex, ...], steps: int) -> list[tuple[int, ...]]:
    """By area: where turned cells lie around it."""
    return pattern(cells, steps) or [()] * len(HEXES)


def set_by_area(cells: tuple[Hex, ...], steps: int) -> list[int]:
    """By area: the set of the areas where turned cells lie around it."""
    return pattern_sets(cells, steps) or [0] * len(HEXES)


def areas_hit(
    formation: int, steps: int, area: int, board: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a turned formation around an area attacks, and places onto; off the board nothing."""
    turn, there = turns(formation)[steps], BOARDS[board].areas
    attacks, places = turn.attacks[area], turn.places[area]
    return tuple(a for a in attacks if there >> a & 1), tuple(a for a in places if there >> a & 1)


Seen = set[tuple[tuple[int, ...], int]]  # attacks in their order, placements in any


def lay_ways(formation: int, area: int, board: int, whole: bool, seen: Seen) -> Lays:
    """Every turn around one area whose result has not been seen yet."""
    areas, attacking = BOARDS[board].areas, FORMATIONS[formation].attacks
    found, reach = [], 0
    for steps, turn in enumerate(turns(formation)):
        attacks, places = turn.attacks[area], turn.places[area]
        if turn.whole[area] & areas != turn.whole[area]:
            if whole:
                continue
            attacks = tuple([target for target in attacks if areas >> target & 1])
            places = tuple([place for place in places if areas >> place & 1])
        onto = turn.onto[area] & areas
        result = attacks, onto
        if result not in seen:
            seen.add(result)
            aim = turn.hits[area] & areas if attacking else onto
            found.append(Lay(steps, attacks, places, aim))
            reach |= aim
    return Lays(area, tuple(found), reach)


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
