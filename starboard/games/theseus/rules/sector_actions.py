"""Chapter 6: the sector action phase."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Ask, Flow, Option, quick_ask

from ..state import MOVE, PENDING, Station
from ..tables import (
    CONTROL,
    CORRIDORS,
    FIRST_BONUS,
    IN_SECTOR,
    PANDORA,
    SECTORS,
    SLOT_BITS,
    SLOTS_IN,
)
from .attack import ALL, assault
from .free import KINDS as FREE
from .free import free_options, use_free
from .install import others_cards
from .malfunction import place_malfunction
from .movement import can_move
from .points import take_token
from .station import discard
from .why import Why

COMMON, OWN = 1, 2


def why_not_purge(s: Station, seat: int, slot: int) -> Why:
    """T-67 An enemy installed card in the own sector; T-141 Pandora also what she holds there."""
    card = s.places[slot]
    if card < 0 or card >= FIRST_BONUS:
        return ("T-67", "no-card")
    if slot == s.malfunction:
        return ("T-63", "malfunction")
    enemy = s.side[s.owner[slot]] != s.side[seat]
    hers = s.faction[seat] == PANDORA and s.embryo[slot] >= 0
    return None if enemy or hers else ("T-67", "own-card")


#: T-60 By sector: the actions there for who has another sector of his own, and for who has this.
#: T-139 Pandora may have both.
DUE = tuple((COMMON * (s.faction < 0), COMMON * (s.faction < 0) | OWN) for s in SECTORS)
#: By sector: the action of a common one.
COMMON_ACTION: tuple[Option, ...] = tuple((s.action.replace("_", "-"),) for s in SECTORS)


def sector_options(s: Station, seat: int) -> list[Option]:
    """T-60 What is still to be done in this sector, in the order the player likes (T-139)."""
    options: list[Option] = []
    if s.acts & COMMON:
        options.append(COMMON_ACTION[s.leg_sector])
    if s.acts & OWN:
        options.append(("token",))
        options += purges(s, seat)
    return options


def purges(s: Station, seat: int) -> list[Option]:
    """T-67, T-141 The cards that could be purged."""
    # as why_not_purge says, for all slots at once; a test holds the two together
    cards = others_cards(s, s.side[seat])
    if s.faction[seat] == PANDORA:
        cards |= s.held[s.side[seat]]
    slots = SLOTS_IN[cards & SLOT_BITS[s.home[seat]]]
    return [("purge", s.places[slot], slot) for slot in slots if slot != s.malfunction]


def sector_step(s: Station) -> Ask | Flow[None] | None:
    """T-60 The sector action phase; tokens and instants may be used before it (T-34)."""
    seat, acts = s.active, s.acts
    if not acts:
        s.step = PENDING
        return None
    free = s.upgrades[seat] or s.kept[s.side[seat]]
    if acts == COMMON and not free:
        return control_room(s, seat) if s.leg_sector == CONTROL else common_action(s, seat)
    options = sector_options(s, seat)
    if free:
        options += free_options(s, seat)
    if len(options) == 1:
        return take_sector_action(s, seat, options[0])
    return quick_ask(seat, "sector", "T-60", options, IN_SECTOR[s.leg_sector])


def take_sector_action(s: Station, seat: int, answer: Option) -> Flow[None] | None:
    """T-60 Assault, Malfunction, Extra Turn; Upgrade Token or Base Purge; or a free action."""
    kind = answer[0]
    if kind in FREE:
        return use_free(s, seat, answer)
    if kind == "token" or kind == "purge":
        s.acted = True
        s.acts &= ~OWN
        if kind == "token":
            take_token(s, seat, "T-66")
        else:
            discard(s, answer[2], "T-67")
        if not s.acts:
            s.step = PENDING
        return None
    return common_action(s, seat)


def common_action(s: Station, seat: int) -> Flow[None] | None:
    """T-57 Corridors: Assault; T-62 Control Room: Malfunction; T-61 Technology: Extra Turn."""
    s.acted = True
    s.acts &= ~COMMON
    if s.leg_sector == CONTROL:
        return place_malfunction(s, seat, "T-62")
    if s.leg_sector == CORRIDORS:
        attacks = assault(s, seat, ALL, "T-57")
        if attacks is None and not s.acts:
            s.step = PENDING
        return attacks
    extra_turn(s, seat)
    return None


def control_room(s: Station, seat: int) -> Flow[None]:
    """T-62 The same where nothing else was to be chosen: a copy need not repeat the move."""
    yield CHECKPOINT
    s.acted = True
    s.acts &= ~COMMON
    yield from place_malfunction(s, seat, "T-62")
    s.step = PENDING


def extra_turn(s: Station, seat: int) -> None:
    """T-61 A complete further leg with another unit that was not moved this turn."""
    if not can_move(s, seat):
        s.tell("no-extra-turn", "T-61", seat=seat)
        return
    if s.told is not None:
        s.tell("extra-turn", "T-61", seat=seat)
    if s.acts & OWN:  # T-140 her own action is carried out after the extra leg
        s.owed += 1
    s.acts = 0
    s.step = MOVE
