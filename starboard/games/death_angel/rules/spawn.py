"""Chapter 10: spawning."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, reveal

from ..box import SETUPS, TERRAIN
from ..state import NOBODY, Hulk, place, side_of
from .blips import forget, top

#: The terrain cards of each colour (D-8).
OF_COLOUR = tuple(
    tuple(n for n, card in enumerate(TERRAIN) if card.colour == colour) for colour in range(4)
)


def spawn(s: Hulk, at: int, count: int, rule: str) -> int:
    """D-84 The top cards of the blip pile of that side appear; D-86 as many as there are."""
    side = at >> 4
    cards = top(s.blips[side], count)
    if cards:
        if s.mixed:
            forget(s, cards)
        # D-88 They join the swarm there at once; D-103 its Power Field covers them, too.
        s.swarms[side][at & 15] += tuple(cards)
        reveal(s)
        if s.told is not None:
            s.tell("spawned", rule, count=len(cards), place=at)
    return len(cards)


def spawn_behind(s: Hulk, marine: int, count: int, rule: str) -> None:
    """D-87, D-99 Behind a marine: at his position on the side he does not face."""
    spawn(s, place(1 - s.facing[marine], s.position(marine)), count, rule)


def spawn_icon(s: Hulk, major: bool, colour: int) -> Flow[None]:
    """D-85 Genestealers appear at every terrain card of the colour, the major or minor number."""
    cards = OF_COLOUR[colour]
    setup = SETUPS[s.seats]
    count = setup.major if major else setup.minor
    if s.terrain[cards[0]] != NOBODY and is_short(s, cards, count):
        # D-86 The current player decides which terrain card comes first, so which gets fewer.
        options: list[Option] = [("spawn-first", card) for card in cards]
        answer = yield Ask(s.current, "spawn-first", "D-86", options)
        if answer[1] == cards[1]:
            cards = cards[::-1]
    for card in cards:
        at = s.terrain[card]
        if at != NOBODY:
            if card == s.capped:  # D-176 at most one in all, both icons together
                s.capped_spawned += spawn(s, at, wanted(s, card, count), "D-85")
            else:
                spawn(s, at, count, "D-85")


def is_short(s: Hulk, cards: tuple[int, ...], count: int) -> bool:
    """D-86 Do these terrain cards share a side whose blip pile is too small for both of them?

    D-201 An empty pile leaves nothing to decide, nor do cards at one place.
    """
    first, second = cards  # there are two of each colour
    one, two = s.terrain[first], s.terrain[second]
    if one == two or side_of(one) != side_of(two):  # one that is not there has no side
        return False
    wants = wanted(s, first, count), wanted(s, second, count)
    return 0 < len(s.blips[side_of(one)]) < sum(wants) and min(wants) > 0


def wanted(s: Hulk, card: int, count: int) -> int:
    """D-176 At the watched terrain card at most one appears, both icons together."""
    return min(count, 1 - s.capped_spawned) if card == s.capped else count
