"""Chapter 6: what a round of an action card is, and what it says when it is over."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Flow

from ..state import Station

#: What a round says: another one may follow, the card is done, or it was declined and stays; a
#: number from 0 on is a card that it sets off.
GO_ON, DONE, DECLINED = -1, -2, -3

#: State, seat, the card's slot, rounds done before; a flow if there may be something to ask.
Round = Callable[[Station, int, int, int], Flow[int] | int]


def fizzle(s: Station, slot: int, done: int) -> int:
    """T-56 An action without a legal target does nothing."""
    if not done:
        s.tell("fizzles", "T-56", card=s.places[slot])
    return DONE
