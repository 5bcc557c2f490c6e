"""Chapter 6: the malfunction token."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from starboard.kernel import Flow, quick_ask

from ..state import NOWHERE, Station
from ..tables import CARD_FACTION, EFFECT, FIRST_BONUS, NO_FACTS, SLOTS, places_in
from .install import others_cards, side_of_card
from .station import SAME_CARD, renew
from .why import Why

PROTECTION = tuple(n for n, effect in enumerate(EFFECT) if effect == "attract_malfunction")
PROTECTED = tuple({CARD_FACTION[card] for card in PROTECTION})


def why_not_malfunction(s: Station, seat: int, place: int) -> Why:
    """T-62 Any enemy card, pending or installed; not a bonus card, not one of the own side."""
    card = s.places[place]
    if card < 0 or card >= FIRST_BONUS:
        return ("T-62", "no-card")
    if side_of_card(s, place) == s.side[seat]:
        return ("T-62", "own-card")
    guards = protections(s, enemy_cards(s, seat))
    return ("T-103", "protected") if guards and place not in guards else None


def enemy_cards(s: Station, seat: int) -> tuple[int, ...]:
    """T-62 Places of all cards that the token could be put on, if nothing protects them."""
    return places_in(others_cards(s, s.side[seat]))


def protections(s: Station, places: Sequence[int]) -> Sequence[int]:
    """T-103 Live Protection cards among those of the enemy: the token must go on one of them."""
    if all(s.seat_of[faction] < 0 for faction in PROTECTED):
        return ()  # nobody has such a card
    found = []
    for card in PROTECTION:
        if card in s.places:
            place = s.places.index(card)
            if place < SLOTS and s.live[place] and place in places:
                found.append(place)
    found.sort()
    return found


def place_malfunction(s: Station, seat: int, rule: str) -> Flow[None]:
    """T-62 Take the token from wherever it is and put it on an enemy card."""
    cards = enemy_cards(s, seat)
    if not cards:
        s.tell("no-malfunction", rule, seat=seat)
        return
    put_token(s, NOWHERE)  # T-65 the card below is live at once, before the token is put down
    places = protections(s, cards) or cards
    place = places[0]
    if len(places) > 1:
        options = [*zip(repeat("disable"), map(s.places.__getitem__, places), places)]
        _, _, place = yield quick_ask(seat, "malfunction", rule, options, NO_FACTS)
    put_token(s, place)
    if s.told is not None:
        s.tell("malfunction", rule, seat=seat, card=s.places[place], place=place)


def put_token(s: Station, place: int) -> None:
    """T-63 The card under the token is out of action, the one that was is not any more."""
    before, s.malfunction = s.malfunction, place
    if 0 <= before < SLOTS:
        renew(s, before, SAME_CARD)
    if 0 <= place < SLOTS:
        renew(s, place, SAME_CARD)
