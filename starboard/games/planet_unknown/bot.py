"""What a position is worth, in terms that can be explained: medals that are made, and hopes.

Every term of the score has a hope of its own: lines by how full they are, tracks by how far their
trackers have come, rovers by what they may still fetch, objectives by how near they are.
"""

from __future__ import annotations

from math import exp

from .box import CORPORATIONS, OBJECTIVES, SQUARES, TILES
from .grid import SIDE, STRIDE, areas, around, square, squares_of
from .kinds import JUMP, OASIS, TECH, WATER, Objective
from .objectives import PERSONAL, met, uncovered
from .rules.placing import terrain_of
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
from .state import OVER, Player, Table

#: How many medals of lead make winning about three times as likely as losing.
SCALE = 9.0

# Hopes in medals.
HAND = 0.8  # a square of the tile in hand, which will be placed
LINE_POWER = 2.0  # a line that is half full is worth this power of a half
ROCKED = 0.45  # share of a line's hope that a meteorite leaves
HOLE = 0.3  # an empty square that only a patch can fill
NOOK = 0.12  # a square of a small empty area
MADE = 0.55  # share of a track's medal that counts beside the way
STEP = 0.42  # a step on a track
RANK = (1.2, 1.8, 2.4, 3.0)  # a civ card to come
LEVEL = 1.1  # a technology
ROVER_OUT = 0.6  # a rover on the planet
NEAR = (0.5, 0.3, 0.2)  # something to fetch one, two, three steps away
POD = 0.3  # a lifepod still standing
STONE = 0.33  # a collected meteorite
PATCH = 0.8  # a stored patch
POINT = 0.2  # a movement point
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
    total = float(lifepod_score(p, p.cards) + card_score(p, p.cards))
    total += max(STONE * p.stones, meteorite_score(p, p.cards))
    total += planet_hope(p) + rover_hope(p)
    total += sum(track_hope(p, track) for track in range(5))
    total += GOAL * sum(goal_hope(p, goal) for goal in squares_of(p.goals))
    if len(s.players) > 1:
        total += RIVAL * neighbour_score(s, seat, s.players)
    total += PATCH * p.stored + LEVEL * p.unlocked.bit_count() + POINT * p.moves
    if p.hand >= 0:
        total += HAND * len(TILES[p.hand].turns[0].cells)
    return total + sum(RANK[rank - 1] for rank in p.ranks)


def planet_hope(p: Player) -> float:
    """Rows and columns by how full they are; holes and nooks will hardly be filled."""
    empty = uncovered(p)
    rocks = p.rocks()
    total = 0.0
    for line, medals in LINES:
        missing = (empty & line).bit_count()
        hope = medals * (1.0 - missing / line.bit_count()) ** LINE_POWER
        total += hope * ROCKED if rocks & line else hope
    free = p.free()
    walls = ~free
    holes = free & walls >> 1 & walls << 1 & walls >> STRIDE & walls << STRIDE
    total -= HOLE * holes.bit_count()
    for area in areas(free & ~holes):
        size = area.bit_count()
        if size < 4:
            total -= NOOK * size
    return total


def track_hope(p: Player, track: int) -> float:
    """The medal of a track, and a part of the way to the next ones and to its milestones."""
    at = p.tracks[track]
    made = track_score(p, track)
    if p.corporation == JUMP and track == TECH:
        return made
    if p.corporation == OASIS and track == WATER:
        return MADE * made + 0.35 * at
    top = len(CORPORATIONS[p.corporation].tracks[track]) - 1
    return MADE * made + STEP * at * 15 / top


def rover_hope(p: Player) -> float:
    """Rovers on the planet that have something to fetch, and lifepods that still stand."""
    total = POD * p.lifepods.bit_count()
    prey = p.lifepods | p.meteorites
    for at in p.rovers:
        if at >= 0:
            near = 1 << at
            total += ROVER_OUT
            for share in NEAR:
                near |= around(near) & SQUARES
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


def goal_hope(p: Player, number: int) -> float:
    """A personal objective's medals by how near it is."""
    if met(p, number):
        return PERSONAL
    card = OBJECTIVES[number]
    return PERSONAL * _nearness(p, card) ** 2


def _nearness(p: Player, card: Objective) -> float:
    if card.test == "rectangle":
        ground = terrain_of(p, card.wanted)
        taken = p.covered() & ~ground
        best = max(((window & ground).bit_count() for window in _RECTANGLES[card.w, card.h]
                    if not window & taken), default=0)  # fmt: skip
        return best / (card.w * card.h)
    if card.test == "area_icons_at_least":
        icons = p.icons[card.wanted]
        ground = terrain_of(p, card.wanted)
        return max(((a & icons).bit_count() for a in areas(ground)), default=0) / card.n
    if card.test == "track_at_top":
        return p.tracks[card.wanted] / p.top(card.wanted)
    if card.test == "collected_meteorites_at_least":
        return p.stones / card.n
    if card.test in ("all_ice_covered", "all_land_covered"):
        return 1 - p.free().bit_count() / SQUARES.bit_count()
    return 0.0
