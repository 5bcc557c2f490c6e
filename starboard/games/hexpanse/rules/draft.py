"""Chapter 5.1, advanced mode: the simultaneous draft of allied tiles (H-10 to H-13)."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, reveal

from ..state import DRAFT_FIRST, DRAFT_SECOND, DRAFT_THROW, NO_TILE, Table
from .sides import right_of, sides_of, tell_of, turn_order

FULL_HAND = 3
LARGE_HAND = 2  # H-13 with five factions
KEPT_IN_THE_END = 2


def draft(s: Table) -> None:
    """H-11 Keep a tile of the hand and pass on the others, twice; then throw one out.

    H-13 With five factions everybody keeps one and gets the other of the neighbour.
    """
    seats = sorted(set(s.chairs))
    deal(s)
    s.then_each(seats, keep)
    if len(s.sides) > 4:
        s.then(pass_last)
        return
    s.then(pass_on)
    s.then_each(seats, keep)
    s.then(pass_last)
    s.then_each(seats, throw)
    s.then(throw_out)


def deal(s: Table) -> None:
    """H-11 Each draws 3 tiles; H-12 with four the last in turn order draws two; H-13 with five
    everybody draws two."""
    hand = LARGE_HAND if len(s.sides) > 4 else FULL_HAND
    for side in turn_order(s):
        count = min(hand, len(s.rest))
        s.sides[side].hand = [s.rest.pop() for _ in range(count)]
    reveal(s)
    s.stage = DRAFT_FIRST


def keep(s: Table, seat: int) -> None:
    """H-11 All at once, secretly: keep one tile, for each side that a seat plays."""
    for side in sides_of(s, seat):
        s.then(keep_tile, seat, side)


def keep_tile(s: Table, seat: int, side: int) -> Flow[None]:
    """H-11 Keep one of the tiles in hand; a single one without a question."""
    me = s.sides[side]
    options: list[Option] = [("keep", tile) for tile in me.hand]
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "keep-tile", "H-11", options, faction=me.faction)
    me = s.sides[side]
    me.hand.remove(answer[1])
    me.kept.append(answer[1])


def pass_on(s: Table) -> None:
    """H-11 Pass the other tiles to the right."""
    hands = [side.hand for side in s.sides]
    for number, hand in enumerate(hands):
        s.sides[right_of(s, number)].hand = hand
    reveal(s)
    s.stage = DRAFT_SECOND


def pass_last(s: Table) -> None:
    """H-11 Pass the last tile to the right, to be kept there, and reveal all."""
    hands = [side.hand for side in s.sides]
    for number, hand in enumerate(hands):
        s.sides[number].hand = []
        s.sides[right_of(s, number)].kept += hand
    reveal(s)
    for number, side in enumerate(s.sides):
        tell_of(s, number, "tiles-shown", "H-11", ally=tuple(side.kept))
    s.stage = DRAFT_THROW


def throw(s: Table, seat: int) -> None:
    """H-11 All at once: throw out one tile of the right neighbour, for each side of a seat; H-12
    never from one who has two."""
    for side in sides_of(s, seat):
        if len(s.sides[right_of(s, side)].kept) > KEPT_IN_THE_END:
            s.then(throw_tile, seat, side)


def throw_tile(s: Table, seat: int, side: int) -> Flow[None]:
    """H-11 Which one."""
    options: list[Option] = [("throw", tile) for tile in s.sides[right_of(s, side)].kept]
    faction = s.sides[side].faction
    _, tile = yield Ask(seat, "throw-tile", "H-11", options, faction=faction)
    s.sides[side].thrown = tile


def throw_out(s: Table) -> None:
    """H-11 What all have chosen is thrown out at once."""
    reveal(s)
    for number, side in enumerate(s.sides):
        if side.thrown != NO_TILE:
            s.sides[right_of(s, number)].kept.remove(side.thrown)
            s.rest.append(side.thrown)
            tell_of(s, number, "tile-thrown", "H-11", ally=side.thrown)
            side.thrown = NO_TILE
