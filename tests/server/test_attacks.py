"""What strangers may try: nobody takes the bots, the limits or the tables from the others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from starboard.server import views
from starboard.server.app import make_app
from starboard.server.game_server import GameServer
from starboard.server.guard import _address
from starboard.server.people import Visitor
from starboard.server.play import Connection
from starboard.server.problem import Problem
from starboard.server.room import Room
from starboard.server.settings import Settings
from starboard.server.tables import NewSeat, NewTable, create
from starboard.server.viewer import Viewer
from tests.server.harness import PATIENCE, Guest, Line, Server, Zygote, play_out, running

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework
EVE, ANN = {"X-Forwarded-For": "203.0.113.66"}, {"X-Forwarded-For": "198.51.100.7"}


# ---- bots -----------------------------------------------------------------------------------


def test_an_easy_bot_answers_while_120_tables_of_six_experts_think(
    zygote: Zygote, tmp_path: Path
) -> None:
    """One visitor's 720 searches wait, each three seconds long; another's bot is not behind them.
    (That it is nobody's turn before hers is test_fair's business.)"""
    with running(Server(zygote, tmp_path)) as server:
        eve, ann = server.guest(**EVE), server.guest(**ANN)
        experts = ["bot:expert"] * 6
        tables = [eve.create(*experts, game="death_angel")["table"] for _ in range(120)]
        crowd = [eve.sit(table) for table in tables]  # bots play before somebody's eyes only
        for bot in ("bot:easy", "bot:normal"):
            line = ann.sit(ann.create("me", bot)["table"], 0)
            while line.view["seq"] < 1:
                line.next()
        untouched = [table for table in tables if eve.get(f"/api/tables/{table}").json()["seq"] < 6]
        assert len(untouched) > 100  # most of the experts' first answers are still to come
        for each in crowd:
            each.close()


def test_bots_alone_play_only_before_somebodys_eyes(server: Server) -> None:
    ann = server.guest()
    alone = ann.create("bot:random", "bot:random")["table"]
    play_out([ann.sit(ann.create("me", "bot:random")["table"], 0)], random.Random(1))
    assert ann.get(f"/api/tables/{alone}").json()["seq"] == 0
    watching = server.guest().sit(alone)
    while not watching.view["over"]:
        watching.next()


@pytest.mark.parametrize(
    ("bot", "allowed"),
    [
        ("easy", True), ("expert", True), ("random", True), ("greedy", True), ("greedy:8", True),
        ("ismcts:200", True), ("ismcts:2s", True), ("ismcts:10000", True),  # cut after bot_seconds
        ("ismcts:10001", False), ("ismcts:6s", False), ("greedy:1000", False),
    ],
)  # fmt: skip
def test_bounds_of_what_anybody_may_ask_for(tmp_path: Path, bot: str, allowed: bool) -> None:
    server = GameServer(Settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
    with contextlib.nullcontext() if allowed else pytest.raises(Problem, match="bad-bot"):
        assert server.bot(bot) == bot


def test_no_search_is_longer_than_the_server_allows(tmp_path: Path) -> None:
    async def test(server: GameServer, http: httpx.AsyncClient) -> None:
        wish = NewTable("_example", [NewSeat("me"), NewSeat("bot", bot="ismcts:10000")])
        room = await server.room((await create(server, Visitor("ann"), wish))["table"])
        assert server.bot_job(room, 1, "ismcts:10000").time_limit == 5

    with_a_server(tmp_path, test)


# ---- hints ----------------------------------------------------------------------------------


def test_hints_have_a_quota(zygote: Zygote, tmp_path: Path) -> None:
    """Forty sockets that ask at once are answered ten times in all, and not ten times each."""
    with running(Server(zygote, tmp_path, hint_bot="random", hint_rate=0.001)) as server:
        eve = server.guest(**EVE)
        tables = [eve.create("me", "device")["table"] for _ in range(20)]
        lines = [eve.sit(table, seat) for table in tables for seat in (0, 1)]
        asked = [line.tell("hint", seat=line.view["seat"]) for line in lines]
        answers = [reply_to(line, n) for line, n in zip(lines, asked, strict=True)]
        assert [a["type"] for a in answers].count("hint") == 10
        assert {a.get("code") for a in answers if a["type"] != "hint"} == {"too-fast"}
        ann = server.guest(**ANN)  # nobody else has to suffer
        assert ann.sit(ann.create("me", "link")["table"], 0).call("hint", seat=0)["type"] == "hint"


def test_one_hint_at_a_time_for_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks in three windows gets one search; when it is over, the next may be asked for."""

    async def test(server: GameServer, http: httpx.AsyncClient) -> None:
        wish = NewTable("_example", [NewSeat("me"), NewSeat("device")])
        room = await server.room((await create(server, Visitor("ann"), wish))["table"])
        over = asyncio.Event()
        searches: list[int] = []

        async def search(room: Room, seat: int, visitor: str) -> list[dict[str, Any]]:
            searches.append(seat)
            await over.wait()
            return []

        monkeypatch.setattr(server, "hint", search)
        eyes = [Viewer("ann", 0, frozenset({0}), layout="wide", host=True) for _ in range(3)]
        windows = [Connection(server, room, viewer) for viewer in eyes]

        async def ask(window: Connection, number: int) -> None:
            await window.handle(json.dumps({"type": "hint", "id": number, "seat": 0}))

        async def answer(window: Connection) -> dict[str, Any]:
            said: dict[str, Any] = json.loads(await window.viewer.outbox.get())
            return said

        for number, window in enumerate(windows):
            await ask(window, number)
        refused = [await answer(window) for window in windows[1:]]
        assert [said["code"] for said in refused] == ["too-fast", "too-fast"]
        over.set()
        assert (await answer(windows[0]))["type"] == "hint"
        await ask(windows[1], 9)
        assert (await answer(windows[1]))["type"] == "hint"
        assert searches == [0, 0]

    with_a_server(tmp_path, test)


def reply_to(line: Line, number: int) -> dict[str, Any]:
    while (reply := line.next()).get("id") != number:
        pass
    return reply


# ---- limits ---------------------------------------------------------------------------------

BODY = {"game": "_example", "seats": [{"kind": "me"}, {"kind": "link"}]}


def spellings(path: str) -> list[str]:
    """The same address, as a router that merges slashes and decodes percent signs takes it."""
    one, two, rest = path.strip("/").split("/", 2) if path.count("/") > 2 else (
        *path.strip("/").split("/"), "",
    )  # fmt: skip
    tail = f"/{rest}" if rest else ""
    return [
        path, f"/{path}", f"//{path}", f"{path}/", f"{path}//", f"/{one}//{two}{tail}",
        f"/%2F{one}/{two}{tail}", f"/{one}%2F{two}{tail}", f"/{one}/%2f{two}{tail}",
        f"/%61{one[1:]}/{two}{tail}",
    ]  # fmt: skip


@pytest.fixture(scope="module")
def strict(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which everything is allowed once or twice."""
    limits: dict[str, Any] = {"create_rate": 0.01, "join_rate": 0.02, "replay_rate": 0.05}
    with running(Server(zygote, tmp_path_factory.mktemp("strict"), sockets=2, **limits)) as server:
        yield server


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables"),
        ("POST", "/api/tables/nowhere/join"),
        ("GET", "/api/codes/AAAAAA"),
        ("GET", "/api/tables/nowhere/at/1"),
        ("GET", "/api/tables/nowhere/save"),
    ],
)
def test_every_spelling_of_an_address_is_limited_alike(
    strict: Server, method: str, path: str
) -> None:
    visitor = strict.guest(**{"X-Forwarded-For": f"192.0.2.{len(path)}"})
    body: dict[str, Any] = {"json": BODY} if method == "POST" else {}
    for _ in range(3):
        visitor.http.request(method, strict.url + path, **body)
    for spelled in spellings(path):
        answer = visitor.http.request(method, strict.url + spelled, **body)
        assert (answer.status_code, spelled) == (429, spelled)
    other_case = visitor.http.request(method, strict.url + path.replace("api", "API"), **body)
    assert other_case.status_code in (404, 405)  # there is no such address


def test_every_spelling_counts_as_a_call(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path, http_rate=0.1)) as server:
        guest = server.guest()
        assert guest.get("/api/games").status_code == 200
        for spelled in spellings("/api/games"):
            assert guest.http.get(server.url + spelled).status_code == 429, spelled


def test_every_spelling_counts_as_a_socket(strict: Server) -> None:
    guest = strict.guest(**{"X-Forwarded-For": "192.0.2.300"})
    table = guest.create("me", "link")["table"]
    with contextlib.ExitStack() as sockets:
        for spelled in spellings(f"/api/tables/{table}/play")[:2]:
            sockets.enter_context(dial(guest, spelled))
        for spelled in spellings(f"/api/tables/{table}/play"):
            with pytest.raises(InvalidStatus):
                dial(guest, spelled)


def dial(guest: Guest, path: str) -> Any:
    address = (guest.server.url + path).replace("http", "ws", 1)
    return connect(address, additional_headers=guest.headers, open_timeout=PATIENCE)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),  # one household
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_addresses_of_one_household_are_one(one: str, other: str, same: bool) -> None:
    first, second = (_address({"client": (each, 1)}) for each in (one, other))
    assert (first == second) is same


# ---- tables ---------------------------------------------------------------------------------


def test_more_tables_in_play_than_are_kept_in_memory(zygote: Zygote, tmp_path: Path) -> None:
    """Both players of every table see every move."""
    with running(Server(zygote, tmp_path, live_tables=3)) as server:
        ann, bob = server.guest(), server.guest()
        games = []
        for _ in range(10):
            made = ann.create("me", "link")
            bob.join(made["table"], code=made["code"], name="Bob")
            games.append([guest.sit(made["table"], n) for n, guest in enumerate((ann, bob))])
        for n in range(1, 7):  # a move at each table, then the next at each
            for lines in games:
                assert play_out(lines, random.Random(n), moves=1) == 1
                assert [line.view["seq"] for line in lines] == [n, n]
        for lines in games:
            assert lines[0].view["waiting"] == lines[1].view["waiting"]


# ---- replays --------------------------------------------------------------------------------


def with_a_server(
    tmp_path: Path, test: Callable[[GameServer, httpx.AsyncClient], Awaitable[None]]
) -> None:
    """Run a test with a server and its application in this process."""

    async def run() -> None:
        server = GameServer(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", show_hidden=True))
        app = httpx.ASGITransport(make_app(server))
        await server.start()
        try:
            async with httpx.AsyncClient(transport=app, base_url="http://here") as http:
                await test(server, http)
        finally:
            await server.stop()

    asyncio.run(run())


async def finished_game(server: GameServer) -> str:
    wish = NewTable("_example", [NewSeat("me"), NewSeat("device")])
    table: str = (await create(server, Visitor("ann"), wish))["table"]
    room = await server.room(table)
    while not room.table.over:
        ask = room.table.pending[0]
        await room.answer(ask.seat, room.seq, ask.options[0])
    return table


def test_old_positions_are_not_the_loops_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of them is played again or drawn in the server's own process, so that health and
    moves are answered while twenty are asked for; and each is made once."""

    def drawn(*_: Any, **__: Any) -> Any:
        raise AssertionError("drawn in the process of the server")

    async def test(server: GameServer, http: httpx.AsyncClient) -> None:
        table = await finished_game(server)
        monkeypatch.setattr(views, "position", drawn)
        monkeypatch.setattr("starboard.server.replays.replay", drawn)
        asked = [
            asyncio.create_task(http.get(f"/api/tables/{table}/at/{n % 5}")) for n in range(20)
        ]
        await asyncio.sleep(0)
        assert (await http.get("/health")).status_code == 200
        assert not any(task.done() for task in asked)
        answers = [await task for task in asked]
        assert [answer.json()["at"] for answer in answers] == [n % 5 for n in range(20)]
        await server.bot_workers.stop()
        monkeypatch.setattr(server.bot_workers, "position", drawn)
        assert (await http.get(f"/api/tables/{table}/at/3")).json() == answers[3].json()

    with_a_server(tmp_path, test)
