"""Chapters 3, 5 and 6: what things cost, and how many cards may pay for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ..box import LIMITS
from ..reading.effects import BUY, INCOME, LAUNCH, MINE
from ..reading.tables import (
    ALL_CARDS,
    COST_MODS,
    GOLD_COUNTS,
    HAND_CARDS,
    HAND_MODS,
    LIMIT_MODS,
    MODIFIERS,
    ROW,
    ROW_CARDS,
    ROW_DISCOUNTS,
    SYMBOLS,
    WITH_GOLD,
    bits,
    mask_of,
    total,
)
from ..state import Galaxy, Player

BASE_LIMIT: Final = LIMITS.assembly_limit
BASE_COST, COST_STEP = LIMITS.build_cost, LIMITS.cost_step
#: By purpose: the cards that allow more cards in a payment.
LIMITERS: Final = tuple(mask_of(mods) for mods in LIMIT_MODS)


def working(s: Galaxy) -> int:
    """A-133, A-134 Logistic cards of the active player that work: no token, or the fee is paid."""
    p = s.players[s.active]
    return p.logistic & ~(p.blockaded & ~s.lifted) if p.blockaded else p.logistic


# ---- completing cards (A-50 to A-56) ------------------------------------------------------------


def cost_of(s: Galaxy, row: int) -> int:
    """A-50, A-52 5 + cards of that row in the Empire - reductions; A-51 never below 0."""
    p = s.players[s.active]
    logistic = p.logistic
    cost = BASE_COST + COST_STEP * ((logistic | p.operational) & ROW_CARDS[row]).bit_count()
    if logistic & ROW_DISCOUNTS[row]:
        cost += total(COST_MODS[row], working(s) if p.blockaded else logistic)
    return cost if cost > 0 else 0


def symbols_on(p: Player, card: int) -> int:
    """A-56 The symbols attached to a card under construction."""
    found = 0
    for a in p.attached:
        if a >> 8 == card:
            found += SYMBOLS[a & 255]
    return found


@lru_cache(maxsize=1 << 15)
def attached_symbols(attached: tuple[int, ...]) -> tuple[Mapping[int, int], int]:
    """A-56 The same for all cards that have any, added up once for what is attached; the most."""
    found: dict[int, int] = {}
    for a in attached:
        card = a >> 8
        found[card] = found.get(card, 0) + SYMBOLS[a & 255]
    return found, max(found.values(), default=0)


def price_of(s: Galaxy, card: int, discount: int = 0) -> int:
    """A-53 What is left to pay for a card: its cost without the attached symbols."""
    return cost_of(s, ROW[card]) - symbols_on(s.players[s.active], card) - discount


def unfinished(s: Galaxy, row: int, among: int = ALL_CARDS) -> list[int]:
    """A-77 Cards of a row whose attached symbols do not reach the cost yet."""
    p = s.players[s.active]
    cards = p.projects & ROW_CARDS[row] & among
    if not cards:
        return []
    symbols, most = attached_symbols(p.attached)
    if most < BASE_COST and not p.logistic & ROW_DISCOUNTS[row]:
        return list(bits(cards))  # A-50 without reductions no cost is lower
    cost = cost_of(s, row)
    found = []
    for card in bits(cards):
        if symbols.get(card, 0) < cost:
            found.append(card)
    return found


# ---- limits and other prices --------------------------------------------------------------------


def card_limit(s: Galaxy, purpose: int) -> int:
    """A-35, A-37 The Assembly limit: 2 cards and all modifiers that apply."""
    if not s.players[s.active].logistic & LIMITERS[purpose]:
        return BASE_LIMIT + s.assembly
    return BASE_LIMIT + s.assembly + total(LIMIT_MODS[purpose], working(s))


HAND_SIZE: Final = LIMITS.hand_size


def hand_limit(s: Galaxy) -> int:
    """A-48 3 cards, and modifiers."""
    if not s.players[s.active].logistic & HAND_CARDS:
        return HAND_SIZE
    return HAND_SIZE + total(HAND_MODS, working(s))


def buy_price(s: Galaxy, change: int = 0) -> int:
    """A-64, A-66 5 credits; Exploitation planets lower it, to at least 0."""
    if not s.players[s.active].logistic & MODIFIERS[BUY]:
        return max(0, LIMITS.buy_cost + change)
    return max(0, LIMITS.buy_cost + change + total(COST_MODS[BUY], working(s)))


#: The colour of each operational action (A-144); rows and colours have the same numbers.
ROW_OF: Final = {LAUNCH: 0, INCOME: 1, MINE: 2}


def coin_of(s: Galaxy, purpose: int) -> int:
    """A-145 Gold cannot be used, unless a card says so (E-15)."""
    colour = ROW_OF[purpose]
    if not GOLD_COUNTS[purpose] & s.players[s.active].logistic:
        return colour
    return WITH_GOLD + colour if GOLD_COUNTS[purpose] & working(s) else colour


# ---- fees (A-134) -------------------------------------------------------------------------------


def fees_for(s: Galaxy, purpose: int) -> int:
    """A-134 Blockaded cards of the active player that would help if 1 credit were paid."""
    p = s.players[s.active]
    blocked = p.blockaded & ~s.lifted
    if not blocked or p.bank <= kept_back(s, purpose):
        return 0
    return blocked & p.logistic & MODIFIERS[purpose]


def kept_back(s: Galaxy, purpose: int) -> int:
    """A-146 One card must act: if all are blockaded, its fee may not be spent before."""
    if not LAUNCH <= purpose <= MINE:
        return 0
    p = s.me
    cards = p.operational & ROW_CARDS[purpose - LAUNCH]
    free = cards & ~p.blockaded & (~s.sorties if purpose == LAUNCH else -1)
    return 0 if free else LIMITS.blockade_fee
