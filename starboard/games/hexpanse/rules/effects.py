"""Chapter 7.1: every icon is data; here each kind of effect finds the function that does it.

``possible`` says whether an effect can change anything (H-64); ``carry_out`` does it.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Flow

from ..box import MAX_INCOME, MAX_LIFE
from ..pieces import Effect
from ..state import Table, empty_areas
from . import areas, robbery, ships
from .asking import tell_of
from .units import can_place, gain
from .victory import heal


def carry_out(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """One effect, completely; False if it was declined."""
    simple = AT_ONCE.get(effect.kind)
    if simple is not None:
        simple(s, side, effect)
        return True
    return (yield from ASKING[effect.kind](s, side, effect, area, free))


# ---- at once, without a choice --------------------------------------------------------------


def gain_hexilum(s: Table, side: int, effect: Effect) -> None:
    """H-106 Gain the number shown."""
    gain(s, side, effect.amount, "H-106")


def heal_leader(s: Table, side: int, effect: Effect) -> None:
    """H-91 The own leader gains the number shown."""
    heal(s, side, effect.amount)


def raise_income(s: Table, side: int, effect: Effect) -> None:
    """H-107 The card raises the income free of charge: the card is right (H-2)."""
    me = s.sides[side]
    me.income = min(MAX_INCOME, me.income + effect.amount)
    tell_of(s, side, "income-raised", "H-107", level=me.income)


def extra_market(s: Table, side: int, effect: Effect) -> None:
    """H-68 More cards in the market phase of this turn."""
    s.extra += effect.amount
    tell_of(s, side, "extra-cards", "H-68", cards=effect.amount)


# ---- what can be done at all ----------------------------------------------------------------


def possible(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Can this effect change anything now?"""
    return POSSIBLE[effect.kind](s, side, effect, area)


def _always(s: Table, side: int, effect: Effect, area: int) -> bool:
    return True


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
    "formation": areas.formation,
    "place_onto": areas.place_onto,
    "attack_then_place": areas.attack_then_place,
    "attack_area": areas.attack_area,
    "swap": areas.swap_units,
    "attack_mothership": ships.attack_mothership,
    "damage_leader": ships.damage_leader,
    "hospital_to_mothership": ships.take_back_some,
    "hospital_to_board": ships.hospital_to_board,
    "steal_hexilum": robbery.take_hexilum,
    "lose_hexilum": robbery.take_hexilum,
    "destroy_action_card": robbery.take_action_card,
    "steal_action_card": robbery.take_action_card,
    "steal_mercenary_card": robbery.steal_mercenary,
}
POSSIBLE: dict[str, Test] = {
    "formation": areas.formation_fits,
    "place_onto": lambda s, side, e, area: can_place(s, side) and areas.landings(s, area) > 0,
    "attack_then_place": lambda s, side, e, area: s.taken > 0,
    "attack_area": _always,
    "swap": areas.swap_fits,
    "attack_mothership": ships.can_raid,
    "damage_leader": _always,  # H-116 there is an opponent as long as the game goes on
    "hospital_to_mothership": lambda s, side, e, area: any(s.sides[side].hospital),
    "hospital_to_board": lambda s, side, e, area: bool(
        ships.restorable(s, side) and empty_areas(s)
    ),
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
