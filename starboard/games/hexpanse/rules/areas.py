"""Chapter 7.1, effects on areas: formations, placements, attacks, swaps (H-79 to H-88, H-103 f.).

Every effect takes the acting side, which makes all choices (H-108), the area where the unit with
the ability stands or stood, and whether it may still be declined (``free``, H-134).
"""

from __future__ import annotations

from starboard.kernel import Flow, Lazy, Option

from ..box import FIRST_ALLY, FORMATIONS, NEUTRAL
from ..hexes import NEAR, areas_of
from ..pieces import Effect
from ..state import NO_PATTERN, OFF_BOARD, Table, areas_in_play, empty_areas, kind_at
from ..words import effect_facts
from .asking import ask_side
from .formations import Lay, free_lays, lays_around
from .units import can_place, hit, leaders, place, placeable, swap

DECLINE: Option = ("decline",)
STOP: Option = ("stop",)


# ---- formations -----------------------------------------------------------------------------


def formation(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-80 Attacks and placements in a pattern; H-83 all attacks first, in the card's order."""
    if effect.anchor == "free":
        lay: Lay | None = yield from lay_freely(s, side, effect)
    else:
        lay = yield from turn_around(s, side, effect, area, free)
    if lay is None:
        return False
    for target in lay.attacks:  # H-79 compulsory, own units included
        yield from hit(s, target)
    yield from place_some(s, side, lay.places)
    return True


def worthwhile(s: Table, formation: int) -> int:
    """H-64, H-82 The areas to aim at: where something can be hit, or a unit has room."""
    return s.taken if FORMATIONS[formation].attacks else empty_areas(s)


def formation_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Can the formation hit something, or is there room and a unit to place?"""
    if effect.anchor == "free":
        reach = areas_in_play(s)  # a formation that is laid freely reaches every area
    else:
        reach = lays_around(effect.formation, area, s.board).reach
    if FORMATIONS[effect.formation].attacks:
        return bool(reach & s.taken)
    return bool(reach & empty_areas(s)) and can_place(s, side)


def turn_around(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[Lay | None]:
    """H-81 A unit's formation is turned by any multiple of 60 degrees, when the ability begins."""
    lays = lays_around(effect.formation, area, s.board).ways
    if not FORMATIONS[effect.formation].attacks:  # only placements: they may be left out (H-79)
        empty = empty_areas(s)
        lays = tuple([lay for lay in lays if lay.aim & empty])
        if not lays or not can_place(s, side):
            return None
    else:
        free = False
    options: list[Option] = [("turn", lay.steps) for lay in lays]
    if free:
        options.append(DECLINE)
    if len(options) == 1:
        return lays[0]
    s.pattern, s.anchor = effect.formation, area
    facts = {"area": area, "unit": kind_at(s, area), **effect_facts(effect)}
    answer = yield ask_side(s, side, "turn", "H-81", options, facts)
    s.pattern, s.anchor = NO_PATTERN, OFF_BOARD
    return next((lay for lay in lays if answer == ("turn", lay.steps)), None)


def lay_freely(s: Table, side: int, effect: Effect) -> Flow[Lay]:
    """H-80 An action card's formation is laid anywhere: first its place, then its turn."""
    everywhere, targets = free_lays(effect.formation, s.board), worthwhile(s, effect.formation)
    spots = (lays.area for lays in everywhere if lays.reach & targets)
    area = next(spots)
    if any(True for _ in spots):  # more than one
        options = Lazy(lambda: [("lay", lays.area) for lays in everywhere if lays.reach & targets])
        s.pattern = effect.formation
        _, area = yield ask_side(s, side, "lay", "H-80", options, {**effect_facts(effect)})
        s.pattern = NO_PATTERN
    ways = next(lays.ways for lays in everywhere if lays.area == area)
    here = [lay for lay in ways if lay.aim & targets]
    if len(here) == 1:
        return here[0]
    turns: list[Option] = [("turn", lay.steps) for lay in here]
    s.pattern, s.anchor = effect.formation, area
    facts = {"area": area, **effect_facts(effect)}
    answer = yield ask_side(s, side, "turn-free", "H-81", turns, facts)
    s.pattern, s.anchor = NO_PATTERN, OFF_BOARD
    return next(lay for lay in here if lay.steps == answer[1])


def place_some(s: Table, side: int, areas: tuple[int, ...]) -> Flow[None]:
    """H-79 Place units onto these areas, as many as one likes, in the order one likes (H-75)."""
    while True:
        kinds = placeable(s, side)
        options: list[Option] = [
            ("put", kind, area) for area in areas if not s.area[area] for kind in kinds
        ]
        if not options:
            return
        answer = yield ask_side(s, side, "put", "H-84", [*options, STOP], {})
        if answer == STOP:
            return
        place(s, side, answer[1], answer[2], "H-84")


# ---- single areas ---------------------------------------------------------------------------


def landings(s: Table, area: int) -> int:
    """H-87 Areas beside the leader onto which a unit can land: any without a leader."""
    return NEAR[area] & areas_in_play(s) & ~leaders(s)


def place_onto(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-87 Place a unit onto an occupied or empty area beside the leader; what stood there is hit.

    H-135 Area and unit are chosen together before the hit, and the unit has to land.
    """
    kinds = placeable(s, side)
    spots = areas_of(landings(s, area))
    options: list[Option] = [("land", kind, spot) for spot in spots for kind in kinds]
    _, kind, spot = yield ask_side(s, side, "land", "H-87", options, {})
    yield from hit(s, spot)
    if not s.area[spot]:  # H-135 saved by a Protector: the unit stays where it was
        place(s, side, kind, spot, "H-87")
    return True


def attack_then_place(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-88 Attack any occupied area (H-136); if it is empty afterwards a unit may be placed."""
    options: list[Option] = [("hit", spot) for spot in areas_of(s.taken)]
    _, spot = yield ask_side(s, side, "hit", "H-88", options, {})
    yield from hit(s, spot)
    yield from place_some(s, side, (spot,))
    return True


def attack_area(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-111 Attack an area beside the one that was left: an occupied one if there is any."""
    near = NEAR[area] & areas_in_play(s)
    spots = areas_of(near & s.taken) or areas_of(near)
    spot = spots[0]
    if len(spots) > 1:
        options: list[Option] = [("hit", each) for each in spots]
        _, spot = yield ask_side(s, side, "hit-beside", "H-111", options, {"area": area})
    yield from hit(s, spot)
    return True


# ---- swapping -------------------------------------------------------------------------------


def swap_firsts(s: Table, effect: Effect, area: int) -> list[int]:
    """H-103, H-104 The units that a swap may begin with; never a leader (H-42)."""
    if effect.first == "self":
        firsts = [area]
    else:
        firsts = [spot for spot in areas_of(s.taken & ~leaders(s)) if swaps_first(s, effect, spot)]
    if empty_areas(s):
        return firsts
    return [first for first in firsts if swap_seconds(s, first)]


def swaps_first(s: Table, effect: Effect, area: int) -> bool:
    """H-104 Some swaps begin with a mercenary or allied unit only."""
    return effect.first == "any_unit" or FIRST_ALLY <= kind_at(s, area) < NEUTRAL


def swap_seconds(s: Table, first: int) -> list[int]:
    """H-103 Any other unit or any empty area; H-137 like cannot be swapped with like."""
    unit, stands = s.area[first], s.area
    return [spot for spot in areas_of(areas_in_play(s) & ~leaders(s)) if stands[spot] != unit]


def swap_units(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-103 Swap two units, or move one to an empty area; asked in two steps."""
    leave: list[Option] = [DECLINE] if free else []
    first = area
    if effect.first != "self":
        firsts = Lazy(lambda: [*(("swap", a) for a in swap_firsts(s, effect, area)), *leave])
        answer = yield ask_side(s, side, "swap", "H-103", firsts, {})
        if answer == DECLINE:
            return False
        first, leave = answer[1], []
    targets = Lazy(lambda: [*(("with", a) for a in swap_seconds(s, first)), *leave])
    facts = {"area": first, "unit": kind_at(s, first)}
    answer = yield ask_side(s, side, "swap-with", "H-103", targets, facts)
    if answer == DECLINE:
        return False
    swap(s, side, first, answer[1], "H-103")
    return True


def swap_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Is there a unit that can be swapped or moved?"""
    if effect.first == "any_unit" and empty_areas(s):
        return s.taken & ~leaders(s) > 0
    return bool(swap_firsts(s, effect, area))
