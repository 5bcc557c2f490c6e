"""Chapter 6: the malfunction token."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

from ..state import NOWHERE, Station
from ..tables import EFFECT, FIRST_BONUS, PLACES, SLOT_SECTOR, SLOTS
from .install import side_of_card
from .station import renew
from .why import Why


def why_not_malfunction(s: Station, seat: int, place: int, guards: list[int] | None = None) -> Why:
    """T-62 Any enemy card, pending or installed; not a bonus card, not one of the own side."""
    card = s.places[place]
    if card < 0 or card >= FIRST_BONUS:
        return ("T-62", "no-card")
    if side_of_card(s, place) == s.side[seat]:
        return ("T-62", "own-card")
    if guards is None:
        guards = protections(s, seat)
    return ("T-103", "protected") if guards and place not in guards else None


def protections(s: Station, seat: int) -> list[int]:
    """T-103 Live Protection cards of the enemy: the token must go on one of them."""
    return [
        slot
        for slot in s.board
        if s.live[slot]
        and EFFECT[s.places[slot]] == "attract_malfunction"
        and s.side[s.owner[slot]] != s.side[seat]
    ]


def can_malfunction(s: Station, seat: int) -> bool:
    """Is there any card that the token could be put on?"""
    side = s.side[seat]
    return any(
        0 <= s.places[place] < FIRST_BONUS and side_of_card(s, place) != side
        for place in range(PLACES)
    )


def place_malfunction(s: Station, seat: int, rule: str) -> Flow[None]:
    """T-62 Take the token from wherever it is and put it on an enemy card."""
    if not can_malfunction(s, seat):
        s.tell("no-malfunction", rule, seat=seat)
        return
    put_token(s, NOWHERE)  # T-65 the card below is live at once, before the token is put down
    guards = protections(s, seat)
    places = [p for p, card in enumerate(s.places) if 0 <= card < FIRST_BONUS]
    places = [p for p in places if why_not_malfunction(s, seat, p, guards) is None]
    place = places[0]
    if len(places) > 1:
        options = [("disable", s.places[p], p) for p in places]
        _, _, place = yield Ask(seat, "malfunction", rule, options)
    put_token(s, place)
    s.tell("malfunction", rule, seat=seat, card=s.places[place], place=place)


def put_token(s: Station, place: int) -> None:
    """T-63 The card under the token is out of action, the one that was is not any more."""
    before, s.malfunction = s.malfunction, place
    for each in (before, place):
        if 0 <= each < SLOTS:
            renew(s, SLOT_SECTOR[each])
