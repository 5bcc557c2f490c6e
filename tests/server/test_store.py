"""The store alone: of two writers one wins, a conflict fails alone, and the log replays exactly."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import starboard
from starboard.kernel import Table
from starboard.server.history import rebuild, standing_answers
from starboard.server.store import (
    ChatRow,
    Entry,
    SeatRow,
    Standing,
    Store,
    TableRow,
    Taken,
    open_store,
)  # fmt: skip

NOW = Standing(1, (0,), False, "d", 5.0)


def row(name: str = "t1", code: str = "AAAAAA", seed: int = 2**127 + 1) -> TableRow:
    standing = Standing(0, (0, 1), False, "", 1.0)
    return TableRow(name, code, "_example", 1, 2, {"a": 1}, seed, False, "ann", 1.0, standing)


SEATS = [
    SeatRow(0, "me", "Ann", "hash0", holders=frozenset({"ann"})),
    SeatRow(1, "link", "", "hash1"),
    SeatRow(2, "bot", "Robby", bot="random"),
]


BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'x.db'}"
    made: str = request.getfixturevalue("postgres").database()
    return made


@pytest.fixture
def with_store(url: str) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Runs a test with an open store."""

    def run(test: Callable[[Store], Awaitable[None]]) -> None:
        async def inside() -> None:
            store = open_store(url)
            await store.start()
            try:
                await test(store)
            finally:
                await store.stop()

        asyncio.run(inside())

    return run


WithStore = Callable[[Callable[[Store], Awaitable[None]]], None]


def test_what_was_kept_comes_back(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), SEATS)
        assert await store.table("t1") == row()
        assert await store.table("t2") is None
        assert await store.seats("t1") == SEATS
        assert await store.table_of_code("AAAAAA") == "t1"
        assert [t.id for t in await store.of_person("ann", 9)] == ["t1"]
        assert await store.of_person("bob", 9) == []
        await store.append("t1", [Entry(1, 0, ("bid", 3, (4, 5))), Entry(2, 1, None)], NOW)
        assert await store.entries("t1") == [Entry(1, 0, ("bid", 3, (4, 5))), Entry(2, 1, None)]
        assert await store.entries("t1", after=1) == [Entry(2, 1, None)]
        kept = await store.table("t1")
        assert kept is not None
        assert kept.standing == NOW
        lines = [ChatRow("Ann", 0, f"line {n}", float(n)) for n in range(5)]
        for line in lines:
            await store.add_chat("t1", line)
        assert await store.chat("t1", 3) == lines[2:]
        first = await store.secret("one")
        assert await store.secret("two") == first == "one"

    with_store(test)


def test_of_two_writers_exactly_one_wins(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), SEATS)
        entries = [Entry(1, 0, ("bid", n)) for n in range(20)]
        writes = [store.append("t1", [entry], NOW) for entry in entries]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        assert sum(isinstance(answer, Taken) for answer in answers) == 19
        winner = entries[answers.index(None)]
        assert await store.entries("t1") == [winner]

    with_store(test)


def test_two_processes_on_one_store(url: str) -> None:
    """Two stores, as two servers would have them: each entry is written by exactly one."""

    async def test() -> None:
        stores = [open_store(url) for _ in range(2)]
        for store in stores:
            await store.start()
        await stores[0].create(row(), SEATS)
        wins = [0, 0]
        for seq in range(1, 30):
            both = [s.append("t1", [Entry(seq, i, ("bid", i))], NOW) for i, s in enumerate(stores)]
            answers = await asyncio.gather(*both, return_exceptions=True)
            assert [type(a) for a in answers if a is not None] == [Taken]
            wins[answers.index(None)] += 1
        assert sum(wins) == len(await stores[0].entries("t1")) == 29
        for store in stores:
            await store.stop()

    asyncio.run(test())


def test_a_conflict_fails_alone_in_its_group(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), SEATS)
        await store.create(row("t2", "BBBBBB"), SEATS)
        await store.append("t1", [Entry(1, 0, ("x",))], NOW)
        pair = [Entry(2, 0, ("y",)), Entry(1, 0, ("z",))]  # the second of them exists
        answers = await asyncio.gather(
            store.append("t2", [Entry(1, 0, ("a",))], NOW),
            store.append("t1", pair, NOW),
            store.append("t2", [Entry(2, 0, ("b",))], NOW),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), Taken, type(None)]
        assert len(await store.entries("t1")) == 1  # all or none
        assert len(await store.entries("t2")) == 2
        with pytest.raises(Taken):
            await store.create(row("t3", "AAAAAA"), SEATS)  # the code of another table
        assert await store.table("t3") is None

    with_store(test)


def test_a_seat_is_claimed_once(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), SEATS)
        claims = [store.claim("t1", 1, p, p, old="hash1", new=f"own-{p}") for p in ("bob", "cat")]
        answers = await asyncio.gather(*claims, return_exceptions=True)
        assert {type(answer) for answer in answers} == {type(None), Taken}
        winner = ("bob", "cat")[answers.index(None)]
        seat = (await store.seats("t1"))[1]
        assert (seat.name, seat.token, seat.holders) == (
            winner, f"own-{winner}", frozenset({winner}),
        )  # fmt: skip
        await store.set_bot("t1", 1, "greedy")
        assert (await store.seats("t1"))[1].bot == "greedy"
        assert await store.for_bots(0.0) == ["t1"]
        assert await store.for_bots(99.0) == []

    with_store(test)


def test_a_lost_caller_does_not_lose_the_write(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), SEATS)
        task = asyncio.create_task(store.append("t1", [Entry(1, 0, ("a",))], NOW))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.append("t1", [Entry(2, 0, ("b",))], NOW)
        assert [e.seq for e in await store.entries("t1")] == [1, 2]

    with_store(test)


def test_every_commit_is_forced_to_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
        await store.start()
        db = store._connect()  # type: ignore[attr-defined]
        assert db.execute("pragma synchronous").fetchone() == (2,)
        assert db.execute("pragma journal_mode").fetchone() == ("wal",)
        await store.stop()

    asyncio.run(test())


def test_a_file_of_another_version_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "x.db")
    db.execute("pragma user_version=99")
    db.close()
    with pytest.raises(ValueError, match="later Starboard"):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'x.db'}").start())


@pytest.mark.parametrize("url", ["mysql://x", "", "sqlite:x", "postgres:secret@host"])
def test_unknown_databases_are_named_without_their_password(url: str) -> None:
    with pytest.raises(ValueError, match="a database is") as error:
        open_store(url)
    assert "secret" not in str(error.value)


# ---- the log and the game -------------------------------------------------------------------


def random_log(seed: int) -> tuple[Table, list[Entry]]:
    """A game played at random with many undos, and the log that a room would have written."""
    rng = random.Random(seed)
    table = starboard.new("_example", seats=3, seed=seed)
    log: list[Entry] = []
    while not table.over and len(log) < 60:
        able = [seat for seat in range(3) if table.undo_refusal(seat) is None]
        if able and rng.random() < 0.4:
            seat = rng.choice(able)
            table.undo(seat)
            log.append(Entry(len(log) + 1, seat, None))
            continue
        ask = rng.choice(table.pending)
        option = rng.choice(list(ask.options))
        table.answer(ask.seat, option)
        log.append(Entry(len(log) + 1, ask.seat, option))
    return table, log


def test_the_log_with_undos_replays_to_the_same_game() -> None:
    undone = 0
    for seed in range(40):
        table, log = random_log(seed)
        standing = Standing(len(log), (), table.over, table.digest(), 0.0)
        t = row(seed=seed)
        made = TableRow(t.id, t.code, t.game, 1, 3, {}, seed, False, "", 0.0, standing)
        again, diverged = rebuild(table.game, made, log)
        assert diverged is None
        assert again.digest() == table.digest()
        assert again.answers == table.answers
        assert [again.undo_refusal(s) is None for s in range(3)] == [
            table.undo_refusal(s) is None for s in range(3)
        ]
        undone += sum(entry.option is None for entry in log)
        assert len(standing_answers(log)) == table.seq
    assert undone > 40


def test_entries_that_came_after_the_row_was_read_are_left_for_later() -> None:
    table, log = random_log(3)
    standing = Standing(len(log), (), table.over, table.digest(), 0.0)
    made = TableRow("t", "c", "_example", 1, 3, {}, 3, False, "", 0.0, standing)
    later = Entry(len(log) + 1, 0, ("swap",))
    assert rebuild(table.game, made, [*log, later])[0].digest() == table.digest()


def test_rules_that_no_longer_replay_are_told() -> None:
    table, log = random_log(1)
    other = Standing(len(log), (), table.over, "0" * 24, 0.0)
    made = TableRow("t", "c", "_example", 0, 3, {}, 1, False, "", 0.0, other)
    again, diverged = rebuild(table.game, made, log)
    assert diverged is not None
    assert diverged.answer == 0
    assert diverged.problem().code == "rules-changed"
    assert again.answers == table.answers  # it can be read all the same


def test_an_answer_that_todays_rules_refuse_is_named() -> None:
    table, log = random_log(1)
    kept = standing_answers(log)
    at = len(kept) // 2
    now = [Entry(n, *answer) for n, answer in enumerate(kept, 1)]
    now[at] = Entry(at + 1, kept[at][0], ("hold", 99))
    standing = Standing(len(now), (), table.over, table.digest(), 0.0)
    made = TableRow("t", "c", "_example", 0, 3, {}, 1, False, "", 0.0, standing)
    again, diverged = rebuild(table.game, made, now)
    assert diverged is not None
    assert diverged.answer == at + 1
    assert again.answers == table.answers[:at]
    assert diverged.problem().code == "rules-diverge"
    for lang in ("en", "hu"):
        assert str(at + 1) in diverged.problem().message.text(lang)
