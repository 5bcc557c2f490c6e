"""Chapter 5.5, action phase: what can be done with an action, and doing it (H-46 to H-64)."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import (
    ALLIES,
    CARDS,
    ELITE,
    FACTIONS,
    FIRST_ACTION,
    FIRST_ALLY,
    FIRST_MERCENARY,
    GAIN,
    LEADER,
    MAX_HEXILUM,
    MAX_INCOME,
    MAX_LIFE,
    MERCENARIES,
    NEUTRAL,
)  # fmt: skip
from ..hexes import NEAR, areas_of
from ..state import OFF_BOARD, Table, empty_areas, kind_at
from .effects import carry_out, possible
from .ships import take_back
from .units import gain, hit, move_leader, place, place_leader, placeable, recall, remove
from .victory import heal, lose_life, team_units

PASS: Option = ("pass",)
_KIND = 63


def take_action(s: Table, side: int) -> Flow[None]:
    """H-46 One of up to two actions, or pass."""
    options = Lazy(lambda: actions(s, side))
    answer = yield Ask(s.chairs[side], "action", "H-46", options, left=s.actions)
    if answer == PASS:
        s.actions = 0
        s.tell("passed", "H-46", seat=s.chairs[side])
        return
    s.actions -= 1
    yield from DO[answer[0]](s, side, answer)


# ---- every action that is possible now --------------------------------------------------------


def actions(s: Table, side: int) -> list[Option]:
    """H-46 All actions. Fast on purpose; tests hold it together with ``why_not`` (see legality)."""
    found: list[Option] = [PASS]
    me = s.sides[side]
    led = me.leader != OFF_BOARD
    if empty_areas(s):
        found += [("place", kind) for kind in placeable(s, side)]
        if not led:
            found.append(("place", LEADER))
    if me.units:
        found += on_board(s, side)
    if any(me.hospital):
        found += [("heal", kind) for slot, kind in enumerate(me.army) if me.hospital[slot]]
    for card in me.cards:
        if card >= FIRST_ACTION:
            for number, effect in enumerate(CARDS[card].options):
                if possible(s, side, effect, OFF_BOARD) and ("play", card, number) not in found:
                    found.append(("play", card, number))
    if me.hexilum < MAX_HEXILUM:
        found.append(("gain",))
    if me.income < MAX_INCOME and me.hexilum > me.income:
        found.append(("income",))
    if led and not s.led:
        found += leader_abilities(s, side)
    return found


def on_board(s: Table, side: int) -> list[Option]:
    """H-50, H-51, H-57 What the units on the board can do."""
    found: list[Option] = []
    enemies = s.taken & ~team_units(s, s.teams[side])
    for area in areas_of(s.sides[side].units):
        kind = s.area[area] & _KIND
        if kind <= ELITE:
            found.append(("recall", area))
        elif kind >= FIRST_MERCENARY:
            card = kind - FIRST_MERCENARY
            if MERCENARIES[card].reactivatable and not s.used >> card & 1:
                if possible(s, side, MERCENARIES[card].options[0], area):
                    found.append(("activate", area))
        targets = NEAR[area] & enemies
        if targets and can_attack(kind):
            found += [("attack", area, target) for target in areas_of(targets)]
    return found


def can_attack(kind: int) -> bool:
    """H-53 All but units with the Sacrifice icon (H-101)."""
    if FIRST_ALLY <= kind < FIRST_MERCENARY:
        return ALLIES[kind - FIRST_ALLY].can_attack
    return kind != NEUTRAL


def leader_abilities(s: Table, side: int) -> list[Option]:
    """H-43 Self-healing, movement, faction ability: at most one of them in a turn."""
    me = s.sides[side]
    found: list[Option] = []
    if me.life < MAX_LIFE:
        found.append(("self-heal",))
    found += [("move", area) for area in areas_of(NEAR[me.leader] & empty_areas(s))]
    if possible(s, side, FACTIONS[me.faction].effect, me.leader):
        found.append(("ability",))
    return found


# ---- doing it ---------------------------------------------------------------------------------


def do_place(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-48 Place a unit or the leader; H-49 onto any empty area of the board."""
    kind = answer[1]
    s.holding = kind
    options = Lazy(lambda: [("area", area) for area in areas_of(empty_areas(s))])
    _, area = yield Ask(s.chairs[side], "place", "H-49", options, unit=kind)
    s.holding = 0
    if kind == LEADER:
        place_leader(s, side, area)
    else:
        place(s, side, kind, area, "H-48")


def do_recall(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-50, H-86 Take one own normal or elite unit from the board to the mothership."""
    recall(s, side, answer[1])
    return
    yield


def do_attack(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-51, H-93 One own unit attacks an adjacent enemy unit. H-132 No leader ability is used up.

    H-54 The hit first, then the attacker's fate (H-52): an elite unit stays, a leader loses
    1 life, any other goes where destroyed units of its kind go.
    """
    _, area, target = answer
    s.tell("attacked", "H-51", seat=s.chairs[side], unit=kind_at(s, area), area=target)
    yield from hit(s, target)
    kind = kind_at(s, area)
    if kind == LEADER:
        lose_life(s, side, 1, "H-52")
    elif kind != ELITE:
        remove(s, area)


def do_heal(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-55 Move one own unit of any kind from the hospital ship to the mothership."""
    take_back(s, side, answer[1], "H-55")
    return
    yield


def do_play(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-56 Carry out one of the two options of an action card (H-70).

    The card is discarded first: nothing can touch it meanwhile, and so it goes to the discard pile
    in any case, also if the player is eliminated by it (H-138).
    """
    _, card, number = answer
    s.sides[side].cards.remove(card)
    s.discard.append(card)
    s.tell("played", "H-56", seat=s.chairs[side], card=card)
    yield from carry_out(s, side, CARDS[card].options[number], OFF_BOARD, False)


def do_activate(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-57 Use the re-activatable ability of a mercenary on the board, once per turn (H-72)."""
    area = answer[1]
    card = kind_at(s, area) - FIRST_MERCENARY
    s.used |= 1 << card
    s.tell("activated", "H-57", seat=s.chairs[side], card=card)
    yield from carry_out(s, side, MERCENARIES[card].options[0], area, False)


def do_gain(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-58 Gain 1 hexilum."""
    gain(s, side, GAIN, "H-58")
    return
    yield


def do_income(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-59 Raise the income by one level and pay hexilum equal to the new level."""
    me = s.sides[side]
    me.income += 1
    me.hexilum -= me.income
    s.tell("income-raised", "H-59", seat=s.chairs[side], level=me.income)
    return
    yield


def do_self_heal(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-60 The leader gains 1 life."""
    s.led = True
    heal(s, side, 1)
    return
    yield


def do_move(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-61 Move the leader to an adjacent empty area, then it loses 1 life (H-85)."""
    s.led = True
    move_leader(s, side, answer[1])
    lose_life(s, side, 1, "H-61")
    return
    yield


def do_ability(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-62 Use the faction ability, then the leader loses 1 life, before the queue (H-63)."""
    s.led = True
    me = s.sides[side]
    s.tell("faction-ability", "H-62", seat=s.chairs[side], faction=me.faction)
    yield from carry_out(s, side, FACTIONS[me.faction].effect, me.leader, False)
    lose_life(s, side, 1, "H-62")


DO = {
    "place": do_place,
    "recall": do_recall,
    "attack": do_attack,
    "heal": do_heal,
    "play": do_play,
    "activate": do_activate,
    "gain": do_gain,
    "income": do_income,
    "self-heal": do_self_heal,
    "move": do_move,
    "ability": do_ability,
}
