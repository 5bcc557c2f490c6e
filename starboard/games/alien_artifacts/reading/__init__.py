"""Reading the box: every file of ``box/`` is looked at, once, and checked (A-2).

| file | what it holds |
|---|---|
| `effects.py`, `cards.py` | what effects and cards are |
| `card_entries.py`, `effect_kinds.py` | how they are read |
| `misplaced.py` | which effects may stand where |
| `tables.py` | the box turned into tables that rules can ask quickly |
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from starboard.data.box import BoxError, Entry, entries, tally

from .card_entries import (
    ident,
    read_artifact,
    read_component,
    read_faction,
    read_limits,
    read_marker,
    read_planets,
    read_resource,
    read_ships,
    read_table,
    read_technology,
)
from .cards import Box
from .effects import METRICS

#: What every file holds.
FILES = {
    "game": ("limits", "round_marker", "component"),
    "resources": ("resource",),
    "ships": ("ship_type", "ship_class", "ship"),
    "planets": ("planet_type", "planet"),
    "technologies": ("technology",),
    "artifacts": ("artifact",),
    "alien_systems": ("alien_system",),
    "defence_plans": ("defence_plan",),
    "factions": ("faction",),
    "metrics": ("metric",),
}
#: So few and so many of a family can be played with: five factions for five players, enough
#: Resource cards that the deck runs out, no more cards than sets and steps have room for.
BOUNDS = {"resource": (40, 128), "faction": (5, 20), "ship": (1, 60), "technology": (1, 60),
          "planet": (1, 60), "artifact": (1, 60), "alien_system": (1, 60),
          "defence_plan": (1, 60)}  # fmt: skip


def read_file(folder: Path, name: str) -> dict[str, Any]:
    """One data file."""
    file = f"{name}.toml"
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BoxError(file, "file", "-", str(error)) from None


def load(folder: Path) -> Box:
    """Read all files; a fault names the file, the entry and the field."""
    return read_box({name: read_file(folder, name) for name in FILES})


def read_box(data: Mapping[str, Any]) -> Box:
    """The box that the files say; everything in them is looked at."""
    tallies: dict[str, dict[str, Any]] = {}
    for file, known in FILES.items():
        Entry(f"{file}.toml", "file", data[file]).only(*known)

    def family(name: str, file: str) -> list[Entry]:
        found = entries(f"{file}.toml", data[file], name)
        ids = Counter(ident(entry) for entry in found)
        for entry in found:
            if ids[entry.data["id"]] > 1:
                raise entry.fault("id", "stands there more than once")
        tallies[name] = tally(found)
        return found

    for entry in family("metric", "metrics"):
        entry.only("id", "source", "source_note")
        entry.one_of("id", METRICS)
    types = {row: family(f"{row}_type", f"{row}s") for row in ("ship", "planet")}
    classes = family("ship_class", "ships")
    limits = read_limits(data["game"])
    technologies = tuple(read_technology(e) for e in family("technology", "technologies"))
    box = Box(
        limits,
        read_marker(data["game"]),
        tuple(read_resource(e) for e in family("resource", "resources")),
        (
            *read_ships(types["ship"], classes, family("ship", "ships")),
            *technologies,
            *read_planets(types["planet"], family("planet", "planets")),
        ),
        tuple(read_artifact(e) for e in family("artifact", "artifacts")),
        tuple(read_table(e, of_aliens=True) for e in family("alien_system", "alien_systems")),
        tuple(read_table(e, of_aliens=False) for e in family("defence_plan", "defence_plans")),
        tuple(read_faction(e) for e in family("faction", "factions")),
        {e.name: e.get("source", str) for e in (*types["ship"], *types["planet"], *classes)},
        tuple(read_component(e) for e in family("component", "game")),
        tallies,
    )
    check_counts(box, family("component", "game"))
    return box


def check_counts(box: Box, components: list[Entry]) -> None:
    """A-2 As many of each kind as the list of components says."""
    for name, (fewest, most) in BOUNDS.items():
        count = box.tallies[name]["count"]
        if not fewest <= count <= most:
            file = next(file for file, families in FILES.items() if name in families)
            fault = f"there should be {fewest} to {most}, not {count}"
            raise BoxError(f"{file}.toml", "file", name, fault)
    if box.limits.hand_size * 5 + 10 > box.tallies["resource"]["count"]:
        raise BoxError("game.toml", "limits", "hand_size", "is too large for the Resource deck")
    if box.plans[0].cost:
        raise BoxError("defence_plans.toml", f"defence_plan {box.plans[0].id}", "cost",
                       "the first plan is the Basic Defence Plan, which is free")  # fmt: skip
    counts = {name: tallied["count"] for name, tallied in box.tallies.items()}
    counts["defence_plan"] -= 1
    counts |= {"basic_defence_plan": 1, "blockade_token": box.limits.blockade_tokens}
    counts["faction_board"] = counts["faction_card"] = counts["faction"]
    for entry, (name, count, _) in zip(components, box.components, strict=True):
        if counts.get(name, count) != count:
            raise entry.fault("count", f"there are {counts[name]} in the data, not {count}")
