"""The options for an action (H-46): all are listed if somebody looks, else one is drawn.

Random play asks this at every second decision, and takes one of a dozen actions: most of its time
would go into testing those that it does not take. ``any_action`` counts what might be tried and
tests only what it has drawn. A test holds it together with ``actions``, which lists them all.
"""

from __future__ import annotations

from starboard.kernel import Lazy, Option

from ..box import (
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
)
from ..rules.hexes import NEIGHBOURS
from ..state import OFF_BOARD, Side, Table, empty_areas, team_units
from .listing import (
    ABILITY,
    CAN_ATTACK,
    GAIN_ONE,
    HEAL,
    PASS,
    PLACE,
    PLAY,
    RAISE,
    RECALL,
    SELF_HEAL,
    actions,
    choice_of,
    may_activate,
)  # fmt: skip
from .possible import possible

#: Tries: pass, gain, raise the income, bring the leader; a leader on the board: six moves,
#: healing, ability; a unit: an attack to each of six sides, recall or activation.
ALWAYS, LEADING, OF_UNIT = 4, 8, 7
WAYS = 6
#: So often the chance from 0 to 1 has enough left in it for another draw.
MOST_TRIES = 6


class Actions(Lazy):
    """H-46 The actions of a side."""

    __slots__ = ("_side", "_table")

    def __init__(self, s: Table, side: int) -> None:
        self._list = None
        self._table = s
        self._side = side

    def make(self) -> list[Option]:
        return actions(self._table, self._side)

    def several(self) -> bool:
        """Who can gain hexilum can do that or pass."""
        return self._table.sides[self._side].hexilum < MAX_HEXILUM or len(self) > 1

    def pick(self, r: float) -> Option:
        """Any of them, each as likely as the others."""
        return any_action(self._table, self._side, r) or super().pick(r)


def any_action(s: Table, side: int, r: float) -> Option | None:
    """One try is drawn, and again if it is not possible; None if none was after a few.

    A kind of unit has two tries (place, take back), and so has a card (two options; a mercenary
    only to be placed).
    """
    me = s.sides[side]
    leading = LEADING if me.leader != OFF_BOARD and not s.led else 0
    hand = choice_of(me.cards, len(s.sides))
    kinds, cards = 2 * len(me.army), 2 * len(hand)
    count = ALWAYS + leading + kinds + cards + OF_UNIT * me.units.bit_count()
    for _ in range(MOST_TRIES):
        r *= count
        at = int(r)
        r -= at
        if at < ALWAYS:
            found = any_time(s, me, at)
        elif (at := at - ALWAYS) < leading:
            found = with_leader(s, side, me, at)
        elif (at := at - leading) < kinds:
            found = with_kind(s, me, at)
        elif (at := at - kinds) < cards:
            found = with_card(s, side, hand[at >> 1], at & 1)
        else:
            found = with_unit(s, side, me, at - cards)
        if found is not None:
            return found
    return None


def any_time(s: Table, me: Side, at: int) -> Option | None:
    """H-46 Pass, H-58 gain, H-59 raise the income, H-48 place the leader."""
    if at == 0:
        return PASS
    if at == 1:
        return GAIN_ONE if me.hexilum < MAX_HEXILUM else None
    if at == 2:
        return RAISE if me.income < MAX_INCOME and me.hexilum > me.income else None
    return PLACE[LEADER] if me.leader == OFF_BOARD and empty_areas(s) else None


def with_leader(s: Table, side: int, me: Side, at: int) -> Option | None:
    """H-61 A move to one of six sides, H-60 self-healing, H-62 the faction ability."""
    if at < WAYS:
        near = NEIGHBOURS[me.leader]
        if at < len(near) and empty_areas(s) >> near[at] & 1:
            return ("move", near[at])
        return None
    if at == WAYS:
        return SELF_HEAL if me.life < MAX_LIFE else None
    return ABILITY if possible(s, side, FACTIONS[me.faction].effect, me.leader) else None


def with_kind(s: Table, me: Side, at: int) -> Option | None:
    """H-55 Take a unit back from the hospital ship, or H-48 place one (H-36)."""
    slot = at >> 1
    kind = me.army[slot]
    if at & 1:
        return HEAL[kind] if me.hospital[slot] else None
    if not me.ship[slot] and not me.tile[slot]:
        return None
    if kind >= FIRST_ALLY and me.leader == OFF_BOARD:
        return None
    return PLACE[kind] if empty_areas(s) else None


def with_card(s: Table, side: int, card: int, number: int) -> Option | None:
    """H-56 One of the two options of an action card, or H-48 a mercenary that waits."""
    if card >= FIRST_ACTION:
        test, effect, option = PLAY[card][number]
        return option if test(s, side, effect, OFF_BOARD) else None
    if number or not s.waiting[card]:
        return None
    return PLACE[FIRST_MERCENARY + card] if empty_areas(s) else None


def with_unit(s: Table, side: int, me: Side, at: int) -> Option | None:
    """H-51 An attack to one of six sides, H-50 recall, H-57 a mercenary's ability."""
    units = me.units
    while at >= OF_UNIT:  # as many units are passed over
        units &= units - 1
        at -= OF_UNIT
    area = (units & -units).bit_length() - 1
    kind = s.area[area] & KIND_MASK
    if at == WAYS:
        if kind <= ELITE:
            return RECALL[area]
        return ("activate", area) if may_activate(s, side, kind, area) else None
    near = NEIGHBOURS[area]
    if at < len(near) and s.taken >> near[at] & 1 and CAN_ATTACK[kind]:
        if not team_units(s, s.teams[side]) >> near[at] & 1:
            return ("attack", area, near[at])
    return None
