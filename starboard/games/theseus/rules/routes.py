"""Chapter 5 A: ways round the ring, and the shortcut cards that change them.

Which ways there are depends on nothing but what lies ahead, sector by sector, and the points of
the move. So they are told in steps from where the move starts, found once, and remembered: the
same few happen again and again in every game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from ..components import (
    AMOUNT,
    COUNT,
    EFFECT,
    EXTRA,
    PANDORA,
    SECTORS,
    SLOT_BITS,
    SLOTS,
    SLOTS_IN,
)
from ..state import Station

#: What a sector means to a mover, packed into a number: a sign. Counts of live shortcuts that
#: serve it, and which of them an embryo holds.
SHORTCUTS: Final = ("extra_movement_point", "skip_sector", "spend_extra_points_here", "teleport")
MORE, SKIP, LINGER, TELEPORT = range(4)
#: By card: which of them it is, if it is one.
SHORTCUT: Final = tuple(SHORTCUTS.index(e) if e in SHORTCUTS else -1 for e in EFFECT)
BEGIN: Final = (0, 2, 4, 6)  # where the count of each kind begins: two bits each
HELD, POINTS = 8, 12  # where these begin; the points to linger are the rest
VENT: Final = 3 << BEGIN[MORE] | 1 << HELD + MORE  # what matters only where a move starts (T-39)

MEMORY: Final = 1 << 14
#: By slot: no embryo holds its card.
NO_EMBRYOS: Final = [-1] * SLOTS


class Way(NamedTuple):
    """One way of a move; sectors are told as steps ahead of its start."""

    cards: int  # how many shortcuts changed the way
    jump: bool  # it ends by Teleportation, elsewhere than in the last sector entered
    left_out: int  # how many sectors; of ways that come to the same the least by these is shown
    points: int  # movement points used
    end: int
    entered: tuple[int, ...]  # sectors entered one after another, the last one included
    skipped: tuple[int, ...]  # sectors left out by shortcut cards
    used: tuple[tuple[int, int], ...]  # the shortcuts: sector and kind


#: What find_ways is asked with.
RouteKey = tuple[int, tuple[int, ...], int, int, int, int, bool, bool]
#: A way that is not yet at its end: cards, left_out, points, entered, skipped, used.
Part = tuple[int, int, int, tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]


# ---- plain moves ----------------------------------------------------------------------------

#: A plain move: where which shortcut would change it (see BEND), the sectors that it only crosses,
#: by bit, and its end (T-37, T-38).
Plain = tuple[int, int, int]
#: Where the sectors of each kind of shortcut begin: four sets of sectors make one number.
BEND: Final = tuple(kind * len(SECTORS) for kind in range(len(SHORTCUTS)))
#: By the counts of a sign: which kinds there are, as sets of the first sector.
BENDS: Final = tuple(
    sum(1 << bend for begin, bend in zip(BEGIN, BEND, strict=True) if counts >> begin & 3)
    for counts in range(256)
)


@cache
def plain_moves(ring: tuple[int, ...]) -> tuple[tuple[Plain, ...], ...]:
    """T-38 By sector and its taken rooms: as many sectors clockwise as units stand there.

    T-39 to T-42 Extra points are gained at the start, spent on the way, a sector is left out on
    the way or at the end, and Teleportation is used at the end.
    """
    found: list[tuple[Plain, ...]] = [()] * len(SECTORS)
    for at, start in enumerate(ring):
        moves, crossed, more = [(0, 0, start)], 0, 1 << start << BEND[MORE]
        for points in range(1, 5):
            end = ring[(at + points) % len(ring)]
            ends = 1 << end
            bends = more | (crossed | ends) << BEND[SKIP] | crossed << BEND[LINGER]
            bends |= ends << BEND[TELEPORT]
            moves.append((bends, crossed, end))
            crossed |= ends
        found[start] = tuple(map(moves.__getitem__, COUNT))
    return tuple(found)


def points_of(s: Station, unit: int) -> int:
    """T-37 As many movement points as units stand in the sector where the move starts."""
    return COUNT[s.taken[s.where[unit] >> 2]]


def plain_move(s: Station, mover: int, unit: int) -> Plain | None:
    """T-38 The one move of a unit, if there is nothing to choose: no shortcut on its way that
    serves the mover, no extra points; else None."""
    start = s.where[unit] >> 2
    plain = s.onward[start][s.taken[start]]
    if plain[0] & s.short[mover]:
        return None
    if (s.shaft or EXTRA[unit]) and s.unit_seat[unit] == mover:
        return None
    return plain


@cache
def plain_ways(points: int, around: int) -> tuple[Way, ...]:
    """T-38 Exactly as many sectors clockwise as there are movement points."""
    entered = tuple(step % around for step in range(1, points + 1))
    return (Way(0, False, 0, points, entered[-1], entered, (), ()),)


# ---- all ways -------------------------------------------------------------------------------


def ways_of(s: Station, mover: int, unit: int) -> tuple[Way, ...]:
    """T-38 Every way that differs in where it ends or what it meets; usually a single one."""
    if plain_move(s, mover, unit) is None:
        return bent_ways(s, mover, unit)
    return plain_ways(points_of(s, unit), len(s.ring))


def bent_ways(s: Station, mover: int, unit: int) -> tuple[Way, ...]:
    """T-39 to T-42, T-91, T-134 Ways that shortcuts or extra points may change."""
    return find_ways(*route_key(s, mover, unit))


def route_key(s: Station, mover: int, unit: int) -> RouteKey:
    """All that the ways of a unit depend on: see find_ways."""
    start, around = s.where[unit] >> 2, len(s.ring)
    points = COUNT[s.taken[start]]
    own = s.shaft + EXTRA[unit] if s.unit_seat[unit] == mover else 0  # T-91, T-134
    friend = s.unit_side[unit] == s.side[mover]
    signs, at = s.signs[mover], s.ring.index(start)
    vent = s.vents[mover][at]
    # What is out of reach makes no difference: it is left out, that the same ways come up again.
    reach = points + own + s.skips[mover] + (vent >> BEGIN[MORE] & 3 > 0)
    crossed = reach - 1  # where a move ends at the latest it crosses nothing
    if reach >= around:  # it may go on from where it started
        reach = crossed = around
    elif not s.short[mover] >> BEND[TELEPORT]:
        around = len(SECTORS)  # nor does it, then, how long the ring is
    hot = 0
    if s.hot:
        for step, sector in enumerate(s.ahead[start][:crossed], 1):
            hot |= (s.hot >> sector & 1) << step % around
    ahead = signs[at + 1 : at + 1 + reach]
    return vent, ahead, around, hot, points, own, friend, unit in s.parasites


def sectors_ahead(s: Station, unit: int) -> tuple[int, ...]:
    """By steps: the sectors from where a unit stands, once round the ring."""
    start = s.where[unit] >> 2
    return (start, *s.ahead[start])


def sign_of(s: Station, mover: int, sector: int) -> int:
    """What a sector means to a mover: the shortcuts that serve its side (T-124)."""
    sign = 0
    for slot in SLOTS_IN[s.guides & SLOT_BITS[sector] & s.held[s.side[mover]]]:
        card = s.places[slot]
        kind = SHORTCUT[card]
        if sign >> BEGIN[kind] & 3 < 3:  # a fourth one would change nothing
            sign += 1 << BEGIN[kind]
        sign |= (s.embryo[slot] >= 0) << HELD + kind
        if kind == LINGER:
            sign += (s.live[slot] * (AMOUNT[card] + s.tokens[slot])) << POINTS
    return sign


def guide(s: Station, sector: int) -> None:
    """Shortcuts of a sector have changed: note what it means to everybody's moves."""
    at, around = s.ring.index(sector), len(s.ring)
    guides = s.guides & SLOT_BITS[sector]
    for seat, vents in enumerate(s.vents):
        sign = sign_of(s, seat, sector) if guides & s.held[s.side[seat]] else 0
        if sign != s.signs[seat][at] | vents[at]:
            if sign & VENT != vents[at]:
                s.vents[seat] = (*vents[:at], sign & VENT, *vents[at + 1 :])
            twice = [*s.signs[seat]]
            twice[at] = twice[at + around] = sign & ~VENT
            s.signs[seat] = tuple(twice)
            short = s.short[seat] & ~(BENDS[255] << sector) | BENDS[sign & 255] << sector
            s.short[seat] = short
            s.skips[seat] = (short >> BEND[SKIP] & (1 << len(SECTORS)) - 1).bit_count()


@lru_cache(MEMORY)
def find_ways(
    vent: int, ahead: tuple[int, ...], around: int, hot: int, points: int, own: int,
    friend: bool, infected: bool,
) -> tuple[Way, ...]:  # fmt: skip
    """T-38 to T-42 All ways that differ in where they end or what they meet.

    ``vent`` is the sign where the move starts, ``ahead`` are those of the steps after it, as far
    as it may go; ``hot`` are steps with crossing traps, by bit. ``own`` are points that the unit
    has beyond those of its sector, to use or not (T-40). An infected unit minds every point
    (T-108).
    """
    signs = (
        *ahead[around - 1 :],
        *ahead[: around - 1],
    )  # by step; all the way round it is the start
    if len(ahead) < around:
        signs = (0, *ahead, *(0,) * (around - 1 - len(ahead)))
    found: list[Way] = []
    more = vent >> BEGIN[MORE] & 3  # T-95 a second Ventilation Shaft adds nothing
    for extra in range(own + (2 if more else 1)):
        used = ((0, MORE),) if extra > own else ()
        first = (more if used else 0, 0, points + extra, (), (), used)
        _walk(signs, 0, points + extra, first, found)
    if friend:
        found += [way for each in found for way in _teleports(signs, each)]
    found.sort(key=itemgetter(0, 1, 2, 3))
    return _plainest(found, (signs[0] | vent, *signs[1:]), hot, infected)


def _plainest(found: list[Way], held: tuple[int, ...], hot: int, infected: bool) -> tuple[Way, ...]:
    """T-143 Of ways that end alike and meet the same the first one stands for all."""
    embryos = any(sign >> HELD & 15 for sign in held)
    best: dict[tuple[object, ...], Way] = {}
    for way in found:
        # T-42 nothing acts where a unit only teleports from
        met: tuple[int, ...] = ()
        once: tuple[tuple[int, int], ...] = ()
        if hot:
            met = tuple([step for step in way.entered[:-1] if hot >> step & 1])
        if embryos:
            once = tuple([each for each in way.used if held[each[0]] >> HELD + each[1] & 1])
        best.setdefault((way.end, met, way.points if infected else 0, once), way)
    paths: dict[tuple[object, ...], Way] = {}  # what even its path does not tell apart is one way
    for way in best.values():
        paths.setdefault((way.end, way.points, way.skipped, way.entered), way)
    return tuple(paths.values())


def _walk(signs: tuple[int, ...], at: int, left: int, part: Part, found: list[Way]) -> None:
    """T-39 to T-41 Go on from a sector: leave the next one out, or enter it and perhaps linger."""
    cards, left_out, points, entered, skipped, used = part
    step = (at + 1) % len(signs)
    sign = signs[step]
    if sign >> BEGIN[SKIP] & 3 and left_out < len(signs):
        skips = (*skipped, step), (*used, (step, SKIP))
        _walk(signs, step, left, (cards + 1, left_out + 1, points, entered, *skips), found)
    left -= 1
    entered = (*entered, step)
    for spent in range(min(sign >> POINTS, left) + 1):
        if spent == 1:
            cards += sign >> BEGIN[LINGER] & 3
            used = (*used, (step, LINGER))
        if left == spent:
            found.append(Way(cards, False, left_out, points, step, entered, skipped, used))
        else:
            part = (cards, left_out, points, entered, skipped, used)
            _walk(signs, step, left - spent, part, found)


def _teleports(signs: tuple[int, ...], way: Way) -> list[Way]:
    """T-42, T-148 A move that would end in a sector with Teleportation may end in any other."""
    if not signs[way.end] >> BEGIN[TELEPORT] & 3:
        return []
    cards, _, left_out, points, end, entered, skipped, used = way
    used = (*used, (end, TELEPORT))
    return [
        Way(cards + 1, True, left_out, points, step, entered, skipped, used)
        for step in range(len(signs))
        if step != end
    ]


def used_slots(s: Station, mover: int, unit: int, way: Way) -> list[int]:
    """T-137 The slots of the shortcuts on a way that an embryo holds."""
    found = []
    ahead = sectors_ahead(s, unit)
    for steps, kind in way.used:
        for slot in SLOTS_IN[s.guides & SLOT_BITS[ahead[steps]] & s.held[s.side[mover]]]:
            if SHORTCUT[s.places[slot]] == kind and s.embryo[slot] >= 0:
                found.append(slot)
    return found


def any_held(s: Station) -> bool:
    """T-136 Is any card held by an embryo? Then it matters which shortcut was used."""
    return s.seat_of[PANDORA] >= 0 and s.embryo != NO_EMBRYOS
