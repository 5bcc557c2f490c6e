"""How bots search: the settings of Planet Unknown."""

from __future__ import annotations

from starboard.bots.config import SearchConfig

from .policy import opponent_policy
from .value import against, rivals

#: The rollout policy makes 54 medals alone, which few beginners do; with so many random answers 43.
EPSILON = 0.2

#: By level: iterations a question and seconds a round. A round has half a dozen questions and
#: more, and people wait for all bots of a table.
BUDGETS = {"normal": (12, 0.6), "hard": (40, 1.5), "expert": (400, 3.0)}

#: Placements pay turns later, and one turn on nothing shows: so searches play on for some turns.
#: Many options take part, for the value is a poor judge, but what it says counts a little. Nobody
#: can do much to the others, whose luck in a try would only blur what an option is worth.
SEARCH = SearchConfig(
    rollout_horizon=8,
    most_arms=32,
    tries_an_arm=3,
    prior_rounds=3,
    flat_monte_carlo=True,
    value_at_end=True,
    common_random_numbers=True,
    rivals=rivals,
    value_against=against,
    # Nothing is found out about the order of things, and little about rovers: the value knows.
    budget_shares={"next": 0.02, "finish": 0.1, "last-moves": 0.1, "early-moves": 0.1},
    opponent_policy=opponent_policy,
    level_budgets=BUDGETS,
    epsilon=EPSILON,
)
