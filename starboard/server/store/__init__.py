"""What is kept: tables, seats, the log of answers, chat. The log is the truth; the rest is derived.

A log entry is an answer or an undo. Entries are only ever added, and ``(table, seq)`` is unique:
of two writers that want the same number exactly one wins, and the other gets ``Taken``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from starboard.kernel import Option, Seat


class Taken(Exception):
    """Another writer has written this entry first; nothing of ours was stored."""


class Down(Exception):
    """The store does not answer; perhaps it will in a moment."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: an answer, or (without an option) the seat's undo."""

    seq: int  # 1, 2, 3, ... without gaps
    seat: Seat
    option: Option | None
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands after its newest entry: lists and health need no replay for it."""

    seq: int
    waiting: tuple[Seat, ...]
    over: bool
    digest: str  # of the rebuilt game: tells whether the rules still replay to the same position
    moved: float  # seconds since 1970


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table as it was created."""

    id: str
    code: str  # short, to be read out to friends
    game: str
    rules: int  # version of the rules it was created with
    seats: int
    variant: dict[str, Any]
    seed: int
    open_seed: bool  # somebody chose the seed: nobody can claim that the deal was secret
    host: str  # the person who may seat bots for absent players
    created: float
    standing: Standing
    #: The owner's edition it is played with, by name and hash; None: the box as it comes.
    edition: dict[str, str] | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat: how it was meant, who is on it, and the bot that plays it, if any."""

    seat: Seat
    kind: str  # me, device, link, bot, program
    name: str = ""
    token: str = ""  # a hash: what is stored lets nobody in
    bot: str = ""  # for other kinds than "bot": a stand-in
    holders: frozenset[str] = field(default=frozenset())  # persons, one for each device


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One line of chat."""

    name: str
    seat: Seat | None  # None: a spectator
    text: str
    at: float


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

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Where this person sits or is the host, newest first."""

    async def for_bots(self, since: float) -> list[str]:
        """Tables that wait for a bot and moved after ``since``."""

    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Keep a line of chat."""

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The newest lines, oldest first."""

    async def lease(self, table: str, seat: Seat, turn: int, until: float) -> bool:
        """May this process let a bot search the seat's next answer? Until then no other may."""

    async def announce(self, notice: str) -> None:
        """Tell all other processes: a table, a word, and what belongs to it."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call ``heard`` with the notices of other processes: ``<table> moved <seq>``,
        ``<table> seats``, ``<table> chat``, and whatever they announce."""


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
