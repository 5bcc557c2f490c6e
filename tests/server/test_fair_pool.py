"""Taking turns: however much one visitor wants, another is served after what runs already."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from starboard.server.fair_pool import MOST_KNOWN, FairPool

Visit = Callable[[str, str, float], Awaitable[None]]


def served(test: Callable[[FairPool[str], Visit], Awaitable[None]], things: int = 1) -> list[str]:
    """Run a test; everybody who was served, in order, as ``visitor/table``."""
    order: list[str] = []

    async def run() -> None:
        pool = FairPool(f"thing {n}" for n in range(things))

        async def visit(visitor: str, table: str, seconds: float) -> None:
            thing = await pool.take(visitor, table)
            order.append(f"{visitor}/{table}")
            await asyncio.sleep(0)
            pool.give_back(thing, visitor, seconds)

        await test(pool, visit)
        assert sorted(pool.idle) == sorted(pool.all)

    asyncio.run(run())
    return order


@pytest.mark.parametrize("processes", [1, 2])
def test_a_visitor_waits_only_for_what_runs_already(processes: int) -> None:
    """While 120 tables of six bots of another wait, their bot is the next to search."""

    async def test(pool: FairPool[str], visit: Visit) -> None:
        running = [await pool.take("eve", "first") for _ in range(processes)]
        flood = [visit("eve", f"table {n}", 3.0) for n in range(120) for _ in range(6)]
        everybody = asyncio.gather(*flood, visit("ann", "hers", 0.1), visit("ann", "hers", 0.1))
        await asyncio.sleep(0)
        for thing in running:
            pool.give_back(thing, "eve", 3.0)
        await everybody

    order = served(test, processes)
    assert len(order) == 722
    assert order[0] == "ann/hers"
    assert "ann/hers" in order[1 : processes + 1]


def test_visitors_share_by_seconds_and_not_by_how_often_they_ask() -> None:
    async def test(pool: FairPool[str], visit: Visit) -> None:
        long = [visit("eve", "t", 9.0) for _ in range(20)]
        short = [visit("ann", "t", 1.0) for _ in range(90)]
        await asyncio.gather(*long, *short)

    order = served(test)
    for n in range(10, 100, 10):  # nine short turns for each long one
        assert abs(order[:n].count("eve/t") - n / 10) <= 1


def test_tables_of_one_visitor_take_turns() -> None:
    async def test(pool: FairPool[str], visit: Visit) -> None:
        await asyncio.gather(*(visit("ann", table, 1.0) for table in ("a",) * 3 + ("b", "c")))

    assert served(test) == ["ann/a", "ann/a", "ann/b", "ann/c", "ann/a"]


def test_whoever_stays_away_saves_nothing_up() -> None:
    async def test(pool: FairPool[str], visit: Visit) -> None:
        await visit("eve", "t", 0.0)
        for _ in range(20):
            await visit("ann", "t", 5.0)
        both = [visit(who, "t", 5.0) for who in ("eve",) * 5 + ("ann",) * 5]
        await asyncio.gather(*both)

    last = served(test)[-10:]
    assert 2 <= last[:6].count("ann/t") <= 4


def test_whoever_goes_away_leaves_the_queue() -> None:
    async def test(pool: FairPool[str], visit: Visit) -> None:
        thing = await pool.take("ann", "t")
        waiting = asyncio.create_task(pool.take("bob", "t"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        pool.give_back(thing, "ann", 1.0)
        assert pool.idle == [thing]
        # ... also when it was given to them in the same moment
        thing = await pool.take("ann", "t")
        waiting = asyncio.create_task(pool.take("bob", "t"))
        await asyncio.sleep(0)
        pool.give_back(thing, "ann", 1.0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert pool.idle == [thing]

    served(test)


def test_helpers_are_taken_only_if_nobody_waits() -> None:
    async def test(pool: FairPool[str], visit: Visit) -> None:
        first, second = await pool.take("ann", "t"), pool.take_spare("ann")
        assert {first, second} == set(pool.all)
        assert pool.take_spare("ann") is None
        waiting = asyncio.create_task(pool.take("bob", "t"))
        await asyncio.sleep(0)
        pool.give_back(first, "ann", 1.0)
        assert pool.take_spare("ann") is None  # it is Bob's
        pool.give_back(await waiting, "bob", 1.0)
        pool.give_back(str(second), "ann", 1.0)

    served(test, 2)


def test_many_visitors_are_not_remembered_for_ever() -> None:
    async def test(pool: FairPool[str], visit: Visit) -> None:
        for n in range(3 * MOST_KNOWN):
            await visit(f"visitor {n}", "t", 1.0)
        assert len(pool._queues) <= MOST_KNOWN

    served(test)
