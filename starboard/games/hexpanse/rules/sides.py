"""Questions to a side, and news of it: a player with two factions hears which is meant (H-123)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.kernel import Ask, Option

from ..state import FIRST_PART, NO_FACTION, SECOND_PART, Table


def ask_side(
    s: Table, side: int, key: str, rule: str, options: Sequence[Option], **facts: Any
) -> Ask:
    """The question for the player of a side."""
    chair = s.chairs[side]
    if s.chairs.count(chair) > 1:
        facts["part"] = part_of(s, side, chair)
    ask = Ask(chair, key, rule, options)
    ask.facts = facts  # as they are: packing them twice would take as long as the rest
    return ask


def tell_of(s: Table, side: int, key: str, rule: str, **facts: Any) -> None:
    """What happened to a side: of a player who leads several factions, to which of them."""
    if s.told is not None:
        s.tell(key, rule, seat=s.chairs[side], side=of_several(s, side), **facts)


def of_several(s: Table, side: int) -> int:
    """The faction of a side if its player leads another one, too."""
    return s.sides[side].faction if s.chairs.count(s.chairs[side]) > 1 else NO_FACTION


def part_of(s: Table, side: int, chair: int) -> int:
    """The faction of a side, or which one it will be."""
    faction = s.sides[side].faction
    if faction != NO_FACTION:
        return faction
    known = any(s.sides[n].faction != NO_FACTION for n, c in enumerate(s.chairs) if c == chair)
    return SECOND_PART if known else FIRST_PART


def turn_order(s: Table) -> list[int]:
    """H-17 The sides from the starting one leftwards."""
    return [(s.first + i) % len(s.sides) for i in range(len(s.sides))]


def sides_of(s: Table, seat: int) -> list[int]:
    """The sides that a seat plays."""
    return [side for side, chair in enumerate(s.chairs) if chair == seat]


def side_of(s: Table, faction: int) -> int:
    """The side that plays a faction."""
    return next(n for n, side in enumerate(s.sides) if side.faction == faction)


def right_of(s: Table, side: int) -> int:
    """The neighbour on the right: turns go to the left, so it is the one before."""
    return (side - 1) % len(s.sides)


def side_shown(s: Table, seat: int | None) -> int:
    """The side whose ships a seat sees: its own, and of two the one whose turn it is."""
    if seat is None or s.chairs[s.active] == seat:
        return s.active
    own = sides_of(s, seat)
    return next((n for n in own if s.sides[n].alive), own[0])
