"""Several workers before one PostgreSQL: the same game, whichever of them one talks to."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from starboard.server.store import Store, open_store
from tests.server.harness import Server, Zygote, play_out, running
from tests.server.postgres import Cluster
from tests.server.test_store import SEATS, row

pytestmark = pytest.mark.postgres


def test_people_on_different_workers_play_one_game(
    zygote: Zygote, tmp_path: Path, postgres: Cluster
) -> None:
    url = postgres.database()
    one, two = (Server(zygote, tmp_path, database=url) for _ in range(2))
    with running(one), running(two):
        ann, bob = one.guest(), two.guest()
        made = ann.create("me", "link", "bot:random")
        first = ann.sit(made["table"], 0)
        bob.join(made["table"], code=made["code"], name="Bob")
        second = bob.sit(made["table"], 1)
        second.call("chat", text="Hello over there")
        while not any(said["type"] == "chat" for said in first.inbox):
            first.next()
        assert first.view["seats"][1]["name"] == "Bob"
        while not first.view["seats"][1]["here"]:
            first.next()
        play_out([first, second], random.Random(1))
        assert first.view["result"] == second.view["result"]
        assert first.view["events"] == second.view["events"]


def test_a_server_of_several_workers(zygote: Zygote, tmp_path: Path, postgres: Cluster) -> None:
    with running(Server(zygote, tmp_path, database=postgres.database(), workers=2)) as server:
        ann = server.guest()
        table = ann.create("me", "device", "bot:random")["table"]
        for game in range(2):
            lines = [ann.sit(table, seat) for seat in (0, 1)]
            play_out(lines, random.Random(game), moves=4)
            for line in lines:
                line.close()
        ann.http.close()


def test_only_one_process_lets_a_bot_think(postgres: Cluster) -> None:
    async def test() -> None:
        url = postgres.database()
        stores: list[Store] = [open_store(url), open_store(url)]
        for store in stores:
            await store.start()
        await stores[0].create(row(), SEATS)
        soon = time.time() + 60
        assert await stores[0].lease("t1", 2, 0, soon)
        assert await stores[0].lease("t1", 2, 0, soon)  # once more: it is ours
        assert not await stores[1].lease("t1", 2, 0, soon)
        assert await stores[1].lease("t1", 2, 1, soon)  # the next answer
        assert await stores[1].lease("t1", 2, 1, time.time() - 1)
        assert await stores[0].lease("t1", 2, 1, soon)  # the other has taken too long
        for store in stores:
            await store.stop()

    asyncio.run(test())


def test_a_lost_line_is_made_again(postgres: Cluster) -> None:
    async def test() -> None:
        url = postgres.database()
        ear, mouth = open_store(url), open_store(url)
        await ear.start()
        await mouth.start()
        heard: asyncio.Queue[str] = asyncio.Queue()
        ear.listen(heard.put_nowait)
        assert await asyncio.wait_for(heard.get(), 60) == "* again"
        await mouth.announce("t1 who")
        assert await asyncio.wait_for(heard.get(), 60) == "t1 who"
        ended = "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
        await mouth._read(ended)  # type: ignore[attr-defined]
        assert await asyncio.wait_for(heard.get(), 60) == "* again"
        await mouth.announce("t1 who")
        assert await asyncio.wait_for(heard.get(), 60) == "t1 who"
        await ear.stop()
        await mouth.stop()

    asyncio.run(test())
