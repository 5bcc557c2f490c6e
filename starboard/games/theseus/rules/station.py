"""Chapters 2 and 11: which cards work, whose they are, how often they count."""

from __future__ import annotations

from ..state import Station
from ..tables import (
    AMOUNT,
    AWAY,
    CARD_FACTION,
    CLAMPS,
    COPIED,
    CROSSING,
    EFFECT,
    EMPTY,
    FIRST_BONUS,
    NEXT_TO,
    ONE_SHOT,
    PANDORA,
    ROOMS,
    SLOT_SECTOR,
    SLOTS,
    SLOTS_OF,
    SPACE,
    TAKEOVER,
    TYPE,
    UNIT_FACTION,
)
from .ways import sign_of

FULL = 15  # all four rooms of a sector
UNCLAMPED = [-1] * CLAMPS


def refresh(s: Station) -> None:
    """Find out again which installed cards are live and whose they are, in the whole station."""
    s.owner, s.live = [-1] * SLOTS, [0] * SLOTS
    s.hot = s.armed = s.acting = s.modules = s.guided = 0
    s.short = [0] * len(s.faction)
    s.signs = [(0,) * len(s.ring)] * len(s.faction)
    for sector in s.ring:
        renew(s, sector)


def renew(s: Station, sector: int) -> None:
    """The same for one sector, after every change in it: no card works on those of others."""
    places, owner, live, seat_of = s.places, s.owner, s.live, s.seat_of
    special = []  # Creepers and Reproductions, looked at when everything else is known
    for slot in SLOTS_OF[sector]:
        card = places[slot]
        if 0 <= card < FIRST_BONUS:
            owner[slot] = seat_of[CARD_FACTION[card] if s.embryo[slot] < 0 else PANDORA]
            live[slot] = (
                0 if slot == s.malfunction else 1
            )  # T-63 under malfunction it is not in play
            if NEIGHBOURLY[card] and live[slot]:
                special.append(slot)
        else:
            owner[slot], live[slot] = -1, 0
    if special:
        _creep_and_copy(s, special)
    _mark(s, sector)


#: Cards that work on the cards next to them.
NEIGHBOURLY = tuple(effect in ("deactivate_cards", "copy_neighbours") for effect in EFFECT)
#: What the tables of sectors tell of a card.
(ARMED, HOT, ACTING, MODULE, SHORT) = (1, 2, 4, 8, 16)
MARKS = tuple(
    ARMED * (TYPE[card] == "trap")
    | HOT * CROSSING[card]
    | ACTING * (TYPE[card] == "action" or EFFECT[card] == "collect_camera_points")
    | MODULE * (TYPE[card] == "module")
    | SHORT * (TYPE[card] == "shortcut")
    for card in range(len(TYPE))
)


def _creep_and_copy(s: Station, special: list[int]) -> None:
    """T-111 Creepers shut down enemy cards next to them; T-93 Reproduction copies own ones."""
    live, owner = s.live, s.owner
    for slot in special:
        if EFFECT[s.places[slot]] == "deactivate_cards":
            side = s.side[owner[slot]]
            for near in NEXT_TO[slot]:
                # T-151 never another Creeper
                if live[near] and s.side[owner[near]] != side:
                    if EFFECT[s.places[near]] != "deactivate_cards":
                        live[near] = 0
    for slot in special:
        if live[slot] and EFFECT[s.places[slot]] == "copy_neighbours":
            for near in NEXT_TO[slot]:
                # T-93 only live cards of its own, T-138 by who holds them; T-95 some never count
                if live[near] and owner[near] == owner[slot] and COPIED[s.places[near]]:
                    live[near] += 1


def _mark(s: Station, sector: int) -> None:
    """Note whether the sector has traps, action cards, modules and shortcuts."""
    marks, bit = 0, 1 << sector
    for slot in SLOTS_OF[sector]:
        if s.live[slot]:
            mark = MARKS[s.places[slot]]
            if mark & HOT and not number(s, slot):
                mark = ARMED
            marks |= mark
    s.armed = s.armed | bit if marks & ARMED else s.armed & ~bit
    s.hot = s.hot | bit if marks & HOT else s.hot & ~bit
    s.acting = s.acting | bit if marks & ACTING else s.acting & ~bit
    s.modules = s.modules | bit if marks & MODULE else s.modules & ~bit
    if (marks & SHORT) or s.guided & bit:
        s.guided = s.guided | bit if marks & SHORT else s.guided & ~bit
        _guide(s, sector)


def _guide(s: Station, sector: int) -> None:
    """Note what the sector means to everybody's moves."""
    at, bit = s.ring.index(sector), 1 << sector
    for seat, signs in enumerate(s.signs):
        sign = sign_of(s, seat, sector)
        if sign != signs[at]:
            s.signs[seat] = (*signs[:at], sign, *signs[at + 1 :])
            s.short[seat] = s.short[seat] | bit if sign else s.short[seat] & ~bit


def number(s: Station, slot: int) -> int:
    """T-75 The number of a card: the printed one and 1 more for each upgrade token."""
    return AMOUNT[s.places[slot]] + s.tokens[slot]


def total(s: Station, slot: int) -> int:
    """T-94 The number of a card, multiplied by its copies."""
    return (AMOUNT[s.places[slot]] + s.tokens[slot]) * s.live[slot]


def slots_with(s: Station, sector: int, effect: str, seat: int) -> list[int]:
    """Live cards with this effect in a sector, on the side of that seat (T-124)."""
    side = s.side[seat]
    return [
        slot
        for slot in SLOTS_OF[sector]
        if s.live[slot] and EFFECT[s.places[slot]] == effect and s.side[s.owner[slot]] == side
    ]


def is_enemy(s: Station, seat: int, unit: int) -> bool:
    """T-7 Does the unit belong to the other side?"""
    return s.side[s.seat_of[UNIT_FACTION[unit]]] != s.side[seat]


def enemies_in(s: Station, seat: int, sector: int) -> list[int]:
    """Enemy units that stand in a sector."""
    side, rooms = s.side[seat], s.rooms
    return [
        unit
        for unit in rooms[4 * sector : 4 * sector + 4]
        if unit >= 0 and s.side[s.seat_of[UNIT_FACTION[unit]]] != side
    ]


def is_full(s: Station, sector: int) -> bool:
    """Are all four rooms taken?"""
    return s.taken[sector] == FULL


def empty_rooms(s: Station, sector: int) -> tuple[int, ...]:
    """Rooms of a sector where nobody stands."""
    return EMPTY[sector][s.taken[sector]]


def empty_slots(s: Station) -> list[int]:
    """T-17 Installed slots in play with nothing on them, not even a bonus card."""
    places = s.places
    return [slot for slot in s.board if places[slot] < 0]


def discard(s: Station, place: int, rule: str) -> None:
    """T-77 A card leaves the game; its tokens return to their supplies, T-138 its embryo too."""
    card = s.places[place]
    s.places[place] = -1
    s.gone.append(card)
    if s.told is not None:
        s.tell("discarded", rule, card=card, place=place)
    if place < SLOTS:
        s.tokens[place] = s.camera[place] = 0
        release_embryo(s, place)
        renew(s, SLOT_SECTOR[place])


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
        renew(s, SLOT_SECTOR[slot])


def leave(s: Station, unit: int) -> None:
    """The room of a unit becomes empty."""
    at = s.where[unit]
    if 0 <= at < ROOMS:
        s.rooms[at] = -1
        s.taken[at >> 2] ^= 1 << (at & 3)


def put(s: Station, unit: int, room: int) -> None:
    """Stand a unit in an empty room."""
    at = s.where[unit]
    if 0 <= at < ROOMS:  # as leave() does
        s.rooms[at] = -1
        s.taken[at >> 2] ^= 1 << (at & 3)
    s.where[unit] = room
    s.rooms[room] = unit
    s.taken[room >> 2] |= 1 << (room & 3)


def launch(s: Station, unit: int, rule: str) -> None:
    """T-46 A unit is put into space; it loses its clamp, parasite and invisibility tokens."""
    leave(s, unit)
    s.where[unit] = SPACE
    s.invisible &= ~(1 << unit)
    for tokens in (s.clamps, s.parasites):
        for i, held in enumerate(tokens):
            if held == unit:
                tokens[i] = -1
    if s.told is not None:
        s.tell("launched", rule, unit=unit)


def free_clamped(s: Station, unit: int) -> int:
    """T-110, T-146 A unit arrives: clamped units of its side in the sector are released.

    Returns the freed clamp tokens by bit: none of them may catch the unit that freed them.
    """
    freed = 0
    if s.clamps == UNCLAMPED:
        return freed
    sector = s.where[unit] >> 2
    side = s.side[s.seat_of[UNIT_FACTION[unit]]]
    for i, held in enumerate(s.clamps):
        if held >= 0 and held != unit and s.where[held] >> 2 == sector:
            if s.side[s.seat_of[UNIT_FACTION[held]]] == side:
                s.clamps[i] = -1
                freed |= 1 << i
                s.tell("released", "T-110", unit=held)
    return freed
