"""A game being run: step after step of the state's agenda, from question to question.

Nothing is checked here. Rules may ask in the middle of a step, and Python cannot copy a running
generator. But a step changes nothing before its first question: while that one is open, the state
alone is the whole truth, and a copy starts the step anew. Later in a step the truth is the state
before its first answer, and the answers since. A run that may be copied keeps these; a playout
keeps nothing and pays nothing.
"""

from __future__ import annotations

from random import Random
from typing import Generic

from starboard.pieces import Step, make_cheap

from .game import Game, Result, S
from .position import State, side_by_side
from .question import Ask, Flow, Lazy, Option, Seat, any_of, several
from .rule import GameOver, StepOver

Answer = tuple[Seat, Option]

#: More decisions than any game has, and more steps.
NO_END = 1 << 30
MOST_STEPS = 1_000_000


class Run(Generic[S]):
    """The rules of one game, driven by answers that are known to be legal."""

    __slots__ = (
        "amid", "auto", "base", "blocks", "course", "flows", "game", "keep", "open", "result",
        "since", "state",
    )  # fmt: skip

    def __init__(self, game: Game[S], state: S, *, keep: bool = False, auto: bool = True) -> None:
        self.game = game
        self.state = state
        self.keep = keep  # what copies need in the middle of a step
        self.auto = auto  # answer questions with a single option at once
        self.open: dict[Seat, Ask] = {}  # every open question; none when the game is over
        self.course: Flow[None] = _course(state)  # the steps of the agenda; the last one waits
        self.flows: dict[Seat, Flow[None]] = {}  # side by side: the rules that wait for answers
        self.blocks = 0  # how often seats have begun to play side by side
        self.result: Result | None = None
        self.amid = False  # is the open question not the first of its step?
        #: What copies need then: the state before the step's first answer, the answers since, and
        #: between them the states in which it went on where hidden things were dealt anew.
        self.base: S | None = None
        self.since: list[Answer | S] = []

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Every open question; none when the game is over."""
        return (*self.open.values(),)

    @property
    def joint(self) -> bool:
        """Do seats play side by side now?"""
        agenda = self.state.agenda
        return bool(agenda) and agenda[-1][0] is side_by_side

    # ---- going on ----------------------------------------------------------------------------

    def start(self) -> None:
        """Go to the first question."""
        state = self.state
        _lay_down(state, state.agenda)
        self._go_on()

    def send(self, seat: Seat, option: Option) -> None:
        """Give one answer to the rules."""
        s = self.state
        step = s.agenda[-1]
        if step[0] is side_by_side:
            self._send_beside(seat, option)
            return
        if self.keep:
            if not self.amid:
                self.base = s.copy()
            self.since.append((seat, option))
        try:
            ask = self.course.send(option)
        except StopIteration:
            self.open, self.amid, self.since = {}, False, []
            self._go_on()
        except GameOver as over:
            self._end(over.result)
        else:
            self.open = {ask.seat: ask}
            self.amid = s.agenda[-1] is step
            if self.keep and not self.amid:
                self.since = []

    def _send_beside(self, seat: Seat, option: Option) -> None:
        """Give an answer to a rule of the seat's lane, and go on there; or where all are done."""
        s = self.state
        lane, flow = s.lanes[seat], self.flows.pop(seat)
        lane.pop()
        try:
            try:
                ask = flow.send(option)
                raise RuntimeError(f"{ask!r} is a second question of one step, side by side")
            except StopIteration:
                _lay_down(s, lane)
            except StepOver:
                s.planned.clear()
            if not self._work_off(lane):
                del self.open[seat]  # and not before: questions stay in the order of the seats
        except GameOver as over:
            self._end(over.result)
            return
        if not self.open:
            s.agenda.pop()
            self._go_on()

    def _go_on(self) -> None:
        """Carry out steps until one asks, or nothing is planned any more."""
        s = self.state
        try:
            while True:
                self.course = _course(s)
                ask = next(self.course, None)
                if ask is not None:
                    self.open = {ask.seat: ask}
                if ask is not None or not s.agenda:
                    return
                self.blocks += 1
                for lane in s.lanes:
                    self._work_off(lane)
                if self.open:
                    return
                s.agenda.pop()
        except GameOver as over:
            self._end(over.result)

    def _work_off(self, lane: list[Step]) -> bool:
        """Carry out the steps of a lane until one asks; does one?"""
        s = self.state
        for _ in range(MOST_STEPS):
            if not lane:
                return False
            step = lane.pop()
            try:
                flow = step[0](s, *step[1:])
                ask = None if flow is None else next(flow, None)
            except StepOver:
                s.planned.clear()
                continue
            if ask is not None:
                lane.append(step)
                self.open[ask.seat], self.flows[ask.seat] = ask, flow
                return True
            _lay_down(s, lane)
        raise RuntimeError(f"{step[0].__name__} and others plan each other for ever")

    def _end(self, result: Result) -> None:
        s = self.state
        s.agenda, s.lanes, s.planned = [], [], []
        self.open, self.flows, self.result = {}, {}, result
        self.amid, self.since = False, []

    # ---- answering ---------------------------------------------------------------------------

    def answer(self, seat: Seat, option: Option) -> None:
        """Give one answer, and every forced one after it."""
        self.send(seat, option)
        if self.auto:
            while (forced := self.forced()) is not None:
                self.send(*forced)

    def forced(self) -> Answer | None:
        """The answer to a question that leaves no choice, if one is open."""
        for ask in self.open.values():
            if not several(ask.options):
                return ask.seat, ask.options[0]
        return None

    def random_playout(self, seed: int, most: int = NO_END) -> int:
        """Answer at random to the end, or so many choices; how many there were.

        Of several seats asked at once one answers until it is done: they touch nothing of each
        other's, so their order makes no difference.
        """
        pick, decisions, seat = Random(seed).random, 0, -1
        while self.open and decisions < most:
            if seat not in self.open:
                seat = next(iter(self.open))
            options = self.open[seat].options
            if several(options):
                decisions += 1
                self.send(seat, any_of(options, pick()))
            else:
                self.send(seat, options[0])
        return decisions

    # ---- copies ------------------------------------------------------------------------------

    def fork(self, *, keep: bool = False, auto: bool = True) -> Run[S]:
        """An independent copy, at any moment."""
        copy = Run(self.game, self._beginning(), keep=keep, auto=auto)
        self._lead(copy)
        return copy

    def _beginning(self) -> S:
        """A copy of the state that a copy of this run starts from."""
        if self.amid and not self.keep:
            raise RuntimeError("a playout cannot be copied in the middle of a step")
        state = self.state.copy() if self.base is None or not self.amid else self.base.copy()
        state.told = None  # what is told again has been told before
        return state

    def _lead(self, copy: Run[S]) -> None:
        """Lead a run from this one's beginning to where this one is."""
        copy.result = self.result
        if self.result is not None:
            return
        copy.start()
        for each in self.since:
            if isinstance(each, tuple):
                copy.send(*each)
            else:
                copy._become(each)

    def world(self, seat: Seat | None, seed: int, *, keep: bool = False) -> Run[S]:
        """A copy in which all that the seat cannot know is dealt anew, at random."""
        if self.amid or self.result is not None:
            copy = self.fork(keep=keep)
            copy.resample(seat, seed)
            return copy
        copy = Run(self.game, self._beginning(), keep=keep)
        copy._deal(seat, seed)
        copy.start()
        return copy

    def resample(self, seat: Seat | None, seed: int) -> None:
        """Deal anew, at random, all that the seat cannot know. From here on chance is cheap."""
        self._deal(seat, seed)
        if self.result is None:
            self._asks_anew()

    def _deal(self, seat: Seat | None, seed: int) -> None:
        make_cheap(self.state, seed)
        self.game.resample_hidden(self.state, seat)
        make_cheap(self.state, seed + 1)  # the dice are the same, however much had to be dealt

    def _become(self, state: S) -> None:
        """Go on in a copy of this state from the question that is open now."""
        self.state.become(state.copy())
        self._asks_anew()

    def _asks_anew(self) -> None:
        """The state was dealt anew: what others are asked may depend on it."""
        if not self.amid:
            self.open, self.flows = {}, {}
            self._go_on()
            return
        if self.keep:
            self.since.append(self.state.copy())
        for ask in self.open.values():
            if isinstance(ask.options, Lazy):
                ask.options.forget()


def _course(s: State) -> Flow[None]:
    """Carry out the steps of the agenda, one after the other, until seats play side by side.

    A step stays on the agenda until it is done: there it is found while its question is open.
    """
    for _ in range(MOST_STEPS):
        if not s.agenda:
            return
        step = s.agenda[-1]
        rule = step[0]
        if rule is side_by_side:
            return
        try:
            flow = rule(s, *step[1:])
            if flow is not None:
                yield from flow
        except StepOver:
            s.planned.clear()
        s.agenda.pop()
        if s.planned:
            _lay_down(s, s.agenda)
    raise RuntimeError(f"{rule.__name__} and others plan each other for ever")


def _lay_down(s: State, lane: list[Step]) -> None:
    """What the last step has planned comes next, in the order in which it was said."""
    s.planned.reverse()
    lane += s.planned
    s.planned.clear()
