"""Chapter 3: what hand and stock can pay.

A payment says which symbols count (a "coin", see tables.py), how many are missing and how many
cards may be used. A purse adds up what all cards together can give, for every coin at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import Final

from ..reading.effects import ANY
from ..reading.tables import (
    BEST,
    COLOUR,
    COST_MODS,
    EVERYTHING,
    FITTING,
    FITTING_HALF,
    GOLD_COUNTS,
    HUES,
    LIMIT_MODS,
    MODIFIERS,
    ONE_COLOUR,
    PURSE_OF_CARD,
    PURSE_OF_HALF,
    VALUE,
    WITH_GOLD,
    bits,
    colours_of,
    total,
)
from ..state import Galaxy, Player
from .costs import fees_for, kept_back

NOTHING_PAID: Final = 9  # more symbols than any half has
NEVER: Final = 99
ALL_MODIFIERS: Final = reduce(or_, MODIFIERS)


def purse(p: Player) -> int:
    """What hand and stock can pay, for every coin at once (see tables.py)."""
    found = 0
    for card in p.hand:
        found += PURSE_OF_CARD[card]
    for a in p.stock:
        found += PURSE_OF_HALF[a & 255]
    return found


def easy(s: Galaxy) -> bool:
    """Could a payment take more than the purse says: E-33 wild symbols, A-134 a fee?"""
    p = s.players[s.active]
    return bool(s.wild or (p.blockaded & p.logistic & ALL_MODIFIERS and p.bank))


def reach(p: Player, coin: int, cards: int) -> int:
    """The most symbols that so many cards of hand and stock give (A-31)."""
    best, hand = BEST[coin], p.hand
    if not p.stock and len(hand) == cards + 1:  # nearly always: all but the worst card
        found, worst = 0, 3
        for card in hand:
            value = best[card]
            found += value
            if value < worst:
                worst = value
        return found - worst
    values = [best[card] for card in hand]
    if p.stock:
        visible = VALUE[coin]
        values += [visible[a & 255] for a in p.stock]
    values.sort(reverse=True)
    return sum(values[:cards])


def payable(s: Galaxy, purpose: int, coin: int, price: int, cards: int) -> bool:
    """A-39 Can this price be paid in full, if need be with fees for blockaded cards?"""
    if price <= 0:
        return True
    p = s.players[s.active]
    if s.wild:
        coin = EVERYTHING
    if coin >= ONE_COLOUR:
        return any(reach(p, colour, cards) >= price for colour in colours_of(coin))
    if 3 * cards >= price and reach(p, coin, cards) >= price:
        return True
    if not p.blockaded or not (fees := fees_for(s, purpose)):
        return False
    credits = p.bank - kept_back(s, purpose)
    return any(
        price <= less or reach(p, gold, cards + more) >= price - less
        for less, more, gold in with_fees(purpose, coin, fees, credits)
    )


def with_fees(purpose: int, coin: int, fees: int, credits: int) -> Iterable[tuple[int, int, int]]:
    """What fees can buy: (symbols less, cards more, coin), each in its cheapest way."""
    ways = {(0, 0, coin): 0}
    for card in bits(fees):
        for (less, more, gold), spent in list(ways.items()):
            if spent < credits:
                golden = coin < WITH_GOLD and GOLD_COUNTS[purpose] >> card & 1
                better = (
                    less - total(COST_MODS[purpose], 1 << card),
                    more + total(LIMIT_MODS[purpose], 1 << card),
                    coin + WITH_GOLD if golden else gold,
                )
                ways[better] = min(ways.get(better, NEVER), spent + 1)
    return ways


@lru_cache(maxsize=1 << 16)
def waste(cards: tuple[int, ...], left: int, slots: int, least: int) -> int:
    """A-38 The fewest symbols lost when ``left`` are paid without a superfluous card.

    ``cards[m]`` counts cards whose halves can have the values m (bits: 1, 2, 3 symbols); ``least``
    is the smallest value used so far. NEVER if it cannot be done.
    """
    best = NEVER
    for choice in range(1, 8):
        if not cards[choice]:
            continue
        for value in (3, 2, 1):
            if not choice >> (value - 1) & 1:
                continue
            if value >= left:
                if value - left < min(least, value):
                    best = min(best, value - left)
            elif slots > 1:
                rest = (*cards[:choice], cards[choice] - 1, *cards[choice + 1 :])
                best = min(best, waste(rest, left - value, slots - 1, min(least, value)))
    return best


def affords(
    p: Player, needs: tuple[int, ...], slots: int, used: frozenset[int], least: int = NOTHING_PAID
) -> bool:
    """A-105 Can several colours be paid one after the other, each card used once?"""
    if not needs:
        return True
    colour, left = needs[0], needs[1]
    for half in halves(p):
        value = VALUE[colour][half]
        if not value or not slots or half >> 1 in used:
            continue
        now = used | {half >> 1}
        if value < left:
            going_on = (colour, left - value, *needs[2:])
            if affords(p, going_on, slots - 1, now, min(least, value)):
                return True
        elif value - left < min(least, value) and affords(p, needs[2:], slots - 1, now):
            return True
    return False


def hues(p: Player) -> int:
    """The colours among the usable halves of hand and stock, as bits."""
    found = 0
    for card in p.hand:
        found |= HUES[card]
    for a in p.stock:
        found |= 1 << COLOUR[a & 255]
    return found


def halves(p: Player, colour: int = ANY) -> list[int]:
    """A-30, A-91 What can be used: both halves of hand cards, the visible ones in stock.

    A-76, A-78 Of a colour and gold only, if a colour is given.
    """
    fitting = FITTING[colour]
    found: list[int] = []
    for card in p.hand:
        found += fitting[card]
    if p.stock:
        visible = FITTING_HALF[colour]
        for a in p.stock:
            found += visible[a & 255]
    return found
