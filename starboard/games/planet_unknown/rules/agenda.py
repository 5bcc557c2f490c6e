"""How a turn goes on: a list of things to resolve, one question each, several players at once.

P-68 What is gained is resolved completely before the next thing: the list works from its end.
Every thing asks at most once and changes nothing before it asks. So all that a turn still has
to do stands in the state, the game can be continued from any question, and players who act at
the same time (P-45) never wait for one another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, ValuesView
from typing import Any

from starboard.kernel import CHECKPOINT, Ask, Flow, Option, Seat, Together

from ..state import Player, Table

Plain = Callable[..., None]
Asking = Callable[..., Flow[None]]

#: What is done without asking, and what may ask, by the name of the thing.
_PLAIN: dict[str, Plain] = {}
_ASKING: dict[str, Asking] = {}


def does(name: str) -> Callable[[Plain], Plain]:
    """This function carries out the thing of that name: ``f(s, p, *the rest of the thing)``."""

    def keep(function: Plain) -> Plain:
        _PLAIN[name] = function
        return function

    return keep


def asks(name: str) -> Callable[[Asking], Asking]:
    """This generator does, after one question: ``f(s, seat, *the rest of the thing)``."""

    def keep(function: Asking) -> Asking:
        _ASKING[name] = function
        return function

    return keep


class Turns(dict[Seat, Ask]):
    """The open question of every player who still has something to resolve.

    In a world that was dealt anew (view.redeal) turns may have been taken back: a player is
    another object then, and the question is found anew from the state.
    """

    __slots__ = ("flows", "held", "s")

    def __init__(self, s: Table, seats: Iterable[Seat]) -> None:
        super().__init__()
        self.s = s
        self.held: dict[Seat, Player] = {}
        self.flows: dict[Seat, Flow[None]] = {}
        for seat in seats:
            self.go_on(seat)

    def values(self) -> ValuesView[Ask]:  # type: ignore[override]
        players = self.s.players
        for seat, p in self.held.items():
            if players[seat] is not p:
                self._renew()
                break
        return super().values()

    def _renew(self) -> None:
        for seat, ask in list(self.items()):
            self.go_on(seat)
            self[seat].game = ask.game

    def go_on(self, seat: Seat) -> None:
        """Resolve things until one asks; without any left, the player is done."""
        s = self.s
        p = s.players[seat]
        todo = p.todo
        while todo:
            thing = todo.pop()
            name = thing[0]
            if name in _PLAIN:
                _PLAIN[name](s, p, *thing[1:])
                continue
            flow = _ASKING[name](s, seat, *thing[1:])
            try:
                ask = next(flow)
            except StopIteration:
                continue
            todo.append(thing)  # until it is answered
            self[seat] = ask
            self.flows[seat] = flow
            self.held[seat] = p
            return
        self.pop(seat, None)
        self.held.pop(seat, None)

    def answer(self, seat: Seat, option: Option) -> None:
        """Take an answer, and go on to the player's next question."""
        self.s.players[seat].todo.pop()
        try:
            self.flows[seat].send(option)
        except StopIteration:
            self.go_on(seat)
            return
        raise RuntimeError(f"{self[seat]!r} asked twice")


def side_by_side(s: Table, seats: Iterable[Seat]) -> Flow[None]:
    """P-45 Let these players resolve what they have to, in any order among them."""
    turns = Turns(s, seats)
    block = Together()
    block.asks = turns
    while turns:
        seat, option = yield block
        turns.answer(seat, option)
        if turns:
            yield CHECKPOINT


#: What others learn of a turn from its outcome (turn.report), and need not be told before.
_OUTCOME = frozenset({
    "placed", "discarded", "advanced", "patched", "patch-stored", "deployed", "rover-moved",
    "rover-teleported", "rover-destroyed", "lifepod-collected", "lifepod-destroyed", "meteorite",
    "meteorite-collected", "civ-milestone", "unlocked", "token", "parked",
})  # fmt: skip


def tell(s: Table, p: Player, key: str, rule: str, /, **facts: Any) -> None:
    """Say what a player did; while a turn is private, only what its own player cannot see."""
    if s.told is not None:
        if not s.before[p.seat]:
            s.tell(key, rule, seat=p.seat, **facts)
        elif key not in _OUTCOME:
            s.tell(key, rule, only=p.seat, seat=p.seat, **facts)
