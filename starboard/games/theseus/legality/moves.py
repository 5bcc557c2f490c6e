"""Chapter 5: which units may be moved, where to, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from starboard.kernel import Option, Refusal

from ..components import (
    ARRIVAL,
    LANDINGS,
    MOVES,
    ROOM_BIT,
    ROOMS,
    SPACE,
    UNIT_KIND,
    UNITS,
    UNITS_OF,
)
from ..rules.routes import (
    MEMORY,
    RouteKey,
    Way,
    find_ways,
    plain_move,
    points_of,
    route_key,
    sectors_ahead,
    ways_of,
)
from ..rules.station import FULL, is_full
from ..state import Station
from ..text import refusal
from .why import Candidates

#: A way, the sector where it ends, and how an option tells it: its kind, and what comes after unit
#: and room.
Described = tuple[Way, int, str, tuple[Any, ...]]


# ---- units ----------------------------------------------------------------------------------


def movable_units(s: Station, seat: int) -> list[int]:
    """T-36 Own units in a sector or in space; T-44 each moves once a turn, T-110 not if clamped."""
    where, moved, clamps = s.where, s.moved, s.clamps
    return [
        unit
        for unit in UNITS_OF[s.faction[seat]]
        if where[unit] >= 0
        and not moved >> unit & 1
        and unit not in clamps
        and (where[unit] != SPACE or not station_is_full(s))  # T-55
    ]


def station_is_full(s: Station) -> bool:
    """T-55 Is every room of the station taken?"""
    return all(s.taken[sector] == FULL for sector in s.ring)


def in_a_room(s: Station, unit: int) -> bool:
    """Does the unit stand in a room?"""
    return 0 <= s.where[unit] < ROOMS


def may_be_taken(s: Station, seat: int, unit: int) -> bool:
    """T-44, T-97 A card may move an enemy unit in a room, not yet moved this turn, not clamped."""
    enemy = s.unit_side[unit] != s.side[seat]
    return enemy and in_a_room(s, unit) and not s.moved >> unit & 1 and unit not in s.clamps


# ---- moves ----------------------------------------------------------------------------------


def moves_of(s: Station, seat: int) -> list[Option]:
    """T-36 Every move of every own unit."""
    units = movable_units(s, seat)
    return moves_by(s, seat, units if SPACE not in s.where else without_twins(s, units))


def without_twins(s: Station, units: Sequence[int]) -> list[int]:
    """T-143 Of equal units in space the first stands for all."""
    found, looks = [], set()
    for unit in units:
        look = UNIT_KIND[unit], s.advanced >> unit & 1
        if s.where[unit] != SPACE or look not in looks:
            found.append(unit)
        if s.where[unit] == SPACE:
            looks.add(look)
    return found


def moves_by(s: Station, mover: int, units: Sequence[int]) -> list[Option]:
    """T-45 A unit, its way and the room it takes. The plainest way to a room is not described."""
    where, taken = s.where, s.taken
    options: list[Option] = []
    for unit in units:
        at = where[unit]
        if at == SPACE:
            options += landings(s, unit)
            continue
        plain = plain_move(s, mover, unit)
        if plain is None:
            options += bent_moves(s, mover, unit)
        elif plain[2] != at >> 2:
            options += MOVES[unit][plain[2]][taken[plain[2]]]
        else:  # it comes all the way round, and its own room is empty
            options += MOVES[unit][plain[2]][taken[plain[2]] ^ ROOM_BIT[at]]
    return options


def bent_moves(s: Station, mover: int, unit: int) -> list[Option]:
    """T-39 to T-42 The same where shortcuts or extra points give a choice of ways."""
    options: list[Option] = []
    for _, end, kind, facts in described(route_key(s, mover, unit), sectors_ahead(s, unit)):
        options += [(kind, unit, room, *facts) for room in landing_rooms(s, unit, end)]
    return options


def landing_rooms(s: Station, unit: int, sector: int) -> Sequence[int]:
    """T-45 Any empty room; T-46 in a full sector any room, whose unit is launched."""
    at, taken = s.where[unit], s.taken[sector]
    if at >> 2 == sector:
        taken ^= ROOM_BIT[at]  # it comes all the way round, and its own room is empty
    return ARRIVAL[sector][taken]


def landings(s: Station, unit: int) -> list[Option]:
    """T-54 From space into an empty room of any sector; T-55 none if the station is full."""
    options: list[Option] = []
    for sector in s.ring:
        options += LANDINGS[unit][sector][s.taken[sector]]
    return options


@lru_cache(MEMORY)
def described(key: RouteKey, ahead: tuple[int, ...]) -> tuple[Described, ...]:
    """Each way with the sector where it ends, and how it is told from the others that end there.

    The plainest one is a move; others say how far they go and what they leave out; and where
    that is still the same, through which sectors (T-41, T-42 a unit may linger before it jumps).
    """
    found: list[Described] = []
    ends, seen = 0, set()
    for way in find_ways(*key):
        end, kind = ahead[way.end], "stride"
        facts: tuple[Any, ...] = (way.points,)
        if way.skipped:
            kind, facts = "detour", (way.points, tuple([ahead[step] for step in way.skipped]))
        twin = (end, kind, facts) in seen
        seen.add((end, kind, facts))
        if not ends >> end & 1:
            kind, facts = "move", ()
        elif twin:
            kind, facts = "route", (way.points, tuple([ahead[step] for step in way.entered]))
        ends |= 1 << end
        found.append((way, end, kind, facts))
    return tuple(found)


def way_chosen(s: Station, mover: int, option: Option) -> Way:
    """The way that a chosen move describes."""
    unit, room = option[1], option[2]
    if plain_move(s, mover, unit) is not None:
        return ways_of(s, mover, unit)[0]
    chosen = room >> 2, option[0], option[3:]
    found = described(route_key(s, mover, unit), sectors_ahead(s, unit))
    return next(way for way, *told in found if tuple(told) == chosen)


def ejections(s: Station, mover: int, unit: int) -> list[Option]:
    """T-47 Sectors where the moved unit would arrive and find all rooms taken."""
    ends = ends_of(s, mover, unit)
    start = s.where[unit] >> 2
    return [("eject", unit, end) for end in sorted(ends) if end != start and is_full(s, end)]


def ends_of(s: Station, mover: int, unit: int) -> set[int]:
    """T-38 The sectors where a unit may end its move."""
    ahead = sectors_ahead(s, unit)
    return {ahead[way.end] for way in ways_of(s, mover, unit)}


# ---- why not --------------------------------------------------------------------------------


def move_candidates(s: Station, seat: int) -> Candidates:
    """T-36 to T-55 Why a unit cannot go to a room."""
    movable = movable_units(s, seat)
    for unit in range(UNITS):
        if s.where[unit] < 0:
            continue
        kind = "land" if s.where[unit] == SPACE else "move"
        for room in range(ROOMS):
            if s.after[room >> 2] >= 0:
                yield (kind, unit, room), why_not_move(s, seat, unit, room, unit in movable)


def control_candidates(s: Station, seat: int) -> Candidates:
    """T-97 Why an enemy unit cannot be moved to a room."""
    for unit in range(UNITS):
        if s.where[unit] >= 0 and may_be_taken(s, seat, unit):
            for room in range(ROOMS):
                if s.after[room >> 2] >= 0:
                    yield ("move", unit, room), why_not_there(s, seat, unit, room)


def abduct_candidates(s: Station, seat: int, sector: int) -> Candidates:
    """T-106 Why an abducted unit cannot go to a room: another sector, T-45 an empty room."""
    for unit in s.rooms[4 * sector : 4 * sector + 4]:
        if unit >= 0 and may_be_taken(s, seat, unit):
            for room in range(ROOMS):
                if room >> 2 == sector:
                    yield ("abduct", unit, room), refusal("T-106", "abduct-away", sector=sector)
                elif s.after[room >> 2] >= 0 and s.rooms[room] >= 0:
                    yield ("abduct", unit, room), why_taken(s, "T-45", room)


def why_not_move(s: Station, seat: int, unit: int, room: int, movable: bool) -> Refusal:
    """The first rule that stands in the way of a move that is not offered."""
    if s.unit_seat[unit] != seat:
        return refusal("T-36", "not-yours-to-move", unit=unit)
    if unit in s.clamps:
        return refusal("T-110", "clamped", unit=unit)
    if s.moved >> unit & 1:
        return refusal("T-44", "moved", unit=unit)
    if not in_a_room(s, unit) or not movable:
        twin = s.where[unit] == SPACE and movable and s.rooms[room] < 0
        return refusal("T-143", "space-twin", unit=unit) if twin else refusal("T-55", "space-full")
    return why_not_there(s, seat, unit, room)


def why_not_there(s: Station, seat: int, unit: int, room: int) -> Refusal:
    """T-38, T-45 Why a unit does not come to a room: too near, too far, or somebody is there."""
    start, ahead = s.where[unit] >> 2, sectors_ahead(s, unit)
    ends = sorted({way.end for way in ways_of(s, seat, unit)})
    sectors = tuple(ahead[end] for end in ends)
    if s.rooms[room] >= 0 and room >> 2 in sectors:
        return why_taken(s, "T-45", room)
    if plain_move(s, seat, unit) is not None:
        facts = {"points": points_of(s, unit), "sector": start, "sector2": sectors[0]}
        return refusal("T-38", "exactly", unit=unit, **facts)
    return refusal("T-38", "reach", unit=unit, sector=start, sectors=sectors)


def why_taken(s: Station, rule: str, room: int) -> Refusal:
    """Somebody stands there; is another room of the sector free?"""
    return refusal(rule, "room-full" if is_full(s, room >> 2) else "room-taken", room=room)
