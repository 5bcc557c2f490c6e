"""What an episode is worth to a seat when it has ended."""

from __future__ import annotations

from starboard.kernel import BadSetup, Game, Result, Seat

REWARDS = ("win", "score")
#: For an action that is none: the game ends for everybody, and whoever tried it has lost.
ILLEGAL = -1.0


def check_reward(kind: str) -> str:
    """The kind, if there is such a reward."""
    if kind not in REWARDS:
        raise BadSetup(f"a reward is one of {', '.join(REWARDS)}; not {kind!r}")
    return kind


def reward(kind: str, game: Game, result: Result, seat: Seat) -> float:
    """``win``: 1 won, -1 lost, 0 where rivals have all won alike; ``score``: the score itself."""
    if kind == "score":
        return float(result.scores[seat])
    if not game.cooperative and len(result.winners) == len(result.scores) > 1:
        return 0.0
    return 1.0 if seat in result.winners else -1.0


def ending(result: Result, seat: Seat) -> dict[str, object]:
    """How it ended, for the infos of an environment."""
    return {
        "won": seat in result.winners,
        "score": float(result.scores[seat]),
        "reason": result.reason,
    }
