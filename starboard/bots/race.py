"""Which options of a question are tried next: a race that the worse half leaves, again and again.

What counts at the root is not how an option does while it is tried, but which one is best at the
end. So all that are still in the race are tried equally often, and in the same worlds: what a
lucky deck gives to one it gives to all, and their differences show much sooner. After a share of
the budget the worse half drops out (sequential halving).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, log2
from typing import Protocol

from starboard.kernel import Option


class Tried(Protocol):
    """What is known of an option."""

    visits: int
    total: float


class Race:
    """The options still in question, tried in laps: every one once in the same world."""

    __slots__ = ("entered", "field", "halvings", "next")

    def __init__(self, options: Sequence[Option]) -> None:
        self.field = list(options)
        self.entered = len(self.field)
        self.halvings = ceil(log2(self.entered)) if self.entered > 1 else 1
        self.next = 0  # who runs next in this lap; at the first one a new world is due

    def runner(self) -> Option:
        """The option to try now."""
        option = self.field[self.next]
        self.next = (self.next + 1) % len(self.field)
        return option

    def halve(self, known: Mapping[Option, Tried], spent: float) -> None:
        """After a lap: as many stay as a budget of which so much is spent still allows."""
        stay = ceil(self.entered / 2 ** int(spent * self.halvings))
        if stay < len(self.field):
            self.field.sort(key=lambda option: -known[option].total / known[option].visits)
            del self.field[stay:]
