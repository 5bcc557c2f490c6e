"""A game being run: the rules' generator and its open question. Nothing is checked here.

Python cannot copy a running generator. A run that may be copied keeps a snapshot of the state at
the last checkpoint and the answers given since; its copy starts the rules from the snapshot and
sends those answers again. A playout keeps neither and pays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from .chance import make_cheap
from .game import AnyState, Game, Result
from .question import CHECKPOINT, Ask, Flow, Lazy, LazyOf, Option, Seat, Together, several

Answer = tuple[Seat, Option]

#: More decisions than any game has; a number that Python still compares quickly.
NO_END = (1 << 30) - 1


class Run:
    """The rules of one game, driven by answers that are known to be legal."""

    __slots__ = ("auto", "base", "dealt", "flow", "game", "open", "result", "since", "state")

    def __init__(
        self, game: Game, state: AnyState, *, keep: bool = False, auto: bool = True
    ) -> None:
        self.game = game
        self.state = state
        self.auto = auto  # answer questions with a single option at once
        self.open: Ask | Together | None = None
        self.result: Result | None = None
        #: States dealt anew since the last checkpoint: after so many answers, and for which seat.
        self.dealt: list[tuple[int, AnyState, Seat | None]] = []
        self.since: list[Answer] | None = [] if keep else None
        self.base: AnyState = state.copy() if keep else None
        self.flow: Flow[Result] = game.main(state)

    def start(self) -> None:
        """Go to the first question."""
        self._go(None)

    def at(self, question: Ask | Together) -> bool:
        """Is this question (still) the open one?"""
        return self.open is question

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Every open question; none when the game is over."""
        now = self.open
        if now is None:
            return ()
        return (now,) if isinstance(now, Ask) else (*now.asks.values(),)

    def send(self, seat: Seat, option: Option) -> None:
        """Give one answer to the rules."""
        since = self.since
        if since is not None:
            since.append((seat, option))
        try:  # as in _go(); a call less for every answer of a playout
            got = self.flow.send(option if self.open.__class__ is Ask else (seat, option))
            if got.__class__ is Ask:
                self.open = got
                if since is not None and got.key in self.game.settled:
                    self._snapshot()
            else:
                self.open = self._reach(got)
        except StopIteration as end:
            self.open = None
            self.result = end.value

    def answer(self, seat: Seat, option: Option) -> None:
        """Give one answer, and every forced one after it."""
        since, before = self.since, self.open
        if since is not None:
            since.append((seat, option))
        try:  # as in send(); a call less for every answer of a playout
            got = self.flow.send(option if before.__class__ is Ask else (seat, option))
            if got.__class__ is Ask:
                self.open = got
                if since is not None and got.key in self.game.settled:
                    self._snapshot()
                options = got.options
                if len(options) > 1 if options.__class__ is list else several(options):
                    return  # nearly always: the usual case is spared the rest
            else:
                self.open = self._reach(got)
        except StopIteration as end:
            self.open = None
            self.result = end.value
        now = self.open
        if isinstance(now, Ask):
            if several(now.options):
                return
        elif now is before and now is not None:  # the others' questions are as they were
            if seat not in now.asks or several(now.asks[seat].options):
                return
        if self.auto:
            while (forced := self.forced()) is not None:
                self.send(*forced)

    def wander(self, picks: int, most: int = NO_END) -> int:
        """Answer at random to the end, or so many choices; how many there were.

        ``picks`` seeds the choices. The steps are those of send(), all written out here: a call
        would cost as much as some decisions do. Of several seats asked at once one answers until
        it is done: they touch nothing of each other's, so their order makes no difference.
        """
        decisions, send, hasty = 0, self.flow.send, self.since is None
        pick, seat = Random(picks).random, -1
        now: Any = self.open
        ask: Any
        options: Any
        if now is None:
            return 0
        try:
            while decisions < most:
                if now.__class__ is Ask:
                    options = now.options
                    if options.__class__ is list and hasty:  # nearly always
                        count = len(options)
                        if count > 1:
                            decisions += 1
                            now = send(options[int(pick() * count)])
                        else:
                            now = send(options[0])
                        continue
                    ask = now
                else:
                    if now is CHECKPOINT:  # who keeps no snapshot goes on at once
                        now = send(None)
                        continue
                    asks = now.asks
                    ask = asks.get(seat)
                    if ask is None:
                        waiting = (*asks.values(),)
                        ask = waiting[int(pick() * len(waiting))]
                        seat = ask.seat
                    options = ask.options
                if options.__class__ is not list:
                    kind = options.__class__
                    if kind is LazyOf:  # nobody will look a second time
                        options = options._by(options._of)
                    elif kind is Lazy:
                        options = options._list or options._how()
                    elif isinstance(options, Lazy) and options.several():
                        decisions += 1
                        options = (options.pick(pick()),)  # without a list
                count = len(options)
                if count > 1:
                    decisions += 1
                    option = options[int(pick() * count)]
                else:
                    option = options[0]
                if hasty:
                    now = send(option if ask is now else (ask.seat, option))
                else:  # a snapshot may be due
                    self.send(ask.seat, option)
                    now = self.open
                    if now is None:
                        break
            if now is CHECKPOINT:
                now = self._reach(now)
        except StopIteration as end:
            now = None
            self.result = end.value
        self.open = now
        return decisions

    def forced(self) -> Answer | None:
        """The answer to a question that leaves no choice, if one is open."""
        now = self.open
        if now is None:
            return None
        for ask in (now,) if isinstance(now, Ask) else now.asks.values():
            if not several(ask.options):
                return ask.seat, ask.options[0]
        return None

    def _go(self, sent: Any) -> None:
        try:
            got = self.flow.send(sent)
            if got.__class__ is Ask:
                self.open = got
                if self.since and got.key in self.game.settled:
                    self._snapshot()
            else:
                self.open = self._reach(got)
        except StopIteration as end:
            self.open = None
            self.result = end.value

    def _reach(self, got: Any) -> Ask | Together:
        """Go on from a checkpoint to the next question; a snapshot where it can be taken up."""
        flow = self.flow
        while got is CHECKPOINT:
            # Without an answer since the last snapshot, starting there leads here by itself.
            if self.since or self.dealt:
                self._snapshot()
            got = flow.send(None)
        question: Ask | Together = got
        if isinstance(question, Together) and question.settled and self.since is not None:
            # The state itself is the snapshot, until the next answer changes it; that leads to
            # another settled choice, or to a checkpoint.
            self.base, self.since, self.dealt = self.state, [], []
        return question

    def _snapshot(self) -> None:
        self.base = self.state.copy()
        self.since = []
        self.dealt = []

    # ---- copies ------------------------------------------------------------------------------

    def fork(self, *, keep: bool = False, auto: bool = True) -> Run:
        """An independent copy, at any moment."""
        copy = Run(self.game, self.beginning(), keep=keep, auto=auto)
        self.lead(copy)
        return copy

    def beginning(self) -> AnyState:
        """A copy of the state at the last snapshot: from there a copy of this run starts."""
        if self.since is None:
            raise RuntimeError("a playout keeps no snapshot and cannot be copied")
        if self.since and self.base is self.state and self.result is None:
            raise RuntimeError("no checkpoint between a settled choice and a question")
        state = self.base.copy()
        state.told = None  # what is told again has been told before
        return state

    def lead(self, copy: Run, upto: int | None = None, after: Sequence[Answer] = ()) -> None:
        """Lead a run from this one's snapshot to where this one is, by the same answers.

        If told, only by so many of them, and then by these others.
        """
        copy.result = self.result
        if self.result is not None:  # over: the rules need not run again
            copy.state.become(self.state.copy())
            return
        copy.start()
        assert self.since is not None
        since = self.since if upto is None else [*self.since[:upto], *after]
        sent = 0
        for at, dealt, knower in self.dealt:  # answers make sense only where they were given
            if upto is not None and at > upto:
                break
            for seat, option in since[sent:at]:
                copy.send(seat, option)
            copy._overlay(dealt.copy(), knower)
            sent = at
        for seat, option in since[sent:]:
            copy.send(seat, option)

    def redeal(self, seat: Seat | None, seed: int) -> None:
        """Deal anew, at random, all that the seat cannot know. From here on chance is cheap."""
        make_cheap(self.state, seed)
        self.game.redeal(self.state, seat)
        make_cheap(self.state, seed + 1)  # the dice are the same, however much had to be dealt
        self._overlay(self.state, seat)

    def _overlay(self, dealt: AnyState, knower: Seat | None) -> None:
        """Go on in this state, which was dealt anew, from the question that is open now."""
        if dealt is not self.state:
            self.state.become(dealt)
        if self.since is not None:
            self.dealt.append((len(self.since), self.state.copy(), knower))
        now = self.open  # a question to another seat may depend on what was dealt anew
        if isinstance(now, Together):
            now.forget()
        elif now is not None and isinstance(now.options, Lazy):
            now.options.forget()
