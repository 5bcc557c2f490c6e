"""One process that thinks for bots: jobs come in on standard input, options go out. It also draws
positions of finished games, for which a whole game may have to be played again.

It runs apart from the server so that thinking never delays a move of somebody else, and so that
a bot that crashes or hangs can be ended alone. ``python -m starboard.server.brain`` is one.
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

from . import views

TABLES_KEPT = 100  # in this process: a job then sends only a few answers into the rules


class Job(msgspec.Struct, array_like=True, frozen=True, tag=True):
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
    longest: float = 0.0  # seconds that a search may take, however many tries it may have (0: any)


class Look(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A position of a finished game that somebody wants to see."""

    table: str
    game: str
    seats: int
    seed: str
    variant: dict[str, Any]
    answers: list[tuple[Seat, list[Any], bool]]  # those that led there
    of: int  # answers of the whole game
    seat: Seat | None
    layout: str


class Opinion(msgspec.Struct, array_like=True, frozen=True):
    """What a bot thinks of an option."""

    option: list[Any]
    value: float | None = None  # the expected result, if it has found one out
    tries: int = 1
    then: tuple[Seat, list[Any]] | None = None  # what it reckons with next


class Thought(msgspec.Struct, array_like=True, frozen=True):
    """What came of it: the options, best first; or what is seen, as JSON."""

    options: list[Opinion]
    fault: str = ""
    seen: bytes = b""


class Tables:
    """The tables of the last jobs; each is the prefix of the next job about it, as a rule."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[list[Any], Table]] = OrderedDict()

    def at(self, job: Job | Look) -> Table:
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


def think(table: Table, job: Job) -> list[Opinion]:
    """The bot's choice; for a hint, or if it searches, all it has an opinion of."""
    bot, worlds = bots.make(job.spec, job.bot_seed), bots.Worlds(table, job.seat)
    rated: list[bots.Rated] = []
    if isinstance(bot, bots.IsmctsBot):
        bot.part, bot.time_limit = job.part, job.longest
        if job.hint or len(worlds.options) > 1:
            rated = bot.rate(worlds, to_play=not job.hint)
    elif job.hint:
        rated = bot.rate(worlds)
    return [opinion_of(each) for each in rated] or [Opinion(list(bot.choose(worlds)))]


def opinion_of(rated: bots.Rated) -> Opinion:
    """The same as it is sent."""
    then = (rated.then[0], list(rated.then[1])) if rated.then else None
    return Opinion(list(rated.option), rated.value, rated.visits, then)


def rated_of(opinion: Opinion) -> bots.Rated:
    """The same as bots speak of it."""
    then = (opinion.then[0], as_option(opinion.then[1])) if opinion.then else None
    return bots.Rated(as_option(opinion.option), opinion.value or 0.0, opinion.tries, then)


def name_of(job: Job | Look) -> str:
    """What the log calls it."""
    return job.spec if isinstance(job, Job) else "a look"


def answer(tables: Tables, job: Job | Look) -> Thought:
    """Think, or look; a fault becomes a sentence for the server's log."""
    try:
        table = tables.at(job)
        if isinstance(job, Look):
            return Thought([], seen=views.encode(views.past(table, job.of, job.seat, job.layout)))
        return Thought(think(table, job))
    except Exception as error:
        return Thought([], f"{name_of(job)} in {job.game}: {type(error).__name__}: {error}"[:500])


def read_frame(source: BinaryIO) -> bytes | None:
    """The next job's bytes, or None when the server is gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    return source.read(struct.unpack("<I", head)[0])


def main() -> None:
    """Think until the server closes the pipe; the first argument says how nicely."""
    os.nice(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not speak into the pipe
    tables, jobs = Tables(), msgspec.msgpack.Decoder(Job | Look)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        thought = msgspec.msgpack.encode(answer(tables, jobs.decode(frame)))
        out.write(struct.pack("<I", len(thought)) + thought)
        out.flush()


if __name__ == "__main__":
    main()
