"""How the entries of the files become cards. Whatever is wrong in a file raises BoxError."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from starboard.data.box import SOURCES, Entry

from .cards import (
    ACTION_KEYWORD,
    CONTINUOUS_KEYWORD,
    DOUBTS,
    FALLBACK_ROW,
    KEYWORDS,
    WINDOWS,
    Artifact,
    Card,
    Column,
    Faction,
    Half,
    Limits,
    Resource,
    Table,
)
from .effect_kinds import CARRIED_OUT, CONTINUOUS, IN_TABLES, ON_SHIPS, read_effects
from .effects import ANY, COLOURS, METRICS, PLANET, SHIP, TECHNOLOGY, TYPES, Effect
from .misplaced import (
    check_carried_out,
    check_continuous,
    check_endless,
    check_setup,
    check_ship,
    check_table,
)

COMPONENTS = (
    "resource", "planet", "technology", "ship", "artifact", "defence_plan", "basic_defence_plan",
    "alien_system", "faction_board", "faction_card", "player_aid", "score_board",
    "first_player_marker", "round_marker", "blockade_token", "wooden_marker",
)  # fmt: skip
#: Ids become names of messages.
ID = re.compile(r"[a-z][a-z0-9_]{0,29}")
SAID = ("id", "source", "source_note")
#: The constants: how small and how large they may be.
LIMIT_BOUNDS = {
    "hand_size": (1, 7), "assembly_limit": (1, 9), "bank_max": (5, 99), "start_credits": (0, 99),
    "build_cost": (1, 20), "cost_step": (0, 9), "buy_cost": (0, 99), "buy_extra_cost": (1, 9),
    "placement_production": (1, 9), "mine_production": (1, 9), "operational_cost": (1, 20),
    "blockade_fee": (1, 1), "blockade_removal": (1, 9), "blockade_tokens": (1, 99),
    "blockades_per_card": (1, 1), "vp_per_card": (0, 9),
}  # fmt: skip


def ident(entry: Entry) -> str:
    """An id: its words in the text files are found by it."""
    found = entry.get("id", str)
    if not ID.fullmatch(found):
        raise entry.fault("id", f"should be a word of small letters and digits, not {found!r}")
    return found


def sources_of(entry: Entry, *parts: str) -> dict[str, str]:
    """Where each part is known from: as the entry says, or as ``<part>_source`` does."""
    found = {"": entry.get("source", str)}
    for part in parts:
        field = f"{part}_source"
        found[part] = SOURCES[entry.one_of(field, SOURCES)] if field in entry.data else found[""]
    return found


def doubts_of(entry: Entry) -> tuple[int, ...]:
    """Open questions about the entry."""
    return entry.each_of("doubts", DOUBTS) if "doubts" in entry.data else ()


# ---- the rulebook's numbers ---------------------------------------------------------------------


def read_limits(game: Mapping[str, Any]) -> Limits:
    """The constants; none may be missing and none may be unknown."""
    entry = Entry("game.toml", "limits", Entry("game.toml", "file", game).get("limits", dict))
    entry.only("source", "source_note", *LIMIT_BOUNDS)
    entry.one_of("source", SOURCES)
    numbers = {name: entry.number(name, *bounds) for name, bounds in LIMIT_BOUNDS.items()}
    for name in ("start_credits", "buy_cost"):
        if numbers[name] > numbers["bank_max"]:
            raise entry.fault(name, "is more than the Bank holds")
    return Limits(**numbers)


def read_marker(game: Mapping[str, Any]) -> tuple[int, ...]:
    """A-21 Where the round marker starts, for 2 to 5 players."""
    data = Entry("game.toml", "file", game).get("round_marker", dict)
    entry = Entry("game.toml", "round_marker", data)
    entry.only("source", "source_note", "start")
    entry.one_of("source", SOURCES)
    start = entry.numbers("start", 4)
    if not all(1 <= space <= 9 for space in start):
        raise entry.fault("start", f"should be spaces 1 to 9, not {list(start)}")
    return start


def read_component(entry: Entry) -> tuple[str, int, str]:
    """How many of a thing there are in the box (A-2)."""
    entry.only(*SAID, "count")
    name = COMPONENTS[entry.one_of("id", COMPONENTS)]
    return name, entry.number("count", 1, 200), entry.get("source", str)


# ---- Resource cards -----------------------------------------------------------------------------


def read_half(entry: Entry, field: str) -> Half:
    """One half: colour, 1 to 3 symbols, icon (A-29)."""
    half = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    half.only("colour", "symbols", "icon")
    return Half(
        half.one_of("colour", COLOURS), half.number("symbols", 1, 3), half.one_of("icon", TYPES)
    )


def read_resource(entry: Entry) -> Resource:
    """A Resource card."""
    entry.only(*SAID, "number", "top", "bottom")
    return Resource(
        sources_of(entry), ident(entry), entry.number("number", 1, 4), read_half(entry, "top"),
        read_half(entry, "bottom"),
    )  # fmt: skip


# ---- ships, planets, technologies ---------------------------------------------------------------


def read_types(types: list[Entry]) -> dict[str, tuple[Effect, ...]]:
    """A-52, A-106 What the logistics side of each of the four types gives."""
    found = {}
    for entry in types:
        entry.only(*SAID, "logistic_effects")
        name = TYPES[entry.one_of("id", TYPES)]
        found[name] = read_effects(entry, "logistic_effects", CONTINUOUS)
        check_continuous(entry, "logistic_effects", found[name])
    return found


def logistic_of(entry: Entry, types: Mapping[str, tuple[Effect, ...]]) -> tuple[Effect, ...]:
    """The logistic effects of a card: those of its type."""
    return types[list(types)[entry.one_of("type", list(types))]]


def read_ships(types: list[Entry], classes: list[Entry], ships: list[Entry]) -> tuple[Card, ...]:
    """Ships: the logistic effect comes from the type, the operational one from the class."""
    logistic = read_types(types)
    backs = {}
    for entry in classes:
        entry.only(*SAID, "type", "operational_effects")
        effects = read_effects(entry, "operational_effects", ON_SHIPS)
        check_ship(entry, "operational_effects", effects)
        backs[entry.get("id", str)] = (entry.one_of("type", TYPES), effects)
    found = []
    for entry in ships:
        entry.only(*SAID, "name_source", "type_source", "type", "class")
        kind = entry.one_of("type", TYPES)
        name = list(backs)[entry.one_of("class", list(backs))]
        if backs[name][0] != kind:
            raise entry.fault("class", f"{name} is not a class of this type")
        found.append(
            Card(sources_of(entry, "name", "type"), entry.get("id", str), SHIP, kind,
                 CONTINUOUS_KEYWORD, logistic_of(entry, logistic), backs[name][1], name, 0, ANY, ())
        )  # fmt: skip
    return tuple(found)


def read_planets(types: list[Entry], planets: list[Entry]) -> tuple[Card, ...]:
    """Planets: all of one type are alike."""
    logistic = read_types(types)
    found = []
    for entry in planets:
        entry.only(*SAID, "name_source", "type_source", "type")
        kind = entry.one_of("type", TYPES)
        found.append(
            Card(sources_of(entry, "name", "type"), entry.get("id", str), PLANET, kind,
                 CONTINUOUS_KEYWORD, logistic_of(entry, logistic), (), "", 0, ANY, ())
        )  # fmt: skip
    return tuple(found)


def read_technology(entry: Entry) -> Card:
    """A technology: an ability on one side, a scoring table on the other."""
    parts = ("name", "effect", "keyword", "table", "type")
    entry.only(*SAID, *(f"{part}_source" for part in parts), "type", "keyword",
               "logistic_effects", "metric", "metric_type", "columns")  # fmt: skip
    keyword = entry.one_of("keyword", KEYWORDS)
    field = "logistic_effects"
    effects = read_effects(
        entry, field, CONTINUOUS if keyword == CONTINUOUS_KEYWORD else CARRIED_OUT
    )
    if keyword == CONTINUOUS_KEYWORD:
        check_continuous(entry, field, effects)
    else:
        check_carried_out(entry, field, effects)
        endless = "extra_turns extra_action" if keyword == ACTION_KEYWORD else "extra_turns"
        check_endless(entry, field, effects, endless)
    metric, metric_type = read_metric(entry)
    return Card(
        sources_of(entry, *parts), entry.get("id", str), TECHNOLOGY, entry.one_of("type", TYPES),
        keyword, effects, (), "", metric, metric_type, read_columns(entry),
    )  # fmt: skip


def read_columns(entry: Entry) -> tuple[Column, ...]:
    """A-102 The columns of a scoring table."""
    columns = []
    for part in entry.parts("columns"):
        part.only("need", "vp", "end_vp")
        columns.append(
            Column(part.number("need", 1, 60), part.number("vp", 0, 15),
                   part.number("end_vp", 0, 15))
        )  # fmt: skip
    needs = [column.need for column in columns]
    if not 2 <= len(needs) <= 4 or needs != sorted(set(needs)):
        raise entry.fault("columns", "should be 2 to 4, by rising need")
    return tuple(columns)


def read_metric(entry: Entry) -> tuple[int, int]:
    """A measure, with its type if it counts cards of one type."""
    metric = entry.one_of("metric", METRICS)
    typed = METRICS[metric] == "type_cards"
    if typed != ("metric_type" in entry.data):
        raise entry.fault("metric_type", "belongs to the measure type_cards and only to it")
    return metric, entry.one_of("metric_type", TYPES) if typed else ANY


# ---- Artifacts, tables of results, factions -----------------------------------------------------


def read_artifact(entry: Entry) -> Artifact:
    """An Alien Artifact."""
    entry.only(*SAID, "name_source", "effect_source", "when", "effects")
    window = entry.one_of("when", WINDOWS)
    effects = read_effects(entry, "effects", CARRIED_OUT)
    check_carried_out(entry, "effects", effects)
    if WINDOWS[window] != "last_round":
        check_endless(entry, "effects", effects, "extra_turns")
    if any(effect.gain.artifact for effect in effects):
        raise entry.fault("effects", "an Artifact that gives Artifacts would never end")
    return Artifact(sources_of(entry, "name", "effect"), entry.get("id", str), window, effects)


def read_table(entry: Entry, *, of_aliens: bool) -> Table:
    """A table of results by attack value."""
    rows = [name for name in entry.data if name.startswith("row_")]
    if not FALLBACK_ROW <= len(rows) <= 9 or rows != [f"row_{n + 1}" for n in range(len(rows))]:
        raise entry.fault("row_1", f"there should be {FALLBACK_ROW} to 9 rows, in order")
    entry.only(*SAID, "name_source", "doubts", "cost", "last_row_and_more", *rows)
    if of_aliens and "cost" in entry.data:
        raise entry.fault("cost", "is not a field of this entry")
    cost = entry.number("cost", 0, 15) if "cost" in entry.data else 0
    found = tuple(read_effects(entry, row, IN_TABLES) for row in rows)
    for name, row in zip(rows, found, strict=True):
        check_table(entry, name, row, of_aliens=of_aliens)
    field = "last_row_and_more"
    open_end = entry.get(field, bool) if field in entry.data else False
    return Table(sources_of(entry, "name"), doubts_of(entry), entry.get("id", str), found, cost,
                 open_end)  # fmt: skip


def read_faction(entry: Entry) -> Faction:
    """A faction: set-up, ability, end scoring; each says its own source."""
    parts = ("name", "setup", "ability", "end")
    entry.only(*SAID, *(f"{part}_source" for part in parts), "doubts", "setup", "ability",
               "end_scoring")  # fmt: skip
    scoring = []
    for part in entry.parts("end_scoring"):
        part.only("metric", "metric_type", "vp")
        scoring.append((*read_metric(part), part.number("vp", 1, 9)))
    setup = read_effects(entry, "setup", ("draft", "gain"))
    check_setup(entry, "setup", setup)
    ability = read_effects(entry, "ability", CARRIED_OUT)
    check_carried_out(entry, "ability", ability)
    check_endless(entry, "ability", ability, "extra_action extra_turns")
    return Faction(
        sources_of(entry, *parts), doubts_of(entry), entry.get("id", str), setup, ability,
        tuple(scoring),
    )  # fmt: skip
