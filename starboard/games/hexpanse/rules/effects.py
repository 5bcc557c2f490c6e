"""Chapter 7.1: every icon (H-79 to H-108). An effect is data; here is what each kind does.

``possible`` says whether an effect can change anything (H-64); ``carry_out`` does it. The acting
side makes all choices (H-108). ``area`` is where the unit with the ability stands or stood;
``free`` means that the effect may still be declined, as an ability that works on arrival (H-134).
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Option

from ..box import ELITE, FIRST_ALLY, LEADER, MAX_INCOME, MAX_LIFE, NEUTRAL, Effect
from ..hexes import NEAR, areas_of
from ..state import OFF_BOARD, Table, areas_in_play, empty_areas, kind_at, opponents, slot_of
from . import robbery
from .formations import Lay, free_lays, lays_around
from .units import come, gain, hit, place, placeable, swap, swappable
from .victory import heal, lose_life

DECLINE: Option = ("decline",)
STOP: Option = ("stop",)


def carry_out(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """One effect, completely; False if it was declined."""
    simple = AT_ONCE.get(effect.kind)
    if simple is not None:
        simple(s, side, effect)
        return True
    return (yield from ASKING[effect.kind](s, side, effect, area, free))


# ---- formations -----------------------------------------------------------------------------


def formation(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-80 Attacks and placements in a pattern; H-83 all attacks first, in the card's order."""
    if effect.anchor == "free":
        lay = yield from lay_freely(s, side, effect)
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
    answer = yield Ask(s.chairs[side], "turn", "H-81", options, area=area, unit=kind_at(s, area))
    return next((lay for lay in lays if answer == ("turn", lay.steps)), None)


def lay_freely(s: Table, side: int, effect: Effect) -> Flow[Lay]:
    """H-80 An action card's formation is laid anywhere: first its place, then its turn."""
    lays = worthwhile(s, side, free_lays(effect.formation, s.board))
    anchors = list(dict.fromkeys(lay.area for lay in lays))
    area = anchors[0]
    if len(anchors) > 1:
        _, area = yield Ask(s.chairs[side], "lay", "H-80", [("lay", a) for a in anchors])
    here = [lay for lay in lays if lay.area == area]
    if len(here) == 1:
        return here[0]
    options: list[Option] = [("turn", lay.steps) for lay in here]
    answer = yield Ask(s.chairs[side], "turn-free", "H-81", options, area=area)
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


# ---- hospital ship --------------------------------------------------------------------------


def take_back_some(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-89 Own units from the hospital ship to the mothership, as many as shown or fewer."""
    for taken in range(effect.amount):
        me = s.sides[side]
        kinds = [kind for slot, kind in enumerate(me.army) if me.hospital[slot]]
        if not kinds:
            break
        options: list[Option] = [("take-back", kind) for kind in kinds]
        if taken:
            options.append(STOP)
        elif free:
            options.append(DECLINE)
        answer = options[0]
        if len(options) > 1:
            left = effect.amount - taken
            answer = yield Ask(s.chairs[side], "take-back", "H-89", options, amount=left)
        if answer in (STOP, DECLINE):
            return answer == STOP
        take_back(s, side, answer[1], "H-89")
    return True


def take_back(s: Table, side: int, kind: int, rule: str) -> None:
    """H-55 An own unit goes from the hospital ship to the mothership; H-35 allied ones too."""
    me = s.sides[side]
    slot = slot_of(me, kind)
    me.hospital[slot] -= 1
    me.ship[slot] += 1
    s.tell("taken-back", rule, seat=s.chairs[side], unit=kind)


def restorable(s: Table, side: int) -> list[int]:
    """H-90 Kinds of units that can go from the hospital ship onto the board (H-36)."""
    me = s.sides[side]
    led = me.leader != OFF_BOARD
    return [
        kind
        for slot, kind in enumerate(me.army)
        if me.hospital[slot] and (led or kind < FIRST_ALLY)
    ]


def hospital_to_board(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-90 One own unit from the hospital ship onto any empty area; arrival abilities work."""
    kinds = restorable(s, side)
    kind = kinds[0]
    if len(kinds) > 1:
        options: list[Option] = [("restore", each) for each in kinds]
        _, kind = yield Ask(s.chairs[side], "restore", "H-90", options)
    s.holding = kind
    places: list[Option] = [("area", spot) for spot in areas_of(empty_areas(s))]
    _, spot = yield Ask(s.chairs[side], "place", "H-90", places, unit=kind)
    s.holding = 0
    me = s.sides[side]
    me.hospital[slot_of(me, kind)] -= 1
    come(s, side, kind, spot, "H-90")
    return True


# ---- at once, without a choice --------------------------------------------------------------


def gain_hexilum(s: Table, side: int, effect: Effect) -> None:
    """H-106 Gain the number shown."""
    gain(s, side, effect.amount, "H-106")


def heal_leader(s: Table, side: int, effect: Effect) -> None:
    """H-91 The own leader gains the number shown."""
    heal(s, side, effect.amount)


def raise_income(s: Table, side: int, effect: Effect) -> None:
    """H-107 The action card raises the income free of charge."""
    me = s.sides[side]
    me.income = min(MAX_INCOME, me.income + effect.amount)
    s.tell("income-raised", "H-107", seat=s.chairs[side], level=me.income)


def extra_market(s: Table, side: int, effect: Effect) -> None:
    """H-68 More cards in the market phase of this turn."""
    s.extra += effect.amount
    s.tell("extra-cards", "H-68", seat=s.chairs[side], cards=effect.amount)


# ---- against one opponent -------------------------------------------------------------------


def choose_rival(
    s: Table, side: int, rivals: list[int], key: str, rule: str, free: bool, amount: int
) -> Flow[int | None]:
    """H-108 The acting player chooses the opponent; None if declined."""
    if len(rivals) == 1 and not free:
        return rivals[0]
    options: list[Option] = [("rival", s.sides[rival].faction) for rival in rivals]
    asked = [*options, DECLINE] if free else options
    answer = yield Ask(s.chairs[side], key, rule, asked, amount=amount)
    if answer == DECLINE:
        return None
    return next(n for n, other in enumerate(s.sides) if other.faction == answer[1])


def damage_leader(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-95 The chosen opponent's leader loses the number shown, wherever it is (H-40)."""
    rivals = opponents(s, side)
    rival = yield from choose_rival(s, side, rivals, "damage", "H-95", free, effect.amount)
    if rival is None:
        return False
    lose_life(s, rival, effect.amount, "H-95")
    return True


def reachable(s: Table, rival: int) -> list[int]:
    """H-92 Kinds on a mothership that an attack can hit: all but elite units (H-33)."""
    other = s.sides[rival]
    return [kind for slot, kind in enumerate(other.army) if other.ship[slot] and kind != ELITE]


def attack_mothership(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-92 Send up to the number shown from one mothership to the hospital ship, by choice."""
    rivals = [rival for rival in opponents(s, side) if reachable(s, rival)]
    chosen = yield from choose_rival(s, side, rivals, "raid", "H-92", free, effect.amount)
    if chosen is None:
        return False
    for sent in range(effect.amount):
        kinds = reachable(s, chosen)
        if not kinds:
            break
        faction = s.sides[chosen].faction
        options: list[Option] = [("send", faction, kind) for kind in kinds]
        if sent:
            options.append(STOP)
        answer = options[0]
        if len(options) > 1:
            left = effect.amount - sent
            answer = yield Ask(
                s.chairs[side], "send", "H-92", options, faction=faction, amount=left
            )
        if answer == STOP:
            break
        send_away(s, chosen, answer[2])
    return True


def send_away(s: Table, rival: int, kind: int) -> None:
    """H-92 A unit goes from the mothership to the hospital ship; no Sacrifice, no Zombie (H-102)."""
    other = s.sides[rival]
    slot = slot_of(other, kind)
    other.ship[slot] -= 1
    other.hospital[slot] += 1
    s.tell("sent-away", "H-92", seat=s.chairs[rival], unit=kind)


# ---- what can be done at all ----------------------------------------------------------------


def possible(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Can this effect change anything now?"""
    return POSSIBLE[effect.kind](s, side, effect, area)


def _formation_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    if effect.anchor == "free":
        lays = free_lays(effect.formation, s.board)
    else:
        lays = lays_around(effect.formation, area, s.board)
    if lays and lays[0].attacks:
        taken = s.taken
        return any(lay.attack_set & taken for lay in lays)
    empty = empty_areas(s)
    return any(lay.place_set & empty for lay in lays) and bool(placeable(s, side))


def _swap_fits(s: Table, side: int, effect: Effect, area: int) -> bool:
    firsts = swap_firsts(s, effect, area)
    return bool(firsts) and (
        bool(empty_areas(s)) or any(swap_seconds(s, first) for first in firsts)
    )


def _below_top_income(s: Table, side: int, effect: Effect, area: int) -> bool:
    return s.sides[side].income < MAX_INCOME


Doer = Callable[[Table, int, Effect], None]
Asker = Callable[[Table, int, Effect, int, bool], Flow[bool]]
Test = Callable[[Table, int, Effect, int], bool]

AT_ONCE: dict[str, Doer] = {
    "gain_hexilum": gain_hexilum,
    "heal_leader": heal_leader,
    "raise_income": raise_income,
    "extra_market": extra_market,
}
ASKING: dict[str, Asker] = {
    "formation": formation,
    "place_onto": place_onto,
    "attack_then_place": attack_then_place,
    "attack_area": attack_area,
    "swap": swap_units,
    "attack_mothership": attack_mothership,
    "damage_leader": damage_leader,
    "hospital_to_mothership": take_back_some,
    "hospital_to_board": hospital_to_board,
    "steal_hexilum": robbery.take_hexilum,
    "lose_hexilum": robbery.take_hexilum,
    "destroy_action_card": robbery.take_action_card,
    "steal_action_card": robbery.take_action_card,
    "steal_mercenary_card": robbery.steal_mercenary,
}
POSSIBLE: dict[str, Test] = {
    "formation": _formation_fits,
    "place_onto": lambda s, side, e, area: bool(placeable(s, side) and landings(s, area)),
    "attack_then_place": lambda s, side, e, area: s.taken > 0,
    "attack_area": lambda s, side, e, area: True,
    "swap": _swap_fits,
    "attack_mothership": lambda s, side, e, area: any(
        reachable(s, rival) for rival in opponents(s, side)
    ),
    "damage_leader": lambda s, side, e, area: bool(opponents(s, side)),
    "hospital_to_mothership": lambda s, side, e, area: any(s.sides[side].hospital),
    "hospital_to_board": lambda s, side, e, area: bool(restorable(s, side) and empty_areas(s)),
    "steal_hexilum": lambda s, side, e, area: bool(robbery.rich_rivals(s, side)),
    "lose_hexilum": lambda s, side, e, area: bool(robbery.rich_rivals(s, side)),
    "destroy_action_card": lambda s, side, e, area: bool(robbery.action_cards(s, side)),
    "steal_action_card": lambda s, side, e, area: bool(robbery.action_cards(s, side)),
    "steal_mercenary_card": lambda s, side, e, area: bool(robbery.mercenaries(s, side)),
    "gain_hexilum": lambda s, side, e, area: robbery.has_room(s, side),
    "heal_leader": lambda s, side, e, area: s.sides[side].life < MAX_LIFE,
    "raise_income": _below_top_income,
    "extra_market": lambda s, side, e, area: bool(s.deck or s.discard),
}
