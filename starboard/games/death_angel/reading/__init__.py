"""Reading the box: every card of ``box/*.toml``, checked as it is read.

An owner may change what is printed on a card, and how many copies of an event there are. What a
card does is in the rules, by its id: so every card must be there, with the kind of effect that
the rules carry out. A fault names its file, its entry and its field.

`cards.py` says what is printed on cards; `entries.py`, `squad.py`, `genestealers.py`,
`locations.py` and `events.py` read them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from starboard.data.box import BoxError, Entry, tally

from .cards import Box
from .entries import FAMILIES, MOST_TOKENS, Files, entries_of, source_of
from .events import read_events
from .genestealers import read_die, read_genestealers, read_ways
from .locations import Places, read_terrain
from .squad import read_actions, read_teams


def load(folder: Path) -> Box:
    """Read and check all files; BoxError at the first fault."""
    return build(files(folder))


def files(folder: Path) -> dict[str, dict[str, Any]]:
    """The data of all files, by name."""
    return {name: read_file(folder, name) for name in FAMILIES}


def read_file(folder: Path, name: str) -> dict[str, Any]:
    """The data of one file."""
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError(name, "file", "-", f"cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoxError(name, "file", "-", str(error)) from None


def build(data: Files) -> Box:
    """The box that these files describe, by file name."""
    for name, families in FAMILIES.items():
        Entry(name, "file", data[name]).only(*families)
    counts = components(data)
    terrain = read_terrain(data)
    teams, marines = read_teams(data)
    types, lords = read_genestealers(data)
    stealers = sum(kind.count for kind in types)
    events = read_events(data)
    spawning = {colour for event in events for _, colour in event.spawns}
    reader = Places(data, terrain, stealers, spawning)
    locations = reader.locations()
    setups = reader.setups({location.tier for location in locations})
    game = Entry("game.toml", "counts", data["game.toml"].get("counts"))
    return Box(
        teams, marines, read_actions(data), types, lords, terrain, setups, locations, events,
        read_die(data), read_ways(data), counts["tokens"]["count"], source_of(game),
    )  # fmt: skip


def components(data: Files) -> dict[str, dict[str, Any]]:
    """What is in the box, by family: how many cards, and what their facts are taken from."""
    game = Entry("game.toml", "counts", data["game.toml"].get("counts"))
    check_players(data)
    found = {
        "actions": tally(entries_of(data, "actions.toml", "action")),
        "brood_lords": tally(entries_of(data, "genestealers.toml", "brood_lord")),
        "events": tally(entries_of(data, "events.toml", "event")),
        "genestealers": tally(entries_of(data, "genestealers.toml", "type"), "count"),
        "locations": tally(
            entries_of(data, "locations.toml", "setup_location")
            + entries_of(data, "locations.toml", "location")
        ),
        "marines": tally(entries_of(data, "marines.toml", "marine")),
        "terrain": tally(entries_of(data, "terrain.toml", "terrain")),
    }
    game.only(*found, "cards", "tokens", "markers", "dice", "source")
    for family, facts in found.items():
        if facts["count"] != game.get(family, int):
            raise game.fault(family, f"there are {facts['count']} in the files")
    if (cards := sum(facts["count"] for facts in found.values())) != game.get("cards", int):
        raise game.fault("cards", f"all cards together are {cards}")
    source = source_of(game)
    limits = {"tokens": (0, MOST_TOKENS), "markers": (6, 6), "dice": (1, 1)}
    for family, (low, high) in limits.items():
        count = game.number(family, low, high)
        found[family] = {"count": count, "sources": {source: count}}
    return found


def check_players(data: Files) -> None:
    """D-1 One to six players."""
    entry = Entry("game.toml", "players", data["game.toml"].get("players"))
    entry.only("from", "to", "source")
    entry.number("from", 1, 1)  # D-1
    entry.number("to", 6, 6)
    source_of(entry)
