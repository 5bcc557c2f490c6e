"""The bot that searches: by a number of iterations, or for some seconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from reprlib import repr as brief
from time import monotonic, process_time

from starboard.kernel import Option

from .bot import BadBot, Rated, amount, dice
from .config import config_of
from .purse import Pace, allowance, spend
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
        self.level = level  # games may have a pace of their own for it
        self.part = 0  # of several processes that search the same question, each its own chance
        self.longest = 0.0  # seconds for which all iterations may be searched (0: any time)

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> IsmctsBot:
        """``400`` iterations, or ``2s`` for seconds."""
        if not strength:
            return cls(seed)
        if strength.endswith("s"):
            seconds = amount(strength[:-1], MOST_SECONDS, parts=True)
            if seconds:
                return cls(seed, 0, seconds)
        elif iterations := amount(strength, MOST_ITERATIONS):
            return cls(seed, int(iterations))
        raise BadBot(
            f"ismcts takes 1 to {MOST_ITERATIONS} iterations or up to {MOST_SECONDS}s, "
            f"not {brief(strength)}"
        )

    def choose(self, worlds: Worlds) -> Option:
        """The option that won the race."""
        if len(worlds.options) == 1:
            return worlds.options[0]
        return self.rate(worlds, brief=True)[0].option

    def rate(self, worlds: Worlds, *, brief: bool = False) -> list[Rated]:
        """The options tried, the best first. To play, a game may wish to be brief where a search
        tells little; who asks for advice gets all of the budget.

        Comrades who are asked side by side plan together: what those will answer who are asked
        before is searched first, just as they do it themselves, and then taken for granted.
        """
        config = config_of(worlds.game)
        share = config.budget_shares.get(worlds.key, 1.0) if brief else 1.0
        pace = config.level_budgets.get(self.level) if brief else None
        if pace is not None:
            return self._paced(worlds, Pace(*pace), share)
        if worlds.game.cooperative:  # on average every bot searches half of the questions
            share *= 2 / (1 + len(worlds.deal(0).asks))
        before: list[Answer] = []
        while True:
            search = self.search(worlds, before, share)
            seat, option = search.best()
            if seat == worlds.seat:
                return search.rated()
            before.append((seat, option))

    def _paced(self, worlds: Worlds, pace: Pace, share: float) -> list[Rated]:
        """Search with what is left of the round's time, and note what it took."""
        clock = worlds.game.turn_index
        now = clock(worlds.deal(0).state) if clock is not None else 0
        where = (worlds.game.id, self.seed, worlds.seat, now)
        start = process_time()
        search = Search(worlds, self._dice(worlds, 0), max(1, round(share * pace.iterations)))
        _run(search, share * allowance(pace, where, worlds.seq), process_time)
        spend(where, worlds.seq, process_time() - start)
        return search.rated()

    def search(self, worlds: Worlds, before: Sequence[Answer], share: float) -> Search:
        """Search one question with a share of the budget."""
        budget = max(1, round(share * self.iterations)) if self.iterations else 0
        search = Search(worlds, self._dice(worlds, len(before)), budget, before)
        _run(search, share * (self.seconds or self.longest), monotonic)
        return search

    def _dice(self, worlds: Worlds, planned: int) -> Random:
        """Chance for one decision; comrades who think alike come to one common plan."""
        if worlds.game.cooperative:
            return Random(f"{worlds.begun} {self.part} {planned}")
        return dice(self.seed + self.part, worlds)


def _run(search: Search, seconds: float, clock: Callable[[], float]) -> None:
    """Iterate until the budget is spent or the time is up (0: no limit), or all is decided."""
    start, done, spent = clock(), 0, 0.0
    while spent < 1 and not search.decided:
        search.iterate(spent)
        done += 1
        spent = done / search.budget if search.budget else 0.0
        if seconds:
            spent = max(spent, (clock() - start) / seconds)
