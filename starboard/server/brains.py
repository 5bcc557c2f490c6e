"""The processes that think for bots, seen from the server: jobs are shared out among them."""

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

from .brain import Job, Look, Opinion, Thought, name_of, opinion_of, rated_of
from .fair import Fair

log = logging.getLogger("starboard.server")

NICE = 10  # how far a search gives way to everything else on the machine


class NoBot(Exception):
    """No bot has answered; the sentence says why."""


class Died(NoBot):
    """Its process has died in the middle: worth another try."""


class Brain:
    """One such process, started when it is first needed, and again after it has died."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._decoder = msgspec.msgpack.Decoder(Thought)

    async def think(self, job: Job | Look, limit: float) -> Thought:
        """Send a job and wait for its answer; a dead or hanging process is ended."""
        try:
            return await asyncio.wait_for(self._exchange(job), limit)
        except TimeoutError:
            raise NoBot(f"{name_of(job)} has not answered in {limit:g} seconds") from None
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            raise Died(f"the process of {name_of(job)} has died") from error
        finally:
            if sys.exc_info()[0] is not None:  # also when cancelled: its answer would come late
                await self.stop()

    async def _exchange(self, job: Job | Look) -> Thought:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "starboard.server.brain", str(self._niceness),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        frame = msgspec.msgpack.encode(job)
        to.write(struct.pack("<I", len(frame)) + frame)
        await to.drain()
        size = struct.unpack("<I", await back.readexactly(4))[0]
        return self._decoder.decode(await back.readexactly(size))

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody wants to know of a bot. ``job`` is asked for when its turn has come; it may
    give None then: nobody wants to know any more."""

    visitor: str
    table: str
    spec: str
    job: Callable[[], Awaitable[Job | None]]
    alone: bool = True  # no other bot of the table is asked at the same time
    hint: bool = False


class Brains:
    """A handful of processes, and the queues before them.

    Those that search are as many as the machine can run and give way to the server itself. One
    more is kept for bots that answer at once, and one for old positions, so that neither ever
    waits for a search. All are started when they are first needed.
    """

    def __init__(self, workers: int, limit: float) -> None:
        count = workers or os.cpu_count() or 1
        self.searching = Fair(Brain(NICE) for _ in range(count))
        self.quick = Fair([Brain()])
        self.looking = Fair([Brain(NICE)])
        self._limit = limit

    async def choose(self, question: Question) -> Option | None:
        """The bot's option, None if it is not wanted any more, or NoBot."""
        found = await self.options(question)
        return as_option(found[0].option) if found else None

    async def options(self, question: Question) -> list[Opinion]:
        """What the bot thinks of its options, best first (none: not wanted any more), or NoBot."""
        at_once = bots.answers_at_once(question.spec) and not question.hint
        processes = self.quick if at_once else self.searching
        async with processes.turn(question.visitor, question.table) as brain:
            job = await question.job()
            if job is None:
                return []
            if question.alone and bots.takes_seconds(question.spec):
                return await self._together(brain, job, question.visitor)
            return await self._think(brain, job)

    async def look(self, visitor: str, look: Look) -> bytes:
        """A position as JSON, or NoBot."""
        async with self.looking.turn(visitor, look.table) as brain:
            return (await self._ask(brain, look)).seen

    async def _together(self, brain: Brain, job: Job, visitor: str) -> list[Opinion]:
        """A search for some seconds is shared by all for whom nobody waits: each searches apart,
        and what they have found is put together."""
        parts = [self._think(brain, job)]
        while (spare := self.searching.take_spare(visitor)) is not None:
            parts.append(self._help(spare, structs.replace(job, part=len(parts)), visitor))
        thoughts = await asyncio.gather(*parts, return_exceptions=True)
        found = [thought for thought in thoughts if not isinstance(thought, BaseException)]
        if not found:
            assert isinstance(thoughts[0], BaseException)
            raise thoughts[0]
        if any(each.value is None for thought in found for each in thought):
            return found[0]
        rated = bots.merged([rated_of(each) for each in thought] for thought in found)
        return [opinion_of(each) for each in rated]

    async def _help(self, brain: Brain, job: Job, visitor: str) -> list[Opinion]:
        begun = time.monotonic()
        try:
            return await self._think(brain, job)
        finally:
            self.searching.give_back(brain, visitor, time.monotonic() - begun)

    async def _think(self, brain: Brain, job: Job) -> list[Opinion]:
        return (await self._ask(brain, job)).options

    async def _ask(self, brain: Brain, job: Job | Look) -> Thought:
        """One process's answer; should it die, its successor's."""
        try:
            thought = await brain.think(job, self._limit)
        except Died as error:
            log.warning("%s; it gets a successor", error)
            thought = await brain.think(job, self._limit)
        if thought.fault:
            raise NoBot(thought.fault)
        return thought

    async def stop(self) -> None:
        """End them all."""
        groups = (self.searching, self.quick, self.looking)
        await asyncio.gather(*(brain.stop() for group in groups for brain in group.all))
