"""What lies on the table: slotted classes whose copy is one constructor call."""

from __future__ import annotations

from typing import Any, ClassVar, Self


class Piece:
    """Something that lies on the table and can be copied."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()  # their names, in the order of plain()

    def copy(self) -> Self:
        """Another one, as deep as it must be."""
        raise NotImplementedError  # @state writes these three, and FIELDS

    def become(self, other: Self) -> None:
        """Take over all fields."""
        raise NotImplementedError

    def plain(self) -> tuple[Any, ...]:
        """Nested tuples, for digests."""
        raise NotImplementedError
