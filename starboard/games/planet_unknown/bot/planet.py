"""What may become of a planet: its lines, its empty ground, and what rovers may still fetch.

A row or a column counts if all of it gets covered and no meteorite is left on it. Each of its
empty squares makes that less likely: a little in the open, more where ground is narrow, most
where only a patch fits. A meteorite on it leaves the chance that a rover comes by in time.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, fsum, sqrt

from starboard.kernel import Option

from ..box import PLANETS, SQUARES
from ..components import GAIA, HORIZON, PETRA, ROVER
from ..grid import STRIDE, area, areas, column, row, squares_of
from ..scoring import LINES
from ..state import ON_BOARD, Player
from .weights import W

_FAR = 9  # steps: further than this rovers do not look
#: What a meteorite and a lifepod bring at once to the rover that steps on them.
STONE, POD = 0.33, 1.0
#: By square: how many steps it is from there to every square, at most those.
_WAYS = tuple(
    bytes(
        min(_FAR, abs(row(at) - row(to)) + abs(column(at) - column(to)))
        for to in range(12 * STRIDE)
    )
    for at in range(12 * STRIDE)
)
_CURRENTS = PLANETS[PETRA].currents
_CITIES = PLANETS[GAIA].cities
_SQUARES_OF_LINES = tuple(line for line, _ in LINES)
_MEDALS = tuple(float(medals) for _, medals in LINES)


def planet_hope(p: Player, turns: float) -> float:
    """Medals expected of rows and columns, of what is fetched, and of the planet's own rule."""
    lines, total = _bare(p, turns)
    rocks = p.rocks() if p.cargo else p.meteorites
    if rocks or p.lifepods:
        total += _fetched([*lines], rocks, p.lifepods, p.rovers, *_reach(p, turns))
    return total


def moved_hopes(p: Player, turns: float, moves: list[Option]) -> list[float]:
    """The same after each of these steps or teleports, which take a movement point.

    What is fetched there counts, too. Rovers cover nothing: the ground is looked at only once.
    """
    lines, total = _bare(p, turns)
    far, points = _reach(p, turns)
    hopes = []
    for _, rover, to in moves:
        there = 1 << to
        rovers = [*p.rovers]
        rovers[rover] = to
        rocks, stone = p.meteorites, p.meteorites & there
        if p.corporation == HORIZON:  # P-280 it only goes along, up to a rover icon
            for n, at in enumerate(rovers):
                if p.cargo >> n & 1:
                    rocks |= 1 << at
            stone = rocks & there & p.icons[ROVER]
        found = (STONE if stone else 0.0) + (POD if p.lifepods & there else 0.0)
        found += _fetched([*lines], rocks & ~stone, p.lifepods & ~there, rovers, far, points - 1)
        hopes.append(total + found)
    return hopes


def _bare(p: Player, turns: float) -> tuple[tuple[float, ...], float]:
    """By line, the medals expected of it without meteorites; and what the ground comes to."""
    lines, total = bare_hope(p.planet, SQUARES & ~(p.tiles | p.patches), turns, p.stored)
    if p.planet == GAIA:  # P-332 a patch leaves a city its medals
        total += W.city * (_CITIES & ~p.tiles).bit_count()
    return lines, total


@lru_cache(1 << 13)
def bare_hope(planet: int, free: int, turns: float, stored: int) -> tuple[tuple[float, ...], float]:
    """The same without what a planet adds.

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
    return tuple(hopes), rest + fsum(hopes)


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
) -> tuple[tuple[tuple[float, ...], ...], list[float], int]:
    """By empty squares of a line: the share of its hope that one to five covered ones bring back;
    by line, what meteorites leave of it; and which squares are empty."""
    free = SQUARES & ~(p.tiles | p.patches)
    count = free.bit_count()
    missing = count - turns * W.tile - p.stored
    more = _more(int(16 * missing / count) if missing > 0 else 0)
    kept = [1.0] * 24
    if p.meteorites or p.cargo:
        _fetched(kept, p.rocks(), p.lifepods, p.rovers, *_reach(p, turns))
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


def _reach(p: Player, turns: float) -> tuple[int, float]:
    """How many steps more than its way a rover needs to fetch something; and movement points."""
    far = 2 if p.corporation == HORIZON else 0  # P-280: what is picked up has to be delivered
    if max(p.rovers, default=-1) < 0:  # none is out there yet, or ever
        far += (5 if ON_BOARD in p.rovers else 20) - _FAR
    return far, p.moves + int(turns + 0.5) * W.reach + 0.5


def _fetched(
    lines: list[float], rocks: int, pods: int, rovers: list[int], far: int, points: float
) -> float:
    """What meteorites, lifepods and rovers change, in medals; lines are left what is left of them.

    A line keeps the chance that its meteorites are gone in time.
    """
    hard = W.clear * sqrt(rocks.bit_count() + 0.5 * pods.bit_count()) / points
    total = 0.0
    for at in squares_of(rocks | pods):
        ways = _WAYS[at]
        steps = _FAR
        for rover in rovers:
            if rover >= 0 and ways[rover] < steps:
                steps = ways[rover]
        chance = exp(-hard * (far + steps + 1))
        if pods >> at & 1 and not rocks >> at & 1:
            total += W.pod * chance
            continue
        total += W.stone * chance
        lost = 1 - chance
        across, down = row(at), 12 + column(at)
        total -= (lines[across] + lines[down]) * lost
        lines[across] *= chance
        lines[down] *= chance
    return total


def forget() -> None:
    """Forget what was worked out with other weights."""
    for each in (bare_hope, _shares, _more, _narrow):
        each.cache_clear()
