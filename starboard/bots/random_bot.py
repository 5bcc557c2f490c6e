"""The bot that answers at random."""

from __future__ import annotations

from reprlib import repr as shortened

from starboard.kernel import Option

from .bot import BadBot, Rated, rng_for
from .worlds import Worlds


class RandomBot:
    """Takes every option equally often."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> RandomBot:
        """Chance has only one strength."""
        if strength:
            raise BadBot(f"random has no strength, so not {shortened(strength)}")
        return cls(seed)

    def choose(self, worlds: Worlds) -> Option:
        """Any option."""
        return rng_for(self.seed, worlds).choice(worlds.options)

    def rate(self, worlds: Worlds) -> list[Rated]:
        """None: chance compares nothing."""
        return []
