"""The processes that let bots search, seen from the server: jobs are shared out among them."""

from __future__ import annotations

import asyncio
import logging
import os
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from msgspec import structs

from starboard import bots
from starboard.kernel import Option, as_option

from . import builds
from .bot_process import BotJob, Job, PositionJob, Rating, Reply, name_of, rated_of, rating_of
from .fair_pool import FairPool

log = logging.getLogger("starboard.server")

NICE = 10  # how far a search gives way to everything else on the machine


class NoBot(Exception):
    """No bot has answered; the sentence says why."""


class Died(NoBot):
    """Its process has died in the middle: worth another try."""


class BotWorker:
    """One such process, started when it is first needed, and again after it has died."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._build = ""  # the compiled build that it plays with; empty: the sources
        self._replied = False
        self._decoder = msgspec.msgpack.Decoder(Reply)

    async def run(self, job: Job, limit: float) -> Reply:
        """Send a job and wait for the reply; a dead or hanging process is ended."""
        try:
            return await asyncio.wait_for(self._exchange(job), limit)
        except TimeoutError:
            raise NoBot(f"{name_of(job)} has not answered in {limit:g} seconds") from None
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            if self._build and not self._replied:
                builds.is_unfit(self._build)
            raise Died(f"the process of {name_of(job)} has died") from error
        finally:
            if sys.exc_info()[0] is not None:  # also when cancelled: its reply would come late
                await self.stop()

    async def _exchange(self, job: Job) -> Reply:
        build = builds.compiled_build()
        if build != self._build:  # it has become ready meanwhile, or turned out unfit
            await self.stop()
        if self._process is None or self._process.returncode is not None:
            self._build, self._replied = build, False
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "starboard.server.bot_process", str(self._niceness),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env=builds.environment(build),
            )  # fmt: skip
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        frame = msgspec.msgpack.encode(job)
        to.write(struct.pack("<I", len(frame)) + frame)
        await to.drain()
        size = struct.unpack("<I", await back.readexactly(4))[0]
        reply = self._decoder.decode(await back.readexactly(size))
        self._replied = True
        return reply

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What somebody wants to know of a bot. ``job`` is called when its turn has come; it may give
    None then: nobody wants to know any more."""

    visitor: str
    table: str
    spec: str
    job: Callable[[], Awaitable[BotJob | None]]
    alone: bool = True  # no other bot of the table is asked at the same time
    hint: bool = False


class BotWorkers:
    """A handful of processes, and the queues before them.

    Those that search are as many as the machine can run, and give way to the server itself. One
    more is kept for bots that answer at once, and one for old positions, so that neither ever
    waits for a search. All are started when they are first needed.
    """

    def __init__(self, workers: int, limit: float) -> None:
        count = workers or os.cpu_count() or 1
        self.searching = FairPool(BotWorker(NICE) for _ in range(count))
        self.instant = FairPool([BotWorker()])
        self.drawing = FairPool([BotWorker(NICE)])
        self._limit = limit

    async def choose(self, request: BotRequest) -> Option | None:
        """The bot's option, None if it is not wanted any more, or NoBot."""
        found = await self.options(request)
        return as_option(found[0].option) if found else None

    async def options(self, request: BotRequest) -> list[Rating]:
        """The bot's options, best first (none: not wanted any more), or NoBot."""
        at_once = bots.answers_at_once(request.spec) and not request.hint
        pool = self.instant if at_once else self.searching
        async with pool.turn(request.visitor, request.table) as worker:
            job = await request.job()
            if job is None:
                return []
            if request.alone and bots.takes_seconds(request.spec):
                return await self._search_together(worker, job, request.visitor)
            return await self._search(worker, job)

    async def position(self, visitor: str, job: PositionJob) -> bytes:
        """A position as JSON, or NoBot."""
        async with self.drawing.turn(visitor, job.table) as worker:
            return (await self._ask(worker, job)).position

    async def _search_together(self, worker: BotWorker, job: BotJob, visitor: str) -> list[Rating]:
        """A search for some seconds is shared by all processes that nobody waits for: each searches
        by itself, and what they have found is merged."""
        parts = [self._search(worker, job)]
        while (spare := self.searching.take_spare(visitor)) is not None:
            parts.append(self._help(spare, structs.replace(job, part=len(parts)), visitor))
        results = await asyncio.gather(*parts, return_exceptions=True)
        found = [result for result in results if not isinstance(result, BaseException)]
        if not found:
            assert isinstance(results[0], BaseException)
            raise results[0]
        if any(each.value is None for ratings in found for each in ratings):
            return found[0]
        rated = bots.merged([rated_of(each) for each in ratings] for ratings in found)
        return [rating_of(each) for each in rated]

    async def _help(self, worker: BotWorker, job: BotJob, visitor: str) -> list[Rating]:
        begun = time.monotonic()
        try:
            return await self._search(worker, job)
        finally:
            self.searching.give_back(worker, visitor, time.monotonic() - begun)

    async def _search(self, worker: BotWorker, job: BotJob) -> list[Rating]:
        return (await self._ask(worker, job)).options

    async def _ask(self, worker: BotWorker, job: Job) -> Reply:
        """One process's reply; should it die, its successor's."""
        try:
            reply = await worker.run(job, self._limit)
        except Died as error:
            log.warning("%s; it gets a successor", error)
            reply = await worker.run(job, self._limit)
        if reply.fault:
            raise NoBot(reply.fault)
        return reply

    async def stop(self) -> None:
        """End them all."""
        pools = (self.searching, self.instant, self.drawing)
        await asyncio.gather(*(worker.stop() for pool in pools for worker in pool.all))
