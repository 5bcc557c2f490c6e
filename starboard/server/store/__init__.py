"""What is kept: tables, seats, the log of answers, chat. The log is the truth; the rest is derived.

A log entry is an answer or an undo. Entries are only ever added, and ``(table, seq)`` is unique:
of two writers that want the same number exactly one wins, and the other gets ``Taken``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from starboard.kernel import Seat

from .keeping import Sought
from .rows import Ban, ChatRow, Down, Entry, Finished, SeatRow, Standing, TableRow, Taken

__all__ = [
    "Ban", "ChatRow", "Down", "Entry", "Finished", "MoveLog", "SeatRow", "Sought", "Standing",
    "Store", "TableRow", "Taken", "open_store",
]  # fmt: skip


class MoveLog(Protocol):
    """The narrow waist: all that playing needs."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log, from the entry after ``after`` on."""

    async def append(self, table: str, entries: Sequence[Entry], standing: Standing) -> None:
        """Add entries, durably, all or none; Taken if one of their numbers exists."""


class Store(MoveLog, Protocol):
    """Everything that is kept, on an embedded file or a database server."""

    async def start(self) -> None:
        """Open, and make what is missing."""

    async def stop(self) -> None:
        """Finish what is waiting, and close."""

    async def check(self) -> None:
        """Raise if the store does not answer."""

    async def touch(self, now: float) -> None:
        """Raise if nothing can be written."""

    async def secret(self, fresh: str) -> str:
        """The key that signs cookies: made once, then kept."""

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        """A new table; Taken if its id or code exists."""

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""

    async def table_of_code(self, code: str) -> str | None:
        """The id of the table with that code."""

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats in their order."""

    async def claim(
        self, table: str, seat: Seat, person: str, name: str, *, old: str, new: str
    ) -> None:
        """A person takes a seat; Taken if its token hash is not ``old``. It becomes ``new``."""

    async def set_bot(self, table: str, seat: Seat, bot: str) -> None:
        """Let a bot play the seat, or ("") no longer."""

    async def vacate(self, table: str, seat: SeatRow) -> None:
        """A seat as it is from now on, with nobody on it."""

    async def set_host(self, table: str, person: str) -> None:
        """Somebody else is the host."""

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Where this person sits or is the host, newest first."""

    async def for_bots(self, since: float) -> list[str]:
        """Tables that wait for a bot and moved after ``since``."""

    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Keep a line of chat."""

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The newest lines, oldest first."""

    async def search(self, sought: Sought) -> list[TableRow]:
        """The tables that a host looks for, those that moved last first."""

    async def end(self, table: str, why: str) -> None:
        """Nobody plays on there; what was played stays. Taken if there is no such table."""

    async def delete(self, table: str) -> None:
        """Forget a table, and all that belongs to it; Taken if there is none."""

    async def delete_chat(self, before: float) -> None:
        """Forget what was said before that time."""

    async def finish(self, table: str, finished: Finished) -> None:
        """Keep a finished game as it is: whatever becomes of the rules, it can be read."""

    async def finished(self, table: str) -> Finished | None:
        """A game as it was when it ended."""

    async def ban(self, ban: Ban) -> None:
        """An address or a person is not wanted any more."""

    async def unban(self, who: str) -> None:
        """They may come again; Taken if they were not banned."""

    async def bans(self) -> list[Ban]:
        """Everybody who is not wanted, the newest first."""

    async def lease(self, table: str, seat: Seat, turn: int, until: float) -> bool:
        """May this process let a bot search the seat's next answer? Until then no other may."""

    async def announce(self, notice: str) -> None:
        """Tell all other processes: a table, a word, and what belongs to it."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call ``heard`` with the notices of other processes: ``<table> moved <seq>``,
        ``<table> seats``, ``<table> chat``, ``<table> ended``, ``* bans``, ``* kept`` (a host
        did something, wherever), and whatever they announce."""


def open_store(url: str) -> Store:
    """The store behind a URL: ``sqlite:///path`` or ``postgresql://...``."""
    if url.startswith("sqlite:///"):
        from .sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import PostgresStore
        except ImportError:
            raise ValueError("PostgreSQL needs the package asyncpg (starboard[postgres])") from None
        return PostgresStore(url)
    kind = url.partition(":")[0]  # the rest may hold a password
    raise ValueError(f"a database is sqlite:///path or postgresql://...; not {kind[:20]}:")
