"""What may become of a planet: its lines, its empty ground, and what rovers may still fetch.

A row or a column counts if all of it gets covered and no meteorite is left on it. Each of its
empty squares makes that less likely: a little in the open, more where ground is narrow, most
where only a patch fits. A meteorite on it leaves the chance that a rover comes by in time.
"""

from __future__ import annotations

from math import exp, sqrt

from .box import PLANETS, SQUARES
from .grid import STRIDE, around, column, row
from .kinds import GAIA, HORIZON, PETRA
from .scoring import LINES
from .state import ON_BOARD, Player
from .weights import W

_ROWS, _COLUMNS = LINES[:12], LINES[12:]
_FAR = 9  # steps: further than this rovers do not look


def squares_left(p: Player) -> int:
    """P-56 Squares without tile and patch."""
    return SQUARES & ~(p.tiles | p.patches)


def planet_hope(p: Player, turns: float) -> float:
    """Medals expected of rows and columns, of what is fetched, and of the planet's own rule."""
    free = SQUARES & ~(p.tiles | p.patches)
    empty = free & ~PLANETS[PETRA].currents if p.planet == PETRA else free
    right, down = free & free >> 1, free & free >> STRIDE
    count = free.bit_count()
    blocks = right & right >> STRIDE
    blocks |= blocks << 1
    thin = empty & ~(blocks | blocks << STRIDE)
    alone = empty & ~(right | right << 1 | down | down << STRIDE)
    missing = count - turns * W.tile - p.stored
    each = -(W.open + W.short * missing / count if missing > 0 else W.open)
    narrow, hole = -W.thin, -W.alone
    total = 0.0
    kept = fetched(p, turns) if p.meteorites or p.lifepods or p.cargo else None
    for n, (line, medals) in enumerate(LINES):
        bits = empty & line
        if bits:
            cost = each * bits.bit_count()
            bits &= thin
            if bits:
                cost += narrow * bits.bit_count()
                bits &= alone
                if bits:
                    cost += hole * bits.bit_count()
            hope = medals * exp(cost)
        else:
            hope = medals
        total += hope * kept[n] if kept is not None else hope
    if kept is not None:
        total += kept[24]
    border = 4 * count - 2 * (right.bit_count() + down.bit_count())
    total -= W.border * border * min(1.0, turns / 8)
    if p.planet == GAIA:
        total += W.city * (PLANETS[GAIA].cities & free).bit_count()
    return total


def fetched(p: Player, turns: float) -> list[float]:
    """By line, the chance that its meteorites are gone in time; last, the lifepods' medals."""
    rocks = p.rocks()
    pods = p.lifepods
    kept = [1.0] * 24 + [0.0]
    prey = rocks | pods
    near, far = 0, 0
    for at in p.rovers:
        if at >= 0:
            near |= 1 << at
    if not near:  # none is out there yet
        far = 5 if ON_BOARD in p.rovers else 20
        near = SQUARES
    if p.corporation == HORIZON:
        far += 2
    points = p.moves + turns * W.reach + 0.5
    hard = W.clear * sqrt(rocks.bit_count() + 0.5 * pods.bit_count()) / points
    steps = far
    while prey and steps < far + _FAR:
        here = prey & near
        if here:
            chance = exp(-hard * (steps + 1))
            prey ^= here
            while here:
                low = here & -here
                here ^= low
                if low & rocks:
                    at = low.bit_length() - 1
                    kept[row(at)] *= chance
                    kept[12 + column(at)] *= chance
                    kept[24] += W.stone * chance
                else:
                    kept[24] += W.pod * chance
        near |= around(near) & SQUARES
        steps += 1
    while prey:
        low = prey & -prey
        prey ^= low
        if low & rocks:
            at = low.bit_length() - 1
            chance = exp(-hard * (far + _FAR))
            kept[row(at)] *= chance
            kept[12 + column(at)] *= chance
    return kept
