"""Chapter 6: Assault, Minor Assault, and the modules that change an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.kernel import Ask, Flow

from ..state import FREE_FOR_ALL, TEAM, Station
from ..tables import (
    ATTACK,
    COUNT,
    EFFECT,
    FACTION_OR_NONE,
    IN_RANGE,
    ROOMS,
    SLOT_BITS,
    SLOTS_IN,
    TAKES_DATA,
    UNIT_FACTION,
    UNITS_OF,
)
from .points import gain_data, wound
from .station import FULL, total, used_once

ALL = -1
LURKING = "assault_damage"
DOUBLE_SHOT = "repeat_attacks"
SHELTER = "cannot_be_attacked"
#: T-103, T-114 By card: 1 for a module that protects the units of its side.
SHIELDS = tuple(int(effect == SHELTER) for effect in EFFECT)


def assault(
    s: Station, seat: int, sector: int, rule: str, asked: int | None = None
) -> Flow[None] | None:
    """T-57 All units of the player attack, in every sector; T-59 or in one sector alone.

    ``asked`` chooses the hits: the active player, T-142 in an Ambush its controller.
    The order of the attackers never changes the outcome: every hit counts by itself, so nobody is
    asked for it (T-143). None: the attacks are over, since none of them could call for a choice.
    """
    if s.told is not None:
        if sector == ALL:
            s.tell("assault", rule, seat=seat)
        else:
            s.tell("minor-assault", rule, seat=seat, sector=sector)
    modules, taken = s.modules, s.taken
    if sector != ALL and s.mode != TEAM and not modules & SLOT_BITS[sector]:
        skirmish(s, seat, sector)
        return None
    sectors = s.ring if sector == ALL else (sector,)
    for n, here in enumerate(sectors):
        count = COUNT[taken[here]]
        if not count:
            continue
        bits = modules & SLOT_BITS[here]
        if bits and tells(s, seat, bits):
            return attack_in(s, seat, sectors[n:], asked)
        if count > 1:
            if s.mode == TEAM and count > 2 and is_torn(s, seat, here):
                return attack_in(s, seat, sectors[n:], asked)
            skirmish(s, seat, here)
    return None


def tells(s: Station, seat: int, modules: int) -> bool:
    """Does any of these modules change an attack: an own one that helps, another's that shields?"""
    mine, places = s.held[s.side[seat]], s.places
    for slot in SLOTS_IN[modules]:  # noqa: SIM110 - a generator would cost as much as the rest
        if SHIELDS[places[slot]] != mine >> slot & 1:
            return True
    return False


def is_torn(s: Station, seat: int, sector: int) -> bool:
    """T-128 Do both members of an enemy alliance stand here? Then it matters who is hit."""
    side, first = s.side[seat], -1
    for unit in s.rooms[4 * sector : 4 * sector + 4]:
        if unit >= 0 and s.side[s.seat_of[UNIT_FACTION[unit]]] != side:
            if first >= 0 and UNIT_FACTION[unit] != first:
                return True
            first = UNIT_FACTION[unit]
    return False


def attack_in(s: Station, seat: int, sectors: Sequence[int], asked: int | None) -> Flow[None]:
    """T-58 Sector by sector, with modules in some of them or with several enemies to choose from.

    Where no own unit stands a card may be lurking (T-109).
    """
    where = s.where
    mine = {where[unit] >> 2 for unit in UNITS_OF[s.faction[seat]] if where[unit] >= 0}
    for here in sectors:
        if COUNT[s.taken[here]] < (2 if here in mine else 1):
            continue  # nobody else stands there
        told = tells(s, seat, s.modules & SLOT_BITS[here])
        if here in mine and not told and not (s.mode == TEAM and is_torn(s, seat, here)):
            skirmish(s, seat, here)
        elif here in mine or told:
            field = Field(s, seat, here, s.active if asked is None else asked)
            if here in mine or field.cards(LURKING):
                yield from battle(s, field, None)


def minor_assault(s: Station, mover: int, unit: int) -> Flow[None] | None:
    """T-51 If all four rooms are taken and the arriving unit is one of the four: a Minor Assault
    of the mover."""
    at = s.where[unit]
    if 0 <= at < ROOMS and s.taken[at >> 2] == FULL:
        return assault(s, mover, at >> 2, "T-51")
    return None


def attack_of(s: Station, unit: int) -> int:
    """T-9 How a unit attacks: 0 not at all, 1 one enemy unit, 2 every one. T-110 clamped: not."""
    return 0 if unit in s.clamps else ATTACK[unit][s.advanced >> unit & 1]


def in_range(s: Station, seat: int, unit: int) -> list[int]:
    """T-14 Enemy units that a passage joins to this one; T-104 invisible ones do not count."""
    side, found = s.side[seat], []
    for room in IN_RANGE[s.where[unit]]:
        other = s.rooms[room]
        if other >= 0 and s.side[s.seat_of[UNIT_FACTION[other]]] != side:
            if not s.invisible >> other & 1:
                found.append(other)
    return found


def skirmish(s: Station, seat: int, sector: int) -> None:
    """T-58 The attacks in a sector without modules, where it does not matter who is hit."""
    faction, side = s.faction[seat], s.side[seat]
    rooms, first = s.rooms, 4 * sector
    for unit in rooms[first : first + 4]:
        if FACTION_OR_NONE[unit] != faction:
            continue
        power = 0 if unit in s.clamps else ATTACK[unit][s.advanced >> unit & 1]  # as attack_of()
        if not power:
            continue
        hits = []
        for room in IN_RANGE[
            s.where[unit]
        ]:  # as in_range(); who hits one is content with the first
            other = rooms[room]
            if other >= 0 and s.side[s.seat_of[UNIT_FACTION[other]]] != side:
                if not s.invisible >> other & 1:
                    hits.append(other)
                    if power == 1:
                        break
        if not hits:
            continue
        if s.told is not None:
            s.tell("attack", "T-58", unit=unit, targets=tuple(hits))
        if TAKES_DATA[unit]:
            gain_data(s, seat, len(hits), "T-58")
        else:
            for other in hits:
                wound(s, s.seat_of[UNIT_FACTION[other]], 1, seat, "T-58")


class Field:
    """What modules do in one sector during one assault: public numbers only."""

    __slots__ = ("asked", "hidden", "own", "seat", "sector", "side", "used")

    def __init__(self, s: Station, seat: int, sector: int, asked: int) -> None:
        self.seat, self.sector = seat, sector
        self.asked = asked  # T-142 who chooses the hits
        self.side = s.side[seat]
        self.hidden: dict[int, int] = {}  # side: the Hideout or Barricade that protects it
        self.own: dict[str, list[int]] = {}  # by effect: modules that help the attacker (T-124)
        self.used: set[int] = set()
        for slot in SLOTS_IN[s.modules & SLOT_BITS[sector]]:
            side, effect = s.side[s.owner[slot]], EFFECT[s.places[slot]]
            if effect == SHELTER:
                self.hidden[side] = slot
            elif side == self.side:
                self.own.setdefault(effect, []).append(slot)

    def cards(self, effect: str) -> Sequence[int]:
        """The attacker's modules with this effect."""
        return self.own.get(effect, ())


def battle(s: Station, field: Field, only: int | None) -> Flow[None]:
    """T-58 The attacks in a sector one by one, with everything that changes them.

    ``only`` is the unit that a Ghost Strike sends (T-109); then Lurking and Double Shot stay out.
    """
    faction, first = s.faction[field.seat], 4 * field.sector
    hitters = []
    units = [only] if only is not None else s.rooms[first : first + 4]
    for unit in units:
        if unit >= 0 and UNIT_FACTION[unit] == faction and attack_of(s, unit):
            if (yield from strike(s, field, unit, first=True)):
                hitters.append(unit)
    if only is None and field.own:
        if field.cards(DOUBLE_SHOT):
            yield from repeat_shots(s, field, hitters)
        if field.cards(LURKING):
            yield from lurk(s, field)
    for slot in sorted(field.used):
        used_once(s, slot)


def strike(s: Station, field: Field, unit: int, *, first: bool) -> Flow[bool]:
    """T-58 One unit attacks: one enemy unit of its player's choice, or every one in range."""
    targets = exposed(s, field, in_range(s, field.seat, unit))
    if not targets:
        return False
    data = TAKES_DATA[unit]
    if len(targets) > 1 and attack_of(s, unit) == 1:
        targets = [(yield from choose_hit(s, field, targets, data=data, unit=unit))]
    if s.told is not None:
        s.tell("attack", "T-58", unit=unit, targets=tuple(targets))
    for other in targets:
        hit(s, field, other, 1, "T-58", data=data)
    if first and field.own:
        yield from attack_bonus(s, field, unit, targets)
    return True


def exposed(s: Station, field: Field, units: Sequence[int]) -> list[int]:
    """T-103, T-114 A Barricade or a Hideout of their side: units there cannot be attacked."""
    found = []
    for unit in units:
        side = s.side[s.seat_of[UNIT_FACTION[unit]]]
        if side in field.hidden:
            field.used.add(field.hidden[side])
        else:
            found.append(unit)
    return found


def hit(s: Station, field: Field, unit: int, points: int, rule: str, *, data: bool) -> None:
    """T-58 A hit costs the target's owner life points; T-9 a Grey hit gives data instead."""
    if data:
        gain_data(s, field.seat, points, rule)
    else:
        wound(s, s.seat_of[UNIT_FACTION[unit]], points, field.seat, rule)


def choose_hit(
    s: Station, field: Field, units: Sequence[int], *, data: bool, **facts: Any
) -> Flow[int]:
    """T-58 The attacker chooses whom to hit; T-143 asked only where it makes a difference."""
    if data or s.mode == FREE_FOR_ALL:
        return units[0]
    owners: dict[int, int] = {}
    for unit in units:
        owners.setdefault(UNIT_FACTION[unit], unit)
    if len(owners) == 1:
        return units[0]
    options = [("hit", unit) for unit in owners.values()]
    _, unit = yield Ask(field.asked, "hit", "T-58", options, sector=field.sector, **facts)
    return int(unit)


def attack_bonus(s: Station, field: Field, unit: int, targets: Sequence[int]) -> Flow[None]:
    """T-99 Battle Position and Chamber: more for each unit that hits, once per unit and assault.

    T-126 The one helps who wounds, the other who gains data.
    """
    data = TAKES_DATA[unit]
    effect = "attack_bonus_data" if data else "attack_bonus_damage"
    cards = field.cards(effect)
    if not cards:
        return
    target = yield from choose_hit(s, field, targets, data=data, unit=unit)
    for slot in cards:
        field.used.add(slot)
        s.tell("attack-bonus", "T-99", card=s.places[slot], unit=unit)
        hit(s, field, target, total(s, slot), "T-99", data=data)


def repeat_shots(s: Station, field: Field, hitters: Sequence[int]) -> Flow[None]:
    """T-100 Double Shot: one unit of the sector repeats all its hits, once for each copy."""
    for slot in field.cards(DOUBLE_SHOT):
        for _ in range(s.live[slot]):
            able: dict[tuple[int, bool, frozenset[int]], int] = {}
            for unit in hitters:
                targets = exposed(s, field, in_range(s, field.seat, unit))
                hits = frozenset(targets)
                able.setdefault((attack_of(s, unit), TAKES_DATA[unit], hits), unit)
            if not able:
                return
            unit = next(iter(able.values()))
            if len(able) > 1:
                options = [("repeat", each) for each in able.values()]
                card = s.places[slot]
                _, unit = yield Ask(field.asked, "repeat", "T-100", options, card=card)
            field.used.add(slot)
            yield from strike(s, field, unit, first=False)


def lurk(s: Station, field: Field) -> Flow[None]:
    """T-109 Lurking wounds one enemy unit in its sector, wherever the own units stand."""
    for slot in field.cards(LURKING):
        around = [
            unit
            for unit in s.rooms[4 * field.sector : 4 * field.sector + 4]
            if unit >= 0 and s.side[s.seat_of[UNIT_FACTION[unit]]] != field.side
        ]
        targets = exposed(s, field, [u for u in around if not s.invisible >> u & 1])
        if targets:
            target = yield from choose_hit(s, field, targets, data=False, card=s.places[slot])
            owner = s.seat_of[UNIT_FACTION[target]]
            field.used.add(slot)
            s.tell("lurks", "T-109", card=s.places[slot], unit=target)
            wound(s, owner, total(s, slot), s.owner[slot], "T-109")
