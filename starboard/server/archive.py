"""Everything that is kept, as one file: backups, and moving between the two databases.

The file is gzip over JSON lines: a heading with the version of the schema, then a line for each
row, ``[table, column values ...]``, in an order in which rows may refer to earlier ones.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .store.migrations import VERSION
from .store.rows import Step
from .store.sql import SqlStore

#: What is kept, in an order in which rows may refer to earlier ones. Leases of bots are not.
KEPT = {
    "meta": "key, value",
    "tables": "id, code, game, rules, seats, variant, seed, open_seed, host, created, seq,"
    " waiting, over, digest, moved, ended",
    "seats": "tbl, seat, kind, name, token, bot",
    "holders": "person, tbl, seat",
    "answers": "tbl, seq, seat, option, forced",
    "chat": "tbl, name, seat, text, at",
    "finished": "tbl, save, result, at",
    "bans": "who, why, at, until",
}
ORDER = {"answers": "tbl, seq", "chat": "n"}
#: Columns that one of the databases calls truths, and the other numbers.
TRUTHS = {"tables": ("open_seed", "over"), "answers": ("forced",)}
FORMAT = "starboard archive"
AT_ONCE = 500  # rows in one transaction
PAGE = 5_000  # rows in one look


class BadArchive(ValueError):
    """This file is no archive, or it does not fit; nothing has been changed."""


async def write(store: SqlStore, path: Path) -> int:
    """Write everything into a new file; how many rows there were."""
    count = 0
    with gzip.open(path, "xt", encoding="utf-8") as file:
        file.write(json.dumps({"format": FORMAT, "schema": VERSION}) + "\n")
        for table, columns in KEPT.items():
            async for row in store.rows(table, columns, ORDER.get(table, "1, 2"), PAGE):
                if table == "meta" and row[0] == "version":
                    continue  # the heading says it
                file.write(json.dumps([table, *row]) + "\n")
                count += 1
    return count


async def read(store: SqlStore, path: Path) -> int:
    """Fill an empty store from a file; how many rows there were."""
    if await store.count("tables"):
        raise BadArchive("the database holds tables already; restore into an empty one")
    count, waiting = 0, [Step("delete from meta where key<>'version'", ())]
    for row in _rows(path):
        waiting.append(row)
        count += 1
        if len(waiting) >= AT_ONCE:
            await store.run(waiting)
            waiting = []
    await store.run(waiting)
    return count


def _rows(path: Path) -> Iterator[Step]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BadArchive(f"{path} is no archive of Starboard")
            if head.get("schema", 0) > VERSION:
                raise BadArchive(f"{path} was written by a later Starboard")
            for line in file:
                yield _row(json.loads(line))
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        if isinstance(error, BadArchive):
            raise
        raise BadArchive(f"{path} cannot be read: {error}") from None


def _row(parts: list[Any]) -> Step:
    table, *values = parts
    columns = KEPT[table].replace(" ", "").split(",")
    values += [""] * (len(columns) - len(values))  # columns that came later
    for name in TRUTHS.get(table, ()):
        at = columns.index(name)
        values[at] = bool(values[at])
    marks = ",".join("?" * len(values))
    return Step(f"insert into {table} ({KEPT[table]}) values ({marks})", tuple(values))
