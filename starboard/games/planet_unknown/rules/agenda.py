"""How a turn goes on: a list of things to resolve, one question each, several players at once.

P-68 What is gained is resolved completely before the next thing: the list works from its end.
Every thing asks at most once and changes nothing before it asks. So all that a turn still has
to do stands in the state, the game can be continued from any question, and players who act at
the same time (P-45) never wait for one another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from starboard.kernel import Ask, Flow, Option, Seat, Together, quick_ask

from ..state import Player, Table

Plain = Callable[..., None]
#: A question, and what is done with its answer: f(s, p, option). Quicker than a flow, for those
#: that are asked in every turn.
Asked = tuple[Ask, Callable[[Table, Player, Option], None]]
#: A question in one of both ways, or nothing where there is nothing to ask and all is done.
Asking = Callable[..., Flow[None] | Asked | None]

#: By the name of the thing: who carries it out, and whether that may ask.
_HOW: dict[str, tuple[Callable[..., Any], bool]] = {}


def does(name: str) -> Callable[[Plain], Plain]:
    """This function carries out the thing of that name: ``f(s, p, *the rest of the thing)``."""

    def keep(function: Plain) -> Plain:
        _HOW[name] = function, False
        return function

    return keep


def asks(name: str) -> Callable[[Asking], Asking]:
    """This one does, after one question: ``f(s, seat, *the rest of the thing)``."""

    def keep(function: Asking) -> Asking:
        _HOW[name] = function, True
        return function

    return keep


class Turns(Together):
    """The open question of every player who still has something to resolve."""

    __slots__ = ("flows", "players", "s", "thens")

    def __init__(self, s: Table, seats: Iterable[Seat]) -> None:
        super().__init__(settled=True)
        self.s = s
        self.players = [*s.players]  # those that the questions are about
        self.flows: dict[Seat, Flow[None]] = {}
        self.thens: dict[Seat, Callable[[Table, Player, Option], None]] = {}
        for seat in seats:
            self.go_on(seat)

    def forget(self) -> None:
        """In a world that was dealt anew (view.redeal) turns may have been taken back.

        A player is another object then, and the question is found anew from the state.
        """
        super().forget()
        before, self.players = self.players, [*self.s.players]
        for seat, ask in list(self.asks.items()):
            if before[seat] is not self.players[seat]:
                self.go_on(seat)
                self.asks[seat].game = ask.game

    def go_on(self, seat: Seat) -> None:
        """Resolve things until one asks; without any left, the player is done."""
        s = self.s
        p = s.players[seat]
        todo = p.todo
        while todo:
            thing = todo.pop()
            how, may_ask = _HOW[thing[0]]
            who: Any = seat if may_ask else p
            size = len(thing)
            if size == 1:  # a call with a list of arguments takes much longer, and most are short
                asking = how(s, who)
            elif size == 2:
                asking = how(s, who, thing[1])
            elif size == 3:
                asking = how(s, who, thing[1], thing[2])
            else:
                asking = how(s, who, *thing[1:])
            if asking is None:
                continue
            if asking.__class__ is tuple:
                ask, self.thens[seat] = asking
            else:
                ask = next(asking, None)
                if ask is None:
                    continue
                self.flows[seat] = asking
                self.thens.pop(seat, None)
            todo.append(thing)  # until it is answered
            self.asks[seat] = ask
            return
        self.asks.pop(seat, None)

    def answer(self, seat: Seat, option: Option) -> None:
        """Take an answer, and go on to the player's next question."""
        p = self.s.players[seat]
        p.todo.pop()
        then = self.thens.get(seat)
        if then is not None:
            then(self.s, p, option)
            self.go_on(seat)
            return
        try:
            self.flows[seat].send(option)
        except StopIteration:
            self.go_on(seat)
            return
        raise RuntimeError(f"{self.asks[seat]!r} asked twice")


def choice_of(
    s: Table, p: Player, options: Sequence[Option], key: str, rule: str,
    then: Callable[[Table, Player, Option], None],
) -> Asked | None:  # fmt: skip
    """A question, if there is a choice; a single option is carried out at once."""
    if len(options) > 1:
        return quick_ask(p.seat, key, rule, options, {}), then
    if options:
        then(s, p, options[0])
    return None


def side_by_side(s: Table, seats: Iterable[Seat], then: int = -1) -> Flow[None]:
    """P-45 Let these players resolve what they have to, in any order; then comes this phase."""
    turns = Turns(s, seats)
    asks, thens = turns.asks, turns.thens
    while asks:
        seat, option = yield turns
        if seat in thens:  # as turns.answer(); a call less for nearly every answer
            p = s.players[seat]
            p.todo.pop()
            thens[seat](s, p, option)
            turns.go_on(seat)
        else:
            turns.answer(seat, option)
    if then >= 0:
        s.phase = then


#: What others learn of a turn from its outcome (confirming.report), and need not be told before.
_OUTCOME = frozenset({
    "placed", "discarded", "advanced", "patched", "patch-stored", "deployed", "rover-moved",
    "rover-teleported", "rover-destroyed", "lifepod-collected", "lifepod-destroyed", "meteorite",
    "meteorite-collected", "civ-milestone", "unlocked", "token", "parked",
})  # fmt: skip


def tell(s: Table, p: Player, key: str, rule: str, /, **facts: Any) -> None:
    """Say what a player did; while a turn is private, only what its own player cannot see."""
    if s.told is not None:
        if not s.before[p.seat]:
            s.note(key, rule, {"seat": p.seat, **facts})
        elif key not in _OUTCOME:
            s.note(key, rule, {"seat": p.seat, **facts}, p.seat)
