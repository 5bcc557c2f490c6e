"""Chapter 7: planets and production."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

from ..box import LIMITS
from ..state import NOBODY, PRODUCE, PRODUCTION, Galaxy, Step
from ..tables import COLOUR, ICONS, PRODUCTION_CARDS, PRODUCTION_MODS, SYMBOLS, TYPE, total
from .blockades import offer_fees
from .decks import take_resource
from .gains import gain_vp
from .paying import working


def exploit(s: Galaxy, planet: int) -> Flow[None]:
    """A-86 Exploit: produce 3 cards at once. (A-85 Settling needs nothing: its discount works.)"""
    yield from offer_fees(s, PRODUCTION_CARDS)
    count = LIMITS.placement_production + total(PRODUCTION_MODS, working(s))
    s.todo.append((PRODUCE, planet, count))


def produce(s: Galaxy, step: Step) -> Flow[None]:
    """A-87 Draw the top Resource card and put it under the planet, one half showing."""
    _, planet, count = step
    s.todo.pop()
    if count > 1:
        s.todo.append((PRODUCE, planet, count - 1))
    card = take_resource(s)
    if card == NOBODY:
        return
    s.revealed.append(card)
    matches = ICONS[card] >> TYPE[planet] & 1
    if s.told is not None:
        s.tell("produced", "A-87", seat=s.active, card=planet, resource=card)
    if matches:  # one point, however many halves match and whichever shows
        gain_vp(s, s.active, 1, PRODUCTION, "A-88")
    half = 2 * card
    top, bottom = SYMBOLS[half], SYMBOLS[half + 1]
    if (matches or top == bottom) and (top, COLOUR[half]) != (bottom, COLOUR[half + 1]):
        _, half = yield Ask(
            s.active, "show", "A-88" if matches else "A-89", [("show", half), ("show", half + 1)],
            {"card": planet},
        )  # fmt: skip
    elif bottom < top:  # A-89 without a match the half with fewer symbols must show
        half += 1
    s.revealed.remove(card)
    s.players[s.active].stock.append(planet << 8 | half)
