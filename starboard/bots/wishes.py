"""How a game wants to be searched: ``extras["search"]``, each with its usual value.

A search knows no game. What helps it differs: whether much is hidden, whether the value tells good
from bad at any moment, how good the quick player is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from starboard.kernel import Ask, Game, Option, Seat


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a game may wish of a search."""

    #: Decisions played behind the tree before the position is valued: until the game's clock
    #: moves on, but never more than this for each time (0: the value is asked at once).
    rollout: int = 60
    #: How often the clock moves on before that.
    ticks: int = 1
    #: How curious: more tries answers that look worse.
    explore: float = 0.7
    #: Ask the hasty player for every new answer: where chance makes his answers differ.
    hasty: bool = False
    #: Visits after which a node's options are sorted by the positions right behind them, and tried
    #: in that order (0: never): where the value tells good from bad answers, and most are bad.
    sorting: int = 0
    #: An answer is worth what the best ones known behind it come to, not the mean of all that were
    #: tried: where little is hidden, and some questions have many bad answers.
    sharp: bool = False
    #: So many options are tried at the root at most, or fewer where the budget is small; of more
    #: the most promising.
    runners: int = 40
    #: As many of them as can be tried so often, if all were tried equally often (0: as many as get
    #: a try before every halving): where the value is a poor guide, few tries for many tell more.
    tries: int = 0
    #: The value right behind an option of the root counts as much as so many laps.
    prior: float = 0
    #: Behind the root nothing is searched, only played on: where the quick player is good, and
    #: what pays comes later than a tree reaches.
    flat: bool = False
    #: By how much a game was won or lost counts too: the value is asked even then.
    margins: bool = False
    #: All who run in a lap play on with the same dice.
    paired: bool = False
    #: How well the others do, asked once before a search, and what the end of a try is worth to a
    #: seat against that: where their luck in a try has little to do with what this seat decides.
    rivals: Callable[[Any, Seat], float] | None = None
    against: Callable[[Any, Seat, float], float] | None = None
    #: By the key of a question: the share of the budget that it gets, where little can be gained
    #: by searching; all others get all of it.
    shares: Mapping[str, float] = field(default_factory=dict)
    #: How the others play on in a try, where they need less thought than whoever searches.
    others: Callable[[Any, Ask, float], Option] | None = None
    #: By level: its iterations a question and its seconds a round, where rounds have so many
    #: questions that the usual budget would make people wait.
    paces: Mapping[str, tuple[int, float]] = field(default_factory=dict)
    #: What a position is worth to every seat, if the game can tell that at once.
    values: Callable[[Any], list[float]] | None = None

    def __post_init__(self) -> None:
        """A prior counts in laps, and a sharp race looks at its last lap alone; and so on."""
        if self.sharp and self.prior:
            raise ValueError("a search cannot be sharp and have a prior")
        if (self.rivals is None) is not (self.against is None):
            raise ValueError("how the others do and what counts against that belong together")


def wishes_of(game: Game) -> Wishes:
    """What this game wishes."""
    return Wishes(**game.extras.get("search", {}))
