"""A process that works for the server: jobs come in on standard input, replies go out.

It lets bots search, and it draws positions of finished games, for which a whole game may have to be
played again. It runs apart from the server so that this never delays anybody's move, and so that a
bot that crashes or hangs can be ended alone. ``python -m starboard.server.bot_process`` is one.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

import starboard
from starboard import bots
from starboard.kernel import Seat, Table, as_option, replay

from . import messages, retelling

TABLES_KEPT = 100  # in this process: a job then sends only a few answers into the rules


class BotJob(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A position and a seat that must decide."""

    table: str
    game: str
    seats: int
    seed: str  # as text: it has 128 bits
    variant: dict[str, Any]
    answers: list[tuple[Seat, list[Any], bool]]
    seat: Seat
    spec: str
    bot_seed: int
    hint: bool = False
    part: int = 0  # of several processes that search the same question
    time_limit: float = 0.0  # seconds that a search may take, whatever its iterations (0: any)


class PositionJob(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A position of a finished game that somebody wants to see."""

    table: str
    game: str
    seats: int
    seed: str
    variant: dict[str, Any]
    answers: list[tuple[Seat, list[Any], bool]]  # those that led there
    of: int  # answers of the whole game
    seat: Seat | None
    layout: str  # "": the timeline of the whole game is wanted
    ended: bool = True  # a game that runs keeps what others have answered to itself


Job = BotJob | PositionJob


class Rating(msgspec.Struct, array_like=True, frozen=True):
    """What a bot found out about an option."""

    option: list[Any]
    value: float | None = None  # the expected result, if it has found one out
    tries: int = 1
    then: tuple[Seat, list[Any]] | None = None  # the answer that it expects next


class Reply(msgspec.Struct, array_like=True, frozen=True):
    """What came of a job: the options, best first; or a position as JSON; or what went wrong."""

    options: list[Rating]
    fault: str = ""
    position: bytes = b""


class TableCache:
    """The tables of the last jobs; as a rule each is the beginning of the next job's table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[list[Any], Table]] = OrderedDict()

    def at(self, job: Job) -> Table:
        """The table after the job's answers."""
        answers = [(seat, as_option(option), forced) for seat, option, forced in job.answers]
        known, table = self._kept.pop(job.table, ([], None))
        if table is None or known != answers[: len(known)]:
            game = starboard.game(job.game)
            table = replay(game, job.seats, int(job.seed), job.variant, answers)
        else:
            for seat, option, _ in answers[len(known) :]:
                table.answer(seat, option)
        self._kept[job.table] = (answers, table)
        if len(self._kept) > TABLES_KEPT:
            self._kept.popitem(last=False)
        return table


def rate(table: Table, job: BotJob) -> list[Rating]:
    """The bot's choice; for a hint, or if it searches, all the options that it has tried."""
    bot, worlds = bots.make(job.spec, job.bot_seed), bots.Worlds(table, job.seat)
    rated: list[bots.Rated] = []
    if isinstance(bot, bots.IsmctsBot):
        bot.part, bot.time_limit = job.part, job.time_limit
        if job.hint or len(worlds.options) > 1:
            rated = bot.rate(worlds, to_play=not job.hint)
    elif job.hint:
        rated = bot.rate(worlds)
    return [rating_of(each) for each in rated] or [Rating(list(bot.choose(worlds)))]


def rating_of(rated: bots.Rated) -> Rating:
    """A bot's rating as it is sent."""
    then = (rated.then[0], list(rated.then[1])) if rated.then else None
    return Rating(list(rated.option), rated.value, rated.visits, then)


def rated_of(rating: Rating) -> bots.Rated:
    """A rating that was sent, as bots know it."""
    then = (rating.then[0], as_option(rating.then[1])) if rating.then else None
    return bots.Rated(as_option(rating.option), rating.value or 0.0, rating.tries, then)


def name_of(job: Job) -> str:
    """What the log calls a job."""
    return job.spec if isinstance(job, BotJob) else "a position"


def retold(job: PositionJob, tables: TableCache) -> dict[str, Any]:
    """A position of a game and what led there; or the timeline of all of it."""
    answers = [(seat, as_option(option), forced) for seat, option, forced in job.answers]
    if not job.layout:
        start = Table(starboard.game(job.game), job.seats, int(job.seed), job.variant)
        return retelling.timeline(start, answers, job.seat)
    before = tables.at(msgspec.structs.replace(job, answers=job.answers[:-1]))
    table = retelling.last_step(before, answers)
    return retelling.position(table, job.of, job.seat, job.layout, ended=job.ended)


def reply_to(job: Job, tables: TableCache) -> Reply:
    """Do a job; a fault becomes a sentence for the server's log."""
    try:
        if isinstance(job, PositionJob):
            return Reply([], position=messages.encode(retold(job, tables)))
        table = tables.at(job)
        return Reply(rate(table, job))
    except Exception as error:
        return Reply([], f"{name_of(job)} in {job.game}: {type(error).__name__}: {error}"[:500])


def read_frame(source: BinaryIO) -> bytes | None:
    """The next job's bytes, or None when the server is gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    return source.read(struct.unpack("<I", head)[0])


def main() -> None:
    """Do jobs until the server closes the pipe; the first argument is the process's niceness."""
    os.nice(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not write into the pipe
    tables, jobs = TableCache(), msgspec.msgpack.Decoder(Job)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        reply = msgspec.msgpack.encode(reply_to(jobs.decode(frame), tables))
        out.write(struct.pack("<I", len(reply)) + reply)
        out.flush()


if __name__ == "__main__":
    main()
