"""Reading the data files: what is missing or wrong is told with its file, entry and field."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .hexes import AREA, Hex

FOLDER = Path(__file__).parent / "box"
SOURCES = ("rulebook", "public", "reconstructed")


class BadBox(ValueError):
    """A data file is wrong: file, entry and field."""


class Reader:
    """One entry of a data file; what is missing or wrong is told with its place."""

    def __init__(self, file: str, entry: str, data: Mapping[str, Any]) -> None:
        self.file, self.entry, self.data = file, entry, data

    def bad(self, field: str, what: str) -> BadBox:
        return BadBox(f"{self.file}, {self.entry}, {field}: {what}")

    def get(self, field: str, kind: type) -> Any:
        value = self.data.get(field)
        if type(value) is not kind:
            raise self.bad(field, f"should be {kind.__name__}, is {value!r}")
        return value

    def text(self, field: str, *known: str) -> str:
        value: str = self.get(field, str)
        if known and value not in known:
            raise self.bad(field, f"is one of {', '.join(known)}; not {value!r}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value: int = self.get(field, int)
        if not low <= value <= high:
            raise self.bad(field, f"should be {low} to {high}, is {value}")
        return value

    def flag(self, field: str) -> bool:
        value: bool = self.get(field, bool)
        return value

    def hexes(self, field: str) -> tuple[Hex, ...]:
        return tuple(self.hex(field, each) for each in self.get(field, list))

    def hex(self, field: str, value: Any) -> Hex:
        match value:
            case [int(q), int(r)] if (q, r) in AREA:
                return q, r
        raise self.bad(field, f"{value!r} is no area [q, r]")

    @property
    def source(self) -> str:
        return self.text("source", *SOURCES)


def load(file: str, table: str, folder: Path = FOLDER) -> list[Reader]:
    """The entries of one table of a data file, ids and codes unique."""
    data = tomllib.loads((folder / file).read_text(encoding="utf-8"))
    entries = [
        Reader(file, f"{table} {each.get('id', n)}", each)
        for n, each in enumerate(data.get(table, []), 1)
    ]
    for field in ("id", "code"):
        seen = Counter(e.text(field) for e in entries if field in e.data or field == "id")
        for value, times in seen.items():
            if times > 1:
                raise BadBox(f"{file}, {table} {value}, {field}: stands there {times} times")
    return entries
