"""The bot that searches: by a number of iterations, or for some seconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from reprlib import repr as shortened
from time import monotonic, process_time

from starboard.kernel import Option

from . import round_budget
from .bot import BadBot, Rated, read_strength, rng_for
from .config import config_of
from .round_budget import RoundBudget
from .search import Search
from .tree import Answer
from .worlds import Worlds

ITERATIONS = 400
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600


class IsmctsBot:
    """Searches by a number of iterations or for some seconds."""

    def __init__(
        self, seed: int, iterations: int = ITERATIONS, seconds: float = 0, level: str = ""
    ) -> None:
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.level = level  # games may have a budget of their own for it
        self.part = 0  # of several processes that search the same question, each its own chance
        self.time_limit = 0.0  # seconds that all the iterations may take (0: any time)

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> IsmctsBot:
        """``400`` iterations, or ``2s`` for seconds."""
        if not strength:
            return cls(seed)
        if strength.endswith("s"):
            seconds = read_strength(strength[:-1], MOST_SECONDS, fractions=True)
            if seconds:
                return cls(seed, 0, seconds)
        elif iterations := read_strength(strength, MOST_ITERATIONS):
            return cls(seed, int(iterations))
        raise BadBot(
            f"ismcts takes 1 to {MOST_ITERATIONS} iterations or up to {MOST_SECONDS}s, "
            f"not {shortened(strength)}"
        )

    def choose(self, worlds: Worlds) -> Option:
        """The option that the search found best."""
        if len(worlds.options) == 1:
            return worlds.options[0]
        return self.rate(worlds, to_play=True)[0].option

    def rate(self, worlds: Worlds, *, to_play: bool = False) -> list[Rated]:
        """The options tried, the best first. Where a search tells little, a game may give it a
        smaller budget to play by; for advice it always gets the whole budget.

        Teammates who are asked side by side plan together: what those will answer who are asked
        before is searched first, just as they search it themselves, and then taken for granted.
        """
        config = config_of(worlds.game)
        share = config.budget_shares.get(worlds.key, 1.0) if to_play else 1.0
        budget = config.level_budgets.get(self.level) if to_play else None
        if budget is not None:
            return self._rate_within(RoundBudget(*budget), worlds, share)
        if worlds.game.cooperative:  # on average every bot searches half of the questions
            share *= 2 / (1 + len(worlds.deal(0).asks))
        before: list[Answer] = []
        while True:
            search = self.search(worlds, before, share)
            seat, option = search.best()
            if seat == worlds.seat:
                return search.rated()
            before.append((seat, option))

    def _rate_within(self, budget: RoundBudget, worlds: Worlds, share: float) -> list[Rated]:
        """Search with what is left of the round's time, and record how long it took."""
        turn_index = worlds.game.turn_index
        now = turn_index(worlds.deal(0).state) if turn_index is not None else 0
        where = (worlds.game.id, self.seed, worlds.seat, now)
        start = process_time()
        search = Search(worlds, self._rng(worlds, 0), max(1, round(share * budget.iterations)))
        seconds = share * round_budget.seconds_for(budget, where, worlds.seq)
        _iterate(search, seconds, process_time)
        round_budget.record(where, worlds.seq, process_time() - start)
        return search.rated()

    def search(self, worlds: Worlds, before: Sequence[Answer], share: float) -> Search:
        """Search one question with a share of the budget."""
        iterations = max(1, round(share * self.iterations)) if self.iterations else 0
        search = Search(worlds, self._rng(worlds, len(before)), iterations, before)
        _iterate(search, share * (self.seconds or self.time_limit), monotonic)
        return search

    def _rng(self, worlds: Worlds, planned: int) -> Random:
        """The random numbers of one decision; teammates share them, and so come to one plan."""
        if worlds.game.cooperative:
            return Random(f"{worlds.begun} {self.part} {planned}")
        return rng_for(self.seed + self.part, worlds)


def _iterate(search: Search, seconds: float, clock: Callable[[], float]) -> None:
    """Iterate until the budget is spent or the time is up (0: no limit), or all is decided."""
    start, done, spent = clock(), 0, 0.0
    while spent < 1 and not search.decided:
        search.iterate(spent)
        done += 1
        spent = done / search.budget if search.budget else 0.0
        if seconds:
            spent = max(spent, (clock() - start) / seconds)
