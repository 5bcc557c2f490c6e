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

from starboard.kernel import Ask, Option, Run, Seat, any_of, several

from .bot import Rated
from .config import config_of
from .greedy import worth
from .race import Race
from .tree import Answer, Edge, Fan, Node
from .worlds import Worlds

#: Without a clock so many decisions at most are played behind the tree.
ROLLOUT_BLIND = 4
#: How many options are tried grows with the visits of their node.
WIDEN_FROM, WIDEN_BY = 3, 1.5


class Search:
    """One decision being thought about."""

    def __init__(
        self, worlds: Worlds, rng: Random, budget: int = 0, before: Sequence[Answer] = ()
    ) -> None:
        self.worlds = worlds
        self.rng = rng
        self.before = before  # what comrades who are asked before will answer
        self.budget = budget  # iterations, if they are counted
        #: How the game wants to be looked at.
        self.config = config_of(worlds.game)
        #: Comrades plan together: side by side, each still decides with the others' plan in mind.
        self.cooperative = worlds.game.cooperative
        #: Where nobody touches what is another's, a search follows its own seat alone; the others
        #: are only played on where it wishes to see more than this seat's part of a round.
        self.independent_seats = worlds.game.independent_seats
        self.root = Node()
        #: Who is tried at the root, and in which world.
        self.race: Race | None = None
        self.world = rng.getrandbits(48)
        #: How well the others do, where that is asked only once.
        self.level = 0.0
        if self.config.rivals is not None:
            self.level = self.config.rivals(worlds.deal(self.world).state, worlds.seat)
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
        if self.cooperative or self.independent_seats:
            values = [self._reached(run)] * len(seats)
        elif self.config.values is not None and run.result is None:
            values = self.config.values(run.state)
        else:
            values = [self._worth(run, seat) for seat in seats]
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        found = self._carry(path, values, over=run.result is not None)
        if self.race is None or not self.ran or self.race.note(found, spent):
            self.world = self.rng.getrandbits(48)

    def _carry(
        self, path: list[tuple[Fan, Edge, Seat]], values: list[float], *, over: bool = False
    ) -> float:
        """Note the values at every step of the path; what the first one is worth to its seat.

        In a sharp search the best answer known stands for a question, with two exceptions. Where
        several decide at once nobody's best is an answer to the others': means count there. And
        where the game ends in some worlds only, those count by how often it does.
        """
        if not self.config.max_backup:
            for fan, edge, seat in path:
                fan.visits += 1
                edge.visits += 1
                edge.total += values[seat]
            return values[path[0][2]]
        if over:
            path[-1][1].note_end(values)
        sample = True  # these values are one try, no estimate of what is best
        for fan, edge, seat in reversed(path):
            fan.visits += 1
            edge.visits += 1
            if sample or fan.joint:
                edge.note_mean(values, seat)
            else:
                edge.note_best(values, seat)
            sample = fan.joint
            if not sample:
                values = fan.best_for(seat)
        return edge.total / edge.visits

    def _reached(self, run: Run) -> float:
        """What the end of a try is worth to the one seat that counts."""
        seat, against = self.worlds.seat, self.config.value_against
        return self._worth(run, seat) if against is None else against(run.state, seat, self.level)

    def _worth(self, run: Run, seat: Seat) -> float:
        """What the position is worth to a seat, or the result."""
        value = run.game.value
        if self.config.value_at_end and value is not None:
            return value(run.state, seat)
        return worth(run, seat)

    def _deal(self, number: int) -> Run:
        """A world in which comrades have answered as planned."""
        run = self.worlds.deal(number)
        for seat, option in self.before:
            if run.joint and seat in run.open:
                options = run.open[seat].options  # they may depend on what only that seat knows
                legal = option in options
                run.answer(seat, option if legal else any_of(options, self.rng.random()))
        return run

    def _descend(self, run: Run) -> list[tuple[Fan, Edge, Seat]]:
        node, new = self.root, False
        path: list[tuple[Fan, Edge, Seat]] = []
        self.trail = []
        first = self.worlds.seat
        while run.open and not new:
            if not run.joint or self.independent_seats or self.cooperative:
                ask = self._next_in_turn(run)
                if ask is None:
                    break  # this seat's part is done
                block = run.blocks
                _, new = self._step(node, ask, (), run, path)
                # Comrades decide one after another, knowing of each other, all who are asked.
                while new and self.cooperative and run.joint and run.blocks == block:
                    node = path[-1][1].following()
                    self._step(node, next(iter(run.open.values())), (), run, path)
                if not new:
                    node = path[-1][1].following()
                continue
            joint: list[tuple[Seat, Option]] = []
            block = run.blocks
            while run.joint and run.blocks == block:
                # Side by side: nobody knows what the others choose, so nobody's numbers may.
                ask = run.open[first] if first in run.open else next(iter(run.open.values()))
                said = tuple(option for seat, option in joint if seat == ask.seat)
                option, fresh = self._step(node, ask, said, run, path)
                path[-1][0].joint = True
                joint.append((ask.seat, option))
                new = new or fresh
                first = -1
            if not new:
                node = node.then(tuple(joint))
        return path

    def _next_in_turn(self, run: Run) -> Ask | None:
        """Whose decision is searched next; None where this seat has none left side by side."""
        if self.independent_seats and run.joint:
            return run.open.get(self.worlds.seat)
        return next(iter(run.open.values()))

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
        return option, self.config.flat_monte_carlo or option not in fan.edges

    def _begun(self, ask: Ask) -> Race:
        """The race with those that it begins with: of too many for the budget, the most promising.

        Of equals any may win, not the one that is listed first.
        """
        count, most = len(ask.options), self.config.most_arms
        if self.budget:
            most = max(2, min(most, self.budget // (self.config.tries_an_arm or ceil(log2(count)))))
        if self.config.prior_rounds:
            rated = self._rated(ask)[:most]  # the best first, should the budget end in a lap
            leads = [-self.config.prior_rounds * each[0] for each in rated]
            return Race([each[2] for each in rated], leads, latest=self.config.max_backup)
        runners = list(ask.options) if count <= most else self._promising(ask)[:most]
        self.rng.shuffle(runners)
        return Race(runners, latest=self.config.max_backup)

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
            untried = self._sorted(fan, ask) if self.config.sort_after else None
            if untried is None:
                untried = self._untried(edges, ask, run)
            if untried is not None:
                return untried, True
        span = max(self.high - self.low, 1e-9)
        spread = self.config.exploration * span * sqrt(log(visits + 1))
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
        quick = run.game.rollout_policy
        if quick is not None and (self.config.expand_by_policy or not edges):
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
        if fan.visits < self.config.sort_after:
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
        dice: dict[Seat, Callable[[], float]] = {}
        turn_index, quick = game.turn_index, game.rollout_policy
        others, me = self.config.opponent_policy or quick, self.worlds.seat
        horizon, most = self.config.rollout_horizon, self.config.rollout_limit
        last = turn_index(state) if turn_index is not None else 0
        most = horizon * most if turn_index is not None else min(most, ROLLOUT_BLIND)
        for _ in range(most):
            if not run.open:
                return
            if turn_index is not None and (now := turn_index(state)) != last:
                last, horizon = now, horizon - 1
                if not horizon:
                    return
            seat = next(iter(run.open))
            if self.independent_seats and run.joint:
                if me in run.open:
                    seat = me
                elif self.config.rollout_horizon == 1:
                    return  # this seat's part is done
            ask = run.open[seat]
            die = dice.get(seat)
            if die is None:
                die = dice[seat] = self._die(seat)
            policy = quick if seat == me else others
            if policy is not None:
                run.answer(seat, policy(state, ask, die()))
            else:
                run.answer(seat, any_of(ask.options, die()))

    def _die(self, seat: Seat) -> Callable[[], float]:
        """In pairs each seat has its own: what one decides must not shift another's luck."""
        return (
            Random(self.world + seat).random
            if self.config.common_random_numbers
            else self.rng.random
        )

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
