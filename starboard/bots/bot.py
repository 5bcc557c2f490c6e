"""What every bot is: something that answers a question from what its seat may know."""

from __future__ import annotations

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
