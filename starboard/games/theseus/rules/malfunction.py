"""Chapter 6: the malfunction token."""

from __future__ import annotations

from itertools import repeat

from starboard.kernel import Ask, Flow

from ..components import SLOTS
from ..legality.cards import enemy_cards, malfunction_places
from ..state import NOWHERE, Station
from .station import SAME_CARD, renew


def move_malfunction(s: Station, seat: int, rule: str) -> None:
    """T-62 Take the token from wherever it is, T-65 and put it on an enemy card.

    The card below is live at once, before the token is put down.
    """
    if enemy_cards(s, seat):
        put_token(s, NOWHERE)
        s.then(place_malfunction, seat, rule)
    else:
        s.tell("no-malfunction", rule, seat=seat)


def place_malfunction(s: Station, seat: int, rule: str) -> Flow[None]:
    """T-62 Put the token on an enemy card."""
    places = malfunction_places(s, seat)
    place = places[0]
    if len(places) > 1:
        options = [*zip(repeat("disable"), map(s.places.__getitem__, places), places)]
        _, _, place = yield Ask(seat, "malfunction", rule, options)
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
