"""Seeded randomness: copied for nothing, verifiable afterwards.

The state holds a key and a counter. A real game draws from a keyed hash: nobody can compute the
next card from the last one, and the key, published after the game, proves every shuffle. A world
that a search has re-dealt has no key: its counter is a 64-bit stream, ten times cheaper.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import Any

from .copying import Piece, state

_MASK = (1 << 64) - 1


@state
class Position(Piece):
    """What every state begins with: chance, and how much of what is hidden has become known."""

    key: bytes = b""  # of chance; empty in a re-dealt world
    draws: int = 0  # how often chance was used
    reveals: int = 0  # how often something hidden became known


def key_of(seed: int) -> bytes:
    """The key that a seed stands for; the same on every machine."""
    return blake2b(str(seed).encode(), digest_size=16, person=b"starboard-seed").digest()


def commitment(seed: int) -> str:
    """A hash that can be shown before the game: it binds the seed without telling it."""
    return blake2b(str(seed).encode(), digest_size=16, person=b"starboard-commit").hexdigest()


def make_cheap(s: Position, seed: int) -> None:
    """Switch to the cheap stream: for re-dealt worlds, never for a real game."""
    s.key = b""
    s.draws = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK


@lru_cache(16)
def _keyed(key: bytes) -> blake2b:
    """The hash of a game before anything is hashed: copying it is quicker than making it anew."""
    return blake2b(digest_size=8, key=key)


def below(s: Position, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (n far below 2**32)."""
    if s.key:
        s.draws += 1
        number = _keyed(s.key).copy()
        number.update(s.draws.to_bytes(8, "big"))
        return (int.from_bytes(number.digest(), "big") * n) >> 64
    # Knuth's multiplier; the high bits of such a stream are the good ones.
    s.draws = (s.draws * 6364136223846793005 + 1442695040888963407) & _MASK
    return ((s.draws >> 32) * n) >> 32


def shuffle(s: Position, items: list[Any]) -> None:
    """Put a list into random order, in place. One hash serves for eight draws."""
    last = len(items) - 1
    if not s.key:
        draws = s.draws
        for i in range(last, 0, -1):
            draws = (draws * 6364136223846793005 + 1442695040888963407) & _MASK  # as below() does
            j = ((draws >> 32) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        s.draws = draws
        return
    for start in range(last, 0, -8):
        s.draws += 1
        block = blake2b(s.draws.to_bytes(8, "big"), digest_size=64, key=s.key).digest()
        i = start + 1
        for number in unpack(">8Q", block)[:start]:
            j = number * i >> 64
            i -= 1
            items[i], items[j] = items[j], items[i]
