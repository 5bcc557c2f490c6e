"""How Theseus is searched: as usual, and the values of all seats are known at one look."""

from __future__ import annotations

from starboard.bots.config import SearchConfig

from .value import values

SEARCH = SearchConfig(values=values)
