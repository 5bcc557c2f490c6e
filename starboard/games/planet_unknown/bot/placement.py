"""What a tile promises where it would lie.

Most placements of a tile differ in a few lines and edges only. Those are added up from tables
made once a position; the few that look best are then weighed in full.
"""

from __future__ import annotations

from functools import cache

from starboard.kernel import Option

from ..box import PLANETS, SQUARES, TILES
from ..components import BIOMASS, COALITION, ENERGY, INNER, OUTER, WATER, WORMHOLE
from ..grid import BASE, STRIDE, squares_of
from ..legality.placements import EVENT_RULE, placements
from ..rules.tracks import grows_biomass, water_steps
from ..scoring import LINES
from ..state import DESTROYED, Player, Table
from .cache import Cache
from .objectives import goal_hope
from .planet import outlook_of_lines, planet_hope
from .tracks import steps
from .weights import W

#: How many places of a tile are looked at, and how many of these closely.
LOOKS, CLOSER = 60, 4
#: What lies under a tile is lost; a tile that fits nowhere ends the game.
LOST, NOWHERE = 1.0, -3.0
#: What a meteorite costs, roughly.
ROCK = 1.5


@cache
def _profile(number: int, way: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By row and by column, relative to the middle: how many squares of the tile lie there."""
    rows: dict[int, int] = {}
    columns: dict[int, int] = {}
    for dx, dy, *_ in TILES[number].way[way].cells:
        rows[dy] = rows.get(dy, 0) + 1
        columns[dx] = columns.get(dx, 0) + 1
    return tuple(rows.items()), tuple(columns.items())


@cache
def beside(number: int, way: int) -> tuple[int, ...]:
    """The squares that the tile has an edge with; again those with two edges, and so on."""
    body = TILES[number].way[way].body
    levels = [0, 0, 0, 0]
    for squares in (body << 1, body >> 1, body << STRIDE, body >> STRIDE):
        for n, level in enumerate(levels):
            levels[n], squares = level | squares, level & squares
    return tuple(level & ~body for level in levels if level & ~body)


def line_gains(p: Player, turns: float) -> list[tuple[float, ...]]:
    """By line: what it gains if so many more of its squares are covered."""
    more, kept, empty = outlook_of_lines(p, turns)
    gains: list[tuple[float, ...]] = []
    for (line, medals), hope in zip(LINES, kept, strict=True):
        a, b, c, d, e = more[(empty & line).bit_count()]
        hope *= medals
        gains.append((0.0, hope * a, hope * b, hope * c, hope * d, hope * e))
    return gains


def _jump(ways: list[tuple[int, int]]) -> int:
    """Of very many places every second, third ... is looked at."""
    count = 0
    for _, bits in ways:
        count += bits.bit_count()
    return count // LOOKS + 1 if count > LOOKS else 1


def _looks(
    p: Player, number: int, ways: list[tuple[int, int]], turns: float, water: float,
    gains: list[tuple[float, ...]],
) -> list[tuple[float, Option]]:  # fmt: skip
    """What a tile seems to bring in each of these places, or in some of very many."""
    tile = TILES[number]
    # Everything as far to the left as tiles are kept: what is off the planet is a wall, too.
    walls = ~((SQUARES & ~(p.tiles | p.patches)) << BASE)
    part = tile.resources.index(WATER) if WATER in tile.resources else -1
    ice, things = PLANETS[p.planet].ice << BASE, (p.lifepods | p.on_planet()) << BASE
    edge = 2 * W.border * min(1.0, turns / W.calm)
    around = -edge * (tile.size + 1)  # half of the edges that a tile has
    jump = _jump(ways)
    skip = p.tiles % jump  # as good as chance, and the same whenever the position is
    looks: list[tuple[float, Option]] = []
    for way, bits in ways:
        turn = tile.way[way]
        body = turn.body
        wet = turn.parts[part] if part >= 0 else 0
        edges = beside(number, way)
        rows, columns = _profile(number, way)
        while bits:
            low = bits & -bits
            bits ^= low
            if skip:
                skip -= 1
                continue
            skip = jump - 1
            at = low.bit_length() - 1
            touched = 0
            for squares in edges:
                touched += (squares << at & walls).bit_count()
            score = around + edge * touched
            y, x = divmod(at, STRIDE)
            for dy, n in rows:
                score += gains[y + dy][n]
            for dx, n in columns:
                score += gains[12 + x + dx][n]
            if things and body << at & things:
                score -= LOST
            if wet << at & ice:
                score += water
            looks.append((score, ("place", way, at)))
    return looks


_known: Cache[tuple[float, Option | None]] = Cache()
_next: Cache[float] = Cache()


def best_of(
    p: Player, ways: list[tuple[int, int]], turns: float, steps: list[float]
) -> tuple[float, Option | None]:
    """The best of the places looked at, and what it promises; none if there is none."""
    key = (
        tuple(ways), turns, p.hand, p.tiles, p.patches, p.planet, p.corporation, p.meteorites,
        p.lifepods, p.cargo, p.stored, p.moves, p.goals, p.stones, p.rescued, p.unlocked, p.bare,
        *p.rovers, *p.tracks, *p.terrain, *p.icons, *p.parked, *p.laid,
    )  # fmt: skip
    found = _known.known.get(key)
    return found or _known.keep(key, _best_of(p, ways, turns, steps))


def _best_of(
    p: Player, ways: list[tuple[int, int]], turns: float, steps: list[float]
) -> tuple[float, Option | None]:
    gains = line_gains(p, turns)
    looks = _looks(p, p.hand, ways, turns, steps[WATER], gains)
    if not looks:
        return 0.0, None
    looks.sort(reverse=True)
    best, chosen = -999.0, looks[0][1]
    for _, option in looks[:CLOSER]:
        score = laid_worth(p, option[1], option[2], turns, steps)
        if score > best:
            best, chosen = score, option
    return best, chosen


def coming(s: Table, p: Player, turns: float) -> float:
    """What the better of the next two tiles would bring to the planet, laid at a glance: where the
    station turns by itself they lie open already (P-180, P-214)."""
    depot = (s.depot(p.seat) - bool(p.fresh)) % 6
    tops = s.tops[s.stack(depot, INNER)], s.tops[s.stack(depot, OUTER)]
    key = (
        tops, turns, p.tiles, p.patches, p.planet, p.corporation, p.meteorites, p.lifepods,
        p.cargo, p.stored, p.moves, p.unlocked, *p.rovers,
    )  # fmt: skip
    found = _next.known.get(key)
    return _next.keep(key, _coming(s, p, turns, tops)) if found is None else found


def _coming(s: Table, p: Player, turns: float, tops: tuple[int, int]) -> float:
    chosen, number = _best_coming(s, p, turns, tops)
    if chosen is None:
        return NOWHERE
    _, way, at = chosen
    turn = TILES[number].way[way]
    before = p.tiles, p.meteorites, p.lifepods
    start = planet_hope(p, turns)
    p.tiles |= turn.body << at >> BASE
    p.meteorites |= turn.meteor << at >> BASE
    p.lifepods &= ~p.tiles
    found = planet_hope(p, turns - 1) - start
    p.tiles, p.meteorites, p.lifepods = before
    return found


def _best_coming(
    s: Table, p: Player, turns: float, tops: tuple[int, int]
) -> tuple[Option | None, int]:
    """The tile that looks best, and where it would lie."""
    gains = line_gains(p, turns)
    best, chosen, taken = -99.0, None, -1
    for number in tops:
        if number >= 0:
            ways = placements(s, p, number, EVENT_RULE)
            looks = _looks(p, number, ways, turns, 0.5, gains)
            if looks:
                score, option = max(looks)
                score -= ROCK * TILES[number].meteor
                if score > best:
                    best, chosen, taken = score, option, number
    return chosen, taken


# ---- in full ----------------------------------------------------------------------------------


def settled(p: Player, turns: float) -> float:
    """What the planet and the objectives promise."""
    total = planet_hope(p, turns)
    if p.goals:
        for goal in squares_of(p.goals):
            total += W.goal * goal_hope(p, goal, turns)
    return total


def best_place(s: Table, p: Player, turns: float) -> float:
    """What the tile in hand promises where it would lie best."""
    best = -99.0
    gains = steps(p, turns)
    for way, bits in placements(s, p, p.hand, p.relaxed, p.as_energy):
        for at in squares_of(bits):
            best = max(best, laid_worth(p, way, at, turns, gains))
    return best if best > -99 else settled(p, turns)


def laid_worth(
    p: Player, way: int, at: int, turns: float, gains: list[float], goals: bool = True
) -> float:
    """What planet, objectives and icons promise with the tile in hand laid there."""
    tile = TILES[p.hand]
    turn = tile.way[way]
    body = turn.body << at >> BASE
    before = p.tiles, p.meteorites, p.lifepods, p.rovers, p.cargo
    first, second = tile.resources
    ground = p.terrain[first], p.terrain[second], p.icons[first], p.icons[second]
    p.tiles |= body
    if turn.meteor and not (p.corporation == COALITION and p.has(4)):
        p.meteorites |= turn.meteor << at >> BASE
    p.lifepods &= ~body
    for rover, where in enumerate(p.rovers):
        if where >= 0 and body >> where & 1:
            p.rovers = [*p.rovers]
            p.rovers[rover] = DESTROYED
            p.cargo &= ~(1 << rover)
    p.terrain[first] |= turn.parts[0] << at >> BASE
    p.terrain[second] |= turn.parts[1] << at >> BASE
    p.icons[first] |= turn.icons[0] << at >> BASE
    p.icons[second] |= turn.icons[1] << at >> BASE
    total = settled(p, turns - 1) if goals else planet_hope(p, turns - 1)
    for kind in tile.resources if not p.bare else ():
        if kind == ENERGY:
            total += 0.9 * max(gains)
        elif kind == WATER:
            total += gains[WATER] * water_steps(p, p.hand, way, at)
        elif kind == BIOMASS and p.corporation == WORMHOLE:
            total += gains[BIOMASS] if grows_biomass(p, p.hand, way, at) else 0.0
        else:
            total += gains[kind]
    p.tiles, p.meteorites, p.lifepods, p.rovers, p.cargo = before
    p.terrain[first], p.terrain[second], p.icons[first], p.icons[second] = ground
    return total
