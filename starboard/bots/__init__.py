"""Bots: players that know no game. They are given worlds that their seat could be in, no table.

A bot is named by a word and, after a colon, a strength: ``random``, ``greedy``, ``greedy:8``.
"""

from __future__ import annotations

from .bot import BadBot, Bot, Rated
from .registry import make, names
from .worlds import Worlds

__all__ = ["BadBot", "Bot", "Rated", "Worlds", "make", "names"]
