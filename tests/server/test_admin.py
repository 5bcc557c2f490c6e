"""What hosts do from the command line: every command, on a database with games in it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import starboard
from starboard.cli.common import BadInput, app
from starboard.server.finished import finished_of
from starboard.server.store import Entry, SeatRow, Standing, Store, TableRow, open_store

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
Fresh = Callable[[], str]


@pytest.fixture(params=BOTH)
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Makes addresses of empty databases."""
    numbers = iter(range(9))

    def make() -> str:
        if request.param == "sqlite":
            return f"sqlite:///{tmp_path / f'{next(numbers)}.db'}"
        url: str = request.getfixturevalue("postgres").database()
        return url

    return make


@pytest.fixture
def url(fresh: Fresh) -> str:
    """A database with a finished game, and one that has just begun."""
    made = fresh()
    with_store(made, fill)
    return made


def with_store(url: str, work: Any) -> Any:
    async def inside() -> Any:
        store = open_store(url)
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(inside())


async def fill(store: Store) -> None:
    for name, seed, moves in (("done", 1, 1000), ("begun", 2, 3)):
        table, rng = starboard.new("_example", seats=2, seed=seed), random.Random(seed)
        while not table.over and table.seq < moves:
            ask = rng.choice(table.pending)
            table.answer(ask.seat, rng.choice(list(ask.options)))
        waiting = tuple(ask.seat for ask in table.pending)
        standing = Standing(table.seq, waiting, table.over, table.digest(), 5.0)
        row = TableRow(name, name.upper(), "_example", table.game.version, 2, table.variant, seed,
                       False, "ann", 1.0, standing)  # fmt: skip
        seats = [
            SeatRow(0, "me", "Ann", "h", holders=frozenset({"ann"})),
            SeatRow(1, "bot", bot="easy"),
        ]
        log = [Entry(n, r.seat, r.option, r.forced) for n, r in enumerate(table.records, 1)]
        await store.create(row, seats, log)
        if table.over:
            await store.finish(name, finished_of(table))


def say(*words: str, url: str, fails: bool = False) -> str:
    """The output of a command."""
    done = CliRunner().invoke(app, ["admin", *words, "--database", url])
    if fails:
        assert done.exit_code != 0
        return str(done.exception or done.output)
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


def test_tables_are_listed(url: str) -> None:
    found = json.loads(say("tables", "--json", url=url))
    assert {row["table"]: row["state"] for row in found} == {"done": "over", "begun": "running"}
    assert "begun" not in say("tables", "--over", url=url)


def test_a_table_is_ended_and_deleted(url: str) -> None:
    say("end", "begun", "--why", "time", url=url)
    assert "ended: time" in say("tables", "--no-over", url=url)
    assert "say --yes" in say("delete", "begun", url=url, fails=True)
    say("delete", "begun", "--yes", url=url)
    assert "begun" not in say("tables", url=url)
    assert "no such thing" in say("end", "begun", url=url, fails=True)
    assert with_store(url, lambda store: store.entries("begun")) == []


def test_what_was_kept_long_enough_goes(url: str) -> None:
    assert "1 finished and 1 abandoned" in say(
        "tidy", "--finished", "9", "--abandoned", "9", url=url
    )
    assert len(json.loads(say("tables", "--json", url=url))) == 2, "it was only said"
    say("tidy", "--finished", "9", "--chat", "1", "--yes", url=url)
    assert [row["table"] for row in json.loads(say("tables", "--json", url=url))] == ["begun"]


def test_visitors_are_banned(url: str) -> None:
    say("ban", "203.0.113.7", "--why", "rude", "--days", "3", url=url)
    assert "203.0.113.7  rude" in say("bans", url=url)
    say("unban", "203.0.113.7", url=url)
    assert "Nobody" in say("bans", url=url)
    assert "no such thing" in say("unban", "203.0.113.7", url=url, fails=True)


def test_a_backup_is_restored(url: str, fresh: Fresh, tmp_path: Path) -> None:
    file, other = tmp_path / "copy", fresh()
    say("backup", str(file), url=url)
    assert "already" in say("backup", str(file), url=url, fails=True)
    say("restore", str(file), url=other)
    for name in ("done", "begun"):
        for work in ("table", "seats", "entries", "finished"):
            theirs, ours = (
                with_store(each, lambda store, work=work, name=name: getattr(store, work)(name))
                for each in (url, other)
            )
            assert theirs == ours
    assert "empty one" in say("restore", str(file), url=other, fails=True)
    assert "2 games played again, 0 of them" in say("verify", url=other)


def test_everything_is_moved(url: str, fresh: Fresh) -> None:
    other = fresh()
    say("move", other, url=url)
    assert "2 games played again, 0 of them" in say("verify", url=other)


@pytest.mark.parametrize("content", [b"", b"rubbish", b"\x1f\x8b rubbish"])
def test_rubbish_is_not_restored(content: bytes, tmp_path: Path) -> None:
    file, url = tmp_path / "rubbish", f"sqlite:///{tmp_path / 'x.db'}"
    file.write_bytes(content)
    assert "rubbish" in say("restore", str(file), url=url, fails=True)
    assert json.loads(say("tables", "--json", url=url)) == []


def test_a_game_that_leads_elsewhere_is_named(url: str) -> None:
    async def damage(store: Store) -> None:
        row = await store.table("begun")
        assert row is not None
        s = row.standing
        wrong = Standing(s.seq + 1, s.waiting, s.over, "0" * 24, s.moved)
        log = await store.entries("begun")
        again = log[-1]
        await store.append("begun", [Entry(s.seq + 1, again.seat, again.option)], wrong)

    with_store(url, damage)
    told = CliRunner().invoke(app, ["admin", "verify", "--database", url])
    assert told.exit_code == 1
    assert "begun (_example)" in told.output
    assert "1 of them" in told.output


def test_bad_addresses_are_one_sentence() -> None:
    done = CliRunner().invoke(app, ["admin", "tables", "--database", "mysql://x"])
    assert isinstance(done.exception, BadInput)
    assert "a database is" in str(done.exception)
