"""Finished games, position by position."""

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

log = logging.getLogger("starboard.server")


def _records(room: Room, n: int) -> list[Any]:
    """The first n answers of a finished game. While it runs, its past would show hidden things."""
    if not room.table.over:
        raise Problem("not-over")
    records = list(room.table.records)
    if n > len(records):
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
    """What a seat saw after the first n answers, as JSON."""
    room = await server.room(table)
    async with room.lock:
        records = _records(room, n)
        if seat is not None and seat >= room.table.seats:
            raise Problem("not-found")
    key = (table, n, seat, layout)
    if (seen := server.positions.get(key)) is None:
        job = _job(room.table, room.row.id, records, seat, layout)
        try:
            seen = await server.bot_workers.position(visitor.address, job)
        except NoBot as error:
            log.warning("table %s: %s", table, error)
            raise Problem("internal") from None
        server.positions.put(key, seen)
    return seen


def _job(
    table: Table, name: str, records: list[Any], seat: Seat | None, layout: str
) -> PositionJob:
    answers = [(r.seat, list(r.option), r.forced) for r in records]
    return PositionJob(
        name, table.game.id, table.seats, str(table.seed), table.variant, answers, table.seq,
        seat, layout,
    )  # fmt: skip
