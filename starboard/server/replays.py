"""Finished games, position by position."""

from __future__ import annotations

import asyncio
from typing import Any

from starboard.kernel import Seat, Table, replay

from . import views
from .hall import Hall
from .problem import Problem
from .room import Room


async def table_at(room: Room, n: int) -> Table:
    """A finished game after its first n answers. While it runs, nobody may look behind it."""
    async with room.lock:
        table = room.table
        if not table.over:
            raise Problem("not-over")
        records = list(table.records)
    if n > len(records):
        raise Problem("not-found")
    return await asyncio.to_thread(
        replay, table.game, table.seats, table.seed, table.variant, records[:n]
    )


async def position_at(
    hall: Hall, table: str, n: int, seat: Seat | None, layout: str
) -> dict[str, Any]:
    """What a seat saw after the first n answers."""
    room = await hall.room(table)
    then = await table_at(room, n)
    if seat is not None and seat >= then.seats:
        raise Problem("not-found")
    last = list(then.records)[-1] if n else None
    told = last.told if last else 0
    new = [views.event(e) for e in then.events_for(seat, told)]
    position = views.position(then, seat, layout, ())
    del position["ask"], position["undo"]
    return {
        "at": n,
        "of": room.table.seq,
        "seat": seat,
        "answer": last and {
            "seat": last.seat, "message": then.game.option_message(last.option).plain(),
        },
        **position,
        "events": new,
        "from": len(then.events_for(seat)) - len(new),
    }  # fmt: skip
