"""How a game wants to be searched: ``Game.search``, each setting with its usual value.

A search knows no game. What helps it differs: whether much is hidden, whether the value tells good
from bad at any moment, how good the rollout policy is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from starboard.kernel import Ask, Game, Option, Seat


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """What a game may set of the bots that play it."""

    #: Decisions played behind the tree before the position is valued: until the game's turn index
    #: moves on, but never more than this for each time (0: the value is asked at once).
    rollout_limit: int = 60
    #: How often the turn index moves on before that.
    rollout_horizon: int = 1
    #: The constant of UCB (upper confidence bounds): the larger, the more often answers are tried
    #: that look worse.
    exploration: float = 0.7
    #: Ask the rollout policy for every new answer: where chance makes its answers differ.
    expand_by_policy: bool = False
    #: Visits after which a node's options are sorted by the positions right behind them, and tried
    #: in that order (0: never): where the value tells good from bad answers, and most are bad.
    sort_after: int = 0
    #: An answer is worth what the best ones known behind it come to, not the mean of all that were
    #: tried: where little is hidden, and some questions have many bad answers.
    max_backup: bool = False
    #: So many options are tried at the root at most, or fewer where the budget is small; of more
    #: the most promising.
    most_arms: int = 40
    #: As many of them as can be tried so often, if all were tried equally often (0: as many as get
    #: a try before every halving): where the value is a poor guide, few tries for many tell more.
    tries_an_arm: int = 0
    #: The value right behind an option of the root counts as much as so many rounds.
    prior_rounds: float = 0
    #: Behind the root nothing is searched, only played on: where the rollout policy is good, and
    #: what pays comes later than a tree reaches.
    flat_monte_carlo: bool = False
    #: By how much a game was won or lost counts too: the value is asked even then.
    value_at_end: bool = False
    #: All arms of a round play on with the same dice: luck then blurs no comparison.
    common_random_numbers: bool = False
    #: How well the others do, asked once before a search, and what the end of a try is worth to a
    #: seat against that: where their luck in a try has little to do with what this seat decides.
    rivals: Callable[[Any, Seat], float] | None = None
    value_against: Callable[[Any, Seat, float], float] | None = None
    #: By the key of a question: the share of the budget that it gets, where little can be gained
    #: by searching; all others get all of it.
    budget_shares: Mapping[str, float] = field(default_factory=dict)
    #: How the others play on in a rollout, where a simpler policy is enough for them.
    opponent_policy: Callable[[Any, Ask, float], Option] | None = None
    #: By level: its iterations a question and its seconds a round, where rounds have so many
    #: questions that the usual budget would make people wait.
    level_budgets: Mapping[str, tuple[int, float]] = field(default_factory=dict)
    #: What a position is worth to every seat, if the game can tell that at once.
    values: Callable[[Any], list[float]] | None = None
    #: How often the easy bot answers at random instead of by the rollout policy.
    epsilon: float = 0.0

    def __post_init__(self) -> None:
        """A prior counts in rounds, and a max backup looks at the last round alone; and so on."""
        if self.max_backup and self.prior_rounds:
            raise ValueError("a search cannot back up maxima and have a prior")
        if (self.rivals is None) is not (self.value_against is None):
            raise ValueError("how the others do and what counts against that belong together")


USUAL = SearchConfig()


def config_of(game: Game) -> SearchConfig:
    """How this game is searched."""
    config = game.search
    return config if isinstance(config, SearchConfig) else USUAL
