"""Chapter 5: who may move where, launching, and what an arrival sets off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from starboard.kernel import Flow, Option

from ..state import Station
from ..tables import (
    ARRIVAL,
    EXTRA,
    LANDINGS,
    MOVES,
    PANDORA,
    ROOM_BIT,
    ROOMS,
    SLOT_BITS,
    SPACE,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS_OF,
)
from .attack import minor_assault
from .points import wound
from .station import (
    FULL,
    UNCLAMPED,
    free_clamped,
    is_full,
    launch,
    put,
    used_once,
)
from .traps import ON_CROSSING, ON_STOPPING, spring
from .ways import (
    NO_EMBRYOS,
    Way,
    any_held,
    bent_ways,
    is_plain,
    points_of,
    sectors_ahead,
    used_slots,
    ways_of,
)

#: How a way is told in an option: its kind, and what comes after unit and room.
Told = tuple[str, tuple[Any, ...]]


def movable_units(s: Station, seat: int) -> list[int]:
    """T-36 Own units in a sector or in space; T-44 each moves once a turn, T-110 not if clamped."""
    where, moved, clamps = s.where, s.moved, s.clamps
    found = []
    for unit in UNITS_OF[s.faction[seat]]:
        if where[unit] >= 0 and not moved >> unit & 1 and unit not in clamps:
            if where[unit] != SPACE or not station_is_full(s):  # T-55
                found.append(unit)
    return found


def can_move(s: Station, seat: int, in_rooms: bool = False) -> bool:
    """T-61 Is there such a unit, T-91 or one of them that stands in a room?"""
    # as movable_units says, which a test holds together
    last = ROOMS - 1 if in_rooms else SPACE
    where, moved, clamps = s.where, s.moved, s.clamps
    for unit in UNITS_OF[s.faction[seat]]:
        if 0 <= where[unit] <= last and not moved >> unit & 1 and unit not in clamps:
            if where[unit] != SPACE or not station_is_full(s):
                return True
    return False


def station_is_full(s: Station) -> bool:
    """T-55 Is every room of the station taken?"""
    return all(s.taken[sector] == FULL for sector in s.ring)


# ---- options --------------------------------------------------------------------------------


def landing_rooms(s: Station, unit: int, sector: int) -> Sequence[int]:
    """T-45 Any empty room; T-46 in a full sector any room, whose unit is launched."""
    at, taken = s.where[unit], s.taken[sector]
    return ARRIVAL[sector][taken if at >> 2 != sector else taken ^ ROOM_BIT[at]]  # it came round


def move_options(s: Station, mover: int, unit: int) -> Sequence[Option]:
    """T-45 A unit, its way and the room it takes. The plainest way to a room is not described."""
    if s.where[unit] == SPACE:
        return space_options(s, unit)
    return options_by(s, unit, ways_of(s, mover, unit))


def options_by(s: Station, unit: int, ways: Sequence[Way]) -> list[Option]:
    """T-45 Every room that a unit may take by one of these ways."""
    options: list[Option] = []
    taken, moves = s.taken, MOVES[unit]
    start = s.where[unit] >> 2
    for _, end, (kind, facts) in described(s, unit, ways):
        if kind == "move":
            options += moves[end][taken[end]] if end != start else moves_to(s, unit, end)
        else:
            options += [(kind, unit, room, *facts) for room in landing_rooms(s, unit, end)]
    return options


def described(s: Station, unit: int, ways: Sequence[Way]) -> Iterator[tuple[Way, int, Told]]:
    """Each way with the sector where it ends, and how it is told from the others that end there.

    The plainest one is a move; others say how far they go and what they leave out; and where
    that is still the same, through which sectors (T-41, T-42 a unit may linger before it jumps).
    """
    ahead = sectors_ahead(s, unit)
    ends, seen = 0, set()
    for way in ways:
        end = ahead[way.end]
        told: Told = ("stride", (way.points,))
        if way.skipped:
            told = ("detour", (way.points, tuple([ahead[step] for step in way.skipped])))
        twin = (end, told) in seen
        seen.add((end, told))
        if not ends >> end & 1:
            told = ("move", ())
        elif twin:
            told = ("route", (way.points, tuple([ahead[step] for step in way.entered])))
        ends |= 1 << end
        yield way, end, told


def moves_to(s: Station, unit: int, sector: int) -> Sequence[Option]:
    """T-45 The plainest moves of a unit that end in a sector."""
    at, taken = s.where[unit], s.taken[sector]
    return MOVES[unit][sector][taken if at >> 2 != sector else taken ^ ROOM_BIT[at]]


def moves_of(s: Station, seat: int) -> list[Option]:
    """T-36 Every move of every unit; T-143 equal units in space stand for each other."""
    # as movable_units and move_options say, which a test holds together; here is where time goes
    faction = s.faction[seat]
    if s.moved or s.short[seat] or s.shaft or faction == PANDORA or len(s.ring) < 5:
        return all_moves_of(s, seat)
    if s.clamps != UNCLAMPED:
        return all_moves_of(s, seat)
    # nearly always: one way for everybody, nobody is held, and nobody in space
    where, taken, onward = s.where, s.taken, s.onward
    options: list[Option] = []
    for unit in UNITS_OF[faction]:
        at = where[unit]
        if at >= 0:
            if at == SPACE:
                return all_moves_of(s, seat)
            start = at >> 2
            end = onward[start][taken[start]][2]
            options += MOVES[unit][end][taken[end]]
    return options


def all_moves_of(s: Station, seat: int) -> list[Option]:
    """T-36 The same with everything that may hold a unit or change its way."""
    where, taken, onward = s.where, s.taken, s.onward
    short, shaft, stuck = s.short[seat], s.shaft, s.moved
    # where shortcuts or extra points may count, or a move may lead all the way round
    faction = s.faction[seat]
    winding = short or shaft or faction == PANDORA or len(s.ring) < 5
    if s.clamps != UNCLAMPED:
        for held in s.clamps:
            stuck |= 1 << held if held >= 0 else 0
    options: list[Option] = []
    afloat = 0
    for unit in UNITS_OF[faction]:
        at = where[unit]
        if at < 0 or (stuck and stuck >> unit & 1):
            continue
        if at == SPACE:
            kind = 1 << 2 * UNIT_KIND[unit] + (s.advanced >> unit & 1)
            if not afloat & kind:
                options += space_options(s, unit)  # T-55 there is none if the station is full
            afloat |= kind
            continue
        start = at >> 2
        near, _, end = onward[start][taken[start]]
        if winding and (near & short or shaft or EXTRA[unit]):
            options += options_by(s, unit, bent_ways(s, seat, unit))
        elif winding and end == start:
            options += MOVES[unit][end][taken[end] ^ ROOM_BIT[at]]  # as moves_to()
        else:
            options += MOVES[unit][end][taken[end]]
    return options


def space_options(s: Station, unit: int) -> list[Option]:
    """T-54 From space into an empty room of any sector."""
    taken, landings = s.taken, LANDINGS[unit]
    options: list[Option] = []
    for sector in s.ring:
        options += landings[sector][taken[sector]]
    return options


def way_chosen(s: Station, mover: int, option: Option) -> Way:
    """The way that a chosen move describes."""
    unit, room = option[1], option[2]
    ways = ways_of(s, mover, unit)
    if len(ways) == 1:
        return ways[0]
    chosen = (room >> 2, (option[0], option[3:]))
    return next(way for way, end, told in described(s, unit, ways) if (end, told) == chosen)


# ---- moving ---------------------------------------------------------------------------------


def travel(s: Station, mover: int, unit: int, way: Way) -> Flow[None] | None:
    """T-38 Along the way; None: the unit is at its end, without a question."""
    s.moved |= 1 << unit
    s.invisible &= ~(1 << unit)  # T-104 the token goes back when the unit starts a move
    once = used_slots(s, mover, unit, way) if any_held(s) else ()
    return walk(s, unit, way, once, 0)


def walk(s: Station, unit: int, way: Way, once: Sequence[int], start: int) -> Flow[None] | None:
    """T-49, T-53 From a step on: parasites cost for every point, crossing traps act in order."""
    ahead, entered = sectors_ahead(s, unit), way.entered
    infected = unit in s.parasites
    if s.hot or infected:
        last = len(entered) - 1
        for i in range(start, last + 1):
            if infected:
                bite(s, unit, 1)
            if i < last and s.hot >> ahead[entered[i]] & 1:
                sprung = spring(s, unit, ahead[entered[i]], 0, ON_CROSSING)
                if sprung is not None:
                    return walk_on(s, unit, way, once, i, sprung)
        if infected:  # as before: no crossing trap brings a parasite
            bite(s, unit, way.points - len(entered))  # points spent in a Time Loop
            shed(s, unit)
    if s.told is not None:
        s.tell("moved", "T-38", unit=unit, points=way.points, sector=ahead[way.end])
    for slot in once:
        used_once(s, slot)
    return None


def walk_on(
    s: Station, unit: int, way: Way, once: Sequence[int], step: int, sprung: Flow[None]
) -> Flow[None]:
    """T-49 The traps of one step ask something; then the way goes on."""
    yield from sprung
    rest = walk(s, unit, way, once, step + 1)
    if rest is not None:
        yield from rest


def bite(s: Station, unit: int, points: int) -> None:
    """T-108 Each parasite on the unit costs its owner 1 life point for every point used."""
    owner = s.seat_of[UNIT_FACTION[unit]]
    for i, held in enumerate(s.parasites):
        if held == unit and points:
            if s.told is not None:
                s.tell("bitten", "T-108", unit=unit)
            wound(s, owner, points, s.parasite_by[i], "T-108")


def shed(s: Station, unit: int) -> None:
    """T-108 When the last point of a move is used all its parasites come off together."""
    for i, held in enumerate(s.parasites):
        if held == unit:
            s.parasites[i] = s.parasite_by[i] = -1


def arrive(s: Station, mover: int, unit: int, room: int) -> Flow[None] | None:
    """T-52 Launch if full, release from Clamp, stop traps, then a Minor Assault if it is full now.

    None: all of it is done, without a question.
    """
    rooms, taken = s.rooms, s.taken
    at, sector = s.where[unit], room >> 2
    freed = 0
    if rooms[room] >= 0 and room != at:
        freed = launch(s, rooms[room], "T-46")
    rooms[at] = -1  # as put() does; it comes from a room
    taken[at >> 2] ^= ROOM_BIT[at]
    s.where[unit] = room
    rooms[room] = unit
    full = taken[sector] = taken[sector] | ROOM_BIT[room]
    if s.clamps != UNCLAMPED:
        freed |= free_clamped(s, unit)
    traps = s.traps & SLOT_BITS[sector]
    if traps and traps & ~s.held[s.side[s.seat_of[UNIT_FACTION[unit]]]]:
        sprung = spring(s, unit, sector, freed, ON_STOPPING)
        if sprung is not None:
            return meet(s, mover, unit, sprung)
    return minor_assault(s, mover, unit) if full == FULL else None


def meet(s: Station, mover: int, unit: int, sprung: Flow[None]) -> Flow[None]:
    """T-52 Stop traps first, then a Minor Assault if the sector is full."""
    yield from sprung
    attacks = minor_assault(s, mover, unit)
    if attacks is not None:
        yield from attacks


def move(s: Station, mover: int, option: Option) -> Flow[None] | None:
    """T-38 A whole move of a unit, own or enemy; None: it is done, without a question."""
    unit, room = option[1], option[2]
    eventful = s.hot or s.told is not None or s.embryo != NO_EMBRYOS  # as any_held() says
    if unit in s.parasites or (eventful and not is_uneventful(s, mover, unit)):
        return travel_and_arrive(s, mover, option)
    s.moved |= 1 << unit  # as travel() does
    if s.invisible:
        s.invisible &= ~(1 << unit)
    if s.told is not None:
        start = s.where[unit] >> 2
        points, end = points_of(s, unit), s.onward[start][s.taken[start]][2]
        s.tell("moved", "T-38", unit=unit, points=points, sector=end)
    return arrive(s, mover, unit, room)


def is_uneventful(s: Station, mover: int, unit: int) -> bool:
    """T-49, T-137 Is there one way, and nothing on it that acts? Else it matters how it goes."""
    start = s.where[unit] >> 2
    return not s.hot & s.onward[start][s.taken[start]][1] and is_plain(s, mover, unit)


def travel_and_arrive(s: Station, mover: int, option: Option) -> Flow[None] | None:
    """T-38 The same with everything on the way."""
    unit, room = option[1], option[2]
    met = travel(s, mover, unit, way_chosen(s, mover, option))
    return arrive(s, mover, unit, room) if met is None else meet_and_arrive(s, mover, option, met)


def meet_and_arrive(s: Station, mover: int, option: Option, met: Flow[None]) -> Flow[None]:
    """T-49 What is met on the way first."""
    yield from met
    more = arrive(s, mover, option[1], option[2])
    if more is not None:
        yield from more


def land(s: Station, unit: int, room: int) -> Flow[None] | None:
    """T-54 A unit comes back from space: only the traps of that sector act on it."""
    s.moved |= 1 << unit
    put(s, unit, room)
    if s.told is not None:
        s.tell("landed", "T-54", unit=unit, room=room)
    freed = free_clamped(s, unit)
    return spring(s, unit, room >> 2, freed, ON_STOPPING)


def eject(s: Station, mover: int, option: Option) -> Flow[None]:
    """T-47 Mind Control may launch the moved unit itself: no room, no traps, no Minor Assault."""
    _, unit, sector = option
    ahead = sectors_ahead(s, unit)
    way = next(w for w in ways_of(s, mover, unit) if ahead[w.end] == sector)
    met = travel(s, mover, unit, way)
    if met is not None:
        yield from met
    launch(s, unit, "T-47")


def ejections(s: Station, mover: int, unit: int) -> list[Option]:
    """T-47 Sectors where the moved unit would arrive and find all rooms taken."""
    ahead = sectors_ahead(s, unit)
    ends = sorted({ahead[way.end] for way in ways_of(s, mover, unit)})
    start = s.where[unit] >> 2
    return [("eject", unit, end) for end in ends if end != start and is_full(s, end)]


def in_a_room(s: Station, unit: int) -> bool:
    """Does the unit stand in a room?"""
    return 0 <= s.where[unit] < ROOMS
