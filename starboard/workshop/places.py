"""Entries of a box: where they lie in its files, and what they are called in sentences.

An entry is one table of a file: one of many, as ``[[mercenary]]`` makes them, found by its id, or
the only one of its kind, as ``[limits]``, whose id is empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """An entry by its file, family and id; without a family it is all of the file's own fields."""

    file: str
    family: str = ""
    id: str = ""

    @property
    def name(self) -> str:
        """As faults name it."""
        return " ".join(part for part in (self.family, self.id) if part) or "file"


def entries(file: str, data: Mapping[str, Any]) -> Iterator[tuple[Place, Data]]:
    """Every entry of a file, in its order."""
    loose = {}
    for family, value in data.items():
        if isinstance(value, dict):
            yield Place(file, family), value
        elif _is_family(value):
            for number, each in enumerate(value, start=1):
                yield Place(file, family, id_of(each, number)), each
        else:
            loose[family] = value
    if loose:
        yield Place(file), loose


def _is_family(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(e, dict) for e in value)


def id_of(entry: Mapping[str, Any], number: int) -> str:
    """An entry without an id goes by its number in its family, as in faults."""
    return str(entry.get("id", number))


def find(data: Mapping[str, Data], place: Place) -> Data | None:
    """An entry of a box, or None."""
    return dict(entries(place.file, data.get(place.file, {}))).get(place)


def named(data: Mapping[str, Any], file: str, name: str) -> Place | None:
    """The entry that a fault speaks of; a part of one is called like it, and more."""
    places = [place for place, _ in entries(file, data)]
    fitting = [p for p in places if p.family and f"{name} ".startswith(f"{p.name} ")]
    return max(fitting, key=lambda place: len(place.name), default=None)
