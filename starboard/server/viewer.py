"""One viewer of a table: a socket, the seat it looks through, and what waits to be sent."""

from __future__ import annotations

import asyncio

from starboard.kernel import Seat

from .people import Visitor

#: More than this many waiting messages: the client is too slow. It is let go and starts anew.
LONGEST_QUEUE = 64


class Viewer:
    """A socket as its room knows it."""

    __slots__ = ("address", "host", "layout", "lost", "mine", "outbox", "seat", "slow", "visitor")

    def __init__(
        self,
        address: str,
        seat: Seat | None,
        mine: frozenset[Seat],
        *,
        layout: str,
        host: bool,
        visitor: Visitor | None = None,
    ) -> None:
        self.address = address
        self.visitor = visitor  # whose rights are looked up again when seats change hands
        self.seat = seat  # None: a spectator
        self.mine = mine  # every seat that this device may decide for
        self.layout = layout
        self.host = host
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)
        self.lost = asyncio.Event()  # the client must connect again
        self.slow = False  # because it does not read

    def send(self, message: bytes) -> None:
        """Put a message into the queue; never wait for a slow client."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.slow = True
            self.lost.set()
