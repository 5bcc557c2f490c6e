"""Chapter 10: spawning."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, reveal

from ..box import KIND_OF, SETUPS, TERRAIN
from ..state import NOBODY, SIDES, Hulk, place, side_of
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
            kinds = tuple(sorted(KIND_OF[card] for card in cards))
            s.tell("spawned", rule, count=len(cards), place=at, kind=kinds, pile=side,
                   rest=len(s.blips[side]), all=len(s.swarm(at)))  # fmt: skip
    elif count:
        s.tell("pile-empty", "D-84", pile=side, place=at)
    return len(cards)


def spawn_behind(s: Hulk, marine: int, count: int, rule: str) -> None:
    """D-87, D-99 Behind a marine: at their position on the side they do not face."""
    spawn(s, place(1 - s.facing[marine], s.position(marine)), count, rule)


def spawn_icon(s: Hulk, major: bool, colour: int) -> None:
    """D-85 Genestealers appear at every terrain card of the colour, the major or minor number."""
    setup = SETUPS[s.seats]
    cards = tuple([card for card in OF_COLOUR[colour] if s.terrain[card] != NOBODY])
    if cards:
        spawn_at_each(s, cards, setup.major if major else setup.minor)
    else:
        s.tell("no-terrain", "D-85", icon=4 * major + colour)


def spawn_at_each(s: Hulk, cards: tuple[int, ...], count: int) -> None:
    """D-85 At one terrain card after the other, as long as there is nothing to decide (D-86)."""
    for n, card in enumerate(cards):
        left = cards[n:]
        if len(left) > 1 and competing(s, left, count):
            s.then(choose_first_spawn, left, count)
            return
        spawn_at(s, card, count)


def choose_first_spawn(s: Hulk, cards: tuple[int, ...], count: int) -> Flow[None]:
    """D-86 The current player decides which terrain card comes first, so which gets fewer."""
    options: list[Option] = [("spawn-first", card) for card in competing(s, cards, count)]
    _, first = yield Ask(s.current, "spawn-first", "D-86", options)
    spawn_at(s, first, count)
    s.then(spawn_at_each, tuple([card for card in cards if card != first]), count)


def spawn_at(s: Hulk, card: int, count: int) -> None:
    """D-85 Genestealers appear at a terrain card."""
    appeared = spawn(s, s.terrain[card], wanted(s, card, count), "D-85")
    if card == s.capped:  # D-176 at most one in all, both icons together
        s.capped_spawned += appeared


def competing(s: Hulk, cards: tuple[int, ...], count: int) -> list[int]:
    """D-86 The terrain cards of a side whose blip pile is too small for all of them there.

    D-201 An empty pile leaves nothing to decide, nor do cards at one place.
    """
    for side in SIDES:
        there = [c for c in cards if side_of(s.terrain[c]) == side and wanted(s, c, count)]
        if len({s.terrain[card] for card in there}) > 1:
            if 0 < len(s.blips[side]) < sum(wanted(s, card, count) for card in there):
                return there
    return []


def wanted(s: Hulk, card: int, count: int) -> int:
    """D-176 At the watched terrain card at most one appears, both icons together."""
    return min(count, 1 - s.capped_spawned) if card == s.capped else count
