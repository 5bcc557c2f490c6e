"""What was made once and may be asked for again, as long as there is room for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class Cache:
    """Bytes by key; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most  # bytes
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """What is kept, if it is."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, value: bytes) -> None:
        """Keep it."""
        self._size += len(value) - len(self._kept.get(key, b""))
        self._kept[key] = value
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
