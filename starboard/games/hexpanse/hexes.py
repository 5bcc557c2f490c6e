"""The hexagons: one numbering for all boards, so that an area is the same small number everywhere.

The areas of the largest board are numbered from the centre outwards, ring by ring. A set of areas
is one whole number with a bit for each, and every board is such a set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

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

_BYTES = tuple(
    tuple(tuple(8 * at + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for at in range((len(HEXES) + 7) // 8)
)


def areas_of(mask: int) -> list[int]:
    """The areas of a set, in order: byte by byte, since this is asked at nearly every decision."""
    areas: list[int] = []
    at = 0
    while mask:
        byte = mask & 255
        if byte:
            areas += _BYTES[at][byte]
        mask >>= 8
        at += 1
    return areas


def positions(cells: Sequence[Hex], board: int) -> tuple[int, ...]:
    """H-114 Every place of a pattern on a board, in all six turns, each once."""
    found: dict[int, None] = {}
    for steps in range(6):
        shape = [turned(cell, steps) for cell in cells]
        for q, r in HEXES:
            spots = [AREA.get((q + dq, r + dr), -1) for dq, dr in shape]
            if min(spots) >= 0:
                mask = mask_of(spots)
                if mask & board == mask:
                    found[mask] = None
    return tuple(found)


def laid(cells: Iterable[Hex], area: int, steps: int, board: int) -> tuple[int, ...]:
    """H-80 Where turned cells lie around an area; those off the board are left out."""
    q, r = HEXES[area]
    spots = [(q + dq, r + dr) for dq, dr in (turned(cell, steps) for cell in cells)]
    found = [AREA[spot] for spot in spots if spot in AREA]
    return tuple(spot for spot in found if board >> spot & 1)
