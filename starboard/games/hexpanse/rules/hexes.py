"""The hexagons: one numbering for all boards, so that an area is the same small number everywhere.

The areas of the largest board are numbered from the centre outwards, ring by ring. A set of areas
is one whole number with a bit for each, and every board is such a set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TypeVar

Hex = tuple[int, int]  # axial coordinates [q, r]

RADIUS = 6
#: H-26 The six sides of an area: east, north-east, north-west, west, south-west, south-east.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def ring(at: Hex) -> int:
    """How far from the centre."""
    q, r = at
    return max(abs(q), abs(r), abs(q + r))


def turned(at: Hex, steps: int) -> Hex:
    """H-81 Turned around the centre by steps of 60 degrees clockwise; never mirrored."""
    q, r = at
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def _all_hexes() -> Iterator[Hex]:
    span = range(-RADIUS, RADIUS + 1)
    yield from sorted(
        ((q, r) for q in span for r in span if abs(q + r) <= RADIUS),
        key=lambda at: (ring(at), at[1], at[0]),
    )


HEXES: tuple[Hex, ...] = tuple(_all_hexes())
AREA: dict[Hex, int] = {at: area for area, at in enumerate(HEXES)}
#: Rows are letters from the top, columns numbers from the left: the centre is G7.
LABELS: tuple[str, ...] = tuple(
    f"{'ABCDEFGHIJKLM'[r + RADIUS]}{q + RADIUS + 1 + min(r, 0)}" for q, r in HEXES
)


def _beside(at: Hex) -> tuple[int, ...]:
    near = ((at[0] + q, at[1] + r) for q, r in DIRECTIONS)
    return tuple(AREA[n] for n in near if n in AREA)


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_beside(at) for at in HEXES)


def mask_of(areas: Iterable[int]) -> int:
    """The set of these areas as one number."""
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask


NEAR: tuple[int, ...] = tuple(mask_of(near) for near in NEIGHBOURS)

T = TypeVar("T")


def by_bytes(things: Sequence[T]) -> tuple[tuple[tuple[T, ...], ...], ...]:
    """For each byte of a set of areas, by its value: what stands for these areas."""
    parts = [things[at : at + 8] for at in range(0, len(things), 8)]
    return tuple(
        [
            tuple(
                [tuple([x for bit, x in enumerate(part) if byte >> bit & 1]) for byte in range(256)]
            )
            for part in parts
        ]
    )


_AREAS = by_bytes(range(len(HEXES)))


def areas_of(mask: int) -> list[int]:
    """The areas of a set, in order."""
    return of_set(mask, _AREAS)


def of_set(mask: int, things: tuple[tuple[tuple[T, ...], ...], ...]) -> list[T]:
    """What stands for the areas of a set, in order: this is asked at nearly every decision."""
    found: list[T] = []
    at = 0
    while mask:
        byte = mask & 255
        if byte:
            found += things[at][byte]
        mask >>= 8
        at += 1
    return found


#: A place off every board.
OFF = len(HEXES)


@cache
def moved(by: Hex) -> tuple[int, ...]:
    """By area: the area that lies so far from it, or OFF."""
    return tuple([AREA.get((q + by[0], r + by[1]), OFF) for q, r in HEXES])


@cache
def moved_set(by: Hex) -> tuple[int, ...]:
    """The same as a set of one place; the last bit is for OFF."""
    return tuple([1 << place for place in moved(by)])


def pattern(cells: tuple[Hex, ...], steps: int) -> list[tuple[int, ...]]:
    """By area: where the cells of a turned pattern lie when it lies there."""
    return list(zip(*[moved(turned(cell, steps)) for cell in cells], strict=True))


def pattern_sets(cells: tuple[Hex, ...], steps: int) -> list[int]:
    """By area: the set of those places."""
    # Cells lie apart, so that the sum of their bits is their set; whatever is off stays off.
    return list(map(sum, zip(*[moved_set(turned(cell, steps)) for cell in cells], strict=True)))


def positions(cells: tuple[Hex, ...], board: int) -> tuple[int, ...]:
    """H-114 Every place of a pattern on a board, in all six turns, each once."""
    found: dict[int, None] = {}
    for steps in range(6):
        found |= dict.fromkeys([at for at in pattern_sets(cells, steps) if at & board == at])
    return tuple(found)
