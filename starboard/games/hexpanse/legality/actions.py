"""Why an action is not allowed, or a card cannot be bought (H-46 to H-65)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Option, Refusal

from ..box import (
    CARDS,
    FACTIONS,
    FIRST_MERCENARY,
    LEADER,
    MAX_HEXILUM,
    MAX_INCOME,
    MAX_LIFE,
    MERCENARIES,
)  # fmt: skip
from ..reading.components import Effect
from ..rules.hexes import NEAR, areas_of
from ..state import (
    OFF_BOARD,
    Table,
    areas_in_play,
    empty_areas,
    is_action_card,
    is_ally,
    is_mercenary,
    kind_at,
    owner_at,
    team_units,
)  # fmt: skip
from ..text import effect_facts, refusal
from .listing import can_attack, may_activate
from .possible import possible
from .supply import recallable


def why_not_area(s: Table, area: int) -> Refusal | None:
    """H-27 At most one unit stands on an area."""
    if s.area[area]:
        return refusal("H-27", "occupied", area=area)
    return None


def why_not_place(s: Table, side: int, kind: int) -> Refusal | None:
    """H-48 A unit that waits off the board; H-36 allied units only while the leader is on it."""
    me = s.sides[side]
    if not empty_areas(s):
        return refusal("H-49", "board-full")
    if kind == LEADER:
        return refusal("H-42", "leader-on-board") if me.leader != OFF_BOARD else None
    if is_mercenary(kind):
        card = kind - FIRST_MERCENARY
        if card not in me.cards:
            return refusal("H-71", "not-hired", unit=kind)
        return None if s.waiting[card] else refusal("H-48", "none-waiting", unit=kind)
    slot = me.army.index(kind)
    if not me.ship[slot] and not me.tile[slot]:
        return refusal("H-48", "none-waiting", unit=kind)
    if is_ally(kind) and me.leader == OFF_BOARD:
        return refusal("H-36", "no-leader", unit=kind)
    return None


def why_not_recall(s: Table, side: int, area: int) -> Refusal | None:
    """H-50 Only own normal and elite units."""
    if owner_at(s, area) != side:
        return refusal("H-50", "not-yours", area=area)
    kind = kind_at(s, area)
    return None if recallable(kind) else refusal("H-50", "not-recallable", unit=kind)


def why_not_attack(s: Table, side: int, area: int, target: int) -> Refusal | None:
    """H-51 An own unit that can attack, and H-53 an adjacent enemy or neutral unit."""
    kind = kind_at(s, area)
    if owner_at(s, area) != side:
        return refusal("H-51", "not-yours", area=area)
    if not can_attack(kind):
        return refusal("H-101", "cannot-attack", unit=kind)
    if not NEAR[area] >> target & 1:
        return refusal("H-51", "not-adjacent", area=area, area2=target)
    if not s.area[target]:
        return refusal("H-53", "nothing-there", area=target)
    owner = owner_at(s, target)
    if owner >= 0 and s.teams[owner] == s.teams[side]:
        return refusal("H-53", "no-enemy", area=target)
    return None


def why_not_take_back(s: Table, side: int, kind: int) -> Refusal | None:
    """H-55 A unit that is on the hospital ship."""
    me = s.sides[side]
    if me.hospital[me.army.index(kind)]:
        return None
    return refusal("H-55", "not-in-hospital", unit=kind)


def why_not_play(s: Table, side: int, card: int, number: int) -> Refusal | None:
    """H-56 An own action card whose option can change something (H-64)."""
    if possible(s, side, CARDS[card].options[number], OFF_BOARD):
        return None
    return nothing_done(CARDS[card].options[number], card=card)


def nothing_done(effect: Effect, **facts: int) -> Refusal:
    """H-64 What an effect lacks to change anything now."""
    key = "no-effect" if "card" in facts else "no-effect-ability"
    return refusal("H-64", key, **facts, **effect_facts(effect))


def why_not_activate(s: Table, side: int, area: int) -> Refusal | None:
    """H-57 A mercenary with an orange frame, H-72 once in a turn, H-64 if it changes something."""
    card = kind_at(s, area) - FIRST_MERCENARY
    if not MERCENARIES[card].reactivatable:
        return refusal("H-72", "not-reactivatable", card=card)
    if s.used >> card & 1:
        return refusal("H-72", "used", card=card)
    if not possible(s, side, MERCENARIES[card].options[0], area):
        return nothing_done(MERCENARIES[card].options[0], card=card)
    return None


def why_not_gain(s: Table, side: int) -> Refusal | None:
    """H-58 There must be room on the track (H-30)."""
    full = s.sides[side].hexilum >= MAX_HEXILUM
    return refusal("H-30", "stock-full", hexilum=MAX_HEXILUM) if full else None


def why_not_income(s: Table, side: int) -> Refusal | None:
    """H-59 Up to level 4, for hexilum equal to the new level."""
    me = s.sides[side]
    if me.income >= MAX_INCOME:
        return refusal("H-59", "income-top", level=MAX_INCOME)
    if me.hexilum < me.income + 1:
        return refusal("H-59", "too-dear", cost=me.income + 1, hexilum=me.hexilum)
    return None


def why_not_lead(s: Table, side: int) -> Refusal | None:
    """H-43 One leader ability per turn, only while the leader is on the board."""
    if s.sides[side].leader == OFF_BOARD:
        return refusal("H-43", "leader-off-board")
    return refusal("H-43", "leader-used") if s.led else None


def why_not_self_heal(s: Table, side: int) -> Refusal | None:
    """H-60 Not available at 12 life."""
    if s.sides[side].life >= MAX_LIFE:
        return refusal("H-60", "life-full", life=MAX_LIFE)
    return why_not_lead(s, side)


def why_not_move(s: Table, side: int, area: int) -> Refusal | None:
    """H-61 To an adjacent empty area."""
    reason = why_not_lead(s, side)
    if reason is None and not NEAR[s.sides[side].leader] >> area & 1:
        reason = refusal("H-61", "leader-too-far", area=area)
    return reason or why_not_area(s, area)


def why_not_ability(s: Table, side: int) -> Refusal | None:
    """H-62 If it can change something (H-64)."""
    me = s.sides[side]
    reason = why_not_lead(s, side)
    effect = FACTIONS[me.faction].effect
    if reason is None and not possible(s, side, effect, me.leader):
        reason = nothing_done(effect, faction=me.faction)
    return reason


def why_not_buy(s: Table, side: int, card: int) -> Refusal | None:
    """H-65 Each card's cost is paid."""
    hexilum = s.sides[side].hexilum
    if CARDS[card].cost > hexilum:
        return refusal("H-65", "card-too-dear", card=card, cost=CARDS[card].cost, hexilum=hexilum)
    return None


def action_candidates(s: Table, side: int) -> Iterator[tuple[Option, Refusal | None]]:
    """Everything one might try as an action, and why it is not allowed (None: it is)."""
    me = s.sides[side]
    hired = [FIRST_MERCENARY + card for card in me.cards if not is_action_card(card)]
    own = areas_of(me.units)
    active = {k for a in own if may_activate(s, side, (k := kind_at(s, a)), a)}
    for kind in (*me.army, LEADER, *hired):
        if kind in active and not s.waiting[kind - FIRST_MERCENARY]:
            continue  # its card stands for its ability (H-57)
        yield ("place", kind), why_not_place(s, side, kind)
    for kind in me.army:
        yield ("heal", kind), why_not_take_back(s, side, kind)
    some = any(recallable(kind_at(s, area)) for area in own)  # else others' units are no matter
    for area in areas_of(s.taken) if some else own:
        yield ("recall", area), why_not_recall(s, side, area)
    for area in own:
        if is_mercenary(kind_at(s, area)):
            yield ("activate", area), why_not_activate(s, side, area)
        near = NEAR[area] & areas_in_play(s)
        if area == me.leader:  # to an empty area it steps (H-61)
            near &= s.taken
        for target in areas_of(near):
            yield ("attack", area, target), why_not_attack(s, side, area, target)
    for card in dict.fromkeys(me.cards):
        if is_action_card(card):
            for number in range(len(CARDS[card].options)):
                yield ("play", card, number), why_not_play(s, side, card, number)
    yield ("gain",), why_not_gain(s, side)
    yield ("income",), why_not_income(s, side)
    yield ("self-heal",), why_not_self_heal(s, side)
    if me.leader != OFF_BOARD:
        foes = s.taken & NEAR[me.leader] & ~team_units(s, s.teams[side])  # these it attacks (H-51)
        for area in areas_of(areas_in_play(s) & ~(1 << me.leader) & ~foes):
            yield ("move", area), why_not_move(s, side, area)
    yield ("ability",), why_not_ability(s, side)
    for area in own:  # last, for nearer reasons are better ones
        for target in areas_of(s.taken & ~NEAR[area] & ~(1 << area)):
            yield ("attack", area, target), why_not_attack(s, side, area, target)
