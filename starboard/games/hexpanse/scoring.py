"""The end: who has won and by what (H-112, H-116, H-121, H-125)."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Result

from .state import NO_MISSION, Table


def victory(s: Table, team: int, reason: str) -> Result:
    """H-5 One player, or one team, has won at once."""
    winners = {s.chairs[side] for side in range(len(s.sides)) if s.teams[side] == team}
    seats = max(s.chairs) + 1
    scores = tuple(1.0 if seat in winners else 0.0 for seat in range(seats))
    term = "mission" if reason == "end-mission" else "leaders"
    terms = tuple(((term, score),) for score in scores)
    return Result(tuple(sorted(winners)), scores, reason, terms, formed(s))


def formed(s: Table) -> tuple[str, dict[str, Any]] | None:
    """H-112 Which mission has won, and whose it was if it was a secret one (H-23)."""
    if s.won == NO_MISSION:
        return None
    if s.won == s.mission:
        return "end-common", {"mission": s.won}
    owner = next(n for n, side in enumerate(s.sides) if side.secret == s.won)
    return "end-secret", {"mission": s.won, "seat": s.chairs[owner]}


def no_result(s: Table) -> Result:
    """H-121 A game that is stopped after 100 rounds has no winner."""
    seats = max(s.chairs) + 1
    return Result((), (0.0,) * seats, "end-rounds", ((("mission", 0.0),),) * seats)
