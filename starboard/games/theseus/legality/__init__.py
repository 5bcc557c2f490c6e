"""What is not allowed, and why: everything a person may try in vain at a question.

| chapter | file |
|---|---|
| 5 Movement | `moves.py` |
| 4, 8, 10 Upgrade tokens and instants | `free_actions.py` |
| 6 Sector actions, 7 Pending cards, 16 Takeovers | `cards.py` |
| this card or this unit, at questions about cards and units | `chosen.py` |
| everything else on the table | `things.py` |
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal

from ..components import AWAY, ROOMS, SLOT_SECTOR, UNITS_OF
from ..state import TEAM, Station
from ..text import refusal
from .cards import (
    malfunction_candidates,
    pending_candidates,
    purge_candidates,
    slot_candidates,
    take_over_candidates,
)
from .free_actions import WITH_FREE_ACTIONS, free_candidates
from .moves import abduct_candidates, control_candidates, move_candidates, why_taken
from .why import Candidates


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
        yield from move_candidates(s, seat)
    elif ask.key == "pending":
        yield from pending_candidates(s, seat)
    elif ask.key == "malfunction":
        yield from malfunction_candidates(s, seat)
    elif ask.key == "sector":
        yield from purge_candidates(s, seat)
    elif ask.key == "take-over":
        yield from take_over_candidates(s, seat)
    elif ask.key in ("install-top", "relocate"):
        yield from slot_candidates(s, "install", ask.facts["card"])
    elif ask.key == "start":
        for card in s.drawn[seat]:
            yield from slot_candidates(s, "start", card)
    elif ask.key == "place":
        yield from place_candidates(s, seat, ask.facts["unit"])
    elif ask.key == "control":
        yield from control_candidates(s, seat)
    elif ask.key == "abduct":
        yield from abduct_candidates(s, seat, SLOT_SECTOR[s.places.index(ask.facts["card"])])
    if ask.key in WITH_FREE_ACTIONS:
        yield from free_candidates(s, seat)


def place_candidates(s: Station, seat: int, unit: int) -> Candidates:
    """T-27 Why a unit cannot begin in a room."""
    for room in range(ROOMS):
        if s.rooms[room] >= 0:
            yield ("place", unit, room), why_taken(s, "T-12", room)
        elif begins_at_home(s, seat):
            yield ("place", unit, room), refusal("T-27", "home-first")


def begins_at_home(s: Station, seat: int) -> bool:
    """T-27 The first two units begin in the own sector, T-123 in teams the first one."""
    standing = [unit for unit in UNITS_OF[s.faction[seat]] if s.where[unit] != AWAY]
    return len(standing) < (1 if s.mode == TEAM else 2)
