"""Information-set Monte Carlo tree search: many worlds, one tree of what a seat could decide.

Every iteration deals a world that the seat could be in, walks down the tree with that world, adds
one step, plays on a little, and asks the game what the position is worth. The tree holds numbers
under options and no states: dice and hidden cards may fall differently at each visit, and the
numbers are their mean.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any

from starboard.kernel import Ask, Option, Run, Seat, Together, any_of, several

from .bot import BadBot, Rated, dice
from .greedy import worth
from .worlds import Worlds

ITERATIONS = 400
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600
EXPLORE = 0.7
#: Decisions played behind the tree before the position is valued: until the game's clock moves
#: on, but never more than this; without a clock just a few.
ROLLOUT, ROLLOUT_BLIND = 60, 4
#: How many options are tried grows with the visits of their node; at the root all of a few are.
WIDEN_FROM, WIDEN_BY, ROOT_FROM = 3, 1.5, 40


class Edge:
    """What is known of one option at one node."""

    __slots__ = ("child", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat that decides here
        self.child: Node | None = None


#: A question: who decides, and what that seat has answered before in this simultaneous choice.
Question = tuple[Seat, tuple[Option, ...]]


class Node:
    """A moment of the game, known by the answers that led to it.

    Nearly always there is one question at a moment: only further ones get a dictionary.
    """

    __slots__ = ("after", "fan", "others", "question")

    def __init__(self) -> None:
        self.question: Question | None = None
        self.fan: Fan | None = None
        self.others: dict[Question, Fan] | None = None
        #: After a simultaneous choice: by all its answers.
        self.after: dict[tuple[tuple[Seat, Option], ...], Node] | None = None

    def at(self, question: Question) -> Fan:
        """The numbers under a question."""
        if self.fan is None:
            self.question, self.fan = question, Fan()
            return self.fan
        if self.question == question:
            return self.fan
        if self.others is None:
            self.others = {}
        return self.others.setdefault(question, Fan())

    def then(self, joint: tuple[tuple[Seat, Option], ...]) -> Node:
        """The moment after a simultaneous choice."""
        if self.after is None:
            self.after = {}
        return self.after.setdefault(joint, Node())


class Fan:
    """The options seen at a question."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}


class Search:
    """One decision being thought about."""

    def __init__(self, worlds: Worlds, rng: Random, rollout: int) -> None:
        self.worlds = worlds
        self.rng = rng
        wishes = worlds.game.extras.get("search", {})  # a game knows best how to look at it
        self.rollout: int = wishes.get("rollout", rollout)
        self.explore: float = wishes.get("explore", EXPLORE)
        #: Ask the hasty player for every new answer: where chance makes his answers differ.
        self.hasty: bool = wishes.get("hasty", False)
        #: Behind the root try his answers alone: where he is good, and most others are bad.
        self.trusting: bool = wishes.get("trusting", False)
        #: What a position is worth to every seat, if the game can tell that at once.
        self.at_once: Callable[[Any], list[float]] | None = wishes.get("values")
        #: Comrades plan together: side by side, each still decides with the others' plan in mind.
        self.together = worlds.game.cooperative
        #: Where nobody touches what is another's, a search follows its own seat alone.
        self.apart = worlds.game.apart
        #: Of very many options at the root: all of them, the most promising first.
        self.order: list[Option] | None = None
        self.root = Node()
        self.low, self.high = 1.0, 0.0  # values seen so far: exploring is measured by their range

    def iterate(self) -> None:
        """Deal a world, go down, play on, and carry the values back."""
        run = self.worlds.deal(self.rng.getrandbits(48))
        path = self._descend(run)
        self._play_on(run)
        seats = range(self.worlds.seats)
        if self.worlds.game.cooperative or self.apart:
            values = [worth(run, self.worlds.seat)] * len(seats)
        elif self.at_once is not None and run.result is None:
            values = self.at_once(run.state)
        else:
            values = [worth(run, seat) for seat in seats]
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        for fan, edge, seat in path:
            fan.visits += 1
            edge.visits += 1
            edge.total += values[seat]

    def _descend(self, run: Run) -> list[tuple[Fan, Edge, Seat]]:
        node, new = self.root, False
        path: list[tuple[Fan, Edge, Seat]] = []
        first = self.worlds.seat
        while run.open is not None and not new:
            block = run.open
            if isinstance(block, Together) and self.apart:
                mine = block.asks.get(self.worlds.seat)
                if mine is None:
                    break  # this seat's part is done
                _, new = self._step(node, mine, (), run, path)
                if not new:
                    last = path[-1][1]
                    node = last.child = last.child or Node()
                continue
            if isinstance(block, Ask) or self.together:
                while run.open is block:  # comrades: one after another, knowing of each other
                    ask = block if isinstance(block, Ask) else next(iter(block.asks.values()))
                    _, fresh = self._step(node, ask, (), run, path)
                    new = new or fresh
                    if not new or run.open is block:
                        last = path[-1][1]
                        node = last.child = last.child or Node()
                continue
            joint: list[tuple[Seat, Option]] = []
            while run.open is block:
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
        option, fresh = self._choose(fan, ask, run, node is self.root)
        edge = fan.edges.get(option)
        if edge is None:
            edge = fan.edges[option] = Edge()
        path.append((fan, edge, ask.seat))
        run.answer(ask.seat, option)
        return option, fresh

    def _choose(self, fan: Fan, ask: Ask, run: Run, root: bool) -> tuple[Option, bool]:
        """An option not tried yet while there is room for one, else the most promising.

        Behind the root the answers of a hasty player are tried first: means over blind answers
        would tell little of the options that lead there.
        """
        options = ask.options
        if not several(options):
            return options[0], False
        edges = fan.edges
        wide = ROOT_FROM if root and len(self.worlds.options) <= ROOT_FROM else WIDEN_FROM
        if len(edges) < wide + WIDEN_BY * sqrt(fan.visits):
            untried = self._untried(edges, ask, run, root)
            if untried is not None:
                return untried, True
        if options.__class__ is list:
            known = [(option, edges[option]) for option in options if option in edges]
        else:  # perhaps very many, and dear to list
            known = [(option, edge) for option, edge in edges.items() if option in options]
        if not known:  # many options, and all that were tried are not among those of this world
            return any_of(options, self.rng.random()), True
        span = max(self.high - self.low, 1e-9)
        spread = self.explore * span * sqrt(log(fan.visits + 1))
        best, chosen = -1.0, known[0][0]
        for option, edge in known:
            score = edge.total / edge.visits + spread / sqrt(edge.visits)
            if score > best:
                best, chosen = score, option
        return chosen, False

    def _untried(self, edges: dict[Option, Edge], ask: Ask, run: Run, root: bool) -> Option | None:
        """An option that was not tried yet: at the root the most promising, else a hasty one."""
        options = ask.options
        if root and len(options) > ROOT_FROM:
            if self.order is None:
                self.order = self._promising()
            return next((option for option in self.order if option not in edges), None)
        quick = run.game.playout
        if not root and quick is not None and (self.hasty or not edges):
            option = quick(run.state, ask, self.rng.random())
            if option not in edges:
                return option
            if self.trusting:  # he has nothing new to say: blind answers would blur the means
                return None
        option = any_of(options, self.rng.random())
        if option not in edges:
            return option
        untried = [option for option in options if option not in edges]
        return untried[int(self.rng.random() * len(untried))] if untried else None

    def _promising(self) -> list[Option]:
        """All options by what the game makes of the position right behind them."""
        number, seat = self.rng.getrandbits(48), self.worlds.seat
        rated = []
        for option in self.worlds.options:
            run = self.worlds.deal(number)
            run.answer(seat, option)
            rated.append((-worth(run, seat), self.rng.random(), option))
        rated.sort()
        return [option for _, _, option in rated]

    def _play_on(self, run: Run) -> None:
        """Play on to where things have settled: values are asked there."""
        game, random, state = run.game, self.rng.random, run.state
        clock, quick = game.clock, game.playout
        start = clock(state) if clock is not None else 0
        for _ in range(self.rollout if clock is not None else ROLLOUT_BLIND):
            ask = run.open
            if ask is None or (clock is not None and clock(state) != start):
                return
            if isinstance(ask, Together):
                asks = ask.asks
                if self.apart and self.worlds.seat not in asks:
                    return
                ask = asks[self.worlds.seat] if self.apart else next(iter(asks.values()))
            if quick is not None:
                run.answer(ask.seat, quick(state, ask, random()))
            else:
                run.answer(ask.seat, any_of(ask.options, random()))

    def rated(self) -> list[Rated]:
        """The options of the root with their mean values, the most visited first."""
        fan = self._fan()
        edges = sorted(fan.edges.items(), key=lambda e: (-e[1].visits, -e[1].total))
        return [Rated(option, e.total / max(1, e.visits), e.visits) for option, e in edges]

    def _fan(self) -> Fan:
        """The numbers under this seat's question: behind the best answers of those asked before."""
        node: Node | None = self.root
        while node is not None and node.fan is not None:
            fan = node.at((self.worlds.seat, ()))
            if fan.edges:
                return fan
            node = max(node.fan.edges.values(), key=lambda edge: edge.visits).child  # a comrade's
        return Fan()


class IsmctsBot:
    """Searches by a number of iterations or for some seconds."""

    def __init__(
        self, seed: int, iterations: int = ITERATIONS, seconds: float = 0, rollout: int = ROLLOUT
    ) -> None:
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.rollout = rollout
        self.part = 0  # of several processes that search the same question, each its own chance

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> IsmctsBot:
        """``400`` iterations, or ``2s`` for seconds."""
        if not strength:
            return cls(seed)
        number = strength.removesuffix("s")
        try:
            amount = float(number) if strength.endswith("s") else int(number)
        except ValueError:
            amount = 0
        most = MOST_SECONDS if strength.endswith("s") else MOST_ITERATIONS
        if not 0 < amount <= most:
            raise BadBot(
                f"ismcts takes 1 to {MOST_ITERATIONS} iterations or up to {MOST_SECONDS}s, "
                f"not {strength[:20]!r}"
            )
        if strength.endswith("s"):
            return cls(seed, 0, float(amount))
        return cls(seed, int(amount))

    def choose(self, worlds: Worlds) -> Option:
        """The option most visited."""
        if len(worlds.options) == 1:
            return worlds.options[0]
        return self.rate(worlds)[0].option

    def rate(self, worlds: Worlds) -> list[Rated]:
        """The options tried, the best first."""
        search = Search(worlds, self._dice(worlds), self.rollout)
        if self.seconds:
            end = monotonic() + self.seconds
            while monotonic() < end:
                search.iterate()
        else:
            for _ in range(self.iterations):
                search.iterate()
        return search.rated()

    def _dice(self, worlds: Worlds) -> Random:
        """Chance for one decision; comrades who think alike come to one common plan."""
        if worlds.game.cooperative:
            return Random(f"{worlds.begun} {self.part}")
        return dice(self.seed + self.part, worlds)
