"""One process that thinks for bots: jobs come in on standard input, options go out.

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

TABLES_KEPT = 32  # in this process: a job then sends only a few answers into the rules


class Job(msgspec.Struct, array_like=True, frozen=True):
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


class Opinion(msgspec.Struct, array_like=True, frozen=True):
    """What a bot thinks of an option."""

    option: list[Any]
    value: float | None = None  # the expected result, if it has found one out
    tries: int = 1
    then: tuple[Seat, list[Any]] | None = None  # what it reckons with next


class Thought(msgspec.Struct, array_like=True, frozen=True):
    """What came of it: the options, best first."""

    options: list[Opinion]
    fault: str = ""


class Tables:
    """The tables of the last jobs; each is the prefix of the next job about it, as a rule."""

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


def think(table: Table, job: Job) -> list[Opinion]:
    """The bot's choice; for a hint, or if it searches, all it has an opinion of."""
    bot, worlds = bots.make(job.spec, job.bot_seed), bots.Worlds(table, job.seat)
    rated: list[bots.Rated] = []
    if isinstance(bot, bots.IsmctsBot):
        bot.part = job.part
        if job.hint or len(worlds.options) > 1:
            rated = bot.rate(worlds, brief=not job.hint)
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


def answer(tables: Tables, job: Job) -> Thought:
    """Think; a fault becomes a sentence for the server's log."""
    try:
        return Thought(think(tables.at(job), job))
    except Exception as error:
        return Thought([], f"{job.spec} in {job.game}: {type(error).__name__}: {error}"[:500])


def read_frame(source: BinaryIO) -> bytes | None:
    """The next job's bytes, or None when the server is gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    return source.read(struct.unpack("<I", head)[0])


def main() -> None:
    """Think until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not speak into the pipe
    tables, jobs = Tables(), msgspec.msgpack.Decoder(Job)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        thought = msgspec.msgpack.encode(answer(tables, jobs.decode(frame)))
        out.write(struct.pack("<I", len(thought)) + thought)
        out.flush()


if __name__ == "__main__":
    main()
