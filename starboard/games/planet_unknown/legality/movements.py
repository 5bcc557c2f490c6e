"""P-105 to P-111 Where rovers may go, and why not elsewhere."""

from __future__ import annotations

from functools import cache

from starboard.kernel import Option, Refusal

from ..box import EVENTS, PLANETS, SQUARES, TILES
from ..components import CIV, COSMOS, ENERGY, JUMP, REPUBLIC, TARTARUS
from ..grid import BASE, around, column, row, square, squares_of
from ..state import SPAN, Player, Table, unpacked
from ..text import refusal


def _diagonals(at: int) -> int:
    bits = 0
    for dx in (-1, 1):
        for dy in (-1, 1):
            x, y = column(at) + dx, row(at) + dy
            if 0 <= x < 12 and 0 <= y < 12:
                bits |= 1 << square(x, y)
    return bits & SQUARES


#: P-105 The squares that share a side with a square, and those that share a corner only.
_SIDE_BY_SIDE = {at: around(1 << at) & SQUARES for at in squares_of(SQUARES)}
_CORNERS = {at: _diagonals(at) for at in squares_of(SQUARES)}


def _same_side(at: int) -> int:
    """P-336 Tartarus: the squares on this side of the chasm."""
    first, second = PLANETS[TARTARUS].sides
    return first if first >> at & 1 else second


def _crossings(at: int) -> int:
    """P-336 Tartarus: where a diagonal step may lead over the chasm."""
    bits = 0
    for a, b in PLANETS[TARTARUS].diagonals:
        bits |= 1 << b if at == a else 1 << a if at == b else 0
    return bits


def closed(s: Table, p: Player) -> int:
    """P-109, P-199 Squares that no rover may enter now: other rovers, terrain of an event."""
    bits = p.on_planet()
    if s.event >= 0 and s.restriction() == "rover_not_onto":
        bits |= p.ground(EVENTS[s.event].terrain)
    return bits


def neighbours(p: Player, at: int) -> int:
    """P-105, P-273, P-336 Where one step may lead from here, on this planet."""
    bits = _SIDE_BY_SIDE[at]
    diagonal = _CORNERS[at] if p.corporation == COSMOS and p.has(0) else 0
    if p.planet == TARTARUS:
        side = _same_side(at)
        return bits & side | diagonal & (side | _crossings(at))
    return bits | diagonal


def movements(s: Table, p: Player) -> list[Option]:
    """P-105, P-106 Every step and teleport that the movement points allow."""
    if p.moves <= 0:
        return []
    shut = None
    options: list[Option] = []
    free_ground = p.ground(ENERGY) if p.corporation == COSMOS and p.has(3) else 0
    for rover, at in enumerate(p.rovers):
        if at < 0:
            continue
        if shut is None:
            shut = closed(s, p)
        if free_ground and p.glided:
            # A free step back to where one has been changes nothing: it is not offered again
            # before something has changed, or a turn could go on for ever (P-276).
            been = free_ground & glided_over(p, rover)
            options += _steps(rover, within_reach(s, p, rover) & ~shut & ~been)
        else:
            options += _steps(rover, neighbours(p, at) & ~shut)
        if p.corporation == REPUBLIC or p.corporation == JUMP:
            options += [("teleport", rover, to) for to in squares_of(_targets(p, at) & ~shut)]
    return options


def glided_over(p: Player, rover: int) -> int:
    """P-276 The squares that a rover has come over for nothing since something changed."""
    return p.glided >> SPAN * rover & SQUARES


def within_reach(s: Table, p: Player, rover: int) -> int:
    """P-105, P-276 Where one step may lead, also from squares to which the rover can glide back.

    It has picked up there what there was, so the way back over them is no question of its own.
    """
    back = glided_over(p, rover) & p.ground(ENERGY) & ~closed(s, p) if p.glided else 0
    seen = new = 1 << p.rovers[rover]
    found = 0
    while new:
        steps = 0
        for at in squares_of(new):
            steps |= neighbours(p, at)
        found |= steps
        new = steps & back & ~seen
        seen |= new
    return found


@cache
def _steps(rover: int, squares: int) -> tuple[Option, ...]:
    """P-105 The steps of a rover to these squares; kept, for the same few come again and again."""
    return tuple([("step", rover, to) for to in squares_of(squares)])


def _targets(p: Player, at: int) -> int:
    """P-253, P-293 Where a rover may be teleported for a point."""
    bit = 1 << at
    if p.corporation == REPUBLIC and p.has(2) and p.icons[CIV] & bit:
        return p.icons[CIV] & ~bit
    if p.corporation == JUMP and p.has(1) and not p.used & 2 and p.tiles & bit:
        own = next(body for body in bodies(p) if body & bit)
        for kind in range(6):
            if p.terrain[kind] & bit:
                return p.terrain[kind] & p.tiles & ~own
    return 0


def bodies(p: Player) -> list[int]:
    """The squares of every laid tile."""
    found = []
    for code in p.laid:
        tile, way, at = unpacked(code)
        found.append(TILES[tile].way[way].body << at >> BASE)
    return found


def why_not_step(s: Table, p: Player, rover: int, to: int) -> Refusal | None:
    """P-105 to P-109 Why this rover cannot take a step to that square."""
    at = p.rovers[rover]
    if p.moves <= 0:
        return refusal("P-106", "no-moves")
    if not within_reach(s, p, rover) >> to & 1:
        if p.planet == TARTARUS and _SIDE_BY_SIDE[at] >> to & 1:
            return refusal("P-336", "rover-over-chasm")
        return refusal("P-105", "too-far")
    if p.on_planet() >> to & 1:
        return refusal("P-109", "rover-there")
    if closed(s, p) >> to & 1:
        return refusal("P-199", "event-rover", event=s.event)
    if ("step", rover, to) not in movements(s, p):
        return refusal("P-276", "glided")
    return None


def why_not_deploy(p: Player, at: int) -> Refusal:
    """P-100, P-109 Why a rover cannot be deployed on that square."""
    bit = 1 << at
    if not p.fresh & bit:
        return refusal("P-100", "not-on-the-new-tile")
    if p.patches & bit:
        return refusal("P-95", "deploy-on-patch")
    return refusal("P-109", "rover-there")
