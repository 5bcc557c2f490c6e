"""The bot that does not think twice: what the game itself calls a quick, sensible answer."""

from __future__ import annotations

from reprlib import repr as brief

from starboard.kernel import Option

from .bot import BadBot, Rated, dice
from .config import config_of
from .worlds import Worlds


class QuickBot:
    """Answers by the game's rollout policy; where a game has none, at random.

    The easy opponent is this one with the epsilon of the game (any answer instead): where its quick
    answers are good ones, a beginner would not win against them.
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
        policy = worlds.game.rollout_policy
        epsilon = config_of(worlds.game).epsilon if self.easy else 0.0
        if policy is None or len(worlds.options) == 1 or (epsilon and rng.random() < epsilon):
            return rng.choice(worlds.options)
        run = worlds.deal(rng.getrandbits(48))
        return policy(run.state, run.open[worlds.seat], rng.random())

    def rate(self, worlds: Worlds) -> list[Rated]:
        """No opinion."""
        return []
