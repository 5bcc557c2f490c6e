"""The store of many workers and machines: PostgreSQL, through a pool of connections.

Every change tells the other processes in the same transaction (NOTIFY): the notice names the
table and what has changed, and whoever has that table open reads the rows it has not seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import cache, partial
from itertools import count
from typing import Any, TypeVar

import asyncpg

from .migrations import VERSION, statements
from .rows import Down, Step, Taken
from .sql import SqlStore

CHANNEL = "starboard"
PATIENCE = 8.0  # seconds after which a database that says nothing counts as gone
GIVE_UP = 30.0  # seconds after which a connection that says nothing is dropped
T = TypeVar("T")
SETUP_LOCK = 7_271_941  # any number that only we use: one process makes the tables
DIALECT = {
    "boolean": "boolean",
    "real": "double precision",
    "counter": "bigint generated always as identity",
}


class PostgresStore(SqlStore):
    """A Store on a database server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.worker = secrets.token_hex(4)
        self._pool: Any = None
        self._ear: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and make the tables if they are not there."""
        self._pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=8, command_timeout=GIVE_UP
        )
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", SETUP_LOCK)
            found = await db.fetchval("select to_regclass('meta') is not null")
            number = "select value from meta where key='version'"
            version = int(await db.fetchval(number)) if found else 0
            for statement in statements(version, DIALECT):
                await db.execute(statement)
            await db.execute(
                "insert into meta values ('version', $1) on conflict (key) do update set value=$1",
                str(VERSION),
            )

    async def stop(self) -> None:
        """Close all connections."""
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        if self._pool is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), 3)

    async def _read(self, statement: str, *values: Any) -> Sequence[Sequence[Any]]:
        return await _soon(self._fetch(_numbered(statement), *values))

    async def _write(self, *steps: Step, notice: str = "") -> None:
        await _soon(self._transaction(steps, notice))

    async def _fetch(self, statement: str, *values: Any) -> Sequence[Sequence[Any]]:
        async with self._pool.acquire(timeout=PATIENCE) as db:
            rows: list[Any] = await db.fetch(statement, *values)
        return rows

    async def _transaction(self, steps: tuple[Step, ...], notice: str) -> None:
        async with self._pool.acquire(timeout=PATIENCE) as db, db.transaction():
            for step in steps:
                status = await db.execute(_numbered(step.statement), *step.values)
                if step.must_change and status.endswith(" 0"):
                    raise Taken("it is not there any more")
            if notice:
                await db.execute("select pg_notify($1, $2)", CHANNEL, f"{self.worker} {notice}")

    # ---- other processes --------------------------------------------------------------------

    async def lease(self, table: str, seat: int, turn: int, until: float) -> bool:
        """May this process let a bot search that question? Until then no other may."""
        rows = await _soon(self._fetch(
            "insert into turns values ($1, $2, $3, $4, $5) on conflict (tbl, seat) do update"
            " set turn=excluded.turn, until=excluded.until, worker=excluded.worker"
            " where turns.turn<>excluded.turn or turns.worker=excluded.worker"
            " or turns.until<extract(epoch from now()) returning turn",
            table, seat, turn, until, self.worker,
        ))  # fmt: skip
        return bool(rows)

    async def announce(self, notice: str) -> None:
        """Tell all other processes."""
        await self._read("select pg_notify(?, ?)", CHANNEL, f"{self.worker} {notice}")

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call ``heard`` with every notice of another process."""
        self._ear = asyncio.get_running_loop().create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[str], None]) -> None:
        def take(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            worker, _, notice = payload.partition(" ")
            if worker != self.worker:
                heard(notice)

        while True:  # a lost connection is made again
            gone = asyncio.Event()
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                db = await asyncpg.connect(self.url)
                db.add_termination_listener(partial(_set, gone))
                await db.add_listener(CHANNEL, take)
                heard("* again")  # what was said in between is lost: look everywhere
                try:
                    await gone.wait()
                finally:
                    await db.close()
            await asyncio.sleep(1)


async def _soon(work: Coroutine[Any, Any, T]) -> T:
    """The result, or Down after a while.

    The work itself goes on: neither a caller who goes away nor our impatience may cut a
    transaction in two, and a driver that waits for a silent server cannot be hurried.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    if not done:
        task.add_done_callback(_ignore)
        raise Down(f"the database has not answered in {PATIENCE:g} seconds")
    try:
        return task.result()
    except asyncpg.UniqueViolationError as error:
        raise Taken(str(error)) from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Down(f"{type(error).__name__}: {error}") from error


def _ignore(task: asyncio.Task[Any]) -> None:
    """What came too late, whatever it is, is news to nobody."""
    if not task.cancelled():
        task.exception()


def _set(event: asyncio.Event, _connection: object) -> None:
    event.set()


@cache
def _numbered(statement: str) -> str:
    """PostgreSQL numbers its parameters."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)
