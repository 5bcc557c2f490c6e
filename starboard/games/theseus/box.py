"""The box: every printed fact of Theseus, loaded and checked once, as typed frozen values.

Cards, units, sectors, slots and rooms are small numbers everywhere else. The tables at the end of
this file say what a number stands for; the rules index into them and never look into the TOML.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.kernel.box import SOURCES, BoxError, Entry, entries, tally

FOLDER = Path(__file__).parent / "box"

TYPES = ("action", "module", "trap", "instant", "shortcut", "reproduction", "special")
TRIGGERS = (
    "own_stop", "enemy_stop", "enemy_pass", "own_attack", "own_assault", "enemy_attack",
    "own_move_through", "own_move_from", "own_arrive", "continuous", "play",
)  # fmt: skip
COPYING = ("multiply", "once", "special", "never")
EFFECTS = (
    "assault", "damage", "attack_bonus_damage", "attack_bonus_data", "gain_upgrade_token",
    "cap_attack_damage", "minor_assault_by_controller", "copy_neighbours", "repeat_attacks",
    "place_deactivation", "move_enemy_unit", "attract_malfunction", "gain_data", "heal",
    "collect_camera_points", "move_malfunction_token", "cannot_be_attacked", "skip_sector",
    "damage_each", "clamp_unit", "trigger_own_action_card", "extra_pending_option",
    "assault_damage", "activate_attacks", "relocate_own_card", "spawn_lesser_alien",
    "extra_movement_point", "relocate_enemy_units", "attach_parasite", "deactivate_cards",
    "gain_data_per_enemy_unit_here", "teleport", "spend_extra_points_here",
    "place_invisibility", "lose_upgrades", "install_top_card_on_empty_slot",
)  # fmt: skip
ATTACKS = ("none", "one", "all")
TAKEOVERS = ("none", "once", "lasting")


@dataclass(frozen=True, slots=True)
class Kind:
    """One printed card."""

    id: str
    faction: int  # -1: a bonus card
    copies: int
    level: int
    type: str
    trigger: str
    effect: str
    amount: int
    upgradeable: bool
    one_shot: bool
    copying: str  # how Reproduction treats it
    rule: str
    source: str


@dataclass(frozen=True, slots=True)
class Sector:
    """One sector board."""

    id: str
    faction: int  # -1: a common sector
    action: str
    pending: int
    passages: tuple[str, ...]
    slots: tuple[tuple[int, int, bool], ...]  # row, column, bonus symbol
    source: str


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a unit."""

    attack: int  # 0 none, 1 one, 2 every
    takeover: int  # 0 none, 1 for one use, 2 lasting
    extra: int  # sectors it may go beyond its movement points


@dataclass(frozen=True, slots=True)
class UnitKind:
    """A kind of unit with its two sides."""

    id: str
    faction: int
    count: int
    basic: Side
    advanced: Side
    data: bool  # a hit gives data instead of damage
    embryo: bool
    upgradeable: bool
    source: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything that lies in the box."""

    limits: Mapping[str, Any]
    modes: tuple[Mapping[str, Any], ...]
    factions: tuple[Mapping[str, Any], ...]
    sectors: tuple[Sector, ...]
    layouts: Mapping[str, tuple[str, ...]]
    actions: tuple[Mapping[str, Any], ...]
    kinds: tuple[Kind, ...]
    units: tuple[UnitKind, ...]
    tokens: Mapping[str, Mapping[str, Any]]


# ---- reading ---------------------------------------------------------------------------------


def _file(folder: Path, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BoxError(file, "file", "-", f"cannot be read: {error}") from None


def _family(folder: Path, file: str, family: str) -> list[Entry]:
    found = entries(file, _file(folder, file), family)
    twice = [name for name, count in Counter(e.name for e in found).items() if count > 1]
    if twice:
        raise BoxError(file, twice[0], "id", "is used twice")
    return found


def _one(folder: Path, file: str, name: str) -> Entry:
    entry = Entry(file, name, _file(folder, file).get(name))
    entry.one_of("source", SOURCES)
    return entry


def _id(entry: Entry) -> str:
    return entry.get("id", str)


def _kind(entry: Entry, factions: Sequence[str]) -> Kind:
    bonus = _id(entry).startswith("bonus.")
    rule = entry.get("rule", str)
    if not (rule.startswith("T-") and rule[2:].isdigit()):
        raise entry.fault("rule", f"{rule!r} is no rule")
    return Kind(
        id=_id(entry),
        faction=-1 if bonus else entry.one_of("faction", factions),
        copies=entry.number("copies", 1, 3),
        level=0 if bonus else entry.number("level", 0, 3),
        type=TYPES[entry.one_of("type", TYPES)],
        trigger=TRIGGERS[entry.one_of("trigger", TRIGGERS)],
        effect=EFFECTS[entry.one_of("effect", EFFECTS)],
        amount=entry.number("amount", 0, 3),
        upgradeable=not bonus and entry.get("upgradeable", bool),
        one_shot=bonus or entry.get("one_shot", bool),
        copying="never" if bonus else COPYING[entry.one_of("reproduction", COPYING)],
        rule=rule,
        source=entry.get("source", str),
    )


def _sector(entry: Entry, factions: Sequence[str], actions: Sequence[str]) -> Sector:
    common = entry.one_of("kind", ("common", "faction")) == 0
    passages = entry.get("passages", list)
    for pair in passages:
        if not (isinstance(pair, str) and len(pair) == 2 and "a" <= pair[0] < pair[1] <= "d"):
            raise entry.fault("passages", f"{pair!r} joins no two rooms")
    slots = [
        (slot.number("row", 0, 2), slot.number("col", 0, 2), slot.get("bonus", bool))
        for slot in entry.parts("installed")
    ]
    if len({slot[:2] for slot in slots}) != len(slots):
        raise entry.fault("installed", "two slots lie on one place")
    if common:
        entry.one_of("action", actions)
    return Sector(
        id=_id(entry),
        faction=-1 if common else entry.one_of("faction", factions),
        action=entry.get("action", str),
        pending=entry.number("pending", 0, 2),
        passages=tuple(passages),
        slots=tuple(slots),
        source=entry.get("source", str),
    )


def _side(entry: Entry, field: str) -> Side:
    side = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    takeover = side.one_of("takeover", TAKEOVERS) if "takeover" in side.data else 0
    extra = side.number("extra", 0, 1) if "extra" in side.data else 0
    return Side(side.one_of("attack", ATTACKS), takeover, extra)


#: The name of one unit of a faction.
UNIT_NAMES = {"marines": "marine", "aliens": "alien", "scientists": "scientist", "greys": "grey"}


def _unit_kinds(folder: Path, factions: list[Entry], lesser: int) -> list[UnitKind]:
    """The units of the four factions, the Lesser Aliens, and Pandora's."""
    found, small = [], []
    for number, entry in enumerate(factions):
        data = entry.get("basic", dict).get("gain") == "data"
        found.append(UnitKind(
            UNIT_NAMES[_id(entry)], number, entry.number("units", 3, 3), _side(entry, "basic"),
            _side(entry, "advanced"), data, False, True, entry.get("source", str),
        ))  # fmt: skip
        if "minor" in entry.data:
            side, source = _side(entry, "minor"), entry.get("minor", dict).get("source", "?")
            small.append(
                UnitKind("lesser", number, lesser, side, side, False, False, False, source)
            )
    for entry in entries("units.toml", _one(folder, "units.toml", "pandora").data, "units_table"):
        small.append(UnitKind(
            _id(entry), len(factions), entry.number("count", 1, 4), _side(entry, "basic"),
            _side(entry, "advanced"), False, entry.get("embryo", bool), True,
            entry.get("source", str),
        ))  # fmt: skip
    if [unit.id for unit in small] != ["lesser", "creature", "runner", "hunter", "warrior"]:
        raise BoxError("units.toml", "pandora", "units_table", "is not complete")
    return found + small


# ---- checking --------------------------------------------------------------------------------


def _check_counts(box: Box) -> None:
    """The counts that the rulebook states, held against the files."""
    limits = box.limits
    for number, faction in enumerate(box.factions):
        mine = [k for k in box.kinds if k.faction == number]
        file, name = f"{faction['id']}.toml", str(faction["id"])
        if sum(k.copies for k in mine) != limits["faction_cards"]:
            raise BoxError(file, name, "copies", f"should be {limits['faction_cards']} in all")
        if sum(k.copies for k in mine if k.level == 0) != limits["level_0_cards"]:
            raise BoxError(file, name, "level", f"should be 0 for {limits['level_0_cards']} cards")
        home = [s for s in box.sectors if s.faction == number]
        if len(home) != 1 or home[0].id != faction["sector"] or home[0].pending != 2:
            raise BoxError("station.toml", faction["sector"], "faction", f"is not that of {name}")
    for token, effect in (("camera", "collect_camera_points"), ("clamp", "clamp_unit")):
        cards = sum(k.copies for k in box.kinds if k.effect == effect)
        if cards > box.tokens[token]["count"]:
            raise BoxError("units.toml", token, "count", f"is less than there are cards ({cards})")
    known = {sector.id for sector in box.sectors}
    for name, order in box.layouts.items():
        for place in order:
            if place not in known and not place.startswith("@"):
                raise BoxError("station.toml", name, "order", f"{place!r} is no sector")


def load(folder: Path = FOLDER) -> Box:
    """Read every file of the box and check it, or raise BoxError."""
    factions = _family(folder, "units.toml", "factions")
    names = [_id(entry) for entry in factions]
    tokens = {_id(e): e for e in _family(folder, "units.toml", "tokens")}
    for token in tokens.values():
        token.number("count", 1, 20)
        token.get("limits", bool)
    actions = _family(folder, "station.toml", "sector_actions")
    layouts = _family(folder, "station.toml", "layouts")
    cards = [e for name in names for e in _family(folder, f"{name}.toml", "cards")]
    cards += _family(folder, "bonus.toml", "bonus")
    sectors = _family(folder, "station.toml", "sectors")
    lesser = tokens["lesser_alien"].number("count", 3, 3)
    box = Box(
        limits=_one(folder, "limits.toml", "limits").data,
        modes=tuple(e.data for e in _family(folder, "limits.toml", "variants")),
        factions=tuple(e.data for e in factions),
        sectors=tuple(_sector(e, names, [_id(a) for a in actions]) for e in sectors),
        layouts={_id(e): tuple(e.get("order", list)) for e in layouts},
        actions=tuple(e.data for e in actions),
        kinds=tuple(_kind(e, names) for e in cards),
        units=tuple(_unit_kinds(folder, factions, lesser)),
        tokens={name: entry.data for name, entry in tokens.items()},
    )
    _check_counts(box)
    return box


def components(folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """What is in the box, by family: how many pieces, and what their facts are taken from."""
    box = load(folder)
    found = {
        f"cards_{faction['id']}": tally(_family(folder, f"{faction['id']}.toml", "cards"), "copies")
        for faction in box.factions
    }
    pandora = _one(folder, "units.toml", "pandora").data
    return found | {
        "cards_bonus": tally(_family(folder, "bonus.toml", "bonus"), "copies"),
        "sectors": tally(_family(folder, "station.toml", "sectors")),
        "units": tally(_family(folder, "units.toml", "factions"), "units"),
        "units_pandora": tally(entries("units.toml", pandora, "units_table"), "count"),
        "tokens": tally(_family(folder, "units.toml", "tokens"), "count"),
    }


BOX = load()
