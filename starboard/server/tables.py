"""Tables from the outside: create one, take a seat, list mine, look into the lobby."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from starboard.data.edition import remembered, why_other
from starboard.kernel import BadSetup, Game, Seat, Table
from starboard.workshop import shelves

from . import messages, replays, views
from .game_server import GameServer
from .people import (
    CODE_LENGTH,
    LONGEST_NAME,
    Visitor,
    clean,
    digest,
    new_code,
    new_table_id,
    new_token,
)
from .problem import Problem
from .room import Room
from .seats import held_seats, is_host
from .store import Entry, SeatRow, Standing, TableRow, Taken

MOST_LISTED = 200
MOST_DESCRIBED = 24
Name = Annotated[str, Meta(max_length=200, description="what others call you")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Kind = Annotated[
    str,
    Meta(
        pattern="^(me|device|link|bot|program)$",
        description="me, device (hot-seat), link (somebody who gets it), bot, program",
    ),
]


class NewSeat(Struct, forbid_unknown_fields=True):
    """One seat of a new table."""

    kind: Kind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=60, description="such as ismcts:400")] = ""


class From(Struct, forbid_unknown_fields=True):
    """A position to go on from."""

    table: Annotated[str, Meta(max_length=40)]
    at: Annotated[int, Meta(ge=0, le=100_000)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    variant: dict[str, str | int | bool] = {}
    seed: (
        Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None
    ) = None
    start: From | None = field(name="from", default=None)


class Join(Struct, forbid_unknown_fields=True):
    """Taking a seat: with the table's code, or with a seat's own token."""

    name: Name = ""
    code: Annotated[str, Meta(max_length=20)] = ""
    token: Annotated[str, Meta(max_length=100)] = ""
    seat: SeatNumber | None = None


async def create(server: GameServer, visitor: Visitor, wanted: NewTable) -> dict[str, Any]:
    """A new table, with a secret for every seat that a person or a program will take."""
    table, entries = await _first_position(server, server.game(wanted.game), wanted)
    open_seed = bool(entries) or wanted.seed is not None
    return await seat_at(server, visitor, table, entries, wanted.seats, open_seed=open_seed)


async def seat_at(
    server: GameServer,
    visitor: Visitor,
    table: Table,
    entries: list[Entry],
    wanted: list[NewSeat],
    *,
    open_seed: bool,
) -> dict[str, Any]:
    """Store a table at this position, with these seats."""
    tokens: dict[Seat, str] = {}
    seats = []
    for number, seat in enumerate(wanted):
        if seat.kind != "bot":
            tokens[number] = new_token()
        seats.append(_seat_row(server, visitor, number, seat, tokens.get(number)))
    while True:
        row = _row(table, visitor, open_seed=open_seed)
        try:
            await server.finish_even_if_cancelled(server.store.create(row, seats, entries))
            break
        except Taken:  # the code of another table: draw again
            continue
    room = await server.room(row.id)
    room.account = visitor.address
    room.wake_bots()
    return {
        "table": row.id,
        "code": row.code,
        "commitment": table.commitment,
        "seats": [_invitation(row.id, s, tokens.get(s.seat)) for s in seats],
    }


async def _first_position(
    server: GameServer, game: Game, wanted: NewTable
) -> tuple[Table, list[Entry]]:
    """A fresh deal, or a finished game up to the answer from which it goes on anew."""
    if wanted.start is None:
        seed = secrets.randbits(128) if wanted.seed is None else int(wanted.seed)
        return _set_up(game, wanted, seed), []
    room = await server.room(wanted.start.table)
    table = await replays.table_at(server, room, wanted.start.at)
    fresh = _set_up(game, wanted, table.seed)
    if (fresh.game, fresh.seats, fresh.variant) != (table.game, table.seats, table.variant):
        raise Problem("bad-setup", why="game, variant and seats must be those of the old table")
    return table, [Entry(i, r.seat, r.option, r.forced) for i, r in enumerate(table.records, 1)]


def _set_up(game: Game, wanted: NewTable, seed: int) -> Table:
    try:
        return Table(game, len(wanted.seats), seed, wanted.variant)
    except BadSetup as error:
        problem = Problem("bad-setup", why=str(error)[:300])
        problem.said = error.message
        raise problem from None


def _seat_row(
    server: GameServer, visitor: Visitor, number: Seat, seat: NewSeat, token: str | None
) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(number, "bot", clean(seat.name, LONGEST_NAME), bot=server.bot(seat.bot))
    if seat.bot:
        raise Problem("bad-bot", bot=seat.bot)
    mine = seat.kind in ("me", "device") and visitor.person
    holders = frozenset({visitor.person}) if mine else frozenset[str]()
    name = clean(seat.name, LONGEST_NAME)
    return SeatRow(number, seat.kind, name, digest(token or ""), holders=holders)


def _row(table: Table, visitor: Visitor, *, open_seed: bool) -> TableRow:
    now, game = time.time(), table.game
    waiting = tuple(sorted(ask.seat for ask in table.pending))
    standing = Standing(table.seq, waiting, table.over, table.digest(), now)
    return TableRow(
        new_table_id(), new_code(), game.id, game.version, table.seats, table.variant, table.seed,
        open_seed, visitor.person, now, standing, remembered(game.id),
    )  # fmt: skip


def _invitation(table: str, seat: SeatRow, token: str | None) -> dict[str, Any]:
    shown = {"seat": seat.seat, "kind": seat.kind}
    return shown if token is None else {**shown, "token": token, "link": _link(table, token)}


def _link(table: str, token: str) -> str:
    # After the #: browsers send it nowhere, not even to this server's log.
    return f"/table/{table}#join={token}"


# ---- joining --------------------------------------------------------------------------------


async def join(server: GameServer, visitor: Visitor, table: str, wanted: Join) -> dict[str, Any]:
    """Take a seat. The invitation is used up; the new token is only the joiner's own."""
    room = await server.room(table)
    name = clean(wanted.name, LONGEST_NAME)
    if not visitor.person:
        raise Problem("bad-request", why="a program uses its token as it is, and need not join")
    async with room.lock:
        seat = _seat_for(room, visitor, wanted)
        if visitor.person in seat.holders:
            return {"table": table, "seat": seat.seat}
        invited = seat.kind == "link" and not seat.holders
        if invited and not name:
            raise Problem("bad-name")
        token = new_token() if invited else wanted.token
        try:
            await server.finish_even_if_cancelled(server.store.claim(
                table, seat.seat, visitor.person, name if invited else seat.name,
                old=seat.token, new=digest(token),
            ))  # fmt: skip
        except Taken:
            raise Problem("seat-taken") from None
        if invited and seat.bot:  # it has kept the seat
            await server.store.set_bot(table, seat.seat, "")
        await room.reread_seats()
    return {"table": table, "seat": seat.seat, "token": token, "link": _link(table, token)}


def _seat_for(room: Room, visitor: Visitor, wanted: Join) -> SeatRow:
    if wanted.token:
        found = [s for s in room.seats if s.token and s.token == digest(wanted.token)]
        if not found:
            raise Problem("wrong-token")
        return found[0]
    if not secrets.compare_digest(_code(wanted.code).encode(), room.row.code.encode()):
        raise Problem("wrong-token")
    mine = [s for s in room.seats if visitor.person in s.holders]
    if mine and wanted.seat is None:
        return mine[0]
    free = [s for s in room.seats if s.kind == "link" and not s.holders]
    fitting = [s for s in free if wanted.seat in (None, s.seat)]
    if not fitting:
        raise Problem("seat-taken")
    return fitting[0]


def _code(text: str) -> str:
    return "".join(c for c in text.upper() if c.isalnum())


async def table_of_code(server: GameServer, code: str) -> dict[str, Any]:
    """Which table has this code?"""
    code = _code(code)
    table = await server.store.table_of_code(code) if len(code) == CODE_LENGTH else None
    if table is None:
        raise Problem("no-code")
    return {"table": table}


# ---- looking --------------------------------------------------------------------------------


async def lobby(server: GameServer, visitor: Visitor, table: str) -> dict[str, Any]:
    """A table as seen from its door."""
    room = await server.room(table)
    async with room.lock:
        mine = held_seats(room, visitor)
        host = is_host(room, visitor)
        shown: dict[str, Any] = {
            **_headline(room.row, messages.plain(room.people())),
            "seq": room.seq,
            "waiting": sorted(ask.seat for ask in room.table.pending),
            "over": room.table.over,
            "ended": room.row.ended,
            "mine": sorted(mine),
            "host": host,
            "host_seat": _host_seat(room),
            "result": room.table.result
            and messages.plain(views.result(room.table, room.table.result)),
            "commitment": room.table.commitment,
            "edition": shelves.headline(room.row.game),
            "open_seed": room.row.open_seed,
        }
        if mine or host:
            shown["code"] = room.row.code
        return shown


def _host_seat(room: Room) -> Seat | None:
    """Where the host sits; None if they only watch."""
    return next((s.seat for s in room.seats if room.row.host in s.holders), None)


async def list_mine(server: GameServer, visitor: Visitor) -> list[dict[str, Any]]:
    """My tables, those that wait for me first, then the newest."""
    if not visitor.person:
        return []
    shown: list[dict[str, Any]] = []
    for row in await server.store.of_person(visitor.person, MOST_LISTED):
        seats = await server.store.seats(row.id)
        mine = sorted(s.seat for s in seats if visitor.person in s.holders)
        people = [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot or None} for s in seats
        ]
        standing = row.standing
        shown.append(
            {
                **_headline(row, people),
                "seq": standing.seq,
                "waiting": standing.waiting,
                "over": standing.over,
                "ended": bool(row.ended),
                "mine": mine,
                "my_turn": not (standing.over or row.ended)
                and not set(mine).isdisjoint(standing.waiting),
                "since": standing.moved,
                **await _known_of(server, row, len(shown)),
                "edition": row.edition,
                "other_edition": why_other(row.edition, remembered(row.game)) is not None,
            }
        )
    return sorted(shown, key=lambda table: (not table["my_turn"], -table["since"]))


async def _known_of(server: GameServer, row: TableRow, number: int) -> dict[str, Any]:
    """What can be told without rebuilding a game: the round of one in memory, the result of one
    that is over; of the newest tables only."""
    if number >= MOST_DESCRIBED:
        return {}
    if row.standing.over:
        kept = await server.store.finished(row.id)
        return {} if kept is None else {"result": msgspec.json.decode(kept.result)}
    room = server.live(row.id)
    shown = None if room is None else room.table.scene(None).round
    return {} if shown is None else {"round": shown.plain()}


def _headline(row: TableRow, people: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "table": row.id,
        "game": row.game,
        "variant": row.variant,
        "seats": people,
        "created": row.created,
    }
