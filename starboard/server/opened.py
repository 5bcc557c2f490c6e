"""Opening a save: it is verified, and becomes a table that can be looked through and played on."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

import starboard
from starboard.kernel import BadSave, Table

from .game_server import GameServer
from .guard import LONGEST_SAVE
from .people import Visitor
from .problem import Problem
from .store import Entry
from .tables import Name, NewSeat, SeatNumber, seat_at


class OpenSave(Struct, forbid_unknown_fields=True):
    """A save, and who plays on from it."""

    save: Annotated[str, Meta(max_length=LONGEST_SAVE, description="the text of the file")]
    seat: Annotated[SeatNumber, Meta(description="where you sit; bots take the others")] = 0
    bot: Annotated[str, Meta(max_length=60)] = "normal"
    name: Name = ""


async def open_save(server: GameServer, visitor: Visitor, wanted: OpenSave) -> dict[str, Any]:
    """A table at the end of the save; what is wrong with it is said in a sentence."""
    try:
        table: Table = await server.in_copying_thread(starboard.load, wanted.save)
    except BadSave as error:
        raise Problem("bad-save", why=error.message or str(error)) from None
    server.game(table.game.id)  # this server may not have it on its shelf
    if wanted.seat >= table.seats:
        raise Problem("bad-request", why=f"seat: there are {table.seats}")
    seats = [
        NewSeat("me", wanted.name) if n == wanted.seat else NewSeat("bot", bot=wanted.bot)
        for n in range(table.seats)
    ]
    entries = [Entry(i, r.seat, r.option, r.forced) for i, r in enumerate(table.records, 1)]
    made = await seat_at(server, visitor, table, entries, seats, open_seed=True)
    return {**made, "game": table.game.id, "seq": table.seq, "over": table.over}
