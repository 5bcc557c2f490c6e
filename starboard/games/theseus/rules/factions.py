"""Chapters 1 and 3: who plays what, and the empty table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import Message, shuffle

from ..box import BOX
from ..components import (
    AWAY,
    CARDS,
    CLAMPS,
    DEACTIVATIONS,
    FACTIONS,
    FIRST_BONUS,
    PANDORA,
    PARASITES,
    PLACES,
    ROOMS,
    SECTORS,
    SLOTS,
    UNIT_FACTION,
    UNITS,
)
from ..state import DUEL, FREE_FOR_ALL, LAYOUTS, MODES, NOWHERE, TEAM, Station
from ..text import say
from .course import IDLE_TURNS


def mode_of(seats: int, variant: Mapping[str, Any]) -> int:
    """T-1 Two play a duel, three or four a free-for-all, four also in teams."""
    if variant["mode"] == "usual":
        return DUEL if seats == 2 else FREE_FOR_ALL
    return MODES.index(variant["mode"])


def fits(seats: int, variant: Mapping[str, Any]) -> Message | None:
    """T-1 Is there such a game? A reason if not."""
    mode = mode_of(seats, variant)
    if seats not in BOX.modes[MODES[mode]]:
        return say("setup-mode", mode=f"@variant-mode-{MODES[mode]}", count=seats)
    chosen = [variant[f"faction_{n}"] for n in range(1, seats + 1)]
    named = [name for name in chosen if name != "random"]
    if len(set(named)) != len(named):
        return say("setup-twice")  # T-1
    if any(variant[f"faction_{n}"] != "random" for n in range(seats + 1, 5)):
        return say("setup-no-seat")
    if "pandora" in named and not variant["pandora"]:
        return say("setup-pandora-off")
    if variant["pandora"] and mode == TEAM:
        return say("setup-pandora-team")  # T-129
    if variant["pandora"] and "pandora" not in named and "random" not in chosen:
        return say("setup-pandora-seatless")
    if variant["three_start_cards"] and mode == TEAM:
        return say("setup-team-cards")  # T-122
    if isinstance(variant["first"], int) and variant["first"] > seats:
        return say("setup-first")
    if variant["first"] != "random" and variant["layout"] == "chosen" and mode != TEAM:
        return say("setup-first-laid")  # T-20, T-21
    return None


def draw_factions(s: Station, seats: int, variant: Mapping[str, Any]) -> tuple[int, ...]:
    """T-1 The chosen factions, and for the other seats random ones."""
    found = [-1] * seats
    for seat in range(seats):
        name = variant[f"faction_{seat + 1}"]
        found[seat] = -1 if name == "random" else FACTIONS.index(name)
    left = [f for f in range(4) if f not in found]
    shuffle(s, left)
    if variant["pandora"] and PANDORA not in found:
        left = [*left[: found.count(-1) - 1], PANDORA]
        shuffle(s, left)
    for seat in range(seats):
        if found[seat] < 0:
            found[seat] = left.pop()
    return tuple(found)


def sides(s: Station, seats: int) -> None:
    """T-7 Enemies are all of another side. T-120 Alliances sit across from each other."""
    s.seat_of = tuple([s.faction.index(f) if f in s.faction else -1 for f in range(len(FACTIONS))])
    s.side = tuple([seat % 2 if s.mode == TEAM else seat for seat in range(seats)])
    s.unit_seat = tuple([s.seat_of[faction] for faction in UNIT_FACTION])
    s.unit_side = tuple([s.side[seat] if seat >= 0 else -1 for seat in s.unit_seat])


def nobody(count: int) -> list[int]:
    """Nothing and nobody in so many places."""
    return [NOWHERE] * count


def empty_station(seats: int, variant: Mapping[str, Any], key: bytes) -> Station:
    """T-1 The table before anybody has sat down: nothing but the choice of variants."""
    return Station(
        key=key,
        # who plays and how
        mode=mode_of(seats, variant), layout=LAYOUTS.index(variant["layout"]),
        levels=variant["novice_levels"], three_start=variant["three_start_cards"],
        chosen_deck=variant["chosen_deck"], idle_turns=IDLE_TURNS[variant["idle_rule"]],
        home=(NOWHERE,) * seats,
        # points and cards
        life=[0] * seats, data=[0] * seats, upgrades=[0] * seats,
        decks=[[] for _ in range(seats)], aside=[[] for _ in range(seats)],
        drawn=[[] for _ in range(seats)], kept=[], spare=[*range(FIRST_BONUS, CARDS)],
        places=nobody(PLACES), tokens=[0] * SLOTS, camera=[0] * SLOTS, embryo=nobody(SLOTS),
        # units and their tokens
        where=[AWAY] * UNITS, rooms=nobody(ROOMS), taken=[0] * len(SECTORS),
        clamps=nobody(CLAMPS), parasites=nobody(PARASITES), parasite_by=nobody(PARASITES),
        silence=nobody(DEACTIVATIONS), silence_by=nobody(DEACTIVATIONS),
        # what follows from all that
        owner=nobody(SLOTS), live=[0] * SLOTS, short=[0] * seats, skips=[0] * seats,
        vents=[()] * seats, signs=[()] * seats,
    )  # fmt: skip
