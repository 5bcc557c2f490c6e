"""The box of a game to look through, and, for whoever runs the server at home, to correct.

Corrections go into the files of an edition, and are in force from the next start on: rules read
the box once, and the games that run here go on with what they began with.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from starboard import editions
from starboard.data.catalogue import as_data
from starboard.data.edition import Edition
from starboard.kernel import Game, Message
from starboard.workshop import form, shelves
from starboard.workshop.correct import Faulty, Locked, box_in, correct
from starboard.workshop.differences import Change, by_component, of_edition
from starboard.workshop.places import Place

from .calls import Call, server_of
from .faults import faults
from .game_server import GameServer
from .problem import Problem
from .settings import is_loopback

GameId = Annotated[str, Parameter(max_length=60, description="the game's id")]
Word = Annotated[str, Parameter(max_length=100)]
MOST = 60  # fields or texts in one correction
#: What a proxy adds. A visitor behind one is not the person at this machine.
FORWARDED = ("forwarded", "via", "x-forwarded", "x-original", "x-real", "cf-", "true-client")


class NewValue(Struct, forbid_unknown_fields=True):
    """What shall stand at a place inside the entry; null takes it out."""

    path: Annotated[list[str | int], Meta(min_length=1, max_length=10)]
    value: Any = None


class NewText(Struct, forbid_unknown_fields=True):
    """Words in one language; null: as they came."""

    key: Annotated[str, Meta(max_length=100)]
    lang: Annotated[str, Meta(max_length=10)]
    text: Annotated[str, Meta(max_length=2000)] | None = None


class Correction(Struct, forbid_unknown_fields=True):
    """Corrections to one entry of the box."""

    entry: tuple[str, str, str]
    fields: Annotated[list[NewValue], Meta(max_length=MOST)] = []
    texts: Annotated[list[NewText], Meta(max_length=MOST)] = []


# ---- who may correct ------------------------------------------------------------------------


def may_correct(call: Call) -> bool:
    """Only the person at this very machine: on a loopback address, at a server that listens to
    nothing else, and not through a proxy, behind which anybody may be."""
    server, client = call.scope.get("server"), call.scope.get("client")
    near = server is not None and client is not None
    return (
        near
        and is_loopback(str(server[0]))  # type: ignore[index]  # near says that it is there
        and is_loopback(str(client[0]))  # type: ignore[index]
        and server_of(call).settings.host_is_loopback
        and _names_loopback(call.headers.get("host", ""))
        and server_of(call).settings.correct
        and not any(name.lower().startswith(FORWARDED) for name in call.headers)
    )


def _names_loopback(host: str) -> bool:
    """Is this a name of this machine? A foreign name may be made to point here (DNS rebinding),
    and then its pages could make calls as if they were ours."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    return is_loopback(name.strip("[]"))


def _refusal(game: str) -> Problem:
    return Problem("box-not-yours", game=game)


# ---- looking --------------------------------------------------------------------------------


@get("/{game:str}", responses=faults())
async def look_through(request: Call, game: GameId) -> Response[Any]:
    """The whole box: every component as drawn in play, and where it is known from."""
    server = server_of(request)
    title = server.game(game)
    small = "gzip" in request.headers.get("accept-encoding", "")
    body = await asyncio.to_thread(_body, server, title, may_correct(request), small)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if small else {})}
    return Response(body, media_type="application/json", headers=headers)


def _body(server: GameServer, game: Game, allowed: bool, small: bool) -> bytes:
    """The catalogue, and what concerns this visitor; only an owner asks what waits in the files."""
    why = None if allowed else _refusal(game.id).message.plain()
    waiting = shelves.waiting(game.id, _edition_on_disk(server, game.id)) if allowed else []
    more = msgspec.json.encode({"waiting": waiting, "correct": {"allowed": allowed, "why": why}})
    return _joined(game.id, more, small)


def box_of(game: str) -> bytes:
    """The whole box for somebody who cannot correct it."""
    correct = {"allowed": False, "why": _refusal(game).message.plain()}
    return _joined(game, msgspec.json.encode({"waiting": [], "correct": correct}), False)


@lru_cache(maxsize=32)
def _joined(game: str, more: bytes, small: bool) -> bytes:
    told = _catalogue(game)[:-1] + b"," + more[1:]
    return gzip.compress(told, 6) if small else told


@cache
def _catalogue(game: str) -> bytes:
    """What is the same for everybody until the next start. It is large, so it is made once."""
    changes, differs = shelves.changes(game)
    return msgspec.json.encode(
        {
            "game": game,
            "edition": shelves.headline(game),
            "differs": differs,
            "sources": shelves.sources(game),
            "shelves": as_data(shelves.shelves(game)),
            "changes": {key: [_change(each) for each in all_] for key, all_ in changes.items()},
        }
    )


def _change(change: Change) -> dict[str, Any]:
    told = change.plain()
    if change.place.file == editions.TEXTS:
        told["path"] = ["texts", change.place.family, *change.path]
    return told


def _edition_on_disk(server: GameServer, game: str) -> Edition | None:
    """The edition as it stands in the files now; None if somebody has broken it since."""
    try:
        return editions.read(shelves.own_folder(server.settings.editions_folder, game))
    except editions.BadEdition:
        return None


# ---- correcting -----------------------------------------------------------------------------


@get("/{game:str}/form", responses=faults(403))
async def form_of(
    request: Call, game: GameId, file: Word, family: Word = "",
    entry: Annotated[str, Parameter(query="id", max_length=100)] = "",
) -> dict[str, Any]:  # fmt: skip
    """One entry as a form: what each field is, and what it may be."""
    title = server_of(request).game(game)
    if not may_correct(request):
        raise _refusal(game)
    return await asyncio.to_thread(_form, server_of(request), title, Place(file, family, entry))


def _form(server: GameServer, game: Game, place: Place) -> dict[str, Any]:
    try:
        box, words = box_in(game.id, shelves.own_folder(server.settings.editions_folder, game.id))
    except editions.BadEdition as error:
        raise Problem("bad-edition", fault=str(error)[:300]) from None
    found = form.fields(game, place, box)
    if found is None:
        raise Problem("not-found")
    return {
        "game": game.id,
        "entry": [place.file, place.family, place.id],
        "fields": [field.plain() for field in found],
        "texts": form.texts(game, place, words),
    }


@post("/{game:str}/correct", responses=faults(403, 415), status_code=200)
async def correct_entry(request: Call, game: GameId, data: Correction) -> dict[str, Any]:
    """Correct one entry: tried out first, then written, in force from the next start on."""
    server = server_of(request)
    title = server.game(game)
    if not may_correct(request):
        raise _refusal(game)
    async with server.correcting:
        return await server.finish_even_if_cancelled(
            asyncio.to_thread(_correct, server, title, data)
        )


def _correct(server: GameServer, game: Game, wanted: Correction) -> dict[str, Any]:
    if not wanted.fields and not wanted.texts:
        raise Problem("bad-edition", fault="nothing is to be changed").with_more(at=None)
    folder, place = (
        shelves.own_folder(server.settings.editions_folder, game.id),
        Place(*wanted.entry),
    )
    values = [(tuple(each.path), each.value) for each in wanted.fields]
    words = [(each.lang, each.key, each.text) for each in wanted.texts]
    try:
        edition = correct(game, folder, place, values, words)
    except KeyError:
        raise Problem("not-found") from None
    except Locked as locked:
        raise Problem("box-locked", field=str(locked)[:60]) from None
    except Faulty as faulty:
        fault = faulty.fault
        at = {"file": fault.file, "entry": fault.entry, "field": fault.field, "fault": fault.fault}
        raise Problem("bad-edition", fault=str(fault)[:300]).with_more(at=at) from None
    except (editions.BadEdition, OSError) as error:
        raise Problem("bad-edition", fault=str(error)[:300]).with_more(at=None) from None
    changes = of_edition(edition)
    _, differs = by_component(shelves.shelves(game.id), changes)
    return {
        "edition": {**edition.plain(), "differs": differs},
        "folder": str(folder),
        "message": Message("", "box-corrected", {"folder": str(folder)}).plain(),
        "changes": [_change(each) for each in changes if each.place == place],
        "waiting": shelves.waiting(game.id, edition),
    }


router = Router("/api/box", route_handlers=[look_through, form_of, correct_entry])
