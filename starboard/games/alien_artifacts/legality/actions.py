"""Why not? Basic and operational actions (chapters 6 and 13).

A reason is a rule and the key of a sentence: it is put into words only when somebody asks.
"""

from __future__ import annotations

from typing import Final

from ..box import LIMITS
from ..reading.effects import BUY, GOLD, INCOME, LAUNCH, MINE, UNBLOCK
from ..reading.tables import (
    COST_MODS,
    EVERYTHING,
    MODIFIERS,
    PLANETS,
    ROW,
    ROW_CARDS,
    SHIPS,
    TECHNOLOGIES,
    WITH_GOLD,
    bits,
    total,
)
from ..rules.costs import ROW_OF, card_limit, coin_of, fees_for, price_of, unfinished, working
from ..rules.paying import hues, payable
from ..state import Galaxy
from ..text import Reason

#: The options for completing a card, by row (A-70 to A-72).
VERBS: Final = ("build", "develop", "explore")
#: Why no card of a row can act.
NOT_READY: Final = ("no-ready-ship", "no-ready-technology", "no-ready-planet")
OPERATIONS: Final = {"launch": LAUNCH, "income": INCOME, "mine-planets": MINE}


# ---- basic actions ------------------------------------------------------------------------------


def why_not_buy_any(s: Galaxy, change: int = 0) -> Reason | None:
    """A-69 The whole price must be in the Bank; A-134 a fee may lower it by more than it costs."""
    p = s.players[s.active]
    raw, bank = LIMITS.buy_cost + change, p.bank
    if p.logistic & MODIFIERS[BUY]:
        raw += total(COST_MODS[BUY], working(s))
    if max(0, raw) <= bank:
        return None
    if not p.blockaded:
        return "A-69", "no-credits"
    for spent, card in enumerate(bits(fees_for(s, BUY)), 1):
        raw += total(COST_MODS[BUY], 1 << card)
        if max(0, raw) + spent * LIMITS.blockade_fee <= bank:
            return None
    return "A-69", "no-credits"


def why_not_buy(s: Galaxy, row: int, change: int = 0) -> Reason | None:
    """A-68 An empty deck cannot be chosen."""
    if not s.decks[row]:
        return "A-68", "empty-deck"
    return why_not_buy_any(s, change)


def why_not_complete(s: Galaxy, card: int, discount: int = 0, mixed: bool = False) -> Reason | None:
    """A-53 One own card under construction can be completed if the rest can be paid (A-39)."""
    if not s.me.projects >> card & 1:
        return "A-53", "not-under-construction"
    row = ROW[card]
    coin = EVERYTHING if mixed else WITH_GOLD + row
    if payable(s, row, coin, price_of(s, card, discount), card_limit(s, row)):
        return None
    return "A-39", "too-dear"


def why_not_prepare(s: Galaxy, row: int) -> Reason | None:
    """A-73, A-76 There must be a card of that row, and a half of its colour or gold."""
    p = s.players[s.active]
    if not p.projects & ROW_CARDS[row] or (p.attached and not unfinished(s, row)):
        return "A-73", "nothing-to-prepare"
    if not hues(p) & (1 << row | 1 << GOLD):
        return "A-76", "no-fitting-half"
    return None


def why_not_trade(s: Galaxy) -> Reason | None:
    """A-78, A-80 There must be a card in the hand or in stock."""
    return None if s.me.hand or s.me.stock else ("A-78", "nothing-to-sell")


def why_not_unblock(s: Galaxy, row: int, count: int) -> Reason | None:
    """A-82, A-83 Every 2 symbols of the row's colour (gold too) remove one of its tokens."""
    if (s.me.blockaded & ROW_CARDS[row]).bit_count() < count:
        return "A-82", "no-token"
    price = count * LIMITS.blockade_removal
    if payable(s, UNBLOCK, WITH_GOLD + row, price, card_limit(s, UNBLOCK)):
        return None
    return "A-39", "too-dear"


# ---- operational actions ------------------------------------------------------------------------


def ready_ships(s: Galaxy) -> int:
    """A-117, A-146 Operational ships that have not attacked this turn and could."""
    p = s.players[s.active]
    ships = p.operational & SHIPS & ~s.sorties
    return ships if p.bank else ships & ~p.blockaded


def ready(s: Galaxy, purpose: int) -> int:
    """A-146 Own operational cards of the row that could act, if need be for a fee."""
    if purpose == LAUNCH:
        return ready_ships(s)
    p = s.players[s.active]
    cards = p.operational & (TECHNOLOGIES if purpose == INCOME else PLANETS)
    return cards if p.bank else cards & ~p.blockaded


def why_not_operate(s: Galaxy, purpose: int) -> Reason | None:
    """A-144, A-146 5 symbols, and a card that could act."""
    if not ready(s, purpose):
        return "A-146", NOT_READY[ROW_OF[purpose]]
    coin, cards = coin_of(s, purpose), card_limit(s, purpose)
    if payable(s, purpose, coin, LIMITS.operational_cost, cards):
        return None
    return "A-39", "too-dear"


def why_not_fly(s: Galaxy, card: int) -> Reason | None:
    """A-117 A ship attacks once a turn; A-134 a blockaded one needs its fee."""
    if s.sorties >> card & 1:
        return "A-117", "has-attacked"
    if not ready_ships(s) >> card & 1:
        return "A-134", "no-fee"
    return None if s.squad >> card & 1 else ("A-147", "not-in-squad")
