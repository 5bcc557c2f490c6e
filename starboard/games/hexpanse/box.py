"""What is in the box: every board, faction, card and mission, loaded and checked once.

A fault in a data file is told with its file, entry and field.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from typing import Any

from .hexes import AREA, NEIGHBOURS, Hex, mask_of
from .reader import FOLDER, SOURCES, BadBox, Reader, load

#: What stands on an area: its kind, plus its owner's number above (see state.unit_of).
NORMAL, ELITE, LEADER = 1, 2, 3
FIRST_ALLY = 4  # + number of the allied faction
FIRST_MERCENARY = 15  # + number of the mercenary card
NEUTRAL = 32
KIND_BITS = 6


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


def read_effect(entry: Reader) -> Effect:
    """An effect, checked by its kind."""
    kind = entry.text("kind", *AMOUNTS)
    amount = entry.number(AMOUNTS[kind], 1, 12) if AMOUNTS[kind] else 0
    if kind == "swap":
        first = entry.text("first", "self", "any_unit", "mercenary_or_allied")
        return Effect(kind, first=first)
    if kind != "formation":
        return Effect(kind, amount)
    anchor = entry.text("anchor", "self", "leader", "free")
    cells: dict[str, list[Hex]] = {"attack": [], "place": [], "blank": []}
    for n, cell in enumerate(entry.get("cells", list), 1):
        reader = Reader(entry.file, f"{entry.entry} cell {n}", cell)
        cells[reader.text("op", *cells)].append(reader.hex("at", cell.get("at")))
    flat = [at for ats in cells.values() for at in ats]
    if len(set(flat)) != len(flat):
        raise entry.bad("cells", "an area stands there twice")
    if anchor != "free" and (0, 0) in flat:
        raise entry.bad("cells", "the unit's own area [0, 0] cannot be part of its formation")
    shape = Formation(tuple(cells["attack"]), tuple(cells["place"]), tuple(cells["blank"]))
    if shape not in FORMATIONS:
        FORMATIONS.append(shape)
    return Effect(kind, anchor=anchor, formation=FORMATIONS.index(shape))


def effects_of(entry: Reader) -> tuple[Effect, ...]:
    """All effects of an entry."""
    return tuple(
        read_effect(Reader(entry.file, f"{entry.entry} effect {n}", each))
        for n, each in enumerate(entry.get("effects", list), 1)
    )


def single(entry: Reader) -> Effect:
    """The one effect of a card or token; a leader's price of one life is a rule (H-62)."""
    found = [e for e in effects_of(entry) if e.kind != "pay_life"]
    if len(found) != 1:
        raise entry.bad("effects", f"should hold one effect, holds {len(found)}")
    return found[0]


def read_board(entry: Reader) -> Board:
    """A board: rows of areas, and mines of which no two are adjacent."""
    areas = 0
    for r, first, last in entry.get("rows", list):
        areas |= mask_of(AREA[entry.hex("rows", [q, r])] for q in range(first, last + 1))
    mines = [AREA[at] for at in entry.hexes("mines")]
    if areas.bit_count() != entry.number("area_count", 1, 127):
        raise entry.bad("area_count", f"the rows hold {areas.bit_count()} areas")
    if len(set(mines)) != entry.number("mine_count", 0, 60):
        raise entry.bad("mine_count", f"there are {len(set(mines))} mines")
    if mask_of(mines) & ~areas:
        raise entry.bad("mines", "a mine lies off the board")
    if any(near in mines for mine in mines for near in NEIGHBOURS[mine]):
        raise entry.bad("mines", "two mines are adjacent")
    players = tuple(entry.get("players", list))
    team = tuple(entry.get("team", list))
    return Board(entry.text("id"), entry.source, players, team, areas, mask_of(mines))


def read_faction(entry: Reader) -> Faction:
    """A faction; its effects end with the leader's price."""
    effects = effects_of(entry)
    if [(e.kind, e.amount) for e in effects[1:]] != [("pay_life", 1)]:
        raise entry.bad("effects", "a faction ability is one effect and then one life to pay")
    alien = entry.text("expansion", "base", "aliens") == "aliens"
    return Faction(entry.text("id"), entry.text("code"), entry.source, alien, single(entry))


def read_ally(entry: Reader) -> Ally:
    """An allied faction; units with the Sacrifice icon cannot attack (H-101)."""
    trigger = entry.text("trigger", "placed", "sacrifice", "interpose", "passive")
    if (trigger == "sacrifice") == entry.flag("can_attack"):
        raise entry.bad("can_attack", "all but the units with the Sacrifice icon can attack")
    return Ally(
        entry.text("id"), entry.text("code"), entry.source, entry.number("units", 1, 12),
        entry.flag("can_attack"), trigger, entry.flag("optional"), single(entry),
    )  # fmt: skip


def read_card(entry: Reader, tokens: int, options: tuple[Effect, ...]) -> Card:
    """What mercenaries and action cards have in common."""
    entry.text("effect_source", *SOURCES)
    return Card(
        entry.text("id"), entry.text("code"), entry.source, entry.number("cost", 1, 20),
        entry.number("copies", 1, 4), entry.number("copies_large", 1, 4), tokens,
        tokens > 0 and entry.flag("reactivatable"), options,
    )  # fmt: skip


def read_action(entry: Reader) -> Card:
    """H-70 An action card has two options."""
    options = [
        single(Reader(entry.file, f"{entry.entry} option {n}", each))
        for n, each in enumerate(entry.get("option", list), 1)
    ]
    if len(options) != 2:
        raise entry.bad("option", f"an action card has two options, not {len(options)}")
    return read_card(entry, 0, tuple(options))


def read_mission(entry: Reader) -> Mission:
    """A mission: nine different areas in one piece."""
    cells = entry.hexes("cells")
    if len(set(cells)) != 9:
        raise entry.bad("cells", f"a mission has nine areas, not {len(set(cells))}")
    areas = {AREA[cell] for cell in cells}
    reached, edge = set[int](), {AREA[cells[0]]}
    while edge:
        reached |= edge
        edge = {n for area in edge for n in NEIGHBOURS[area]} & areas - reached
    if reached != areas:
        raise entry.bad("cells", "the areas are not in one piece")
    ways = tuple(entry.get("ways", list))
    return Mission(
        entry.text("id"), entry.text("code"), entry.source, entry.flag("chiral"), ways, cells
    )


def read_level(entry: Reader) -> Level:
    """A level; everybody starts with twelve units."""
    normal, allied = entry.number("normal_units", 1, 12), entry.number("allied_units", 0, 12)
    if normal + allied != START_UNITS:
        raise entry.bad("normal_units", f"{normal} and {allied} are not {START_UNITS} units")
    return Level(
        entry.text("id"), entry.source, normal, allied,
        entry.number("allied_factions", 0, 2), entry.number("secret_missions", 0, 1),
    )  # fmt: skip


def _constants() -> Reader:
    data = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
    both = {**data["constants"], **data["constants_reconstructed"]}
    return Reader("components.toml", "constants", both)


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
        times = len(FACTIONS) if token.text("per", "faction", "box") == "faction" else 1
        count = token.number("count", 1, 99) * times
        found[token.text("id")] = {"count": count, "sources": {token.source: count}}
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
            raise BadBox(
                f"components.toml, token {family}, count: is {counted[family]['count']}, "
                f"but the other files hold {expected}"
            )
    if FIRST_ALLY + len(ALLIES) > FIRST_MERCENARY or FIRST_MERCENARY + len(MERCENARIES) > NEUTRAL:
        raise BadBox("allies.toml, mercenaries.toml: more kinds of units than there are numbers")


check_counts()
