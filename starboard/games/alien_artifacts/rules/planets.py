"""Chapter 7: planets and production."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

from ..box import LIMITS
from ..reading.tables import (
    COLOUR,
    HALVES,
    ICONS,
    PRODUCTION_CARDS,
    PRODUCTION_MODS,
    SYMBOLS,
    TYPE,
    total,
)
from ..state import FROM_PRODUCTION, NOBODY, Galaxy
from .blockades import offer_fees
from .costs import working
from .decks import take_resource
from .gains import gain_vp


def exploit(s: Galaxy, planet: int) -> None:
    """A-86 Exploit: produce 3 cards at once. (A-85 Settling needs nothing: its discount works.)"""
    s.then(offer_fees, PRODUCTION_CARDS)
    s.then(produce_when_placed, planet)


def produce_when_placed(s: Galaxy, planet: int) -> None:
    """A-86 3 cards, and modifiers."""
    s.then(produce, planet, LIMITS.placement_production + total(PRODUCTION_MODS, working(s)))


def produce(s: Galaxy, planet: int, count: int) -> None:
    """A-87 Draw the top Resource card and put it under the planet, one half showing."""
    s.then(show_a_half, planet)
    card = take_resource(s)
    if card != NOBODY:
        s.revealed.append(card)
        if s.told is not None:
            s.tell("produced", "A-87", seat=s.active, card=planet, resource=card, type=TYPE[planet])
        if ICONS[card] >> TYPE[planet] & 1:  # A-90 one point, however many halves match
            gain_vp(s, s.active, 1, FROM_PRODUCTION, "A-88")
    if count > 1:
        s.then(produce, planet, count - 1)


def show_a_half(s: Galaxy, planet: int) -> Flow[None]:
    """A-88, A-89 The player chooses which half of the produced card shows, where there is a choice.

    A-90 The point for a match does not depend on it.
    """
    if not s.revealed:
        return  # A-155 there was no card
    card, matches = s.revealed[-1], ICONS[s.revealed[-1]] >> TYPE[planet] & 1
    rule = "A-88" if matches else "A-89"
    halves = showable(card, TYPE[planet])
    half = halves[0]
    if len(halves) > 1 and not alike(card):
        options = [("show", each) for each in halves]
        _, half = yield Ask(s.active, "show", rule, options, card=planet)
    s.revealed.remove(card)
    s.players[s.active].stock.append(planet << 8 | half)
    if s.told is not None:
        key = "shows-match" if matches else "shows-either" if len(halves) > 1 else "shows-smaller"
        s.tell(key, rule, seat=s.active, card=planet, half=half)


def showable(card: int, kind: int) -> list[int]:
    """A-88, A-89 The half with fewer symbols may show, and any half with the planet's icon."""
    halves = (2 * card, 2 * card + 1)
    fewest = min(SYMBOLS[half] for half in halves)
    return [half for half in halves if SYMBOLS[half] == fewest or HALVES[half].icon == kind]


def alike(card: int) -> bool:
    """Do both halves pay the same?"""
    top, bottom = 2 * card, 2 * card + 1
    return (SYMBOLS[top], COLOUR[top]) == (SYMBOLS[bottom], COLOUR[bottom])
