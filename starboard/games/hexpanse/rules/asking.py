"""Questions to a side and what it is told of: a player with two factions hears which (H-123)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.kernel import Ask, Option

from ..state import NO_FACTION, Table

#: What a question is for while the faction itself is chosen: the player's first, or the second.
FIRST_PART, SECOND_PART = -1, -2


def ask_side(
    s: Table, side: int, key: str, rule: str, options: Sequence[Option], facts: dict[str, Any]
) -> Ask:
    """The question for the player of a side."""
    chair = s.chairs[side]
    if s.chairs.count(chair) > 1:
        facts["part"] = part_of(s, side, chair)
    return Ask(chair, key, rule, options, facts)


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
