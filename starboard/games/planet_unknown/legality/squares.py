"""Questions for a square: playouts draw an answer from the set of squares and list none."""

from __future__ import annotations

from starboard.kernel import Lazy, Option

from ..grid import nth_square, squares_of


class OnSquares(Lazy):
    """An option for every square of a set, and some others after them."""

    __slots__ = ("_bits", "_kind", "_more")

    def __init__(self, kind: str, bits: int, more: list[Option]) -> None:
        super().__init__(self.make)
        self._kind = kind
        self._bits = bits
        self._more = more

    def make(self) -> list[Option]:
        listed: list[Option] = [(self._kind, at) for at in squares_of(self._bits)]
        return listed + self._more

    def several(self) -> bool:
        return self._bits.bit_count() + len(self._more) > 1

    def pick(self, r: float) -> Option:
        squares = self._bits.bit_count()
        index = int(r * (squares + len(self._more)))
        if index < squares:
            return (self._kind, nth_square(self._bits, index))
        return self._more[index - squares]

    def __len__(self) -> int:
        return self._bits.bit_count() + len(self._more)
