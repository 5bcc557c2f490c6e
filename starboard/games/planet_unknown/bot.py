"""What a position is worth, in terms that can be explained: medals that are made, and hopes.

Every term of the score has a hope of its own: lines by how few squares they lack, tracks by what
lies ahead of their trackers, rovers by what they may still fetch, objectives by how near they
are. What a planet may still become depends on the shape of its empty ground: compact ground takes
any tile, ragged ground hardly one. docs/games/planet_unknown.md explains the terms.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from .box import CORPORATIONS, OBJECTIVES, SQUARES
from .grid import SIDE, STRIDE, around, square, squares_of
from .kinds import BIOMASS, JUMP, TECH, WATER, WORMHOLE, Corporation, Objective
from .objectives import PERSONAL, area_icons, met, uncovered
from .rules.placing import terrain_of
from .rules.tracks import grows_biomass, water_steps
from .scoring import (
    LINES,
    card_score,
    lifepod_score,
    meteorite_score,
    neighbour_score,
    target,
    terms,
    track_score,
)  # fmt: skip
from .state import OVER, Player, Table, Thing, unpacked

#: How many medals of lead make winning about three times as likely as losing.
SCALE = 9.0

# Hopes in medals.
HAND = 0.8  # a square of the tile in hand, which will be placed
LINE = (1.0, 0.82, 0.68, 0.56, 0.46, 0.37, 0.3, 0.24, 0.19, 0.15, 0.11, 0.08, 0.05)  # by missing
ROCKED = 0.45  # share of a line's hope that a meteorite leaves
EMPTY = 0.0  # an empty square
BORDER = 0.25  # an edge between an empty square and anything else
HOLE = 0.4  # an empty square that only a patch can fill
THIN = 0.1  # an empty square in no empty two by two
AHEAD = 0.8  # what lies ahead on a track is worth this share for every step to it
MEDAL = 1.0  # a medal of a track
SYNERGY = 0.9  # a synergy boost
RANK = (1.2, 1.8, 2.4, 3.0)  # a civ card to come
PATCH = 0.8  # a patch
LEVEL = 1.1  # a technology
ROVER_OUT = 0.6  # a rover on the planet
POINT = 0.2  # a movement point
STEP = 0.5  # an advance to come
NEAR = (0.25, 0.15, 0.1)  # something to fetch one, two, three steps away
POD = 0.3  # a lifepod still standing
STONE = 0.33  # a collected meteorite
GOAL = 1.2  # share of a personal objective's medals, by how near it is
RIVAL = 0.7  # share of the neighbour objectives as they stand


def value(s: Table, seat: int) -> float:
    """0 lost to 1 won: my expected medals against the best other player's, or the solo target."""
    mine = worth(s, seat)
    if len(s.players) == 1:
        other = float(target(s.split))
    else:
        other = max(worth(s, p.seat) for p in s.players if p.seat != seat)
    return 1 / (1 + exp((other - mine) / SCALE))


def worth(s: Table, seat: int) -> float:
    """Expected medals of a player at the end of the game."""
    p = s.players[seat]
    if s.phase == OVER:
        return sum(v for _, v in terms(s, seat, p.cards, p.goals))
    total = planet_hope(p) + rover_hope(p) + PATCH * p.stored + LEVEL * p.unlocked.bit_count()
    ahead = _ahead(p.corporation)
    for track, at in enumerate(p.tracks):
        total += MEDAL * track_score(p, track) + ahead[track][at]
    if p.rescued or p.cards:
        total += lifepod_score(p, p.cards) + card_score(p, p.cards)
    if p.stones:
        total += max(STONE * p.stones, meteorite_score(p, p.cards))
    if p.goals:
        for goal in squares_of(p.goals):
            total += GOAL * goal_hope(p, goal)
    if s.neighbour:
        total += RIVAL * neighbour_score(s, seat, s.players)
    for rank in p.ranks:
        total += RANK[rank - 1]
    for thing in p.todo:
        total += pending(p, thing)
    return total


def planet_hope(p: Player) -> float:
    """Rows and columns by what they lack; empty ground by how ragged it is."""
    empty = uncovered(p)
    rocks = p.rocks()
    total = 0.0
    for line, medals in LINES:
        hope = medals * LINE[(empty & line).bit_count()]
        total += hope * ROCKED if rocks & line else hope
    free = SQUARES & ~(p.tiles | p.patches)
    right, down = free & free >> 1, free & free >> STRIDE
    count = free.bit_count()
    border = 4 * count - 2 * (right.bit_count() + down.bit_count())
    alone = free & ~(right | right << 1 | down | down << STRIDE)
    blocks = right & right >> STRIDE
    blocks |= blocks << 1
    thin = free & ~(blocks | blocks << STRIDE)
    return (
        total - EMPTY * count - BORDER * border - HOLE * alone.bit_count()
        - THIN * thin.bit_count()
    )  # fmt: skip


@cache
def _ahead(number: int) -> tuple[tuple[float, ...], ...]:
    """By track and space: what lies ahead, each bonus worth less for every step to it."""
    corporation = CORPORATIONS[number]
    return tuple(_ahead_on(corporation, track) for track in range(5))


def _ahead_on(corporation: Corporation, track: int) -> tuple[float, ...]:
    way = corporation.ways[track]
    hopes = [0.0] * len(way)
    for at in range(len(way) - 2, -1, -1):
        space = way[at + 1]
        made = max((each.medal for each in way[: at + 1]), default=0)
        gain = MEDAL * max(0, space.medal - made) + SYNERGY * space.synergy + PATCH * space.patch
        gain += ROVER_OUT * space.rover + POINT * space.move + LEVEL * bool(space.tech)
        gain += RANK[space.civ - 1] if space.civ else 0.0
        gain += SYNERGY if space.choice >= 0 else 0.0
        hopes[at] = AHEAD * (gain + hopes[at + 1])
    if corporation is CORPORATIONS[WORMHOLE] and track == BIOMASS:
        hopes[-1] = hopes[0] * AHEAD  # technology 1 begins again
    if corporation is CORPORATIONS[JUMP] and track == TECH:
        return (0.0,) * len(way)
    return tuple(hopes)


#: What is still to be resolved in a turn, by its name.
_PENDING = {
    "boost": "SYNERGY", "patch": "PATCH", "deploy": "ROVER_OUT", "deploy-now": "ROVER_OUT",
    "advance": "STEP", "energy": "STEP", "unplaced": "STEP", "advances": "STEP",
    "choice": "SYNERGY",
}  # fmt: skip


def pending(p: Player, thing: Thing) -> float:
    """What is gained already and only waits to be resolved."""
    name = thing[0]
    if name == "any":
        return sum(pending(p, each) for each in thing[1])
    if name == "either":
        return max(pending(p, each) for each in thing[1:])
    if name == "place":
        return 4 * HAND
    if name == "icon":
        tile, way, at = unpacked(p.laid[thing[2]])
        if thing[1] == WATER:
            return STEP * water_steps(p, tile, way, at)
        if thing[1] == BIOMASS and p.corporation == WORMHOLE:
            return STEP if grows_biomass(p, tile, way, at) else 0.0
        return STEP
    if name == "civ":
        return RANK[thing[1] - 1]
    return float(globals()[_PENDING[name]]) if name in _PENDING else 0.0


def rover_hope(p: Player) -> float:
    """Rovers on the planet that have something to fetch, and lifepods that still stand."""
    total = POD * p.lifepods.bit_count() + POINT * p.moves
    prey = p.lifepods | p.meteorites
    for at in p.rovers:
        if at >= 0:
            near = 1 << at
            total += ROVER_OUT
            for share in NEAR:
                near |= around(near)
                if near & prey:
                    total += share
    return total


def _windows(w: int, h: int) -> tuple[int, ...]:
    """All rectangles of a size, in either direction, that lie on the planet."""
    found = []
    for wide, high in {(w, h), (h, w)}:
        shape = sum(1 << square(x, y) for x in range(wide) for y in range(high))
        for at in range(STRIDE * SIDE):
            if not shape << at & ~SQUARES:
                found.append(shape << at)
    return tuple(found)


_RECTANGLES = {size: _windows(*size) for size in {(c.w, c.h) for c in OBJECTIVES if c.w}}


@lru_cache(1 << 14)
def _best_window(ground: int, taken: int, w: int, h: int) -> int:
    """How much of a rectangle lies there already, where nothing else is in its way."""
    return max(
        [(window & ground).bit_count() for window in _RECTANGLES[w, h] if not window & taken],
        default=0,
    )


def goal_hope(p: Player, number: int) -> float:
    """A personal objective's medals by how near it is."""
    if met(p, number):
        return PERSONAL
    card = OBJECTIVES[number]
    return PERSONAL * _nearness(p, card) ** 2


def _nearness(p: Player, card: Objective) -> float:
    if card.test == "rectangle":
        ground = terrain_of(p, card.wanted)
        return _best_window(ground, p.covered() & ~ground, card.w, card.h) / (card.w * card.h)
    if card.test == "area_icons_at_least":
        return area_icons(terrain_of(p, card.wanted), p.icons[card.wanted]) / card.n
    if card.test == "track_at_top":
        return p.tracks[card.wanted] / p.top(card.wanted)
    if card.test == "collected_meteorites_at_least":
        return p.stones / card.n
    if card.test in ("all_ice_covered", "all_land_covered"):
        return 1 - p.free().bit_count() / SQUARES.bit_count()
    return 0.0
