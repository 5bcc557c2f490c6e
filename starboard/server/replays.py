"""Games position by position: finished ones for everybody, a running one for its own seats."""

from __future__ import annotations

import logging
from typing import Any

from starboard.kernel import Seat, Table, replay

from .bot_process import PositionJob
from .bot_workers import NoBot
from .game_server import GameServer
from .people import Visitor
from .problem import Problem
from .room import Room
from .seats import held_seats

log = logging.getLogger("starboard.server")


def _records(room: Room, n: int | None = None, *, of: Seat | None = None) -> list[Any]:
    """The first n answers. While a game runs, its past would show hidden things: only a seat's own
    view of it (``of``) may be looked at."""
    if not room.table.over and of is None:
        raise Problem("not-over")
    records = list(room.table.records)
    if n is not None and n > len(records):
        raise Problem("not-found")
    return records[:n]


async def table_at(server: GameServer, room: Room, n: int) -> Table:
    """A finished game after its first n answers."""
    async with room.lock:
        table, records = room.table, _records(room, n)
    return await server.in_copying_thread(
        replay, table.game, table.seats, table.seed, table.variant, records
    )


async def position_at(
    server: GameServer, visitor: Visitor, table: str, n: int, seat: Seat | None, layout: str
) -> bytes:
    """What a seat saw after the first n answers, and how it came to that, as JSON."""
    room = await server.room(table)
    async with room.lock:
        mine = seat if seat in held_seats(room, visitor) else None
        records, ended = _records(room, n, of=mine), room.table.over
        if seat is not None and seat >= room.table.seats:
            raise Problem("not-found")
        job = _job(room.table, room.row.id, records, seat, layout, ended=ended)
    return await _drawn(server, visitor, (table, n, job.of, seat, layout), job)


async def timeline(server: GameServer, visitor: Visitor, table: str, seat: Seat | None) -> bytes:
    """Every answer of a game as a seat saw it: whose it was, chapters, key moments, scores."""
    room = await server.room(table)
    async with room.lock:
        mine = seat if seat in held_seats(room, visitor) else None
        records, ended = _records(room, of=mine), room.table.over
        if seat is not None and seat >= room.table.seats:
            raise Problem("not-found")
        job = _job(room.table, room.row.id, records, seat, "", ended=ended)
    return await _drawn(server, visitor, (table, "timeline", job.of, seat), job)


async def _drawn(
    server: GameServer, visitor: Visitor, key: tuple[Any, ...], job: PositionJob
) -> bytes:
    """What a process of its own makes of it. What was made once of a finished
    game is kept for a while."""
    if not job.ended or (seen := server.positions.get(key)) is None:
        try:
            seen = await server.bot_workers.position(visitor.address, job)
        except NoBot as error:
            log.warning("table %s: %s", job.table, error)
            raise Problem("internal") from None
        if job.ended:
            server.positions.put(key, seen)
    return seen


def _job(
    table: Table, name: str, records: list[Any], seat: Seat | None, layout: str, *, ended: bool
) -> PositionJob:
    answers = [(r.seat, list(r.option), r.forced) for r in records]
    return PositionJob(
        name, table.game.id, table.seats, str(table.seed), table.variant, answers, table.seq,
        seat, layout, ended,
    )  # fmt: skip
