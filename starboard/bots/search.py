"""Information-set Monte Carlo tree search: many worlds, one tree of what a seat could decide.

Every iteration deals a world that the seat could be in (a determinization: all that is hidden from
the seat is dealt at random), walks down the tree with it, adds one answer, plays on a little by
the rollout policy, and asks the game what the position is worth. The tree holds numbers under
options and no states: dice and hidden cards may fall differently at each visit, and the numbers
are their mean.

At the root the options are compared by sequential halving. Below it two rules decide what is tried:
progressive widening (the more often an information set is visited, the more of its options are
tried at all) and UCB, upper confidence bounds (the better an option has done and the less it was
tried, the sooner it is tried again).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log, log2, sqrt
from random import Random

from starboard.kernel import Ask, Option, Run, Seat, any_of, several

from .backup import back_up_maxima, back_up_means
from .bot import Rated
from .config import SearchConfig, config_of
from .greedy import worth
from .rollout import Draw, Rollout
from .sequential_halving import SequentialHalving
from .tree import Answer, Edge, InfoSet, Node, Path
from .worlds import Worlds

#: Progressive widening: the first options that are tried, and more by the root of the visits.
WIDEN_FROM, WIDEN_BY = 3, 1.5


class Search:
    """The search for one decision."""

    def __init__(
        self,
        worlds: Worlds,
        rng: Random,
        budget: int = 0,  # iterations; 0: they are not counted
        before: Sequence[Answer] = (),  # what teammates who are asked before will answer
        config: SearchConfig | None = None,
    ) -> None:
        game = worlds.game
        self.worlds = worlds
        self.rng = rng
        self.budget = budget
        self.before = before
        self.config = config or config_of(game)
        #: Teammates plan together: side by side, each still decides with the others' plan in mind.
        self.cooperative = game.cooperative
        #: Where no seat touches what is another's, a search follows its own seat alone; the others
        #: are only played on where the horizon is beyond this seat's part of a round.
        self.independent_seats = game.independent_seats
        self.rollout = Rollout(game, self.config, worlds.seat)
        self.root = Node()
        self.halving: SequentialHalving | None = None  # of the options at the root
        self.world = rng.getrandbits(48)  # the number of the world that is looked at
        #: How well the others do, where that is asked only once.
        self.rivals = 0.0
        if self.config.rivals is not None:
            self.rivals = self.config.rivals(worlds.deal(self.world).state, worlds.seat)
        self.trail: list[Answer] = []  # the answers of this iteration, down the tree
        self.tried_arm = False  # has this iteration tried an arm of the root?
        self.low, self.high = 1.0, 0.0  # values seen so far: UCB is measured by their range

    def iterate(self, spent: float = 0.0) -> None:
        """Deal a world, go down the tree, play on, and back the values up.

        ``spent`` is the share of the budget that was used before.
        """
        run = self._deal(self.world)
        path = self._descend(run)
        self._play_on(run)
        values = self._values(run)
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        if self.config.max_backup:
            found = back_up_maxima(path, values, over=run.result is not None)
        else:
            found = back_up_means(path, values)
        if self.halving is None or not self.tried_arm or self.halving.record(found, spent):
            self.world = self.rng.getrandbits(48)

    @property
    def decided(self) -> bool:
        """Is nothing left to be found out?"""
        return self.halving is not None and self.halving.decided

    # ---- worlds ------------------------------------------------------------------------------

    def _deal(self, number: int) -> Run:
        """A world in which teammates have answered as planned."""
        run = self.worlds.deal(number)
        for seat, option in self.before:
            if run.joint and seat in run.open:
                options = run.open[seat].options  # they may depend on what only that seat knows
                legal = option in options
                run.answer(seat, option if legal else any_of(options, self.rng.random()))
        return run

    def _play_on(self, run: Run) -> None:
        """Play on to where the position is valued."""
        self.rollout.play_on(run, self._draw_for)

    def _draw_for(self, seat: Seat) -> Draw:
        """The chance of a seat in a rollout. With common random numbers each seat has its own, so
        that what one decides does not change the luck of another."""
        if self.config.common_random_numbers:
            return Random(self.world + seat).random
        return self.rng.random

    def _values(self, run: Run) -> list[float]:
        """What the end of a try is worth to every seat."""
        seats = range(self.worlds.seats)
        if self.cooperative or self.independent_seats:
            return [self._own_value(run)] * len(seats)
        if self.config.values is not None and run.result is None:
            return self.config.values(run.state)
        return [self._worth(run, seat) for seat in seats]

    def _own_value(self, run: Run) -> float:
        """What the end of a try is worth to the one seat that counts."""
        seat, against = self.worlds.seat, self.config.value_against
        return self._worth(run, seat) if against is None else against(run.state, seat, self.rivals)

    def _worth(self, run: Run, seat: Seat) -> float:
        """What the position is worth to a seat, or the result."""
        value = run.game.value
        if self.config.value_at_end and value is not None:
            return value(run.state, seat)
        return worth(run, seat)

    # ---- down the tree -----------------------------------------------------------------------

    def _descend(self, run: Run) -> Path:
        """Answer as the tree says, down to the first answer that is new to it."""
        path: Path = []
        self.trail = []
        node: Node | None = self.root
        first = self.worlds.seat
        while run.open and node is not None:
            if run.joint and not self.independent_seats and not self.cooperative:
                node = self._step_together(node, run, path, first)
                first = -1
            else:
                node = self._step_alone(node, run, path)
        return path

    def _step_alone(self, node: Node, run: Run, path: Path) -> Node | None:
        """One seat decides, knowing all answers before; None where the descent ends here."""
        ask = self._next_ask(run)
        if ask is None:
            return None
        block = run.blocks
        _, new = self._step(node, ask, (), run, path)
        # Teammates decide one after another, knowing of each other: all who are asked.
        while new and self.cooperative and run.joint and run.blocks == block:
            teammate = next(iter(run.open.values()))
            self._step(path[-1][1].next_node(), teammate, (), run, path)
        return None if new else path[-1][1].next_node()

    def _step_together(self, node: Node, run: Run, path: Path, first: Seat) -> Node | None:
        """Several seats decide at once: none knows what the others choose, so the numbers of none
        may depend on it. None where the descent ends here."""
        joint: list[Answer] = []
        new, block = False, run.blocks
        while run.joint and run.blocks == block:
            ask = run.open[first] if first in run.open else next(iter(run.open.values()))
            said = tuple(option for seat, option in joint if seat == ask.seat)
            option, fresh = self._step(node, ask, said, run, path)
            path[-1][0].joint = True
            joint.append((ask.seat, option))
            new = new or fresh
            first = -1
        return None if new else node.then(tuple(joint))

    def _next_ask(self, run: Run) -> Ask | None:
        """Whose decision is searched next; None where this seat has none left side by side."""
        if self.independent_seats and run.joint:
            return run.open.get(self.worlds.seat)
        return next(iter(run.open.values()))

    def _step(
        self, node: Node, ask: Ask, said: tuple[Option, ...], run: Run, path: Path
    ) -> tuple[Option, bool]:
        """Answer one question; the option, and whether it is new to the tree."""
        info_set = node.at((ask.seat, said))
        at_root = not path
        choose = self._choose_arm if at_root else self._choose
        option, fresh = choose(info_set, ask, run)
        edge = info_set.edges.get(option)
        if edge is None:
            edge = info_set.edges[option] = Edge()
        path.append((info_set, edge, ask.seat))
        self.trail.append((ask.seat, option))
        run.answer(ask.seat, option)
        return option, fresh

    # ---- the root ----------------------------------------------------------------------------

    def _choose_arm(self, info_set: InfoSet, ask: Ask, run: Run) -> tuple[Option, bool]:
        """At the root: the option that sequential halving tries next."""
        options = ask.options
        if not several(options):
            return options[0], False
        if self.halving is None:
            self.halving = self._start_halving(ask)
        option = self.halving.next_option
        # Our own question is the same in all worlds; a teammate's may depend on hidden things.
        self.tried_arm = ask.seat == self.worlds.seat or option in options
        if not self.tried_arm:
            return self._choose(info_set, ask, run)
        return option, self.config.flat_monte_carlo or option not in info_set.edges

    def _start_halving(self, ask: Ask) -> SequentialHalving:
        """The options to begin with: of too many for the budget, the most promising.

        Of equals any may win, not the one that is listed first.
        """
        config, count = self.config, len(ask.options)
        most = config.most_arms
        if self.budget:
            most = max(2, min(most, self.budget // (config.tries_an_arm or ceil(log2(count)))))
        if config.prior_rounds:
            rated = self._rate_next(ask)[:most]  # the best first, should the budget end in a round
            priors = [-config.prior_rounds * loss for loss, _, _ in rated]
            options = [option for _, _, option in rated]
            return SequentialHalving(options, priors, last_round_only=config.max_backup)
        options = list(ask.options) if count <= most else self._promising(ask)[:most]
        self.rng.shuffle(options)
        return SequentialHalving(options, last_round_only=config.max_backup)

    # ---- below the root ----------------------------------------------------------------------

    def _choose(self, info_set: InfoSet, ask: Ask, run: Run) -> tuple[Option, bool]:
        """An option that is new while there is room for one (progressive widening), else by UCB."""
        options = ask.options
        if not several(options):
            return options[0], False
        if len(info_set.edges) < WIDEN_FROM + WIDEN_BY * sqrt(info_set.visits):
            untried = self._next_promising(info_set, ask) if self.config.sort_after else None
            if untried is None:
                untried = self._untried(info_set.edges, ask, run)
            if untried is not None:
                return untried, True
        chosen = self._best_by_ucb(info_set, options)
        if chosen is None:  # all that were tried are not among the options of this world
            return any_of(options, self.rng.random()), True
        return chosen, False

    def _best_by_ucb(self, info_set: InfoSet, options: Sequence[Option]) -> Option | None:
        """Of the options that were tried, the one with the highest upper confidence bound."""
        edges = info_set.edges
        span = max(self.high - self.low, 1e-9)
        spread = self.config.exploration * span * sqrt(log(info_set.visits + 1))
        best = -1.0
        chosen: Option | None = None
        # A list may be very long and costly to make: then those that were tried are fewer.
        listed = options.__class__ is list
        for option in options if listed else edges:
            edge = edges.get(option)
            if edge is not None and (listed or option in options):
                visits = edge.visits
                bound = edge.total / visits + spread / sqrt(visits)
                if bound > best:
                    best, chosen = bound, option
        return chosen

    def _untried(self, edges: dict[Option, Edge], ask: Ask, run: Run) -> Option | None:
        """An option that was not tried yet: the rollout policy's, or any.

        The policy's answer is the first: means over blind answers would tell little of the options
        that lead here.
        """
        options = ask.options
        policy = run.game.rollout_policy
        if policy is not None and (self.config.expand_by_policy or not edges):
            option = policy(run.state, ask, self.rng.random())
            if option not in edges:
                return option
        option = any_of(options, self.rng.random())
        if option not in edges:
            return option
        untried = [option for option in options if option not in edges]
        return untried[int(self.rng.random() * len(untried))] if untried else None

    def _next_promising(self, info_set: InfoSet, ask: Ask) -> Option | None:
        """The most promising option that was not tried yet, after enough visits."""
        if info_set.visits < self.config.sort_after:
            return None
        if info_set.order is None:
            info_set.order = self._promising(ask)[::-1]
        while info_set.order:
            option = info_set.order.pop()
            if option not in info_set.edges and option in ask.options:  # it exists in this world
                return option
        return None

    def _promising(self, ask: Ask) -> list[Option]:
        """All options by what the game makes of the position right behind them."""
        return [option for _, _, option in self._rate_next(ask)]

    def _rate_next(self, ask: Ask) -> list[tuple[float, float, Option]]:
        """All options, the most promising first; each with what is lost by it, and a lot drawn."""
        seat, rated = ask.seat, []
        for option in ask.options:
            run = self._deal(self.world)
            for who, answer in self.trail:
                run.answer(who, answer)
            run.answer(seat, option)
            rated.append((-self._worth(run, seat), self.rng.random(), option))
        rated.sort()
        return rated

    # ---- what was found ----------------------------------------------------------------------

    def rated(self) -> list[Rated]:
        """The options with their values: those left by the halving, then the most visited."""
        info_set = self.root.info_set
        if info_set is None:
            return []
        return [_rated(option, info_set.edges[option]) for option in self._ranking(info_set.edges)]

    def best(self) -> Answer:
        """Who is asked at the root, and the best answer."""
        question, info_set = self.root.question, self.root.info_set
        assert question is not None
        assert info_set is not None
        return question[0], self._ranking(info_set.edges)[0]

    def _ranking(self, edges: dict[Option, Edge]) -> list[Option]:
        """The options tried at the root, the best first."""
        leaders = self.halving.ranking if self.halving is not None else []
        tried = sorted(edges.items(), key=lambda e: (-e[1].visits, -e[1].total))
        return [*leaders, *(option for option, _ in tried if option not in leaders)]


def _rated(option: Option, edge: Edge) -> Rated:
    then = edge.child.usual_answer() if edge.child is not None else None
    return Rated(option, edge.total / max(1, edge.visits), edge.visits, then)
