"""A cache of the rollout policy's answers.

A search comes to the same formations again and again, and to weigh one is costly. An answer is
kept under all that it was found by, so it is the same with and without the cache.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct

from starboard.kernel import Ask, Option

from ..box import GENESTEALER_LAIR, TERRAIN
from ..state import Hulk

#: So many answers are kept; then all are forgotten.
MOST = 1 << 9
#: By question and situation: which option it was.
_FOUND: dict[bytes, int] = {}
#: Terrain, the abilities at work, shielded places, the Location, marines that have moved, turned
#: and activated, terrain activated, and what activating a Door or playing a card depends on.
_REST = Struct(f"{len(TERRAIN)}bIIbHHHHbb??").pack


def situation(s: Hulk) -> bytes:
    """All that cards and steps are weighed by, wherever the sizes of the swarms say enough."""
    left, right = s.swarms
    return b"".join((
        bytes(s.line), b"\xff", bytes(s.facing), bytes(s.tokens),
        bytes(map(len, left)), bytes(map(len, right)),
        _REST(
            *s.terrain, s.active, s.shielded, s.location, s.moved, s.turned, s.used, s.activated,
            s.supply, s.door_tokens, bool(s.locations), s.evasion,
        ),
    ))  # fmt: skip


def recall(s: Hulk, ask: Ask, what: bytes, find: Callable[[Hulk, Ask], Option]) -> Option:
    """An answer that the situation alone decides: remembered, or found now.

    ``what`` is asked: together with the situation it says which options there are.
    """
    if s.location == GENESTEALER_LAIR:  # Brood Lords count twice: there the cards matter, too
        return find(s, ask)
    options = ask.options
    key = what + situation(s)
    number = _FOUND.get(key)
    if number is not None:
        return options[number]
    found = find(s, ask)
    if len(_FOUND) >= MOST:
        _FOUND.clear()
    _FOUND[key] = options.index(found)
    return found
