"""The files of the box, and fields that several of them have."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from starboard.data.box import BoxError, Entry, entries

from ..grid import SIDE


def file_of(folder: Path, name: str) -> dict[str, Any]:
    """A data file, parsed."""
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        raise BoxError(name, "file", "-", str(error)) from None


def family(folder: Path, file: str, kind: str) -> list[Entry]:
    """All entries of one kind."""
    return entries(file, file_of(folder, file), kind)


def table_of(folder: Path, name: str, table: str) -> Entry:
    """A table of a data file that is there once."""
    return Entry(name, table, Entry(name, "file", file_of(folder, name)).get(table, dict))


def points(entry: Entry, field: str, limit: int = SIDE) -> list[tuple[int, int]]:
    """Places [x, y] of a grid of so many columns and rows."""
    return [(place[0], place[1]) for place in tuples(entry, field, 2, limit)]


def tuples(entry: Entry, field: str, size: int, limit: int = SIDE) -> list[tuple[int, ...]]:
    """Lists of so many coordinates each."""
    found = []
    for each in entry.get(field, list):
        if not isinstance(each, list) or len(each) != size:
            raise entry.fault(field, f"should be lists of {size} numbers, not {each!r}")
        if any(type(n) is not int or not 0 <= n < limit for n in each):
            raise entry.fault(field, f"should be numbers from 0 to {limit - 1}, not {each!r}")
        found.append(tuple(each))
    return found


def unique(found: list[Entry]) -> list[Entry]:
    """The same entries; no id may be there twice, and each is a short word."""
    seen = set()
    for entry in found:
        name = entry.get("id", str)
        if not 0 < len(name) <= 60:
            raise entry.fault("id", "should be a word of 1 to 60 characters")
        if name in seen:
            raise entry.fault("id", f"there are two of {name!r}")
        seen.add(name)
    return found


def part_of(entry: Entry, field: str) -> Entry:
    """A table inside an entry."""
    return Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
