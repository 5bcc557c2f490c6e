"""Chapter 5 A: ways round the ring, and the shortcut cards that change them.

Which ways there are depends on nothing but the ring, the shortcuts that serve the mover, where
the move starts and how many points it has: they are found once and remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..state import Station
from ..tables import EFFECT, EXTRA, PANDORA, SLOT_SECTOR, UNIT_FACTION

#: The shortcuts that serve a seat: for each its slot, its number with all copies, and its effect.
Guides = tuple[tuple[int, int, int], ...]
SHORTCUTS = ("extra_movement_point", "skip_sector", "spend_extra_points_here", "teleport")
MORE, SKIP, LINGER, TELEPORT = range(4)
#: By card: which of them it is, if it is one.
SHORTCUT = tuple(SHORTCUTS.index(e) if e in SHORTCUTS else -1 for e in EFFECT)

MEMORY = 4096


class Way(NamedTuple):
    """One way of a move: where it ends, what it enters, what it leaves out."""

    end: int
    entered: tuple[int, ...]  # sectors entered one after another, the last one included
    points: int  # movement points used
    skipped: tuple[int, ...]  # sectors left out by shortcut cards
    cards: tuple[int, ...]  # slots of the shortcut cards that changed the way
    jump: bool  # it ends by Teleportation, elsewhere than in the last sector entered

    @property
    def plainness(self) -> tuple[int, int, int, int]:
        """Of ways that come to the same the least is shown."""
        return len(self.cards), self.jump, len(self.skipped), self.points


def points_of(s: Station, unit: int) -> int:
    """T-37 As many movement points as units stand in the sector where the move starts."""
    return s.taken[s.where[unit] >> 2].bit_count()


def is_plain(s: Station, mover: int, unit: int, points: int) -> bool:
    """Is there nothing to choose: no shortcut on the way that serves the mover, no extra points?"""
    if s.short[mover] & s.near[s.where[unit] >> 2][points]:
        return False
    return not (s.shaft or EXTRA[unit]) or UNIT_FACTION[unit] != s.faction[mover]


def ways_of(s: Station, mover: int, unit: int) -> Sequence[Way]:
    """T-38 Every way that differs in where it ends or what it meets; usually a single one."""
    start, points = s.where[unit] >> 2, points_of(s, unit)
    if is_plain(s, mover, unit, points):
        ahead = s.ahead[start]  # exactly as many sectors clockwise as there are movement points
        return (Way(ahead[points - 1], ahead[:points], points, (), (), False),)
    own = s.shaft + EXTRA[unit] if UNIT_FACTION[unit] == s.faction[mover] else 0  # T-91, T-134
    friend = s.side[s.seat_of[UNIT_FACTION[unit]]] == s.side[mover]
    guides = s.guides[mover]
    if not s.hot and unit not in s.parasites and not any_held(s):
        return plainest_ways(s.ring, guides, start, points, own, friend)
    return distinct(s, unit, all_ways(s.ring, guides, start, points, own, friend))


def any_held(s: Station) -> bool:
    """T-136 Is any card held by an embryo? Then it matters which shortcut was used (T-137)."""
    return s.seat_of[PANDORA] >= 0 and max(s.embryo) >= 0


@lru_cache(MEMORY)
def plainest_ways(
    ring: tuple[int, ...], guides: Guides, start: int, points: int, own: int, friend: bool
) -> tuple[Way, ...]:
    """T-143 Where nothing is met on the way, only the end counts: the plainest way to each."""
    ends: dict[int, Way] = {}
    for way in all_ways(ring, guides, start, points, own, friend):
        ends.setdefault(way.end, way)
    return tuple(ends.values())


def distinct(s: Station, unit: int, ways: Sequence[Way]) -> list[Way]:
    """T-143 Ways that end alike and meet the same are one; the plainest of them stands for all."""
    infected = unit in s.parasites
    best: dict[tuple[object, ...], Way] = {}
    for way in ways:
        crossed = way.entered[:-1]  # T-42 nothing acts where a unit only teleports from
        met = tuple(sector for sector in crossed if s.hot >> sector & 1)
        once = tuple(slot for slot in way.cards if s.embryo[slot] >= 0)
        best.setdefault((way.end, met, way.points if infected else 0, once), way)
    told = {(way.end, way.points, way.skipped): way for way in reversed(best.values())}
    return [way for way in best.values() if told[way.end, way.points, way.skipped] is way]


@lru_cache(MEMORY)
def all_ways(
    ring: tuple[int, ...], guides: Guides, start: int, points: int, own: int, friend: bool
) -> tuple[Way, ...]:
    """T-38 to T-43 Every way from a sector, the plainest first.

    ``own`` are points that the unit has beyond those of its sector, to use or not (T-40).
    """
    at_start = tuple(slot for slot, _, kind in guides if kind == MORE and SLOT_SECTOR[slot] == start)
    found: list[Way] = []
    # T-95 a second Ventilation Shaft adds nothing
    for more in range(own + (2 if at_start else 1)):
        first = Way(start, (), points + more, (), at_start if more > own else (), False)
        _walk(ring, guides, start, points + more, first, found)
    if friend:
        found += [way for each in found for way in _teleports(ring, guides, each)]
    return tuple(sorted(found, key=lambda way: way.plainness))


def _walk(
    ring: tuple[int, ...], guides: Guides, at: int, left: int, way: Way, found: list[Way]
) -> None:
    """T-39 to T-41 Go on from a sector: leave the next one out, or enter it and perhaps linger."""
    _, entered, points, skipped, cards, _ = way
    step = ring[(ring.index(at) + 1) % len(ring)]
    skip, linger, loops = _shortcuts_in(guides, step)
    if skip >= 0 and len(skipped) < len(ring):
        less = Way(at, entered, points, (*skipped, step), (*cards, skip), False)
        _walk(ring, guides, step, left, less, found)
    left -= 1
    for spent in range(min(linger, left) + 1):
        here = Way(
            step, (*entered, step), points, skipped, cards + loops if spent else cards, False
        )
        if left == spent:
            found.append(here)
        else:
            _walk(ring, guides, step, left - spent, here, found)


def _shortcuts_in(guides: Guides, sector: int) -> tuple[int, int, tuple[int, ...]]:
    """T-43 The mover's shortcuts in a sector: a skip card, points to linger, their Time Loops."""
    skip, linger = -1, 0
    loops: tuple[int, ...] = ()
    for slot, total, kind in guides:
        if SLOT_SECTOR[slot] == sector:
            if kind == SKIP:
                skip = slot
            elif kind == LINGER:
                linger += total
                loops = (*loops, slot)
    return skip, linger, loops


def _teleports(ring: tuple[int, ...], guides: Guides, way: Way) -> list[Way]:
    """T-42, T-148 A move that would end in a sector with Teleportation may end in any other."""
    for slot, _, kind in guides:
        if kind == TELEPORT and SLOT_SECTOR[slot] == way.end:
            cards = (*way.cards, slot)
            return [
                way._replace(end=sector, cards=cards, jump=True)
                for sector in ring
                if sector != way.end
            ]
    return []
