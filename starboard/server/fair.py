"""Whose turn it is where many want the same few things.

The visitor who has had the least of them is next, so that nobody can make others wait by wanting
much. Of one visitor's tables each has its turn, and at one table whoever asked first.
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


class Party(Generic[T]):
    """One visitor: what he has had, and who of his waits, by table."""

    def __init__(self, had: float) -> None:
        self.had = had  # seconds
        self.served = 0
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}

    @property
    def waits(self) -> bool:
        """Does anybody of his wait?"""
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


class Fair(Generic[T]):
    """Some things of which each can be used by one at a time."""

    def __init__(self, things: Iterable[T]) -> None:
        self.all = list(things)
        self.idle = list(self.all)
        self._parties: dict[str, Party[T]] = {}
        self._least = 0.0  # what the one who was served last had had before

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
        party = self._party(visitor)
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        party.add(table, place)
        self._hand_out()
        try:
            return await place
        except asyncio.CancelledError:
            if place.cancelled():
                party.remove(table, place)
            else:
                self.give_back(place.result(), visitor, 0.0)
            raise

    def take_spare(self, visitor: str) -> T | None:
        """One more, if nobody waits for it."""
        if not self.idle:  # and if there is one, nobody waits
            return None
        party = self._party(visitor)
        return self._serve(party)

    def give_back(self, thing: T, visitor: str, seconds: float) -> None:
        """It was used so long, and is free again."""
        party = self._parties[visitor]
        party.served -= 1
        party.had += seconds - GUESS
        self.idle.append(thing)
        self._hand_out()

    def _party(self, visitor: str) -> Party[T]:
        party = self._parties.get(visitor)
        if party is None:
            self._forget_some()
            party = self._parties[visitor] = Party(self._least)
        elif not party.waits and not party.served:
            party.had = max(party.had, self._least)  # whoever stays away saves nothing up
        return party

    def _forget_some(self) -> None:
        if len(self._parties) >= MOST_KNOWN:
            self._parties = {v: p for v, p in self._parties.items() if p.waits or p.served}

    def _hand_out(self) -> None:
        while self.idle and (waiting := [p for p in self._parties.values() if p.waits]):
            party = min(waiting, key=lambda each: each.had)
            place = party.next()
            if not place.done():
                place.set_result(self._serve(party))

    def _serve(self, party: Party[T]) -> T:
        self._least = party.had
        party.had += GUESS
        party.served += 1
        return self.idle.pop()
