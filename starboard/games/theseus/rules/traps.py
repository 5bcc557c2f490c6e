"""Chapter 5 B: traps, on crossing and on stopping."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

from ..state import FREE_FOR_ALL, Station
from ..tables import (
    AMOUNT,
    CAMERA_MAX,
    CLAMP_TOKEN,
    CROSSING,
    EFFECT,
    LIFE_MAX,
    ONE_SHOT,
    RULE,
    SLOT_BITS,
    SLOTS_IN,
    UNIT_FACTION,
)
from .attack import assault
from .points import gain_data, wound
from .station import number, total, used

#: How traps are met; given by place, since a named argument would cost more than the question.
ON_CROSSING, ON_STOPPING = True, False
AMBUSH = "minor_assault_by_controller"


def ready_traps(s: Station, unit: int, sector: int, freed: int, crossing: bool) -> list[int]:
    """T-48 Live traps in the sector that are hostile to the unit and would act on it now."""
    side, found = s.side[s.seat_of[UNIT_FACTION[unit]]], []
    for slot in SLOTS_IN[s.traps & SLOT_BITS[sector] & ~s.held[side]]:
        if (CROSSING[s.places[slot]] or not crossing) and _would_act(s, slot, unit, freed):
            found.append(slot)
    return found


def _would_act(s: Station, slot: int, unit: int, freed: int) -> bool:
    """Is it ready? T-114 Defence System, T-110 Clamp and T-108 Parasite are not always."""
    card = s.places[slot]
    effect = EFFECT[card]
    if effect == "damage":
        return AMOUNT[card] + s.tokens[slot] > 0  # as number() says
    if effect == "clamp_unit":
        token = CLAMP_TOKEN[card]
        return s.clamps[token] < 0 and not freed >> token & 1
    if effect == "attach_parasite":
        return unit not in s.parasites and -1 in s.parasites
    return True


def spring(s: Station, unit: int, sector: int, freed: int, crossing: bool) -> Flow[None] | None:
    """T-48 All hostile traps act on a unit that crosses the sector or stops there.

    None: they have acted, since there was nothing to choose.
    """
    slots = ready_traps(s, unit, sector, freed, crossing)
    if not slots or (sector in s.silence and silenced(s, unit, sector)):
        return None
    if len(slots) == 1 and EFFECT[s.places[slots[0]]] != AMBUSH:
        act(s, slots[0], unit)
        return None
    return spring_all(s, unit, sector, slots)


def spring_all(s: Station, unit: int, sector: int, slots: list[int]) -> Flow[None]:
    """T-50 One trap after another."""
    ambushed = caught = False
    while slots:
        slot = slots[0]
        if len(slots) > 1 and order_matters(s, slots):
            options = [("trap", s.places[each], each) for each in slots]
            _, _, slot = yield Ask(s.active, "trap-order", "T-50", options, unit=unit)
        slots.remove(slot)
        if not s.live[slot]:
            continue
        effect = EFFECT[s.places[slot]]
        if effect == AMBUSH:
            if not ambushed:
                yield from ambush(s, unit, sector)
            ambushed = True
        elif effect != "clamp_unit" or not caught:  # T-110 one unit sets off one of two Clamps
            act(s, slot, unit)
            caught |= effect == "clamp_unit"


def silenced(s: Station, unit: int, sector: int) -> bool:
    """T-102 A deactivation token in the sector is returned, and none of the traps acts."""
    side = s.side[s.seat_of[UNIT_FACTION[unit]]]
    for i, place in enumerate(s.silence):
        if place == sector and s.side[s.silence_by[i]] == side:
            s.silence[i] = s.silence_by[i] = -1
            s.tell("silenced", "T-102", unit=unit, sector=sector)
            return True
    return False


def order_matters(s: Station, slots: list[int]) -> bool:
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
    if effect == "clamp_unit":
        clamp(s, slot, unit)
        return
    if s.told is not None:
        s.tell("trap", RULE[card], card=card, unit=unit)
    if effect == "damage":
        wound(s, s.seat_of[UNIT_FACTION[unit]], total(s, slot), by, RULE[card])
    elif effect == "gain_data":
        gain_data(s, by, total(s, slot), "T-104")
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
    s.tell("clamped", "T-110", card=card, unit=unit)
    used(s, slot)


def infect(s: Station, slot: int, unit: int) -> None:
    """T-108 A parasite token for each copy, as long as there are tokens."""
    left = s.live[slot]
    for i, held in enumerate(s.parasites):
        if held < 0 and left:
            s.parasites[i], s.parasite_by[i] = unit, s.owner[slot]
            left -= 1
    s.tell("infected", "T-108", unit=unit, tokens=s.parasites.count(unit))


def ambush(s: Station, unit: int, sector: int) -> Flow[None]:
    """T-101 The controller of an Ambush makes a Minor Assault: two with a copy, never more."""
    side = s.side[s.seat_of[UNIT_FACTION[unit]]]
    traps = SLOTS_IN[s.traps & SLOT_BITS[sector] & ~s.held[side]]
    slots = [slot for slot in traps if EFFECT[s.places[slot]] == AMBUSH]
    # Pandora may hold one of the two: each of them is an Ambush of its own controller.
    left = 2
    for slot in slots:
        by, times = s.owner[slot], min(left, s.live[slot])
        left -= times
        for _ in range(times):
            s.tell("trap", "T-101", card=s.places[slot], unit=unit)
            attacks = assault(s, by, sector, "T-101", asked=by)
            if attacks is not None:
                yield from attacks
        if times:
            used(s, slot)
