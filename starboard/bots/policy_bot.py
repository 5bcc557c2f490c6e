"""The bot that does not search: ``quick``, which plays by the game's rollout policy."""

from __future__ import annotations

from reprlib import repr as shortened

from starboard.kernel import Option

from .bot import BadBot, Rated, rng_for
from .config import config_of
from .worlds import Worlds


class PolicyBot:
    """Answers by the game's rollout policy (a sensible answer at once, without looking ahead);
    where a game has none, at random.

    The level *easy* is this bot with the epsilon of its game, the share of answers that are given
    at random: a beginner would not win against a good policy.
    """

    def __init__(self, seed: int, *, easy: bool = False) -> None:
        self.seed = seed
        self.easy = easy

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> PolicyBot:
        """A policy has only one strength."""
        if strength:
            raise BadBot(f"quick has no strength, so not {shortened(strength)}")
        return cls(seed)

    def choose(self, worlds: Worlds) -> Option:
        """The policy's answer in one world that the seat could be in."""
        rng = rng_for(self.seed, worlds)
        policy = worlds.game.rollout_policy
        epsilon = config_of(worlds.game).epsilon if self.easy else 0.0
        if policy is None or len(worlds.options) == 1 or (epsilon and rng.random() < epsilon):
            return rng.choice(worlds.options)
        run = worlds.deal(rng.getrandbits(48))
        return policy(run.state, run.open[worlds.seat], rng.random())

    def rate(self, worlds: Worlds) -> list[Rated]:
        """None: a policy compares nothing."""
        return []
