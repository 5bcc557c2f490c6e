"""Chapter 7.1, effects on areas: formations, placements, attacks, swaps (H-79 to H-88, H-103)."""

from __future__ import annotations

from starboard.kernel import Flow, Lazy, Option

from ..box import FORMATIONS
from ..legality.supply import placeable
from ..legality.targets import (
    areas_beside,
    free_places,
    free_turns,
    landings,
    swap_firsts,
    swap_seconds,
    turns_around,
)
from ..reading.components import Effect
from ..state import NO_PATTERN, OFF_BOARD, Table, kind_at
from ..text import effect_facts
from .chain import DECLINE, decline
from .formations import Lay
from .hexes import areas_of
from .sides import ask_side, tell_of
from .units import hit, place, swap

STOP: Option = ("stop",)


# ---- formations -----------------------------------------------------------------------------


def lay_around(s: Table, side: int, formation: int, anchor: str, area: int, free: bool) -> None:
    """H-80 A formation around the unit that has the ability."""
    s.pattern, s.anchor = formation, area
    s.then(turn_around, side, anchor, free)


def turn_around(s: Table, side: int, anchor: str, free: bool) -> Flow[None]:
    """H-81 A unit's formation is turned by any multiple of 60 degrees, when the ability begins."""
    lays = turns_around(s)
    options: list[Option] = [("turn", lay.steps) for lay in lays]
    if free and not FORMATIONS[s.pattern].attacks:  # H-79 only placements may be left out
        options.append(DECLINE)
    answer = options[0]
    if len(options) > 1:
        effect = Effect("formation", anchor=anchor, formation=s.pattern)
        facts = {"area": s.anchor, "unit": kind_at(s, s.anchor), **effect_facts(effect)}
        answer = yield ask_side(s, side, "turn", "H-81", options, **facts)
    s.pattern, s.anchor = NO_PATTERN, OFF_BOARD
    if answer == DECLINE:
        decline(s, side)
    else:
        lay_down(s, side, next(lay for lay in lays if lay.steps == answer[1]))


def lay_freely(s: Table, side: int, formation: int) -> None:
    """H-80 An action card's formation is laid anywhere: first its place, then its turn."""
    s.pattern = formation
    s.then(choose_place, side)


def choose_place(s: Table, side: int) -> Flow[None]:
    """H-80 Around an area where the formation does something (H-64, H-82)."""
    places = free_places(s)
    area = next(places).area
    if next(places, None) is not None:  # more than one
        options = Lazy(lay_options, s)
        effect = Effect("formation", anchor="free", formation=s.pattern)
        _, area = yield ask_side(s, side, "lay", "H-80", options, **effect_facts(effect))
    s.anchor = area
    s.then(choose_turn, side)


def lay_options(s: Table) -> list[Option]:
    """H-80 The areas around which the formation in hand can be laid."""
    return [("lay", lays.area) for lays in free_places(s)]


def choose_turn(s: Table, side: int) -> Flow[None]:
    """H-81 In any turn of 60 degrees in which it does something there."""
    lays = free_turns(s, s.anchor)
    options: list[Option] = [("turn", lay.steps) for lay in lays]
    answer = options[0]
    if len(options) > 1:
        effect = Effect("formation", anchor="free", formation=s.pattern)
        facts = {"area": s.anchor, **effect_facts(effect)}
        answer = yield ask_side(s, side, "turn-free", "H-81", options, **facts)
    s.pattern, s.anchor = NO_PATTERN, OFF_BOARD
    lay_down(s, side, next(lay for lay in lays if lay.steps == answer[1]))


def lay_down(s: Table, side: int, lay: Lay) -> None:
    """H-83 All attacks first, in the card's order: H-79 compulsory, own units included."""
    tell_of(s, side, "laid", "H-80", area=lay.attacks, area2=lay.places, shape=shape_of(lay))
    for target in lay.attacks:
        s.then(hit, target)
    s.then(place_some, side, lay.places)


def shape_of(lay: Lay) -> str:
    """What a formation does where it lies, in a word."""
    return ("both" if lay.places else "attack") if lay.attacks else "place"


def place_some(s: Table, side: int, areas: tuple[int, ...]) -> Flow[None]:
    """H-79 Place units onto these areas, as many as one likes, in the order one likes (H-75)."""
    kinds = placeable(s, side)
    options: list[Option] = [
        ("put", kind, area) for area in areas if not s.area[area] for kind in kinds
    ]
    if not options:
        return
    answer = yield ask_side(s, side, "put", "H-84", [*options, STOP])
    if answer != STOP:
        place(s, side, answer[1], answer[2], "H-84")
        s.then(place_some, side, areas)


# ---- single areas ---------------------------------------------------------------------------


def place_onto(s: Table, side: int, area: int) -> Flow[None]:
    """H-87 Place a unit onto an occupied or empty area beside the leader; what stood there is hit.

    H-135 Area and unit are chosen together before the hit, and the unit has to land.
    """
    kinds = placeable(s, side)
    spots = areas_of(landings(s, area))
    options: list[Option] = [("land", kind, spot) for spot in spots for kind in kinds]
    _, kind, spot = yield ask_side(s, side, "land", "H-87", options)
    tell_of(s, side, "landing", "H-87", unit=kind, area=spot)
    hit(s, spot)
    s.then(land, side, kind, spot)


def land(s: Table, side: int, kind: int, area: int) -> None:
    """H-135 What was saved by a Protector stands there still: then the unit stays where it was."""
    if not s.area[area]:
        place(s, side, kind, area, "H-87")
    else:
        tell_of(s, side, "landing-failed", "H-135", unit=kind, area=area)


def attack_then_place(s: Table, side: int) -> Flow[None]:
    """H-88 Attack any occupied area (H-136); if it is empty afterwards a unit may be placed."""
    options: list[Option] = [("hit", spot) for spot in areas_of(s.taken)]
    _, spot = yield ask_side(s, side, "hit", "H-88", options)
    tell_of(s, side, "struck", "H-88", unit=kind_at(s, spot), area=spot)
    hit(s, spot)
    s.then(place_some, side, (spot,))


def attack_beside(s: Table, side: int, area: int) -> Flow[None]:
    """H-111 Attack an area beside the one that was left: an occupied one if there is any."""
    options: list[Option] = [("hit", spot) for spot in areas_beside(s, area)]
    answer = options[0]
    if len(options) > 1:
        answer = yield ask_side(s, side, "hit-beside", "H-111", options, area=area)
    if s.area[answer[1]]:
        tell_of(s, side, "struck", "H-111", unit=kind_at(s, answer[1]), area=answer[1])
    else:
        tell_of(s, side, "struck-nobody", "H-111", area=answer[1])
    hit(s, answer[1])


# ---- swapping -------------------------------------------------------------------------------


def swap_units(s: Table, side: int, which: str, free: bool) -> Flow[None]:
    """H-103 Swap two units, or move one to an empty area: first the one, then the other."""
    options = Lazy(swap_options, s, which, free)
    answer = yield ask_side(s, side, "swap", "H-103", options)
    if answer == DECLINE:
        decline(s, side)
    else:
        s.then(swap_with, side, answer[1], False)


def swap_options(s: Table, which: str, free: bool) -> list[Option]:
    """H-103 The units that a swap can begin with."""
    options: list[Option] = [("swap", area) for area in swap_firsts(s, which)]
    return [*options, DECLINE] if free else options


def swap_with(s: Table, side: int, first: int, free: bool) -> Flow[None]:
    """H-103 Any other unit, or any empty area."""
    options = Lazy(swap_with_options, s, first, free)
    facts = {"area": first, "unit": kind_at(s, first)}
    answer = yield ask_side(s, side, "swap-with", "H-103", options, **facts)
    if answer == DECLINE:
        decline(s, side)
    else:
        swap(s, side, first, answer[1], "H-103")


def swap_with_options(s: Table, first: int, free: bool) -> list[Option]:
    """H-103 What this unit can be swapped with, or where it can be moved."""
    options: list[Option] = [("with", area) for area in swap_seconds(s, first)]
    return [*options, DECLINE] if free else options
