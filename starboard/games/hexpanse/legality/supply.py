"""Which units can be placed, taken back or sent away (H-36, H-50, H-84, H-89 to H-92)."""

from __future__ import annotations

from ..box import ELITE, FIRST_ACTION, FIRST_ALLY, FIRST_MERCENARY, NORMAL
from ..state import OFF_BOARD, Table


def placeable(s: Table, side: int) -> list[int]:
    """H-84 The kinds of units that an effect can place: from mothership, tile or card.

    H-36 Allied units only while the leader is on the board. H-42 Never the leader.
    """
    me = s.sides[side]
    led = me.leader != OFF_BOARD
    kinds = []
    for slot, kind in enumerate(me.army):
        if (me.ship[slot] or me.tile[slot]) and (led or kind < FIRST_ALLY):
            kinds.append(kind)
    for card in me.cards:
        if card < FIRST_ACTION and s.waiting[card]:
            kinds.append(FIRST_MERCENARY + card)
    return kinds


def can_place(s: Table, side: int) -> bool:
    """H-84 Is there any unit that an effect can place?"""
    return s.sides[side].ship[0] > 0 or bool(placeable(s, side))  # the first slot: normal units


def recallable(kind: int) -> bool:
    """H-50 Allied units, mercenaries and leaders cannot be recalled."""
    return kind in (NORMAL, ELITE)


def wounded(s: Table, side: int) -> list[int]:
    """H-89 The kinds of a side's units on the hospital ship."""
    me = s.sides[side]
    return [kind for slot, kind in enumerate(me.army) if me.hospital[slot]]


def restorable(s: Table, side: int) -> list[int]:
    """H-90 Kinds of units that can go from the hospital ship onto the board (H-36)."""
    led = s.sides[side].leader != OFF_BOARD
    return [kind for kind in wounded(s, side) if led or kind < FIRST_ALLY]


def reachable(s: Table, rival: int) -> list[int]:
    """H-92 Kinds on a mothership that an attack can hit: all but elite units (H-33)."""
    other = s.sides[rival]
    return [kind for slot, kind in enumerate(other.army) if other.ship[slot] and kind != ELITE]
