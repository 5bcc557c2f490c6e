"""The HTTP calls of docs/protocol.md."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import Parameter

from starboard.bots import LEVELS
from starboard.kernel import Game
from starboard.workshop import shelves

from . import replays, tables
from .calls import Call, server_of
from .faults import faults
from .guard import visitor_of
from .problem import Problem

TableId = Annotated[str, Parameter(max_length=40, description="the table's id")]


def describe_game(game: Game) -> dict[str, Any]:
    """One line of the registry."""
    return {
        "id": game.id,
        "seats": list(game.seats),
        "variants": [choice.plain() for choice in game.variants],
        "cooperative": game.cooperative,
        "minutes": game.minutes,
        "weight": game.weight,
        "version": game.version,
        "edition": shelves.headline(game.id),
        "sources": shelves.sources(game.id),
    }


@get("/games", responses=faults())
async def list_games(request: Call) -> list[dict[str, Any]]:
    """The registry."""
    games = server_of(request).games().values()
    return await asyncio.to_thread(lambda: [describe_game(game) for game in games])


@post("/tables", responses=faults(403, 415))
async def create_table(request: Call, data: tables.NewTable) -> dict[str, Any]:
    """A new table."""
    return await tables.create(server_of(request), visitor_of(request.scope), data)


@get("/tables", responses=faults())
async def my_tables(request: Call) -> list[dict[str, Any]]:
    """My tables: those that wait for me first, then the newest."""
    return await tables.list_mine(server_of(request), visitor_of(request.scope))


@get("/tables/{table:str}", responses=faults(409))
async def look_in(request: Call, table: TableId) -> dict[str, Any]:
    """A table as seen from its door."""
    return await tables.lobby(server_of(request), visitor_of(request.scope), table)


@post("/tables/{table:str}/join", responses=faults(403, 409, 415), status_code=200)
async def join_table(request: Call, table: TableId, data: tables.Join) -> dict[str, Any]:
    """Take a seat."""
    return await tables.join(server_of(request), visitor_of(request.scope), table, data)


@get("/tables/{table:str}/save", responses=faults(409))
async def save_table(request: Call, table: TableId) -> Response[str]:
    """The save, when the game is over."""
    room = await server_of(request).room(table)
    async with room.lock:
        if not room.table.over:
            raise Problem("not-over")
        text = await server_of(request).in_copying_thread(room.table.save)
    name = f"{room.row.game.strip('_')}-{room.row.id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/tables/{table:str}/at/{n:int}", responses=faults(409))
async def position_at(
    request: Call,
    table: TableId,
    n: Annotated[int, Parameter(ge=0, le=100_000, description="how many answers")],
    seat: Annotated[int, Parameter(ge=0, le=15)] | None = None,
    layout: Annotated[str, Parameter(pattern="^(wide|tall)$")] = "wide",
) -> Response[dict[str, Any]]:
    """A position of a finished game, as a seat (none: a spectator) saw it."""
    server, visitor = server_of(request), visitor_of(request.scope)
    seen = await replays.position_at(server, visitor, table, n, seat, layout)
    return Response(seen, media_type="application/json")  # type: ignore[arg-type]  # encoded


@get("/bots", responses=faults())
async def list_bots() -> list[dict[str, str]]:
    """The levels on offer, weakest first."""
    return [{"bot": level, "level": level} for level in LEVELS]


@get("/codes/{code:str}", responses=faults())
async def find_code(
    request: Call, code: Annotated[str, Parameter(max_length=20)]
) -> dict[str, Any]:
    """Which table has this code?"""
    return await tables.table_of_code(server_of(request), code)


router = Router(
    "/api",
    route_handlers=[
        list_games, list_bots, create_table, my_tables, look_in, join_table, save_table,
        position_at, find_code,
    ],
)  # fmt: skip
