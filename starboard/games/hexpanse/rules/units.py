"""Chapters 5.3 and 5.4: mines, and how units of every kind come, go and move (H-27 to H-42)."""

from __future__ import annotations

from starboard.kernel import Flow, Option

from ..box import (
    ALLIES,
    BOARDS,
    FIRST_ALLY,
    FIRST_MERCENARY,
    KIND_BITS,
    KIND_MASK,
    LEADER,
    MAX_HEXILUM,
    MINE_GAIN,
    NEUTRAL,
    ZOMBIES,
)  # fmt: skip
from ..legality.targets import guards
from ..state import (
    Table,
    is_ally,
    is_mercenary,
    kind_at,
    owner_at,
    slot_of,
    unit_of,
)  # fmt: skip
from .chain import follow, lose_arrival, set_off, set_off_sacrifice
from .hexes import areas_of
from .sides import ask_side, tell_of
from .victory import check_mission, check_missions, lose_life


def gain(s: Table, side: int, amount: int, rule: str, key: str = "gained", **facts: int) -> None:
    """H-106 The hexilum stock rises; H-30 what goes beyond 20 is lost."""
    me = s.sides[side]
    before = me.hexilum
    me.hexilum = min(MAX_HEXILUM, before + amount)
    if me.hexilum > before:
        tell_of(s, side, key, rule, hexilum=me.hexilum - before, stock=me.hexilum, **facts)
    elif amount:
        tell_of(s, side, "stock-full", "H-30", hexilum=amount)


def is_mine(s: Table, area: int) -> bool:
    """H-28 Is there a hexilum mine on this area?"""
    return area in MINES[s.board]


MINES = tuple(frozenset(areas_of(board.mines)) for board in BOARDS)


# ---- coming onto the board ------------------------------------------------------------------


def take_from_supply(s: Table, side: int, kind: int) -> None:
    """H-48 From the mothership, the tile or the mercenary card.

    Allied tokens are alike (H-131): those on the mothership go first, since there they can be hit.
    """
    me = s.sides[side]
    if is_mercenary(kind):
        s.waiting[kind - FIRST_MERCENARY] -= 1
        return
    slot = slot_of(me, kind)
    if me.ship[slot]:
        me.ship[slot] -= 1
    else:
        me.tile[slot] -= 1


def place(s: Table, side: int, kind: int, area: int, rule: str) -> None:
    """H-84 Put one own unit from mothership, allied tile or mercenary card onto an empty area."""
    take_from_supply(s, side, kind)
    come(s, side, kind, area, rule)


def come(s: Table, side: int, kind: int, area: int, rule: str) -> None:
    """H-49 A unit comes onto the board: victory first (H-113), then mine and arrival ability."""
    set_unit(s, side, kind, area)
    tell_of(s, side, "placed", rule, unit=kind, area=area)
    check_mission(s, area)
    if is_mine(s, area):
        gain(s, side, MINE_GAIN, "H-28", "mined", area=area)
    if is_mercenary(kind):
        bit = 1 << (kind - FIRST_MERCENARY)
        if s.fresh & bit:  # H-38 only the first token of a card sets its ability off
            s.fresh &= ~bit
            set_off(s, side, kind, area)
    elif is_ally(kind) and ALLIES[kind - FIRST_ALLY].trigger == "placed":
        set_off(s, side, kind, area)


def place_leader(s: Table, side: int, area: int) -> None:
    """H-39 The leader comes from the faction board onto any empty area."""
    s.sides[side].leader = area
    come(s, side, LEADER, area, "H-39")


def set_unit(s: Table, side: int, kind: int, area: int) -> None:
    """A unit stands there from now on."""
    bit = 1 << area
    s.area[area] = side + 1 << KIND_BITS | kind
    s.taken |= bit
    s.sides[side].units |= bit


# ---- leaving the board ----------------------------------------------------------------------


def lift(s: Table, area: int) -> tuple[int, int]:
    """Take whatever stands there off the board; its owner and kind. H-77 Its ability is lost."""
    unit, bit = s.area[area], 1 << area
    owner, kind = (unit >> KIND_BITS) - 1, unit & KIND_MASK
    s.area[area] = 0
    s.taken &= ~bit
    if owner >= 0:
        s.sides[owner].units &= ~bit
    if s.queue:
        lose_arrival(s, area)
    return owner, kind


def recall(s: Table, side: int, area: int) -> None:
    """H-50, H-86 An own normal or elite unit goes from the board to the mothership."""
    _, kind = lift(s, area)
    me = s.sides[side]
    me.ship[slot_of(me, kind)] += 1
    tell_of(s, side, "recalled", "H-50", unit=kind, area=area)


def remove(s: Table, area: int, why: str) -> None:
    """H-94 A unit is destroyed: to its owner's hospital ship (H-4), or where its kind goes.

    ``why`` is for those who look on: it was hit, it has attacked, or it stepped in for another.

    H-102 Zombies return to the mothership. H-118 Neutral units go to the box. H-76 Sacrifice
    abilities join the end of the queue.
    """
    owner, kind = lift(s, area)
    if kind == NEUTRAL:
        s.tell("neutral-removed", "H-118", area=area)
        return
    me = s.sides[owner]
    if is_mercenary(kind):
        more = drop_mercenary(s, owner, kind - FIRST_MERCENARY)
        facts = {"unit": kind, "area": area, "more": int(more), "why": why}
        tell_of(s, owner, "mercenary-lost", "H-73", **facts)
        return
    slot = slot_of(me, kind)
    if kind in ZOMBIES:
        me.ship[slot] += 1
        tell_of(s, owner, "zombie-back", "H-102", unit=kind, area=area, why=why)
        return
    me.hospital[slot] += 1
    tell_of(s, owner, "to-hospital", "H-94", unit=kind, area=area, why=why)
    if is_ally(kind) and ALLIES[kind - FIRST_ALLY].trigger == "sacrifice":
        set_off_sacrifice(s, owner, kind, area)


def drop_mercenary(s: Table, owner: int, card: int) -> bool:
    """H-73 The token is put aside and the card discarded; H-38 unless it has more tokens."""
    unit = unit_of(owner, FIRST_MERCENARY + card)
    if s.waiting[card] or unit in s.area:
        return True
    s.sides[owner].cards.remove(card)
    s.discard.append(card)
    return False


# ---- being hit ------------------------------------------------------------------------------


def hit(s: Table, area: int) -> None:
    """H-94 Attack an area: nothing if empty, else Protector, loss of life or of the unit."""
    if not s.area[area]:
        return
    if guards(s, area):
        s.then(guard, area)
    else:
        strike(s, area)


def guard(s: Table, area: int) -> Flow[None]:
    """H-110 A Protector beside the attacked unit may be lost in its place: its owner chooses."""
    owner = owner_at(s, area)
    options: list[Option] = [("guard", near) for near in guards(s, area)]
    facts = {"unit": kind_at(s, area), "area": area}
    answer = yield ask_side(s, owner, "guard", "H-110", [*options, ("no",)], **facts)
    if answer[0] == "guard":
        saviour = {"unit2": kind_at(s, answer[1]), "area2": answer[1]}
        tell_of(s, owner, "guarded", "H-110", **facts, **saviour)
        remove(s, answer[1], "guard")
    else:
        strike(s, area)


def strike(s: Table, area: int) -> None:
    """H-94 The hit itself: a leader loses 1 life (H-39), any other unit is destroyed."""
    if kind_at(s, area) == LEADER:
        lose_life(s, owner_at(s, area), 1, "H-94")
    else:
        remove(s, area, "hit")


# ---- moving ---------------------------------------------------------------------------------


def move_leader(s: Table, side: int, area: int) -> None:
    """H-61 The leader moves to an adjacent empty area; H-29 from a plain area a mine pays."""
    before = s.sides[side].leader
    lift(s, before)
    s.sides[side].leader = area
    set_unit(s, side, LEADER, area)
    tell_of(s, side, "leader-moved", "H-61", area=before, area2=area)
    check_mission(s, area)
    if is_mine(s, area) and not is_mine(s, before):
        gain(s, side, MINE_GAIN, "H-29", "mined", area=area)


def swap(s: Table, side: int, a: int, b: int, rule: str) -> None:
    """H-103 Exchange two units, or move one to an empty area. Swapping is no arrival.

    H-29 A mine pays only for an own unit that came from a plain area.
    """
    unit_a, unit_b = s.area[a], s.area[b]
    s.area[a], s.area[b] = unit_b, unit_a
    for unit, source in ((unit_a, a), (unit_b, b)):
        if unit >> KIND_BITS:
            s.sides[(unit >> KIND_BITS) - 1].units &= ~(1 << source)
    for unit, target in ((unit_a, b), (unit_b, a)):
        if unit >> KIND_BITS:
            s.sides[(unit >> KIND_BITS) - 1].units |= 1 << target
    if not unit_b:
        s.taken ^= 1 << a | 1 << b
    if s.queue:
        follow(s, a, b)
    if unit_b:
        facts = {"unit": unit_a & KIND_MASK, "unit2": unit_b & KIND_MASK}
        tell_of(s, side, "swapped", rule, area=a, area2=b, **facts)
    else:
        tell_of(s, side, "moved", rule, unit=unit_a & KIND_MASK, area=a, area2=b)
    check_missions(s, a, b)
    for unit, source, target in ((unit_a, a, b), (unit_b, b, a)):
        own = (unit >> KIND_BITS) - 1 == side
        if own and is_mine(s, target) and not is_mine(s, source):
            gain(s, side, MINE_GAIN, "H-29", "mined", area=target)


def standing(s: Table, side: int, card: int) -> list[int]:
    """The areas where the tokens of a side's mercenary card stand."""
    unit = unit_of(side, FIRST_MERCENARY + card)
    return [area for area in areas_of(s.sides[side].units) if s.area[area] == unit]
