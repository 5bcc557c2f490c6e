"""Chapter 5.5, action phase: what is done with an action (H-46 to H-64)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Flow

from ..box import (
    CARDS,
    ELITE,
    FACTIONS,
    FIRST_MERCENARY,
    GAIN,
    LEADER,
    MERCENARIES,
)  # fmt: skip
from ..legality.targets import EmptyAreas
from ..state import OFF_BOARD, Table, kind_at
from ..text import effect_facts
from .effects import carry_out
from .ships import take_back
from .sides import ask_side, tell_of
from .units import gain, hit, move_leader, place, place_leader, recall, remove
from .victory import heal, lose_life


def place_unit(s: Table, side: int, kind: int) -> None:
    """H-48 Place a unit or the leader."""
    s.holding = kind
    s.then(place_on_empty_area, side)


def place_on_empty_area(s: Table, side: int) -> Flow[None]:
    """H-49 Onto any empty area of the board."""
    kind = s.holding
    _, area = yield ask_side(s, side, "place", "H-49", EmptyAreas(s), unit=kind)
    s.holding = 0
    if kind == LEADER:
        place_leader(s, side, area)
    else:
        place(s, side, kind, area, "H-48")


def attack(s: Table, side: int, area: int, target: int) -> None:
    """H-51, H-93 One own unit attacks an adjacent enemy unit. H-132 No leader ability is used up.

    H-54 The hit first, then the attacker's fate (H-52).
    """
    facts = {"unit": kind_at(s, area), "area": area, "unit2": kind_at(s, target), "area2": target}
    tell_of(s, side, "attacked", "H-51", **facts)
    hit(s, target)
    s.then(pay_for_attack, side, area)


def pay_for_attack(s: Table, side: int, area: int) -> None:
    """H-52 An elite unit stays, a leader loses 1 life, any other goes where destroyed units of its
    kind go."""
    kind = kind_at(s, area)
    if kind == LEADER:
        lose_life(s, side, 1, "H-52")
    elif kind != ELITE:
        remove(s, area, "attack")


def heal_unit(s: Table, side: int, kind: int) -> None:
    """H-55 Move one own unit of any kind from the hospital ship to the mothership."""
    take_back(s, side, kind, "H-55")


def play_card(s: Table, side: int, card: int, number: int) -> None:
    """H-56 Carry out one of the two options of an action card (H-70).

    The card is discarded first: nothing can touch it meanwhile, and so it goes to the discard pile
    in any case, also if the player is eliminated by it (H-138).
    """
    s.sides[side].cards.remove(card)
    s.discard.append(card)
    effect = CARDS[card].options[number]
    tell_of(s, side, "played", "H-56", card=card, **effect_facts(effect))
    carry_out(s, side, effect, OFF_BOARD, False)


def activate(s: Table, side: int, area: int) -> None:
    """H-57 Use the re-activatable ability of a mercenary on the board, once per turn (H-72)."""
    card = kind_at(s, area) - FIRST_MERCENARY
    s.used |= 1 << card
    tell_of(s, side, "activated", "H-57", card=card)
    carry_out(s, side, MERCENARIES[card].options[0], area, False)


def gain_one(s: Table, side: int) -> None:
    """H-58 Gain 1 hexilum."""
    gain(s, side, GAIN, "H-58")


def raise_income(s: Table, side: int) -> None:
    """H-59 Raise the income by one level and pay hexilum equal to the new level."""
    me = s.sides[side]
    me.income += 1
    me.hexilum -= me.income
    tell_of(s, side, "income-paid", "H-59", level=me.income)


def self_heal(s: Table, side: int) -> None:
    """H-60 The leader gains 1 life."""
    s.led = True
    heal(s, side, 1)


def move(s: Table, side: int, area: int) -> None:
    """H-61 Move the leader to an adjacent empty area, then it loses 1 life (H-85)."""
    s.led = True
    move_leader(s, side, area)
    s.then(lose_life, side, 1, "H-61")


def faction_ability(s: Table, side: int) -> None:
    """H-62 Use the faction ability, then the leader loses 1 life, before the queue (H-63)."""
    s.led = True
    me = s.sides[side]
    tell_of(s, side, "faction-ability", "H-62", faction=me.faction)
    carry_out(s, side, FACTIONS[me.faction].effect, me.leader, False)
    s.then(lose_life, side, 1, "H-62")


def pass_turn(s: Table, side: int) -> None:
    """H-46 No more actions in this turn."""
    s.actions = 0
    tell_of(s, side, "passed", "H-46")


#: H-46 What can be done with an action, by kind of answer.
ACTIONS: dict[str, Callable[..., None]] = {
    "place": place_unit,
    "recall": recall,
    "attack": attack,
    "heal": heal_unit,
    "play": play_card,
    "activate": activate,
    "gain": gain_one,
    "income": raise_income,
    "self-heal": self_heal,
    "move": move,
    "ability": faction_ability,
    "pass": pass_turn,
}
