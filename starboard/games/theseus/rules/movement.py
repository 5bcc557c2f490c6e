"""Chapter 5: movement points, ways round the ring, launching, and what an arrival sets off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starboard.kernel import Flow, Option

from ..state import Station
from ..tables import (
    ARRIVAL,
    EFFECT,
    EMPTY,
    EXTRA,
    MOVES,
    PANDORA,
    ROOMS,
    SLOTS_OF,
    SPACE,
    TYPE,
    UNIT_FACTION,
    UNITS_OF,
)
from .attack import minor_assault
from .points import wound
from .station import (
    FULL,
    empty_rooms,
    free_clamped,
    is_full,
    launch,
    put,
    total,
    used_once,
)
from .traps import spring


class Way(NamedTuple):
    """One way of a move: where it ends, what it enters, what it leaves out."""

    end: int
    entered: tuple[int, ...]  # sectors entered one after another, the last one included
    points: int  # movement points used
    skipped: tuple[int, ...]  # sectors left out by shortcut cards
    cards: tuple[int, ...]  # slots of the shortcut cards that changed the way
    jump: bool  # it ends by Teleportation, elsewhere than in the last sector entered


def points_of(s: Station, unit: int) -> int:
    """T-37 As many movement points as units stand in the sector where the move starts."""
    return s.taken[s.where[unit] >> 2].bit_count()


def movable_units(s: Station, seat: int) -> list[int]:
    """T-36 Own units in a sector or in space; T-44 each moves once a turn, T-110 not if clamped."""
    where, moved, clamps = s.where, s.moved, s.clamps
    found = [
        u
        for u in UNITS_OF[s.faction[seat]]
        if where[u] >= 0 and not moved >> u & 1 and u not in clamps
    ]
    if SPACE in where and station_is_full(s):
        found = [u for u in found if s.where[u] != SPACE]  # T-55
    return found


def station_is_full(s: Station) -> bool:
    """T-55 Is every room of the station taken?"""
    return all(s.taken[sector] == FULL for sector in s.ring)


# ---- ways -----------------------------------------------------------------------------------


def extra_points(s: Station, mover: int, unit: int, start: int) -> tuple[int, tuple[int, ...]]:
    """T-40, T-91, T-134 Points beyond its own that a move may use, and the cards behind them."""
    cards = tuple(
        slot
        for slot in SLOTS_OF[start]
        if s.live[slot]
        and TYPE[s.places[slot]] == "shortcut"
        and EFFECT[s.places[slot]] == "extra_movement_point"
        and s.side[s.owner[slot]] == s.side[mover]
    )
    extra = 1 if cards else 0  # T-95 a second Ventilation Shaft adds nothing
    if UNIT_FACTION[unit] == s.faction[mover]:
        extra += s.shaft + EXTRA[unit]
    return extra, cards


def ways_of(s: Station, mover: int, unit: int) -> list[Way]:
    """T-38 Every way that differs in where it ends or what it meets; usually a single one."""
    start = s.where[unit] >> 2
    points = points_of(s, unit)
    if is_plain(s, mover, unit, points):
        return [plain_way(s, start, points)]
    extra, cards = extra_points(s, mover, unit, start)
    own = extra - (1 if cards else 0)
    found: list[Way] = []
    for more in range(extra + 1):
        first = Way(start, (), points + more, (), cards if more > own else (), False)
        _walk(s, mover, start, points + more, first, found)
    if s.side[s.seat_of[UNIT_FACTION[unit]]] == s.side[mover]:
        found += [way for each in found for way in teleports(s, mover, each)]
    return distinct(s, unit, found)


def is_plain(s: Station, mover: int, unit: int, points: int) -> bool:
    """Is there nothing to choose: no shortcut on the way that serves the mover, no extra points?"""
    if s.short[mover] & s.near[s.where[unit] >> 2][points]:
        return False
    return not (s.shaft or EXTRA[unit]) or UNIT_FACTION[unit] != s.faction[mover]


def plain_way(s: Station, start: int, points: int) -> Way:
    """T-38 Exactly as many sectors clockwise as there are movement points."""
    ahead = s.ahead[start]
    return Way(ahead[points - 1], ahead[:points], points, (), (), False)


def _walk(s: Station, mover: int, at: int, left: int, way: Way, found: list[Way]) -> None:
    """T-39 to T-41 Go on from a sector: leave the next one out, or enter it and perhaps linger."""
    _, entered, points, skipped, cards, _ = way
    step = s.after[at]
    if not s.short[mover] >> step & 1:
        way = Way(step, (*entered, step), points, skipped, cards, False)
        if left == 1:
            found.append(way)
        else:
            _walk(s, mover, step, left - 1, way, found)
        return
    skip, linger, loops = shortcuts_in(s, mover, step)
    if skip >= 0 and len(skipped) < len(s.ring):
        less = Way(at, entered, points, (*skipped, step), (*cards, skip), False)
        _walk(s, mover, step, left, less, found)
    left -= 1
    for spent in range(min(linger, left) + 1):
        here = Way(
            step, (*entered, step), points, skipped, cards + loops if spent else cards, False
        )
        if left == spent:
            found.append(here)
        else:
            _walk(s, mover, step, left - spent, here, found)


def shortcuts_in(s: Station, mover: int, sector: int) -> tuple[int, int, tuple[int, ...]]:
    """T-43 The mover's shortcuts in a sector: a skip card, points to linger, their Time Loops."""
    skip, linger = -1, 0
    loops: tuple[int, ...] = ()
    for slot in SLOTS_OF[sector]:
        if s.live[slot] and s.side[s.owner[slot]] == s.side[mover]:
            effect = EFFECT[s.places[slot]]
            if effect == "skip_sector":
                skip = slot
            elif effect == "spend_extra_points_here":
                linger += total(s, slot)
                loops = (*loops, slot)
    return skip, linger, loops


def teleports(s: Station, mover: int, way: Way) -> list[Way]:
    """T-42, T-148 A move that would end in a sector with Teleportation may end in any other."""
    for slot in SLOTS_OF[way.end]:
        if s.live[slot] and EFFECT[s.places[slot]] == "teleport":
            if s.side[s.owner[slot]] == s.side[mover]:
                cards = (*way.cards, slot)
                return [
                    way._replace(end=sector, cards=cards, jump=True)
                    for sector in s.ring
                    if sector != way.end
                ]
    return []


def distinct(s: Station, unit: int, ways: list[Way]) -> list[Way]:
    """T-143 Ways that end alike and meet the same are one; the plainest of them stands for all."""
    if len(ways) == 1:
        return ways
    if not s.hot and unit not in s.parasites and max(s.embryo) < 0:
        ends: dict[int, Way] = {}
        for way in sorted(ways, key=_plainness):
            ends.setdefault(way.end, way)
        return list(ends.values())
    infected = unit in s.parasites
    best: dict[tuple[object, ...], Way] = {}
    for way in sorted(ways, key=_plainness):
        crossed = way.entered[:-1]  # T-42 nothing acts where a unit only teleports from
        met = tuple(sector for sector in crossed if s.hot >> sector & 1)
        once = tuple(slot for slot in way.cards if s.embryo[slot] >= 0)
        best.setdefault((way.end, met, way.points if infected else 0, once), way)
    told = {(way.end, way.points, way.skipped): way for way in reversed(best.values())}
    return [way for way in best.values() if told[way.end, way.points, way.skipped] is way]


def _plainness(way: Way) -> tuple[int, int, int, int]:
    return len(way.cards), way.jump, len(way.skipped), way.points


# ---- options --------------------------------------------------------------------------------


def landing_rooms(s: Station, unit: int, sector: int) -> Sequence[int]:
    """T-45 Any empty room; T-46 in a full sector any room, whose unit is launched."""
    if s.where[unit] >> 2 == sector:
        return sorted([*EMPTY[sector][s.taken[sector]], s.where[unit]])  # it came round
    return ARRIVAL[sector][s.taken[sector]]


def move_options(s: Station, mover: int, unit: int) -> Sequence[Option]:
    """T-45 A unit, its way and the room it takes. The plainest way to a room is not described."""
    at = s.where[unit]
    if at == SPACE:
        return space_options(s, unit)
    points = s.taken[at >> 2].bit_count()
    if is_plain(s, mover, unit, points):
        end = s.ahead[at >> 2][points - 1]
        if end != at >> 2:
            return MOVES[unit][end][s.taken[end]]
        return [("move", unit, room) for room in landing_rooms(s, unit, end)]
    ways = ways_of(s, mover, unit)
    options: list[Option] = []
    seen = 0
    for way in ways:
        rooms = landing_rooms(s, unit, way.end)
        if not seen >> way.end & 1:
            seen |= 1 << way.end
            options += [("move", unit, room) for room in rooms]
        else:
            options += [_described(unit, room, way) for room in rooms]
    return options


def _described(unit: int, room: int, way: Way) -> Option:
    """A way that is not the plainest one to its end: what it leaves out and how far it goes."""
    if way.skipped:
        return ("detour", unit, room, way.points, way.skipped)
    return ("stride", unit, room, way.points)


def space_options(s: Station, unit: int) -> list[Option]:
    """T-54 From space into an empty room of any sector."""
    return [("land", unit, room) for sector in s.ring for room in empty_rooms(s, sector)]


def way_chosen(s: Station, mover: int, option: Option) -> Way:
    """The way that a chosen move describes."""
    unit, end = option[1], option[2] >> 2
    ways = [way for way in ways_of(s, mover, unit) if way.end == end]
    if option[0] == "move":
        return ways[0]
    return next(way for way in ways[1:] if _described(unit, option[2], way) == option)


# ---- moving ---------------------------------------------------------------------------------


def travel(s: Station, unit: int, way: Way) -> Flow[None]:
    """T-49, T-53 Along the way: parasites cost for every point, crossing traps act in order."""
    s.moved |= 1 << unit
    s.invisible &= ~(1 << unit)  # T-104 the token goes back when the unit starts a move
    if s.hot or unit in s.parasites:
        last = len(way.entered) - 1
        for i, sector in enumerate(way.entered):
            bite(s, unit, 1)
            if i < last and s.hot >> sector & 1:
                yield from spring(s, unit, sector, crossing=True)
        bite(s, unit, way.points - len(way.entered))  # points spent in a Time Loop
        shed(s, unit)
    if s.told is not None:
        s.tell("moved", "T-38", unit=unit, points=way.points, sector=way.end)
    for slot in way.cards:
        used_once(s, slot)


def bite(s: Station, unit: int, points: int) -> None:
    """T-108 Each parasite on the unit costs its owner 1 life point for every point used."""
    owner = s.seat_of[UNIT_FACTION[unit]]
    for i, held in enumerate(s.parasites):
        if held == unit and points:
            wound(s, owner, points, s.parasite_by[i], "T-108")


def shed(s: Station, unit: int) -> None:
    """T-108 When the last point of a move is used all its parasites come off together."""
    for i, held in enumerate(s.parasites):
        if held == unit:
            s.parasites[i] = s.parasite_by[i] = -1


def arrive(s: Station, mover: int, unit: int, room: int) -> Flow[None] | None:
    """T-52 Launch if full, release from Clamp; None if nothing waits there for the unit."""
    standing = s.rooms[room]
    if standing >= 0 and standing != unit:
        launch(s, standing, "T-46")
    put(s, unit, room)
    freed = free_clamped(s, unit)
    sector = room >> 2
    if s.taken[sector] != FULL and not s.armed >> sector & 1:
        return None
    return meet(s, mover, unit, sector, freed)


def meet(s: Station, mover: int, unit: int, sector: int, freed: int) -> Flow[None]:
    """T-52 Stop traps first, then a Minor Assault if the sector is full."""
    yield from spring(s, unit, sector, freed, crossing=False)
    yield from minor_assault(s, mover, unit)


def move(s: Station, mover: int, option: Option) -> Flow[None] | None:
    """T-38 A whole move of a unit, own or enemy; None if it meets nothing."""
    unit, room = option[1], option[2]
    held = s.seat_of[PANDORA] >= 0 and max(s.embryo) >= 0  # T-137 a shortcut held for one use
    if s.told is None and not s.hot and unit not in s.parasites and not held:
        s.moved |= 1 << unit  # nothing on the way matters and nobody listens: as travel() does
        s.invisible &= ~(1 << unit)
        return arrive(s, mover, unit, room)
    return travel_and_arrive(s, mover, option)


def travel_and_arrive(s: Station, mover: int, option: Option) -> Flow[None]:
    """T-38 The same with everything on the way."""
    unit, room = option[1], option[2]
    yield from travel(s, unit, way_chosen(s, mover, option))
    met = arrive(s, mover, unit, room)
    if met is not None:
        yield from met


def land(s: Station, unit: int, room: int) -> Flow[None]:
    """T-54 A unit comes back from space: only the traps of that sector act on it."""
    s.moved |= 1 << unit
    put(s, unit, room)
    s.tell("landed", "T-54", unit=unit, room=room)
    freed = free_clamped(s, unit)
    if s.armed >> (room >> 2) & 1:
        yield from spring(s, unit, room >> 2, freed, crossing=False)


def eject(s: Station, mover: int, option: Option) -> Flow[None]:
    """T-47 Mind Control may launch the moved unit itself: no room, no traps, no Minor Assault."""
    _, unit, sector = option
    way = next(w for w in ways_of(s, mover, unit) if w.end == sector)
    yield from travel(s, unit, way)
    launch(s, unit, "T-47")


def ejections(s: Station, mover: int, unit: int) -> list[Option]:
    """T-47 Sectors where the moved unit would arrive and find all rooms taken."""
    ends = sorted({way.end for way in ways_of(s, mover, unit)})
    start = s.where[unit] >> 2
    return [("eject", unit, end) for end in ends if end != start and is_full(s, end)]


def in_a_room(s: Station, unit: int) -> bool:
    """Does the unit stand in a room?"""
    return 0 <= s.where[unit] < ROOMS
