"""Chapter 1: set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import shuffle

from ..state import FUEL, HAND, HOLDS, WRECKS, Table
from .course import play_round


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Table:
    """E-1 Shuffle twenty fuel cards and nine wrecks; deal four fuel cards to each."""
    s = Table(
        key=key,
        fuel=[*FUEL],
        wrecks=[*WRECKS],
        hands=[[] for _ in range(seats)],
        bids=[0] * seats,
        spent=[],
        holds=[[0] * HOLDS for _ in range(seats)],
        lost=[],
    )
    shuffle(s, s.fuel)
    shuffle(s, s.wrecks)
    for hand in s.hands:
        hand += [s.fuel.pop() for _ in range(HAND)]
    s.then(play_round)
    return s
