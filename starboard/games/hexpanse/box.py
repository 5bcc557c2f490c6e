"""What is in the box: every board, faction, card and mission, loaded and checked once.

A fault in a data file is told with its file, entry and field.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.kernel.box import SOURCES, BoxError, Entry, entries

from .hexes import AREA, NEIGHBOURS, Hex, mask_of

FOLDER = Path(__file__).parent / "box"

#: What stands on an area: its kind, plus its owner's number above (see state.unit_of).
NORMAL, ELITE, LEADER = 1, 2, 3
FIRST_ALLY = 4  # + number of the allied faction
FIRST_MERCENARY = 15  # + number of the mercenary card
NEUTRAL = 32
KIND_BITS = 6
KIND_MASK = (1 << KIND_BITS) - 1


@dataclass(frozen=True, slots=True)
class Formation:
    """H-80 A pattern of areas to attack, to place onto, or to leave alone (plain areas, H-105)."""

    attacks: tuple[Hex, ...]
    places: tuple[Hex, ...]
    blanks: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card, a leader or an allied unit does."""

    kind: str
    amount: int = 0
    anchor: str = ""  # formation: self, leader, free
    first: str = ""  # swap: self, any_unit, mercenary_or_allied
    formation: int = -1  # which of FORMATIONS


FORMATIONS: list[Formation] = []


@dataclass(frozen=True, slots=True)
class Board:
    """H-25 One part of the board in play."""

    id: str
    source: str
    players: tuple[int, ...]
    team: tuple[int, ...]
    areas: int  # a set of areas
    mines: int  # a set of areas


@dataclass(frozen=True, slots=True)
class Faction:
    """H-6 A playable faction and its leader's own ability."""

    id: str
    code: str
    source: str
    alien: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class Ally:
    """H-109 An allied faction: its three tokens and what they do."""

    id: str
    code: str
    source: str
    units: int
    can_attack: bool
    trigger: str  # placed, sacrifice, interpose, passive
    optional: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class Card:
    """H-69 A card of the market: a mercenary has one ability, an action card two options."""

    id: str
    code: str
    source: str
    cost: int
    copies: int
    copies_large: int  # with five or six factions
    tokens: int  # 0 for an action card
    reactivatable: bool
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Mission:
    """H-112 A victory formation."""

    id: str
    code: str
    source: str
    chiral: bool
    ways: tuple[int, ...]
    cells: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """H-7 One of the three levels."""

    id: str
    source: str
    normal_units: int
    allied_units: int
    allied_factions: int
    secret_missions: int


#: The effect kinds, and the field of each that says how much.
AMOUNTS = {
    "formation": "", "place_onto": "units", "attack_then_place": "", "attack_area": "count",
    "swap": "", "gain_hexilum": "amount", "steal_hexilum": "amount", "lose_hexilum": "amount",
    "raise_income": "steps", "attack_mothership": "amount", "damage_leader": "amount",
    "heal_leader": "amount", "pay_life": "amount", "hospital_to_mothership": "count",
    "hospital_to_board": "count", "destroy_action_card": "count", "steal_action_card": "count",
    "steal_mercenary_card": "count", "extra_market": "cards", "interpose": "range", "zombie": "",
}  # fmt: skip


def load(file: str, family: str, folder: Path = FOLDER) -> list[Entry]:
    """The entries of one family in a data file, ids and codes unique."""
    found = entries(file, tomllib.loads((folder / file).read_text(encoding="utf-8")), family)
    for field in ("id", "code"):
        seen = set()
        for entry in found:
            if field in entry.data:
                value = entry.get(field, str)
                if value in seen:
                    raise entry.fault(field, f"{value!r} stands there twice")
                seen.add(value)
    return found


def word(entry: Entry, field: str, *known: str) -> str:
    """One of the words that are known."""
    return known[entry.one_of(field, known)]


def identity(entry: Entry) -> tuple[str, str, str]:
    """Id, code and source, as most entries have them."""
    return entry.get("id", str), entry.get("code", str), entry.get("source", str)


def hex_of(entry: Entry, field: str, value: Any) -> Hex:
    """An area in axial coordinates."""
    match value:
        case [int(q), int(r)] if (q, r) in AREA:
            return q, r
    raise entry.fault(field, f"{value!r} is no area [q, r]")


def hexes_of(entry: Entry, field: str) -> tuple[Hex, ...]:
    """A list of areas."""
    return tuple(hex_of(entry, field, each) for each in entry.get(field, list))


def read_effect(entry: Entry) -> Effect:
    """An effect, checked by its kind."""
    kind = word(entry, "kind", *AMOUNTS)
    amount = entry.number(AMOUNTS[kind], 1, 12) if AMOUNTS[kind] else 0
    if kind == "swap":
        first = word(entry, "first", "self", "any_unit", "mercenary_or_allied")
        return Effect(kind, first=first)
    if kind != "formation":
        return Effect(kind, amount)
    anchor = word(entry, "anchor", "self", "leader", "free")
    cells: dict[str, list[Hex]] = {"attack": [], "place": [], "blank": []}
    for cell in entry.parts("cells"):
        cells[word(cell, "op", *cells)].append(hex_of(cell, "at", cell.data.get("at")))
    flat = [at for ats in cells.values() for at in ats]
    if len(set(flat)) != len(flat):
        raise entry.fault("cells", "an area stands there twice")
    if anchor != "free" and (0, 0) in flat:
        raise entry.fault("cells", "the unit's own area [0, 0] cannot be part of its formation")
    shape = Formation(tuple(cells["attack"]), tuple(cells["place"]), tuple(cells["blank"]))
    if shape not in FORMATIONS:
        FORMATIONS.append(shape)
    return Effect(kind, anchor=anchor, formation=FORMATIONS.index(shape))


def effects_of(entry: Entry) -> tuple[Effect, ...]:
    """All effects of an entry."""
    return tuple(read_effect(each) for each in entry.parts("effects"))


def single(entry: Entry) -> Effect:
    """The one effect of a card or token; a leader's price of one life is a rule (H-62)."""
    found = [e for e in effects_of(entry) if e.kind != "pay_life"]
    if len(found) != 1:
        raise entry.fault("effects", f"should hold one effect, holds {len(found)}")
    return found[0]


def read_board(entry: Entry) -> Board:
    """A board: rows of areas, and mines of which no two are adjacent."""
    areas = 0
    for r, first, last in entry.get("rows", list):
        areas |= mask_of(AREA[hex_of(entry, "rows", [q, r])] for q in range(first, last + 1))
    mines = [AREA[at] for at in hexes_of(entry, "mines")]
    if areas.bit_count() != entry.number("area_count", 1, 127):
        raise entry.fault("area_count", f"the rows hold {areas.bit_count()} areas")
    if len(set(mines)) != entry.number("mine_count", 0, 60):
        raise entry.fault("mine_count", f"there are {len(set(mines))} mines")
    if mask_of(mines) & ~areas:
        raise entry.fault("mines", "a mine lies off the board")
    if any(near in mines for mine in mines for near in NEIGHBOURS[mine]):
        raise entry.fault("mines", "two mines are adjacent")
    players = tuple(entry.get("players", list))
    team = tuple(entry.get("team", list))
    return Board(
        entry.get("id", str), entry.get("source", str), players, team, areas, mask_of(mines)
    )


def read_faction(entry: Entry) -> Faction:
    """A faction; its effects end with the leader's price."""
    effects = effects_of(entry)
    if [(e.kind, e.amount) for e in effects[1:]] != [("pay_life", 1)]:
        raise entry.fault("effects", "a faction ability is one effect and then one life to pay")
    alien = word(entry, "expansion", "base", "aliens") == "aliens"
    return Faction(*identity(entry), alien, single(entry))


def read_ally(entry: Entry) -> Ally:
    """An allied faction; units with the Sacrifice icon cannot attack (H-101)."""
    trigger = word(entry, "trigger", "placed", "sacrifice", "interpose", "passive")
    if (trigger == "sacrifice") == entry.get("can_attack", bool):
        raise entry.fault("can_attack", "all but the units with the Sacrifice icon can attack")
    return Ally(
        *identity(entry), entry.number("units", 1, 12),
        entry.get("can_attack", bool), trigger, entry.get("optional", bool), single(entry),
    )  # fmt: skip


def read_card(entry: Entry, tokens: int, options: tuple[Effect, ...]) -> Card:
    """What mercenaries and action cards have in common."""
    word(entry, "effect_source", *SOURCES)
    return Card(
        *identity(entry), entry.number("cost", 1, 20),
        entry.number("copies", 1, 4), entry.number("copies_large", 1, 4), tokens,
        tokens > 0 and entry.get("reactivatable", bool), options,
    )  # fmt: skip


def read_action(entry: Entry) -> Card:
    """H-70 An action card has two options."""
    options = [single(each) for each in entry.parts("option")]
    if len(options) != 2:
        raise entry.fault("option", f"an action card has two options, not {len(options)}")
    return read_card(entry, 0, tuple(options))


def read_mission(entry: Entry) -> Mission:
    """A mission: nine different areas in one piece."""
    cells = hexes_of(entry, "cells")
    if len(set(cells)) != 9:
        raise entry.fault("cells", f"a mission has nine areas, not {len(set(cells))}")
    areas = {AREA[cell] for cell in cells}
    reached, edge = set[int](), {AREA[cells[0]]}
    while edge:
        reached |= edge
        edge = {n for area in edge for n in NEIGHBOURS[area]} & areas - reached
    if reached != areas:
        raise entry.fault("cells", "the areas are not in one piece")
    ways = tuple(entry.get("ways", list))
    return Mission(
        *identity(entry),
        entry.get("chiral", bool),
        ways,
        cells,
    )


def read_level(entry: Entry) -> Level:
    """A level; everybody starts with twelve units."""
    normal, allied = entry.number("normal_units", 1, 12), entry.number("allied_units", 0, 12)
    if normal + allied != START_UNITS:
        raise entry.fault("normal_units", f"{normal} and {allied} are not {START_UNITS} units")
    return Level(
        entry.get("id", str), entry.get("source", str), normal, allied,
        entry.number("allied_factions", 0, 2), entry.number("secret_missions", 0, 1),
    )  # fmt: skip


def _constants() -> Entry:
    data = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
    both = {**data["constants"], **data["constants_reconstructed"]}
    return Entry("components.toml", "constants", both)


_NUMBERS = _constants()
ACTIONS_PER_TURN = _NUMBERS.number("actions_per_turn", 1, 9)
START_INCOME = _NUMBERS.number("start_income", 1, 4)
MAX_INCOME = _NUMBERS.number("max_income", 1, 9)
START_HEXILUM = _NUMBERS.number("start_hexilum", 0, 20)
MAX_HEXILUM = _NUMBERS.number("max_hexilum", 1, 99)
START_UNITS = _NUMBERS.number("start_units", 1, 20)
MARKET_SIZE = _NUMBERS.number("market_size", 1, 9)
START_LIFE = _NUMBERS.number("leader_start_life", 1, 12)
MAX_LIFE = _NUMBERS.number("leader_max_life", 1, 12)
MINE_GAIN = _NUMBERS.number("mine_gain", 1, 9)
GAIN = _NUMBERS.number("gain_action_amount", 1, 9)
MAX_ROUNDS = _NUMBERS.number("max_rounds", 1, 999)

BOARDS = tuple(read_board(e) for e in load("boards.toml", "board"))
FACTIONS = tuple(read_faction(e) for e in load("factions.toml", "faction"))
ALLIES = tuple(read_ally(e) for e in load("allies.toml", "ally"))
MERCENARIES = tuple(
    read_card(e, e.number("tokens", 1, 3), (single(e),))
    for e in load("mercenaries.toml", "mercenary")
)
ACTION_CARDS = tuple(read_action(e) for e in load("actions.toml", "action"))
#: A card's number: mercenaries first, then action cards.
CARDS = MERCENARIES + ACTION_CARDS
FIRST_ACTION = len(MERCENARIES)
MISSIONS = tuple(read_mission(e) for e in load("missions.toml", "mission"))
LEVELS = tuple(read_level(e) for e in load("components.toml", "level"))

PROTECTOR = FIRST_ALLY + next(i for i, a in enumerate(ALLIES) if a.trigger == "interpose")
ZOMBIE = FIRST_ALLY + next(i for i, a in enumerate(ALLIES) if a.effect.kind == "zombie")


def components() -> dict[str, Any]:
    """What the box holds: for every family how many, and from which sources."""
    families: dict[str, tuple[Any, ...]] = {
        "boards": BOARDS, "factions": FACTIONS, "allies": ALLIES, "mercenaries": MERCENARIES,
        "actions": ACTION_CARDS, "missions": MISSIONS, "levels": LEVELS,
    }  # fmt: skip
    found: dict[str, Any] = {
        name: {"count": len(family), "sources": dict(Counter(each.source for each in family))}
        for name, family in families.items()
    }
    for token in load("components.toml", "token"):
        times = len(FACTIONS) if token.one_of("per", ("faction", "box")) == 0 else 1
        count = token.number("count", 1, 99) * times
        found[token.get("id", str)] = {"count": count, "sources": {token.get("source", str): count}}
    return found


def check_counts() -> None:
    """The numbers of pieces that the rulebook names are the numbers of entries."""
    counted = components()
    tokens = sum(card.tokens for card in MERCENARIES)
    for family, expected in {
        "allied_tile": len(ALLIES),
        "allied_token": sum(ally.units for ally in ALLIES),
        "mercenary_card": len(MERCENARIES),
        "mercenary_token": tokens,
        "action_card": len(ACTION_CARDS),
        "mission_card": len(MISSIONS),
        "faction_board": len(FACTIONS),
    }.items():
        if counted[family]["count"] != expected:
            fault = f"is {counted[family]['count']}, but the other files hold {expected}"
            raise BoxError("components.toml", f"token {family}", "count", fault)
    if FIRST_ALLY + len(ALLIES) > FIRST_MERCENARY or FIRST_MERCENARY + len(MERCENARIES) > NEUTRAL:
        raise BoxError(
            "mercenaries.toml", "file", "-", "more kinds of units than there are numbers"
        )


check_counts()
