"""How the game is searched."""

from __future__ import annotations

from starboard.bots.config import SearchConfig

from ..state import Hulk

#: The rollout policy is asked for every new answer, for what it would do depends on the dice
#: (docs/games/death_angel.md).
SEARCH = SearchConfig(expand_by_policy=True)


def turn_index(s: Hulk) -> int:
    """Positions are compared where a round begins."""
    return s.round
