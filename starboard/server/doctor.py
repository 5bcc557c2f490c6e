"""``starboard doctor``: looks at a set-up, and says what is wrong with it and what to do."""

from __future__ import annotations

import asyncio
import json
import resource
import shutil
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import starboard

from .settings import Settings
from .store import open_store

FILES_WANTED = 4096  # open at once: sockets, the database, bots
ROOM_WANTED = 200 * 1024 * 1024  # bytes
PATIENCE = 5.0  # seconds


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    about: str
    fine: bool
    says: str


def examine(settings: Settings, address: str = "") -> Iterator[Finding]:
    """Everything that can be seen from here, and a running server if its address is given."""
    checks: list[tuple[str, Callable[[Settings], str]]] = [
        ("games", _games),
        ("page", _page),
        ("database", _database),
        ("disk", _disk),
        ("open files", _files),
    ]
    for about, check in checks:
        yield _tried(about, check, settings)
    if address:
        yield _tried("server", lambda _: _server(address), settings)


class _Wrong(Exception):
    """Says what is wrong, and what to do."""


def _tried(about: str, check: Callable[[Settings], str], settings: Settings) -> Finding:
    try:
        return Finding(about, fine=True, says=check(settings))
    except Exception as wrong:  # whatever fails here is what somebody wants to know
        name = "" if isinstance(wrong, _Wrong) else f"{type(wrong).__name__}: "
        return Finding(about, fine=False, says=f"{name}{wrong}")


def _games(settings: Settings) -> str:
    return f"{len(starboard.games())} can be played"


def _page(settings: Settings) -> str:
    if not (settings.static_folder / "index.html").is_file():
        raise _Wrong("the web client is not built: run ./launch build")
    return "the web client is built"


def _database(settings: Settings) -> str:
    async def look() -> None:
        store = open_store(settings.database_url)
        await store.start()
        try:
            await store.check()
            await store.touch(0)
        finally:
            await store.stop()

    asyncio.run(asyncio.wait_for(look(), PATIENCE))
    kind = settings.database_url.partition(":")[0]
    return f"{kind} can be read and written"


def _disk(settings: Settings) -> str:
    if not settings.database_url.startswith("sqlite:///"):
        return "the database is elsewhere"
    folder = Path(settings.database_url.removeprefix("sqlite:///")).absolute().parent
    free = shutil.disk_usage(folder).free
    if free < ROOM_WANTED:
        raise _Wrong(f"only {free // 2**20} MB are left in {folder}")
    return f"{free // 2**20} MB are left"


def _files(settings: Settings) -> str:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FILES_WANTED:
        raise _Wrong(
            f"only {soft} may be open at once, and every visitor is one: raise it"
            f" (ulimit -n {FILES_WANTED}, or LimitNOFILE= of the service)"
        )
    return f"{soft} may be open at once"


def _server(address: str) -> str:
    base = address.rstrip("/")
    for path in ("/health", "/ready"):
        try:
            with urllib.request.urlopen(base + path, timeout=PATIENCE) as answer:
                if "status" not in json.loads(answer.read()):
                    raise _Wrong(f"{base + path} answers, but it is no Starboard")
        except urllib.error.HTTPError as error:
            raise _Wrong(f"{base + path} answers with {error.code}") from None
        except (OSError, ValueError) as error:
            raise _Wrong(f"{base + path} cannot be reached: {error}") from None
    with urllib.request.urlopen(base + "/api/games", timeout=PATIENCE) as answer:
        cookie = answer.headers.get("set-cookie") or ""
    if base.startswith("https:") and "Secure" not in cookie:
        raise _Wrong(
            "cookies are not marked Secure: let the proxy send X-Forwarded-Proto, and trust it"
            " (STARBOARD_PROXIES)"
        )
    return f"{base} is well and ready"
