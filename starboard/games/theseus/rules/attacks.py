"""Chapter 6: Assault, Minor Assault, and the modules that change an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.kernel import Ask, Flow

from ..components import (
    ATTACK,
    COUNT,
    EFFECT,
    IN_RANGE,
    ROOMS,
    SLOT_BITS,
    SLOT_SECTOR,
    SLOTS_IN,
    TAKES_DATA,
    UNIT_FACTION,
    places_in,
)
from ..state import FREE_FOR_ALL, TEAM, Station
from .points import gain_data, wound
from .station import FULL, enemies_in, total, used_once

ALL: Final = -1
LURKING: Final = "assault_damage"
DOUBLE_SHOT: Final = "repeat_attacks"
SHELTER: Final = "cannot_be_attacked"
BONUS_DAMAGE, BONUS_DATA = "attack_bonus_damage", "attack_bonus_data"
#: T-103, T-114 By card: 1 for a module that protects the units of its side.
SHIELDS: Final = tuple(int(effect == SHELTER) for effect in EFFECT)


def assault(s: Station, seat: int, sector: int, rule: str, asked: int) -> None:
    """T-57 All units of the player attack, in every sector; T-59 or in one sector alone.

    ``asked`` chooses the hits: the active player, T-142 in an Ambush its controller.
    The order of the attackers never changes the outcome: every hit counts by itself, so nobody is
    asked for it (T-143).
    """
    if s.told is not None:
        if sector == ALL:
            s.tell("assault", rule, seat=seat)
        else:
            s.tell("minor-assault", rule, seat=seat, sector=sector)
    sectors = s.ring if sector == ALL else (sector,)
    for n, here in enumerate(sectors):
        if (s.modules & SLOT_BITS[here] or s.mode == TEAM) and is_battle(s, seat, here):
            for each in sectors[n:]:
                s.then(attack_in, seat, each, asked, sector == ALL)
            return
        if COUNT[s.taken[here]] > 1:
            if sector == ALL and s.told is not None:
                tell_sector(s, seat, here)
            skirmish(s, seat, here)


def minor_assault(s: Station, mover: int, unit: int) -> None:
    """T-51 If all four rooms are taken and the arriving unit is one of the four: a Minor Assault
    of the mover."""
    at = s.where[unit]
    if 0 <= at < ROOMS and s.taken[at >> 2] == FULL:
        assault(s, mover, at >> 2, "T-51", s.active)


def tell_sector(s: Station, seat: int, sector: int) -> None:
    """T-57 The Assault has come to a sector where units of both sides stand."""
    units = s.rooms[4 * sector : 4 * sector + 4]
    if any(u >= 0 and s.unit_seat[u] == seat for u in units) and enemies_in(s, seat, sector):
        s.tell("assault-in", "T-57", seat=seat, sector=sector)


def attack_in(s: Station, seat: int, sector: int, asked: int, whole: bool) -> None:
    """T-58 The attacks in one sector, by itself or T-57 as a part of the whole station."""
    if whole and s.told is not None:
        tell_sector(s, seat, sector)
    if is_battle(s, seat, sector):
        fight_battle(s, seat, sector, asked)
    else:
        skirmish(s, seat, sector)


def is_battle(s: Station, seat: int, sector: int) -> bool:
    """Does a module change the attacks in a sector, or T-128 does it matter there who is hit?"""
    modules = s.modules & SLOT_BITS[sector]
    if modules and s.taken[sector] and tells(s, seat, modules) and enemies_in(s, seat, sector):
        return True
    return s.mode == TEAM and COUNT[s.taken[sector]] > 2 and is_torn(s, seat, sector)


def tells(s: Station, seat: int, modules: int) -> bool:
    """Does any of these modules change an attack: an own one that helps, another's that shields?"""
    mine, places = s.held[s.side[seat]], s.places
    for slot in SLOTS_IN[modules]:  # noqa: SIM110 - a generator would cost as much as the rest
        if SHIELDS[places[slot]] != mine >> slot & 1:
            return True
    return False


def is_torn(s: Station, seat: int, sector: int) -> bool:
    """T-128 Do both members of an enemy alliance stand here? Then it matters who is hit."""
    return len({UNIT_FACTION[unit] for unit in enemies_in(s, seat, sector)}) > 1


# ---- who can hit whom -----------------------------------------------------------------------


def attack_of(s: Station, unit: int) -> int:
    """T-9 How a unit attacks: 0 not at all, 1 one enemy unit, 2 every one. T-110 clamped: not."""
    return 0 if unit in s.clamps else ATTACK[unit][s.advanced >> unit & 1]


def in_range(s: Station, seat: int, unit: int) -> list[int]:
    """T-7, T-14 Enemy units that a passage joins to this one; T-104 invisible ones do not count."""
    side, sides, rooms, found = s.side[seat], s.unit_side, s.rooms, []
    for room in IN_RANGE[s.where[unit]]:
        other = rooms[room]
        if other >= 0 and sides[other] != side and not s.invisible >> other & 1:
            found.append(other)
    return found


def shelter_of(s: Station, unit: int) -> int:
    """T-103, T-114 The Barricade or Hideout of its side where a unit stands; -1 for none."""
    bits = s.modules & SLOT_BITS[s.where[unit] >> 2]
    for slot in reversed(SLOTS_IN[bits & s.held[s.unit_side[unit]]] if bits else ()):
        if SHIELDS[s.places[slot]]:
            return slot
    return -1


def exposed(s: Station, units: Sequence[int]) -> list[int]:
    """T-103, T-114 Units in a Barricade or a Hideout of their side cannot be attacked."""
    return [unit for unit in units if shelter_of(s, unit) < 0]


def note_shelters(s: Station, units: Sequence[int]) -> None:
    """T-137 A shelter that protects a unit has been used."""
    for unit in units:
        slot = shelter_of(s, unit)
        if slot >= 0:
            s.modules_used |= 1 << slot


# ---- attacks without and with modules -------------------------------------------------------


def skirmish(s: Station, seat: int, sector: int) -> None:
    """T-58 The attacks in a sector without modules, where it does not matter who is hit."""
    for unit in s.rooms[4 * sector : 4 * sector + 4]:
        if unit < 0 or s.unit_seat[unit] != seat:
            continue
        power = attack_of(s, unit)
        targets = in_range(s, seat, unit) if power else ()
        if targets:
            strike_at(s, seat, unit, targets if power > 1 else targets[:1])
        elif s.told is not None:
            tell_idle(s, seat, unit)


def strike_at(s: Station, seat: int, unit: int, targets: Sequence[int]) -> None:
    """T-58 A hit costs the target's owner life points; T-9 a Grey hit gives data instead."""
    if s.told is not None:
        every = int(attack_of(s, unit) > 1)
        s.tell("attack", "T-58", seat=seat, unit=unit, targets=tuple(targets), every=every)
    if TAKES_DATA[unit]:
        gain_data(s, seat, len(targets), "T-58", ~unit)
    else:
        for other in targets:
            wound(s, s.unit_seat[other], 1, seat, "T-58", ~unit)


def tell_idle(s: Station, seat: int, unit: int) -> None:
    """T-9, T-14 Why a unit of the attacker hits nobody, where there is somebody to hit."""
    why = why_idle(s, seat, unit)
    if why and enemies_in(s, seat, s.where[unit] >> 2):
        s.tell("holds-fire", "T-58", unit=unit, why=f"@idle-{why}")


def why_idle(s: Station, seat: int, unit: int) -> str:
    """T-9, T-14, T-103, T-110 What keeps a unit from hitting anybody; nothing if it can hit."""
    if unit in s.clamps:
        return "clamped"
    if not attack_of(s, unit):
        return "harmless"
    around = in_range(s, seat, unit)
    if not around:
        return "range"
    return "" if exposed(s, around) else "shelter"


def fight_battle(s: Station, seat: int, sector: int, asked: int) -> None:
    """T-58 The attacks in a sector one by one, T-100 Double Shot, T-109 Lurking."""
    for unit in s.rooms[4 * sector : 4 * sector + 4]:
        if unit >= 0 and s.unit_seat[unit] == seat:
            if attack_of(s, unit):
                s.then(strike, seat, unit, asked, True)
            elif s.told is not None:
                tell_idle(s, seat, unit)
    for slot in helpers(s, seat, sector, DOUBLE_SHOT):
        for _ in range(s.live[slot]):
            s.then(repeat_shots, seat, slot, asked)
    for slot in helpers(s, seat, sector, LURKING):
        s.then(lurk, seat, slot, asked)
    s.then(end_battle)


def helpers(s: Station, seat: int, sector: int, effect: str) -> list[int]:
    """T-124 The slots of the modules of a side with this effect, in one sector."""
    slots = SLOTS_IN[s.modules & SLOT_BITS[sector] & s.held[s.side[seat]]]
    return [slot for slot in slots if EFFECT[s.places[slot]] == effect]


def strike(s: Station, seat: int, unit: int, asked: int, first: bool) -> Flow[None]:
    """T-58 One unit attacks: one enemy unit of its player's choice, or every one in range.

    ``first``: it does not repeat its hits, so Battle Position and Chamber count (T-99).
    """
    sector = s.where[unit] >> 2
    around = in_range(s, seat, unit)
    targets = exposed(s, around)
    if len(targets) > 1 and attack_of(s, unit) == 1:
        choices = choices_of(s, targets, TAKES_DATA[unit])
        targets = choices[:1]
        if len(choices) > 1:
            options = [("hit", each) for each in choices]
            answer = yield Ask(asked, "hit", "T-58", options, sector=sector, unit=unit)
            targets = [answer[1]]
    note_shelters(s, around)
    if targets:
        strike_at(s, seat, unit, targets)
        s.hitters |= 1 << unit
        if first and helpers(s, seat, sector, BONUS_DATA if TAKES_DATA[unit] else BONUS_DAMAGE):
            s.then(attack_bonus, seat, unit, asked, tuple(targets))
    elif s.told is not None:
        tell_idle(s, seat, unit)


def choices_of(s: Station, units: Sequence[int], data: bool) -> list[int]:
    """T-58 The attacker chooses whom to hit; T-143 only where it makes a difference."""
    if data or s.mode == FREE_FOR_ALL:
        return [units[0]]
    owners: dict[int, int] = {}
    for unit in units:
        owners.setdefault(UNIT_FACTION[unit], unit)
    return [*owners.values()]


def attack_bonus(
    s: Station, seat: int, unit: int, asked: int, targets: tuple[int, ...]
) -> Flow[None]:
    """T-99 Battle Position and Chamber: more for each unit that hits, once per unit and assault.

    T-126 The one helps who wounds, the other who gains data.
    """
    data, sector = TAKES_DATA[unit], s.where[unit] >> 2
    choices = choices_of(s, targets, data)
    target = choices[0]
    if len(choices) > 1:
        options = [("hit", each) for each in choices]
        _, target = yield Ask(asked, "hit", "T-58", options, sector=sector, unit=unit)
    for slot in helpers(s, seat, sector, BONUS_DATA if data else BONUS_DAMAGE):
        s.modules_used |= 1 << slot
        s.tell("attack-bonus", "T-99", card=s.places[slot], unit=unit)
        if data:
            gain_data(s, seat, total(s, slot), "T-99", s.places[slot])
        else:
            wound(s, s.unit_seat[target], total(s, slot), seat, "T-99", s.places[slot])


def repeat_shots(s: Station, seat: int, slot: int, asked: int) -> Flow[None]:
    """T-100 Double Shot: one unit of the sector repeats all its hits, once for each copy."""
    card, room = s.places[slot], 4 * SLOT_SECTOR[slot]
    able: dict[tuple[int, bool, frozenset[int]], int] = {}
    for unit in s.rooms[room : room + 4]:
        if unit >= 0 and s.hitters >> unit & 1:
            hits = frozenset(exposed(s, in_range(s, seat, unit)))
            able.setdefault((attack_of(s, unit), TAKES_DATA[unit], hits), unit)
    if not able:
        return
    unit = next(iter(able.values()))
    if len(able) > 1:
        options = [("repeat", each) for each in able.values()]
        _, unit = yield Ask(asked, "repeat", "T-100", options, card=card)
    s.modules_used |= 1 << slot
    s.tell("repeats", "T-100", card=card, unit=unit)
    s.then(strike, seat, unit, asked, False)


def lurk(s: Station, seat: int, slot: int, asked: int) -> Flow[None]:
    """T-109 Lurking wounds one enemy unit in its sector, wherever the own units stand."""
    card, sector = s.places[slot], SLOT_SECTOR[slot]
    around = [u for u in enemies_in(s, seat, sector) if not s.invisible >> u & 1]
    choices = choices_of(s, targets, False) if (targets := exposed(s, around)) else []
    target = choices[0] if choices else -1
    if len(choices) > 1:
        options = [("hit", each) for each in choices]
        _, target = yield Ask(asked, "hit", "T-58", options, sector=sector, card=card)
    note_shelters(s, around)
    if target >= 0:
        s.modules_used |= 1 << slot
        s.tell("lurks", "T-109", card=card, unit=target)
        wound(s, s.unit_seat[target], total(s, slot), s.owner[slot], "T-109", card)


def end_battle(s: Station) -> None:
    """T-137 A module taken for one use goes back after the first assault that it changed."""
    for slot in places_in(s.modules_used):
        used_once(s, slot)
    s.hitters = s.modules_used = 0
