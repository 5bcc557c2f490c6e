"""One entry as a form: its fields with what they may hold, and whether they may be changed.

What a field may hold is what the game asks of it when it reads the box.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from starboard import editions, text
from starboard.data.box import SOURCES
from starboard.data.catalogue import Component
from starboard.kernel import Game, Message

from . import probe
from .check import write
from .differences import words_of
from .export import asked_of
from .places import Data, Place, find
from .shelves import components

RULEBOOK = Message("", "box-locked-rulebook")
FIXED = Message("", "box-locked-fixed")
#: Fields that others refer to, or that say where the rest is known from.
NOT_PRINTED = frozenset({"id", "source", "source_note", "origin", "rule", "rules", "file"})
Asked = list[tuple[str, str, str, dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a form."""

    path: tuple[str | int, ...]
    name: Message | str
    kind: str  # number, switch, text, choice, choices, numbers, hexes or data
    value: Any
    shipped: Any
    source: str
    why: Message | None = None  # why it may not be changed
    low: int | None = None
    high: int | None = None
    choices: list[str] | None = None
    count: int | None = None

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        name = self.name if isinstance(self.name, str) else self.name.plain()
        return {
            "path": list(self.path), "name": name, "kind": self.kind, "value": self.value,
            "shipped": self.shipped, "source": self.source, "low": self.low, "high": self.high,
            "choices": self.choices, "count": self.count, "locked": self.why is not None,
            "why": self.why and self.why.plain(),
        }  # fmt: skip


@cache
def asked_by(game: str) -> Asked:
    """What a game asks of every field of its box."""
    with tempfile.TemporaryDirectory(prefix="starboard-") as folder:
        write(Path(folder), game, editions.shipped(game))
        return probe.read(Path(folder)).asked


def fields(game: Game, place: Place, now: dict[str, Data]) -> list[Field] | None:
    """The form of an entry, None if there is no such entry."""
    entry = find(now, place)
    if entry is None:
        return None
    shipped = find(editions.shipped(game.id), place) or {}
    found: list[Field] = []
    for name, value in entry.items():
        why, source = lock_of(game, place, entry, name)
        first = _field(game, place, (name,), value, shipped.get(name), source, why)
        found.append(first)
        if why is None and first.kind == "data":
            found += _leaves(game, place, first, value, shipped.get(name))
    return found


def _leaves(game: Game, place: Place, above: Field, value: Any, shipped: Any) -> Iterator[Field]:
    """What lies inside lists and tables, each with its own place."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for step, each in inside:
        was = _at(shipped, step)
        field = _field(game, place, (*above.path, step), each, was, above.source, None)
        if field.kind != "data":
            yield field
        else:
            yield from _leaves(game, place, field, each, was)


def _at(value: Any, step: str | int) -> Any:
    try:
        return value[step]
    except (KeyError, IndexError, TypeError):
        return None


def _field(
    game: Game, place: Place, path: tuple[str | int, ...], value: Any, shipped: Any, source: str,
    why: Message | None,
) -> Field:  # fmt: skip
    what = _asked(game.id, place, path)
    kind = _kind(value, what)
    return Field(
        path, _name(game, place, path), kind, value, shipped, source, why,
        what.get("low") if kind == "number" else None,
        what.get("high") if kind == "number" else None,
        what.get("choices") if kind in ("choice", "choices") else None,
        what.get("count") if kind == "numbers" else None,
    )  # fmt: skip


def _kind(value: Any, what: dict[str, Any]) -> str:
    if isinstance(value, bool):
        return "switch"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "choice" if "choices" in what else "text"
    if isinstance(value, list):
        if "choices" in what and all(isinstance(each, str) for each in value):
            return "choices"
        if all(type(each) is int for each in value) and (value or "count" in what):
            return "numbers"
        if value and all(_is_pair(each) for each in value):
            return "hexes"
    return "data"


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)


def _asked(game: str, place: Place, path: tuple[str | int, ...]) -> dict[str, Any]:
    """What the game asks of this very field, or else of its like in other entries."""
    *way, last = path
    steps = [str(step + 1) if isinstance(step, int) else step for step in way]
    name = " ".join([place.name, *steps])
    for file, entry, field, what in asked_by(game):
        if (file, entry, field) == (place.file, name, str(last)):
            return what
    kind = " ".join([place.family, *(step for step in way if isinstance(step, str))])
    return _merged(game, place.file).get(kind, {}).get(str(last), {})


@cache
def _merged(game: str, file: str) -> dict[str, dict[str, dict[str, Any]]]:
    return asked_of(file, asked_by(game))


def _name(game: Game, place: Place, path: tuple[str | int, ...]) -> Message | str:
    """What a part of the catalogue calls it, or else the field's own name."""
    if len(path) == 1:
        for component in components_of(game, place):
            for part in component.parts:
                if part.field == path[0]:
                    return part.name
    *way, last = [str(step + 1) if isinstance(step, int) else step for step in path]
    return f"{' '.join(way)}: {last}" if way else last


def components_of(game: Game, place: Place) -> list[Component]:
    """What of the catalogue is printed by this entry."""
    wanted = (place.file, place.family, place.id)
    return [each for each in components(game.id) if each.entry == wanted]


def lock_of(game: Game, place: Place, entry: Data, name: str) -> tuple[Message | None, str]:
    """Why a field may not be changed, or None; and where what it says is known from."""
    source = _source(game, place, entry, name)
    if name in NOT_PRINTED or name.endswith("_source"):
        return FIXED, source
    return (RULEBOOK if source == "rulebook" else None), source


def _source(game: Game, place: Place, entry: Data, name: str) -> str:
    """The weakest source of the parts that the field tells; else what the entry says of it."""
    known = [
        part.source
        for component in components_of(game, place)
        for part in component.parts
        if part.field == name
    ]
    if known:
        return max(known, key=SOURCES.index)
    origin = entry.get("origin")
    own = (
        entry.get(f"{name}_source"),
        entry.get(f"{name.removesuffix('s')}_source"),
        origin.get(name) if isinstance(origin, dict) else None,
        entry.get("source"),
    )
    return next((each for each in own if each in SOURCES), "reconstructed")


# ---- words ----------------------------------------------------------------------------------


def texts(game: Game, place: Place, own: Data) -> list[dict[str, Any]]:
    """The words that belong to this entry's component alone, as they are and as they came."""
    found = []
    for component in components_of(game, place):
        others = {key for each in components(game.id) if each.entry != component.entry
                  for key in words_of(each)}  # fmt: skip
        for key in words_of(component):
            said = {lang: _said(game.id, key, component, own, lang) for lang in text.languages}
            if key not in others and all(each is not None for each in said.values()):
                why = text_lock(component, key)
                found.append({
                    "key": key, "locked": why is not None, "why": why and why.plain(),
                    "texts": said,
                })  # fmt: skip
    return found


def text_lock(component: Component, key: str) -> Message | None:
    """Why these words may not be changed."""
    parts = [p for p in component.parts if isinstance(p.value, Message) and p.value.key == key]
    named = parts or [p for p in component.parts if p.name.key == "part-name"]
    return RULEBOOK if named and all(p.source == "rulebook" for p in named) else None


def _said(game: str, key: str, component: Component, own: Data, lang: str) -> dict[str, str] | None:
    values = [component.picture.name, *(part.value for part in component.parts)]
    message = next(m for m in values if isinstance(m, Message) and m.key == key)
    shipped, faults = text.shipped_voice(game, lang).say(key, message.facts)
    if faults or message.game != game:
        return None
    return {"value": own.get(lang, {}).get(key, shipped), "shipped": shipped}
