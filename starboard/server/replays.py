"""Finished games, position by position."""

from __future__ import annotations

import logging
from typing import Any

from starboard.kernel import Seat, Table, replay

from .brain import Look
from .brains import NoBot
from .hall import Hall
from .people import Visitor
from .problem import Problem
from .room import Room

log = logging.getLogger("starboard.server")


def _records(room: Room, n: int) -> list[Any]:
    """The first n answers of a finished game. While it runs, nobody may look behind it."""
    if not room.table.over:
        raise Problem("not-over")
    records = list(room.table.records)
    if n > len(records):
        raise Problem("not-found")
    return records[:n]


async def table_at(hall: Hall, room: Room, n: int) -> Table:
    """A finished game after its first n answers."""
    async with room.lock:
        table, records = room.table, _records(room, n)
    return await hall.aside(replay, table.game, table.seats, table.seed, table.variant, records)


async def position_at(
    hall: Hall, visitor: Visitor, table: str, n: int, seat: Seat | None, layout: str
) -> bytes:
    """What a seat saw after the first n answers, as JSON."""
    room = await hall.room(table)
    async with room.lock:
        records = _records(room, n)
        if seat is not None and seat >= room.table.seats:
            raise Problem("not-found")
    key = (table, n, seat, layout)
    if (seen := hall.positions.get(key)) is None:
        look = _look(room.table, room.row.id, records, seat, layout)
        try:
            seen = await hall.brains.look(visitor.address, look)
        except NoBot as error:
            log.warning("table %s: %s", table, error)
            raise Problem("internal") from None
        hall.positions.put(key, seen)
    return seen


def _look(table: Table, name: str, records: list[Any], seat: Seat | None, layout: str) -> Look:
    answers = [(r.seat, list(r.option), r.forced) for r in records]
    return Look(
        name, table.game.id, table.seats, str(table.seed), table.variant, answers, table.seq,
        seat, layout,
    )  # fmt: skip
