"""An append-only list that a copy shares with its original instead of copying it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

_LONGEST_CHAIN = 8


class Trail(Generic[T]):
    """Entries of my own, after the first ``count`` entries of another trail."""

    __slots__ = ("_before", "_depth", "_skip", "own")

    def __init__(self, before: Trail[T] | None = None) -> None:
        self.own: list[T] = []
        self._before = before
        self._skip = 0 if before is None else len(before)
        self._depth: int = 0 if before is None else before._depth + 1
        if before is not None and self._depth > _LONGEST_CHAIN:
            self.own, self._before, self._skip, self._depth = list(before), None, 0, 0

    def __len__(self) -> int:
        return self._skip + len(self.own)

    def __iter__(self) -> Iterator[T]:
        if self._before is not None:
            for i, entry in enumerate(self._before):
                if i == self._skip:
                    break
                yield entry
        yield from self.own

    def append(self, entry: T) -> None:
        """Add one at the end."""
        self.own.append(entry)

    @classmethod
    def of(cls, entries: list[T]) -> Trail[T]:
        """A trail that stands alone."""
        trail = cls()
        trail.own = entries
        return trail
