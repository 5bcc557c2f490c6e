"""Real servers in processes of their own, and clients that talk to them as anybody would."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 60.0  # seconds until a test gives up waiting; machines may be busy

Json = dict[str, Any]
REPLIES = ("done", "refused", "error", "hint", "pong", "sure")


def patched(scene: Json, patch: Json) -> Json:
    """The scene that a patch makes of another."""
    made = {**scene, **patch.get("fields", {})}
    for name, forest in (("nodes", "board"), ("hand", "hand")):
        if forest in patch:
            made[name] = _forest(made.get(name, ()), **patch[forest])
    return {name: value for name, value in made.items() if value is not None and value != []}


def _forest(roots: Any, *, set: Any = (), gone: Any = (), order: Any = {}) -> list[Json]:  # noqa: B006
    nodes: dict[str, Json] = {}
    kids = {"": [node["key"] for node in roots]}
    todo = [*roots]
    while todo:
        node = todo.pop()
        below = node.get("kids", [])
        nodes[node["key"]] = {name: value for name, value in node.items() if name != "kids"}
        kids[node["key"]] = [kid["key"] for kid in below]
        todo += below
    for change in set:
        whole = {**nodes.get(change["key"], {}), **change}
        nodes[change["key"]] = {name: value for name, value in whole.items() if value is not None}
    kids |= order

    def grown(key: str) -> Json:
        below = [grown(kid) for kid in kids.get(key, [])]
        return {**nodes[key], "kids": below} if below else nodes[key]

    for key in gone:
        del nodes[key]
    return [grown(key) for key in kids[""]]


class Zygote:
    """The process that forks servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("zygote.py"))],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        )  # fmt: skip

    def fork(self, arguments: Json, settings: Mapping[str, object]) -> tuple[int, int]:
        """A new server: its process id and its port."""
        environment = {f"STARBOARD_{k.upper()}": str(v) for k, v in settings.items()}
        assert self._process.stdin
        assert self._process.stdout
        order = {"arguments": arguments, "environment": environment}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        pid = port = 0
        while not (pid and port):
            line = self._process.stdout.readline()
            assert line, "the server has not started"
            # Two processes write to one pipe: a line may hold the words of both.
            if match := re.search(r"pid (\d+)$", line):
                pid = int(match[1])
            if match := re.search(r"ready: http://[^:]+:(\d+)/", line):
                port = int(match[1])
        return pid, port

    def close(self) -> None:
        """No more servers."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(PATIENCE)


class Server:
    """One server on one database file; it can be ended in every way and started again."""

    def __init__(
        self, zygote: Zygote, folder: Path, *, database: str = "", workers: int = 1,
        **settings: object,
    ) -> None:  # fmt: skip
        self.zygote = zygote
        self.database = database or f"sqlite:///{folder / 'test.db'}"
        self.workers = workers
        usual = {"bot_delay": 0, "show_hidden": 1, "http_rate": 1000, "create_rate": 100,
                 "join_rate": 100, "replay_rate": 100, "bot_workers": 1,
                 "bot_seconds": 10}  # fmt: skip
        self.settings: dict[str, object] = {**usual, **settings}
        self.pid = self.port = 0

    def start(self) -> Server:
        """Start, on a free port."""
        arguments = {"port": 0, "database": self.database, "workers": self.workers}
        self.pid, self.port = self.zygote.fork(arguments, self.settings)
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut does it."""
        os.kill(self.pid, signal.SIGKILL)
        self._wait_for_end()

    def stop(self) -> float:
        """As Ctrl-C does it; the seconds it took."""
        begun = time.monotonic()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        self._wait_for_end()
        return time.monotonic() - begun

    def _wait_for_end(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.005)
        raise AssertionError("the server does not end")

    def guest(self, **headers: str) -> Guest:
        """Somebody with a browser."""
        return Guest(self, headers)


class Guest:
    """A browser, or a program, with its own cookies."""

    def __init__(self, server: Server, headers: dict[str, str]) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)
        self.headers = headers

    def get(self, path: str, **options: Any) -> httpx.Response:
        self.http.base_url = self.server.url  # it may have been restarted elsewhere
        return self.http.get(path, **options)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        self.http.base_url = self.server.url
        return self.http.post(path, json=body, **options)

    def create(self, *kinds: str, game: str = "_example", **more: Any) -> Json:
        """A table with seats of these kinds; ``bot:random`` is a bot."""
        answer = self.post(
            "/api/tables", {"game": game, "seats": [_seat(k) for k in kinds], **more}
        )
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, table: str, **wish: Any) -> Json:
        answer = self.post(f"/api/tables/{table}/join", wish)
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    def sit(self, table: str, seat: int | str | None = None, **more: Any) -> Line:
        """Open a socket, through a seat or as a spectator."""
        return Line(self, table, seat, **more)


def _seat(kind: str) -> Json:
    kind, _, bot = kind.partition(":")
    return {"kind": kind, "name": kind.capitalize()} | ({"bot": bot} if bot else {})


class Line:
    """One socket. ``view`` is what a client would show: the state with all updates applied."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        seat: int | str | None,
        *,
        layout: str = "wide",
        version: str = "",
        **headers: str,
    ) -> None:
        query = f"layout={layout}" + ("" if seat is None else f"&seat={seat}")
        query += f"&protocol={version}" if version else ""
        address = f"{guest.server.url}/api/tables/{table}/play?{query}"
        cookies = "; ".join(f"{c.name}={c.value}" for c in guest.http.cookies.jar)
        sent = {**guest.headers, **({"Cookie": cookies} if cookies else {}), **headers}
        self._open = contextlib.ExitStack()
        self.ws = self._open.enter_context(
            connect(address.replace("http", "ws", 1), additional_headers=sent,
                    max_size=None, compression=None, open_timeout=PATIENCE)
        )  # fmt: skip
        self.view: Json = {}
        self.heard: list[bytes] = []  # everything, byte by byte
        self.inbox: list[Json] = []  # what was not an answer to a call
        self._ids = itertools.count(1)
        self.next()

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        raw = self.ws.recv(timeout, decode=False)
        assert isinstance(raw, bytes)
        self.heard.append(raw)
        message: Json = json.loads(raw)
        kind = message["type"]
        if kind == "state":
            self.view = message
        elif kind == "update":
            assert message["base"] == self.view["seq"]
            new = [event for frame in message["frames"] for event in frame.get("events", ())]
            scene = self.view["scene"]
            for frame in message["frames"]:
                scene = patched(scene, frame["patch"])
            events = self.view["events"][: message["from"]] + new
            self.view = {**self.view, **message, "scene": scene, "events": events}
        elif kind == "people":
            self.view["seats"] = message["seats"]
        if kind not in REPLIES:
            self.inbox.append(message)
        return message

    def listen(self, seconds: float) -> None:
        """Take in what comes within that time, if anything does."""
        with contextlib.suppress(TimeoutError):
            self.next(seconds)

    def until(self, kind: str) -> Json:
        """Wait for a message of a type."""
        while (message := self.next())["type"] != kind:
            pass
        return message

    def tell(self, kind: str, **fields: Any) -> int:
        """Send a message; its id."""
        number = next(self._ids)
        self.ws.send(json.dumps({"type": kind, "id": number, **fields}))
        return number

    def call(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        number = self.tell(kind, **fields)
        while (message := self.next())["type"] not in REPLIES or message.get("id") != number:
            pass
        while message["type"] in ("done", "pong") and self.view["seq"] < message["seq"]:
            self.next()  # the update follows
        return message

    def raw(self, text: str | bytes) -> Json:
        """Send anything, and wait for what comes back."""
        self.ws.send(text)
        while (message := self.next())["type"] not in REPLIES:
            pass
        return message

    @property
    def ask(self) -> Json | None:
        ask: Json | None = self.view["ask"]
        return ask

    def answer(self, option: list[Any], **changed: Any) -> Json:
        """Decide, as this seat."""
        fields = {"seq": self.view["seq"], "seat": self.view["seat"], "option": option, **changed}
        return self.call("answer", **fields)

    def settle(self) -> None:
        """Take in everything that has come so far."""
        self.call("ping")

    def close(self) -> None:
        self._open.close()

    def closed_with(self) -> int | None:
        """Read until the server closes; the code it gave."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        return self.ws.close_code


def options_of(line: Line) -> list[list[Any]]:
    """What the seat may choose now."""
    return [offer["option"] for offer in line.ask["options"]] if line.ask else []


def play_out(lines: list[Line], rng: random.Random, *, moves: int = 10_000) -> int:
    """Let all seats decide at random until the game is over, or for some moves; how many."""
    for made in range(moves):
        last = time.monotonic() + PATIENCE
        while not any(line.ask for line in lines):
            if all(line.view["over"] for line in lines):
                return made
            assert time.monotonic() < last, "nobody is asked, and the game goes not on"
            for line in lines:  # a bot thinks, or another server has not told this line yet
                line.listen(0.02)
        line = rng.choice([line for line in lines if line.ask])
        reply = line.answer(rng.choice(options_of(line)))
        assert reply["type"] == "done", reply
        for other in lines:
            other.settle()
    return moves


@contextlib.contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server.start()
    try:
        yield server
    finally:
        server.stop()
