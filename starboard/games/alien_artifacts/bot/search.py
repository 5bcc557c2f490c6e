"""How a tree search should look at this game."""

from __future__ import annotations

from typing import Final

from starboard.bots.config import SearchConfig

from ..state import Galaxy
from .value import values


def turn_index(s: Galaxy) -> int:
    """Positions are compared where a turn begins: where another player becomes active."""
    return s.active


#: Options of one question differ by little, so most visits go to the better ones; and what an
#: engine is worth shows only after a few turns.
SEARCH: Final = SearchConfig(exploration=0.2, values=values, rollout_horizon=4)
