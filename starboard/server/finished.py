"""Finished games, kept as they were: whatever becomes of the rules, they can be read for ever."""

from __future__ import annotations

import asyncio
import time

from starboard.kernel import Table

from . import messages, views
from .store import Finished, Store


def finished_of(table: Table) -> Finished:
    """A finished game as it is kept for good."""
    assert table.result is not None, "only a game that is over is kept"
    result = messages.encode(views.result(table, table.result)).decode()
    return Finished(table.save(), result, time.time())


async def keep_finished(store: Store, name: str, table: Table) -> None:
    """Keep a game that has just ended. Nothing is lost if this fails: the log is the truth."""
    await store.finish(name, await asyncio.to_thread(finished_of, table))
