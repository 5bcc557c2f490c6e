"""Chapter 16: births, takeovers, and cards held for one use."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..state import SECTOR, TAKE_OVER, Station
from ..tables import (
    ALL_SLOTS,
    AWAY,
    EFFECT,
    EMBRYO,
    EMBRYOS,
    FIRST_BONUS,
    ON_CARD,
    PANDORA,
    SLOTS_OF,
    TAKEOVER,
    TYPE,
    UNIT_IDS,
    UNIT_KIND,
    places_in,
)
from .movement import in_a_room, landing_rooms
from .station import free_clamped, launch, leave, put, release_embryo, renew
from .why import Why


def birth_step(s: Station) -> Flow[None] | None:
    """T-135 A creature that ended its move where no enemy unit stood brings forth an embryo."""
    s.step = TAKE_OVER
    if UNIT_IDS[s.leg_unit] != "creature" or not s.quiet:
        return None
    kinds = {UNIT_KIND[u]: u for u in reversed(EMBRYOS) if s.where[u] == AWAY}
    return bring_forth(s, s.active, list(kinds.values())) if kinds else None


def bring_forth(s: Station, seat: int, embryos: list[int]) -> Flow[None]:
    """T-135 Which one, and in which room of the sector."""
    options = [
        ("birth", embryo, room)
        for embryo in embryos
        for room in landing_rooms(s, embryo, s.leg_sector)
    ]
    answer: Option = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "birth", "T-135", options, sector=s.leg_sector)
    _, embryo, room = answer
    if s.rooms[room] >= 0:
        launch(s, s.rooms[room], "T-135")
    put(s, embryo, room)
    s.tell("born", "T-135", unit=embryo, room=room)
    free_clamped(s, embryo)  # T-146; birth is no move: no trap acts, no Minor Assault follows


def why_not_take_over(s: Station, seat: int, slot: int) -> Why:
    """T-136 Any enemy installed card in the sector, but none under malfunction."""
    card = s.places[slot]
    if card < 0 or card >= FIRST_BONUS or s.side[s.owner[slot]] == s.side[seat]:
        return ("T-136", "not-enemy")
    return ("T-63", "malfunction") if slot == s.malfunction else None


def takeover_step(s: Station) -> Flow[None] | None:
    """T-136 An embryo that was moved may be laid on an enemy installed card of the sector."""
    s.step = SECTOR
    seat, unit = s.active, s.leg_unit
    if not EMBRYO[unit] or not in_a_room(s, unit) or s.where[unit] >> 2 != s.leg_sector:
        return None
    options: list[Option] = [
        ("take-over", s.places[slot], slot)
        for slot in SLOTS_OF[s.leg_sector]
        if why_not_take_over(s, seat, slot) is None
    ]
    return choose_take_over(s, seat, unit, [*options, ("decline",)]) if options else None


def choose_take_over(s: Station, seat: int, unit: int, options: list[Option]) -> Flow[None]:
    """T-136 Which card, if any."""
    answer = yield Ask(seat, "take-over", "T-136", options, unit=unit)
    if answer[0] != "decline":
        take_over(s, unit, answer[2])


def take_over(s: Station, unit: int, slot: int) -> None:
    """T-136 The embryo keeps its side up and is no unit any more; the card is hers."""
    leave(s, unit)
    s.where[unit] = ON_CARD
    s.invisible &= ~(1 << unit)
    for tokens in (s.clamps, s.parasites):
        for i, held in enumerate(tokens):
            if held == unit:
                tokens[i] = -1
    s.embryo[slot] = unit
    s.fresh |= 1 << slot
    s.tell("taken-over", "T-136", unit=unit, card=s.places[slot])
    renew(s, slot)


def end_of_her_turn(s: Station) -> None:
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
