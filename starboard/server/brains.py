"""The processes that think for bots, seen from the server: jobs are shared out among them."""

from __future__ import annotations

import asyncio
import logging
import os
import struct
import sys

import msgspec

from starboard import bots
from starboard.kernel import Option, as_option

from .brain import Job, Opinion, Thought, opinion_of, rated_of

log = logging.getLogger("starboard.server")


class NoBot(Exception):
    """No bot has answered; the sentence says why."""


class Died(NoBot):
    """Its process has died in the middle: worth another try."""


class Brain:
    """One such process, started when it is first needed, and again after it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._decoder = msgspec.msgpack.Decoder(Thought)

    async def think(self, job: Job, limit: float) -> Thought:
        """Send a job and wait for its answer; a dead or hanging process is ended."""
        try:
            return await asyncio.wait_for(self._exchange(job), limit)
        except TimeoutError:
            raise NoBot(f"{job.spec} has not answered in {limit:g} seconds") from None
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            raise Died(f"the process of {job.spec} has died") from error
        finally:
            if sys.exc_info()[0] is not None:  # also when cancelled: its answer would come late
                await self.stop()

    async def _exchange(self, job: Job) -> Thought:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "starboard.server.brain",
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


class Brains:
    """A handful of processes, and the queue before them."""

    def __init__(self, workers: int, limit: float) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._all = [Brain() for _ in range(count)]
        self._idle: asyncio.LifoQueue[Brain] = asyncio.LifoQueue()
        self._limit = limit
        for brain in self._all:
            self._idle.put_nowait(brain)

    async def choose(self, job: Job) -> Option:
        """The bot's option, or NoBot."""
        best: Option = as_option((await self.options(job))[0].option)
        return best

    async def options(self, job: Job) -> list[Opinion]:
        """What the bot thinks of its options, best first, or NoBot.

        A search for some seconds is shared by all who are idle: each searches apart, and what
        they have found is put together.
        """
        crew = [await self._idle.get()]
        while bots.takes_seconds(job.spec) and not self._idle.empty():
            crew.append(self._idle.get_nowait())
        thoughts = await asyncio.gather(
            *(self._think(b, msgspec.structs.replace(job, part=n)) for n, b in enumerate(crew)),
            return_exceptions=True,
        )
        found = [thought for thought in thoughts if not isinstance(thought, BaseException)]
        if not found:
            assert isinstance(thoughts[0], BaseException)
            raise thoughts[0]
        if any(each.value is None for thought in found for each in thought):
            return found[0]
        rated = bots.merged([rated_of(each) for each in thought] for thought in found)
        return [opinion_of(each) for each in rated]

    async def _think(self, brain: Brain, job: Job) -> list[Opinion]:
        """One process's part; it is idle again whatever comes of it."""
        try:
            try:
                thought = await brain.think(job, self._limit)
            except Died as error:
                log.warning("%s; it gets a successor", error)
                thought = await brain.think(job, self._limit)
        finally:
            self._idle.put_nowait(brain)
        if thought.fault:
            raise NoBot(thought.fault)
        return thought.options

    async def stop(self) -> None:
        """End them all."""
        await asyncio.gather(*(brain.stop() for brain in self._all))
