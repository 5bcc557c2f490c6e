"""What may become of a planet: its lines, its empty ground, and what rovers may still fetch.

A row or a column counts if all of it gets covered and no meteorite is left on it. Each of its
empty squares makes that less likely: a little in the open, more where ground is narrow, most
where only a patch fits. A meteorite on it leaves the chance that a rover comes by in time.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, sqrt
from operator import mul

from .box import PLANETS, SQUARES
from .grid import STRIDE, area, areas, around, column, row, squares_of
from .kinds import GAIA, HORIZON, PETRA
from .scoring import LINES
from .state import ON_BOARD, Player
from .weights import W

_FAR = 9  # steps: further than this rovers do not look
_CURRENTS = PLANETS[PETRA].currents
_CITIES = PLANETS[GAIA].cities
_SQUARES_OF_LINES = tuple(line for line, _ in LINES)
_MEDALS = tuple(float(medals) for _, medals in LINES)


def planet_hope(p: Player, turns: float) -> float:
    """Medals expected of rows and columns, of what is fetched, and of the planet's own rule."""
    lines, rest, total = _ground(p.planet, SQUARES & ~(p.tiles | p.patches), turns, p.stored)
    if p.meteorites or p.lifepods or p.cargo:
        kept, medals = fetched(p, turns)
        if kept is _CLEAR:
            return total + medals
        return sum(map(mul, lines, kept), rest) + medals
    return total


@lru_cache(1 << 13)
def _ground(
    planet: int, free: int, turns: float, stored: int
) -> tuple[tuple[float, ...], float, float]:
    """By line, the medals expected of it without meteorites; what the ground costs; and the sum.

    Many places of a tile cover the same squares, and rovers change none: so it is kept.
    """
    empty = free & ~_CURRENTS if planet == PETRA else free
    right, down = free & free >> 1, free & free >> STRIDE
    count = free.bit_count()
    missing = count - turns * W.tile - stored
    share = _shares(int(16 * missing / count) if missing > 0 and count else 0)
    hopes = [*_MEDALS]
    thins, nooks, chances = _narrow()
    soon = min(1.0, (turns + stored) / W.calm)
    for pocket, size in _pockets(free):
        chance = chances[size] * soon
        for n in _lines_of(pocket & empty):
            hopes[n] *= chance
        empty &= ~pocket
    blocks = right & right >> STRIDE
    blocks |= blocks << 1
    thin = empty & ~(blocks | blocks << STRIDE)
    nook = 0
    if thin:
        across, along = right | right << 1, down | down << STRIDE
        # with only one empty square beside it
        nook = thin & ~(right & right << 1 | down & down << STRIDE | across & along)
    for n, line in enumerate(_SQUARES_OF_LINES):
        bits = empty & line
        if bits:
            hope = hopes[n] * share[bits.bit_count()]
            bits &= thin
            if bits:
                hope *= thins[bits.bit_count()]
                bits &= nook
                if bits:
                    hope *= nooks[bits.bit_count()]
            hopes[n] = hope
    border = 4 * count - 2 * (right.bit_count() + down.bit_count())
    rest = -W.border * border * (turns / W.calm if turns < W.calm else 1.0)
    if planet == GAIA:
        rest += W.city * (_CITIES & free).bit_count()
    return tuple(hopes), rest, sum(hopes, rest)


@lru_cache(1 << 15)
def _pockets(free: int) -> tuple[tuple[int, int], ...]:
    """Empty ground of one to four squares, which only a tile of that shape or patches can fill."""
    if not free:
        return ()
    # The ground around a two by two is no pocket; nearly always that is all there is.
    blocks = free & free >> 1
    blocks &= blocks >> STRIDE
    ground = free
    while blocks:
        wide = area(blocks & -blocks, ground)
        ground &= ~wide
        blocks &= ground
        if wide.bit_count() == 4:
            ground |= wide
    found = []
    for pocket in areas(ground):
        size = pocket.bit_count()
        if size <= 4:
            found.append((pocket, size))
    return tuple(found)


@lru_cache(1 << 12)
def _lines_of(squares: int) -> tuple[int, ...]:
    """The lines that any of these squares lies in."""
    return tuple(n for n, (line, _) in enumerate(LINES) if line & squares)


def outlook_of_lines(
    p: Player, turns: float
) -> tuple[tuple[tuple[float, ...], ...], tuple[float, ...], int]:
    """By empty squares of a line: the share of its hope that one to five covered ones bring back;
    by line, what meteorites leave of it; and which squares are empty."""
    free = SQUARES & ~(p.tiles | p.patches)
    count = free.bit_count()
    missing = count - turns * W.tile - p.stored
    more = _more(int(16 * missing / count) if missing > 0 else 0)
    kept = fetched(p, turns)[0] if p.meteorites or p.cargo else _CLEAR
    return more, kept, free & ~_CURRENTS if p.planet == PETRA else free


@cache
def _shares(missing: int) -> tuple[float, ...]:
    """By empty squares of a line: what that leaves of its hope."""
    each = exp(-W.open - W.short * missing / 16)
    return tuple(each**n for n in range(13))


@cache
def _more(missing: int) -> tuple[tuple[float, ...], ...]:
    share = _shares(missing)
    return tuple(
        tuple(share[max(0, left - n)] - share[left] for n in range(1, 6)) for left in range(13)
    )


@cache
def _narrow() -> tuple[tuple[float, ...], ...]:
    """By number: what narrow squares and dead ends leave of a line's hope; by size, pockets."""
    return (
        tuple(exp(-W.thin * n) for n in range(13)),
        tuple(exp(-W.nook * n) for n in range(13)),
        (1.0, W.pocket1, W.pocket2, W.pocket3, W.pocket4),
    )


_CLEAR = (1.0,) * 24


def fetched(p: Player, turns: float) -> tuple[tuple[float, ...], float]:
    """By line, the chance that its meteorites are gone in time; and medals of what is fetched."""
    near = far = 0
    for at in p.rovers:
        if at >= 0:
            near |= 1 << at
    if not near:  # none is out there yet, or ever
        far = 5 if ON_BOARD in p.rovers else 20
        near = SQUARES
    if p.corporation == HORIZON:  # P-280: what is picked up has to be delivered
        far += 2
    points = p.moves + int(turns + 0.5) * W.reach + 0.5
    return _fetched(p.rocks(), p.lifepods, near, far, points)


@lru_cache(1 << 15)
def _fetched(
    rocks: int, pods: int, near: int, far: int, points: float
) -> tuple[tuple[float, ...], float]:
    kept = [1.0] * 24
    total = 0.0
    hard = W.clear * sqrt(rocks.bit_count() + 0.5 * pods.bit_count()) / points
    prey, steps = rocks | pods, far
    while prey:
        here = prey & near if steps < far + _FAR else prey
        if here:
            chance = exp(-hard * (steps + 1))
            prey ^= here
            for at in squares_of(here):
                if rocks >> at & 1:
                    kept[row(at)] *= chance
                    kept[12 + column(at)] *= chance
                    total += W.stone * chance
                else:
                    total += W.pod * chance
        near |= around(near) & SQUARES
        steps += 1
    return tuple(kept) if rocks else _CLEAR, total


def reset() -> None:
    """Forget what was worked out with other weights."""
    for each in (_ground, _shares, _more, _narrow, _fetched):
        each.cache_clear()
