"""The box: every card as a frozen value, loaded and checked once from ``box/*.toml`` (A-2).

Ids are small numbers in the order of the files. Ships, technologies and planets share one
numbering: ships 0-39, technologies 40-79, planets 80-119, so that a set of them is one number
with a bit for each. A half of a Resource card is ``2 * card`` (top) or ``2 * card + 1``.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.kernel.box import BoxError, Entry, entries, tally

from .effects import (
    ANY,
    CARRIED_OUT,
    COLOURS,
    CONTINUOUS,
    IN_TABLES,
    METRICS,
    ON_SHIPS,
    ROWS,
    TYPES,
    Effect,
    read_effects,
)  # fmt: skip

FOLDER = Path(__file__).parent / "box"

KEYWORDS = ("continuous", "additional", "action")
CONTINUOUSLY, ADDITIONAL, ACTION = range(3)
WINDOWS = ("any", "action_phase", "last_round")
PER_ROW = 40


@dataclass(frozen=True, slots=True)
class Half:
    """A half of a Resource card (A-29)."""

    colour: int
    symbols: int
    icon: int


@dataclass(frozen=True, slots=True)
class Resource:
    """A Resource card: two halves and a number for attacks (A-29)."""

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

    id: str
    setup: tuple[Effect, ...]
    ability: tuple[Effect, ...]
    scoring: tuple[tuple[int, int, int], ...]  # (measure, type, VP for each)


@dataclass(frozen=True, slots=True)
class Artifact:
    """An Alien Artifact (A-139)."""

    id: str
    window: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """An Alien System or a Defence Plan: what happens at each attack value (A-114)."""

    id: str
    rows: tuple[tuple[Effect, ...], ...]  # values 1, 2, ...; the last one also above
    cost: int  # credits to choose a plan


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
    tallies: dict[str, dict[str, Any]]


def read_file(folder: Path, name: str) -> dict[str, Any]:
    """One data file."""
    file = f"{name}.toml"
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BoxError(file, "file", "-", str(error)) from None


def load(folder: Path = FOLDER) -> Box:
    """Read all files; a fault names the file, the entry and the field."""
    data = {path.stem: read_file(folder, path.stem) for path in sorted(folder.glob("*.toml"))}
    tallies: dict[str, dict[str, Any]] = {}

    def family(name: str, file: str) -> list[Entry]:
        if file not in data:
            raise BoxError(f"{file}.toml", "file", "-", "is missing")
        found = entries(f"{file}.toml", data[file], name)
        ids = Counter(entry.get("id", str) for entry in found)
        for entry in found:
            if ids[entry.data["id"]] > 1:
                raise entry.fault("id", "stands there more than once")
        tallies[name] = tally(found)
        return found

    metrics = [entry.one_of("id", METRICS) for entry in family("metric", "metrics")]
    if len(metrics) != len(METRICS):
        raise BoxError("metrics.toml", "metric", "id", f"there should be {len(METRICS)}")
    ships = read_ships(family("ship_type", "ships"), family("ship_class", "ships"),
                       family("ship", "ships"))  # fmt: skip
    planets = read_planets(family("planet_type", "planets"), family("planet", "planets"))
    technologies = tuple(read_technology(e) for e in family("technology", "technologies"))
    box = Box(
        read_limits(data),
        tuple(Entry("game.toml", "round_marker", data["game"]["round_marker"]).numbers("start", 4)),
        tuple(read_resource(e) for e in family("resource", "resources")),
        (*ships, *technologies, *planets),
        tuple(read_artifact(e) for e in family("artifact", "artifacts")),
        tuple(read_table(e, (4, 5)) for e in family("alien_system", "alien_systems")),
        tuple(read_table(e, (4,)) for e in family("defence_plan", "defence_plans")),
        tuple(read_faction(e) for e in family("faction", "factions")),
        tallies,
    )
    check_counts(family("component", "game"), tallies)
    check_cards(box)
    return box


def read_limits(data: dict[str, Any]) -> Limits:
    """The constants; none may be missing and none may be unknown."""
    entry = Entry("game.toml", "limits", data.get("game", {}).get("limits"))
    names = Limits.__dataclass_fields__
    entry.only("source", "source_note", *names)
    return Limits(**{name: entry.number(name, 1, 99) for name in names})


def read_half(entry: Entry, field: str) -> Half:
    """One half: colour, 1 to 3 symbols, icon (A-29)."""
    half = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    half.only("colour", "symbols", "icon")
    return Half(
        half.one_of("colour", COLOURS), half.number("symbols", 1, 3), half.one_of("icon", TYPES)
    )


def read_resource(entry: Entry) -> Resource:
    """A Resource card."""
    entry.only("id", "number", "top", "bottom", "source", "source_note")
    return Resource(
        entry.get("id", str), entry.number("number", 1, 4), read_half(entry, "top"),
        read_half(entry, "bottom"),
    )  # fmt: skip


def read_ships(types: list[Entry], classes: list[Entry], ships: list[Entry]) -> tuple[Card, ...]:
    """Ships: the logistic effect comes from the type, the operational one from the class."""
    logistic = {e.get("id", str): read_effects(e, "logistic_effects", CONTINUOUS) for e in types}
    backs = {
        e.get("id", str): (e, read_effects(e, "operational_effects", ON_SHIPS)) for e in classes
    }
    found = []
    for entry in ships:
        entry.only("id", "type", "class", "source", "source_note")
        kind = entry.one_of("type", TYPES)
        name = list(backs)[entry.one_of("class", list(backs))]
        if backs[name][0].one_of("type", TYPES) != kind:
            raise entry.fault("class", f"{name} is not a class of this type")
        found.append(
            Card(entry.get("id", str), 0, kind, CONTINUOUSLY, logistic[TYPES[kind]],
                 backs[name][1], name, 0, ANY, ())
        )  # fmt: skip
    return tuple(found)


def read_planets(types: list[Entry], planets: list[Entry]) -> tuple[Card, ...]:
    """Planets: all of one type are alike."""
    logistic = {e.get("id", str): read_effects(e, "logistic_effects", CONTINUOUS) for e in types}
    found = []
    for entry in planets:
        entry.only("id", "type", "source", "source_note")
        kind = entry.one_of("type", TYPES)
        effects = logistic[TYPES[kind]]
        found.append(Card(entry.get("id", str), 2, kind, CONTINUOUSLY, effects, (), "", 0, ANY, ()))
    return tuple(found)


def read_technology(entry: Entry) -> Card:
    """A technology: an ability on one side, a scoring table on the other."""
    entry.only("id", "type", "source", "source_note", "keyword", "logistic_effects", "metric",
               "metric_type", "columns")  # fmt: skip
    keyword = entry.one_of("keyword", KEYWORDS)
    allowed = CONTINUOUS if keyword == CONTINUOUSLY else CARRIED_OUT
    columns = []
    for part in entry.parts("columns"):
        part.only("need", "vp", "end_vp")
        columns.append(
            Column(part.number("need", 1, 15), part.number("vp", 0, 9), part.number("end_vp", 0, 9))
        )
    if not 2 <= len(columns) <= 4 or columns != sorted(columns, key=lambda c: c.need):
        raise entry.fault("columns", "should be 2 to 4, by rising need")
    metric, metric_type = read_metric(entry)
    return Card(
        entry.get("id", str), 1, entry.one_of("type", TYPES), keyword,
        read_effects(entry, "logistic_effects", allowed), (), "", metric, metric_type,
        tuple(columns),
    )  # fmt: skip


def read_metric(entry: Entry) -> tuple[int, int]:
    """A measure, with its type if it counts cards of one type."""
    metric = entry.one_of("metric", METRICS)
    typed = METRICS[metric] == "type_cards"
    if typed != ("metric_type" in entry.data):
        raise entry.fault("metric_type", "belongs to the measure type_cards and only to it")
    return metric, entry.one_of("metric_type", TYPES) if typed else ANY


def read_artifact(entry: Entry) -> Artifact:
    """An Alien Artifact."""
    entry.only("id", "source", "source_note", "when", "effects")
    return Artifact(
        entry.get("id", str), entry.one_of("when", WINDOWS),
        read_effects(entry, "effects", CARRIED_OUT),
    )  # fmt: skip


def read_table(entry: Entry, lengths: tuple[int, ...]) -> Table:
    """A table of results by attack value."""
    rows = [name for name in entry.data if name.startswith("row_")]
    if len(rows) not in lengths or rows != [f"row_{n + 1}" for n in range(len(rows))]:
        many = " or ".join(map(str, lengths))
        raise entry.fault("row_1", f"there should be {many} rows, in order")
    entry.only("id", "source", "source_note", "cost", *rows)
    cost = entry.number("cost", 0, 9) if "cost" in entry.data else 0
    return Table(
        entry.get("id", str), tuple(read_effects(entry, row, IN_TABLES) for row in rows), cost
    )


def read_faction(entry: Entry) -> Faction:
    """A faction: set-up, ability, end scoring; each says its own source."""
    parts = ("setup_source", "ability_source", "end_source")
    entry.only("id", "source", "source_note", *parts, "setup", "ability", "end_scoring")
    for name in parts:
        entry.one_of(name, ("rulebook", "public", "reconstructed"))
    scoring = []
    for part in entry.parts("end_scoring"):
        part.only("metric", "metric_type", "vp")
        scoring.append((*read_metric(part), part.number("vp", 1, 5)))
    return Faction(
        entry.get("id", str), read_effects(entry, "setup", ("draft", "gain")),
        read_effects(entry, "ability", CARRIED_OUT), tuple(scoring),
    )  # fmt: skip


def check_counts(components: list[Entry], tallies: dict[str, dict[str, Any]]) -> None:
    """A-2 As many of each kind as the rulebook lists."""
    for entry in components:
        entry.only("id", "count", "source", "source_note")
        name, count = entry.get("id", str), entry.number("count", 1, 99)
        if name == "basic_defence_plan":
            continue  # it is the first of the plans
        if name == "defence_plan":
            count += 1
        family = "faction" if name.startswith("faction") else name
        if family in tallies and tallies[family]["count"] != count:
            raise entry.fault("count", f"there are {tallies[family]['count']} in the data")


def check_cards(box: Box) -> None:
    """A-4, A-5 Forty cards a row, ten of each type."""
    for row, name in enumerate(ROWS):
        types = Counter(card.type for card in box.cards if card.row == row)
        for kind, count in enumerate(TYPES):
            if types[kind] != PER_ROW // len(TYPES):
                raise BoxError(f"{name}s.toml".replace("ys", "ies"), name, "type",
                               f"there are {types[kind]} cards of type {count}")  # fmt: skip


BOX = load()
LIMITS = BOX.limits
RESOURCES, CARDS, ARTIFACTS = BOX.resources, BOX.cards, BOX.artifacts
SYSTEMS, PLANS, FACTIONS = BOX.systems, BOX.plans, BOX.factions


def components() -> dict[str, dict[str, Any]]:
    """How many of each family there are, and from which sources."""
    wanted = ("resource", "ship", "technology", "planet", "artifact", "defence_plan",
              "alien_system", "faction")  # fmt: skip
    found: dict[str, dict[str, Any]] = {name: dict(BOX.tallies[name]) for name in wanted}
    data = read_file(FOLDER, "game")
    for entry in entries("game.toml", data, "component"):
        name = entry.get("id", str)
        if name not in found and name != "basic_defence_plan":
            found[name] = tally([entry], "count")
    return found
