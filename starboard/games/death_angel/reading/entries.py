"""What the entries of all files have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.data.box import SOURCES, BoxError, Entry, entries

from .cards import ACTION_IDS, LOCATION_IDS, MARINE_IDS, TEAM_IDS, TERRAIN_IDS, TYPES

Files = Mapping[str, Mapping[str, Any]]

#: The families of each file; another one would be overlooked.
FAMILIES = {
    "actions.toml": ("action",),
    "events.toml": ("event",),
    "game.toml": ("players", "counts", "die", "swarm_movement"),
    "genestealers.toml": ("type", "brood_lord"),
    "locations.toml": ("setup_location", "location"),
    "marines.toml": ("team", "marine"),
    "terrain.toml": ("terrain",),
}
#: More would be no deck that anybody can shuffle, and no range that a formation has.
MOST_COPIES, MOST_TOKENS, MOST_BLIPS, FARTHEST = 40, 60, 60, 11
#: The highest number that a text may name, such as the Genestealers that appear.
MOST = 12
#: Texts that name a number of their own.
AMOUNTS = {
    "dead_aim", "full_auto", "heroic_charge", "cleansing_flames", "full_scan", "out_of_thin_air",
    "psychic_assault", "secret_route", "the_swarm", "main_corridor", "cryo_control",
    "lower_accessway", "munitorium", "black_holds", "dark_catacombs", "generatorium",
}  # fmt: skip


def entries_of(data: Files, file: str, family: str) -> list[Entry]:
    """The entries of a family."""
    return entries(file, data[file], family)


def source_of(entry: Entry, field: str = "source") -> str:
    """Where something is known from."""
    return SOURCES[entry.one_of(field, SOURCES)]


def sources_of(entry: Entry) -> tuple[str, str]:
    """Where the facts and the Hungarian name are known from."""
    return source_of(entry), source_of(entry, "name_source")


def amount_of(entry: Entry) -> int:
    """The number that the text of this card names."""
    if entry.data["id"] in AMOUNTS:
        return entry.number("amount", 1, MOST)
    if "amount" in entry.data:
        raise entry.fault("amount", "the text of this card names no number")
    return 0


def each_once(found: Sequence[Entry], ids: Sequence[str]) -> list[Entry]:
    """The entries in the order of the rules, which name every one of them."""
    numbers = [entry.one_of("id", ids) for entry in found]
    for nth, (entry, number) in enumerate(zip(found, numbers, strict=True)):
        if number in numbers[:nth]:
            raise entry.fault("id", "stands twice")
    for number, name in enumerate(ids):
        if number not in numbers:
            file, family = FAMILY_OF[ids[0]]
            raise BoxError(file, family, "id", f"{name} is missing")
    return [found[numbers.index(number)] for number in range(len(ids))]


#: By the first id of a family: its file and its name.
FAMILY_OF = {
    TEAM_IDS[0]: ("marines.toml", "team"),
    MARINE_IDS[0]: ("marines.toml", "marine"),
    ACTION_IDS[0]: ("actions.toml", "action"),
    TYPES[0]: ("genestealers.toml", "type"),
    TERRAIN_IDS[0]: ("terrain.toml", "terrain"),
    LOCATION_IDS[0]: ("locations.toml", "location"),
}
