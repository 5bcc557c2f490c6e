"""Information-set Monte Carlo tree search: many worlds, one tree of what a seat could decide.

Every iteration deals a world that the seat could be in, walks down the tree with that world, adds
one step, plays on a little, and asks the game what the position is worth. The tree holds numbers
under options and no states: dice and hidden cards may fall differently at each visit, and the
numbers are their mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log, log2, sqrt
from random import Random
from reprlib import repr as brief
from time import monotonic
from typing import Any

from starboard.kernel import Ask, Option, Run, Seat, Together, any_of, several

from .bot import BadBot, Rated, amount, dice
from .greedy import worth
from .race import Race
from .tree import Answer, Edge, Fan, Node
from .worlds import Worlds

ITERATIONS = 400
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600
EXPLORE = 0.7
#: Decisions played behind the tree before the position is valued: until the game's clock moves
#: on (once, or as often as the game wishes), but never more than this for each time; without a
#: clock just a few.
ROLLOUT, ROLLOUT_BLIND = 60, 4
#: How many options are tried grows with the visits of their node.
WIDEN_FROM, WIDEN_BY = 3, 1.5
#: So many options are tried at the root, or fewer where the budget is small; of more the most
#: promising.
RUNNERS = 40


class Search:
    """One decision being thought about."""

    def __init__(
        self, worlds: Worlds, rng: Random, budget: int = 0, before: Sequence[Answer] = ()
    ) -> None:
        self.worlds = worlds
        self.rng = rng
        self.before = before  # what comrades who are asked before will answer
        self.budget = budget  # iterations, if they are counted
        wishes = worlds.game.extras.get("search", {})  # a game knows best how to look at it
        self.rollout: int = wishes.get("rollout", ROLLOUT)
        self.ticks: int = wishes.get("ticks", 1)
        self.explore: float = wishes.get("explore", EXPLORE)
        #: Ask the hasty player for every new answer: where chance makes his answers differ.
        self.hasty: bool = wishes.get("hasty", False)
        #: Visits after which a node's options are sorted by the positions right behind them, and
        #: tried in that order: where the value tells good from bad answers, and most are bad.
        self.sorting: int = wishes.get("sorting", 0)
        #: An answer is worth what the best ones known behind it come to, not the mean of all that
        #: were tried: where little is hidden, and some questions have many bad answers.
        self.sharp: bool = wishes.get("sharp", False)
        #: So many are tried at the root at most.
        self.runners: int = wishes.get("runners", RUNNERS)
        #: The value right behind an option of the root counts as much as so many laps.
        self.prior: float = wishes.get("prior", 0)
        #: Behind the root nothing is searched, only played on: where the quick player is good, and
        #: what pays comes later than a tree reaches.
        self.flat: bool = wishes.get("flat", False)
        #: By how much a game was won or lost counts too: the value is asked even then.
        self.margins: bool = wishes.get("margins", False)
        #: All who run in a lap play on with the same dice.
        self.paired: bool = wishes.get("paired", False)
        #: What a position is worth to every seat, if the game can tell that at once.
        self.at_once: Callable[[Any], list[float]] | None = wishes.get("values")
        #: Comrades plan together: side by side, each still decides with the others' plan in mind.
        self.cooperative = worlds.game.cooperative
        #: Where nobody touches what is another's, a search follows its own seat alone; the others
        #: are only played on where it wishes to see more than this seat's part of a round.
        self.apart = worlds.game.apart
        self.root = Node()
        #: Who is tried at the root, and in which world.
        self.race: Race | None = None
        self.world = rng.getrandbits(48)
        self.trail: list[Answer] = []  # the answers of this iteration, down the tree
        self.ran = False  # did somebody of the race run in this iteration?
        self.low, self.high = 1.0, 0.0  # values seen so far: exploring is measured by their range

    def iterate(self, spent: float = 0.0) -> None:
        """Deal a world, go down, play on, and carry the values back.

        ``spent`` is the share of the budget that was used before.
        """
        run = self._deal(self.world)
        path = self._descend(run)
        self._play_on(run)
        seats = range(self.worlds.seats)
        if self.cooperative or self.apart:
            values = [self._worth(run, self.worlds.seat)] * len(seats)
        elif self.at_once is not None and run.result is None:
            values = self.at_once(run.state)
        else:
            values = [self._worth(run, seat) for seat in seats]
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        found = self._carry(path, values)
        if self.race is None or not self.ran or self.race.note(found, spent):
            self.world = self.rng.getrandbits(48)

    def _carry(self, path: list[tuple[Fan, Edge, Seat]], values: list[float]) -> float:
        """Note the values at every step of the path; what the first one is worth to its seat."""
        if not self.sharp:
            for fan, edge, seat in path:
                fan.visits += 1
                edge.visits += 1
                edge.total += values[seat]
            return values[path[0][2]]
        edge, seat = path[-1][1:]
        if edge.hope is not None:  # no further than here: the mean of what it came to
            part = 1 / (edge.visits + 1)
            values = [
                mean + part * (now - mean) for mean, now in zip(edge.hope, values, strict=True)
            ]
        for fan, edge, seat in reversed(path):
            fan.visits += 1
            edge.visits += 1
            edge.hope = values
            edge.total = values[seat] * edge.visits
            values = fan.best_for(seat)
        return edge.total / edge.visits

    def _worth(self, run: Run, seat: Seat) -> float:
        """What the position is worth to a seat, or the result."""
        value = run.game.value
        if self.margins and value is not None:
            return value(run.state, seat)
        return worth(run, seat)

    def _deal(self, number: int) -> Run:
        """A world in which comrades have answered as planned."""
        run = self.worlds.deal(number)
        for seat, option in self.before:
            block = run.open
            if isinstance(block, Together) and seat in block.asks:
                options = block.asks[seat].options  # they may depend on what only he knows
                legal = option in options
                run.answer(seat, option if legal else any_of(options, self.rng.random()))
        return run

    def _descend(self, run: Run) -> list[tuple[Fan, Edge, Seat]]:
        node, new = self.root, False
        path: list[tuple[Fan, Edge, Seat]] = []
        self.trail = []
        first = self.worlds.seat
        while not new:
            block = run.open
            if block is None:
                break
            if isinstance(block, Ask):  # nearly always
                _, new = self._step(node, block, (), run, path)
                if not new:
                    last = path[-1][1]
                    node = last.child = last.child or Node()
                continue
            if self.apart:
                mine = block.asks.get(self.worlds.seat)
                if mine is None:
                    break  # this seat's part is done
                _, new = self._step(node, mine, (), run, path)
                if not new:
                    last = path[-1][1]
                    node = last.child = last.child or Node()
                continue
            if self.cooperative:
                while run.at(block):  # comrades: one after another, knowing of each other
                    ask = next(iter(block.asks.values()))
                    _, fresh = self._step(node, ask, (), run, path)
                    new = new or fresh
                    if not new or run.at(block):
                        last = path[-1][1]
                        node = last.child = last.child or Node()
                continue
            joint: list[tuple[Seat, Option]] = []
            while run.at(block):
                # Side by side: nobody knows what the others choose, so nobody's numbers may.
                ask = block.asks[first] if first in block.asks else next(iter(block.asks.values()))
                said = tuple(option for seat, option in joint if seat == ask.seat)
                option, fresh = self._step(node, ask, said, run, path)
                joint.append((ask.seat, option))
                new = new or fresh
                first = -1
            if not new:
                node = node.then(tuple(joint))
        return path

    def _step(
        self, node: Node, ask: Ask, said: tuple[Option, ...], run: Run,
        path: list[tuple[Fan, Edge, Seat]],
    ) -> tuple[Option, bool]:  # fmt: skip
        fan = node.at((ask.seat, said))
        option, fresh = self._choose(fan, ask, run) if path else self._run(fan, ask, run)
        edge = fan.edges.get(option)
        if edge is None:
            edge = fan.edges[option] = Edge()
        path.append((fan, edge, ask.seat))
        self.trail.append((ask.seat, option))
        run.answer(ask.seat, option)
        return option, fresh

    def _run(self, fan: Fan, ask: Ask, run: Run) -> tuple[Option, bool]:
        """At the root: the option that the race has next."""
        options = ask.options
        if not several(options):
            return options[0], False
        if self.race is None:
            self.race = self._begun(ask)
        option = self.race.next
        # Our own question is the same in all worlds; a comrade's may depend on what only he knows.
        self.ran = ask.seat == self.worlds.seat or option in options
        if not self.ran:
            return self._choose(fan, ask, run)
        return option, self.flat or option not in fan.edges

    def _begun(self, ask: Ask) -> Race:
        """The race with those that it begins with: of too many for the budget, the most promising.

        Of equals any may win, not the one that is listed first.
        """
        count, most = len(ask.options), self.runners
        if self.budget:  # at least a lap before every halving
            most = max(2, min(most, self.budget // ceil(log2(count))))
        if self.prior:
            rated = self._rated(ask)[:most]
            self.rng.shuffle(rated)
            leads = [-self.prior * each[0] for each in rated]
            return Race([each[2] for each in rated], leads, latest=self.sharp)
        runners = list(ask.options) if count <= most else self._promising(ask)[:most]
        self.rng.shuffle(runners)
        return Race(runners, latest=self.sharp)

    @property
    def decided(self) -> bool:
        """Nothing is left to be found out."""
        return self.race is not None and self.race.decided

    def _choose(self, fan: Fan, ask: Ask, run: Run) -> tuple[Option, bool]:
        """An option not tried yet while there is room for one, else the most promising.

        The answers of a hasty player are tried first: means over blind answers would tell little
        of the options that lead there.
        """
        options = ask.options
        listed = options.__class__ is list
        if len(options) == 1 if listed else not several(options):
            return options[0], False
        edges, visits = fan.edges, fan.visits
        if len(edges) < WIDEN_FROM + WIDEN_BY * sqrt(visits):
            untried = self._sorted(fan, ask) if self.sorting else None
            if untried is None:
                untried = self._untried(edges, ask, run)
            if untried is not None:
                return untried, True
        span = max(self.high - self.low, 1e-9)
        spread = self.explore * span * sqrt(log(visits + 1))
        best = -1.0
        chosen: Option | None = None
        # Perhaps there are very many options, dear to list: then those that were tried are fewer.
        for option in options if listed else edges:
            edge = edges.get(option)
            if edge is not None and (listed or option in options):
                visits = edge.visits
                score = edge.total / visits + spread / sqrt(visits)
                if score > best:
                    best, chosen = score, option
        if chosen is None:  # all that were tried are not among the options of this world
            return any_of(options, self.rng.random()), True
        return chosen, False

    def _untried(self, edges: dict[Option, Edge], ask: Ask, run: Run) -> Option | None:
        """An option that was not tried yet: a hasty one, or any."""
        options = ask.options
        quick = run.game.playout
        if quick is not None and (self.hasty or not edges):
            option = quick(run.state, ask, self.rng.random())
            if option not in edges:
                return option
        option = any_of(options, self.rng.random())
        if option not in edges:
            return option
        untried = [option for option in options if option not in edges]
        return untried[int(self.rng.random() * len(untried))] if untried else None

    def _sorted(self, fan: Fan, ask: Ask) -> Option | None:
        """The most promising option that was not tried yet, if the game wants them sorted."""
        if fan.visits < self.sorting:
            return None
        if fan.order is None:
            fan.order = self._promising(ask)[::-1]
        while fan.order:
            option = fan.order.pop()
            if option not in fan.edges and option in ask.options:  # it exists in this world
                return option
        return None

    def _promising(self, ask: Ask) -> list[Option]:
        """All options by what the game makes of the position right behind them."""
        return [option for _, _, option in self._rated(ask)]

    def _rated(self, ask: Ask) -> list[tuple[float, float, Option]]:
        """All options, the most promising first; each with what is lost by it, and a die."""
        seat, rated = ask.seat, []
        for option in ask.options:
            run = self._deal(self.world)
            for who, answer in self.trail:
                run.answer(who, answer)
            run.answer(seat, option)
            rated.append((-self._worth(run, seat), self.rng.random(), option))
        rated.sort()
        return rated

    def _play_on(self, run: Run) -> None:
        """Play on to where things have settled: values are asked there."""
        game, state = run.game, run.state
        dice = [self.rng.random] * self.worlds.seats
        if self.paired:  # each seat with its own: what one decides must not shift another's
            dice = [Random(self.world + seat).random for seat in range(self.worlds.seats)]
        clock, quick = game.clock, game.playout
        last, ticks = clock(state) if clock is not None else 0, self.ticks
        most = ticks * self.rollout if clock is not None else min(self.rollout, ROLLOUT_BLIND)
        for _ in range(most):
            ask = run.open
            if ask is None:
                return
            if clock is not None and (now := clock(state)) != last:
                last, ticks = now, ticks - 1
                if not ticks:
                    return
            if isinstance(ask, Together):
                asks = ask.asks
                own = self.apart and self.worlds.seat in asks
                if self.apart and not own and self.ticks == 1:
                    return  # this seat's part is done
                ask = asks[self.worlds.seat] if own else next(iter(asks.values()))
            seat = ask.seat
            if quick is not None:
                run.answer(seat, quick(state, ask, dice[seat]()))
            else:
                run.answer(seat, any_of(ask.options, dice[seat]()))

    def rated(self) -> list[Rated]:
        """The options with their mean values: the race's leaders first, then the most visited."""
        fan = self.root.fan
        if fan is None:
            return []
        return [_rating(option, fan.edges[option]) for option in self._ranking(fan.edges)]

    def best(self) -> Answer:
        """Who is asked at the root, and the best answer."""
        question, fan = self.root.question, self.root.fan
        assert question is not None
        assert fan is not None
        return question[0], self._ranking(fan.edges)[0]

    def _ranking(self, edges: dict[Option, Edge]) -> list[Option]:
        """The options tried at the root, the best first."""
        leaders = self.race.leaders if self.race is not None else []
        tried = sorted(edges.items(), key=lambda e: (-e[1].visits, -e[1].total))
        return [*leaders, *(option for option, _ in tried if option not in leaders)]


def _rating(option: Option, edge: Edge) -> Rated:
    tries, child = edge.visits, edge.child
    then = child.likeliest() if child is not None else None
    return Rated(option, edge.total / max(1, tries), tries, then)


class IsmctsBot:
    """Searches by a number of iterations or for some seconds."""

    def __init__(self, seed: int, iterations: int = ITERATIONS, seconds: float = 0) -> None:
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.part = 0  # of several processes that search the same question, each its own chance

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
        return self.rate(worlds)[0].option

    def rate(self, worlds: Worlds) -> list[Rated]:
        """The options tried, the best first.

        Comrades who are asked side by side plan together: what those will answer who are asked
        before is searched first, just as they do it themselves, and then taken for granted.
        """
        share = 1.0
        if worlds.game.cooperative:  # on average every bot searches half of the questions
            share = 2 / (1 + len(worlds.deal(0).asks))
        before: list[Answer] = []
        while True:
            search = self.search(worlds, before, share)
            seat, option = search.best()
            if seat == worlds.seat:
                return search.rated()
            before.append((seat, option))

    def search(self, worlds: Worlds, before: Sequence[Answer], share: float) -> Search:
        """Search one question with a share of the budget."""
        budget = max(1, round(share * self.iterations)) if self.iterations else 0
        search = Search(worlds, self._dice(worlds, len(before)), budget, before)
        if self.seconds:
            start, spent = monotonic(), 0.0
            while spent < 1 and not search.decided:
                search.iterate(spent)
                spent = (monotonic() - start) / (share * self.seconds)
        else:
            for done in range(budget):
                search.iterate(done / budget)
                if search.decided:
                    break
        return search

    def _dice(self, worlds: Worlds, planned: int) -> Random:
        """Chance for one decision; comrades who think alike come to one common plan."""
        if worlds.game.cooperative:
            return Random(f"{worlds.begun} {self.part} {planned}")
        return dice(self.seed + self.part, worlds)
