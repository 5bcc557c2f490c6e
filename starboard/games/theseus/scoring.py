"""Chapter 9: how the game ends, who wins, and what the score is made of."""

from __future__ import annotations

from starboard.kernel import Result

from .state import TEAM, Station


def score(s: Station, seat: int) -> int:
    """T-80 Life points and data points together."""
    return s.life[seat] + s.data[seat]


def side_score(s: Station, seat: int) -> int:
    """T-128 In the team game the total of both members; else the own score."""
    return sum(score(s, q) for q, side in enumerate(s.side) if side == s.side[seat])


def finish(s: Station, reason: str, seat: int) -> Result | None:
    """The result of the end that has come, or None: a tie that calls for one more turn each."""
    if reason == "life":  # T-3, T-128 whose life is gone loses, and so does the alliance
        return result(s, [q for q, side in enumerate(s.side) if side != s.side[seat]], reason)
    if reason in ("data", "life-won"):  # T-3, T-119
        return result(s, [q for q, side in enumerate(s.side) if side == s.side[seat]], reason)
    if reason == "tie-played":
        best = leaders(s, s.tied)
        shared = len({s.side[q] for q in best}) > 1
        return result(s, best, "shared" if shared else "tie-break")
    best = leaders(s, tuple(range(len(s.faction))))
    if len({s.side[q] for q in best}) == 1:
        return result(s, best, "countdown")
    prepare_tie(s, best, seat)
    return None


def leaders(s: Station, seats: tuple[int, ...]) -> list[int]:
    """T-80 Who has the highest sum."""
    top = max(side_score(s, q) for q in seats)
    return [q for q in seats if side_score(s, q) == top]


def prepare_tie(s: Station, tied: list[int], seat: int) -> None:
    """T-81, T-119 The tied players take one more turn each, from the one who follows the ender."""
    at = s.order.index(seat)
    after = [s.order[(at + n) % len(s.order)] for n in range(1, len(s.order) + 1)]
    s.tied = tuple(tied)
    s.extra = [q for q in reversed(after) if q in tied]
    s.jobs, s.todo = [], []
    s.tell("tie", "T-81", seats=tied)


def result(s: Station, winners: list[int], reason: str) -> Result:
    """Winners, the sum of every seat, and what it is made of."""
    seats = range(len(s.faction))
    scores = tuple(float(score(s, q)) for q in seats)
    terms = tuple(terms_of(s, q) for q in seats)
    return Result(tuple(winners), scores, f"end-{reason}", terms)


def terms_of(s: Station, seat: int) -> tuple[tuple[str, float], ...]:
    """T-80 What a score is made of; T-128 and the alliance's total, which is compared."""
    own = ("life", float(s.life[seat])), ("data", float(s.data[seat]))
    return (*own, ("alliance", float(side_score(s, seat)))) if s.mode == TEAM else own
