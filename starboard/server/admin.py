"""What a host can do from the command line, with the server running or not."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import starboard

from .history import rebuild
from .problem import Problem
from .store import Ban, Sought, Store, TableRow, open_store
from .store.sql import SqlStore

DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one stored game when it was played again."""

    table: str
    game: str
    fine: bool
    says: str = ""


def store_at(url: str) -> SqlStore:
    """The store behind a URL, with all that a host may do."""
    store = open_store(url)
    assert isinstance(store, SqlStore)
    return store


def headline(row: TableRow) -> dict[str, Any]:
    """A table in one line of a list."""
    standing = row.standing
    state = "over" if standing.over else f"ended: {row.ended}" if row.ended else "running"
    return {
        "table": row.id,
        "code": row.code,
        "game": row.game,
        "seats": row.seats,
        "moves": standing.seq,
        "state": state,
        "idle_days": round((time.time() - standing.moved) / DAY, 1),
        "rules": row.rules,
    }


async def verify(store: Store, game: str | None = None) -> AsyncIterator[Verdict]:
    """Play every stored game again, and compare where it leads."""
    for row in await store.search(Sought(game=game, limit=1_000_000)):
        yield await _verdict(store, row)


async def _verdict(store: Store, row: TableRow) -> Verdict:
    try:
        title = starboard.games(hidden=True)[row.game]
        _, diverged = rebuild(title, row, await store.entries(row.id))
    except KeyError:
        return Verdict(row.id, row.game, fine=False, says="there is no such game any more")
    except Problem as problem:
        return Verdict(row.id, row.game, fine=False, says=problem.message.text("en"))
    except Exception as error:  # whatever a damaged log leads to
        return Verdict(row.id, row.game, fine=False, says=f"{type(error).__name__}: {error}")
    says = "" if diverged is None else diverged.problem().message.text("en")
    return Verdict(row.id, row.game, diverged is None, says)


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days things are kept; None: for ever."""

    finished: float | None = None
    abandoned: float | None = None  # games that are not over, and that nobody plays
    chat: float | None = None


async def tidy(store: Store, rules: Retention, *, really: bool) -> dict[str, int]:
    """Delete what has been kept long enough; or only say how much that would be."""
    now = time.time()
    gone = {"finished": 0, "abandoned": 0}
    for kind, days in (("finished", rules.finished), ("abandoned", rules.abandoned)):
        if days is None:
            continue
        sought = Sought(over=kind == "finished", moved_before=now - days * DAY, limit=1_000_000)
        for row in await store.search(sought):
            gone[kind] += 1
            if really:
                await store.delete(row.id)
    if rules.chat is not None and really:
        await store.delete_chat(now - rules.chat * DAY)
    return gone


async def ban(store: Store, who: str, why: str, days: float | None) -> None:
    """Close the server to an address, a network, or a person."""
    now = time.time()
    await store.ban(Ban(who, why, now, None if days is None else now + days * DAY))
