"""Chapter 16: births, takeovers, and cards held for one use."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..components import (
    ALL_SLOTS,
    AWAY,
    EFFECT,
    EMBRYO,
    EMBRYOS,
    ON_CARD,
    PANDORA,
    SLOTS_OF,
    TAKEOVER,
    TYPE,
    UNIT_IDS,
    UNIT_KIND,
    places_in,
)
from ..legality.cards import why_not_take_over
from ..legality.moves import in_a_room, landing_rooms
from ..state import BIRTH, PENDING, SECTOR, Station
from .station import free_clamped, launch, leave, put, release_embryo, renew


def births_and_takeovers(s: Station, seat: int) -> None:
    """T-135, T-136 Before the sector action a creature gives birth, an embryo takes over a card."""
    s.phase = BIRTH
    s.then(bring_forth, seat)
    s.then(take_over, seat)


def bring_forth(s: Station, seat: int) -> Flow[None]:
    """T-135 A creature that ended its move where no enemy unit stood brings forth an embryo."""
    options = births(s)
    if options:
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(seat, "birth", "T-135", options, sector=s.leg_sector)
        give_birth(s, *answer[1:])
    s.phase = SECTOR


def births(s: Station) -> list[Option]:
    """T-135 Which embryo is born, and in which room of the sector."""
    if UNIT_IDS[s.leg_unit] != "creature" or not s.quiet:
        return []
    kinds = {UNIT_KIND[u]: u for u in reversed(EMBRYOS) if s.where[u] == AWAY}
    return [
        ("birth", embryo, room)
        for embryo in kinds.values()
        for room in landing_rooms(s, embryo, s.leg_sector)
    ]


def give_birth(s: Station, embryo: int, room: int) -> None:
    """T-135, T-146 Birth is no move: no trap acts, no Minor Assault follows."""
    if s.rooms[room] >= 0:
        launch(s, s.rooms[room], "T-135")
    put(s, embryo, room)
    s.tell("born", "T-135", unit=embryo, room=room)
    free_clamped(s, embryo)


def take_over(s: Station, seat: int) -> Flow[None]:
    """T-136 An embryo that was moved may be laid on an enemy installed card of the sector."""
    unit, options = s.leg_unit, takeovers(s, seat)
    if options:
        options.append(("decline",))
        answer = yield Ask(seat, "take-over", "T-136", options, unit=unit)
        if answer[0] != "decline":
            hold_card(s, unit, answer[2])
    s.phase = SECTOR if s.acts else PENDING


def takeovers(s: Station, seat: int) -> list[Option]:
    """T-136 The cards that the embryo which was moved could be laid on."""
    unit, sector = s.leg_unit, s.leg_sector
    if not EMBRYO[unit] or not in_a_room(s, unit) or s.where[unit] >> 2 != sector:
        return []
    slots = [slot for slot in SLOTS_OF[sector] if why_not_take_over(s, seat, slot) is None]
    return [("take-over", s.places[slot], slot) for slot in slots]


def hold_card(s: Station, unit: int, slot: int) -> None:
    """T-136 The embryo keeps its side up and is no unit any more; the card is Pandora's."""
    leave(s, unit)
    s.where[unit] = ON_CARD
    s.invisible &= ~(1 << unit)
    for tokens in (s.clamps, s.parasites):
        for i, held in enumerate(tokens):
            if held == unit:
                tokens[i] = -1
    s.embryo[slot] = unit
    s.fresh |= 1 << slot
    renew(s, slot)
    s.tell("taken-over", "T-136", unit=unit, card=s.places[slot])


def give_back_cards(s: Station) -> None:
    """T-137 What has no moment of use (Creeper, special, Reproduction) goes back after one turn."""
    side = s.side[s.seat_of[PANDORA]]
    for slot in places_in(s.held[side] & ALL_SLOTS):
        unit = s.embryo[slot]
        if TAKEOVER[unit][s.advanced >> unit & 1] == 1:
            card = s.places[slot]
            lasting = (
                TYPE[card] in ("special", "reproduction") or EFFECT[card] == "deactivate_cards"
            )
            if lasting and not s.fresh >> slot & 1:
                release_embryo(s, slot)
                renew(s, slot)
    s.fresh = 0
