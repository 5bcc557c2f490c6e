"""What may become of trackers and objectives in the turns that are left."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, sqrt

from .box import CORPORATIONS, OBJECTIVES, PLANETS, SQUARES
from .grid import SIDE, STRIDE, square
from .kinds import BIOMASS, WORMHOLE, Corporation, Objective, Space
from .objectives import PERSONAL, area_icons, met, uncovered
from .state import Player
from .weights import W

#: No game lasts longer, as far as bots look.
MOST_TURNS = 24


def rank_worth(rank: int) -> float:
    """A civ card to come."""
    return (W.rank1, W.rank2, W.rank3, W.rank4)[rank - 1]


def bonus_worth(space: Space, turns: float) -> float:
    """What a space gives, its medal aside. Technologies need turns to be of use."""
    worth = W.synergy * space.synergy + W.patch * space.patch + W.point * space.move
    if space.rover:
        worth += W.rover * space.rover * min(1.0, turns / 6)
    if space.tech:
        worth += W.level * min(1.0, turns / 10)
    if space.civ:
        worth += rank_worth(space.civ)
    if space.choice >= 0:
        worth += W.synergy
    return worth


#: By track: what a tracker on a space may expect (medals included), and what one step brings.
Ladder = tuple[tuple[float, ...], tuple[float, ...]]


@cache
def ladders(number: int, turns: int) -> tuple[Ladder, ...]:
    """What trackers of a corporation are worth with so many turns left."""
    corporation = CORPORATIONS[number]
    return tuple(_ladder(corporation, track, turns) for track in range(5))


def _ladder(corporation: Corporation, track: int, turns: int) -> Ladder:
    way = corporation.ways[track]
    middle = W.pace * turns
    width = 0.35 + 0.5 * sqrt(middle)
    chance = [1 / (1 + exp((d - 0.5 - middle) / width)) for d in range(len(way) + 1)]
    medals = _medals(corporation, track)
    worths = []
    for at in range(len(way)):
        worth = W.medal * medals[at]
        for d in range(1, len(way) - at):
            more = W.medal * (medals[at + d] - medals[at + d - 1])
            worth += chance[d] * (more + W.haste**d * bonus_worth(way[at + d], turns - 1))
        worths.append(worth)
    if corporation is CORPORATIONS[WORMHOLE] and track == BIOMASS:
        worths[-1] += chance[2]  # technology 1 begins again
    steps = []
    for at in range(len(way) - 1):
        steps.append(worths[at + 1] - worths[at] + bonus_worth(way[at + 1], turns))
    steps.append(W.point * corporation.top_move if track == 3 else 0.0)
    return tuple(worths), tuple(steps)


def _medals(corporation: Corporation, track: int) -> list[int]:
    """P-152, P-298 By space: the medal there, or the last one below it."""
    made, found = 0, []
    for space in corporation.ways[track]:
        made = space.medal or made
        found.append(made)
    return found


def steps(p: Player, turns: float) -> list[float]:
    """What one step of each tracker brings now."""
    board = ladders(p.corporation, min(MOST_TURNS, int(turns)))
    return [board[track][1][at] for track, at in enumerate(p.tracks)]


# ---- personal objectives -----------------------------------------------------------------------


def _windows(w: int, h: int) -> tuple[int, ...]:
    """All rectangles of a size, in either direction, that lie on the planet."""
    found = []
    for wide, high in sorted({(w, h), (h, w)}):
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
        default=-9,
    )


def _likely(ahead: float, width: float) -> float:
    width *= W.vague
    return 1 / (1 + exp(-ahead / width)) if ahead > -20 * width else 0.0


def goal_hope(p: Player, number: int, turns: float) -> float:
    """A personal objective's medals by how likely it is."""
    return PERSONAL * _chance(p, OBJECTIVES[number], number, turns)


def _chance(p: Player, card: Objective, number: int, turns: float) -> float:
    """The chance that it is met at the end: what is there, and what may come in time."""
    match card.test:
        case "rectangle":
            ground = p.ground(card.wanted)
            have = _best_window(ground, p.covered() & ~ground, card.w, card.h)
            lacks = card.w * card.h - have
            return 1.0 if not lacks else _likely(W.square_pace * turns - lacks - 0.5, 1.5)
        case "area_icons_at_least":
            most = area_icons(p.ground(card.wanted), p.icons[card.wanted])
            if most >= card.n:
                return 1.0
            more = 0.15 * (p.icons[card.wanted].bit_count() - most)  # other areas may join
            return _likely(most + more + W.icon_pace * turns - card.n - 0.5, 1.0)
        case "track_at_top":
            lacks = p.top(card.wanted) - p.tracks[card.wanted]
            return 1.0 if not lacks else _likely(W.top_pace * turns - lacks - 0.5, 1.5)
        case "collected_meteorites_at_least":
            if p.stones >= card.n:
                return 1.0
            near = p.stones + 0.5 * min(p.meteorites.bit_count(), turns)
            return _likely(near + 0.3 * turns - card.n - 0.5, 1.2)
        case "collected_lifepods_more_than_meteorites":
            lead = p.pods_held() - p.stones + 0.3 * min(p.lifepods.bit_count(), turns)
            return _likely(lead - 0.5, 0.5 + 0.1 * turns)
        case "icons_on_planet_at_most":
            return _likely(card.n + 0.5 - p.icons[card.wanted].bit_count() - 0.25 * turns,
                           0.2 + 0.1 * turns)  # fmt: skip
        case "all_ice_covered":
            return _covered(p.free() & PLANETS[p.planet].ice, turns)
        case "all_land_covered":
            return _covered(uncovered(p) & PLANETS[p.planet].land, turns)
    return float(met(p, number))


def _covered(empty: int, turns: float) -> float:
    """That no square of these is left."""
    left = empty.bit_count()
    return exp(-0.06 * left - 0.25 * max(0.0, left - 4 * turns))
