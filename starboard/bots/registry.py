"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from reprlib import repr as brief

from .bot import BadBot, Bot
from .chance import RandomBot
from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .quick import QuickBot

#: A name, and what makes a bot of that name from a strength (empty: the usual one) and a seed.
_BOTS: dict[str, Callable[[str, int], Bot]] = {
    "random": RandomBot.of_strength,
    "quick": QuickBot.of_strength,
    "greedy": GreedyBot.of_strength,
    "ismcts": IsmctsBot.of_strength,
}


def names() -> tuple[str, ...]:
    """Every bot there is, the weakest first."""
    return tuple(_BOTS)


def make(spec: str, seed: int) -> Bot:
    """A bot such as ``greedy`` or ``greedy:8``; BadBot if there is none."""
    if not isinstance(spec, str):
        raise BadBot(f"a bot is named by a word, not {brief(spec)}")
    name, colon, strength = spec.partition(":")
    if name not in _BOTS:
        raise BadBot(f"there is no bot {brief(name)}; there are {', '.join(_BOTS)}")
    if colon and not strength:
        raise BadBot(f"after {spec} a strength is missing")
    return _BOTS[name](strength, seed)
