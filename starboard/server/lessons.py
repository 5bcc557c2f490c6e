"""Guided first games from the outside: what there is to learn, and a table to learn it at."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from starboard.coach import opened
from starboard.data.help import read_help
from starboard.data.lesson import LEARNER
from starboard.kernel import Game

from . import tables
from .game_server import GameServer
from .guide import lesson_of
from .people import Visitor
from .problem import Problem
from .store import Entry


class Learner(Struct, forbid_unknown_fields=True):
    """Who wants to learn."""

    name: tables.Name = ""


def headline(game: Game) -> dict[str, Any] | None:
    """What can be learnt, in a line; None where nobody has written a lesson."""
    lesson = lesson_of(game)
    if lesson is None:
        return None
    return {
        "title": {"hu": lesson.title.hu, "en": lesson.title.en},
        "about": {"hu": lesson.about.hu, "en": lesson.about.en},
        "minutes": lesson.minutes,
    }


_read_help = cache(read_help)


def help_page(game: Game) -> dict[str, Any]:
    """Help on one page; empty where nobody has written it."""
    found = _read_help(game.folder)
    return {} if found is None else found.plain()


async def begin(
    server: GameServer, visitor: Visitor, game_id: str, learner: Learner
) -> dict[str, Any]:
    """A table with the lesson's deal: the learner and the bots, the opening played."""
    game = server.game(game_id)
    lesson = lesson_of(game)
    if lesson is None:
        raise Problem("no-lesson")
    seats = [
        tables.NewSeat("me", learner.name) if who == LEARNER else tables.NewSeat("bot", bot=who)
        for who in lesson.seats
    ]
    table = await server.in_opening_thread(opened, lesson, game)
    entries = [Entry(n, r.seat, r.option, r.forced) for n, r in enumerate(table.records, 1)]
    return await tables.seat_at(server, visitor, table, entries, seats, open_seed=True)
