"""The grid of a planet as bits of one int: shifting and masking finds all placements at once.

P-1 A square is a number: 13 times its row plus its column. Twelve columns are the planet's; the
thirteenth is never part of it, so that nothing that is shifted wraps from one row to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

SIDE = 12
STRIDE = 13

#: Shapes are kept this far to the left, so that parts left of or above their middle stay bits.
BASE = 4 * STRIDE

#: Two sets of squares may share one int, the second so far to the left that no shape reaches from
#: one into the other: what is done with both costs hardly more than with one.
SECOND = SIDE * STRIDE + BASE
FIRST = (1 << SECOND) - 1


def square(x: int, y: int) -> int:
    """The number of the square in column x and row y."""
    return y * STRIDE + x


def column(at: int) -> int:
    """The column of a square."""
    return at % STRIDE


def row(at: int) -> int:
    """The row of a square."""
    return at // STRIDE


def bits_of(squares: Iterable[int]) -> int:
    """A set of squares as bits."""
    bits = 0
    for at in squares:
        bits |= 1 << at
    return bits


def squares_of(bits: int) -> list[int]:
    """The squares of a set of bits, from the top left to the bottom right."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


#: Three rows each, with the column that belongs to no planet: other sets have members there.
_BANDS = tuple(((1 << 3 * STRIDE) - 1) << y * STRIDE for y in range(0, SIDE, 3))


def nth_square(bits: int, n: int) -> int:
    """The n-th square of a set, counted from 0."""
    if n > 4:  # one by one takes long: first the rows that it lies in
        for rows in _BANDS:
            here = (bits & rows).bit_count()
            if n < here:
                bits &= rows
                break
            n -= here
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def around(bits: int) -> int:
    """P-2 All squares that share a side with one of these, and some of these themselves."""
    return bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE


def area(start: int, within: int) -> int:
    """P-7 What hangs together edge to edge with the start, inside ``within``."""
    found = start & within
    while True:
        more = (found | around(found)) & within
        if more == found:
            return found
        found = more


def areas(within: int) -> Iterator[int]:
    """P-7 Every area of a set of squares."""
    while within:
        found = area(within & -within, within)
        yield found
        within ^= found


ROWS = tuple(bits_of(square(x, y) for x in range(SIDE)) for y in range(SIDE))
COLUMNS = tuple(bits_of(square(x, y) for y in range(SIDE)) for x in range(SIDE))
