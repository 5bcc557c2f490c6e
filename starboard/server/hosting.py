"""What players and hosts do around a game: leave, resign, free a seat, end, hand over, play again.

The log stays the truth. A table that ends early keeps what was played and says why nobody plays on;
nobody is made a winner by it.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import replace

from starboard.data.edition import remembered
from starboard.kernel import Message, Seat, Table

from .game_server import GameServer
from .history import HOST_ENDED, RESIGNED, why_stopped
from .people import digest, new_code, new_token, next_table
from .problem import Problem
from .room import Room
from .store import SeatRow, Standing, TableRow, Taken
from .viewer import Viewer

#: Who plays on for somebody who has left or resigned.
STAND_IN = "normal"


async def leave(server: GameServer, room: Room, viewer: Viewer, seat: Seat) -> None:
    """Somebody gives up their seat. A bot keeps it until somebody else sits down."""
    async with room.lock:
        row = _seat(room, seat)
        if seat not in viewer.mine:
            raise Problem("not-yours")
        said = _told("told-left", row)
        await _vacate(server, room, replace(row, kind="link", name="", bot=server.bot(STAND_IN)))
        room.tell(said)


async def resign(server: GameServer, room: Room, viewer: Viewer, seat: Seat) -> None:
    """Somebody gives up. Where nobody else would play on, the table is ended; otherwise a bot plays
    on in their name, and they watch."""
    async with room.lock:
        row = _seat(room, seat)
        if seat not in viewer.mine:
            raise Problem("not-yours")
        others = [s for s in room.seats if s.seat != seat and s.holders - row.holders]
        if len(room.seats) == 2 or not others:
            await _end(server, room, f"{RESIGNED}{seat}")
            return
        said = _told("told-resigned", row)
        await _vacate(server, room, replace(row, kind="bot", bot=server.bot(STAND_IN)))
        room.tell(said)


async def free(
    server: GameServer, room: Room, viewer: Viewer, seat: Seat, *, even_if_here: bool
) -> None:
    """The host frees a seat, of somebody absent or of a bot; of somebody who is here only if that
    is said."""
    async with room.lock:
        _check_host(viewer)
        row = _seat(room, seat)
        if row.kind == "link" and not row.holders and not row.bot:
            raise Problem("seat-free")
        if row.kind != "bot" and not even_if_here and room.is_here(seat, viewer):
            raise Problem("player-here")
        said = _told("told-freed", row)
        await _vacate(server, room, replace(row, kind="link", name="", bot=""))
        room.tell(said)


async def end(server: GameServer, room: Room, viewer: Viewer) -> None:
    """The host ends the table; what was played stays."""
    async with room.lock:
        _check_host(viewer)
        _check_runs(room)
        await _end(server, room, HOST_ENDED)


async def hand_over(server: GameServer, room: Room, viewer: Viewer, seat: Seat) -> None:
    """The host makes a player the host."""
    async with room.lock:
        _check_host(viewer)
        if seat >= len(room.seats) or not room.seats[seat].holders:
            raise Problem("nobody-there")
        row = room.seats[seat]
        await server.store.set_host(room.row.id, min(row.holders))
        await room.reread_row()
        room.tell(_told("told-host", row))


async def rematch(server: GameServer, room: Room, viewer: Viewer) -> str:
    """A new table with the same game, variant, people and bots; its id. Everybody at the old table
    is told of it."""
    if not viewer.mine and not viewer.host:
        raise Problem("not-yours")
    async with room.lock:
        if not room.table.over and why_stopped(room.row, room.diverged) is None:
            raise Problem("not-over")
        table = next_table(room.row.id)
        if await server.store.table(table) is None:
            await _create_again(server, room, table)
        room.show_rematch(table)
    await server.store.announce(f"{room.row.id} rematch")
    fresh = await server.room(table)
    fresh.account = viewer.address
    fresh.wake_bots()
    return table


# ---- how --------------------------------------------------------------------------------------


def _check_host(viewer: Viewer) -> None:
    if not viewer.host:
        raise Problem("not-host")


def _check_runs(room: Room) -> None:
    if room.table.over:
        raise Problem("is-over")
    if (stopped := why_stopped(room.row, room.diverged)) is not None:
        raise stopped


def _seat(room: Room, seat: Seat) -> SeatRow:
    """A seat of a game that runs."""
    _check_runs(room)
    if seat >= len(room.seats):
        raise Problem("not-yours")
    return room.seats[seat]


async def _vacate(server: GameServer, room: Room, seat: SeatRow) -> None:
    """Nobody sits there any more; the links that led to it lead nowhere."""
    fresh = replace(seat, token=digest(new_token()), holders=frozenset())
    await server.store.vacate(room.row.id, fresh)
    await room.reread_seats()


async def _end(server: GameServer, room: Room, why: str) -> None:
    await server.store.end(room.row.id, why)
    await room.reread_row()


def _told(key: str, seat: SeatRow) -> Message:
    """What everybody is told of a seat, by the name that its player had."""
    # A leading @ would make a fact the name of another message; visitors choose their names.
    return Message("", key, {"who": seat.name.lstrip("@") or f"@seat-{seat.seat}"})


async def _create_again(server: GameServer, room: Room, table: str) -> None:
    old = room.table
    fresh = Table(old.game, old.seats, secrets.randbits(128), old.variant)
    waiting = tuple(sorted(ask.seat for ask in fresh.pending))
    now = time.time()
    standing = Standing(fresh.seq, waiting, fresh.over, fresh.digest(), now)
    seats = [s if s.kind == "bot" else replace(s, bot="") for s in room.seats]
    while await server.store.table(table) is None:
        row = TableRow(
            table, new_code(), old.game.id, old.game.version, fresh.seats, fresh.variant,
            fresh.seed, False, room.row.host, now, standing, remembered(old.game.id),
        )  # fmt: skip
        try:
            await server.finish_even_if_cancelled(server.store.create(row, seats, []))
        except Taken:  # the code of another table, or somebody else was quicker
            continue
