"""Our side: what is measured of every game."""

from __future__ import annotations

import gc
import tracemalloc
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean, quantiles
from time import process_time

from starboard.bots import Worlds
from starboard.bots.bot import rng_for
from starboard.bots.config import config_of
from starboard.bots.search import Search
from starboard.bots.tree import Node
from starboard.kernel import Game, Record, Run, Table, key_of, replay

from .measure import Probe, Work

#: Positions that clones are made of; one alone might be odd.
POSITIONS = 12
#: Rollouts of a search are cut off after so many decisions.
CUT = 20
ITERATIONS = 50


#: A question and the magnitude of its options: decisions of one kind should cost the same.
Kind = tuple[str, int]


class DeepSearch(Search):
    """A search whose rollouts go on to the end of the game, at random."""

    def _play_on(self, run: Run) -> None:
        run.random_playout(self.rng.getrandbits(64))


class Subject:
    """A game, some whole random games of it, and the probes that measure it."""

    def __init__(self, game: Game, games: int = 6) -> None:
        self.game = game
        self.setups = game.setups()
        self.config = replace(config_of(game), rollout_limit=CUT, rollout_horizon=1)
        self.records = [self._play(seed) for seed in range(games)]
        self.probes = {
            "decisions": Probe("decisions", self.random_play(None)),
            "clones": Probe("clones", self.clones(0.5)),
            "early clones": Probe("early clones", self.clones(0.1)),
            "late clones": Probe("late clones", self.clones(0.9)),
            "replay": Probe("replay", self.replays()),
            "search": Probe("search", self.searches(Search)),
            "deep search": Probe("deep search", self.searches(DeepSearch)),
        }
        for seats in (2, 4):
            if seats in game.seats:
                self.probes[f"{seats} seats"] = Probe(f"{seats} seats", self.random_play(seats))

    def _setup(self, n: int, seats: int | None = None) -> tuple[int, dict[str, object]]:
        fitting = [s for s in self.setups if seats is None or s[0] == seats]
        return fitting[n % len(fitting)] if fitting else (seats or self.setups[0][0], {})

    def _play(self, seed: int) -> tuple[Table, list[Record]]:
        """A fresh table, and the answers of a random game at it."""
        rng = Random(seed)
        seats, variant = self._setup(seed)
        table = Table(self.game, seats, seed, variant)
        while not table.over:
            ask = rng.choice(table.pending)
            table.answer(ask.seat, rng.choice(ask.options))
        return Table(self.game, seats, seed, variant), list(table.records)

    def random_play(self, seats: int | None) -> Work:
        """Whole random games without a table; a unit is a choice of two or more options."""
        number = 0

        def work() -> int:
            nonlocal number
            number += 1
            count, variant = self._setup(number, seats)
            variant = self.game.full_variant(count, variant)
            run = Run(self.game, self.game.setup(count, variant, key_of(number)))
            run.start()
            return run.random_playout(number)

        return work

    def tables_at(self, share: float) -> Iterator[Table]:
        """Tables at positions around a share of their games."""
        each = -(-POSITIONS // len(self.records))
        for start, records in self.records:
            for n in range(each):
                at = round(share * len(records)) + n - each // 2
                kept = records[: max(0, min(at, len(records) - 1))]
                yield replay(self.game, start.seats, start.seed, start.variant, kept)

    def clones(self, share: float) -> Work:
        """Copies for a search, at some share of the game."""
        tables = list(self.tables_at(share))

        def work() -> int:
            for table in tables:
                table.fork()
            return len(tables)

        return work

    def replays(self) -> Work:
        """Whole games again from their answers, as a server loads them; a unit is one answer."""
        number = 0

        def work() -> int:
            nonlocal number
            number += 1
            start, records = self.records[number % len(self.records)]
            replay(self.game, start.seats, start.seed, start.variant, records)
            return len(records)

        return work

    def searches(self, kind: type[Search]) -> Work:
        """Iterations of the search bot: rollouts are cut and valued, or go on to the end."""
        tables = list(self.tables_at(0.5))
        number = 0

        def work() -> int:
            nonlocal number
            number += 1
            table = tables[number % len(tables)]
            worlds = Worlds(table, table.pending[0].seat)
            search = kind(worlds, rng_for(number, worlds), ITERATIONS, config=self.config)
            for done in range(ITERATIONS):
                search.iterate(done / ITERATIONS)
            return ITERATIONS

        return work

    def growth(self, games: int = 30) -> float:
        """The cost of a decision at a table in the last quarter of a game, to that in the first.

        Compared among answers to the same question with about as many options: a game may well
        ask and offer more later on, but its log must not make it slower.
        """
        first: dict[Kind, list[float]] = defaultdict(list)
        last: dict[Kind, list[float]] = defaultdict(list)
        for seed in range(1000, 1000 + games):
            costs = self._costs(seed)
            quarter = len(costs) // 4
            for quarters, some in ((first, costs[:quarter]), (last, costs[-quarter:])):
                for kind, seconds in some:
                    quarters[kind].append(seconds)
        alike = [k for k in first if len(first[k]) >= 10 and len(last[k]) >= 10]
        if not alike:
            return float("nan")
        ratios = [_quiet(last[k]) / _quiet(first[k]) for k in alike]
        weights = [min(len(first[k]), len(last[k])) for k in alike]
        return fmean(ratios, weights)

    def tree(self) -> tuple[float, float]:
        """A big tree: the cost of an iteration at 10,000 to that at 1,000; bytes for an option."""
        table = next(self.tables_at(0.5))
        worlds = Worlds(table, table.pending[0].seat)
        search = Search(worlds, rng_for(1, worlds), config=self.config)
        spans = []
        for iterations in (500, 500, 8_500, 500):
            start = process_time()
            for _ in range(iterations):
                search.iterate()
            spans.append((process_time() - start) / iterations)
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        small = Search(worlds, rng_for(1, worlds), config=self.config)
        for _ in range(1_000):
            small.iterate()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return spans[3] / spans[1], (after - before) / max(1, options_in(small.root))

    def _costs(self, seed: int) -> list[tuple[Kind, float]]:
        """Every decision of a random game at a table: what it was, and how many seconds."""
        rng = Random(seed)
        seats, variant = self._setup(seed)
        table = Table(self.game, seats, seed, variant)
        costs = []
        while not table.over:
            start = process_time()
            ask = table.pending[0]
            options = ask.options
            table.answer(ask.seat, options[rng.randrange(len(options))])
            taken = process_time() - start
            costs.append(((ask.key, len(options).bit_length()), taken))
        return costs


def options_in(node: Node) -> int:
    """How many options a tree knows of."""
    others = (node.other_info_sets or {}).values()
    info_sets = [each for each in (node.info_set, *others) if each is not None]
    edges = [edge for info_set in info_sets for edge in info_set.edges.values()]
    below = [edge.child for edge in edges if edge.child is not None]
    return len(edges) + sum(options_in(n) for n in (*below, *(node.after or {}).values()))


def _quiet(seconds: list[float]) -> float:
    """A cost that a busy machine does not disturb: a quarter of all are cheaper."""
    return quantiles(seconds, n=4)[0]
