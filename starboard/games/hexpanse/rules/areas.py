"""Chapter 7.1, effects on areas: formations, placements, attacks, swaps (H-79 to H-88, H-103 f.).

Every effect takes the acting side, which makes all choices (H-108), the area where the unit with
the ability stands or stood, and whether it may still be declined (``free``, H-134).
"""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..box import FIRST_ALLY, LEADER, NEUTRAL, Effect
from ..hexes import NEAR, areas_of
from ..state import NO_PATTERN, OFF_BOARD, Table, areas_in_play, empty_areas, kind_at
from .formations import Lay, free_lays, lays_around
from .units import hit, place, placeable, swap, swappable

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


def worthwhile(s: Table, side: int, lays: tuple[Lay, ...]) -> list[Lay]:
    """H-64, H-82 The ways to lay a formation that hit something or leave room for a unit."""
    taken, empty = s.taken, empty_areas(s)
    if lays and lays[0].attacks:
        return [lay for lay in lays if lay.attack_set & taken]
    return [lay for lay in lays if lay.place_set & empty] if placeable(s, side) else []


def turn_around(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[Lay | None]:
    """H-81 A unit's formation is turned by any multiple of 60 degrees, when the ability begins."""
    lays = lays_around(effect.formation, area, s.board)
    if not any(lay.attacks for lay in lays):  # only placements: they may be left out (H-79)
        lays = tuple(worthwhile(s, side, lays))
        if not lays:
            return None
    else:
        free = False
    options: list[Option] = [("turn", lay.steps) for lay in lays]
    if free:
        options.append(DECLINE)
    if len(options) == 1:
        return lays[0]
    s.pattern, s.anchor = effect.formation, area
    answer = yield Ask(s.chairs[side], "turn", "H-81", options, area=area, unit=kind_at(s, area))
    s.pattern, s.anchor = NO_PATTERN, OFF_BOARD
    return next((lay for lay in lays if answer == ("turn", lay.steps)), None)


def lay_freely(s: Table, side: int, effect: Effect) -> Flow[Lay]:
    """H-80 An action card's formation is laid anywhere: first its place, then its turn."""
    lays = worthwhile(s, side, free_lays(effect.formation, s.board))
    anchors = list(dict.fromkeys(lay.area for lay in lays))
    area = anchors[0]
    if len(anchors) > 1:
        s.pattern = effect.formation
        _, area = yield Ask(s.chairs[side], "lay", "H-80", [("lay", a) for a in anchors])
        s.pattern = NO_PATTERN
    here = [lay for lay in lays if lay.area == area]
    if len(here) == 1:
        return here[0]
    options: list[Option] = [("turn", lay.steps) for lay in here]
    s.pattern, s.anchor = effect.formation, area
    answer = yield Ask(s.chairs[side], "turn-free", "H-81", options, area=area)
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
        answer = yield Ask(s.chairs[side], "put", "H-84", [*options, STOP])
        if answer == STOP:
            return
        place(s, side, answer[1], answer[2], "H-84")


# ---- single areas ---------------------------------------------------------------------------


def landings(s: Table, area: int) -> list[int]:
    """H-87 Areas beside the leader onto which a unit can land: any without a leader."""
    near = areas_of(NEAR[area] & areas_in_play(s))
    return [spot for spot in near if kind_at(s, spot) != LEADER]


def place_onto(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-87 Place a unit onto an occupied or empty area beside the leader; what stood there is hit.

    H-135 Area and unit are chosen together before the hit, and the unit has to land.
    """
    kinds = placeable(s, side)
    options: list[Option] = [("land", kind, spot) for spot in landings(s, area) for kind in kinds]
    _, kind, spot = yield Ask(s.chairs[side], "land", "H-87", options)
    yield from hit(s, spot)
    if not s.area[spot]:  # H-135 saved by a Protector: the unit stays where it was
        place(s, side, kind, spot, "H-87")
    return True


def attack_then_place(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-88 Attack any occupied area (H-136); if it is empty afterwards a unit may be placed."""
    options: list[Option] = [("hit", spot) for spot in areas_of(s.taken)]
    _, spot = yield Ask(s.chairs[side], "hit", "H-88", options)
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
        _, spot = yield Ask(s.chairs[side], "hit-beside", "H-111", options, area=area)
    yield from hit(s, spot)
    return True


# ---- swapping -------------------------------------------------------------------------------


def swap_firsts(s: Table, effect: Effect, area: int) -> list[int]:
    """H-103, H-104 The units that a swap may begin with; never a leader (H-42)."""
    if effect.first == "self":
        return [area]
    special = effect.first == "mercenary_or_allied"
    return [
        spot
        for spot in areas_of(s.taken)
        if (FIRST_ALLY <= kind_at(s, spot) < NEUTRAL if special else kind_at(s, spot) != LEADER)
    ]


def swap_seconds(s: Table, first: int) -> list[int]:
    """H-103 Any other unit or any empty area."""
    return [spot for spot in areas_of(areas_in_play(s)) if swappable(s, first, spot)]


def swap_units(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-103 Swap two units, or move one to an empty area; asked in two steps."""
    chair = s.chairs[side]
    firsts = [spot for spot in swap_firsts(s, effect, area) if swap_seconds(s, spot)]
    first = firsts[0]
    if effect.first != "self":
        options: list[Option] = [("swap", spot) for spot in firsts]
        answer = yield Ask(chair, "swap", "H-103", [*options, DECLINE] if free else options)
        if answer == DECLINE:
            return False
        first, free = answer[1], False
    targets: list[Option] = [("with", spot) for spot in swap_seconds(s, first)]
    if free:
        targets.append(DECLINE)
    answer = yield Ask(chair, "swap-with", "H-103", targets, area=first, unit=kind_at(s, first))
    if answer == DECLINE:
        return False
    swap(s, side, first, answer[1], "H-103")
    return True


def formation_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Can the formation hit something, or is there room and a unit to place?"""
    if effect.anchor == "free":
        lays = free_lays(effect.formation, s.board)
    else:
        lays = lays_around(effect.formation, area, s.board)
    if lays and lays[0].attacks:
        taken = s.taken
        return any(lay.attack_set & taken for lay in lays)
    empty = empty_areas(s)
    return any(lay.place_set & empty for lay in lays) and bool(placeable(s, side))


def swap_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Is there a unit that can be swapped or moved?"""
    firsts = swap_firsts(s, effect, area)
    return bool(firsts) and (
        bool(empty_areas(s)) or any(swap_seconds(s, first) for first in firsts)
    )
