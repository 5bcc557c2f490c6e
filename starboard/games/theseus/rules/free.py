"""Chapters 4, 8 and 10: what the active player may do between steps.

Upgrade tokens (T-74), kept instants (T-84) and bonus cards (T-86) are offered together with the
question that comes next, so that nobody is asked twice; T-34 says between which steps.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.kernel import Ask, Flow, Option

from ..state import MOVE, TEAM, Station
from ..tables import (
    ADVANCES,
    ALL_SLOTS,
    AMOUNT,
    CAN_ADVANCE,
    CAN_TURN,
    CAN_TURN_IN_TEAM,
    CARD_KIND,
    EFFECT,
    EMBRYOS,
    FIRST_BONUS,
    IMPROVES,
    PANDORA,
    PLAYS,
    RULE,
    TOKENS_PER_CARD,
    UNIT_FACTION,
    UNITS_OF,
    UPGRADEABLE,
    places_in,
)
from .install import install, is_instant, keep, take_top, why_not_empty
from .movement import can_move
from .points import take_token
from .station import GUIDE, MARKS, SAME_CARD, TRAP, empty_slots, renew
from .why import Why

KINDS = frozenset(("advance", "improve", "play"))
#: T-120 By side: who sits across from each other makes an alliance.
TEAMS = ((0, 2), (1, 3))


def free_options(s: Station, seat: int) -> list[Option]:
    """T-34 Everything that may be done in a free window, as many times as wanted."""
    options: list[Option] = token_options(s, seat) if s.upgrades[seat] else []
    kept = s.kept[s.side[seat]]
    if kept:
        seen = 0
        for card in kept:
            kind = 1 << CARD_KIND[card]
            if not seen & kind and why_no_use(s, seat, card) is None:
                seen |= kind
                options.append(PLAYS[card])
    return options


def token_options(s: Station, seat: int) -> list[Option]:
    """T-74, T-76 What a kept upgrade token may be spent on."""
    # as why_not_advance and why_not_improve say; a test holds them together
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
    places, tokens, most = s.places, s.tokens, s.upgrades[seat]
    if most > TOKENS_PER_CARD:
        most = TOKENS_PER_CARD
    cards = s.held[s.side[seat]] & ALL_SLOTS
    if s.malfunction >= 0:
        cards &= ~(1 << s.malfunction)
    for slot in places_in(cards):
        improves = IMPROVES[places[slot]]
        if improves and tokens[slot] < most:
            options.append(improves[slot])
    return options


def members(s: Station, seat: int) -> tuple[int, ...]:
    """T-124 The seats of a side."""
    return TEAMS[s.side[seat]] if s.mode == TEAM else (seat,)


def use_free(s: Station, seat: int, option: Option) -> Flow[None] | None:
    """T-34 Carry out one of them; what it may ask further is a flow."""
    if option[0] == "play":
        return play(s, seat, option[1])
    if option[0] == "advance":
        advance(s, seat, option[1])
    else:
        improve(s, seat, option[2])
    return None


# ---- upgrade tokens -------------------------------------------------------------------------


def own_units(s: Station, seat: int) -> Sequence[int]:
    """T-125 Own units and the ally's."""
    if s.mode != TEAM:
        return UNITS_OF[s.faction[seat]]
    return [u for q in members(s, seat) for u in UNITS_OF[s.faction[q]]]


def why_not_advance(s: Station, seat: int, unit: int) -> Why:
    """T-74 A token turns any own basic unit to its advanced side, in a room or in space."""
    if not s.upgrades[seat]:
        return ("T-74", "no-tokens")
    if s.where[unit] < 0 or s.side[s.seat_of[UNIT_FACTION[unit]]] != s.side[seat]:
        return ("T-74", "not-yours")
    if not CAN_ADVANCE[unit]:
        return ("T-10", "lesser")
    return ("T-74", "advanced") if s.advanced >> unit & 1 else None


def why_not_improve(s: Station, seat: int, slot: int) -> Why:
    """T-74 A token goes on an own installed card with a number; T-76 more of them cost more."""
    card = s.places[slot]
    if card < 0 or card >= FIRST_BONUS or s.side[s.owner[slot]] != s.side[seat]:
        return ("T-74", "not-yours")
    if not UPGRADEABLE[card]:
        return ("T-74", "no-number")
    if slot == s.malfunction:
        return ("T-63", "malfunction")
    if s.tokens[slot] >= TOKENS_PER_CARD:
        return ("T-76", "six")
    return ("T-76", "too-few") if s.upgrades[seat] <= s.tokens[slot] else None


def advance(s: Station, seat: int, unit: int) -> None:
    """T-74 Discard a token: the unit is turned to its advanced side."""
    s.upgrades[seat] -= 1
    s.advanced |= 1 << unit
    if s.told is not None:
        s.tell("advanced", "T-74", seat=seat, unit=unit)


def improve(s: Station, seat: int, slot: int) -> None:
    """T-76 Put a token on a card, after discarding as many as lie there already."""
    s.upgrades[seat] -= s.tokens[slot] + 1
    s.tokens[slot] += 1
    if s.told is not None:
        s.tell("improved", "T-75", seat=seat, card=s.places[slot], tokens=s.tokens[slot])
    if MARKS[s.places[slot]] & (TRAP | GUIDE):
        renew(s, slot, SAME_CARD)  # a Defence System wakes up, a Time Loop gets longer


# ---- instants and bonus cards ---------------------------------------------------------------


def why_not_play(s: Station, seat: int, card: int) -> Why:
    """T-150 What cannot be done is not offered."""
    if card not in s.kept[s.side[seat]]:
        return ("T-84", "not-kept")
    return why_no_use(s, seat, card)


def why_no_use(s: Station, seat: int, card: int) -> Why:
    """T-87, T-91, T-150 Would a kept card change nothing now?"""
    effect = EFFECT[card]
    if effect == "install_top_card_on_empty_slot":
        if not s.decks[seat]:
            return ("T-87", "no-deck")
        return None if s.bare else ("T-87", "no-slot")
    if effect == "relocate_own_card":
        return None if s.bare and movable_cards(s, seat) else ("T-150", "no-slot")
    if effect == "extra_movement_point":
        return why_not_shaft(s, seat)
    return None


def why_not_shaft(s: Station, seat: int) -> Why:
    """T-91 Shaft Passage is played with the choice of a move of an own unit in a sector."""
    if s.step != MOVE:
        return ("T-91", "not-moving")
    return None if can_move(s, seat, in_rooms=True) else ("T-150", "none-to-move")


def movable_cards(s: Station, seat: int) -> list[int]:
    """T-105 Slots of own installed cards that are not under malfunction."""
    slots = places_in(s.held[s.side[seat]] & ALL_SLOTS)
    return [slot for slot in slots if slot != s.malfunction]


def play(s: Station, seat: int, card: int) -> Flow[None]:
    """T-84 Play a kept instant: it takes effect once and is discarded."""
    s.kept[s.side[seat]].remove(card)
    s.gone.append(card)
    if s.told is not None:
        s.tell("played", RULE[card], seat=seat, card=card)
    effect = EFFECT[card]
    if effect == "install_top_card_on_empty_slot":
        yield from install_top(s, seat)
    elif effect == "relocate_own_card":
        yield from relocate(s, seat, RULE[card])
    elif effect == "extra_movement_point":
        s.shaft += 1
    else:
        for _ in range(AMOUNT[card]):
            take_token(s, seat, RULE[card])  # T-89


def install_top(s: Station, seat: int) -> Flow[None]:
    """T-87 The top card of the own deck goes on an empty slot of any sector; an instant is kept."""
    top = s.decks[seat][-1]
    if is_instant(top):
        keep(s, seat, take_top(s, seat), "T-87")
        return
    slots = empty_slots(s)
    slot = slots[0]
    if len(slots) > 1:
        options = [("install", top, each) for each in slots]
        _, _, slot = yield Ask(seat, "install-top", "T-87", options, card=top)
    install(s, seat, take_top(s, seat), slot, "T-87")


def relocate(s: Station, seat: int, rule: str) -> Flow[None]:
    """T-105 Move an own installed card with its tokens to an empty slot of any sector."""
    options = [("lift", s.places[slot], slot) for slot in movable_cards(s, seat)]
    _, card, old = (yield Ask(seat, "lift", rule, options)) if len(options) > 1 else options[0]
    slots = [slot for slot in empty_slots(s) if why_not_empty(s, slot) is None]
    new = slots[0]
    if len(slots) > 1:
        options = [("install", card, slot) for slot in slots]
        _, _, new = yield Ask(seat, "relocate", rule, options, card=card)
    for pieces in (s.places, s.tokens, s.camera, s.embryo):
        pieces[new], pieces[old] = pieces[old], pieces[new]
    if s.fresh >> old & 1:
        s.fresh ^= 1 << old | 1 << new
    s.tell("relocated", rule, seat=seat, card=card, slot=new)
    for slot in (old, new):
        renew(s, slot)
