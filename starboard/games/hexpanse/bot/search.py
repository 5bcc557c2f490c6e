"""How Hexpanse is searched."""

from __future__ import annotations

from starboard.bots.config import SearchConfig

from ..box import ACTIONS_PER_TURN
from ..state import Table
from .value import values

#: Values are asked at every step of the tree, for they are made to be compared at any moment; and
#: a single answer changes them little, so that promising ones are followed. A turn has two
#: actions, and rivals reply: only with sorted answers a search finds those. Of the many areas for
#: a unit most are bad: the best one known must speak for it, not their mean.
SEARCH = SearchConfig(
    rollout_limit=0,
    exploration=0.1,
    expand_by_policy=True,
    sort_after=2,
    max_backup=True,
    values=values,
)


def turn_index(s: Table) -> int:
    """Positions are compared before every action."""
    turns = s.round * len(s.sides) + (s.active - s.first) % len(s.sides)
    return turns * (ACTIONS_PER_TURN + 1) + ACTIONS_PER_TURN - s.actions
