"""What is not allowed, and why. The options are what no refusal forbids."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal, Seat

from .state import FUEL, HOLDS, LIMIT, Table
from .text import refusal


def why_not_stow(s: Table, seat: Seat, hold: int) -> Refusal | None:
    """E-5 A hold carries at most twelve tons."""
    load = s.holds[seat][hold] + s.wreck
    return refusal("E-5", "overload", hold=hold, tons=load) if load > LIMIT else None


def why_not_bid(s: Table, seat: Seat, card: int) -> Refusal | None:
    """E-3 Only a card of one's own hand."""
    return None if card in s.hands[seat] else refusal("E-3", "not-in-hand", fuel=card)


def beside(s: Table, ask: Ask, key: str) -> Refusal | None:
    """E-3, E-5 What is touched at the wrong time says what comes first."""
    match key.split(":"):
        case ["fuel", _]:
            return refusal("E-3", "bids-are-in")
        case ["hold", _]:  # an own one
            return refusal("E-5", "bid-first" if ask.key == "bid" else "stowed")
    return None


def refused(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """What one may try in vain at a question, and why."""
    if ask.key == "stow":
        for hold in range(HOLDS):
            if (why := why_not_stow(s, ask.seat, hold)) is not None:
                yield ("stow", hold), why
    if ask.key == "bid":
        for card in FUEL:
            if (why := why_not_bid(s, ask.seat, card)) is not None:
                yield ("bid", card), why
