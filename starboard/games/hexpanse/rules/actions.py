"""Chapter 5.5, action phase: what can be done with an action, and doing it (H-46 to H-64)."""

from __future__ import annotations

from functools import cache

from starboard.kernel import Flow, Option

from ..box import (
    ALLIES,
    CARDS,
    ELITE,
    FACTIONS,
    FIRST_ACTION,
    FIRST_ALLY,
    FIRST_MERCENARY,
    GAIN,
    KIND_MASK,
    LEADER,
    MAX_HEXILUM,
    MAX_INCOME,
    MAX_LIFE,
    MERCENARIES,
    NEUTRAL,
)  # fmt: skip
from ..hexes import HEXES, NEAR, areas_of
from ..pieces import Effect
from ..state import OFF_BOARD, Table, empty_areas, has_twins, kind_at
from ..words import effect_facts
from .asking import ask_side, tell_of
from .effects import POSSIBLE, Test, carry_out, possible
from .ships import take_back
from .spots import EmptyAreas
from .units import gain, hit, move_leader, place, place_leader, placeable, recall, remove
from .victory import heal, lose_life, team_units

# Options are made once: the same actions are offered again and again.
PASS: Option = ("pass",)
GAIN_ONE: Option = ("gain",)
RAISE: Option = ("income",)
SELF_HEAL: Option = ("self-heal",)
ABILITY: Option = ("ability",)
PLACE: tuple[Option, ...] = tuple(("place", kind) for kind in range(NEUTRAL))
HEAL: tuple[Option, ...] = tuple(("heal", kind) for kind in range(NEUTRAL))
RECALL: tuple[Option, ...] = tuple(("recall", area) for area in range(len(HEXES)))
PLAY: dict[int, tuple[tuple[Test, Effect, Option], ...]] = {
    card: tuple(
        (POSSIBLE[effect.kind], effect, ("play", card, number))
        for number, effect in enumerate(CARDS[card].options)
    )
    for card in range(FIRST_ACTION, len(CARDS))
}


def take_action(s: Table, side: int, answer: Option) -> Flow[None] | None:
    """H-46 Do what was chosen; what asks more questions is still to be run."""
    if answer == PASS:
        s.actions = 0
        tell_of(s, side, "passed", "H-46")
        return None
    s.actions -= 1
    at_once = AT_ONCE.get(answer[0])
    if at_once is None:
        return ASKING[answer[0]](s, side, answer)
    at_once(s, side, answer)
    return None


# ---- every action that is possible now --------------------------------------------------------


def actions(s: Table, side: int) -> list[Option]:
    """H-46 All actions. Fast on purpose; tests hold it together with ``why_not`` (see legality)."""
    found = [PASS]
    me = s.sides[side]
    empty = empty_areas(s)
    if empty:
        found += [PLACE[kind] for kind in placeable(s, side)]
        if me.leader == OFF_BOARD:
            found.append(PLACE[LEADER])
    if me.units:
        on_board(s, side, found)
    if any(me.hospital):
        found += [HEAL[kind] for slot, kind in enumerate(me.army) if me.hospital[slot]]
    if me.cards:
        for card in choice_of(me.cards, len(s.sides)):
            if card >= FIRST_ACTION:
                for test, effect, option in PLAY[card]:
                    if test(s, side, effect, OFF_BOARD):
                        found.append(option)
    if me.hexilum < MAX_HEXILUM:
        found.append(GAIN_ONE)
    if me.income < MAX_INCOME and me.hexilum > me.income:
        found.append(RAISE)
    if me.leader != OFF_BOARD and not s.led:
        # H-43 Self-healing, movement, faction ability: at most one of them in a turn
        if me.life < MAX_LIFE:
            found.append(SELF_HEAL)
        found += moves(NEAR[me.leader] & empty)
        effect = FACTIONS[me.faction].effect
        if POSSIBLE[effect.kind](s, side, effect, me.leader):
            found.append(ABILITY)
    return found


def choice_of(cards: list[int], factions: int) -> list[int]:
    """Like cards are one choice."""
    return list(dict.fromkeys(cards)) if len(cards) > 1 and has_twins(factions) else cards


def on_board(s: Table, side: int, found: list[Option]) -> None:
    """H-50, H-51, H-57 What the units on the board can do."""
    stands, enemies = s.area, s.taken & ~team_units(s, s.teams[side])
    units = s.sides[side].units
    while units:  # there are few: quicker than areas_of
        bit = units & -units
        units ^= bit
        area = bit.bit_length() - 1
        kind = stands[area] & KIND_MASK
        if kind <= ELITE:
            found.append(RECALL[area])
        elif kind >= FIRST_MERCENARY and may_activate(s, side, kind, area):
            found.append(("activate", area))
        targets = NEAR[area] & enemies
        if targets and CAN_ATTACK[kind]:
            found += attacks(area, targets)


@cache
def moves(targets: int) -> tuple[Option, ...]:
    """H-61 The leader to one of these areas."""
    return tuple([("move", area) for area in areas_of(targets)])


@cache
def attacks(area: int, targets: int) -> tuple[Option, ...]:
    """H-51 A unit against one of these areas beside it."""
    return tuple([("attack", area, target) for target in areas_of(targets)])


def may_activate(s: Table, side: int, kind: int, area: int) -> bool:
    """H-57 A mercenary with an orange frame, H-72 not used in this turn, that changes something."""
    if kind not in REACTIVATABLE:
        return False
    card = kind - FIRST_MERCENARY
    return not s.used >> card & 1 and possible(s, side, CARDS[card].options[0], area)


#: H-57 Mercenaries with an orange frame, by kind.
REACTIVATABLE = {
    FIRST_MERCENARY + card for card, each in enumerate(MERCENARIES) if each.reactivatable
}


def can_attack(kind: int) -> bool:
    """H-53 All but units with the Sacrifice icon (H-101)."""
    if FIRST_ALLY <= kind < FIRST_MERCENARY:
        return ALLIES[kind - FIRST_ALLY].can_attack
    return kind != NEUTRAL


CAN_ATTACK = tuple(can_attack(kind) for kind in range(FIRST_MERCENARY + len(MERCENARIES)))

# ---- doing it ---------------------------------------------------------------------------------


def do_place(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-48 Place a unit or the leader; H-49 onto any empty area of the board."""
    kind = answer[1]
    s.holding = kind
    _, area = yield ask_side(s, side, "place", "H-49", EmptyAreas(s), {"unit": kind})
    s.holding = 0
    if kind == LEADER:
        place_leader(s, side, area)
    else:
        place(s, side, kind, area, "H-48")


def do_recall(s: Table, side: int, answer: Option) -> None:
    """H-50, H-86 Take one own normal or elite unit from the board to the mothership."""
    recall(s, side, answer[1])


def do_attack(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-51, H-93 One own unit attacks an adjacent enemy unit. H-132 No leader ability is used up.

    H-54 The hit first, then the attacker's fate (H-52): an elite unit stays, a leader loses
    1 life, any other goes where destroyed units of its kind go.
    """
    _, area, target = answer
    facts = {"unit": kind_at(s, area), "area": area, "unit2": kind_at(s, target), "area2": target}
    tell_of(s, side, "attacked", "H-51", **facts)
    yield from hit(s, target)
    kind = kind_at(s, area)
    if kind == LEADER:
        lose_life(s, side, 1, "H-52")
    elif kind != ELITE:
        remove(s, area)


def do_heal(s: Table, side: int, answer: Option) -> None:
    """H-55 Move one own unit of any kind from the hospital ship to the mothership."""
    take_back(s, side, answer[1], "H-55")


def do_play(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-56 Carry out one of the two options of an action card (H-70).

    The card is discarded first: nothing can touch it meanwhile, and so it goes to the discard pile
    in any case, also if the player is eliminated by it (H-138).
    """
    _, card, number = answer
    s.sides[side].cards.remove(card)
    s.discard.append(card)
    effect = CARDS[card].options[number]
    tell_of(s, side, "played", "H-56", card=card, **effect_facts(effect))
    yield from carry_out(s, side, effect, OFF_BOARD, False)


def do_activate(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-57 Use the re-activatable ability of a mercenary on the board, once per turn (H-72)."""
    area = answer[1]
    card = kind_at(s, area) - FIRST_MERCENARY
    s.used |= 1 << card
    tell_of(s, side, "activated", "H-57", card=card)
    yield from carry_out(s, side, MERCENARIES[card].options[0], area, False)


def do_gain(s: Table, side: int, answer: Option) -> None:
    """H-58 Gain 1 hexilum."""
    gain(s, side, GAIN, "H-58")


def do_income(s: Table, side: int, answer: Option) -> None:
    """H-59 Raise the income by one level and pay hexilum equal to the new level."""
    me = s.sides[side]
    me.income += 1
    me.hexilum -= me.income
    tell_of(s, side, "income-paid", "H-59", level=me.income)


def do_self_heal(s: Table, side: int, answer: Option) -> None:
    """H-60 The leader gains 1 life."""
    s.led = True
    heal(s, side, 1)


def do_move(s: Table, side: int, answer: Option) -> None:
    """H-61 Move the leader to an adjacent empty area, then it loses 1 life (H-85)."""
    s.led = True
    move_leader(s, side, answer[1])
    lose_life(s, side, 1, "H-61")


def do_ability(s: Table, side: int, answer: Option) -> Flow[None]:
    """H-62 Use the faction ability, then the leader loses 1 life, before the queue (H-63)."""
    s.led = True
    me = s.sides[side]
    tell_of(s, side, "faction-ability", "H-62", faction=me.faction)
    yield from carry_out(s, side, FACTIONS[me.faction].effect, me.leader, False)
    lose_life(s, side, 1, "H-62")


AT_ONCE = {
    "recall": do_recall,
    "heal": do_heal,
    "gain": do_gain,
    "income": do_income,
    "self-heal": do_self_heal,
    "move": do_move,
}
ASKING = {
    "place": do_place,
    "attack": do_attack,
    "play": do_play,
    "activate": do_activate,
    "ability": do_ability,
}
