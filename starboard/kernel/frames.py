"""Frames: what happened after one answer, moment after moment, with the state at each of them.

A game declares which of its events are moments. A table that somebody looks at keeps a copy of the
state whenever one of them is told; every other table, and every playout, keeps nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .question import Seat

#: What a rule has told: the key, the rule, the facts, and whose ears alone it is for.
Told = tuple[str, str, Mapping[str, Any], Seat | None]


class Watch:
    """The states at the moments since the last answer."""

    __slots__ = ("kept", "keys")

    def __init__(self, keys: Collection[str]) -> None:
        self.keys = frozenset(keys)  # of the events that are moments
        self.kept: list[tuple[int, Any]] = []  # how many events had been told, and the state then

    def keep(self, told: int, state: Any) -> None:
        """A moment has just been told."""
        state.told = None
        self.kept.append((told, state))


@dataclass(frozen=True, slots=True)
class Frame:
    """A stretch of what happened, as one seat heard it, and the state at its end."""

    told: Sequence[Told]
    state: Any  # whole: what a seat sees of it is drawn by the table
    moment: Told | None = None  # its last event; None: this is how things are now


def frames(
    told: Sequence[Told], start: int, seat: Seat | None, watch: Watch | None, now: Any
) -> Iterator[Frame]:
    """What a seat heard from event ``start`` on, cut after every moment; the present comes last.

    What is not for the ears of this seat is no moment for it.
    """
    for end, state in () if watch is None else watch.kept:
        moment = told[end - 1]
        if end > start and _heard([moment], seat):
            yield Frame(_heard(told[start:end], seat), state, moment)
            start = end
    yield Frame(_heard(told[start:], seat), now)


def _heard(told: Sequence[Told], seat: Seat | None) -> list[Told]:
    return [raw for raw in told if raw[3] is None or raw[3] == seat]
