"""Chapter 7, the parts that others use: where a card may be installed, and the refill."""

from __future__ import annotations

from starboard.kernel import draw

from ..state import Station
from ..tables import CARD_FACTION, FIRST_BONUS, SLOTS, TYPE, places_in
from .points import count_down
from .station import remove, renew
from .why import Why


def side_of_card(s: Station, place: int) -> int:
    """T-124 The side that a card belongs to; T-136 Pandora's if she took it over."""
    if place < SLOTS:
        return s.side[s.owner[place]]
    return s.side[s.seat_of[CARD_FACTION[s.places[place]]]]


def why_not_install(s: Station, seat: int, slot: int) -> Why:
    """T-73 On an empty slot, on a bonus card, or in place of a card of the own side."""
    card = s.places[slot]
    if card < 0 or card >= FIRST_BONUS:
        return None
    if slot == s.malfunction:
        return ("T-63", "malfunction")
    if side_of_card(s, slot) != s.side[seat]:
        return ("T-73", "enemy-card")
    return None


def why_not_empty(s: Station, slot: int) -> Why:
    """T-25, T-87, T-105 Only an empty slot will do: no bonus card, no other card."""
    return None if s.places[slot] < 0 else ("T-17", "not-empty")


def install_slots(s: Station, seat: int) -> tuple[int, ...]:
    """T-73 Every slot of the station where this player may install a card."""
    # as why_not_install says, for all slots at once; a test holds the two together
    slots = s.board & ~others_cards(s, s.side[seat])
    if s.malfunction >= 0:
        slots &= ~(1 << s.malfunction)
    return places_in(slots)


def others_cards(s: Station, side: int) -> int:
    """The places of all cards of the other sides, pending or installed, by bit."""
    held = s.held
    found, sides = held[side - 1], len(held)
    if sides > 2:
        found |= held[side - 2]
        if sides > 3:
            found |= held[side - 3]
    return found


def install(s: Station, seat: int, card: int, slot: int, rule: str) -> int:
    """T-73 Put a card on an installed slot. Returns the bonus card that was taken, or -1."""
    before, bonus = s.places[slot], -1
    if before >= FIRST_BONUS:  # T-86 who installs on its slot takes it
        bonus = before
        s.kept[s.side[seat]].append(bonus)
    elif before >= 0:
        remove(s, slot, "T-73")
    s.places[slot] = card
    if s.told is not None:
        s.tell("installed", rule, seat=seat, card=card, slot=slot)
        if bonus >= 0:
            s.tell("bonus-taken", "T-86", seat=seat, card=bonus)
    renew(s, slot)
    return bonus


def keep(s: Station, seat: int, card: int, rule: str) -> None:
    """T-84 An instant is never installed: it is kept beside the board."""
    s.kept[s.side[seat]].append(card)
    s.tell("kept", rule, seat=seat, card=card)


def take_top(s: Station, seat: int) -> int:
    """T-6 Take the top card of the own deck; the next one is seen by that."""
    s.idle = -1  # T-82 this turn does not count
    card: int = draw(s, s.decks[seat])
    return card


def refill(s: Station, seat: int, place: int, rule: str) -> None:
    """T-69 The top card of the own deck goes on a pending slot; T-78 or the marker moves."""
    deck = s.decks[seat]
    if not deck:
        count_down(s, seat, "T-78")
        return
    s.idle = -1  # as take_top() does
    s.reveals += 1
    card = deck.pop()
    s.places[place] = card  # as wait() does
    s.held[s.side[seat]] |= 1 << place
    if s.told is not None:
        s.tell("refilled", rule, seat=seat, card=card, place=place)


def is_instant(card: int) -> bool:
    """T-84 Instants are kept and played, never installed."""
    return INSTANT[card]


INSTANT = tuple(kind == "instant" for kind in TYPE)
