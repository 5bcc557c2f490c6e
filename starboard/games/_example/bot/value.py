"""What a position is worth."""

from __future__ import annotations

from starboard.kernel import Seat

from ..state import Table


def value(s: Table, seat: Seat) -> float:
    """The share of all towed tons that are this seat's.

    It is asked in the middle of turns, too: what a decision gains must show in it at once.
    """
    total = sum(map(sum, s.holds))
    return sum(s.holds[seat]) / total if total else 1 / len(s.holds)
