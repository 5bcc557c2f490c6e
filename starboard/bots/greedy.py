"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from reprlib import repr as shortened

from starboard.kernel import Option, Run, Seat

from .bot import BadBot, Rated, read_strength, rng_for
from .worlds import Worlds

WORLDS = 4
MOST_WORLDS = 1000
#: Of more options than this a sample is looked at: hundreds of placements differ little.
MOST_OPTIONS = 40


class GreedyBot:
    """Tries every option in a few worlds and takes the one that the game values highest."""

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        self.seed = seed
        self.worlds = worlds

    @classmethod
    def of_strength(cls, strength: str, seed: int) -> GreedyBot:
        """The strength is the number of worlds that each option is tried in."""
        if not strength:
            return cls(seed)
        worlds = read_strength(strength, MOST_WORLDS)
        if not worlds:
            raise BadBot(f"greedy takes 1 to {MOST_WORLDS} worlds, not {shortened(strength)}")
        return cls(seed, int(worlds))

    def choose(self, worlds: Worlds) -> Option:
        """The option with the best value; of equals any."""
        if len(worlds.options) == 1:
            return worlds.options[0]
        return self.rate(worlds)[0].option

    def rate(self, worlds: Worlds) -> list[Rated]:
        """Every option with its mean value, the best first; all are tried in the same worlds."""
        rng = rng_for(self.seed, worlds)
        options: Sequence[Option] = worlds.options
        if len(options) > MOST_OPTIONS:
            options = rng.sample(options, MOST_OPTIONS)
        numbers = [rng.getrandbits(32) for _ in range(self.worlds)]
        rated = [Rated(option, _mean(worlds, option, numbers)) for option in options]
        rng.shuffle(rated)  # the sort below is stable: equals stay in this order
        return sorted(rated, key=lambda each: -each.value)


def _mean(worlds: Worlds, option: Option, numbers: Sequence[int]) -> float:
    total = 0.0
    for number in numbers:
        world = worlds.deal(number)
        world.answer(worlds.seat, option)
        total += worth(world, worlds.seat)
    return total / len(numbers)


def worth(world: Run, seat: Seat) -> float:
    """What a world is worth to a seat: its result, or else what the game makes of it."""
    if world.result is not None:
        winners = world.result.winners
        shared = 1 if world.game.cooperative else len(winners)
        return 1 / shared if seat in winners else 0.0
    value = world.game.value
    return 0.5 if value is None else value(world.state, seat)
