"""What the small numbers stand for: tables made from the box once, at import.

As the box comes a card is 0 to 108, an installed slot 0 to 28, a place 0 to 38 (slots, then
pending slots), a unit 0 to 27; an owner's edition may have more or fewer. A room is always
``4 * sector + 0..3``, a faction 0 to 4 (Pandora is 4), a sector 0 to 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter
from typing import Final

from starboard.kernel import Option

from .box import BOX

# ---- factions and sectors -------------------------------------------------------------------

FACTIONS: Final = (*(f.id for f in BOX.factions), "pandora")
PANDORA: Final = 4
COLLECTS_DATA: Final = (*(f.collects_data for f in BOX.factions), False)
#: T-1 By faction: the design token of its colour.
COLOURS: Final = (*(f"c-{f.colour}" for f in BOX.factions), f"c-{BOX.pandora_colour}")

SECTORS: Final = BOX.sectors
SECTOR_IDS: Final = tuple(s.id for s in SECTORS)
CORRIDORS, CONTROL, TECHNOLOGY = (
    SECTOR_IDS.index(i) for i in ("corridors", "control_room", "technology")
)
#: By faction: its sector board.
HOME: Final = tuple(next(n for n, s in enumerate(SECTORS) if s.faction == f) for f in range(4))

# ---- slots and pending slots ----------------------------------------------------------------

SLOT_SECTOR: Final = tuple(n for n, s in enumerate(SECTORS) for _ in s.slots)
SLOTS: Final = len(SLOT_SECTOR)
SLOTS_OF: Final = tuple(
    tuple(i for i in range(SLOTS) if SLOT_SECTOR[i] == n) for n in range(len(SECTORS))
)
_GRID = tuple(slot for s in SECTORS for slot in s.slots)
BONUS_SLOT: Final = tuple(slot[2] for slot in _GRID)
SLOT_GRID: Final = tuple(slot[:2] for slot in _GRID)


def _adjacent(a: int, b: int) -> bool:
    """T-16 Slots are adjacent if they touch horizontally or vertically, in one sector."""
    (row, col, _), (row2, col2, _) = _GRID[a], _GRID[b]
    return SLOT_SECTOR[a] == SLOT_SECTOR[b] and abs(row - row2) + abs(col - col2) == 1


NEXT_TO: Final = tuple(tuple(b for b in range(SLOTS) if _adjacent(a, b)) for a in range(SLOTS))

PLACE_SECTOR: Final = SLOT_SECTOR + tuple(
    n for n, s in enumerate(SECTORS) for _ in range(s.pending)
)
PLACES: Final = len(PLACE_SECTOR)
PENDING_OF: Final = tuple(
    tuple(p for p in range(SLOTS, PLACES) if PLACE_SECTOR[p] == n) for n in range(len(SECTORS))
)

#: Sets of places are kept as bits of a number. By sector: its slots.
SLOT_BITS: Final = tuple(sum(1 << slot for slot in slots) for slots in SLOTS_OF)
ALL_SLOTS: Final = (1 << SLOTS) - 1


def _sets(places: range) -> tuple[tuple[int, ...], ...]:
    """Every set of these places, by its bits."""
    found: list[tuple[int, ...]] = [()]
    for place in places:
        found += [(*each, place) for each in found]
    return tuple(found)


#: No board has more than six places, so there are 42 at most.
_LOW, _MIDDLE, _HIGH = (_sets(range(first, first + 14)) for first in (0, 14, 28))


def places_in(bits: int) -> tuple[int, ...]:
    """The places of a set, in order: fourteen bits at a time are looked up."""
    return _LOW[bits & 16383] + _MIDDLE[bits >> 14 & 16383] + _HIGH[bits >> 28]


#: The same for every set of slots of one sector, which are few.
SLOTS_IN: Final = {
    bits << slots[0]: places_in(bits << slots[0])
    for slots in SLOTS_OF
    for bits in range(1 << len(slots))
}


# ---- rooms ----------------------------------------------------------------------------------

ROOMS: Final = 4 * len(SECTORS)
SPACE: Final = ROOMS  # where a unit may be besides a room
AWAY: Final = -1
ON_CARD: Final = -2


def _in_range() -> tuple[tuple[int, ...], ...]:
    """T-14 Rooms are in range of each other if a passage joins them directly."""
    reach: list[list[int]] = [[] for _ in range(ROOMS)]
    for n, sector in enumerate(SECTORS):
        for pair in sector.passages:
            a, b = (4 * n + "abcd".index(room) for room in pair)
            reach[a].append(b)
            reach[b].append(a)
    return tuple(tuple(sorted(rooms)) for rooms in reach)


IN_RANGE: Final = _in_range()
#: By room: its bit among the taken rooms of its sector.
ROOM_BIT: Final = (1, 2, 4, 8) * len(SECTORS)


def _empty(sector: int, taken: int) -> tuple[int, ...]:
    return tuple(4 * sector + n for n in range(4) if not taken >> n & 1)


#: By taken rooms (four bits): how many they are.
COUNT: Final = tuple(taken.bit_count() for taken in range(16))
#: By sector and its taken rooms: the empty ones.
EMPTY: Final = tuple(tuple(_empty(n, taken) for taken in range(16)) for n in range(len(SECTORS)))
#: T-45 Where a unit may arrive: in an empty room, T-46 in a full sector in any.
ARRIVAL: Final = tuple((*rooms[:15], _empty(n, 0)) for n, rooms in enumerate(EMPTY))

# ---- cards ----------------------------------------------------------------------------------

KINDS: Final = BOX.kinds
CARD_KIND: Final = tuple(n for n, k in enumerate(KINDS) for _ in range(k.copies))
CARDS: Final = len(CARD_KIND)
CARD_FACTION: Final = tuple(KINDS[k].faction for k in CARD_KIND)  # -1: a bonus card
FIRST_BONUS: Final = CARD_FACTION.index(-1)
TYPE: Final = tuple(KINDS[k].type for k in CARD_KIND)
EFFECT: Final = tuple(KINDS[k].effect for k in CARD_KIND)
#: T-84 Instants are kept and played, never installed.
INSTANT: Final = tuple(kind == "instant" for kind in TYPE)
AMOUNT: Final = tuple(KINDS[k].amount for k in CARD_KIND)
RULE: Final = tuple(KINDS[k].rule for k in CARD_KIND)
UPGRADEABLE: Final = tuple(KINDS[k].upgradeable for k in CARD_KIND)
ONE_SHOT: Final = tuple(KINDS[k].one_shot for k in CARD_KIND)
LEVEL: Final = tuple(KINDS[k].level for k in CARD_KIND)
CROSSING: Final = tuple(KINDS[k].trigger == "enemy_pass" for k in CARD_KIND)
#: Copies change nothing: lists 'once only' and 'not copied' of the rulebook (T-95).
COPIED: Final = tuple(KINDS[k].copying in ("multiply", "special") for k in CARD_KIND)
CARD_IDS: Final = tuple(KINDS[k].id.replace(".", "-") for k in CARD_KIND)
#: The first card of every kind, for tests and tables.
CARD: Final = {kind.id: CARD_KIND.index(n) for n, kind in enumerate(KINDS)}
#: T-110 By card: the token of a Clamp.
CLAMP_TOKEN: Final = {
    card: n for n, card in enumerate(c for c in range(CARDS) if EFFECT[c] == "clamp_unit")
}

#: T-108 What bites is told by the first Parasite card.
PARASITE: Final = next((n for n, e in enumerate(EFFECT) if e == "attach_parasite"), 0)

# ---- units ----------------------------------------------------------------------------------

UNIT_KINDS: Final = BOX.units
UNIT_KIND: Final = tuple(n for n, k in enumerate(UNIT_KINDS) for _ in range(k.count))
UNITS: Final = len(UNIT_KIND)
UNIT_IDS: Final = tuple(UNIT_KINDS[k].id for k in UNIT_KIND)
UNIT_FACTION: Final = tuple(UNIT_KINDS[k].faction for k in UNIT_KIND)
UNITS_OF: Final = tuple(tuple(u for u in range(UNITS) if UNIT_FACTION[u] == f) for f in range(5))
ATTACK: Final = tuple(
    (UNIT_KINDS[k].basic.attack, UNIT_KINDS[k].advanced.attack) for k in UNIT_KIND
)
TAKEOVER: Final = tuple(
    (UNIT_KINDS[k].basic.takeover, UNIT_KINDS[k].advanced.takeover) for k in UNIT_KIND
)
EXTRA: Final = tuple(UNIT_KINDS[k].basic.extra for k in UNIT_KIND)
TAKES_DATA: Final = tuple(UNIT_KINDS[k].data for k in UNIT_KIND)
EMBRYO: Final = tuple(UNIT_KINDS[k].embryo for k in UNIT_KIND)
EMBRYOS: Final = tuple(u for u in range(UNITS) if EMBRYO[u])
LESSER: Final = tuple(u for u in range(UNITS) if UNIT_IDS[u] == "lesser")
CAN_ADVANCE: Final = tuple(UNIT_KINDS[k].upgradeable for k in UNIT_KIND)

# ---- numbers --------------------------------------------------------------------------------

LIFE_MAX: Final = BOX.limits["life_max"]
DATA_WIN: Final = BOX.limits["data_win"]
TOKENS_PER_CARD: Final = BOX.limits["upgrade_tokens_per_card"]
CAMERA_MAX: Final = BOX.limits["camera_points_max"]
UPGRADES, PARASITES, CLAMPS, DEACTIVATIONS, INVISIBILITIES = (
    BOX.tokens[name].count
    for name in ("upgrade", "parasite", "clamp", "deactivation", "invisibility")
)
MARKER_END: Final = len(BOX.countdown) - 1

# ---- options made once: they are listed thousands of times a second -------------------------

#: By unit, by sector and its taken rooms: every move that ends there.
MOVES: Final = tuple(
    tuple(tuple(tuple(("move", u, room) for room in rooms) for rooms in by) for by in ARRIVAL)
    for u in range(UNITS)
)
#: By faction: the units that a token may turn to their advanced side.
_ABLE = tuple(tuple(u for u in units if CAN_ADVANCE[u]) for units in UNITS_OF)
#: The same by bit, and T-123 those that take part in the team game.
CAN_TURN: Final = tuple(sum(1 << u for u in units) for units in _ABLE)
CAN_TURN_IN_TEAM: Final = tuple(
    sum(1 << u for u in units[: BOX.limits["units_team"]] if CAN_ADVANCE[u]) for units in UNITS_OF
)
#: By some of these units of a faction, by bit: how to turn them.
ADVANCES: Final[dict[int, tuple[Option, ...]]] = {
    sum(1 << u for u in some): tuple(("advance", u) for u in some)
    for units in _ABLE
    for count in range(len(units) + 1)
    for some in combinations(units, count)
}
#: The same for units that come into an empty room, from space or at the beginning.
LANDINGS, PLACINGS = (
    tuple(
        tuple(tuple(tuple((kind, u, room) for room in rooms) for rooms in by) for by in EMPTY)
        for u in range(UNITS)
    )
    for kind in ("land", "place")
)
#: By card, by slot.
INSTALLS, STARTS = (
    tuple(tuple((kind, card, slot) for slot in range(SLOTS)) for card in range(CARDS))
    for kind in ("install", "start")
)
#: T-74 The same for tokens; a card without a number has none.
IMPROVES: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("improve", card, slot) for slot in range(SLOTS)) if UPGRADEABLE[card] else ()
    for card in range(CARDS)
)
#: By card: its kind, and how to leave it out of a deck.
LEAVES: Final[tuple[tuple[int, Option], ...]] = tuple(
    (kind, ("leave", card)) for card, kind in enumerate(CARD_KIND)
)
#: By card.
PLAYS: Final[tuple[Option, ...]] = tuple(("play", card) for card in range(CARDS))


def those(options: tuple[Option, ...], numbers: Sequence[int]) -> Sequence[Option]:
    """The options of these numbers: the quickest way to many of them."""
    if len(numbers) < 2:
        return [options[n] for n in numbers]
    found: tuple[Option, ...] = itemgetter(*numbers)(options)
    return found
