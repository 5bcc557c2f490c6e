"""The ways that units could go, drawn over the table while somebody points at their ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from starboard import draw
from starboard.draw import Shape

from ..legality.moves import in_a_room, movable_units
from ..rules.routes import sectors_ahead, ways_of
from ..state import MOVE, Station
from . import looks as look
from .looks import SECTOR_H, SECTOR_W, Plan


@dataclass
class Ways:
    """T-38 By unit and by sector: what is drawn while they are pointed at."""

    of: dict[int, tuple[Shape, ...]] = field(default_factory=dict)
    to: dict[int, tuple[Shape, ...]] = field(default_factory=dict)


def ways_shown(s: Station, plan: Plan) -> Ways:
    """Every way of the active player's units, in the movement phase."""
    found = Ways()
    if not s.turn or s.phase != MOVE:
        return found
    for unit in movable_units(s, s.active):
        if not in_a_room(s, unit):
            continue
        ahead = sectors_ahead(s, unit)
        for way in ways_of(s, s.active, unit):
            end = ahead[way.end]
            path = [ahead[0], *(ahead[step] for step in way.entered)]
            shapes = path_look(s, plan, path if path[-1] == end else [*path, end])
            found.of[unit] = (*found.of.get(unit, ()), *shapes)
            found.to[end] = (*found.to.get(end, ()), *shapes)
    return found


def path_look(s: Station, plan: Plan, path: list[int]) -> tuple[Shape, ...]:
    """Legs from sector to sector, each with its number where it ends."""
    spots = [plan.sectors[s.ring.index(sector)] for sector in path]
    middles = [(x + SECTOR_W / 2, y + SECTOR_H / 2) for x, y in spots]
    shapes: list[Shape] = []
    for n, ((x1, y1), (x2, y2)) in enumerate(pairwise(middles), 1):
        shapes += look.arrow(x1, y1, x2, y2)
        shapes += draw.count_badge(x2, y2, n)
    return tuple(shapes)
