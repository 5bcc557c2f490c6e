"""Chapter 5 B: traps, on crossing and on stopping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.kernel import Ask, Flow

from ..components import (
    CAMERA_MAX,
    CLAMP_TOKEN,
    CROSSING,
    EFFECT,
    LIFE_MAX,
    ONE_SHOT,
    RULE,
    SLOT_BITS,
    SLOTS_IN,
)
from ..state import FREE_FOR_ALL, Station
from .attacks import assault
from .points import gain_data, wound
from .station import number, total, used

#: How traps are met.
ON_CROSSING, ON_STOPPING = True, False
AMBUSH, CLAMP = "minor_assault_by_controller", "clamp_unit"
ONCE: Final = (AMBUSH, CLAMP)  # of several of these one acts


def ready_traps(s: Station, unit: int, sector: int, freed: int, crossing: bool) -> list[int]:
    """T-48 Live traps in the sector that are hostile to the unit and would act on it now."""
    side, found = s.unit_side[unit], []
    for slot in SLOTS_IN[s.traps & SLOT_BITS[sector] & ~s.held[side]]:
        if (CROSSING[s.places[slot]] or not crossing) and _would_act(s, slot, unit, freed):
            found.append(slot)
    return found


def _would_act(s: Station, slot: int, unit: int, freed: int) -> bool:
    """Is it ready? T-114 Defence System, T-110 Clamp and T-108 Parasite are not always."""
    card = s.places[slot]
    effect = EFFECT[card]
    if effect == "damage":
        return number(s, slot) > 0
    if effect == CLAMP:
        token = CLAMP_TOKEN[card]
        return s.clamps[token] < 0 and not freed >> token & 1
    if effect == "attach_parasite":
        return unit not in s.parasites and -1 in s.parasites
    return True


def spring(s: Station, unit: int, sector: int, freed: int, crossing: bool) -> None:
    """T-48 All hostile traps act on a unit that crosses the sector or stops there."""
    slots = ready_traps(s, unit, sector, freed, crossing)
    if not slots or (sector in s.silence and silenced(s, unit, sector)):
        return
    if len(slots) == 1 and EFFECT[s.places[slots[0]]] != AMBUSH:
        act(s, slots[0], unit)
    else:
        s.then(spring_one, unit, sector, tuple(slots), ())


def spring_one(
    s: Station, unit: int, sector: int, slots: tuple[int, ...], sprung: tuple[str, ...]
) -> Flow[None]:
    """T-50 One trap after another; ``sprung`` is what has acted so far.

    T-101 Two Ambushes act as one, and T-110 one unit sets off one of two Clamps.
    """
    slot = slots[0]
    if len(slots) > 1 and order_matters(s, slots):
        options = [("trap", s.places[each], each) for each in slots]
        _, _, slot = yield Ask(s.active, "trap-order", "T-50", options, unit=unit)
    effect = EFFECT[s.places[slot]]
    if s.live[slot] and not (effect in ONCE and effect in sprung):
        sprung = (*sprung, effect)
        if effect == AMBUSH:
            s.then(ambush, unit, sector, ambushes(s, unit, sector), 2)
        else:
            act(s, slot, unit)
    rest = tuple([each for each in slots if each != slot])
    if rest:
        s.then(spring_one, unit, sector, rest, sprung)


def silenced(s: Station, unit: int, sector: int) -> bool:
    """T-102 A deactivation token in the sector is returned, and none of the traps acts."""
    side = s.unit_side[unit]
    for i, place in enumerate(s.silence):
        if place == sector and s.side[s.silence_by[i]] == side:
            s.silence[i] = s.silence_by[i] = -1
            s.tell("silenced", "T-102", unit=unit, sector=sector)
            return True
    return False


def order_matters(s: Station, slots: Sequence[int]) -> bool:
    """T-50 The order is worth a question only if two players could win by these traps."""
    if s.mode != FREE_FOR_ALL:
        return False  # all of them belong to one side, so whatever ends the game ends it alike
    winners = set()
    for slot in slots:
        seat = s.owner[slot]
        most = sum(
            12 if EFFECT[s.places[each]] == AMBUSH else total(s, each)
            for each in slots
            if s.owner[each] == seat
        )
        if max(s.life[seat], s.data[seat]) + most >= LIFE_MAX:
            winners.add(seat)
    return len(winners) > 1


def act(s: Station, slot: int, unit: int) -> None:
    """T-48 What a trap does to the unit, any but an Ambush: damage, data for its owner, camera
    points, parasites, or it is clamped."""
    card, by = s.places[slot], s.owner[slot]
    effect = EFFECT[card]
    if effect == CLAMP:
        clamp(s, slot, unit)
        return
    if s.told is not None:
        s.tell("trap", RULE[card], seat=by, card=card, at=slot, unit=unit)
    if effect == "damage":
        wound(s, s.unit_seat[unit], total(s, slot), by, RULE[card], card)
    elif effect == "gain_data":
        gain_data(s, by, total(s, slot), "T-104", card)
    elif effect == "collect_camera_points":  # T-112 collecting is not multiplied
        s.camera[slot] = min(CAMERA_MAX, s.camera[slot] + number(s, slot))
        if s.told is not None:
            s.tell("camera", "T-112", card=card, points=s.camera[slot])
    elif effect == "attach_parasite":
        infect(s, slot, unit)
    if ONE_SHOT[card] or s.embryo[slot] >= 0:
        used(s, slot)


def clamp(s: Station, slot: int, unit: int) -> None:
    """T-110 The unit gets the card's token: it can neither be moved nor attack."""
    card = s.places[slot]
    s.clamps[CLAMP_TOKEN[card]] = unit
    s.tell("clamped", "T-110", seat=s.owner[slot], card=card, unit=unit)
    used(s, slot)


def infect(s: Station, slot: int, unit: int) -> None:
    """T-108 A parasite token for each copy, as long as there are tokens."""
    left = s.live[slot]
    for i, held in enumerate(s.parasites):
        if held < 0 and left:
            s.parasites[i], s.parasite_by[i] = unit, s.owner[slot]
            left -= 1
    s.tell("infected", "T-108", unit=unit, tokens=s.parasites.count(unit))


def ambushes(s: Station, unit: int, sector: int) -> tuple[int, ...]:
    """T-101 The slots of all Ambushes that are hostile to a unit."""
    traps = SLOTS_IN[s.traps & SLOT_BITS[sector] & ~s.held[s.unit_side[unit]]]
    return tuple([slot for slot in traps if EFFECT[s.places[slot]] == AMBUSH])


def ambush(s: Station, unit: int, sector: int, slots: tuple[int, ...], left: int) -> None:
    """T-101 The controller of an Ambush makes a Minor Assault: two with a copy, never more.

    Pandora may hold one of the two: each of them is an Ambush of its own controller.
    """
    slot, rest = slots[0], slots[1:]
    times = min(left, s.live[slot])
    for _ in range(times):
        s.then(minor_assault_of, s.owner[slot], s.places[slot], unit, sector)
    if times:
        s.then(used, slot)
    if rest:
        s.then(ambush, unit, sector, rest, left - times)


def minor_assault_of(s: Station, by: int, card: int, unit: int, sector: int) -> None:
    """T-101, T-142 One Minor Assault of an Ambush; its controller chooses the hits."""
    s.tell("trap", "T-101", seat=by, card=card, at=s.places.index(card), unit=unit)
    assault(s, by, sector, "T-101", by)
