"""When the store is gone: everybody is told to try again, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import stat
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from starboard.server.game_server import GameServer
from starboard.server.logs import ALIKE, RepeatFilter
from starboard.server.people import Visitor
from starboard.server.play import TRY_AGAIN, Connection, _serve, play
from starboard.server.room import Room
from tests.server.harness import Server, Zygote, options_of, play_out, running
from tests.server.postgres import Cluster
from tests.server.test_room import first_option, in_a_room, viewer


class Socket:
    """A socket in memory, over which the client says some things."""

    def __init__(self, server: GameServer, *says: dict[str, Any]) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(server=server))
        self.scope = {"starboard.visitor": Visitor("ann")}
        self.query_params = {"seat": "0"}
        self.headers: dict[str, str] = {}
        self.sent: list[dict[str, Any]] = []
        self.closed = 0
        self._says = iter(says)

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, str]:
        for said in self._says:
            return {"type": "websocket.receive", "text": json.dumps(said)}
        await asyncio.sleep(3600)
        return {}

    async def send_data(self, data: bytes, mode: str) -> None:
        self.sent.append(json.loads(data))

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = code


async def gone(*_: Any) -> Any:
    raise OSError("the disk is gone")


def test_a_socket_is_told_to_try_again(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        server.forget(room)
        server.store._reading.close()  # type: ignore[attr-defined]
        socket = Socket(server)
        await play.fn(socket, room.row.id)
        assert [said["code"] for said in socket.sent] == ["no-store"]
        assert socket.closed == TRY_AGAIN == 1013

    in_a_room(tmp_path, test)


def test_who_has_moved_is_told_that_it_was_not_stored(tmp_path: Path) -> None:
    """Also if the table must be let go because it cannot be read again."""

    async def test(server: GameServer, room: Room) -> None:
        option = first_option(room, 0)
        socket = Socket(server, {"type": "answer", "id": 7, "seq": 0, "seat": 0, "option": option})
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.store, "append", gone)
            patch.setattr(server.store, "entries", gone)
            connection = Connection(server, room, viewer(room, 0))
            await asyncio.wait_for(_serve(socket, connection), 60)  # type: ignore[arg-type]
        errors = [said for said in socket.sent if said["type"] == "error"]
        assert [(said["id"], said["code"]) for said in errors] == [(7, "no-store")]
        assert socket.closed == TRY_AGAIN
        assert (await server.room(room.row.id)).seq == 0

    in_a_room(tmp_path, test)


def test_bots_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: GameServer, room: Room) -> None:
        lease = server.store.lease
        monkeypatch.setattr("starboard.server.bot_turns.STORE_AGAIN", 0.01)
        monkeypatch.setattr(server.store, "lease", gone)
        room.wake_bots()
        await asyncio.sleep(0.1)
        assert room.seq == 0
        monkeypatch.setattr(server.store, "lease", lease)
        while room.seq == 0:
            await asyncio.sleep(0.01)

    in_a_room(tmp_path, test, "me", "bot:random", bot_delay=0.3)


def test_a_flood_of_alike_lines_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    repeats = RepeatFilter()

    def lines(*words: str) -> Iterator[str]:
        for word in words:
            line = logging.LogRecord("x", logging.ERROR, "", 0, "%s fails", (word,), None)
            if repeats.filter(line):
                yield line.getMessage()

    assert list(lines(*"abcdefgh")) == ["a fails", "b fails", "c fails"]
    now += 11
    assert list(lines("i", "j")) == [f"i fails ({8 - ALIKE} more like this)", "j fails"]


def test_the_file_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        for file in tmp_path.glob("x.db*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    in_a_room(tmp_path, test)


# ---- PostgreSQL -----------------------------------------------------------------------------


@pytest.mark.postgres
def test_a_database_that_crashes_and_comes_back(
    zygote: Zygote, tmp_path: Path, postgres: Cluster
) -> None:
    with running(Server(zygote, tmp_path, database=postgres.database())) as server:
        ann = server.guest()
        table = ann.create("me", "device")["table"]
        lines = [ann.sit(table, seat) for seat in (0, 1)]
        play_out(lines, random.Random(1), moves=1)
        mover = next(line for line in lines if line.ask)
        postgres.crash()
        try:
            assert mover.answer(options_of(mover)[0])["code"] == "no-store"
            assert mover.closed_with() == TRY_AGAIN
            refused = ann.sit(table, 0)
            assert json.loads(refused.heard[0])["code"] == "no-store"
            assert refused.closed_with() == TRY_AGAIN
            assert ann.get("/health").status_code == 503
            answer = ann.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no-store")
        finally:
            postgres.start()
        again = [ann.sit(table, seat) for seat in (0, 1)]
        assert [line.view["seq"] for line in again] == [1, 1]
        play_out(again, random.Random(2))


@pytest.mark.postgres
def test_a_database_that_says_nothing(zygote: Zygote, tmp_path: Path, postgres: Cluster) -> None:
    with running(Server(zygote, tmp_path, database=postgres.database())) as server:
        ann = server.guest()
        line = ann.sit(ann.create("me", "device")["table"], 0)
        with postgres.frozen():
            assert ann.get("/health").status_code == 503
            assert line.answer(options_of(line)[0])["code"] == "no-store"
        while ann.get("/health").status_code != 200:
            pass


@pytest.mark.postgres
def test_an_id_that_is_none(zygote: Zygote, tmp_path: Path, postgres: Cluster) -> None:
    with running(Server(zygote, tmp_path, database=postgres.database())) as server:
        ann = server.guest()
        for path in ("", "/save", "/at/1"):
            answer = ann.get(f"/api/tables/%00{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-table")
        line = ann.sit("%00")
        assert json.loads(line.heard[0])["code"] == "no-table"
        assert line.closed_with() == 4404
