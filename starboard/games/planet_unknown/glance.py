"""Where a tile might lie well, found at a glance: lines it goes on with, edges it touches.

Most placements of a tile differ in a few lines and edges only. Those are added up from tables
made once a position; the few that look best are then weighed in full.
"""

from __future__ import annotations

from functools import cache

from starboard.kernel import Option

from .box import PLANETS, SQUARES, TILES
from .grid import BASE, STRIDE, squares_of
from .ground import outlook_of_lines, planet_hope
from .kinds import INNER, OUTER, WATER
from .laying import laid_worth
from .rules.placing import EVENT_RULE, placements
from .scoring import LINES
from .state import Player, Table
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


def line_gains(p: Player, turns: float) -> list[tuple[float, ...]]:
    """By line: what it gains if so many more of its squares are covered."""
    more, kept, empty = outlook_of_lines(p, turns)
    gains: list[tuple[float, ...]] = []
    for (line, medals), hope in zip(LINES, kept, strict=True):
        a, b, c, d, e = more[(empty & line).bit_count()]
        hope *= medals
        gains.append((0.0, hope * a, hope * b, hope * c, hope * d, hope * e))
    return gains


def _looks(
    p: Player, number: int, places: list[tuple[int, int]], turns: float, water: float,
    gains: list[tuple[float, ...]],
) -> list[tuple[float, Option]]:  # fmt: skip
    """What a tile seems to bring in each of these places."""
    tile = TILES[number]
    walls = ~(SQUARES & ~(p.tiles | p.patches))
    part = tile.resources.index(WATER) if WATER in tile.resources else -1
    ice, things = PLANETS[p.planet].ice, p.lifepods | p.on_planet()
    edge = 2 * W.border * min(1.0, turns / W.calm)
    around = -edge * (tile.size + 1)  # half of the edges that a tile has
    looks: list[tuple[float, Option]] = []
    for way, at in places:
        turn = tile.way[way]
        body = turn.body << at >> BASE
        score = around + edge * (
            (body << 1 & walls).bit_count() + (body >> 1 & walls).bit_count()
            + (body << STRIDE & walls).bit_count() + (body >> STRIDE & walls).bit_count()
        )  # fmt: skip
        y, x = divmod(at, STRIDE)
        rows, columns = _profile(number, way)
        for dy, n in rows:
            score += gains[y + dy][n]
        for dx, n in columns:
            score += gains[12 + x + dx][n]
        if body & things:
            score -= LOST
        if part >= 0 and turn.parts[part] << at >> BASE & ice:
            score += water
        looks.append((score, ("place", way, at)))
    return looks


def best_of(
    p: Player, ways: list[tuple[int, int]], turns: float, steps: list[float], r: float
) -> tuple[float, Option | None]:
    """The best of the places drawn, and what it promises; none if there is none."""
    gains = line_gains(p, turns)
    looks = _looks(p, p.hand, _drawn(ways, r), turns, steps[WATER], gains)
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
    chosen, number = _best_coming(s, p, turns)
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


def _best_coming(s: Table, p: Player, turns: float) -> tuple[Option | None, int]:
    """The tile that looks best, and where it would lie."""
    depot = (s.depot(p.seat) - bool(p.fresh)) % 6
    gains = line_gains(p, turns)
    best, chosen, taken = -99.0, None, -1
    for ring in (INNER, OUTER):
        number = s.tops[s.stack(depot, ring)]
        if number >= 0:
            ways = placements(s, p, number, EVENT_RULE)
            looks = _looks(p, number, _drawn(ways, 0.5), turns, 0.5, gains)
            if looks:
                score, option = max(looks)
                score -= ROCK * TILES[number].meteor
                if score > best:
                    best, chosen, taken = score, option, number
    return chosen, taken


def _drawn(ways: list[tuple[int, int]], r: float) -> list[tuple[int, int]]:
    """All places if they are few, else some of them, spread evenly."""
    places = [(way, at) for way, bits in ways for at in squares_of(bits)]
    if len(places) > LOOKS:
        jump = len(places) // LOOKS + 1
        return places[int(r * jump) :: jump]
    return places
