"""The HTTP calls of docs/protocol.md."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import Parameter

from starboard.bots import LEVELS
from starboard.kernel import Game
from starboard.workshop import shelves

from . import lessons, opened, replays, tables
from .calls import Call, server_of
from .faults import faults
from .guard import LONGEST_SAVE, visitor_of
from .problem import Problem

TableId = Annotated[str, Parameter(max_length=40, description="the table's id")]


def describe_game(game: Game) -> dict[str, Any]:
    """One line of the registry."""
    return {
        "id": game.id,
        "seats": list(game.seats),
        "variants": [choice.plain() for choice in game.variants],
        "presets": [
            {"name": name, "seats": seats, "variant": dict(variant)}
            for name, (seats, variant) in game.presets.items()
        ],
        "cooperative": game.cooperative,
        "perfect_information": game.perfect_information,
        "minutes": game.minutes,
        "weight": game.weight,
        "version": game.version,
        "edition": shelves.headline(game.id),
        "sources": shelves.sources(game.id),
        "lesson": lessons.headline(game),
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


@post("/lessons/{game:str}", responses=faults(403, 415))
async def begin_lesson(
    request: Call,
    game: Annotated[str, Parameter(max_length=60, description="the game's id")],
    data: lessons.Learner,
) -> dict[str, Any]:
    """A table for a guided first game."""
    return await lessons.begin(server_of(request), visitor_of(request.scope), game, data)


@get("/help/{game:str}", responses=faults())
async def help_page(
    request: Call,
    game: Annotated[str, Parameter(max_length=60, description="the game's id")],
) -> dict[str, Any]:
    """Help on one page."""
    return lessons.help_page(server_of(request).game(game))


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
        # A game is kept as it ended: the rules may have changed since.
        kept = await server_of(request).store.finished(table)
        if kept is None and not room.table.over:
            raise Problem("not-over")
        text = kept.save if kept else await server_of(request).in_copying_thread(room.table.save)
    name = f"{room.row.game.strip('_')}-{room.row.id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@post("/saves", responses=faults(403, 415), request_max_body_size=LONGEST_SAVE)
async def open_save(request: Call, data: opened.OpenSave) -> dict[str, Any]:
    """A table from a save: to be looked through, and played on where it has not ended."""
    return await opened.open_save(server_of(request), visitor_of(request.scope), data)


@get("/tables/{table:str}/at/{n:int}", responses=faults(409))
async def position_at(
    request: Call,
    table: TableId,
    n: Annotated[int, Parameter(ge=0, le=100_000, description="how many answers")],
    seat: Annotated[int, Parameter(ge=0, le=15)] | None = None,
    layout: Annotated[str, Parameter(pattern="^(wide|tall)$")] = "wide",
) -> Response[dict[str, Any]]:
    """A position of a game, as a seat (none: a spectator) saw it; of one that runs, only my own."""
    server, visitor = server_of(request), visitor_of(request.scope)
    seen = await replays.position_at(server, visitor, table, n, seat, layout)
    return Response(seen, media_type="application/json")  # type: ignore[arg-type]  # encoded


@get("/tables/{table:str}/timeline", responses=faults(409))
async def timeline(
    request: Call,
    table: TableId,
    seat: Annotated[int, Parameter(ge=0, le=15)] | None = None,
) -> Response[dict[str, Any]]:
    """Every answer of a game: whose it was, chapters, key moments, scores."""
    server, visitor = server_of(request), visitor_of(request.scope)
    seen = await replays.timeline(server, visitor, table, seat)
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
        list_games, list_bots, create_table, begin_lesson, help_page, my_tables, look_in,
        join_table, save_table, open_save, position_at, timeline, find_code,
    ],
)  # fmt: skip
