"""Chapter 3: the end."""

from __future__ import annotations

from starboard.kernel import Result

from .state import Table


def count_tons(s: Table) -> Result:
    """E-6 Most tons win; ties share the victory."""
    scores = tuple(float(sum(holds)) for holds in s.holds)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(winners, scores, "end-rounds", tuple((("tons", score),) for score in scores))
