"""What an edition has changed: entry by entry and field by field, against the box as it comes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from starboard import editions
from starboard.data.catalogue import Component, Shelf
from starboard.data.edition import Edition
from starboard.kernel import Message

from .places import Data, Place, entries

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """One field that differs; None where it is not there. An empty path: the whole entry."""

    place: Place
    path: Path
    shipped: Any
    now: Any

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {"path": list(self.path), "shipped": self.shipped, "now": self.now}

    def __str__(self) -> str:
        where = [self.place.file, self.place.name]
        if not self.path:
            return ": ".join([*where, "is new" if self.shipped is None else "is gone"])
        field = " ".join(str(p + 1) if isinstance(p, int) else p for p in self.path)
        if self.shipped is None:
            told = f"{_told(self.now)} (new)"
        elif self.now is None:
            told = f"is gone (was {_told(self.shipped)})"
        else:
            told = f"{_told(self.now)} (was {_told(self.shipped)})"
        return ": ".join([*where, field, told])


def _told(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 120 else text[:117] + "..."


def between(shipped: Mapping[str, Data], now: Mapping[str, Data]) -> list[Change]:
    """All that differs between two boxes."""
    found: list[Change] = []
    for file in sorted({*shipped, *now}):
        before = dict(entries(file, shipped.get(file, {})))
        after = dict(entries(file, now.get(file, {})))
        for place in dict.fromkeys([*before, *after]):
            found += _changes(place, (), before.get(place), after.get(place))
    return found


def _changes(place: Place, path: Path, shipped: Any, now: Any) -> Iterator[Change]:
    if isinstance(shipped, dict) and isinstance(now, dict):
        for key in dict.fromkeys([*shipped, *now]):
            yield from _changes(place, (*path, key), shipped.get(key), now.get(key))
    elif _alike(shipped, now):
        for n, (one, other) in enumerate(zip(shipped, now, strict=True)):
            yield from _changes(place, (*path, n), one, other)
    elif shipped != now or type(shipped) is not type(now):
        yield Change(place, path, shipped, now)


def _alike(shipped: Any, now: Any) -> bool:
    """Lists of tables with as many of them: only what differs inside is told."""
    return (
        isinstance(shipped, list)
        and isinstance(now, list)
        and len(shipped) == len(now) > 0
        and all(isinstance(each, dict) for each in (*shipped, *now))
    )


def of_texts(edition: Edition) -> list[Change]:
    """The words that an edition brings."""
    return [
        Change(Place(editions.TEXTS, lang), (key,), None, text)
        for lang, texts in edition.texts.items()
        for key, text in texts.items()
    ]


def of_edition(edition: Edition) -> list[Change]:
    """All that an edition has changed."""
    return between(editions.shipped(edition.game), box_of(edition)) + of_texts(edition)


def box_of(edition: Edition) -> dict[str, Data]:
    """What the files of an edition say, without its head and words."""
    own = (editions.HEAD, editions.TEXTS)
    found = [path for path in editions.files(edition.folder) if path.name not in own]
    return {path.name: editions.parsed(path) for path in found}


def by_component(
    shelves: tuple[Shelf, ...], changes: list[Change]
) -> tuple[dict[str, list[Change]], int]:
    """The changes by the components they are about, and how many things differ in all: an entry
    that is no component of the catalogue counts as one."""
    owners: dict[Place, list[str]] = {}
    speakers: dict[str, list[str]] = {}
    for shelf in shelves:
        for each in shelf.components:
            if each.entry[0]:
                owners.setdefault(Place(*each.entry), []).append(each.key)
            for key in words_of(each):
                speakers.setdefault(key, []).append(each.key)
    found: dict[str, list[Change]] = {}
    others = set[Place]()
    for change in changes:
        is_text = change.place.file == editions.TEXTS
        key = str(change.path[0]).partition(".")[0] if is_text else ""
        keys = speakers.get(key, []) if is_text else owners.get(change.place, [])
        for each_key in keys:
            found.setdefault(each_key, []).append(change)
        if not keys:
            others.add(Place(change.place.file, key) if is_text else change.place)
    return found, len(found) + len(others)


def words_of(component: Component) -> list[str]:
    """The keys of the messages that a component shows: its name and what its parts say."""
    shown = [component.picture.name, *(part.value for part in component.parts)]
    return list(dict.fromkeys(m.key for m in shown if isinstance(m, Message) and m.game))
