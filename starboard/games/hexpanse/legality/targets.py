"""Which areas can be chosen (H-27, H-42, H-49, H-64, H-82, H-87, H-103, H-110)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Lazy, Option

from ..box import BOARDS, FIRST_ALLY, FORMATIONS, NEUTRAL, PROTECTORS
from ..reading.components import Effect
from ..rules.formations import Lay, Lays, free_lays, lays_around
from ..rules.hexes import HEXES, NEAR, NEIGHBOURS, areas_of, by_bytes, of_set
from ..state import OFF_BOARD, Table, areas_in_play, empty_areas, kind_at, owner_at, unit_of
from .supply import can_place

ONTO: tuple[Option, ...] = tuple(("area", area) for area in range(len(HEXES)))
ONTO_BY_BYTES = by_bytes(ONTO)
SPOTS = tuple(tuple(areas_of(board.areas)) for board in BOARDS)
#: So often a chance from 0 to 1 can be used for a new try.
TRIES = 4


class EmptyAreas(Lazy):
    """H-49 Any empty area of the board: listed if somebody looks, else one is drawn."""

    __slots__ = ("_table",)

    def __init__(self, s: Table) -> None:
        self._list = None
        self._table = s

    def make(self) -> list[Option]:
        return of_set(empty_areas(self._table), ONTO_BY_BYTES)

    def several(self) -> bool:
        return self._table.taken.bit_count() < len(SPOTS[self._table.board]) - 1

    def pick(self, r: float) -> Option:
        spots, stands = SPOTS[self._table.board], self._table.area
        for _ in range(TRIES):
            r *= len(spots)
            at = int(r)
            if not stands[spots[at]]:
                return ONTO[spots[at]]
            r -= at
        return super().pick(r)


def leaders(s: Table) -> int:
    """H-42 The set of areas where leaders stand: no ability but their own moves them."""
    found = 0
    for side in s.sides:
        if side.leader != OFF_BOARD:
            found |= 1 << side.leader
    return found


def guards(s: Table, area: int) -> list[int]:
    """H-110 The Protectors of the same owner that stand beside an area."""
    owner = owner_at(s, area)
    if owner < 0:
        return []
    units = [unit_of(owner, kind) for kind in s.sides[owner].army if kind in PROTECTORS]
    if not units:
        return []
    return [near for near in NEIGHBOURS[area] if near < len(s.area) and s.area[near] in units]


# ---- formations -----------------------------------------------------------------------------


def worthwhile(s: Table, formation: int) -> int:
    """H-64, H-82 The areas to aim at: where something can be hit, or a unit has room."""
    return s.taken if FORMATIONS[formation].attacks else empty_areas(s)


def formation_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Can the formation hit something, or is there room and a unit to place?"""
    if effect.anchor == "free":
        reach = areas_in_play(s)  # a formation that is laid freely reaches every area
    else:
        reach = lays_around(effect.formation, area, s.board).reach
    if FORMATIONS[effect.formation].attacks:
        return bool(reach & s.taken)
    return bool(reach & empty_areas(s)) and can_place(s, side)


def turns_around(s: Table) -> tuple[Lay, ...]:
    """H-81 The turns of the formation in hand around its unit: H-79 any if it attacks, else those
    in which a unit has room."""
    lays = lays_around(s.pattern, s.anchor, s.board).ways
    if FORMATIONS[s.pattern].attacks:
        return lays
    empty = empty_areas(s)
    return tuple([lay for lay in lays if lay.aim & empty])


def free_places(s: Table) -> Iterator[Lays]:
    """H-80, H-82 Where the formation in hand can be laid freely, and does something."""
    targets = worthwhile(s, s.pattern)
    return (lays for lays in free_lays(s.pattern, s.board) if lays.reach & targets)


def free_turns(s: Table, area: int) -> list[Lay]:
    """H-81 The turns in which it does something around this area."""
    targets = worthwhile(s, s.pattern)
    ways = next(lays.ways for lays in free_lays(s.pattern, s.board) if lays.area == area)
    return [lay for lay in ways if lay.aim & targets]


# ---- single areas ---------------------------------------------------------------------------


def landings(s: Table, area: int) -> int:
    """H-87 Areas beside the leader onto which a unit can land: any without a leader."""
    return NEAR[area] & areas_in_play(s) & ~leaders(s)


def areas_beside(s: Table, area: int) -> list[int]:
    """H-111 The areas beside the one that was left: occupied ones if there are any."""
    near = NEAR[area] & areas_in_play(s)
    return areas_of(near & s.taken) or areas_of(near)


# ---- swapping -------------------------------------------------------------------------------


def swap_firsts(s: Table, which: str) -> list[int]:
    """H-103, H-104 The units that a swap may begin with; never a leader (H-42)."""
    firsts = [spot for spot in areas_of(s.taken & ~leaders(s)) if swaps_first(s, which, spot)]
    return firsts if empty_areas(s) else [first for first in firsts if swap_seconds(s, first)]


def swaps_first(s: Table, which: str, area: int) -> bool:
    """H-104 Some swaps begin with a mercenary or allied unit only."""
    return which == "any_unit" or FIRST_ALLY <= kind_at(s, area) < NEUTRAL


def swap_seconds(s: Table, first: int) -> list[int]:
    """H-103 Any other unit or any empty area; H-137 like cannot be swapped with like."""
    unit, stands = s.area[first], s.area
    return [spot for spot in areas_of(areas_in_play(s) & ~leaders(s)) if stands[spot] != unit]


def swap_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Is there a unit that can be swapped or moved?"""
    if effect.first == "self":
        return bool(empty_areas(s)) or bool(swap_seconds(s, area))
    if effect.first == "any_unit" and empty_areas(s):
        return s.taken & ~leaders(s) > 0
    return bool(swap_firsts(s, effect.first))
