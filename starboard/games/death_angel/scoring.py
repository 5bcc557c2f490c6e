"""The end of a mission as a result: all win together or all lose together."""

from __future__ import annotations

from starboard.kernel import Result

from .box import SETUPS
from .state import Hulk


def score_mission(s: Hulk, *, won: bool, reason: str) -> Result:
    """D-1 All win together or all lose together. The score is 1 or 0."""
    seats = range(s.seats)
    score = 1.0 if won else 0.0
    terms = (
        ("won", score),
        ("marines", float(len(s.line))),
        ("travelled", float(len(SETUPS[s.seats].tiers) - len(s.locations))),
        ("rounds", float(s.round)),
    )
    winners = tuple(seats) if won else ()
    return Result(winners, (score,) * s.seats, reason, (terms,) * s.seats)
