"""A fair pool: whose turn it is where many visitors want the same few things.

The visitor who has used them least is next, so that nobody can make others wait by wanting much.
Of one visitor's tables each has its turn, and at one table whoever asked first.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")

#: Seconds that a turn is taken for until it is over and its true length is known.
GUESS = 1.0
MOST_KNOWN = 1000


class VisitorQueue(Generic[T]):
    """One visitor: the seconds they have used, and their requests that wait, by table."""

    def __init__(self, used: float) -> None:
        self.used = used  # seconds
        self.in_use = 0  # things that they have now
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}

    @property
    def waits(self) -> bool:
        """Does any of their requests wait?"""
        return bool(self._waiting)

    def add(self, table: str, place: asyncio.Future[T]) -> None:
        """Wait behind the others of the table."""
        self._waiting.setdefault(table, deque()).append(place)

    def remove(self, table: str, place: asyncio.Future[T]) -> None:
        """Wait no longer."""
        line = self._waiting.get(table, deque())
        if place in line:
            line.remove(place)
            if not line:
                del self._waiting[table]

    def next(self) -> asyncio.Future[T]:
        """The next place; its table then comes after all the others."""
        table = next(iter(self._waiting))
        line = self._waiting.pop(table)
        place = line.popleft()
        if line:
            self._waiting[table] = line
        return place


class FairPool(Generic[T]):
    """Some things of which each can be used by one at a time."""

    def __init__(self, things: Iterable[T]) -> None:
        self.all = list(things)
        self.idle = list(self.all)
        self._queues: dict[str, VisitorQueue[T]] = {}
        self._least = 0.0  # what the visitor who was served last had used before

    @asynccontextmanager
    async def turn(self, visitor: str, table: str) -> AsyncIterator[T]:
        """Wait, and have one of the things for a while."""
        thing = await self.take(visitor, table)
        begun = time.monotonic()
        try:
            yield thing
        finally:
            self.give_back(thing, visitor, time.monotonic() - begun)

    async def take(self, visitor: str, table: str) -> T:
        """Wait for one of the things; give_back() must follow."""
        queue = self._queue(visitor)
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.add(table, place)
        self._hand_out()
        try:
            return await place
        except asyncio.CancelledError:
            if place.cancelled():
                queue.remove(table, place)
            else:
                self.give_back(place.result(), visitor, 0.0)
            raise

    def take_spare(self, visitor: str) -> T | None:
        """One more, if nobody waits for it."""
        if not self.idle:  # and if there is one, nobody waits
            return None
        return self._serve(self._queue(visitor))

    def give_back(self, thing: T, visitor: str, seconds: float) -> None:
        """It was used for so long, and is free again."""
        queue = self._queues[visitor]
        queue.in_use -= 1
        queue.used += seconds - GUESS
        self.idle.append(thing)
        self._hand_out()

    def _queue(self, visitor: str) -> VisitorQueue[T]:
        queue = self._queues.get(visitor)
        if queue is None:
            self._forget_some()
            queue = self._queues[visitor] = VisitorQueue(self._least)
        elif not queue.waits and not queue.in_use:
            queue.used = max(queue.used, self._least)  # whoever stays away saves nothing up
        return queue

    def _forget_some(self) -> None:
        if len(self._queues) >= MOST_KNOWN:
            self._queues = {v: q for v, q in self._queues.items() if q.waits or q.in_use}

    def _hand_out(self) -> None:
        while self.idle and (waiting := [q for q in self._queues.values() if q.waits]):
            queue = min(waiting, key=lambda each: each.used)
            place = queue.next()
            if not place.done():
                place.set_result(self._serve(queue))

    def _serve(self, queue: VisitorQueue[T]) -> T:
        self._least = queue.used
        queue.used += GUESS
        queue.in_use += 1
        return self.idle.pop()
