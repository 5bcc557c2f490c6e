"""Where things lie on the table, on a desk and on a phone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things lie in a layout."""

    size: tuple[float, float]
    planet: tuple[float, float]  # top left corner of the grid
    cell: float
    board: tuple[float, float]
    space: tuple[float, float]  # of a track: width and height
    station: tuple[float, float, float]  # middle and radius
    cards: tuple[float, float, float]  # objectives: left, top, width
    piles: tuple[float, float]
    event: tuple[float, float, float]
    others: tuple[tuple[float, float], ...]
    small: float  # cell of a small planet
    pool: tuple[float, float]  # collected pieces
    chips: tuple[float, ...]  # the tracks on a phone: place and width


WIDE = Plan(
    (1112, 690), (70, 104), 47, (660, 56), (46, 34), (1010, 146, 82), (914, 256, 190),
    (914, 506), (914, 570, 190),
    ((64, 602), (572, 602), (64, 104), (572, 104), (495, 604)), 5.6, (914, 644), (),
)  # fmt: skip
TALL = Plan(
    (390, 1420), (38, 92), 28.2, (20, 796), (70, 28), (100, 566, 78), (204, 452, 176),
    (20, 706), (214, 702, 166),
    ((20, 1346), (94, 1346), (168, 1346), (242, 1346), (316, 1346)), 5.4, (200, 774), (8, 8, 70),
)  # fmt: skip
