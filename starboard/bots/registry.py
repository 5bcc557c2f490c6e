"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from reprlib import repr as shortened

from .bot import BadBot, Bot
from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .policy_bot import PolicyBot
from .random_bot import RandomBot

#: A name, and what makes a bot of that name from a strength (empty: the usual one) and a seed.
_BOTS: dict[str, Callable[[str, int], Bot]] = {
    "random": RandomBot.of_strength,
    "quick": PolicyBot.of_strength,
    "greedy": GreedyBot.of_strength,
    "ismcts": IsmctsBot.of_strength,
}

#: The levels that people choose from, weakest first, and the bot behind each (docs/bots.md).
LEVELS = {"easy": "quick", "normal": "ismcts:40", "hard": "ismcts:200", "expert": "ismcts:3s"}


def names() -> tuple[str, ...]:
    """Every bot there is, the weakest first."""
    return tuple(_BOTS)


def takes_seconds(spec: str) -> bool:
    """Does this bot search by the clock, so that more processes find more?"""
    name, _, strength = LEVELS.get(spec, spec).partition(":")
    return name == "ismcts" and strength.endswith("s")


def answers_at_once(spec: str) -> bool:
    """Does this bot try nothing out, so that nobody has to wait for it?"""
    return LEVELS.get(spec, spec).partition(":")[0] in ("random", "quick")


def make(spec: str, seed: int) -> Bot:
    """A bot such as ``hard``, ``greedy`` or ``greedy:8``; BadBot if there is none."""
    if not isinstance(spec, str):
        raise BadBot(f"a bot is named by a word, not {shortened(spec)}")
    name, colon, strength = LEVELS.get(spec, spec).partition(":")
    if name in LEVELS:
        raise BadBot(f"{name} is a level and takes no strength")
    if not name:
        raise BadBot("a bot has no name")
    if name not in _BOTS:
        known = ", ".join((*LEVELS, *_BOTS))
        raise BadBot(f"there is no bot {shortened(name)}; there are {known}")
    if colon and not strength:
        raise BadBot(f"after {spec} a strength is missing")
    bot = PolicyBot(seed, easy=True) if spec == "easy" else _BOTS[name](strength, seed)
    if isinstance(bot, IsmctsBot) and spec in LEVELS:
        bot.level = spec
    return bot
