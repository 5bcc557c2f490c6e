"""Why not? Everything a person may try in vain at a question, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starboard.kernel import Ask, Message, Option, Refusal

from ..state import Station
from ..tables import (
    FIRST_BONUS,
    PENDING_OF,
    PLACES,
    ROOMS,
    SLOT_SECTOR,
    SLOTS,
    SLOTS_OF,
    SPACE,
    UNIT_FACTION,
    UNITS,
)  # fmt: skip
from .free import why_not_advance, why_not_improve, why_not_play
from .install import is_instant, side_of_card, why_not_empty, why_not_install
from .malfunction import why_not_malfunction
from .movement import in_a_room, movable_units
from .pandora import why_not_take_over
from .sector_actions import why_not_purge
from .setup import placings
from .station import is_full
from .ways import is_plain, points_of, sectors_ahead, ways_of
from .why import Why

Candidates = Iterator[tuple[Option, Refusal | None]]

#: Questions that come with the free actions of T-34.
_FREE = frozenset(("move", "act", "sector", "pending", "end", "before-refill"))


def refusal(rule: str, key: str, **facts: Any) -> Refusal:
    """A why-not in this game's words."""
    from ..words import FACTS

    spoken = {n: FACTS[n].spoken(v) if n in FACTS else v for n, v in facts.items()}
    return Refusal(rule, Message("theseus", "refused-" + key, spoken))


def told(why: Why, **facts: Any) -> Refusal | None:
    """A reason in words, if there is one."""
    return None if why is None else refusal(*why, **facts)


def refused(s: Station, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """The candidates that are no options, each with its reason."""
    offered = set(ask.options)
    for option, reason in candidates(s, ask):
        if reason is not None and option not in offered:
            yield option, reason


def candidates(s: Station, ask: Ask) -> Candidates:
    """What a person might try at this question."""
    seat = ask.seat
    if ask.key == "move":
        yield from _moves(s, seat)
    elif ask.key == "pending":
        yield from _pending(s, seat)
    elif ask.key == "malfunction":
        for place in range(PLACES):
            if s.places[place] >= 0:
                why = why_not_malfunction(s, seat, place)
                yield ("disable", s.places[place], place), told(why)
    elif ask.key == "sector":
        for slot in SLOTS_OF[s.leg_sector]:
            if s.places[slot] >= 0 and s.home[seat] == s.leg_sector:
                yield ("purge", s.places[slot], slot), told(why_not_purge(s, seat, slot))
    elif ask.key == "take-over":
        for slot in SLOTS_OF[s.leg_sector]:
            if s.places[slot] >= 0:
                yield ("take-over", s.places[slot], slot), told(why_not_take_over(s, seat, slot))
    elif ask.key in ("install-top", "relocate"):
        for slot in range(SLOTS):
            yield ("install", ask.facts["card"], slot), told(why_not_empty(s, slot))
    elif ask.key == "start":
        for card in s.drawn[seat]:
            for slot in range(SLOTS):
                instant = ("T-84", "instant") if is_instant(card) else None
                yield ("start", card, slot), told(instant or why_not_empty(s, slot))
    elif ask.key == "place":
        yield from _placings(s, seat, ask.facts["unit"])
    if ask.key in _FREE:
        yield from _free(s, seat)


def _moves(s: Station, seat: int) -> Candidates:
    """T-36 to T-55 Why a unit cannot go to a room."""
    movable = movable_units(s, seat)
    for unit in range(UNITS):
        if s.where[unit] < 0:
            continue
        kind = "land" if s.where[unit] == SPACE else "move"
        for room in range(ROOMS):
            if s.after[room >> 2] >= 0:
                yield (kind, unit, room), _why_not_move(s, seat, unit, room, unit in movable)


def _why_not_move(s: Station, seat: int, unit: int, room: int, movable: bool) -> Refusal:
    """The first rule that stands in the way of a move that is not offered."""
    if UNIT_FACTION[unit] != s.faction[seat]:
        return refusal("T-36", "not-yours-to-move", unit=unit)
    if unit in s.clamps:
        return refusal("T-110", "clamped", unit=unit)
    if s.moved >> unit & 1:
        return refusal("T-44", "moved", unit=unit)
    if not in_a_room(s, unit) or not movable:
        return refusal("T-55", "space-full")
    start, ahead = s.where[unit] >> 2, sectors_ahead(s, unit)
    ends = sorted({way.end for way in ways_of(s, seat, unit)})
    if s.rooms[room] >= 0 and room >> 2 in [ahead[end] for end in ends]:
        return taken(s, "T-45", room)
    if is_plain(s, seat, unit):
        return refusal("T-38", "exactly", unit=unit, points=points_of(s, unit), sector=start)
    sectors = tuple(ahead[end] for end in ends)
    return refusal("T-38", "reach", unit=unit, sector=start, sectors=sectors)


def taken(s: Station, rule: str, room: int) -> Refusal:
    """Somebody stands there; is another room of the sector free?"""
    return refusal(rule, "room-full" if is_full(s, room >> 2) else "room-taken", room=room)


def _pending(s: Station, seat: int) -> Candidates:
    """T-63, T-73 Why a pending card cannot be discarded or installed."""
    for place in PENDING_OF[s.leg_sector]:
        card = s.places[place]
        if card < 0:
            continue
        stuck = refusal("T-63", "malfunction") if place == s.malfunction else None
        if side_of_card(s, place) != s.side[seat]:
            yield ("oust", card, place), stuck
            continue
        yield ("take", card, place), stuck
        for slot in range(SLOTS):
            if s.after[SLOT_SECTOR[slot]] >= 0:
                if is_instant(card):
                    yield ("install", card, slot), refusal("T-84", "instant")
                else:
                    yield ("install", card, slot), stuck or told(why_not_install(s, seat, slot))


def _placings(s: Station, seat: int, unit: int) -> Candidates:
    """T-27 Why a unit cannot begin in a room."""
    at_home = placings(s)[s.count][1]
    for room in range(ROOMS):
        if s.rooms[room] >= 0:
            yield ("place", unit, room), taken(s, "T-12", room)
        elif at_home:
            yield ("place", unit, room), refusal("T-27", "home-first")


def _free(s: Station, seat: int) -> Candidates:
    """T-74, T-76, T-150 Why a token or an instant cannot be used now."""
    for unit in range(UNITS):
        if s.where[unit] >= 0:
            yield ("advance", unit), told(why_not_advance(s, seat, unit))
    for slot in range(SLOTS):
        card = s.places[slot]
        if 0 <= card < FIRST_BONUS:
            why = why_not_improve(s, seat, slot)
            if why is None and not s.upgrades[seat]:
                why = ("T-74", "no-tokens")
            yield ("improve", card, slot), told(why)
    for kept in s.kept:
        for card in kept:
            yield ("play", card), told(why_not_play(s, seat, card))
