"""The box: every card as a frozen value, loaded and checked once from ``box/*.toml`` (A-2).

Ids are small numbers in the order of the files. Ships, technologies and planets share one
numbering, so that a set of them is one number with a bit for each. A half of a Resource card is
``2 * card`` (top) or ``2 * card + 1``. Whatever is wrong in a file raises BoxError.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.data.box import SOURCES, BoxError, Entry, entries, tally
from starboard.data.edition import box_folder

from .effects import (
    ANY,
    CARRIED_OUT,
    COLOURS,
    CONTINUOUS,
    IN_TABLES,
    METRICS,
    ON_SHIPS,
    PLANET,
    SHIP,
    TECHNOLOGY,
    TYPES,
    Effect,
    read_effects,
)  # fmt: skip
from .placing import (
    check_carried_out,
    check_continuous,
    check_endless,
    check_setup,
    check_ship,
    check_table,
)

FOLDER = box_folder(Path(__file__).parent)

KEYWORDS = ("continuous", "additional", "action")
CONTINUOUSLY, ADDITIONAL, ACTION = range(3)
FALLBACK_ROW = 4  # A-114 for a value that the table does not have
WINDOWS = ("any", "action_phase", "last_round")
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
COMPONENTS = (
    "resource", "planet", "technology", "ship", "artifact", "defence_plan", "basic_defence_plan",
    "alien_system", "faction_board", "faction_card", "player_aid", "score_board",
    "first_player_marker", "round_marker", "blockade_token", "wooden_marker",
)  # fmt: skip
#: Open questions about a card, told in the catalogue.
DOUBTS = ("artifact-ability", "end-scoring", "last-row", "price")
#: Ids become names of messages.
ID = re.compile(r"[a-z][a-z0-9_]{0,29}")


@dataclass(frozen=True, slots=True)
class Half:
    """A half of a Resource card (A-29)."""

    colour: int
    symbols: int
    icon: int


@dataclass(frozen=True, slots=True)
class Resource:
    """A Resource card: two halves and a number for attacks (A-29)."""

    sources: Mapping[str, str]
    id: str
    number: int
    top: Half
    bottom: Half


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a scoring table (A-102)."""

    need: int
    vp: int
    end_vp: int


@dataclass(frozen=True, slots=True)
class Card:
    """A ship, technology or planet (A-4 to A-6)."""

    sources: Mapping[str, str]
    id: str
    row: int
    type: int
    keyword: int
    logistic: tuple[Effect, ...]
    operational: tuple[Effect, ...]  # of ships
    ship_class: str  # of ships: the icon of the operational side
    metric: int  # of technologies
    metric_type: int
    columns: tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction board with its card (A-20)."""

    sources: Mapping[str, str]
    doubts: tuple[int, ...]
    id: str
    setup: tuple[Effect, ...]
    ability: tuple[Effect, ...]
    scoring: tuple[tuple[int, int, int], ...]  # (measure, type, VP for each)


@dataclass(frozen=True, slots=True)
class Artifact:
    """An Alien Artifact (A-139)."""

    sources: Mapping[str, str]
    id: str
    window: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """An Alien System or a Defence Plan: what happens at each attack value (A-114)."""

    sources: Mapping[str, str]
    doubts: tuple[int, ...]
    id: str
    rows: tuple[tuple[Effect, ...], ...]  # values 1, 2, ...
    cost: int  # credits to choose a plan
    open_end: bool  # the last row also covers every value above it

    def row(self, value: int) -> tuple[Effect, ...]:
        """What an attack of this value does."""
        if value <= len(self.rows):
            return self.rows[value - 1]
        return self.rows[-1] if self.open_end else self.rows[FALLBACK_ROW - 1]


@dataclass(frozen=True, slots=True)
class Limits:
    """The constants of the rulebook."""

    hand_size: int
    assembly_limit: int
    bank_max: int
    start_credits: int
    build_cost: int
    cost_step: int
    buy_cost: int
    buy_extra_cost: int
    placement_production: int
    mine_production: int
    operational_cost: int
    blockade_fee: int
    blockade_removal: int
    blockade_tokens: int
    blockades_per_card: int
    vp_per_card: int


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    limits: Limits
    marker: tuple[int, ...]
    resources: tuple[Resource, ...]
    cards: tuple[Card, ...]
    artifacts: tuple[Artifact, ...]
    systems: tuple[Table, ...]
    plans: tuple[Table, ...]  # the first one is the Basic Defence Plan
    factions: tuple[Faction, ...]
    kinds: Mapping[str, str]  # the source of what all cards of a type or class have in common
    components: tuple[tuple[str, int, str], ...]  # name, count, source
    tallies: Mapping[str, Mapping[str, Any]]


def read_file(folder: Path, name: str) -> dict[str, Any]:
    """One data file."""
    file = f"{name}.toml"
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BoxError(file, "file", "-", str(error)) from None


def load(folder: Path = FOLDER) -> Box:
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


SAID = ("id", "source", "source_note")

#: The constants: how small and how large they may be.
LIMIT_BOUNDS = {
    "hand_size": (1, 7), "assembly_limit": (1, 9), "bank_max": (5, 99), "start_credits": (0, 99),
    "build_cost": (1, 20), "cost_step": (0, 9), "buy_cost": (0, 99), "buy_extra_cost": (1, 9),
    "placement_production": (1, 9), "mine_production": (1, 9), "operational_cost": (1, 20),
    "blockade_fee": (1, 1), "blockade_removal": (1, 9), "blockade_tokens": (1, 99),
    "blockades_per_card": (1, 1), "vp_per_card": (0, 9),
}  # fmt: skip


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
            Card(sources_of(entry, "name", "type"), entry.get("id", str), SHIP, kind, CONTINUOUSLY,
                 logistic_of(entry, logistic), backs[name][1], name, 0, ANY, ())
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
                 CONTINUOUSLY, logistic_of(entry, logistic), (), "", 0, ANY, ())
        )  # fmt: skip
    return tuple(found)


def read_technology(entry: Entry) -> Card:
    """A technology: an ability on one side, a scoring table on the other."""
    parts = ("name", "effect", "keyword", "table", "type")
    entry.only(*SAID, *(f"{part}_source" for part in parts), "type", "keyword",
               "logistic_effects", "metric", "metric_type", "columns")  # fmt: skip
    keyword = entry.one_of("keyword", KEYWORDS)
    field = "logistic_effects"
    effects = read_effects(entry, field, CONTINUOUS if keyword == CONTINUOUSLY else CARRIED_OUT)
    if keyword == CONTINUOUSLY:
        check_continuous(entry, field, effects)
    else:
        check_carried_out(entry, field, effects)
        endless = "extra_turns extra_action" if keyword == ACTION else "extra_turns"
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


BOX = load()
LIMITS = BOX.limits
RESOURCES, CARDS, ARTIFACTS = BOX.resources, BOX.cards, BOX.artifacts
SYSTEMS, PLANS, FACTIONS = BOX.systems, BOX.plans, BOX.factions


def components() -> dict[str, dict[str, Any]]:
    """How many of each family there are, and from which sources."""
    wanted = ("resource", "ship", "technology", "planet", "artifact", "defence_plan",
              "alien_system", "faction")  # fmt: skip
    found: dict[str, dict[str, Any]] = {name: dict(BOX.tallies[name]) for name in wanted}
    for name, count, source in BOX.components:
        if name not in found and name != "basic_defence_plan":
            found[name] = {"count": count, "sources": {source: count}}
    return found
