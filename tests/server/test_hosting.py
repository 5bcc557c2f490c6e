"""What a host does is noticed by a server that runs."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import starboard
from starboard.server import admin
from starboard.server.doctor import examine
from starboard.server.settings import Settings
from starboard.server.store import Standing
from starboard.server.store.sql import SqlStore
from tests.server.harness import PATIENCE, Server, Zygote, options_of, play_out, running

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest) -> str:
    """Empty for a file of the server's own."""
    if request.param == "sqlite":
        return ""
    url: str = request.getfixturevalue("postgres").database()
    return url


def host(server: Server, work: Callable[..., object]) -> None:
    """Do something in another process's way: through the database alone."""

    async def inside() -> None:
        store = admin.store_at(server.database)
        await store.start()
        await work(store)  # type: ignore[misc]
        await store.stop()

    asyncio.run(inside())


def soon(is_so: Callable[[], bool]) -> None:
    """Wait until it is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.05)


def test_a_table_that_is_ended(zygote: Zygote, tmp_path: Path, database: str) -> None:
    with running(Server(zygote, tmp_path, database=database)) as server:
        ann = server.guest()
        table = ann.create("me", "device")["table"]
        lines = [ann.sit(table, seat) for seat in (0, 1)]
        play_out(lines, random.Random(1), moves=1)
        mover = next(line for line in lines if line.ask)
        host(server, lambda store: store.end(table, "closing time"))
        # An answer that came before the news is stored; the next one is not.
        soon(lambda: ann.get(f"/api/tables/{table}").json().get("ended") == "closing time")
        assert mover.answer(options_of(mover)[0])["code"] == "table-ended"


def test_a_visitor_who_is_banned(zygote: Zygote, tmp_path: Path, database: str) -> None:
    with running(Server(zygote, tmp_path, database=database)) as server:
        ann = server.guest()
        assert ann.get("/api/games").status_code == 200
        host(server, lambda store: admin.ban(store, "127.0.0.1", "rude", 1))
        soon(lambda: ann.get("/api/games").status_code == 403)
        assert ann.get("/api/games").json()["error"]["code"] == "banned"
        assert ann.get("/health").status_code == 200
        host(server, lambda store: store.unban("127.0.0.1"))
        soon(lambda: ann.get("/api/games").status_code == 200)


def test_a_ban_ends_by_itself(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path)) as server:
        host(server, lambda store: admin.ban(store, "127.0.0.1", "rude", -1))
        assert server.guest().get("/api/games").status_code == 200


def test_a_game_of_other_rules_can_be_read(zygote: Zygote, tmp_path: Path) -> None:
    """Played before a rule changed: it is shown as far as it goes, and says why not further."""
    with running(Server(zygote, tmp_path)) as server:
        ann = server.guest()
        table = ann.create("me", "device")["table"]
        lines = [ann.sit(table, seat) for seat in (0, 1)]
        play_out(lines, random.Random(1), moves=3)

        async def change(store: SqlStore) -> None:
            row = await store.table(table)
            assert row is not None
            s = row.standing
            await store.append(table, [], Standing(s.seq, s.waiting, s.over, "0" * 24, s.moved))

        host(server, change)
        server.kill()
        server.start()
        again = ann.sit(table, 0)
        assert again.view["seq"] == 3
        assert again.ask is None  # nothing is lit
        assert again.view["stopped"]["key"] == "error-rules-changed"
        assert again.answer(["bid", 1])["code"] == "rules-changed"


def test_a_finished_game_is_kept_as_it_ended(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path)) as server:
        ann = server.guest()
        table = ann.create("me", "device")["table"]
        lines = [ann.sit(table, seat) for seat in (0, 1)]
        play_out(lines, random.Random(1))
        kept: list[str] = []

        async def look(store: SqlStore) -> None:
            if (found := await store.finished(table)) is not None:
                kept.append(found.save)

        def is_kept() -> bool:
            host(server, look)
            return bool(kept)

        soon(is_kept)
        assert starboard.load(kept[0]).over
        assert ann.get(f"/api/tables/{table}/save").text == kept[0]


def test_the_doctor_finds_what_is_wrong(
    zygote: Zygote, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.server.doctor.PATIENCE", PATIENCE)  # machines may be busy

    def bad(settings: Settings, address: str = "") -> dict[str, str]:
        return {each.about: each.says for each in examine(settings, address) if not each.fine}

    database = f"sqlite:///{tmp_path / 'x.db'}"
    with running(Server(zygote, tmp_path)) as server:
        assert bad(Settings(database=database), server.url) == {}
        address = server.url
    wrong = bad(Settings(database="sqlite:////proc/nowhere/x.db", static=str(tmp_path)), address)
    assert "not built" in wrong["page"]
    assert "cannot be reached" in wrong["server"]
    assert "database" in wrong


def test_the_metrics_count_moves(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path)) as server:
        ann = server.guest()
        table = ann.create("me", "device")["table"]
        lines = [ann.sit(table, seat) for seat in (0, 1)]
        play_out(lines, random.Random(1), moves=2)
        told = dict(
            line.rsplit(" ", 1)
            for line in ann.get("/metrics").text.splitlines()
            if not line.startswith("#")
        )
        assert told["starboard_move_seconds_count"] == "2"
        assert told["starboard_viewers"] == "2"
        assert ann.get("/ready").json() == {"status": "ready"}
    with running(Server(zygote, tmp_path, metrics="no")) as server:
        assert server.guest().get("/metrics").status_code == 404
