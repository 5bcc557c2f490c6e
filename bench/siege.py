"""How long one visitor's bots take while another's fill all processes: ``python -m bench.siege``.

One visitor has many tables of six experts, all of them watched. Another visitor plays against a bot
of each level, and the bots' answers are timed; so are calls of /health.
Nothing is asserted: machines differ, and tests/server/test_fair.py proves the order.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .server import running, shown

CROWD, VISITOR = {"X-Forwarded-For": "203.0.113.66"}, {"X-Forwarded-For": "198.51.100.7"}


async def create(http: httpx.AsyncClient, game: str, *bots: str, person: bool) -> str:
    """A table; its id."""
    seats = [{"kind": "me"}] * person + [{"kind": "bot", "bot": bot} for bot in bots]
    answer = await http.post("/api/tables", json={"game": game, "seats": seats})
    table: str = answer.raise_for_status().json()["table"]
    return table


async def sit(http: httpx.AsyncClient, table: str, seat: int | None = None) -> ClientConnection:
    """A socket to a table."""
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    query = "" if seat is None else f"?seat={seat}"
    address = f"{http.base_url}/api/tables/{table}/play{query}".replace("http", "ws", 1)
    headers = {"Cookie": cookie, "X-Forwarded-For": http.headers["X-Forwarded-For"]}
    return await connect(address, additional_headers=headers, max_size=None, compression=None)


async def drain(socket: ClientConnection) -> None:
    """Look on."""
    async for _ in socket:
        pass


async def bot_answers(http: httpx.AsyncClient, game: str, bot: str, most: int) -> list[float]:
    """Play against one bot; the seconds of its answers."""
    socket = await sit(http, await create(http, game, bot, person=True), 0)
    times: list[float] = []
    view = json.loads(await socket.recv())
    since = time.perf_counter()
    while len(times) < most and not view["over"]:
        if view["ask"]:
            option = random.choice(view["ask"]["options"])["option"]
            said = {"type": "answer", "seq": view["seq"], "seat": 0, "option": option}
            await socket.send(json.dumps(said))
        before, mine = view["waiting"], bool(view["ask"])
        while (said := json.loads(await socket.recv()))["type"] != "update":
            pass
        view, now = said, time.perf_counter()
        if 1 in before and not mine:
            times.append(now - since)
        if 1 not in before or not mine:
            since = now
    await socket.close()
    return times


async def health(http: httpx.AsyncClient, times: int) -> list[float]:
    """Seconds of some calls of /health."""
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        (await http.get("/health")).raise_for_status()
        found.append(time.perf_counter() - begun)
        await asyncio.sleep(0.05)
    return found


async def measure(base: str, asked: argparse.Namespace) -> None:
    """Fill the server, then play."""
    async with (
        httpx.AsyncClient(base_url=base, timeout=120, headers=CROWD) as crowd,
        httpx.AsyncClient(base_url=base, timeout=120, headers=VISITOR) as visitor,
    ):
        ears = []
        for _ in range(asked.tables):
            table = await create(crowd, "death_angel", *["expert"] * 6, person=False)
            ears.append(asyncio.create_task(drain(await sit(crowd, table))))
        print(f"{asked.tables} tables of six experts search")
        for bot in asked.bots.split(","):
            print(shown(f"an answer of {bot}", await bot_answers(visitor, asked.game, bot, 15), {}))
        print(shown("/health", await health(visitor, 60), {}))
        for ear in ears:
            ear.cancel()


def main() -> None:
    """Start a server of our own, measure, and end it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--game", default="theseus", help="what the visitor plays")
    parser.add_argument("--bots", default="easy,normal")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(folder) as base:
        asyncio.run(measure(base, asked))


if __name__ == "__main__":
    main()
