"""Moments: events worth seeing, one after another, and what is laid over the table meanwhile.

A game declares them by the keys of its events (``Game.moments``). A table that somebody looks at
keeps a copy of the state at each of them, and clients show these one after the other: the board as
it was just then, the sentence of the event, and the stage.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from starboard.kernel.message import Message
from starboard.kernel.question import Seat

from .scene import Node

#: The kinds of moments, and for how many seconds each holds the eye at a normal pace.
HOLDS: Final = {
    "reveal": 1.8,  # a card is turned up
    "sum": 1.6,  # numbers are added up and compared
    "die": 1.2,
    "check": 1.4,  # something matches, or does not
    "death": 1.6,  # a unit is lost
    "arrive": 1.6,  # a journey ends, a place is reached
    "place": 1.2,  # a tile or a unit is put down
    "buy": 1.2,  # a card changes hands
    "move": 0.9,
    "hit": 0.9,
    "gain": 0.9,
    "loss": 0.9,
    "spawn": 0.6,
    "end": 2.0,
}
#: Kinds that begin a chapter of the log and hold nobody.
HEADINGS: Final = ("round", "phase", "turn")


@dataclass(frozen=True, slots=True)
class Moment:
    """How an event is shown. Its sentence is ``event-<key>``, the short label of its bead
    ``event-<key>.short``.

    ``stage`` draws what lies over the table meanwhile: a revealed card, a die with its meaning, a
    sum. It is given the state at the event, who looks, and the facts; it may show only what that
    seat may know. The words of the node say the same, for screen readers and the terminal.
    ``cause`` is a second sentence: why it happened.
    """

    kind: str  # of HOLDS or HEADINGS
    icon: str = ""  # of its bead
    stage: Callable[[Any, Seat | None, Mapping[str, Any]], Node | None] | None = None
    cause: Callable[[Any, Mapping[str, Any]], Message | None] | None = None

    @property
    def hold(self) -> float:
        """For how many seconds it holds the eye at a normal pace."""
        return HOLDS.get(self.kind, 0)

    @property
    def heads(self) -> bool:
        """Does it begin a chapter of the log?"""
        return self.kind in HEADINGS
