"""Files, entries and the ids that the rules know."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard.data.box import SOURCES, BoxError, Entry, entries

#: The ids that the rules know; seats, boards and bits are counted in this order.
FACTIONS = ("marines", "aliens", "scientists", "greys")
MARINES, ALIENS, SCIENTISTS, GREYS = range(4)
SECTOR_ACTIONS = {
    "corridors": "assault", "control_room": "malfunction", "technology": "extra_turn",
    "dock": "faction", "laboratory": "faction", "nest": "faction", "wreck": "faction",
}  # fmt: skip
TOKENS = (
    "upgrade", "malfunction", "end_of_game", "alliance", "faction_marker", "fire", "deactivation",
    "defence_system", "clamp", "camera", "tentacles", "parasite", "lesser_alien", "creeper",
    "lurking", "invisibility",
)  # fmt: skip
RULES = frozenset(f"T-{n}" for n in range(1, 153))
COLOURS = ("red", "green", "blue", "grey", "yellow", "orange", "gold", "purple")
COPYING = ("multiply", "once", "special", "never")
ATTACKS = ("none", "one", "all")
TAKEOVERS = ("none", "once", "lasting")
GAINS = ("damage", "data")
FILES = (*(f"{name}.toml" for name in FACTIONS), "bonus.toml", "station.toml", "units.toml",
         "limits.toml")  # fmt: skip

#: What TOML files say, by name.
Files = Mapping[str, Mapping[str, Any]]


def files_in(folder: Path) -> Files:
    """What the files of a box say."""
    return {file: parsed(folder, file) for file in FILES}


def parsed(folder: Path, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BoxError(file, "file", "-", f"cannot be read: {error}") from None


def family(files: Files, file: str, name: str) -> list[Entry]:
    """All entries of one kind, each with an id of its own."""
    found = entries(file, files.get(file, {}), name)
    ids = Counter(id_of(entry) for entry in found)
    for entry in found:
        if ids[id_of(entry)] > 1:
            raise entry.fault("id", "is used twice")
    return found


def these(files: Files, file: str, name: str, ids: Sequence[str]) -> list[Entry]:
    """The entries with these ids, all of them and no others, in this order."""
    found = {id_of(entry): entry for entry in family(files, file, name)}
    for entry in found.values():
        entry.one_of("id", ids)
    for each in ids:
        if each not in found:
            raise BoxError(file, name, "id", f"{each} is missing")
    return [found[each] for each in ids]


def one(files: Files, file: str, name: str) -> Entry:
    """A table of its own."""
    entry = Entry(file, name, files.get(file, {}).get(name))
    entry.one_of("source", SOURCES)
    return entry


def id_of(entry: Entry) -> str:
    return entry.get("id", str)


def fixed(entry: Entry, field: str, value: Any) -> Any:
    """A field that other rules or drawings rest on: it may not be changed."""
    found = entry.get(field, type(value))
    if found != value:
        raise entry.fault(field, f"should be {value!r}, not {found!r}")
    return found


def origin_of(entry: Entry) -> Mapping[str, str]:
    """Where the parts of an entry are known from."""
    if "origin" not in entry.data:
        return {}
    origin = Entry(entry.file, f"{entry.name} origin", entry.get("origin", dict))
    return {part: SOURCES[origin.one_of(part, SOURCES)] for part in origin.data}
