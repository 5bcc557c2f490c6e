"""The actions of a side and the cards it can buy, listed fast (H-46 to H-62, H-65).

This is a second enumerator beside the candidates of ``actions`` and their why-nots, for it is asked
at every second decision. ``test_play`` holds the two together, candidate by candidate.
"""

from __future__ import annotations

from functools import cache

from starboard.kernel import Option

from ..box import (
    ALLIES,
    CARDS,
    ELITE,
    FACTIONS,
    FIRST_ACTION,
    FIRST_ALLY,
    FIRST_MERCENARY,
    KIND_MASK,
    LEADER,
    MAX_HEXILUM,
    MAX_INCOME,
    MAX_LIFE,
    MERCENARIES,
    NEUTRAL,
)  # fmt: skip
from ..reading.components import Effect
from ..rules.hexes import HEXES, NEAR, areas_of
from ..state import OFF_BOARD, Table, empty_areas, has_twins, team_units
from .possible import POSSIBLE, Test, possible
from .supply import placeable

# Options are made once: the same actions are offered again and again.
PASS: Option = ("pass",)
GAIN_ONE: Option = ("gain",)
RAISE: Option = ("income",)
SELF_HEAL: Option = ("self-heal",)
ABILITY: Option = ("ability",)
PLACE: tuple[Option, ...] = tuple(("place", kind) for kind in range(NEUTRAL))
HEAL: tuple[Option, ...] = tuple(("heal", kind) for kind in range(NEUTRAL))
RECALL: tuple[Option, ...] = tuple(("recall", area) for area in range(len(HEXES)))
BUY: tuple[Option, ...] = tuple(("buy", card) for card in range(len(CARDS)))
COSTS = tuple(card.cost for card in CARDS)
PLAY: dict[int, tuple[tuple[Test, Effect, Option], ...]] = {
    card: tuple(
        (POSSIBLE[effect.kind], effect, ("play", card, number))
        for number, effect in enumerate(CARDS[card].options)
    )
    for card in range(FIRST_ACTION, len(CARDS))
}


def actions(s: Table, side: int) -> list[Option]:
    """H-46 All actions that are possible now."""
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


def affordable(s: Table, side: int) -> list[Option]:
    """H-65 The face-up cards that can be paid, like cards once."""
    hexilum = s.sides[side].hexilum
    if not hexilum:
        return []
    cards = [*s.market, *s.offer] if s.offer else s.market
    found = [BUY[card] for card in cards if COSTS[card] <= hexilum]
    return list(dict.fromkeys(found)) if has_twins(len(s.sides)) else found
