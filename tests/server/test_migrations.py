"""The schema grows: a database of the first release becomes one of today, with all it holds."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from starboard.server.store import Store, open_store
from starboard.server.store.migrations import (
    FIRST_RELEASE,
    STEPS,
    VERSION,
    NewerDatabase,
    statements,
)
from starboard.server.store.sqlite import DIALECT

OLD = Path(__file__).parent / "first_release.sql"


def old_rows(no: str) -> str:
    """What was kept then, with this database's word for no."""
    return OLD.read_text(encoding="utf-8").replace("@no", no)


def with_store(url: str, test: Any) -> Any:
    async def inside() -> Any:
        store = open_store(url)
        await store.start()
        try:
            return await test(store)
        finally:
            await store.stop()

    return asyncio.run(inside())


async def holds_all(store: Store) -> None:
    """What the old dump holds is there, and the new columns have their values."""
    row = await store.table("aaaaaaaaaaaaaaaa")
    assert row is not None
    assert (row.game, row.code, row.standing.seq, row.ended) == ("_example", "ABCDEF", 2, "")
    assert [entry.option for entry in await store.entries(row.id)] == [("bid", 3), None]
    assert [seat.name for seat in await store.seats(row.id)] == ["Ann", "Robby"]
    assert [line.text for line in await store.chat(row.id, 9)] == ["hello"]
    await store.end(row.id, "an end")
    ended = await store.table(row.id)
    assert ended is not None
    assert ended.ended == "an end"


def test_a_file_of_the_first_release(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.db")
    db.executescript(FIRST_RELEASE.format(**DIALECT))
    db.executescript(old_rows("0"))
    db.execute("pragma user_version=1")
    db.commit()
    db.close()
    url = f"sqlite:///{tmp_path / 'old.db'}"
    with_store(url, holds_all)
    again = sqlite3.connect(tmp_path / "old.db")
    assert again.execute("pragma user_version").fetchone() == (VERSION,)
    with_store(url, lambda store: store.check())  # and a second start changes nothing


@pytest.mark.postgres
def test_a_dump_of_the_first_release(request: pytest.FixtureRequest) -> None:
    import asyncpg

    from starboard.server.store.postgres import DIALECT as POSTGRES

    url: str = request.getfixturevalue("postgres").database()

    async def fill() -> None:
        db = await asyncpg.connect(url)
        await db.execute(FIRST_RELEASE.format(**POSTGRES))
        await db.execute("insert into meta values ('version', '1')")
        await db.execute(old_rows("false"))
        await db.close()

    asyncio.run(fill())
    with_store(url, holds_all)


def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = sqlite3.connect(tmp_path / "old.db")
    db.executescript(FIRST_RELEASE.format(**DIALECT))
    db.execute("pragma user_version=1")
    db.close()
    broken = (*STEPS[:1], "create table fresh (a integer); create nonsense")
    monkeypatch.setattr("starboard.server.store.migrations.STEPS", broken)
    with pytest.raises(sqlite3.OperationalError):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'old.db'}").start())
    after = sqlite3.connect(tmp_path / "old.db")
    assert after.execute("pragma user_version").fetchone() == (1,)
    names = {name for (name,) in after.execute("select name from sqlite_master")}
    assert "fresh" not in names


def test_a_later_database_is_left_alone() -> None:
    assert list(statements(VERSION, DIALECT)) == []
    with pytest.raises(NewerDatabase, match="later Starboard"):
        list(statements(VERSION + 1, DIALECT))
