"""Chapter 6: the malfunction token."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

from ..state import NOWHERE, Station
from ..tables import CARD_FACTION, EFFECT, FIRST_BONUS, PLACES, SLOT_SECTOR, SLOTS
from .install import side_of_card
from .station import renew
from .why import Why

PROTECTION = tuple(effect == "attract_malfunction" for effect in EFFECT)


def why_not_malfunction(s: Station, seat: int, place: int) -> Why:
    """T-62 Any enemy card, pending or installed; not a bonus card, not one of the own side."""
    card = s.places[place]
    if card < 0 or card >= FIRST_BONUS:
        return ("T-62", "no-card")
    if side_of_card(s, place) == s.side[seat]:
        return ("T-62", "own-card")
    guards = protections(s, enemy_cards(s, seat))
    return ("T-103", "protected") if guards and place not in guards else None


def enemy_cards(s: Station, seat: int) -> list[int]:
    """T-62 Places of all cards that the token could be put on, if nothing protects them."""
    side, sides, owner, seat_of = s.side[seat], s.side, s.owner, s.seat_of
    places = s.places
    found = [slot for slot in s.board if owner[slot] >= 0 and sides[owner[slot]] != side]
    for place in range(SLOTS, PLACES):
        card = places[place]
        if card >= 0 and sides[seat_of[CARD_FACTION[card]]] != side:
            found.append(place)
    return found


def protections(s: Station, places: list[int]) -> list[int]:
    """T-103 Live Protection cards among those of the enemy: the token must go on one of them."""
    return [p for p in places if PROTECTION[s.places[p]] and p < SLOTS and s.live[p]]


def place_malfunction(s: Station, seat: int, rule: str) -> Flow[None]:
    """T-62 Take the token from wherever it is and put it on an enemy card."""
    places = enemy_cards(s, seat)
    if not places:
        s.tell("no-malfunction", rule, seat=seat)
        return
    put_token(s, NOWHERE)  # T-65 the card below is live at once, before the token is put down
    places = protections(s, places) or places
    place = places[0]
    if len(places) > 1:
        options = [("disable", s.places[p], p) for p in places]
        _, _, place = yield Ask(seat, "malfunction", rule, options)
    put_token(s, place)
    if s.told is not None:
        s.tell("malfunction", rule, seat=seat, card=s.places[place], place=place)


def put_token(s: Station, place: int) -> None:
    """T-63 The card under the token is out of action, the one that was is not any more."""
    before, s.malfunction = s.malfunction, place
    for each in (before, place):
        if 0 <= each < SLOTS:
            renew(s, SLOT_SECTOR[each])
