"""Everything that is a file: the client, the words, the rules, the drawings."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Parameter

from starboard import look, text
from starboard.kernel import Game

from .calls import Call, server_of
from .faults import faults
from .problem import Problem

NAME = re.compile(r"^[a-z0-9][a-z0-9_-]{0,60}$")
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8}\.\w+$")  # a name that changes with its content
COMPRESSIBLE = re.compile(r"^text/|javascript|json|svg")
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # keep it, but ask whether it is still the same
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Starboard</title>
<body><h1>Starboard</h1>
<p>The web client is not built yet. Start the program with <code>./launch</code>, which builds it,
or see docs/hosting.md.</p>
<p lang="hu">A webes felület még nincs elkészítve. Indítsd a programot a <code>./launch</code>
paranccsal, az elkészíti, vagy olvasd el a docs/hosting.md fájlt.</p>
</body></html>
"""


def file_response(call: Call, content: bytes, kind: str, *, cache_for: str) -> Response[bytes]:
    """A file with a tag, so that an unchanged one is not sent again."""
    tag = f'"{blake2b(content, digest_size=8).hexdigest()}"'
    headers = {"cache-control": cache_for, "etag": tag, "vary": "accept-encoding"}
    if call.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    if COMPRESSIBLE.search(kind) and "gzip" in call.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = _compressed(content)
    return Response(content, media_type=kind, headers=headers)


@lru_cache(64)
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


# ---- the client -----------------------------------------------------------------------------


def _client_files(folder: Path) -> dict[str, Path]:
    """Every file of the built client by its address: nothing else can be asked for."""
    return {
        path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
    }


def _index(call: Call) -> Response[bytes]:
    path = server_of(call).settings.static_folder / "index.html"
    if not path.is_file():
        return Response(MISSING.encode(), status_code=503, media_type=MediaType.HTML)
    return file_response(call, path.read_bytes(), "text/html; charset=utf-8", cache_for=ASK_FIRST)


@get(
    ["/", "/new/{game:str}", "/help/{game:str}", "/table/{table:str}", "/box", "/box/{game:str}",
     "/box/{game:str}/{key:str}"],
    include_in_schema=False,
)  # fmt: skip
async def page(request: Call) -> Response[bytes]:
    """The client's page: it finds out itself what to show."""
    return await asyncio.to_thread(_index, request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def client_file(request: Call, path: str) -> Response[bytes]:
    """A file of the built client."""
    files = _client_files(server_of(request).settings.static_folder)
    name = str(path).lstrip("/")
    found = files.get(name)
    if found is None:
        raise Problem("not-found")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    lasting = FOREVER if HASHED.search(name) else ASK_FIRST
    return file_response(request, found.read_bytes(), kind, cache_for=lasting)


# ---- words, rules, drawings -----------------------------------------------------------------


@cache
def words_of(lang: str, games: tuple[str, ...]) -> bytes:
    """All sentences of a language: the common ones, and those of each game."""
    texts = {"common": text.ftl("", lang), **{game: _ftl(game, lang) for game in games}}
    return msgspec.json.encode(texts)


def _ftl(game: str, lang: str) -> str:
    try:
        return text.ftl(game, lang)
    except text.TextError:  # a game that is being written may have no words yet
        return ""


@get("/text/{name:str}", sync_to_thread=True, responses=faults())
def words(request: Call, name: Annotated[str, Parameter(max_length=20)]) -> Response[bytes]:
    """All sentences of a language, in Fluent: ``/text/hu.json``."""
    lang = name.removesuffix(".json")
    if lang not in text.languages or not name.endswith(".json"):
        raise Problem("not-found")
    content = words_of(lang, tuple(server_of(request).games()))
    return file_response(request, content, "application/json", cache_for=ASK_FIRST)


@get("/art/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def art(request: Call, game: str, name: str) -> Response[bytes]:
    """A drawing of a game."""
    path = _art_path(server_of(request).games().get(game), name)
    if path is None:
        raise Problem("not-found")
    return file_response(request, path.read_bytes(), "image/svg+xml", cache_for=ASK_FIRST)


@get("/accents.css", include_in_schema=False, sync_to_thread=True)
def accents(request: Call) -> Response[bytes]:
    """The colour of every game, for all in a page that is marked as its game's."""
    games = server_of(request).games().values()
    css = look.accents_css({game.id: game.accent for game in games}).encode()
    return file_response(request, css, "text/css; charset=utf-8", cache_for=ASK_FIRST)


def _art_path(game: Game | None, name: str) -> Path | None:
    stem = name.removesuffix(".svg")
    if game is None or not NAME.match(stem) or not name.endswith(".svg"):
        return None
    path = game.folder / "art" / name
    return path if path.is_file() else None


@get("/api/rules/{game:str}", sync_to_thread=True, responses=faults())
def rules(request: Call, game: Annotated[str, Parameter(max_length=60)]) -> list[dict[str, Any]]:
    """The numbered rules of a game and of all games, in every language."""
    if game not in server_of(request).games():
        raise Problem("not-found")
    return rules_of(game)


@cache
def rules_of(game: str) -> list[dict[str, Any]]:
    """The numbered rules of a game and of all games, in every language."""
    found: dict[str, dict[str, Any]] = {}
    for lang in text.languages:
        for whose in (game, ""):
            for rule in _rule_texts(whose, lang):
                entry = found.setdefault(
                    rule.id, {"id": rule.id, "chapter": {}, "title": {}, "text": {}}
                )
                entry["chapter"][lang] = rule.chapter_title
                entry["title"][lang] = rule.title
                entry["text"][lang] = rule.text
    return list(found.values())


def _rule_texts(game: str, lang: str) -> list[text.RuleText]:
    try:
        return text.rules(game, lang)
    except text.TextError:
        return []


handlers = [page, client_file, words, art, accents, rules]
