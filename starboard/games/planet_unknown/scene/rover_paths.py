"""The ways of rovers to what they could fetch with the movement points they have (P-105, P-108)."""

from __future__ import annotations

from ..components import ROVER
from ..grid import squares_of
from ..legality.movements import closed, neighbours
from ..state import Player, Table

#: A way: the squares from the rover's own to that of a meteorite or lifepod.
Way = tuple[int, ...]


def ways(s: Table, p: Player) -> list[Way]:
    """By meteorite and lifepod within reach, a shortest way of the nearest rover.

    A loaded one delivers first, on a rover icon (P-280). What is one step away needs no way. Steps
    cost a point each here: what technologies make of that is not reckoned with.
    """
    if p.moves <= 0:
        return []
    shut = closed(s, p)
    found: dict[int, Way] = {}
    for rover, at in enumerate(p.rovers):
        if at >= 0:
            aim = p.icons[ROVER] if p.cargo >> rover & 1 else p.meteorites
            for way in _ways_from(p, at, aim | p.lifepods, shut):
                known = found.get(way[-1])
                if known is None or len(way) < len(known):
                    found[way[-1]] = way
    return [found[at] for at in sorted(found) if len(found[at]) > 2]


def _ways_from(p: Player, start: int, prey: int, shut: int) -> list[Way]:
    seen, found = 1 << start, []
    ends: list[Way] = [(start,)]
    for _ in range(p.moves):
        further = []
        for way in ends:
            for to in squares_of(neighbours(p, way[-1]) & ~shut & ~seen):
                seen |= 1 << to
                further.append((*way, to))
        found += [way for way in further if prey >> way[-1] & 1]
        ends = further
    return found
