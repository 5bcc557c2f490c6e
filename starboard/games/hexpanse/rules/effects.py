"""Chapter 7.1: every icon is data; here each kind of effect finds the rule that it stands for.

The acting side makes all choices (H-108). ``area`` is where the unit with the ability stands or
stood, and ``free`` says whether the ability may be declined (H-134).
"""

from __future__ import annotations

from collections.abc import Callable

from ..box import MAX_INCOME
from ..reading.components import Effect
from ..state import Table
from . import areas, robbery, ships
from .sides import tell_of
from .units import gain
from .victory import heal


def carry_out(s: Table, side: int, effect: Effect, area: int, free: bool) -> None:
    """One effect: at once what leaves no choice, else in the steps that it asks in."""
    at_once = AT_ONCE.get(effect.kind)
    if at_once is not None:
        at_once(s, side, effect.amount)
    elif effect.kind in ON_AREAS:
        on_areas(s, side, effect, area, free)
    else:
        on_ships_and_cards(s, side, effect, free)


def on_areas(s: Table, side: int, effect: Effect, area: int, free: bool) -> None:
    """H-79 to H-88, H-103, H-111 Effects on the areas of the board."""
    match effect.kind:
        case "formation" if effect.anchor == "free":
            areas.lay_freely(s, side, effect.formation)
        case "formation":
            areas.lay_around(s, side, effect.formation, effect.anchor, area, free)
        case "place_onto":
            s.then(areas.place_onto, side, area)
        case "attack_then_place":
            s.then(areas.attack_then_place, side)
        case "attack_area":
            s.then(areas.attack_beside, side, area)
        case "swap" if effect.first == "self":
            s.then(areas.swap_with, side, area, free)
        case "swap":
            s.then(areas.swap_units, side, effect.first, free)


ON_AREAS = {"formation", "place_onto", "attack_then_place", "attack_area", "swap"}


def on_ships_and_cards(s: Table, side: int, effect: Effect, free: bool) -> None:
    """H-89 to H-100 Effects on ships and leaders, on hexilum and cards of opponents."""
    match effect.kind:
        case "hospital_to_mothership":
            s.then(ships.take_back_some, side, effect.amount, "decline" if free else "")
        case "hospital_to_board":
            s.then(ships.restore, side)
        case "attack_mothership":
            s.then(ships.attack_mothership, side, effect.amount, free)
        case "damage_leader":
            s.then(ships.damage_leader, side, effect.amount, free)
        case "destroy_action_card":
            s.then(robbery.destroy_action_card, side, free)
        case "lose_hexilum":
            s.then(robbery.burn_hexilum, side, effect.amount, free)
        case "steal_mercenary_card":
            s.then(robbery.steal_mercenary, side, free)
        case "steal_action_card":
            s.then(robbery.steal_action_card, side, free)
        case "steal_hexilum":
            s.then(robbery.steal_hexilum, side, effect.amount, free)


# ---- at once, without a choice --------------------------------------------------------------


def extra_market(s: Table, side: int, amount: int) -> None:
    """H-68 More cards in the market phase of this turn."""
    s.extra += amount
    tell_of(s, side, "extra-cards", "H-68", cards=amount)


def gain_hexilum(s: Table, side: int, amount: int) -> None:
    """H-106 Gain the number shown."""
    gain(s, side, amount, "H-106")


def raise_income(s: Table, side: int, amount: int) -> None:
    """H-107 The card raises the income free of charge: the card is right (H-2)."""
    me = s.sides[side]
    me.income = min(MAX_INCOME, me.income + amount)
    tell_of(s, side, "income-raised", "H-107", level=me.income)


AT_ONCE: dict[str, Callable[[Table, int, int], None]] = {
    "extra_market": extra_market,
    "heal_leader": heal,  # H-91
    "gain_hexilum": gain_hexilum,
    "raise_income": raise_income,
}
