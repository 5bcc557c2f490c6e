"""Chapter 5 A: ways round the ring, and the shortcut cards that change them.

Which ways there are depends on nothing but what lies ahead, sector by sector, and the points of
the move. So they are told in steps from where the move starts, found once, and remembered: the
same few happen again and again in every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ..state import Station
from ..tables import (
    AMOUNT,
    COUNT,
    EFFECT,
    EXTRA,
    PANDORA,
    SECTORS,
    SLOT_BITS,
    UNIT_FACTION,
    places_in,
)

#: What a sector means to a mover, packed into a number: a sign. Counts of live shortcuts that
#: serve it, and which of them an embryo holds.
SHORTCUTS = ("extra_movement_point", "skip_sector", "spend_extra_points_here", "teleport")
MORE, SKIP, LINGER, TELEPORT = range(4)
#: By card: which of them it is, if it is one.
SHORTCUT = tuple(SHORTCUTS.index(e) if e in SHORTCUTS else -1 for e in EFFECT)
BEGIN = (0, 2, 4, 6)  # where the count of each kind begins: two bits each
HELD, POINTS = 8, 12  # where these begin; the points to linger are the rest

MEMORY = 1 << 14


class Way(NamedTuple):
    """One way of a move; sectors are told as steps ahead of its start."""

    end: int
    entered: tuple[int, ...]  # sectors entered one after another, the last one included
    points: int  # movement points used
    skipped: tuple[int, ...]  # sectors left out by shortcut cards
    used: tuple[tuple[int, int], ...]  # shortcuts that changed the way: sector and kind
    cards: int  # how many cards they are
    jump: bool  # it ends by Teleportation, elsewhere than in the last sector entered

    @property
    def plainness(self) -> tuple[int, int, int, int]:
        """Of ways that come to the same the least is shown."""
        return self.cards, self.jump, len(self.skipped), self.points


#: A plain move by the rooms that are taken where it starts: the sectors from there to its end and
#: those that it only crosses, both by bit, and its end (T-37, T-38).
Plain = tuple[int, int, int]


@cache
def plain_moves(ring: tuple[int, ...]) -> tuple[tuple[Plain, ...], ...]:
    """T-38 By sector and its taken rooms: as many sectors clockwise as units stand there."""
    found: list[tuple[Plain, ...]] = [()] * len(SECTORS)
    for at, start in enumerate(ring):
        moves, near = [(0, 0, start)], 1 << start
        for points in range(1, 5):
            crossed = near ^ 1 << start
            end = ring[(at + points) % len(ring)]
            near |= 1 << end
            moves.append((near, crossed, end))
        found[start] = tuple([moves[points] for points in COUNT])
    return tuple(found)


def points_of(s: Station, unit: int) -> int:
    """T-37 As many movement points as units stand in the sector where the move starts."""
    return COUNT[s.taken[s.where[unit] >> 2]]


def is_plain(s: Station, mover: int, unit: int) -> bool:
    """Is there nothing to choose: no shortcut on the way that serves the mover, no extra points?"""
    start = s.where[unit] >> 2
    if s.short[mover] & s.onward[start][s.taken[start]][0]:
        return False
    return not (s.shaft or EXTRA[unit]) or UNIT_FACTION[unit] != s.faction[mover]


def ways_of(s: Station, mover: int, unit: int) -> Sequence[Way]:
    """T-38 Every way that differs in where it ends or what it meets; usually a single one."""
    if is_plain(s, mover, unit):
        return plain_ways(points_of(s, unit), len(s.ring))
    own = s.shaft + EXTRA[unit] if UNIT_FACTION[unit] == s.faction[mover] else 0  # T-91, T-134
    friend = s.side[s.seat_of[UNIT_FACTION[unit]]] == s.side[mover]
    points, start = points_of(s, unit), s.where[unit] >> 2
    infected = unit in s.parasites
    return ways_from(s.ring, start, s.signs[mover], s.hot, points, own, friend, infected)


@lru_cache(MEMORY)
def ways_from(
    ring: tuple[int, ...], start: int, signs: tuple[int, ...], hot: int, points: int, own: int,
    friend: bool, infected: bool,
) -> tuple[Way, ...]:  # fmt: skip
    """The ways by what lies ahead. What is out of reach makes no difference: it is left out."""
    at = ring.index(start)
    signs = signs[at:] + signs[:at]
    skips = sum([sign >> BEGIN[SKIP] & 3 > 0 for sign in signs])
    reach = points + own + 1 + skips
    beyond = len(ring) - 1 - reach
    if beyond > 0:
        signs = signs[:-beyond] + (0,) * beyond
    crossed = [hot >> sector & 1 for sector in (ring[at:] + ring[:at])[: reach + 1]]
    traps = tuple(crossed) if any(crossed) else ()
    return find_ways(signs, traps, points, own, friend, infected)


@lru_cache
def plain_ways(points: int, around: int) -> tuple[Way, ...]:
    """T-38 Exactly as many sectors clockwise as there are movement points."""
    entered = tuple(step % around for step in range(1, points + 1))
    return (Way(entered[-1], entered, points, (), (), 0, False),)


def sectors_ahead(s: Station, unit: int) -> tuple[int, ...]:
    """By steps: the sectors from where a unit stands, once round the ring."""
    start = s.where[unit] >> 2
    return (start, *s.ahead[start])


def sign_of(s: Station, mover: int, sector: int) -> int:
    """What a sector means to a mover: the shortcuts that serve its side (T-124)."""
    sign = 0
    for slot in places_in(s.guides & SLOT_BITS[sector] & s.held[s.side[mover]]):
        card = s.places[slot]
        kind = SHORTCUT[card]
        sign += 1 << BEGIN[kind]
        sign |= (s.embryo[slot] >= 0) << HELD + kind
        if kind == LINGER:
            sign += (s.live[slot] * (AMOUNT[card] + s.tokens[slot])) << POINTS
    return sign


@lru_cache(MEMORY)
def find_ways(
    signs: tuple[int, ...], hot: tuple[int, ...], points: int, own: int, friend: bool,
    infected: bool,
) -> tuple[Way, ...]:  # fmt: skip
    """T-143 Ways that end alike and meet the same are one; the plainest of them stands for all.

    ``signs`` and crossing traps (``hot``) begin where the move starts. ``own`` are points that the
    unit has beyond those of its sector, to use or not (T-40). An infected unit minds every point
    (T-108).
    """
    found: list[Way] = []
    more = signs[0] >> BEGIN[MORE] & 3  # T-95 a second Ventilation Shaft adds nothing
    for extra in range(own + (2 if more else 1)):
        used = ((0, MORE),) if extra > own else ()
        first = Way(0, (), points + extra, (), used, more if used else 0, False)
        _walk(signs, 0, points + extra, first, found)
    if friend:
        found += [way for each in found for way in _teleports(signs, each)]
    best: dict[tuple[object, ...], Way] = {}
    for way in sorted(found, key=lambda each: each.plainness):
        crossed = way.entered[:-1]  # T-42 nothing acts where a unit only teleports from
        met = tuple(step for step in crossed if hot and hot[step])
        once = tuple(each for each in way.used if signs[each[0]] >> HELD + each[1] & 1)
        best.setdefault((way.end, met, way.points if infected else 0, once), way)
    told = {(way.end, way.points, way.skipped): way for way in reversed(best.values())}
    return tuple(way for way in best.values() if told[way.end, way.points, way.skipped] is way)


def _walk(signs: tuple[int, ...], at: int, left: int, way: Way, found: list[Way]) -> None:
    """T-39 to T-41 Go on from a sector: leave the next one out, or enter it and perhaps linger."""
    _, entered, points, skipped, used, cards, _ = way
    step = (at + 1) % len(signs)
    sign = signs[step]
    if sign >> BEGIN[SKIP] & 3 and len(skipped) < len(signs):
        less = Way(at, entered, points, (*skipped, step), (*used, (step, SKIP)), cards + 1, False)
        _walk(signs, step, left, less, found)
    left -= 1
    loops = sign >> BEGIN[LINGER] & 3
    for spent in range(min(sign >> POINTS, left) + 1):
        here = Way(step, (*entered, step), points, skipped, used, cards, False)
        if spent:
            here = here._replace(used=(*used, (step, LINGER)), cards=cards + loops)
        if left == spent:
            found.append(here)
        else:
            _walk(signs, step, left - spent, here, found)


def _teleports(signs: tuple[int, ...], way: Way) -> list[Way]:
    """T-42, T-148 A move that would end in a sector with Teleportation may end in any other."""
    if not signs[way.end] >> BEGIN[TELEPORT] & 3:
        return []
    used, cards = (*way.used, (way.end, TELEPORT)), way.cards + 1
    return [
        way._replace(end=step, used=used, cards=cards, jump=True)
        for step in range(len(signs))
        if step != way.end
    ]


def used_slots(s: Station, mover: int, unit: int, way: Way) -> list[int]:
    """T-137 The slots of the shortcuts on a way that an embryo holds."""
    found = []
    ahead = sectors_ahead(s, unit)
    for steps, kind in way.used:
        for slot in places_in(s.guides & SLOT_BITS[ahead[steps]] & s.held[s.side[mover]]):
            if SHORTCUT[s.places[slot]] == kind and s.embryo[slot] >= 0:
                found.append(slot)
    return found


def any_held(s: Station) -> bool:
    """T-136 Is any card held by an embryo? Then it matters which shortcut was used."""
    return s.seat_of[PANDORA] >= 0 and max(s.embryo) >= 0
