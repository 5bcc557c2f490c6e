"""Chapters 2 and 11: which cards work, whose they are, how often they count.

What follows from the cards on the table is kept in the state and renewed slot by slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..components import (
    AMOUNT,
    AWAY,
    CARD_FACTION,
    CLAMPS,
    COPIED,
    CROSSING,
    EFFECT,
    FIRST_BONUS,
    NEXT_TO,
    ONE_SHOT,
    PANDORA,
    ROOMS,
    SLOT_BITS,
    SLOT_SECTOR,
    SLOTS,
    SLOTS_IN,
    SLOTS_OF,
    SPACE,
    TAKEOVER,
    TYPE,
    places_in,
)
from ..state import Station
from .routes import guide

SAME_CARD: Final = True  # see renew()
FULL: Final = 15  # all four rooms of a sector
UNCLAMPED: Final = [-1] * CLAMPS

#: Cards that work on the cards next to them.
NOSY: Final = tuple(effect in ("deactivate_cards", "copy_neighbours") for effect in EFFECT)
#: What is noted of a live card, and of which cards.
TRAP, ACTING, MODULE, GUIDE = 1, 2, 4, 8
MARKS: Final = tuple(
    TRAP * (kind == "trap")
    | ACTING * (kind == "action" or effect == "collect_camera_points")
    | MODULE * (kind == "module" and effect != "deactivate_cards")
    | GUIDE * (kind == "shortcut")
    for kind, effect in zip(TYPE, EFFECT, strict=True)
)


def refresh(s: Station) -> None:
    """Find out again which installed cards are live and whose they are, in the whole station."""
    s.owner, s.live = [-1] * SLOTS, [0] * SLOTS
    s.held = [0] * len(s.kept)
    s.traps = s.acting = s.modules = s.guides = s.nosy = s.hot = 0
    seats, around = len(s.faction), len(s.ring)
    s.short, s.skips = [0] * seats, [0] * seats
    s.vents, s.signs = [(0,) * around] * seats, [(0,) * 2 * around] * seats
    s.bare = s.board
    for place, card in enumerate(s.places):
        if card < 0:
            continue
        if place >= SLOTS:
            wait(s, card, place)
        elif card < FIRST_BONUS:
            renew(s, place)
        else:
            s.bare &= ~(1 << place)


def wait(s: Station, card: int, place: int) -> None:
    """T-68 A card is laid on a pending slot; T-124 it counts for its side."""
    s.places[place] = card
    s.held[s.side[s.seat_of[CARD_FACTION[card]]]] |= 1 << place


def lift(s: Station, place: int) -> None:
    """T-71 A card is taken from a pending slot."""
    s.held[s.side[s.seat_of[CARD_FACTION[s.places[place]]]]] ^= 1 << place
    s.places[place] = -1


def renew(s: Station, slot: int, same: bool = False) -> None:
    """The card on a slot has changed, or what lies on it: find out again what works there.

    ``same``: it is the same card of the same owner, but its number or the malfunction token is not.
    Creepers and Reproductions work on their neighbours, but no card does on those of other sectors.
    """
    sector = SLOT_SECTOR[slot]
    bits, changed = SLOT_BITS[sector], 1 << slot
    nosy, traps, guides = s.nosy, s.traps, s.guides
    if not same:
        _settle(s, slot)
    elif slot != s.malfunction:
        _wake(s, slot)
    elif s.live[slot]:  # T-63 under malfunction it is not in play
        s.live[slot] = 0
        _silence(s, ~changed)
    if (nosy | s.nosy) & bits:
        changed = bits
        for each in SLOTS_OF[sector]:
            _wake(s, each)
        _creep_and_copy(s, SLOTS_IN[s.nosy & bits])
    if (traps | s.traps) & changed:
        _warn(s, sector)
    if (guides | s.guides) & changed:
        guide(s, sector)


def _settle(s: Station, slot: int) -> None:
    """Whose card it is, and is it in play, as far as the card alone tells?"""
    card, owner, bit = s.places[slot], s.owner[slot], 1 << slot
    if owner >= 0:
        others = ~bit
        s.held[s.side[owner]] &= others
        s.nosy &= others
        if s.live[slot]:
            _silence(s, others)
    if not 0 <= card < FIRST_BONUS:
        s.owner[slot], s.live[slot] = -1, 0
        s.bare = s.bare | bit if card < 0 else s.bare & ~bit
        return
    if s.bare & bit:
        s.bare ^= bit
    owner = s.owner[slot] = s.seat_of[CARD_FACTION[card] if s.embryo[slot] < 0 else PANDORA]
    s.held[s.side[owner]] |= bit
    if NOSY[card]:
        s.nosy |= bit
    if slot == s.malfunction:  # T-63 under malfunction it is not in play
        s.live[slot] = 0
        return
    s.live[slot] = 1
    _note(s, card, bit)


def _wake(s: Station, slot: int) -> None:
    """As far as the card alone tells it is live, and once: neighbours have not worked on it yet."""
    if s.live[slot]:
        s.live[slot] = 1
    elif s.owner[slot] >= 0 and slot != s.malfunction:
        s.live[slot] = 1
        _note(s, s.places[slot], 1 << slot)


def _note(s: Station, card: int, bit: int) -> None:
    """Note what a live card is for."""
    mark = MARKS[card]
    if mark & ACTING:
        s.acting |= bit
    if mark & TRAP:
        s.traps |= bit
    elif mark & MODULE:
        s.modules |= bit
    elif mark & GUIDE:
        s.guides |= bit


def _silence(s: Station, others: int) -> None:
    """Only the cards on other slots are live."""
    s.traps &= others
    s.acting &= others
    s.modules &= others
    s.guides &= others


def _creep_and_copy(s: Station, nosy: Sequence[int]) -> None:
    """T-111 Creepers shut down enemy cards next to them; T-93 Reproduction copies own ones."""
    live, owner = s.live, s.owner
    for slot in nosy:
        if live[slot] and EFFECT[s.places[slot]] == "deactivate_cards":
            side = s.side[owner[slot]]
            for near in NEXT_TO[slot]:
                # T-151 never another Creeper
                if live[near] and s.side[owner[near]] != side:
                    if EFFECT[s.places[near]] != "deactivate_cards":
                        live[near] = 0
                        _silence(s, ~(1 << near))
    for slot in nosy:
        if live[slot] and EFFECT[s.places[slot]] == "copy_neighbours":
            for near in NEXT_TO[slot]:
                # T-93 only live cards of its own, T-138 by who holds them; T-95 some never count
                if live[near] and owner[near] == owner[slot] and COPIED[s.places[near]]:
                    live[near] += 1


def _warn(s: Station, sector: int) -> None:
    """Note whether a trap acts on units that cross the sector."""
    s.hot &= ~(1 << sector)
    for slot in SLOTS_IN[s.traps & SLOT_BITS[sector]]:
        if CROSSING[s.places[slot]] and number(s, slot):
            s.hot |= 1 << sector


def number(s: Station, slot: int) -> int:
    """T-75 The number of a card: the printed one and 1 more for each upgrade token."""
    return AMOUNT[s.places[slot]] + s.tokens[slot]


def total(s: Station, slot: int) -> int:
    """T-94 The number of a card, multiplied by its copies."""
    return (AMOUNT[s.places[slot]] + s.tokens[slot]) * s.live[slot]


def enemies_in(s: Station, seat: int, sector: int) -> list[int]:
    """T-7 Enemy units that stand in a sector."""
    side, sides = s.side[seat], s.unit_side
    return [u for u in s.rooms[4 * sector : 4 * sector + 4] if u >= 0 and sides[u] != side]


def is_full(s: Station, sector: int) -> bool:
    """Are all four rooms taken?"""
    return s.taken[sector] == FULL


def empty_slots(s: Station) -> tuple[int, ...]:
    """T-17 Installed slots in play with nothing on them, not even a bonus card."""
    return places_in(s.bare)


def discard(s: Station, place: int, rule: str) -> None:
    """T-77 A card leaves the game."""
    remove(s, place, rule)
    if place < SLOTS:
        renew(s, place)


def remove(s: Station, place: int, rule: str) -> None:
    """T-77 Its tokens return to their supplies, T-138 its embryo too."""
    card = s.places[place]
    s.gone.append(card)
    if place >= SLOTS:
        lift(s, place)
    else:
        s.places[place] = -1
        s.tokens[place] = s.camera[place] = 0
    if s.told is not None:
        s.tell("discarded", rule, card=card, place=place, why=f"@gone-{rule.lower()}")
    if place < SLOTS:
        release_embryo(s, place)


def release_embryo(s: Station, slot: int) -> None:
    """T-137 The embryo on a card returns to Pandora's supply, basic again."""
    unit = s.embryo[slot]
    if unit >= 0:
        s.embryo[slot] = -1
        s.where[unit] = AWAY
        s.advanced &= ~(1 << unit)
        s.fresh &= ~(1 << slot)
        if s.told is not None:
            s.tell("embryo-back", "T-137", unit=unit)


def used(s: Station, slot: int) -> None:
    """T-85 A one-shot card is discarded after it took effect; T-137 one use frees the embryo."""
    if ONE_SHOT[s.places[slot]]:
        discard(s, slot, "T-85")
    elif s.embryo[slot] >= 0:
        used_once(s, slot)


def used_once(s: Station, slot: int) -> None:
    """T-137 A card taken for one use goes back to its faction when it was used."""
    unit = s.embryo[slot]
    if unit >= 0 and TAKEOVER[unit][s.advanced >> unit & 1] == 1:
        release_embryo(s, slot)
        renew(s, slot)


def leave(s: Station, unit: int) -> None:
    """The room of a unit becomes empty."""
    at = s.where[unit]
    if 0 <= at < ROOMS:
        s.rooms[at] = -1
        s.taken[at >> 2] ^= 1 << (at & 3)


def put(s: Station, unit: int, room: int) -> None:
    """Stand a unit in an empty room."""
    leave(s, unit)
    s.where[unit] = room
    s.rooms[room] = unit
    s.taken[room >> 2] |= 1 << (room & 3)


def launch(s: Station, unit: int, rule: str) -> int:
    """T-46 A unit is put into space; it loses its clamp, parasite and invisibility tokens.

    Returns the freed clamp tokens by bit: none of them may catch the unit that takes its room.
    """
    sector = s.where[unit] >> 2
    leave(s, unit)
    s.where[unit] = SPACE
    s.invisible &= ~(1 << unit)
    freed = sum(1 << i for i, held in enumerate(s.clamps) if held == unit)
    for tokens in (s.clamps, s.parasites):
        for i, held in enumerate(tokens):
            if held == unit:
                tokens[i] = -1
    if s.told is not None:
        s.tell("launched", rule, unit=unit, sector=sector)
    return freed


def free_clamped(s: Station, unit: int) -> int:
    """T-110, T-146 A unit arrives: clamped units of its side in the sector are released.

    Returns the freed clamp tokens by bit: none of them may catch the unit that freed them.
    """
    freed = 0
    if s.clamps == UNCLAMPED:
        return freed
    sector = s.where[unit] >> 2
    side = s.unit_side[unit]
    for i, held in enumerate(s.clamps):
        if held >= 0 and held != unit and s.where[held] >> 2 == sector:
            if s.unit_side[held] == side:
                s.clamps[i] = -1
                freed |= 1 << i
                s.tell("released", "T-110", unit=held)
    return freed
