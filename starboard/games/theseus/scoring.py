"""Chapter 9: who wins, and what the score is made of."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.kernel import Result

from .state import TEAM, Station


def score(s: Station, seat: int) -> int:
    """T-80 Life points and data points together."""
    return s.life[seat] + s.data[seat]


def side_score(s: Station, seat: int) -> int:
    """T-128 In the team game the total of both members; else the own score."""
    return sum(score(s, q) for q, side in enumerate(s.side) if side == s.side[seat])


def lost_at_once(s: Station, seat: int) -> Result:
    """T-3, T-128 Whose life is gone loses, and so does the alliance."""
    return result(s, [q for q, side in enumerate(s.side) if side != s.side[seat]], "life")


def won_at_once(s: Station, seat: int, reason: str) -> Result:
    """T-3, T-119 Who has 20 data points, or in the free-for-all 20 life points, wins."""
    return result(s, [q for q, side in enumerate(s.side) if side == s.side[seat]], reason)


def leaders(s: Station, seats: Sequence[int]) -> list[int]:
    """T-80 Who has the highest sum."""
    top = max(side_score(s, q) for q in seats)
    return [q for q in seats if side_score(s, q) == top]


def is_tie(s: Station, best: Sequence[int]) -> bool:
    """T-81 Are they of several sides?"""
    return len({s.side[q] for q in best}) > 1


def result(s: Station, winners: Sequence[int], reason: str) -> Result:
    """Winners, the sum of every seat, and what it is made of."""
    seats = range(len(s.faction))
    scores = tuple(float(score(s, q)) for q in seats)
    terms = tuple(terms_of(s, q) for q in seats)
    return Result(tuple(winners), scores, f"end-{reason}", terms)


def terms_of(s: Station, seat: int) -> tuple[tuple[str, float], ...]:
    """T-80 What a score is made of; T-128 and the alliance's total, which is compared."""
    own = ("life", float(s.life[seat])), ("data", float(s.data[seat]))
    return (*own, ("alliance", float(side_score(s, seat)))) if s.mode == TEAM else own
