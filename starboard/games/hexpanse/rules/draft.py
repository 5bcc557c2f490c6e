"""Chapter 5.1, advanced mode: the simultaneous draft of allied tiles (H-10 to H-13)."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, reveal, together

from ..state import DRAFT_FIRST, DRAFT_SECOND, DRAFT_THROW, NO_TILE, TURNS, Table
from .asking import tell_of

FULL_HAND = 3
LARGE_HAND = 2  # H-13 with five factions
KEPT_IN_THE_END = 2


def right_of(s: Table, side: int) -> int:
    """The neighbour on the right: turns go to the left, so it is the one before."""
    return (side - 1) % len(s.sides)


def deal(s: Table, order: list[int]) -> int:
    """H-11 Each draws 3 tiles; H-12 with four the last in turn order draws two; H-13 with five
    everybody draws two."""
    hand = LARGE_HAND if len(s.sides) > 4 else FULL_HAND
    for side in order:
        count = min(hand, len(s.rest))
        s.sides[side].hand = [s.rest.pop() for _ in range(count)]
    reveal(s)
    return DRAFT_FIRST


def sides_of(s: Table, seat: int) -> list[int]:
    """The sides that a seat plays."""
    return [side for side, chair in enumerate(s.chairs) if chair == seat]


def keep_first(s: Table) -> Flow[bool]:
    """H-11 All at once, secretly: keep one tile of the hand."""
    yield from together({seat: keep(s, seat, 1) for seat in dict.fromkeys(s.chairs)})
    return True


def keep_second(s: Table) -> Flow[bool]:
    """H-11 All at once, secretly: keep one of the tiles received."""
    yield from together({seat: keep(s, seat, 2) for seat in dict.fromkeys(s.chairs)})
    return True


def keep(s: Table, seat: int, number: int) -> Flow[None]:
    """One seat's choice, for each side it plays; a single tile is kept without a question."""
    for side in sides_of(s, seat):
        if len(s.sides[side].kept) >= number or not s.sides[side].hand:
            continue
        tile = s.sides[side].hand[0]
        if len(s.sides[side].hand) > 1:
            faction = s.sides[side].faction
            # the default argument binds this round's side; the hand is looked up when listed
            options = Lazy(lambda side=side: [("keep", t) for t in s.sides[side].hand])  # type: ignore[misc]
            _, tile = yield Ask(seat, "keep-tile", "H-11", options, faction=faction)
        s.sides[side].hand.remove(tile)
        s.sides[side].kept.append(tile)


def pass_on(s: Table) -> int:
    """H-11 Pass the other tiles to the right; H-13 with five factions the draft ends with it."""
    hands = [side.hand for side in s.sides]
    for number, hand in enumerate(hands):
        s.sides[right_of(s, number)].hand = hand
    reveal(s)
    if len(s.sides) <= 4:
        return DRAFT_SECOND
    for side in s.sides:
        side.kept += side.hand
        side.hand = []
    show(s)
    return TURNS


def pass_last(s: Table) -> int:
    """H-11 Pass the last tile to the right and reveal all."""
    hands = [side.hand for side in s.sides]
    for number, hand in enumerate(hands):
        s.sides[number].hand = []
        s.sides[right_of(s, number)].kept += hand
    show(s)
    return DRAFT_THROW


def show(s: Table) -> None:
    """H-11 All reveal their tiles."""
    reveal(s)
    for number, side in enumerate(s.sides):
        tell_of(s, number, "tiles-shown", "H-11", ally=tuple(side.kept))


def throw_out(s: Table) -> Flow[bool]:
    """H-11 Each throws out one tile of the right neighbour; H-12 never from one who has two."""
    yield from together({seat: throw(s, seat) for seat in dict.fromkeys(s.chairs)})
    reveal(s)
    for number in range(len(s.sides)):
        tile = s.sides[number].thrown
        if tile != NO_TILE:
            victim = s.sides[right_of(s, number)]
            victim.kept.remove(tile)
            s.rest.append(tile)
            s.sides[number].thrown = NO_TILE
            tell_of(s, number, "tile-thrown", "H-11", ally=tile)
    return True


def throw(s: Table, seat: int) -> Flow[None]:
    """One seat's choice, for each side it plays."""
    for side in sides_of(s, seat):
        tiles = tuple(s.sides[right_of(s, side)].kept)
        if len(tiles) > KEPT_IN_THE_END:
            options = [("throw", tile) for tile in tiles]
            _, tile = yield Ask(seat, "throw-tile", "H-11", options, faction=s.sides[side].faction)
            s.sides[side].thrown = tile
