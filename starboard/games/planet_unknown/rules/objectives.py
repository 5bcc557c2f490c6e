"""Chapter 14, Objectives: how each is counted."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..box import EDGE, OBJECTIVES, PLANETS
from ..components import PETRA, Objective
from ..grid import STRIDE, areas
from ..state import Player

WIN, TIE, PERSONAL = 5, 2, 5


def uncovered(p: Player) -> int:
    """P-151, P-335 Squares that count as empty; a bare current of Petra does not."""
    free = p.free()
    return free & ~PLANETS[PETRA].currents if p.planet == PETRA else free


@lru_cache(1 << 14)
def area_sizes(ground: int) -> tuple[int, ...]:
    """P-173 The size of every area; remembered, since most of a planet stays as it is."""
    return tuple(each.bit_count() for each in areas(ground))


@lru_cache(1 << 14)
def area_icons(ground: int, icons: int) -> int:
    """P-177 The most icons in one area."""
    return max([(each & icons).bit_count() for each in areas(ground)], default=0)


def _icons_on_edge(p: Player, card: Objective) -> int:
    """P-172 Icons of the resource on edge squares."""
    return (p.icons[card.resource] & EDGE).bit_count()


def _largest_area(p: Player, card: Objective) -> int:
    """P-173 The size of the biggest area of the terrain."""
    return max(area_sizes(p.ground(card.resource)), default=0)


def _area_count(p: Player, card: Objective) -> int:
    """P-173 The number of areas of the terrain."""
    return len(area_sizes(p.ground(card.resource)))


def _icons(p: Player, card: Objective) -> int:
    """P-174 Icons of the resource on the planet."""
    return p.icons[card.resource].bit_count()


def _at_top(p: Player, card: Objective) -> int:
    """P-175 Trackers on the top space of their track."""
    return sum(p.tracks[track] == p.top(track) for track in range(5))


_METRICS: dict[str, Callable[[Player, Objective], int]] = {
    "icons_on_edge": _icons_on_edge,
    "largest_area": _largest_area,
    "area_count": _area_count,
    "icons_on_planet": _icons,
    "tracks_at_top": _at_top,
    "collected_meteorites": lambda p, card: p.stones,  # P-176
    "collected_lifepods": lambda p, card: p.pods_held(),
}


def metric(p: Player, number: int) -> int:
    """P-170 What neighbours compare."""
    card = OBJECTIVES[number]
    return _METRICS[card.count](p, card)


def compared(number: int, values: list[int]) -> list[int]:
    """P-170 Medals of those who compare: 5 for the best alone, 2 each if several are."""
    best = max(values) if OBJECTIVES[number].high else min(values)
    each = WIN if values.count(best) == 1 else TIE
    return [each if value == best else 0 for value in values]


def _rectangle(p: Player, card: Objective) -> bool:
    """P-177 A rectangle of the terrain, in either direction."""
    ground = p.ground(card.wanted)
    for w, h in ((card.w, card.h), (card.h, card.w)):
        bits = ground
        for shift in range(1, w):
            bits &= ground >> shift
        line = bits
        for shift in range(1, h):
            bits &= line >> shift * STRIDE
        if bits:
            return True
    return False


def _area_icons(p: Player, card: Objective) -> bool:
    """P-177 One area with at least so many icons."""
    return area_icons(p.ground(card.wanted), p.icons[card.wanted]) >= card.n


_CONDITIONS: dict[str, Callable[[Player, Objective], bool]] = {
    "rectangle": _rectangle,
    "area_icons_at_least": _area_icons,
    "track_at_top": lambda p, card: p.tracks[card.wanted] == p.top(card.wanted),
    "icons_on_planet_at_most": lambda p, card: p.icons[card.wanted].bit_count() <= card.n,
    "collected_meteorites_at_least": lambda p, card: p.stones >= card.n,
    "collected_lifepods_more_than_meteorites": lambda p, card: p.pods_held() > p.stones,
    "all_ice_covered": lambda p, card: not p.free() & PLANETS[p.planet].ice,  # P-178
    "all_land_covered": lambda p, card: not uncovered(p) & PLANETS[p.planet].land,  # P-178
}


def met(p: Player, number: int) -> bool:
    """P-177 Is this personal objective met?"""
    card = OBJECTIVES[number]
    return _CONDITIONS[card.test](p, card)
