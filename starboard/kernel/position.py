"""What every game's state begins with: events, and what is still to come."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any, Concatenate, ParamSpec, TypeVar

from starboard.pieces import Position, Step, state

from .frames import Watch
from .question import Flow, Seat

P = ParamSpec("P")
S = TypeVar("S", bound="State")


@state
class State(Position):
    """What every game's state begins with. A game adds its own fields below these.

    What is still to come lies here too, so the state alone says how the game goes on. The end of
    the agenda comes next; ``planned`` is what the running step has said so far.
    """

    told: list[Any] | None = None  # where events go; None in a playout, which tells nobody
    watch: Watch | None = None  # who keeps the state at moments: a table that somebody looks at
    agenda: list[Step] = field(default_factory=list)
    lanes: list[list[Step]] = field(default_factory=list)  # by seat, while they play side by side
    planned: list[Step] = field(default_factory=list)

    def then(
        self: S,
        rule: Callable[Concatenate[S, P], Flow[None] | None],
        /,
        *args: P.args,
        **_: P.kwargs,
    ) -> None:
        """Plan a step: what one step plans happens in the order in which it was said, and before
        everything that was planned earlier."""
        self.planned.append((rule, *args))

    def then_each(
        self: S,
        seats: Iterable[Seat],
        rule: Callable[Concatenate[S, Seat, P], Flow[None] | None],
        /,
        *args: P.args,
        **_: P.kwargs,
    ) -> None:
        """Plan a step for each of these seats, side by side: their answers come in any order.

        Each seat has a lane, an agenda of its own; what its steps plan goes there. In a lane a
        step asks its own seat, once, and touches nothing that another seat decides by. The step
        planned here is over when all lanes are empty.
        """
        self.planned.append((open_lanes, rule, tuple(seats), *args))

    def skip_to(self, rule: Callable[..., Any]) -> None:
        """Drop all that was planned to come before this rule, which must be on the agenda."""
        self.planned.clear()
        while self.agenda[-2][0] is not rule:  # the last one is the running step
            del self.agenda[-2]

    def tell(self, key: str, rule: str, /, *, only: int | None = None, **facts: Any) -> None:
        """Say what happened, by rule; ``only`` for one seat's ears."""
        if self.told is not None:
            self.told.append((key, rule, facts, only))
            if self.watch is not None and key in self.watch.keys:
                self.watch.keep(len(self.told), self.copy())

    def check(self) -> None:
        """Raise AssertionError if something is lost, doubled or out of range."""


def open_lanes(s: State, rule: Callable[..., Any], seats: tuple[Seat, ...], *args: Any) -> None:
    """Give each of these seats its first step; then they play side by side."""
    if s.agenda and s.agenda[-1][0] is side_by_side:
        raise RuntimeError("seats that play side by side cannot begin to do so once more")
    while len(s.lanes) <= max(seats, default=-1):
        s.lanes.append([])
    for seat in seats:
        s.lanes[seat].append((rule, seat, *args))
    s.planned.append((side_by_side,))


def side_by_side(s: State) -> None:
    """On the agenda as long as seats play side by side: the run works off their lanes."""
    raise AssertionError("lanes are worked off by the run")
