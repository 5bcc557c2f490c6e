"""The embedded store: one SQLite file, one thread that writes, one that reads.

A durable commit costs one forced disk write, about 4 ms. The writer therefore takes everything
that waits into one transaction (a savepoint each, so that one conflict fails alone) and answers
all the futures after the one commit: many tables share the price of the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .migrations import VERSION, statements
from .rows import Down, Step, Taken
from .sql import SqlStore

LOOK_EVERY = 0.5  # seconds between two looks for entries of another process
DIALECT = {"boolean": "integer", "real": "real", "counter": "integer"}

KEPT = "select value from meta where key='kept'"

Job = tuple[tuple[Step, ...], "asyncio.Future[None]"]


class SqliteStore(SqlStore):
    """A Store in one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-read")
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
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for setting in ("busy_timeout=10000", "journal_mode=wal", "synchronous=full",
                        "foreign_keys=on"):  # fmt: skip
            db.execute(f"pragma {setting}")
        return db

    def _prepare(self) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):  # a new one is for nobody else's eyes
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL, 0o600))
        db = self._connect()
        db.execute("begin immediate")
        try:
            version = db.execute("pragma user_version").fetchone()[0]
            for statement in statements(version, DIALECT):
                db.execute(statement)
            db.execute(f"pragma user_version={VERSION}")
            db.execute("commit")
        finally:  # what was begun and not finished is rolled back
            db.close()
        self._reading = self._connect()

    # ---- one writer -------------------------------------------------------------------------

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        db = self._connect()
        running = True
        while running:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            running = None not in batch
            jobs = [job for job in batch if job is not None]
            answers = _commit(db, [steps for steps, _ in jobs])
            loop.call_soon_threadsafe(_tell, [future for _, future in jobs], answers)
        db.close()

    async def _write(self, *steps: Step, notice: str = "") -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((steps, future))
        # A caller that is cancelled must not take back what may be on the disk already.
        await asyncio.shield(future)

    async def _read(self, statement: str, *values: Any) -> Sequence[Sequence[Any]]:
        db = self._reading
        assert db is not None, "start() comes first"
        try:
            rows: list[Any] = await asyncio.get_running_loop().run_in_executor(
                self._reader, lambda: db.execute(statement, values).fetchall()
            )
        except sqlite3.Error as error:
            raise Down(str(error)) from error
        return rows

    # ---- other processes --------------------------------------------------------------------

    async def lease(self, table: str, seat: int, turn: int, until: float) -> bool:
        """A second server on the file is rare, and of two bot moves only one is stored anyway."""
        return True

    async def announce(self, notice: str) -> None:
        """There is nobody to tell."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Look now and then whether the file has changed; another server may share it."""
        self._watching = asyncio.get_running_loop().create_task(self._watch(heard))

    async def _watch(self, heard: Callable[[str], None]) -> None:
        version, since, kept = 0, time.time(), await self._read(KEPT)
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now = (await self._read("pragma data_version"))[0][0]
            if now == version:
                continue
            version, before = now, since - 1  # clocks and commits are not that exact
            since = time.time()
            changed = "select id, seq from tables where moved>?"
            for table, seq in await self._read(changed, before):
                heard(f"{table} moved {seq}")
            if (now_kept := await self._read(KEPT)) != kept:
                kept = now_kept
                heard("* kept")


def _commit(db: sqlite3.Connection, jobs: list[tuple[Step, ...]]) -> list[Exception | None]:
    """Do all jobs in one transaction; say for each what went wrong with it."""
    answers: list[Exception | None] = []
    try:
        db.execute("begin immediate")
        for steps in jobs:
            db.execute("savepoint one")
            answers.append(_try(db, steps))
            if answers[-1] is not None:
                db.execute("rollback to one")
            db.execute("release one")
        db.execute("commit")
    except sqlite3.Error as error:  # the disk is full, the file is locked: nothing is stored
        if db.in_transaction:
            db.execute("rollback")
        return [Down(str(error)) for _ in jobs]
    return answers


def _try(db: sqlite3.Connection, steps: tuple[Step, ...]) -> Exception | None:
    try:
        for step in steps:
            changed = db.execute(step.statement, step.values).rowcount
            if step.must_change and not changed:
                return Taken("it is not there any more")
    except sqlite3.IntegrityError as error:
        return Taken(str(error))
    except (sqlite3.Error, OverflowError) as error:
        return error
    return None


def _tell(futures: list[asyncio.Future[None]], answers: list[Exception | None]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.cancelled():
            continue
        if answer is None:
            future.set_result(None)
        else:
            future.set_exception(answer)
