"""Reading the box: every board, faction, card and mission, checked as it is read.

A fault is told with its file, entry and field, whatever an owner may have written: this is the
only place that looks at the data files, and nothing behind it looks for faults any more.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard.data.box import SOURCES, BoxError, Entry, entries

from ..rules.hexes import AREA, NEIGHBOURS, RADIUS, Hex, areas_of, mask_of, positions
from .components import (
    Ally,
    Board,
    Card,
    Faction,
    Formation,
    Level,
    Mission,
    Origin,
    Token,
)  # fmt: skip
from .effects import ability, axial, single, word

FILES = {
    "boards.toml": ("board",),
    "factions.toml": ("faction",),
    "allies.toml": ("ally",),
    "mercenaries.toml": ("mercenary",),
    "actions.toml": ("action",),
    "missions.toml": ("mission",),
    "components.toml": ("constants", "constants_reconstructed", "level", "token"),
}
Files = Mapping[str, Mapping[str, Any]]

FACTIONS_IN_PLAY = range(2, 7)
TEAM_SIZES = (4, 6)
LEVEL_IDS = ("sailor", "captain", "admiral")
MISSION_SIZE = 9
TILES = 11  # H-12 what the draft with four factions is made for
MOST_MERCENARIES = 17  # as many as the numbering of units has room for
TOKEN_IDS = (
    "faction_board", "normal_unit", "elite_unit", "leader_token", "leader_die", "marker", "frame",
    "allied_tile", "allied_token", "mercenary_token", "mercenary_card", "action_card",
    "mission_card",
)  # fmt: skip


def read_files(folder: Path) -> dict[str, dict[str, Any]]:
    """The data files of a box."""
    return {name: read_file(folder, name) for name in FILES}


def read_file(folder: Path, name: str) -> dict[str, Any]:
    """One data file."""
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BoxError(name, "file", "-", "is missing") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoxError(name, "file", "-", f"cannot be read: {error}") from None


def load(files: Files, file: str, family: str) -> list[Entry]:
    """The entries of one family, at least one; ids and codes are plain and unique."""
    data = files[file]
    for field in data:
        if field not in FILES[file]:
            raise BoxError(file, "file", str(field), "is not a field of this file")
    found = entries(file, data, family)
    if not found:
        raise BoxError(file, "file", family, "is empty")
    for field, pattern in (("id", "[a-z][a-z0-9_]{0,39}"), ("code", "[A-Z0-9][A-Z0-9-]{0,7}")):
        seen = set()
        for entry in found:
            if field == "id" or "code" in entry.data:
                value = entry.get(field, str)
                if not re.fullmatch(pattern, value):
                    raise entry.fault(field, f"{value!r} is not of the form {pattern}")
                if value in seen:
                    raise entry.fault(field, f"{value!r} stands there twice")
                seen.add(value)
    return found


def origin(entry: Entry, family: str) -> Origin:
    """Where a piece and its parts are known from."""
    sources = {}
    for field in entry.data:
        if field == "source" or field.endswith("_source"):
            sources[field] = SOURCES[entry.one_of(field, SOURCES)]
    return Origin(entry.file, family, entry.get("id", str), sources)


def identity(entry: Entry, family: str) -> tuple[str, str, Origin]:
    """Id, code and origin, as most entries have them."""
    return entry.get("id", str), entry.get("code", str), origin(entry, family)


def only(entry: Entry, *fields: str) -> None:
    """No field but these, sources, and those that every entry has."""
    sources = [field for field in entry.data if field.endswith("_source")]
    entry.only("id", "code", "source", *sources, *fields)


# ---- boards -----------------------------------------------------------------------------------


def read_boards(files: Files) -> tuple[Board, ...]:
    """H-25 The boards; every number of factions has one, and only one."""
    found = load(files, "boards.toml", "board")
    boards = tuple(read_board(entry) for entry in found)
    columns = {
        "players": tuple(FACTIONS_IN_PLAY), "without_ring": (3,), "team": TEAM_SIZES,
        "team_large": TEAM_SIZES,
    }  # fmt: skip
    for field, wanted in columns.items():
        for count in wanted:
            homes = [entry for entry in found if count in entry.data[field]]
            if len(homes) > 1:
                raise homes[1].fault(field, f"{count} factions have another board already")
            if not homes:
                raise BoxError("boards.toml", "file", field, f"no board is for {count} factions")
    return boards


def read_board(entry: Entry) -> Board:
    """A board in one piece: rows of areas, and mines of which no two are adjacent."""
    counts = ("players", "without_ring", "team", "team_large")
    only(entry, *counts, "area_count", "mine_count", "rows", "mines")
    areas = mask_of(AREA[at] for row in entry.get("rows", list) for at in row_of(entry, row))
    mines = [area_at(entry, "mines", each) for each in entry.get("mines", list)]
    if areas.bit_count() != entry.number("area_count", MISSION_SIZE, len(AREA)):
        raise entry.fault("area_count", f"the rows hold {areas.bit_count()} areas")
    if not in_one_piece(areas):
        raise entry.fault("rows", "the areas are not in one piece")
    if len(set(mines)) != len(mines) or len(mines) != entry.number("mine_count", 0, len(AREA)):
        raise entry.fault("mine_count", f"there are {len(set(mines))} different mines")
    if mask_of(mines) & ~areas:
        raise entry.fault("mines", "a mine lies off the board")
    if any(near in mines for mine in mines for near in NEIGHBOURS[mine]):
        raise entry.fault("mines", "two mines are adjacent")
    players, without_ring, team, team_large = (counts_of(entry, field) for field in counts)
    return Board(
        entry.get("id", str), origin(entry, "board"), players, without_ring, team, team_large,
        areas, mask_of(mines),
    )  # fmt: skip


def counts_of(entry: Entry, field: str) -> tuple[int, ...]:
    """Numbers of factions."""
    values = entry.get(field, list)
    for value in values:
        if type(value) is not int or value not in FACTIONS_IN_PLAY:
            raise entry.fault(field, f"should hold numbers of factions (2 to 6), not {value!r}")
    return tuple(values)


def row_of(entry: Entry, row: object) -> Iterable[Hex]:
    """A row [r, first q, last q] of areas."""
    match row:
        case [int(r), int(first), int(last)] if (
            all(type(n) is int and abs(n) <= RADIUS for n in (r, first, last))
            and first <= last
            and (first, r) in AREA
            and (last, r) in AREA
        ):
            return [(q, r) for q in range(first, last + 1)]
    raise entry.fault("rows", f"should be a row [r, first q, last q] of areas, not {row!r}")


def area_at(entry: Entry, field: str, value: object) -> int:
    """The area at axial coordinates."""
    at = axial(entry, field, value)
    if at not in AREA:
        raise entry.fault(field, f"{value!r} lies off every board")
    return AREA[at]


def in_one_piece(areas: int) -> bool:
    """Do these areas hang together?"""
    reached, edge = 0, areas & -areas
    while edge:
        reached |= edge
        edge = mask_of(n for area in areas_of(edge) for n in NEIGHBOURS[area]) & areas & ~reached
    return reached == areas


# ---- factions, allied factions, cards ---------------------------------------------------------


def read_factions(files: Files, formations: list[Formation]) -> tuple[Faction, ...]:
    """H-6 The factions: enough for the smallest game, not more than there is room for."""
    found = load(files, "factions.toml", "faction")
    if not 2 <= len(found) <= 9:
        raise BoxError("factions.toml", "file", "faction", f"should be 2 to 9, not {len(found)}")
    return tuple(read_faction(entry, formations) for entry in found)


def read_faction(entry: Entry, formations: list[Formation]) -> Faction:
    """A faction; its effects end with the leader's price."""
    only(entry, "expansion", "effects")
    alien = word(entry, "expansion", "base", "aliens") == "aliens"
    return Faction(*identity(entry, "faction"), alien, ability(entry, formations))


def read_allies(files: Files, formations: list[Formation]) -> tuple[Ally, ...]:
    """H-109 The allied factions."""
    found = load(files, "allies.toml", "ally")
    if len(found) != TILES:
        fault = f"there are {TILES} allied tiles, not {len(found)}"
        raise BoxError("allies.toml", "file", "ally", fault)
    return tuple(read_ally(entry, formations) for entry in found)


def read_ally(entry: Entry, formations: list[Formation]) -> Ally:
    """An allied faction; units with the Sacrifice icon cannot attack (H-101)."""
    only(entry, "units", "can_attack", "trigger", "optional", "effects")
    trigger = word(entry, "trigger", "placed", "sacrifice", "interpose", "passive")
    if (trigger == "sacrifice") == entry.get("can_attack", bool):
        raise entry.fault("can_attack", "all but the units with the Sacrifice icon can attack")
    return Ally(
        *identity(entry, "ally"), entry.number("units", 1, 5), entry.get("can_attack", bool),
        trigger, entry.get("optional", bool), single(entry, trigger, formations),
    )  # fmt: skip


def read_mercenaries(files: Files, formations: list[Formation]) -> tuple[Card, ...]:
    """H-37 The mercenaries."""
    found = load(files, "mercenaries.toml", "mercenary")
    if len(found) > MOST_MERCENARIES:
        fault = f"there is room for {MOST_MERCENARIES}, not for {len(found)}"
        raise BoxError("mercenaries.toml", "file", "mercenary", fault)
    return tuple(read_mercenary(entry, formations) for entry in found)


def read_mercenary(entry: Entry, formations: list[Formation]) -> Card:
    """A mercenary: one card with its own tokens."""
    only(entry, "cost", "copies", "copies_large", "tokens", "reactivatable", "effects")
    tokens = entry.number("tokens", 1, 3)
    return Card(
        *identity(entry, "mercenary"), entry.number("cost", 1, 20), entry.number("copies", 1, 1),
        entry.number("copies_large", 1, 1), tokens, entry.get("reactivatable", bool),
        (single(entry, "mercenary", formations),),
    )  # fmt: skip


def read_actions(files: Files, formations: list[Formation]) -> tuple[Card, ...]:
    """H-70 The action cards."""
    return tuple(read_action(e, formations) for e in load(files, "actions.toml", "action"))


def read_action(entry: Entry, formations: list[Formation]) -> Card:
    """An action card has two options."""
    only(entry, "cost", "copies", "copies_large", "pairing", "option")
    if "pairing" in entry.data:
        word(entry, "pairing", "strong", "likely", "guess")
    options = entry.parts("option")
    for each in options:
        each.only("effects")
    if len(options) != 2:
        raise entry.fault("option", f"an action card has two options, not {len(options)}")
    return Card(
        *identity(entry, "action"), entry.number("cost", 1, 20), entry.number("copies", 1, 4),
        entry.number("copies_large", 1, 4), 0, False,
        tuple(single(each, "action", formations) for each in options),
    )  # fmt: skip


# ---- missions, levels, tokens -----------------------------------------------------------------


def read_missions(files: Files, boards: Sequence[Board]) -> tuple[Mission, ...]:
    """H-112 The missions: one more than factions can be in play; each has room on every board."""
    found = load(files, "missions.toml", "mission")
    least = max(FACTIONS_IN_PLAY) + 1
    if not least <= len(found) <= 60:
        fault = f"should be {least} to 60, not {len(found)}"
        raise BoxError("missions.toml", "file", "mission", fault)
    missions = []
    for entry in found:
        mission = read_mission(entry)
        for board in boards:
            if not positions(mission.cells, board.areas):
                raise entry.fault("cells", f"there is no room for it on the board {board.id}")
        missions.append(mission)
    return tuple(missions)


def read_mission(entry: Entry) -> Mission:
    """A mission: nine different areas in one piece."""
    only(entry, "cells")
    areas = [area_at(entry, "cells", each) for each in entry.get("cells", list)]
    if len(set(areas)) != MISSION_SIZE or len(areas) != MISSION_SIZE:
        raise entry.fault("cells", f"a mission has nine different areas, not {len(set(areas))}")
    if not in_one_piece(mask_of(areas)):
        raise entry.fault("cells", "the areas are not in one piece")
    cells = tuple(axial(entry, "cells", each) for each in entry.get("cells", list))
    return Mission(*identity(entry, "mission"), cells)


def read_levels(files: Files, start_units: int) -> tuple[Level, ...]:
    """H-7 The three levels."""
    found = load(files, "components.toml", "level")
    if tuple(entry.get("id", str) for entry in found) != LEVEL_IDS:
        fault = f"should be {', '.join(LEVEL_IDS)}, in this order"
        raise BoxError("components.toml", "file", "level", fault)
    return tuple(read_level(entry, start_units) for entry in found)


def read_level(entry: Entry, start_units: int) -> Level:
    """A level; everybody starts with the same number of units."""
    only(entry, "normal_units", "allied_units", "allied_factions", "secret_missions")
    normal, allied = entry.number("normal_units", 1, 20), entry.number("allied_units", 0, 20)
    if normal + allied != start_units:
        raise entry.fault("normal_units", f"{normal} and {allied} are not {start_units} units")
    sailor = entry.get("id", str) == LEVEL_IDS[0]
    factions = entry.number("allied_factions", 0, 0 if sailor else 1)
    missions = entry.number("secret_missions", 0, entry.get("id", str) == LEVEL_IDS[2])
    return Level(entry.get("id", str), origin(entry, "level"), normal, allied, factions, missions)


def read_tokens(files: Files, counted: Mapping[str, int]) -> tuple[Token, ...]:
    """H-69 The tokens: as many as the other files tell of."""
    found = load(files, "components.toml", "token")
    tokens = []
    for entry in found:
        only(entry, "per", "count")
        entry.one_of("id", TOKEN_IDS)
        count = entry.number("count", 1, 99)
        each = word(entry, "per", "faction", "box") == "faction"
        whole = count * (counted["faction_board"] if each else 1)
        expected = counted.get(entry.get("id", str), whole)
        if whole != expected:
            raise entry.fault("count", f"makes {whole}, but the other files hold {expected}")
        tokens.append(Token(entry.get("id", str), origin(entry, "token"), each, count))
    missing = set(TOKEN_IDS) - {token.id for token in tokens}
    if missing:
        raise BoxError("components.toml", "file", "token", f"{min(missing)} is missing")
    return tuple(tokens)


def constants(files: Files) -> Entry:
    """The numbers of the rules, of both sources."""
    whole = Entry("components.toml", "file", files["components.toml"])
    both: dict[str, Any] = {}
    for family in ("constants", "constants_reconstructed"):
        both |= Entry("components.toml", family, whole.get(family, dict)).data
    return Entry("components.toml", "constants", both)
