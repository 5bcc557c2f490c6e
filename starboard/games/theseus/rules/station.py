"""Chapters 2 and 11: which cards work, whose they are, how often they count."""

from __future__ import annotations

from ..state import Station
from ..tables import (
    AMOUNT,
    AWAY,
    CARD_FACTION,
    COPIED,
    CROSSING,
    EFFECT,
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


def refresh(s: Station) -> None:
    """Find out again which installed cards are live and whose they are: after every change."""
    places, embryo, seat_of = s.places, s.embryo, s.seat_of
    s.owner, s.live = owner, live = [-1] * SLOTS, [0] * SLOTS
    special = []  # Creepers and Reproductions, looked at when everything else is known
    cards = []
    for slot in s.board:
        card = places[slot]
        if 0 <= card < FIRST_BONUS:
            owner[slot] = seat_of[CARD_FACTION[card]] if embryo[slot] < 0 else seat_of[PANDORA]
            if slot != s.malfunction:  # T-63 a card under malfunction is not in play
                live[slot] = 1
                if NEIGHBOURLY[card]:
                    special.append(slot)
                elif GUIDING[card]:
                    cards.append(slot)
    for slot in special:
        if EFFECT[places[slot]] == "deactivate_cards":
            _creep(s, slot)
            cards.append(slot)
    for slot in special:
        if live[slot] and EFFECT[places[slot]] == "copy_neighbours":
            for near in NEXT_TO[slot]:
                # T-93 only live cards of its own, T-138 by who holds them; T-95 some never count
                if live[near] and owner[near] == owner[slot] and COPIED[places[near]]:
                    live[near] += 1
    _find_ways(s, cards)


#: Cards that work on the cards next to them.
NEIGHBOURLY = tuple(effect in ("deactivate_cards", "copy_neighbours") for effect in EFFECT)
#: Cards that the tables of ways, crossing traps and modules tell of.
GUIDING = tuple(TYPE[card] in ("module", "shortcut") or CROSSING[card] for card in range(len(TYPE)))


def _creep(s: Station, slot: int) -> None:
    """T-111 A Creeper shuts down the enemy cards next to it; T-151 never another Creeper."""
    side = s.side[s.owner[slot]]
    for near in NEXT_TO[slot]:
        if s.live[near] and s.side[s.owner[near]] != side:
            if EFFECT[s.places[near]] != "deactivate_cards":
                s.live[near] = 0


def _find_ways(s: Station, cards: list[int]) -> None:
    """Sectors with crossing traps or modules, and the shortcuts that every seat may use."""
    hot, modules, short = 0, 0, [0] * len(s.faction)
    for slot in cards:
        if s.live[slot]:
            card = s.places[slot]
            if TYPE[card] == "module":
                modules |= 1 << SLOT_SECTOR[slot]
            elif TYPE[card] == "shortcut":
                side = s.side[s.owner[slot]]
                for seat, its_side in enumerate(s.side):
                    if its_side == side:
                        short[seat] |= 1 << SLOT_SECTOR[slot]
            elif AMOUNT[card] + s.tokens[slot]:
                hot |= 1 << SLOT_SECTOR[slot]
    s.hot, s.modules, s.short = hot, modules, short


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
    return -1 not in s.rooms[4 * sector : 4 * sector + 4]


def empty_rooms(s: Station, sector: int) -> list[int]:
    """Rooms of a sector where nobody stands."""
    return [room for room in range(4 * sector, 4 * sector + 4) if s.rooms[room] < 0]


def empty_slots(s: Station) -> list[int]:
    """T-17 Installed slots in play with nothing on them, not even a bonus card."""
    places = s.places
    return [slot for slot in s.board if places[slot] < 0]


def discard(s: Station, place: int, rule: str) -> None:
    """T-77 A card leaves the game; its tokens return to their supplies, T-138 its embryo too."""
    card = s.places[place]
    s.places[place] = -1
    s.gone.append(card)
    s.tell("discarded", rule, card=card, place=place)
    if place < SLOTS:
        s.tokens[place] = s.camera[place] = 0
        release_embryo(s, place)
        refresh(s)


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
        refresh(s)


def put(s: Station, unit: int, room: int) -> None:
    """Stand a unit in an empty room."""
    at = s.where[unit]
    if 0 <= at < ROOMS:
        s.rooms[at] = -1
    s.where[unit] = room
    s.rooms[room] = unit


def launch(s: Station, unit: int, rule: str) -> None:
    """T-46 A unit is put into space; it loses its clamp, parasite and invisibility tokens."""
    at = s.where[unit]
    if 0 <= at < ROOMS:
        s.rooms[at] = -1
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
    sector = s.where[unit] >> 2
    side = s.side[s.seat_of[UNIT_FACTION[unit]]]
    for i, held in enumerate(s.clamps):
        if held >= 0 and held != unit and s.where[held] >> 2 == sector:
            if s.side[s.seat_of[UNIT_FACTION[held]]] == side:
                s.clamps[i] = -1
                freed |= 1 << i
                s.tell("released", "T-110", unit=held)
    return freed
