"""Chapter 10: spawning."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, reveal

from ..box import SETUPS, TERRAIN
from ..state import NOBODY, Hulk, place, side_of
from .blips import forget
from .swarms import join

#: The terrain cards of each colour (D-8).
OF_COLOUR = tuple(
    tuple(n for n, card in enumerate(TERRAIN) if card.colour == colour) for colour in range(4)
)


def spawn(s: Hulk, at: int, count: int, rule: str) -> int:
    """D-84 The top cards of the blip pile of that side appear; D-86 as many as there are."""
    if at == NOBODY:
        return 0
    pile = s.blips[side_of(at)]
    cards = [pile.pop() for _ in range(min(count, len(pile)))]
    if cards:
        forget(s, cards)
        join(s, at, tuple(cards), shielded=s.is_shielded(at))
        reveal(s)
        s.tell("spawned", rule, count=len(cards), place=at)
    return len(cards)


def spawn_behind(s: Hulk, marine: int, count: int, rule: str) -> None:
    """D-87, D-99 Behind a marine: at his position on the side he does not face."""
    spawn(s, place(1 - s.facing[marine], s.position(marine)), count, rule)


def spawn_icon(s: Hulk, major: bool, colour: int) -> Flow[None]:
    """D-85 Genestealers appear at every terrain card of the colour, the major or minor number."""
    cards = [card for card in OF_COLOUR[colour] if s.terrain[card] != NOBODY]
    if not cards:
        return
    setup = SETUPS[s.seats]
    count = setup.major if major else setup.minor
    cards.sort(key=lambda card: side_of(s.terrain[card]))  # the left pile first
    while cards:
        card = cards[0]
        if len(cards) > 1 and is_short(s, cards, count):
            # D-86 too few: the current player decides which terrain card comes first
            options: list[Option] = [("spawn-first", c) for c in cards]
            answer = yield Ask(s.current, "spawn-first", "D-86", options)
            card = answer[1]
        cards.remove(card)
        appeared = spawn(s, s.terrain[card], wanted(s, card, count), "D-85")
        if card == s.capped:
            s.capped_spawned += appeared


def is_short(s: Hulk, cards: list[int], count: int) -> bool:
    """D-86 Do these terrain cards share a side whose blip pile is too small for all of them?

    D-201 An empty pile leaves nothing to decide, nor do cards at one place.
    """
    places = {s.terrain[card] for card in cards}
    sides = {side_of(at) for at in places}
    if len(sides) > 1 or len(places) == 1:
        return False
    wants = [wanted(s, card, count) for card in cards]
    return 0 < len(s.blips[sides.pop()]) < sum(wants) and min(wants) > 0


def wanted(s: Hulk, card: int, count: int) -> int:
    """D-176 At the watched terrain card at most one appears, both icons together."""
    return min(count, 1 - s.capped_spawned) if card == s.capped else count
