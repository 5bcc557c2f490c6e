"""The embedded store: one SQLite file, one thread that writes, one that reads.

A durable commit costs one forced disk write, about 4 ms. The writer therefore takes everything
that waits into one transaction (a savepoint each, so that one conflict fails alone) and answers
all the futures after the one commit: many tables share the price of the disk.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from starboard.kernel import Seat, as_option

from . import ChatRow, Entry, SeatRow, Standing, TableRow, Taken

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], object]

VERSION = 1
LOOK_EVERY = 0.5  # seconds between two looks for entries of another process
SCHEMA = """
create table tables (
    id text primary key, code text not null unique, game text not null, rules integer not null,
    seats integer not null, variant text not null, seed text not null, open_seed integer not null,
    host text not null, created real not null,
    seq integer not null, waiting text not null, over integer not null, digest text not null,
    moved real not null
) without rowid;
create table seats (
    tbl text not null references tables, seat integer not null, kind text not null,
    name text not null, token text not null, bot text not null, primary key (tbl, seat)
) without rowid;
create table holders (
    person text not null, tbl text not null, seat integer not null,
    primary key (person, tbl, seat)
) without rowid;
create index holders_of_table on holders (tbl);
create index tables_of_host on tables (host);
create table answers (
    tbl text not null references tables, seq integer not null, seat integer not null,
    option text, forced integer not null, primary key (tbl, seq)
) without rowid;
create table chat (
    n integer primary key, tbl text not null references tables, name text not null, seat integer,
    text text not null, at real not null
);
create index chat_of_table on chat (tbl, n);
create table meta (key text primary key, value text not null) without rowid;
"""
TABLE_COLUMNS = (
    "id, code, game, rules, seats, variant, seed, open_seed, host, created,"
    " seq, waiting, over, digest, moved"
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class SqliteStore:
    """A Store in one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._writes: queue.SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = (
            queue.SimpleQueue()
        )
        self._writer: threading.Thread | None = None
        self._reads = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self._reading: sqlite3.Connection | None = None
        self._watching: asyncio.Task[None] | None = None

    # ---- life -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the file, and make it if it is not there."""
        await asyncio.to_thread(self._prepare)
        loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_all, args=(loop,), name="store-write")
        self._writer.daemon = True  # a crash of the program must not hang on it
        self._writer.start()

    async def stop(self) -> None:
        """Write what is waiting, and close."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        if self._writer is not None:
            self._writes.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reading is not None:
            await self._read(lambda db: db.close())
        self._reads.shutdown()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for setting in ("busy_timeout=10000", "journal_mode=wal", "synchronous=full",
                        "foreign_keys=on"):  # fmt: skip
            db.execute(f"pragma {setting}")
        return db

    def _prepare(self) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        db = self._connect()
        db.execute("begin immediate")
        version = db.execute("pragma user_version").fetchone()[0]
        if version == 0:
            for statement in SCHEMA.split(";"):
                db.execute(statement)
            db.execute(f"pragma user_version={VERSION}")
        db.execute("commit")
        db.close()
        if version not in (0, VERSION):
            raise ValueError(f"{self.path} was made by another version of Starboard ({version})")
        self._reading = self._connect()

    # ---- one writer -------------------------------------------------------------------------

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        db = self._connect()
        running = True
        while running:
            batch = [self._writes.get()]
            while not self._writes.empty():
                batch.append(self._writes.get())
            running = None not in batch
            jobs = [job for job in batch if job is not None]
            answers = self._commit(db, [write for write, _ in jobs])
            loop.call_soon_threadsafe(_tell, [future for _, future in jobs], answers)
        db.close()

    @staticmethod
    def _commit(db: sqlite3.Connection, writes: list[Write]) -> list[Exception | None]:
        """Do all writes in one transaction; say for each what went wrong with it."""
        answers: list[Exception | None] = []
        try:
            db.execute("begin immediate")
            for write in writes:
                db.execute("savepoint one")
                try:
                    write(db)
                    answers.append(None)
                except sqlite3.IntegrityError as error:
                    db.execute("rollback to one")
                    answers.append(Taken(str(error)))
                except Exception as error:
                    db.execute("rollback to one")
                    answers.append(error)
                db.execute("release one")
            db.execute("commit")
        except sqlite3.Error as error:  # the disk is full, the file is locked: nobody is stored
            if db.in_transaction:
                db.execute("rollback")
            return [error] * len(writes)
        return answers

    async def _write(self, write: Write) -> None:
        future = asyncio.get_running_loop().create_future()
        self._writes.put((write, future))
        # A caller that is cancelled must not take back what may be on the disk already.
        await asyncio.shield(future)

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        assert self._reading is not None, "start() comes first"
        return await asyncio.get_running_loop().run_in_executor(self._reads, read, self._reading)

    # ---- the log ----------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._read(lambda db: db.execute(
            "select seq, seat, option, forced from answers where tbl=? and seq>? order by seq",
            (table, after)).fetchall())  # fmt: skip
        return [
            Entry(seq, seat, None if option is None else as_option(_decode(option)), bool(forced))
            for seq, seat, option, forced in rows
        ]

    async def append(self, table: str, entries: Sequence[Entry], standing: Standing) -> None:
        rows = [_entry_row(table, entry) for entry in entries]
        now = (*_standing_row(standing), table)

        def write(db: sqlite3.Connection) -> None:
            db.executemany("insert into answers values (?,?,?,?,?)", rows)
            db.execute(
                "update tables set seq=?, waiting=?, over=?, digest=?, moved=? where id=?", now
            )

        await self._write(write)

    # ---- tables and seats -------------------------------------------------------------------

    async def check(self) -> None:
        await self._read(lambda db: db.execute("select 1 from tables limit 1").fetchall())

    async def secret(self, fresh: str) -> str:
        await self._write(
            lambda db: db.execute(
                "insert into meta values ('secret', ?) on conflict do nothing", (fresh,)
            )
        )
        row = await self._read(
            lambda db: db.execute("select value from meta where key='secret'").fetchone()
        )
        return str(row[0])

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        t = table
        row = (t.id, t.code, t.game, t.rules, t.seats, _encode(t.variant).decode(), str(t.seed),
               t.open_seed, t.host, t.created, *_standing_row(t.standing))  # fmt: skip

        def write(db: sqlite3.Connection) -> None:
            db.execute(f"insert into tables values ({','.join('?' * len(row))})", row)
            for s in seats:
                db.execute("insert into seats values (?,?,?,?,?,?)",
                           (t.id, s.seat, s.kind, s.name, s.token, s.bot))  # fmt: skip
                db.executemany("insert into holders values (?,?,?)",
                               [(person, t.id, s.seat) for person in s.holders])  # fmt: skip
            db.executemany(
                "insert into answers values (?,?,?,?,?)", [_entry_row(t.id, e) for e in entries]
            )

        await self._write(write)

    async def table(self, table: str) -> TableRow | None:
        row = await self._read(lambda db: db.execute(
            f"select {TABLE_COLUMNS} from tables where id=?", (table,)).fetchone())  # fmt: skip
        return None if row is None else _table_of(row)

    async def table_of_code(self, code: str) -> str | None:
        row = await self._read(
            lambda db: db.execute("select id from tables where code=?", (code,)).fetchone()
        )
        return None if row is None else str(row[0])

    async def seats(self, table: str) -> list[SeatRow]:
        def read(db: sqlite3.Connection) -> tuple[list[Any], list[Any]]:
            ask = "select seat, kind, name, token, bot from seats where tbl=? order by seat"
            holders = "select seat, person from holders where tbl=?"
            return db.execute(ask, (table,)).fetchall(), db.execute(holders, (table,)).fetchall()

        rows, holders = await self._read(read)
        on: dict[int, set[str]] = {}
        for seat, person in holders:
            on.setdefault(seat, set()).add(person)
        return [
            SeatRow(seat, kind, name, token, bot, frozenset(on.get(seat, ())))
            for seat, kind, name, token, bot in rows
        ]

    async def claim(
        self, table: str, seat: Seat, person: str, name: str, *, old: str, new: str
    ) -> None:
        def write(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "update seats set token=?, name=? where tbl=? and seat=? and token=?",
                (new, name, table, seat, old),
            ).rowcount
            if not changed:
                raise Taken("the seat")
            db.execute(
                "insert into holders values (?,?,?) on conflict do nothing", (person, table, seat)
            )

        await self._write(write)

    async def set_bot(self, table: str, seat: Seat, bot: str) -> None:
        await self._write(
            lambda db: db.execute(
                "update seats set bot=? where tbl=? and seat=?", (bot, table, seat)
            )
        )

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        rows = await self._read(lambda db: db.execute(
            f"select {TABLE_COLUMNS} from tables where host=?1 or id in"
            " (select tbl from holders where person=?1) order by moved desc limit ?2",
            (person, limit)).fetchall())  # fmt: skip
        return [_table_of(row) for row in rows]

    async def for_bots(self, since: float) -> list[str]:
        ask = "select id, waiting from tables where over=0 and moved>?"
        rows = await self._read(lambda db: db.execute(ask, (since,)).fetchall())
        seats = "select tbl, seat from seats where bot<>''"
        bots = await self._read(lambda db: set(db.execute(seats).fetchall()))
        return [id_ for id_, waiting in rows if any((id_, s) in bots for s in _decode(waiting))]

    # ---- chat -------------------------------------------------------------------------------

    async def add_chat(self, table: str, line: ChatRow) -> None:
        row = (table, line.name, line.seat, line.text, line.at)
        await self._write(
            lambda db: db.execute(
                "insert into chat (tbl, name, seat, text, at) values (?,?,?,?,?)", row
            )
        )

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        rows = await self._read(lambda db: db.execute(
            "select name, seat, text, at from chat where tbl=? order by n desc limit ?",
            (table, limit)).fetchall())  # fmt: skip
        return [ChatRow(*row) for row in reversed(rows)]

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Look now and then whether the file has changed; another server may share it."""
        self._watching = asyncio.get_running_loop().create_task(self._watch(heard))

    async def _watch(self, heard: Callable[[str, int], None]) -> None:
        version, since = 0, time.time()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now = await self._read(lambda db: int(db.execute("pragma data_version").fetchone()[0]))
            if now == version:
                continue
            version, before = now, since - 1  # clocks and commits are not that exact
            since = time.time()
            ask = "select id, seq from tables where moved>?"
            for table, seq in await self._read(partial(_rows, ask, (before,))):
                heard(table, seq)


def _rows(ask: str, values: tuple[Any, ...], db: sqlite3.Connection) -> list[Any]:
    return db.execute(ask, values).fetchall()


def _tell(futures: list[asyncio.Future[None]], answers: list[Exception | None]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.cancelled():
            continue
        if answer is None:
            future.set_result(None)
        else:
            future.set_exception(answer)


def _entry_row(table: str, entry: Entry) -> tuple[Any, ...]:
    option = None if entry.option is None else _encode(entry.option).decode()
    return table, entry.seq, entry.seat, option, entry.forced


def _standing_row(s: Standing) -> tuple[Any, ...]:
    return s.seq, _encode(s.waiting).decode(), s.over, s.digest, s.moved


def _table_of(row: Sequence[Any]) -> TableRow:
    id_, code, game, rules, seats, variant, seed, open_seed, host, created = row[:10]
    seq, waiting, over, digest, moved = row[10:]
    standing = Standing(seq, tuple(_decode(waiting)), bool(over), digest, moved)
    return TableRow(id_, code, game, rules, seats, _decode(variant), int(seed), bool(open_seed),
                    host, created, standing)  # fmt: skip
