"""Areas to choose from: listed if somebody looks, else one is drawn without listing the others."""

from __future__ import annotations

from starboard.kernel import Lazy, Option

from ..box import BOARDS
from ..hexes import HEXES, areas_of, by_bytes, of_set
from ..state import Table, empty_areas

ONTO: tuple[Option, ...] = tuple(("area", area) for area in range(len(HEXES)))
ONTO_BY_BYTES = by_bytes(ONTO)
SPOTS = tuple(tuple(areas_of(board.areas)) for board in BOARDS)
#: So often a chance from 0 to 1 can be used for a new try.
TRIES = 4


class EmptyAreas(Lazy):
    """H-49 Any empty area of the board."""

    __slots__ = ("_table",)

    def __init__(self, s: Table) -> None:
        self._list = None
        self._table = s

    def _make(self) -> list[Option]:
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
