"""H-64 What can change anything now, by kind of effect: an action that changes nothing cannot be
taken, and an ability that cannot be carried out is left out."""

from __future__ import annotations

from collections.abc import Callable

from ..box import MAX_HEXILUM, MAX_INCOME, MAX_LIFE
from ..reading.components import Effect
from ..state import Table, empty_areas, opponents
from .opponents import action_cards, mercenaries, rich_rivals
from .supply import can_place, reachable, restorable
from .targets import formation_fits, landings, swap_fits

Test = Callable[[Table, int, Effect, int], bool]


def possible(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Can this effect change anything now?"""
    return POSSIBLE[effect.kind](s, side, effect, area)


def always(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-111 An area is left; H-116 there is an opponent as long as the game goes on."""
    return True


def can_raid(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-92 Is there a mothership with units that can be hit? The first slot: normal units."""
    return any(s.sides[rival].ship[0] or reachable(s, rival) for rival in opponents(s, side))


def can_rob(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-97, H-100 Has an opponent any hexilum?"""
    return bool(rich_rivals(s, side))


def can_take_card(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-96, H-99 Has an opponent an action card?"""
    return bool(action_cards(s, side))


POSSIBLE: dict[str, Test] = {
    "formation": formation_fits,
    "place_onto": lambda s, side, e, area: can_place(s, side) and landings(s, area) > 0,
    "attack_then_place": lambda s, side, e, area: s.taken > 0,
    "hospital_to_mothership": lambda s, side, e, area: any(s.sides[side].hospital),
    "hospital_to_board": lambda s, side, e, area: bool(restorable(s, side) and empty_areas(s)),
    "heal_leader": lambda s, side, e, area: s.sides[side].life < MAX_LIFE,
    "attack_mothership": can_raid,
    "damage_leader": always,
    "destroy_action_card": can_take_card,
    "lose_hexilum": can_rob,
    "steal_mercenary_card": lambda s, side, e, area: bool(mercenaries(s, side)),
    "steal_action_card": can_take_card,
    "steal_hexilum": can_rob,
    "swap": swap_fits,
    "gain_hexilum": lambda s, side, e, area: s.sides[side].hexilum < MAX_HEXILUM,
    "raise_income": lambda s, side, e, area: s.sides[side].income < MAX_INCOME,
    "extra_market": lambda s, side, e, area: bool(s.deck or s.discard),
    "attack_area": always,
}
