"""The box: tiles, boards and cards, loaded and checked once from ``box/*.toml``.

Ids are small numbers in the order of the files (P-16). Everything here stays outside the state.
"""

from __future__ import annotations

from pathlib import Path
from re import fullmatch
from typing import Any

from starboard.data.box import SOURCES, tally
from starboard.data.edition import box_folder

from .grid import STRIDE
from .reading import boards, cards, files, tiles

FOLDER = box_folder(Path(__file__).parent)


def components(folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """What is in the box, by family: how many, and what their facts are taken from (P-15, P-16)."""
    counts = files.table_of(folder, "modes.toml", "components")
    found = {
        "tiles": tally(files.family(folder, "tiles.toml", "tile")),
        "civ_cards": tally(files.family(folder, "civ_cards.toml", "card")),
        "objective_cards": tally(files.family(folder, "objectives.toml", "objective")),
        "event_cards": tally(files.family(folder, "events.toml", "event")),
    }
    for family, facts in found.items():
        if facts["count"] != counts.get(family, int):
            raise counts.fault(family, f"{facts['count']} in the files")
    # Six boards have a back of their own each; all six fronts are alike (P-20). Flux is a seventh
    # corporation that the rulebook only names.
    for family, file, kind, sides in (
        ("planet_boards", "planets.toml", "planet", 7),
        ("corporation_boards", "corporations.toml", "corporation", 8),
    ):
        facts = tally(files.family(folder, file, kind))
        if facts["count"] != sides:
            raise counts.fault(family, f"{facts['count']} sides in {file}, not {sides}")
        found[family.replace("boards", "board_sides")] = facts
    source = SOURCES[counts.one_of("source", SOURCES)]
    plain = ("planet_boards", "corporation_boards", "resource_trackers", "depot_markers", "rovers",
             "commander_marker", "scorepad")  # fmt: skip
    for family in plain:
        count = counts.number(family, 0, 999)
        found[family] = {"count": count, "sources": {source: count}}
    for family in ("lifepods", "meteorites", "biomass_patches"):  # P-15: not limited
        text = counts.get(family, str)
        if not fullmatch(r"[0-9]{1,4}\+?", text):
            raise counts.fault(family, f"should be a number such as 60+, not {text!r}")
        at_least = int(text.rstrip("+"))
        found[family] = {"count": at_least, "sources": {source: at_least}}
    return found


COMPONENTS = components()
SHAPES, SHAPE_RINGS, TILES = tiles.tiles_of(FOLDER)
_STATION = tiles.station_of(FOLDER, SHAPES, SHAPE_RINGS)
#: P-23 The shapes of both rings, clockwise; index 0 is where a marker may stand first.
STATION_RINGS: tuple[tuple[int, ...], tuple[int, ...]] = _STATION["rings"]
#: P-22 By number of players: the places of their markers around the station.
MARKERS: dict[int, tuple[int, ...]] = _STATION["markers"]
PLANETS = boards.planets_of(FOLDER)
CORPORATIONS = boards.corporations_of(FOLDER)
CIV_CARDS = cards.civ_cards_of(FOLDER)
SET_VALUES = cards.set_values_of(FOLDER)
OBJECTIVES = cards.objectives_of(FOLDER)
EVENTS = cards.events_of(FOLDER)
PRESETS = cards.presets_of(FOLDER)
SOLO = cards.solo_of(FOLDER)

#: P-1 The 96 squares of every planet.
SQUARES = PLANETS[0].ice | PLANETS[0].land

#: P-3 The edge of the planet: squares with fewer than four neighbours.
EDGE = SQUARES & ~(SQUARES << 1 & SQUARES >> 1 & SQUARES << STRIDE & SQUARES >> STRIDE)
