"""What may become of personal objectives in the turns that are left."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ..box import OBJECTIVES, PLANETS, SQUARES
from ..components import Objective
from ..grid import SIDE, STRIDE, square
from ..rules.objectives import PERSONAL, area_icons, met, uncovered
from ..state import Player
from .weights import W


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
