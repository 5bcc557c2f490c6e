"""Bots: players that know no game. They are given worlds that their seat could be in, no table.

A bot is named by a level (``easy`` to ``expert``), or by a word and, after a colon, a strength:
``random``, ``quick`` (the rollout policy of the game), ``greedy:8``, ``ismcts:400``. From the
smallest part to the largest: ``worlds``, ``policy_bot`` and ``greedy``; then ``tree``, ``backup``,
``rollout`` and ``sequential_halving``, which ``search`` is made of; ``ismcts`` plays by it.
"""

from __future__ import annotations

from .bot import BadBot, Bot, Rated, advice, merged
from .ismcts import IsmctsBot
from .registry import LEVELS, answers_at_once, make, names, takes_seconds
from .worlds import Worlds

__all__ = [
    "LEVELS",
    "BadBot",
    "Bot",
    "IsmctsBot",
    "Rated",
    "Worlds",
    "advice",
    "answers_at_once",
    "make",
    "merged",
    "names",
    "takes_seconds",
]
