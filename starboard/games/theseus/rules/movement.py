"""Chapter 5: a move, what it meets on its way, and what an arrival sets off.

Which moves there are is told by ``legality/moves.py``.
"""

from __future__ import annotations

from starboard.kernel import Option

from ..components import PARASITE, SLOT_BITS
from ..legality.moves import way_chosen
from ..state import Station
from .attacks import minor_assault
from .points import wound
from .routes import Way, any_held, plain_move, points_of, sectors_ahead, used_slots, ways_of
from .station import FULL, UNCLAMPED, free_clamped, launch, put, used_once
from .traps import ON_CROSSING, ON_STOPPING, spring


def move(s: Station, mover: int, option: Option) -> None:
    """T-38 A whole move of a unit, own or enemy."""
    unit, room = option[1], option[2]
    if is_eventful(s, mover, unit):
        travel(s, mover, unit, way_chosen(s, mover, option))
        s.then(arrive, mover, unit, room)
        return
    s.moved |= 1 << unit
    s.invisible &= ~(1 << unit)  # T-104 the token goes back when the unit starts a move
    if s.told is not None:
        tell_way(s, mover, unit, way_chosen(s, mover, option))
    arrive(s, mover, unit, room)


def is_eventful(s: Station, mover: int, unit: int) -> bool:
    """T-49, T-53, T-137 Does it matter which way a unit goes, or what lies on it?"""
    if unit in s.parasites:
        return True
    if not (s.hot or s.told is not None or any_held(s)):
        return False
    plain = plain_move(s, mover, unit)
    return plain is None or bool(s.hot & plain[1])


def travel(s: Station, mover: int, unit: int, way: Way) -> None:
    """T-38 A unit leaves for the end of its way."""
    s.moved |= 1 << unit
    s.invisible &= ~(1 << unit)
    if s.told is not None:
        tell_way(s, mover, unit, way)
    used = tuple(used_slots(s, mover, unit, way)) if any_held(s) else ()
    cross(s, unit, way, 0)
    s.then(end_way, unit, used)


def tell_way(s: Station, mover: int, unit: int, way: Way) -> None:
    """T-37 A unit sets off: how far, and why so far; through which sectors, and to which end."""
    ahead, count = sectors_ahead(s, unit), points_of(s, unit)
    s.tell(
        "moved", "T-37", seat=mover, unit=unit, sector=ahead[0], count=count, points=way.points,
        more=way.points - count, entered=tuple([ahead[step] for step in way.entered]),
        left_out=tuple([ahead[step] for step in way.skipped]), sector2=ahead[way.end],
    )  # fmt: skip


def cross(s: Station, unit: int, way: Way, step: int) -> None:
    """T-49, T-53 From a step on: parasites cost for every point, crossing traps act in order."""
    ahead, last = sectors_ahead(s, unit), len(way.entered) - 1
    for n in range(step, last):
        sector = ahead[way.entered[n]]
        bite(s, unit, 1)
        if s.hot >> sector & 1:
            spring(s, unit, sector, 0, ON_CROSSING)
            if s.planned:  # the traps ask something, or fight
                s.then(cross, unit, way, n + 1)
                return
    bite(s, unit, 1)
    bite(s, unit, way.points - len(way.entered))  # points spent in a Time Loop


def end_way(s: Station, unit: int, used: tuple[int, ...]) -> None:
    """T-108 All parasites come off together; T-137 shortcuts taken for one use go back."""
    for i, held in enumerate(s.parasites):
        if held == unit:
            s.parasites[i] = s.parasite_by[i] = -1
            s.tell("cured", "T-108", unit=unit)
    for slot in used:
        used_once(s, slot)


def bite(s: Station, unit: int, points: int) -> None:
    """T-108 Each parasite on the unit costs its owner 1 life point for every point used."""
    for i, held in enumerate(s.parasites):
        if held == unit and points:
            s.tell("bitten", "T-108", unit=unit, points=points)
            wound(s, s.unit_seat[unit], points, s.parasite_by[i], "T-108", PARASITE)


def arrive(s: Station, mover: int, unit: int, room: int) -> None:
    """T-52 Launch if full, release from Clamp, stop traps, then a Minor Assault if it is full."""
    freed, sector = 0, room >> 2
    if s.rooms[room] >= 0 and s.rooms[room] != unit:
        freed = launch(s, s.rooms[room], "T-46")
    put(s, unit, room)
    if s.told is not None:
        s.tell("arrived" if s.taken[sector] != FULL else "filled", "T-45", unit=unit, room=room)
    if s.clamps != UNCLAMPED:
        freed |= free_clamped(s, unit)
    if s.traps & SLOT_BITS[sector] & ~s.held[s.unit_side[unit]]:
        spring(s, unit, sector, freed, ON_STOPPING)
    if s.taken[sector] == FULL:
        s.then(minor_assault, mover, unit)


def land(s: Station, unit: int, room: int) -> None:
    """T-54 A unit comes back from space: only the traps of that sector act on it."""
    s.moved |= 1 << unit
    put(s, unit, room)
    if s.told is not None:
        s.tell("landed", "T-54", unit=unit, room=room)
    spring(s, unit, room >> 2, free_clamped(s, unit), ON_STOPPING)


def eject(s: Station, mover: int, unit: int, sector: int) -> None:
    """T-47 Mind Control may launch the moved unit itself: no room, no traps, no Minor Assault."""
    ahead = sectors_ahead(s, unit)
    travel(s, mover, unit, next(w for w in ways_of(s, mover, unit) if ahead[w.end] == sector))
    s.then(launch_itself, unit)


def launch_itself(s: Station, unit: int) -> None:
    """T-47 The unit goes into space where its move would have ended."""
    launch(s, unit, "T-47")
