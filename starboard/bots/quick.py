"""The bot that does not think twice: what the game itself calls a quick, sensible answer."""

from __future__ import annotations

from reprlib import repr as brief

from starboard.kernel import Option, Together

from .bot import BadBot, Rated, dice
from .worlds import Worlds


class QuickBot:
    """Answers as searches play on (``Game.playout``); where a game has no such way, at random.

    The easy opponent is this one with as many whims (any answer) as the game wishes: where its
    quick answers are good ones, a beginner would not win against them.
    """

    def __init__(self, seed: int, *, easy: bool = False) -> None:
        self.seed = seed
        self.easy = easy

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
        whims = worlds.game.extras.get("whims", 0.0) if self.easy else 0.0
        if policy is None or len(worlds.options) == 1 or (whims and rng.random() < whims):
            return rng.choice(worlds.options)
        run = worlds.deal(rng.getrandbits(48))
        ask = run.open.asks[worlds.seat] if isinstance(run.open, Together) else run.open
        assert ask is not None
        return policy(run.state, ask, rng.random())

    def rate(self, worlds: Worlds) -> list[Rated]:
        """No opinion."""
        return []
