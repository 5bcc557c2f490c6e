"""The end: who has won and by what (H-112, H-116, H-121, H-125)."""

from __future__ import annotations

from starboard.kernel import Result

from .state import Table


def victory(s: Table, team: int, reason: str) -> Result:
    """H-5 One player, or one team, has won at once."""
    winners = {s.chairs[side] for side in range(len(s.sides)) if s.teams[side] == team}
    seats = max(s.chairs) + 1
    scores = tuple(1.0 if seat in winners else 0.0 for seat in range(seats))
    term = "mission" if reason == "end-mission" else "leaders"
    terms = tuple(((term, score),) for score in scores)
    return Result(tuple(sorted(winners)), scores, reason, terms)


def no_result(s: Table) -> Result:
    """H-121 A game that is stopped after 100 rounds has no winner."""
    seats = max(s.chairs) + 1
    return Result((), (0.0,) * seats, "end-rounds", ((("mission", 0.0),),) * seats)
