"""What every bot is: something that answers a question from what its seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from starboard.kernel import Option

from .worlds import Worlds


class BadBot(ValueError):
    """There is no such bot, or it has no such strength."""


@dataclass(frozen=True, slots=True)
class Rated:
    """An option and what it is worth to the seat: 0 lost .. 1 won."""

    option: Option
    value: float
    visits: int = 1  # how many tries the value is the mean of


def merged(thoughts: Iterable[Sequence[Rated]]) -> list[Rated]:
    """What several searches of the same question found, as one: the most visited first."""
    visits: dict[Option, int] = {}
    totals: dict[Option, float] = {}
    for rated in thoughts:
        for each in rated:
            visits[each.option] = visits.get(each.option, 0) + each.visits
            totals[each.option] = totals.get(each.option, 0.0) + each.visits * each.value
    best = sorted(visits, key=lambda option: (-visits[option], -totals[option]))
    return [Rated(option, totals[option] / visits[option], visits[option]) for option in best]


class Bot(Protocol):
    """A player. The same seed and the same knowledge give the same decision."""

    def choose(self, worlds: Worlds) -> Option:
        """The answer to the seat's open question."""

    def rate(self, worlds: Worlds) -> list[Rated]:
        """The options with their values, the best first; none if this bot has no opinion."""


def dice(seed: int, worlds: Worlds) -> Random:
    """Chance for one decision. It depends on nothing but the seed and public numbers.

    A bot keeps no memory, so a server may forget it and make it again between two moves.
    """
    return Random(f"{seed} {worlds.seat} {worlds.seq}")
