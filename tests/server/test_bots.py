"""Bots at the table: they move, stand in, give hints, and a dead one stops nobody."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard import bots
from starboard.server import views
from starboard.server.bot_process import BotJob, Reply, rated_of, rating_of
from starboard.server.bot_workers import BotRequest, BotWorkers, NoBot
from starboard.server.game_server import GameServer
from starboard.server.people import Visitor
from starboard.server.settings import Settings
from starboard.server.tables import NewSeat, NewTable, create
from tests.server.harness import Line, Server, Zygote, options_of, play_out, running


def wait_for(line: Line, what: str, value: object) -> None:
    """Until the view says so; the line itself loses patience if the server says nothing."""
    while line.view[what] != value:
        line.next()


def test_a_whole_cooperative_game_with_bots(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "bot:greedy:1", "bot:random", game="death_angel")["table"]
    line = ann.sit(table, 0)
    play_out([line], random.Random(1))
    save = starboard.load(ann.get(f"/api/tables/{table}/save").text)
    assert save.over
    assert {seat for seat, _ in save.answers} == {0, 1, 2}


def test_a_bot_stands_in_and_hands_back(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "link")
    bob.join(table["table"], code=table["code"], name="Bob")
    host, other = ann.sit(table["table"], 0), bob.sit(table["table"], 1)
    assert other.call("bot-takes", seat=0, bot="random")["code"] == "not-host"
    assert host.call("bot-takes", seat=7, bot="random")["code"] == "not-yours"
    assert host.call("bot-takes", seat=1, bot="nobody")["code"] == "bad-bot"
    assert host.call("hand-back", seat=1)["code"] == "not-bot"
    assert host.call("bot-takes", seat=1, bot="random")["code"] == "player-here"
    other.close()
    while host.view["seats"][1]["here"]:
        host.next()
    assert host.call("bot-takes", seat=1, bot="random")["type"] == "done"
    assert host.view["seats"][1]["bot"] == "random"
    assert host.view["seats"][1]["kind"] == "link"
    wait_for(host, "seq", 1)  # it has bid for Bob
    assert host.view["waiting"] == [0]
    other = bob.sit(table["table"], 1)
    assert other.answer(["bid", 1])["code"] == "bot-plays"
    assert other.call("hand-back", seat=1)["type"] == "done"  # the player is back
    assert other.view["seats"][1]["bot"] is None
    play_out([host, other], random.Random(2))


def test_another_bot_takes_over_from_one_that_still_searches(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "link")
    bob.join(table["table"], code=table["code"], name="Bob")
    host = ann.sit(table["table"], 0)
    assert host.call("bot-takes", seat=1, bot="ismcts:9s")["type"] == "done"
    assert host.call("bot-takes", seat=1, bot="random")["type"] == "done"
    wait_for(host, "seq", 1)  # long before the first has searched to its end


def test_a_bots_own_seat_cannot_be_handed_back(server: Server) -> None:
    ann = server.guest()
    line = ann.sit(ann.create("me", "bot:random")["table"], 0)
    assert line.call("hand-back", seat=1)["code"] == "not-yours"


def test_a_hint_names_the_best_options_and_their_worth(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path, hint_bot="ismcts:20")) as server:
        ann = server.guest()
        table = ann.create("me", "device")["table"]
        line = ann.sit(table, 0)
        hint = line.call("hint", seat=0)
        assert hint["type"] == "hint"
        assert 1 <= len(hint["best"]) <= 3
        for best in hint["best"]:
            assert best["option"] in options_of(line)
            assert 0 <= best["value"] <= 1
            assert best["message"]["key"] == "option-bid"
            assert best["tries"] > 0
        line.answer(options_of(line)[0])
        assert line.call("hint", seat=0)["type"] == "refused"  # nothing to decide


def test_a_hint_says_which_answer_is_expected_next() -> None:
    """From the search, through its process, to what is sent."""
    rated = bots.Rated(("bid", 1), 0.5, 12, (1, ("bid", 3)))
    assert rated_of(rating_of(rated)) == rated
    game, sent = starboard.game("_example"), rating_of(rated)
    told = views.hint(game, sent.option, sent.value, sent.tries, sent.then)
    assert told.tries == 12
    assert told.then is not None
    assert told.then.seat == 1
    assert told.then.message.key == "option-bid"
    assert views.hint(game, ["bid", 1], 0.5, 1, None).then is None


def request_for(spec: str, seat: int = 0) -> BotRequest:
    async def job() -> BotJob:
        return BotJob("t", "_example", 2, "7", {}, [], seat, spec, 5)

    return BotRequest("ann", "t", spec, job)


async def chosen(workers: BotWorkers, spec: str) -> object:
    option = await workers.choose(request_for(spec))
    return option and option[0]


def test_idle_processes_share_a_search_by_the_clock() -> None:
    async def check() -> None:
        workers = BotWorkers(2, 30)
        jobs: list[int] = []
        for worker in workers.searching.all:

            async def counted(job: BotJob, limit: float, run: Any = worker.run) -> Any:
                jobs.append(job.part)
                return await run(job, limit)

            worker.run = counted  # type: ignore[assignment, method-assign]
        found = await workers.options(request_for("ismcts:0.2s"))
        assert sorted(jobs) == [0, 1]
        assert len({tuple(each.option) for each in found}) == len(found) > 1
        assert all(each.value is not None and 0 <= each.value <= 1 for each in found)
        await workers.options(request_for("ismcts:20"))  # iterations are one process's work
        assert len(jobs) == 3
        assert len(workers.searching.idle) == 2
        await workers.stop()

    asyncio.run(check())


def test_bots_asked_side_by_side_search_side_by_side(tmp_path: Path) -> None:
    """None of them takes the other's process to search with two."""

    async def check() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}", show_hidden=True)
        server = GameServer(replace(settings, bot_workers=2, bot_delay=0))
        at_work: list[tuple[int, int]] = []  # which seat, and which part of its search
        both = asyncio.Event()
        for worker in server.bot_workers.searching.all:

            async def wait(job: Any, limit: float) -> Reply:
                at_work.append((job.seat, job.part))
                if len(at_work) == 2:
                    both.set()
                await asyncio.sleep(3600)  # the other must begin meanwhile
                return Reply([])

            worker.run = wait  # type: ignore[method-assign]
        await server.start()
        seats = [NewSeat("me"), NewSeat("bot", bot="expert"), NewSeat("bot", bot="expert")]
        await create(server, Visitor("ann"), NewTable("_example", seats))
        await asyncio.wait_for(both.wait(), 60)
        assert sorted(at_work) == [(1, 0), (2, 0)]
        await server.stop()

    asyncio.run(check())


def test_a_process_that_dies_is_replaced() -> None:
    async def test() -> None:
        workers = BotWorkers(1, 30)
        assert await chosen(workers, "greedy:1") == "bid"
        worker = workers.searching.all[0]
        assert worker._process
        os.kill(worker._process.pid, signal.SIGKILL)
        assert await chosen(workers, "greedy:1") == "bid"
        searching = asyncio.create_task(workers.choose(request_for("ismcts:10s")))
        await asyncio.sleep(0.3)
        first = worker._process.pid
        os.kill(first, signal.SIGKILL)  # in the middle of a search: one more try
        while worker._process is None or worker._process.pid == first:
            await asyncio.sleep(0.01)
        os.kill(worker._process.pid, signal.SIGKILL)
        with pytest.raises(NoBot, match="died"):
            await searching
        assert await chosen(workers, "greedy:1") == "bid"
        await workers.stop()

    asyncio.run(test())


def test_a_process_that_hangs_is_given_up() -> None:
    async def test() -> None:
        workers = BotWorkers(1, 30)
        await workers.choose(request_for("greedy:1"))
        workers._limit = 0.3
        with pytest.raises(NoBot, match="has not answered"):
            await workers.choose(request_for("ismcts:10s"))
        workers._limit = 30
        assert await chosen(workers, "greedy:1") == "bid"
        await workers.stop()

    asyncio.run(test())


def test_a_fault_of_a_bot_is_told() -> None:
    async def test() -> None:
        workers = BotWorkers(1, 30)
        with pytest.raises(NoBot, match="BadBot"):
            await workers.choose(request_for("nobody"))
        with pytest.raises(NoBot, match="seat 5"):
            await workers.choose(request_for("random", seat=5))
        await workers.stop()

    asyncio.run(test())


def test_a_table_goes_on_without_its_bot(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path, bot_limit=0.01)) as server:
        ann = server.guest()
        line = ann.sit(ann.create("me", "bot:ismcts:5s")["table"], 0)
        play_out([line], random.Random(3))  # nothing answers in 10 ms: random moves are made


def test_the_same_table_gives_the_same_bot_the_same_move() -> None:
    async def test() -> None:
        workers = BotWorkers(1, 30)
        moves = {await workers.choose(request_for("ismcts:30")) for _ in range(3)}
        assert len(moves) == 1
        await workers.stop()

    asyncio.run(test())
