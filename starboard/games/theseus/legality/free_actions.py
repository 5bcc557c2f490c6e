"""Chapters 4, 8 and 10: tokens and instants that may be used between steps, and why not.

Upgrade tokens (T-74), kept instants (T-84) and bonus cards (T-86) are offered together with the
question that comes next, so that nobody is asked twice; T-34 says between which steps.
``token_options`` lists by sets of bits what ``why_not_advance`` and ``why_not_improve`` allow; a
test holds them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.kernel import Option, Refusal

from ..components import (
    ADVANCES,
    ALL_SLOTS,
    CAN_ADVANCE,
    CAN_TURN,
    CAN_TURN_IN_TEAM,
    CARD_KIND,
    EFFECT,
    EMBRYOS,
    IMPROVES,
    PANDORA,
    PLAYS,
    SLOTS,
    TOKENS_PER_CARD,
    UNITS,
    UNITS_OF,
    UPGRADEABLE,
    places_in,
)
from ..state import MOVE, TEAM, Station
from .cards import is_enemy_card, is_faction_card
from .moves import in_a_room, movable_units
from .why import Candidates, Why, in_words

KINDS: Final = frozenset(("advance", "improve", "play"))
#: Questions that come with the free actions of T-34.
WITH_FREE_ACTIONS: Final = frozenset(("move", "act", "sector", "pending", "end", "before-refill"))
#: T-120 By side: who sits across from each other makes an alliance.
TEAMS: Final = ((0, 2), (1, 3))
CARD_FROM_DECK, HOLLOW, SHAFT_PASSAGE = (
    "install_top_card_on_empty_slot", "relocate_own_card", "extra_movement_point",
)  # fmt: skip


def free_options(s: Station, seat: int) -> list[Option]:
    """T-34 Everything that may be done between two steps, as many times as wanted."""
    kept = s.kept[s.side[seat]]
    options: list[Option] = token_options(s, seat) if s.upgrades[seat] else []
    if not kept:
        return options
    seen = 0
    for card in kept:
        kind = 1 << CARD_KIND[card]
        if not seen & kind and why_no_use(s, seat, card) is None:
            seen |= kind  # T-143 of equal cards the first stands for all
            options.append(PLAYS[card])
    return options


def members(s: Station, seat: int) -> tuple[int, ...]:
    """T-124 The seats of a side."""
    return TEAMS[s.side[seat]] if s.mode == TEAM else (seat,)


def own_units(s: Station, seat: int) -> Sequence[int]:
    """T-125 Own units and the ally's."""
    if s.mode != TEAM:
        return UNITS_OF[s.faction[seat]]
    return [u for q in members(s, seat) for u in UNITS_OF[s.faction[q]]]


# ---- upgrade tokens -------------------------------------------------------------------------


def token_options(s: Station, seat: int) -> list[Option]:
    """T-74, T-76 What a kept upgrade token may be spent on."""
    basic, faction = ~s.advanced, s.faction
    options: list[Option] = []
    if s.mode == TEAM:
        for member in TEAMS[s.side[seat]]:
            options += ADVANCES[CAN_TURN_IN_TEAM[faction[member]] & basic]
    else:
        units = CAN_TURN[faction[seat]] & basic
        if faction[seat] == PANDORA:
            for unit in EMBRYOS:  # all other units that can be turned are always in play
                if s.where[unit] < 0:
                    units &= ~(1 << unit)
        options += ADVANCES[units]
    most = min(s.upgrades[seat], TOKENS_PER_CARD)
    cards = s.held[s.side[seat]] & ALL_SLOTS
    if s.malfunction >= 0:
        cards &= ~(1 << s.malfunction)
    for slot in places_in(cards):
        improves = IMPROVES[s.places[slot]]
        if improves and s.tokens[slot] < most:
            options.append(improves[slot])
    return options


def why_not_advance(s: Station, seat: int, unit: int) -> Why:
    """T-74 A token turns any own basic unit to its advanced side, in a room or in space."""
    if s.where[unit] < 0 or s.unit_side[unit] != s.side[seat]:
        return ("T-74", "their-unit")
    if not CAN_ADVANCE[unit]:
        return ("T-10", "lesser")
    if s.advanced >> unit & 1:
        return ("T-74", "advanced")
    return None if s.upgrades[seat] else ("T-74", "no-tokens")


def why_not_improve(s: Station, seat: int, slot: int) -> Why:
    """T-74 A token goes on an own installed card with a number; T-76 more of them cost more."""
    if not is_faction_card(s, slot) or is_enemy_card(s, seat, slot):
        return ("T-74", "their-card")
    if not UPGRADEABLE[s.places[slot]]:
        return ("T-74", "no-number")
    if slot == s.malfunction:
        return ("T-63", "malfunction")
    if s.tokens[slot] >= TOKENS_PER_CARD:
        return ("T-76", "six")
    if not s.upgrades[seat]:
        return ("T-74", "no-tokens")
    return ("T-76", "too-few") if s.upgrades[seat] <= s.tokens[slot] else None


def losses_of(s: Station, seat: int) -> list[Option]:
    """T-104 Upgrades that a player could lose: a kept token, one on a card, an advanced unit."""
    options: list[Option] = [("lose-token", seat)] if s.upgrades[seat] else []
    options += [
        ("lose-card", s.places[slot], slot)
        for slot in range(SLOTS)
        if s.tokens[slot] and s.owner[slot] == seat and slot != s.malfunction
    ]
    units = UNITS_OF[s.faction[seat]]
    options += [("lose-unit", u) for u in units if s.advanced >> u & 1 and s.where[u] >= 0]
    return options


# ---- instants and bonus cards ---------------------------------------------------------------


def why_not_play(s: Station, seat: int, card: int) -> Why:
    """T-84 Only a kept card can be played; T-150 what cannot be done is not offered."""
    if card not in s.kept[s.side[seat]]:
        return ("T-84", "not-kept")
    return why_no_use(s, seat, card)


def why_no_use(s: Station, seat: int, card: int) -> Why:
    """T-87, T-91, T-150 Would a kept card change nothing now?"""
    effect = EFFECT[card]
    if effect == CARD_FROM_DECK:
        if not s.decks[seat]:
            return ("T-87", "no-deck")
        return None if s.bare else ("T-87", "no-slot")
    if effect == HOLLOW:
        return None if s.bare and relocatable_slots(s, seat) else ("T-150", "no-slot")
    if effect == SHAFT_PASSAGE:
        return why_not_shaft(s, seat)
    return None


def why_not_shaft(s: Station, seat: int) -> Why:
    """T-91 Shaft Passage is played with the choice of a move of an own unit in a sector."""
    if s.phase != MOVE:
        return ("T-91", "not-moving")
    movable = any(in_a_room(s, unit) for unit in movable_units(s, seat))
    return None if movable else ("T-150", "none-to-move")


def relocatable_slots(s: Station, seat: int) -> list[int]:
    """T-105 Slots of own installed cards that are not under malfunction."""
    slots = places_in(s.held[s.side[seat]] & ALL_SLOTS)
    return [slot for slot in slots if slot != s.malfunction]


# ---- what a person might try ----------------------------------------------------------------


def free_candidates(s: Station, seat: int) -> Candidates:
    """T-74, T-76, T-150 Why a token or an instant cannot be used now."""
    for unit in range(UNITS):
        if s.where[unit] >= 0:
            yield ("advance", unit), in_words(why_not_advance(s, seat, unit), unit=unit)
    for slot in range(SLOTS):
        if is_faction_card(s, slot):
            yield ("improve", s.places[slot], slot), improve_in_words(s, seat, slot)
    for kept in s.kept:
        for card in kept:
            yield ("play", card), in_words(why_not_play(s, seat, card), card=card)


def improve_in_words(s: Station, seat: int, slot: int) -> Refusal | None:
    """T-76 Why no token goes on a card, with how many there are and how many it takes."""
    have, need = s.upgrades[seat], s.tokens[slot] + 1
    return in_words(why_not_improve(s, seat, slot), card=s.places[slot], have=have, need=need)
