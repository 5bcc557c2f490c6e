"""The box: every printed fact of Theseus, loaded and checked once, as typed frozen values.

Cards, units, sectors, slots and rooms are small numbers everywhere else. The tables at the end of
this file say what a number stands for; the rules index into them and never look into the TOML.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "box"

SOURCES = ("rulebook", "public", "reconstructed")
TYPES = ("action", "module", "trap", "instant", "shortcut", "reproduction", "special")
TRIGGERS = (
    "own_stop", "enemy_stop", "enemy_pass", "own_attack", "own_assault", "enemy_attack",
    "own_move_through", "own_move_from", "own_arrive", "continuous", "play",
)  # fmt: skip
COPYING = ("multiply", "once", "special", "never")
EFFECTS = frozenset((
    "assault", "damage", "attack_bonus_damage", "attack_bonus_data", "gain_upgrade_token",
    "cap_attack_damage", "minor_assault_by_controller", "copy_neighbours", "repeat_attacks",
    "place_deactivation", "move_enemy_unit", "attract_malfunction", "gain_data", "heal",
    "collect_camera_points", "move_malfunction_token", "cannot_be_attacked", "skip_sector",
    "damage_each", "clamp_unit", "trigger_own_action_card", "extra_pending_option",
    "assault_damage", "activate_attacks", "relocate_own_card", "spawn_lesser_alien",
    "extra_movement_point", "relocate_enemy_units", "attach_parasite", "deactivate_cards",
    "gain_data_per_enemy_unit_here", "teleport", "spend_extra_points_here",
    "place_invisibility", "lose_upgrades", "install_top_card_on_empty_slot",
))  # fmt: skip
ATTACKS = ("none", "one", "all")
TAKEOVERS = ("none", "once", "lasting")


class BoxFault(ValueError):  # noqa: N818 - it is a fault of the box, not of the programme
    """A data file is wrong; the sentence names file, entry and field."""


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


class _Entry:
    """One entry of one file: reads fields and knows where it stands when one is wrong."""

    def __init__(self, file: str, data: Mapping[str, Any], name: str = "") -> None:
        self.file, self.data = file, data
        self.name = name or str(data.get("id", "?"))

    def fault(self, field: str, why: str) -> BoxFault:
        return BoxFault(f"{self.file}: {self.name}: {field}: {why}")

    def get(self, field: str, kind: type, among: Any = None) -> Any:
        if field not in self.data:
            raise self.fault(field, "is missing")
        value = self.data[field]
        if type(value) is not kind:
            raise self.fault(field, f"must be {kind.__name__}, not {value!r}")
        if among is not None and value not in among:
            raise self.fault(field, f"{value!r} is not known")
        return value

    def source(self) -> str:
        return str(self.get("source", str, SOURCES))


def _read(folder: Path, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BoxFault(f"{file}: cannot be read: {error}") from None


def _entries(folder: Path, file: str, table: str) -> list[_Entry]:
    found = _read(folder, file).get(table)
    if not isinstance(found, list) or not found:
        raise BoxFault(f"{file}: {table}: is missing")
    return [_Entry(file, data) for data in found]


def _unique(entries: list[_Entry]) -> None:
    for name, count in Counter(entry.name for entry in entries).items():
        if count > 1:
            raise next(e for e in entries if e.name == name).fault("id", "is used twice")


def _kind(entry: _Entry, factions: list[str]) -> Kind:
    bonus = entry.name.startswith("bonus.")
    rule = entry.get("rule", str)
    if not (rule.startswith("T-") and rule[2:].isdigit()):
        raise entry.fault("rule", f"{rule!r} is no rule")
    return Kind(
        id=entry.get("id", str),
        faction=-1 if bonus else factions.index(entry.get("faction", str, factions)),
        copies=entry.get("copies", int, range(1, 4)),
        level=0 if bonus else entry.get("level", int, range(4)),
        type=entry.get("type", str, TYPES),
        trigger=entry.get("trigger", str, TRIGGERS),
        effect=entry.get("effect", str, EFFECTS),
        amount=entry.get("amount", int, range(4)),
        upgradeable=not bonus and entry.get("upgradeable", bool),
        one_shot=bonus or entry.get("one_shot", bool),
        copying="never" if bonus else entry.get("reproduction", str, COPYING),
        rule=rule,
        source=entry.source(),
    )


def _sector(entry: _Entry, factions: list[str], actions: list[str]) -> Sector:
    common = entry.get("kind", str, ("common", "faction")) == "common"
    passages = entry.get("passages", list)
    for pair in passages:
        if not (isinstance(pair, str) and len(pair) == 2 and "a" <= pair[0] < pair[1] <= "d"):
            raise entry.fault("passages", f"{pair!r} joins no two rooms")
    slots = []
    for slot in entry.get("installed", list):
        inner = _Entry(entry.file, slot)
        slots.append((inner.get("row", int), inner.get("col", int), inner.get("bonus", bool)))
    if len({slot[:2] for slot in slots}) != len(slots):
        raise entry.fault("installed", "two slots lie on one place")
    action = entry.get("action", str)
    if common and action not in actions:
        raise entry.fault("action", f"{action!r} is not known")
    return Sector(
        id=entry.name,
        faction=-1 if common else factions.index(entry.get("faction", str, factions)),
        action=action,
        pending=entry.get("pending", int, range(3)),
        passages=tuple(passages),
        slots=tuple(slots),
        source=entry.source(),
    )


def _side(entry: _Entry, field: str) -> Side:
    side = _Entry(entry.file, entry.get(field, dict), f"{entry.name}.{field}")
    takeover = side.data.get("takeover", "none")
    if takeover not in TAKEOVERS:
        raise side.fault("takeover", f"{takeover!r} is not known")
    attack = ATTACKS.index(side.get("attack", str, ATTACKS))
    return Side(attack, TAKEOVERS.index(takeover), int(side.data.get("extra", 0)))


#: The name of one unit of a faction.
UNIT_NAMES = {"marines": "marine", "aliens": "alien", "scientists": "scientist", "greys": "grey"}


def _unit_kinds(folder: Path, factions: list[_Entry], tokens: Mapping[str, Any]) -> list[UnitKind]:
    found, lesser = [], []
    for number, entry in enumerate(factions):
        basic = _side(entry, "basic")
        data = entry.data["basic"].get("gain") == "data"
        found.append(UnitKind(
            UNIT_NAMES[entry.name], number, entry.get("units", int), basic,
            _side(entry, "advanced"), data, False, True, entry.source(),
        ))  # fmt: skip
        if "minor" in entry.data:
            side = _side(entry, "minor")
            count = tokens["lesser_alien"]["count"]
            lesser.append(UnitKind(
                "lesser", number, count, side, side, False, False, False,
                _Entry(entry.file, entry.data["minor"], f"{entry.name}.minor").source(),
            ))  # fmt: skip
    pandora = _read(folder, "units.toml").get("pandora", {}).get("units_table", [])
    for entry in [_Entry("units.toml", data) for data in pandora]:
        embryo = entry.get("embryo", bool)
        found_unit = UnitKind(
            entry.name, len(factions), entry.get("count", int), _side(entry, "basic"),
            _side(entry, "advanced"), False, embryo, True, entry.source(),
        )  # fmt: skip
        lesser.append(found_unit)
    if [u.id for u in lesser] != ["lesser", "creature", "runner", "hunter", "warrior"]:
        raise BoxFault("units.toml: pandora: units_table: is not complete")
    return found + lesser


def _check_counts(box: Box) -> None:
    """The counts that the rulebook states, held against the files."""
    for number, faction in enumerate(box.factions):
        mine = [k for k in box.kinds if k.faction == number]
        file, name = f"{faction['id']}.toml", faction["id"]
        if sum(k.copies for k in mine) != box.limits["faction_cards"]:
            raise BoxFault(f"{file}: {name}: copies: must be {box.limits['faction_cards']} in all")
        if sum(k.copies for k in mine if k.level == 0) != box.limits["level_0_cards"]:
            raise BoxFault(f"{file}: {name}: level: must be {box.limits['level_0_cards']} of level 0")
        home = [s for s in box.sectors if s.faction == number]
        if len(home) != 1 or home[0].id != faction["sector"] or home[0].pending != 2:
            raise BoxFault(f"station.toml: {faction['sector']}: faction: is not the one of {name}")
    cameras = sum(k.copies for k in box.kinds if k.effect == "collect_camera_points")
    if cameras > box.tokens["camera"]["count"]:
        raise BoxFault("units.toml: camera: count: is less than there are Video Cameras")
    clamps = sum(k.copies for k in box.kinds if k.effect == "clamp_unit")
    if clamps != box.tokens["clamp"]["count"]:
        raise BoxFault("units.toml: clamp: count: is not one for each Clamp")
    known = {s.id for s in box.sectors}
    for name, order in box.layouts.items():
        for place in order:
            if place not in known and not place.startswith("@"):
                raise BoxFault(f"station.toml: {name}: order: {place!r} is no sector")


def load(folder: Path = FOLDER) -> Box:
    """Read every file of the box and check it, or raise BoxFault."""
    factions = _entries(folder, "units.toml", "factions")
    names = [entry.name for entry in factions]
    tokens = {e.name: e for e in _entries(folder, "units.toml", "tokens")}
    for token in tokens.values():
        token.get("count", int)
        token.get("limits", bool)
        token.source()
    actions = _entries(folder, "station.toml", "sector_actions")
    sectors = _entries(folder, "station.toml", "sectors")
    layouts = _entries(folder, "station.toml", "layouts")
    cards = [entry for name in names for entry in _entries(folder, f"{name}.toml", "cards")]
    cards += _entries(folder, "bonus.toml", "bonus")
    for group in (factions, actions, sectors, layouts, cards):
        _unique(group)
    limits = _Entry("limits.toml", _read(folder, "limits.toml").get("limits", {}), "limits")
    limits.source()
    modes = _entries(folder, "limits.toml", "variants")
    box = Box(
        limits=limits.data,
        modes=tuple(e.data for e in modes),
        factions=tuple(e.data for e in factions),
        sectors=tuple(_sector(e, names, [a.name for a in actions]) for e in sectors),
        layouts={e.name: tuple(e.get("order", list)) for e in layouts},
        actions=tuple(e.data for e in actions),
        kinds=tuple(_kind(e, names) for e in cards),
        units=tuple(_unit_kinds(folder, factions, {n: t.data for n, t in tokens.items()})),
        tokens={name: t.data for name, t in tokens.items()},
    )
    _check_counts(box)
    return box


BOX = load()
