"""The bot that does not think twice: what the game itself calls a quick, sensible answer."""

from __future__ import annotations

from reprlib import repr as brief

from starboard.kernel import Option, Together

from .bot import BadBot, Rated, dice
from .worlds import Worlds


class QuickBot:
    """Answers as searches play on (``Game.playout``); where a game has no such way, at random."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> QuickBot:
        """There is only one strength of haste."""
        if strength:
            raise BadBot(f"quick has no strength, so not {brief(strength)}")
        return cls(seed)

    def choose(self, worlds: Worlds) -> Option:
        """The quick answer in one world that the seat could be in."""
        rng = dice(self.seed, worlds)
        policy = worlds.game.playout
        if policy is None or len(worlds.options) == 1:
            return rng.choice(worlds.options)
        run = worlds.deal(rng.getrandbits(48))
        ask = run.open.asks[worlds.seat] if isinstance(run.open, Together) else run.open
        assert ask is not None
        return policy(run.state, ask, rng.random())

    def rate(self, worlds: Worlds) -> list[Rated]:
        """No opinion."""
        return []
