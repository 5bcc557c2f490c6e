"""What every bot is: something that answers a question from what its seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from re import ASCII, fullmatch
from typing import Protocol

from starboard.kernel import Option, Seat

from .worlds import Worlds


class BadBot(ValueError):
    """There is no such bot, or it has no such strength."""


@dataclass(frozen=True, slots=True)
class Rated:
    """An option and what it is worth to the seat: 0 lost .. 1 won."""

    option: Option
    value: float
    visits: int = 1  # how many tries the value rests on
    then: tuple[Seat, Option] | None = None  # the answer that was tried most behind it


def advice(rated: Sequence[Rated], count: int) -> list[Rated]:
    """The best for a person to look at: the choice itself, then the next ones by their values.

    A search ranks them by how long they stayed in question, and the value of one that was given up
    early rests on few tries.
    """
    return [*rated[:1], *sorted(rated[1:count], key=lambda each: -each.value)]


def merged(searches: Iterable[Sequence[Rated]]) -> list[Rated]:
    """What several searches of the same question found, as one.

    Options that were not given up early (half the visits of the most visited) come first, by value:
    sequential halving visits its last options equally often.
    """
    visits: dict[Option, int] = {}
    totals: dict[Option, float] = {}
    then: dict[Option, tuple[Seat, Option]] = {}
    for rated in searches:
        for each in rated:
            if each.then is not None:
                then.setdefault(each.option, each.then)
            visits[each.option] = visits.get(each.option, 0) + each.visits
            totals[each.option] = totals.get(each.option, 0.0) + each.visits * each.value
    enough = max(visits.values(), default=0) / 2

    def rank(option: Option) -> tuple[bool, float]:
        tries = visits[option]
        return tries < enough, -tries if tries < enough else -totals[option] / tries

    best = sorted(visits, key=rank)
    return [Rated(o, totals[o] / visits[o], visits[o], then.get(o)) for o in best]


def read_strength(text: str, most: int, *, fractions: bool = False) -> float:
    """A strength in plain digits, from 1 (with fractions: above 0) to the most; else 0."""
    pattern = r"[0-9]{1,7}(\.[0-9]{1,3})?" if fractions else r"[1-9][0-9]{0,6}"
    return float(text) if fullmatch(pattern, text, ASCII) and float(text) <= most else 0.0


class Bot(Protocol):
    """A player. The same seed and the same knowledge give the same decision.

    Except for searches by the clock; and in cooperative games, where teammates search with the
    same chance, the seed plays no part.
    """

    def choose(self, worlds: Worlds) -> Option:
        """The answer to the seat's open question."""

    def rate(self, worlds: Worlds) -> list[Rated]:
        """The options with their values, the best first; none if this bot compares nothing."""


def rng_for(seed: int, worlds: Worlds) -> Random:
    """The random numbers of one decision. They depend only on the seed and on public numbers.

    A bot remembers nothing, so a server may forget it and make it again between two moves.
    """
    return Random(f"{seed} {worlds.seat} {worlds.seq}")
