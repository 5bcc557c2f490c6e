"""Chapters 6, 7 and 16: on which cards and slots something may be done, and why not.

Options are asked for at every other question, so slots are listed for the whole station at once,
as sets of bits, beside the reason for a single one: ``install_slots`` and ``why_not_install``,
``purge_slots`` and ``why_not_purge``, ``malfunction_places`` and ``why_not_malfunction``. A test
holds each pair together (tests/games/theseus/test_properties.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from starboard.kernel import Option

from ..components import (
    CARD_FACTION,
    EFFECT,
    FIRST_BONUS,
    INSTALLS,
    INSTANT,
    PANDORA,
    PENDING_OF,
    PLACES,
    SLOT_BITS,
    SLOT_SECTOR,
    SLOTS,
    SLOTS_IN,
    SLOTS_OF,
    places_in,
    those,
)
from ..state import Station
from ..text import refusal
from .why import Candidates, Why, in_words

#: T-103 The Protection cards, and the factions that have any.
PROTECTION: Final = frozenset(
    n for n, effect in enumerate(EFFECT) if effect == "attract_malfunction"
)
PROTECTED: Final = tuple({CARD_FACTION[card] for card in PROTECTION})


def is_faction_card(s: Station, place: int) -> bool:
    """Does a card lie there that is no bonus card?"""
    return 0 <= s.places[place] < FIRST_BONUS


def is_enemy_card(s: Station, seat: int, place: int) -> bool:
    """T-7, T-124 Does a card belong to another side? T-136 Pandora's is what she took over."""
    return not s.held[s.side[seat]] >> place & 1


def enemy_cards(s: Station, seat: int) -> int:
    """T-7 The places of all cards of the other sides, pending or installed, by bit."""
    own, found = s.side[seat], 0
    for side, held in enumerate(s.held):
        if side != own:
            found |= held
    return found


# ---- installing -----------------------------------------------------------------------------


def why_not_install(s: Station, seat: int, slot: int) -> Why:
    """T-73 On an empty slot, on a bonus card, or in place of a card of the own side."""
    if not is_faction_card(s, slot):
        return None
    if slot == s.malfunction:
        return ("T-63", "malfunction")
    return ("T-73", "enemy-card") if is_enemy_card(s, seat, slot) else None


def install_slots(s: Station, seat: int) -> tuple[int, ...]:
    """T-73 Every slot of the station where this player may install a card."""
    slots = s.board & ~enemy_cards(s, seat)
    if s.malfunction >= 0:
        slots &= ~(1 << s.malfunction)
    return places_in(slots)


def why_not_empty(s: Station, slot: int) -> Why:
    """T-25, T-87, T-105 Only an empty slot will do: no bonus card, no other card."""
    return None if s.places[slot] < 0 else ("T-17", "not-empty")


def pending_options(s: Station, seat: int, places: Iterable[int]) -> list[Option]:
    """T-68 One of these pending slots, and what fits its content. T-133 Not for Pandora."""
    options: list[Option] = []
    if s.faction[seat] == PANDORA:
        return options
    mine = s.held[s.side[seat]]
    for place in places:
        card = s.places[place]
        if card < 0:
            options.append(("fill", place))  # T-69 (A)
        elif place == s.malfunction:
            continue  # T-63 it can be neither installed nor discarded
        elif not mine >> place & 1:
            options.append(("oust", card, place))  # T-70 (B)
        elif INSTANT[card]:
            options.append(("take", card, place))  # T-71 (C)
        else:
            options += those(INSTALLS[card], install_slots(s, seat))
    return options


def pending_candidates(s: Station, seat: int) -> Candidates:
    """T-63, T-73 Why a pending card cannot be discarded or installed."""
    for place in PENDING_OF[s.leg_sector]:
        card = s.places[place]
        if card < 0:
            continue
        stuck = refusal("T-63", "malfunction", card=card) if place == s.malfunction else None
        if is_enemy_card(s, seat, place):
            yield ("oust", card, place), stuck
            continue
        yield ("take", card, place), stuck
        for slot in range(SLOTS):
            if s.after[SLOT_SECTOR[slot]] >= 0:
                if INSTANT[card]:
                    yield ("install", card, slot), refusal("T-84", "instant", card=card)
                else:
                    why = why_not_install(s, seat, slot)
                    yield ("install", card, slot), stuck or in_words(why, card=s.places[slot])


# ---- sector actions -------------------------------------------------------------------------


def why_not_purge(s: Station, seat: int, slot: int) -> Why:
    """T-67 An enemy installed card in the own sector; T-141 Pandora also what she holds there."""
    if not is_faction_card(s, slot):
        return ("T-67", "no-card")
    if slot == s.malfunction:
        return ("T-63", "malfunction")
    hers = s.faction[seat] == PANDORA and s.embryo[slot] >= 0
    return None if is_enemy_card(s, seat, slot) or hers else ("T-67", "own-card")


def purge_slots(s: Station, seat: int) -> list[int]:
    """T-67, T-141 The slots of all cards that could be purged."""
    cards = enemy_cards(s, seat)
    if s.faction[seat] == PANDORA:
        cards |= s.held[s.side[seat]]
    return [i for i in SLOTS_IN[cards & SLOT_BITS[s.home[seat]]] if i != s.malfunction]


def why_not_malfunction(s: Station, seat: int, place: int) -> Why:
    """T-62 Any enemy card, pending or installed; not a bonus card, not one of the own side."""
    if not is_faction_card(s, place):
        return ("T-62", "no-card")
    if not is_enemy_card(s, seat, place):
        return ("T-62", "own-card")
    guards = protections(s, places_in(enemy_cards(s, seat)))
    return ("T-103", "protected") if guards and place not in guards else None


def malfunction_places(s: Station, seat: int) -> Sequence[int]:
    """T-62 Where the malfunction token may be put; T-103 Protection draws it upon itself."""
    places = places_in(enemy_cards(s, seat))
    return protections(s, places) or places


def protections(s: Station, places: Sequence[int]) -> Sequence[int]:
    """T-103 Live Protection cards among those of the enemy: the token must go on one of them."""
    if max([s.seat_of[faction] for faction in PROTECTED], default=-1) < 0:
        return ()  # nobody has such a card
    return [p for p in places if p < SLOTS and s.live[p] and s.places[p] in PROTECTION]


# ---- Pandora --------------------------------------------------------------------------------


def why_not_take_over(s: Station, seat: int, slot: int) -> Why:
    """T-136 Any enemy installed card in the sector, but none under malfunction."""
    if not is_faction_card(s, slot) or not is_enemy_card(s, seat, slot):
        return ("T-136", "not-enemy")
    return ("T-63", "malfunction") if slot == s.malfunction else None


# ---- what a person might try ----------------------------------------------------------------


def malfunction_candidates(s: Station, seat: int) -> Candidates:
    """T-62, T-103 Why the malfunction token cannot be put on a card."""
    for place in range(PLACES):
        if s.places[place] >= 0:
            why = why_not_malfunction(s, seat, place)
            yield ("disable", s.places[place], place), in_words(why, card=s.places[place])


def purge_candidates(s: Station, seat: int) -> Candidates:
    """T-67 Why a card cannot be purged."""
    for slot in SLOTS_OF[s.leg_sector]:
        if s.places[slot] >= 0 and s.home[seat] == s.leg_sector:
            why = why_not_purge(s, seat, slot)
            yield ("purge", s.places[slot], slot), in_words(why, card=s.places[slot])


def take_over_candidates(s: Station, seat: int) -> Candidates:
    """T-136 Why a card cannot be taken over."""
    for slot in SLOTS_OF[s.leg_sector]:
        if s.places[slot] >= 0:
            why = why_not_take_over(s, seat, slot)
            yield ("take-over", s.places[slot], slot), in_words(why, card=s.places[slot])


def slot_candidates(s: Station, kind: str, card: int) -> Candidates:
    """T-17, T-84 Why a card cannot be installed on a slot that must be empty."""
    for slot in range(SLOTS):
        if INSTANT[card]:
            yield (kind, card, slot), refusal("T-84", "instant", card=card)
        elif (why := why_not_empty(s, slot)) is not None:
            yield (kind, card, slot), in_words(why, slot=slot, card=s.places[slot])
