"""Rate limits: a bucket of tokens that fills at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Allows ``burst`` at once and ``rate`` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take tokens if there are enough."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each address; the ones unused longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Take tokens from the bucket of an address."""
        bucket = self._known.setdefault(address, Bucket(self._rate, self._burst))
        self._known.move_to_end(address)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return bucket.take(cost)
