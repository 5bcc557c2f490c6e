"""The bot that takes anything."""

from __future__ import annotations

from reprlib import repr as brief

from starboard.kernel import Option

from .bot import BadBot, Rated, dice
from .worlds import Worlds


class RandomBot:
    """Every option is as good as any other."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> RandomBot:
        """There is only one strength of chance."""
        if strength:
            raise BadBot(f"random has no strength, so not {brief(strength)}")
        return cls(seed)

    def choose(self, worlds: Worlds) -> Option:
        """Any option."""
        return dice(self.seed, worlds).choice(worlds.options)

    def rate(self, worlds: Worlds) -> list[Rated]:
        """No opinion."""
        return []
