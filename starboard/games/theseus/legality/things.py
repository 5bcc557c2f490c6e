"""What a touch of anything else on the table is told: why it has no part in the question.

Where a rule of the question forbids it, the other files of this folder have said so before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.kernel import Ask, Refusal

from ..components import (
    AWAY,
    CARD_FACTION,
    FIRST_BONUS,
    PLACE_SECTOR,
    SECTORS,
    SLOTS,
    SPACE,
)
from ..state import Station
from ..text import refusal
from .cards import is_enemy_card
from .chosen import why_not_this_card, why_not_this_unit

#: Questions where cards are installed from somewhere, so that slots are touched.
INSTALLING: Final = frozenset(("pending", "blueprint", "install-top", "relocate", "start"))
#: Questions where a unit gets a room.
HOUSING: Final = frozenset(("move", "place", "control", "abduct", "spawn", "birth"))


def why_not_thing(s: Station, ask: Ask, key: str) -> Refusal | None:
    """Why a thing has no part in this question, by the key of its node."""
    kind, _, number = key.partition(":")
    reason = REASONS.get(kind)
    return reason(s, ask, int(number)) if reason and number.isdigit() else None


def now(ask: Ask) -> str:
    """The key of what is being asked, as a statement."""
    return f"@now-{ask.key}"


# ---- parts of the station -------------------------------------------------------------------


def why_not_sector(s: Station, ask: Ask, sector: int) -> Refusal:
    """T-12 A sector as a whole is chosen for a few things only."""
    return refusal("T-12", "sector-idle", sector=sector, now=now(ask))


def why_not_action(s: Station, ask: Ask, sector: int) -> Refusal:
    """T-60 The action of a sector follows a move that ends there; an enemy sector gives nothing."""
    home = s.home[ask.seat] == sector
    if SECTORS[sector].faction >= 0 and not home:
        return refusal("T-60", "action-enemy", sector=sector)
    if s.turn and s.leg_sector >= 0 and s.leg_sector != sector and ask.key == "sector":
        return refusal("T-60", "action-elsewhere", sector=sector, sector2=s.leg_sector)
    if s.leg_sector == sector and s.turn:
        return refusal("T-60", "action-done", sector=sector, now=now(ask))
    return refusal("T-60", "action-later", sector=sector, now=now(ask))


def why_not_room(s: Station, ask: Ask, room: int) -> Refusal | None:
    """T-45 A room is for a unit that moves or appears."""
    sector = ask.facts.get("sector", s.leg_sector)
    if ask.key == "spawn":
        sector = PLACE_SECTOR[s.places.index(ask.facts["card"])]
    if ask.key in ("spawn", "birth"):
        if room >> 2 != sector:
            return refusal("T-107", "appears-here", sector=sector)
        return refusal("T-12", "room-taken", room=room)
    if ask.key in HOUSING:
        return None  # the rules of movement have said why
    return refusal("T-45", "room-idle", room=room, now=now(ask))


def why_not_slot(s: Station, ask: Ask, place: int) -> Refusal | None:
    """T-68, T-73 A slot is for a card that is installed or waits."""
    sector = PLACE_SECTOR[place]
    if ask.key in INSTALLING:
        if place >= SLOTS:
            if ask.key in ("install-top", "relocate", "start"):
                return refusal("T-13", "slot-pending", slot=place)
            if ask.key == "pending" and sector != s.leg_sector:
                return refusal("T-68", "pending-elsewhere", slot=place, sector=s.leg_sector)
            return refusal("T-68", "slot-under", slot=place, card=s.places[place])
        if not any(option[0] in ("install", "start") for option in ask.options):
            return refusal("T-71", "none-to-install", slot=place)
        if s.places[place] >= 0:
            return refusal("T-73", "slot-taken", slot=place, card=s.places[place])
        return None
    if s.places[place] >= 0:
        return refusal("T-12", "slot-covered", slot=place, card=s.places[place], now=now(ask))
    if place >= SLOTS:
        return refusal("T-68", "slot-waits", slot=place, now=now(ask))
    return refusal("T-71", "slot-idle", slot=place, now=now(ask))


# ---- cards and units ------------------------------------------------------------------------


def why_not_card(s: Station, ask: Ask, card: int) -> Refusal | None:
    """T-6 A card says itself where it lies and when something can be done with it."""
    place = s.places.index(card) if card in s.places else -1
    if place < 0:
        return why_not_beside(s, ask, card)
    if card >= FIRST_BONUS and ask.key != "malfunction":
        return refusal("T-86", "bonus-lies", card=card)
    if (why := why_not_this_card(s, ask, card, place)) is not None:
        return why
    if place < SLOTS:
        return refusal("T-83", "card-idle", card=card, now=now(ask))
    if is_enemy_card(s, ask.seat, place):
        return refusal("T-70", "enemy-waits", card=card, sector=PLACE_SECTOR[place])
    return refusal("T-71", "own-waits", card=card, sector=PLACE_SECTOR[place])


def why_not_beside(s: Station, ask: Ask, card: int) -> Refusal | None:
    """T-6, T-84 Cards beside the board: the top of a deck, what somebody keeps or has drawn."""
    for seat, deck in enumerate(s.decks):
        if deck and deck[-1] == card:
            if seat == ask.seat:
                return refusal("T-69", "own-top", card=card)
            return refusal("T-6", "their-top", card=card, seat=seat)
    for seat, drawn in enumerate(s.drawn):
        if card in drawn and seat != ask.seat:
            return refusal("T-24", "their-start", card=card, seat=seat)
    for side, kept in enumerate(s.kept):
        if card in kept and side != s.side[ask.seat]:
            return refusal("T-84", "their-kept", card=card, seat=s.side.index(side))
        if card in kept:
            return refusal("T-34", "kept-later", card=card, now=now(ask))
    if 0 <= card < FIRST_BONUS and CARD_FACTION[card] == s.faction[ask.seat]:
        return refusal("T-24", "start-later", card=card, now=now(ask))
    return None


def why_not_unit(s: Station, ask: Ask, unit: int) -> Refusal | None:
    """T-8 A unit is chosen to move, to attack, to be hit, or to be turned."""
    if s.where[unit] == AWAY:
        return refusal("T-135", "embryo-idle", unit=unit)
    if (why := why_not_this_unit(s, ask, unit)) is not None:
        return why
    key = "space-idle" if s.where[unit] == SPACE else "unit-idle"
    return refusal("T-54" if key == "space-idle" else "T-8", key, unit=unit, now=now(ask))


Reason = Callable[[Station, Ask, int], Refusal | None]
REASONS: Final[dict[str, Reason]] = {
    "sector": why_not_sector,
    "action": why_not_action,
    "room": why_not_room,
    "slot": why_not_slot,
    "card": why_not_card,
    "unit": why_not_unit,
}
