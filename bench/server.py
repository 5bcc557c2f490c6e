"""How long a move takes on the server while many tables are alive: ``python -m bench.server``.

A move is timed from sending the answer to ``done`` (it is on the disk) and to the moment when the
opponent has the new scene. The two references of the same run: an empty round trip over the same
socket, and one forced write of the same disk. Nothing is asserted: machines differ.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

START = "import sys; from starboard.server import main; main(0, database=sys.argv[1])"


class Player:
    """One socket that decides at random, and notes when it heard of which move."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.seen: dict[int, float] = {}
        self.changed = asyncio.Event()
        self.replies: asyncio.Queue[float] = asyncio.Queue()

    async def listen(self) -> None:
        async for raw in self.socket:
            now = time.perf_counter()
            said = json.loads(raw)
            if said["type"] in ("state", "update"):
                self.view = said
                self.seen[said["seq"]] = now
                self.changed.set()
            elif said["type"] in ("done", "error", "pong", "refused"):
                self.replies.put_nowait(now)

    async def call(self, message: dict[str, Any]) -> float:
        """Seconds until the answer."""
        sent = time.perf_counter()
        await self.socket.send(json.dumps({"id": 1, **message}))
        return await self.replies.get() - sent


async def open_table(http: httpx.AsyncClient, base: str, game: str) -> list[Player]:
    """A table for two people and a spectator."""
    seats = [{"kind": "me", "name": "A"}, {"kind": "device", "name": "B"}]
    answer = await http.post("/api/tables", json={"game": game, "seats": seats})
    table = answer.json()["table"]
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    players = []
    for seat in (0, 1, None):
        query = "" if seat is None else f"?seat={seat}"
        address = f"{base.replace('http', 'ws')}/api/tables/{table}/play{query}"
        socket = await connect(
            address, additional_headers={"Cookie": cookie}, max_size=None, compression=None
        )
        players.append(Player(socket, -1 if seat is None else seat))
    return players


async def play(players: list[Player], pause: float, until: float, rng: random.Random) -> list[Any]:
    """Moves at a human pace; for each the seconds to done and to the opponent's new scene."""
    times: list[Any] = []
    await asyncio.sleep(rng.random() * pause)
    while time.perf_counter() < until:
        able = [p for p in players if p.view.get("ask")]
        if not able:
            if players[0].view.get("over"):
                break
            await asyncio.sleep(0.01)
            continue
        player = rng.choice(able)
        other = players[1 - player.seat]
        option = rng.choice(player.view["ask"]["options"])["option"]
        seq = player.view["seq"]
        sent = time.perf_counter()
        message = {"type": "answer", "seq": seq, "seat": player.seat, "option": option}
        done = await player.call(message)
        while seq + 1 not in other.seen:
            other.changed.clear()
            await other.changed.wait()
        times.append((done, other.seen[seq + 1] - sent))
        await asyncio.sleep(rng.expovariate(1 / pause))
    return times


def forced_write(folder: Path, times: int = 60) -> float:
    """Seconds for one durable commit of the same database, the median."""
    db = sqlite3.connect(folder / "reference.db", isolation_level=None)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("create table t (n integer primary key, text text)")
    taken = []
    for n in range(times):
        begun = time.perf_counter()
        db.execute("insert into t values (?, ?)", (n, "x" * 200))
        taken.append(time.perf_counter() - begun)
    db.close()
    return statistics.median(taken)


def shown(name: str, seconds: list[float], against: dict[str, float]) -> str:
    """Percentiles, and how many of each reference the median is."""
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * q))] * 1000 for q in (0.5, 0.95, 0.99)]
    ratios = ", ".join(f"{at[0] / 1000 / one:.1f} x {what}" for what, one in against.items())
    tail = f"   ({ratios})" if ratios else ""
    return f"{name:<34} p50 {at[0]:6.2f}  p95 {at[1]:6.2f}  p99 {at[2]:6.2f} ms{tail}"


async def measure(base: str, folder: Path, asked: argparse.Namespace) -> None:
    """Open all tables, play on all of them, and print."""
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        tables = [await open_table(http, base, asked.game) for _ in range(asked.tables)]
        ears = [asyncio.create_task(p.listen()) for players in tables for p in players]
        await asyncio.sleep(0.5)
        pings = [await tables[0][0].call({"type": "ping"}) for _ in range(100)]
        against = {"ping": statistics.median(pings), "commit": forced_write(folder)}
        until = time.perf_counter() + asked.seconds
        games = [play(players, asked.pause, until, rng) for players in tables]
        times = [each for game in await asyncio.gather(*games) for each in game]
        for ear in ears:
            ear.cancel()
    print(f"{asked.tables} tables of {asked.game}, {3 * asked.tables} sockets, {len(times)} moves")
    print(shown("an empty round trip", pings, against))
    print(shown("a move, until it is on the disk", [done for done, _ in times], against))
    print(shown("a move, until the other sees it", [seen for _, seen in times], against))


def main() -> None:
    """Start a server of our own, measure, and end it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks")
    parser.add_argument("--game", default="death_angel")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(folder) as base:
        asyncio.run(measure(base, Path(folder), asked))


@contextlib.contextmanager
def running(folder: str) -> Iterator[str]:
    """A server of our own with a fresh database in the folder; its address."""
    settings = {"SHOW_HIDDEN": "1", "CREATE_RATE": "1000", "HTTP_RATE": "1000"}
    server = subprocess.Popen(
        [sys.executable, "-c", START, f"sqlite:///{folder}/bench.db"],
        stdout=subprocess.PIPE, text=True,
        env={**os.environ, **{f"STARBOARD_{k}": v for k, v in settings.items()}},
    )  # fmt: skip
    try:
        assert server.stdout
        match = re.search(r":(\d+)/", server.stdout.readline())
        assert match, "the server has not started"
        yield f"http://127.0.0.1:{match[1]}"
    finally:
        server.terminate()
        server.wait(10)


if __name__ == "__main__":
    main()
