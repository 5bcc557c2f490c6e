"""The options of the Action phase, listed quickly.

This list is asked for more often than anything else, so it does not ask every why-not of every
candidate: what all cards together can pay (a purse, see rules/paying.py) is added up once. Nothing
is decided here that ``why_not_...`` would not decide in the same way, and a test holds the two
together; where a fee or a wild payment may ease a price, the why-nots themselves are asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starboard.kernel import Option

from ..box import FACTIONS, LIMITS
from ..reading.effects import BUY, LAUNCH, ROWS, UNBLOCK
from ..reading.tables import (
    ABILITY,
    ACTION_CARDS,
    ADDITIONAL_CARDS,
    COIN_BITS,
    COIN_MASK,
    MODIFIERS,
    MOST,
    OPERATION_CARDS,
    PRICES,
    ROW,
    ROW_CARDS,
    WITH_GOLD,
    bits,
)
from ..rules.costs import BASE_COST, BASE_LIMIT, COST_STEP, attached_symbols, card_limit, cost_of
from ..rules.paying import easy, purse
from ..state import Galaxy, Player
from .actions import (
    OPERATIONS,
    VERBS,
    ready,
    why_not_buy_any,
    why_not_complete,
    why_not_operate,
    why_not_unblock,
)
from .effects import playable_artifacts, possible, why_not_ability, why_not_carry_out, why_not_use

#: The options that are offered again and again, made once.
BUYS: Final[list[Option]] = [("buy", row) for row in range(len(ROWS))]
PREPARES: Final[list[Option]] = [("prepare", row) for row in range(len(ROWS))]
TRADING: Final[Option] = ("trade",)
ABILITIES: Final[list[Option]] = [("ability", faction) for faction in range(len(FACTIONS))]
ASK_THE_RULE: Final = -99  # no price is so low
BUY_COST, OPERATIONAL_COST = LIMITS.buy_cost, LIMITS.operational_cost
REMOVAL_COST: Final = LIMITS.blockade_removal
#: Without these a purchase has its full price (A-64).
BUYERS: Final = MODIFIERS[BUY]
#: By row: its cards; where a purse tells what is in it of the row's colour and gold; the cards
#: that change what completing costs; Prepare.
BY_ROW: Final = [
    (row, cards, COIN_BITS * (WITH_GOLD + row), MODIFIERS[row], PREPARES[row])
    for row, cards in enumerate(ROW_CARDS)
]
#: The operational actions: the cards that act, where a purse tells what is in it of their colour.
OPERATIONAL: Final[list[tuple[int, Option, int, int]]] = [
    (purpose, (name,), ROW_CARDS[purpose - LAUNCH], COIN_BITS * (purpose - LAUNCH))
    for name, purpose in OPERATIONS.items()
]


def action_options(s: Galaxy) -> list[Option]:
    """A-45 Actions as long as one is left, ADDITIONAL cards, Artifacts, the end of the phase."""
    p = s.players[s.active]
    logistic = p.logistic
    options: list[Option] = []
    if s.actions:
        held = purse(p)
        eased = easy(s) if s.wild or p.blockaded else False
        if p.bank >= BUY_COST or (logistic & BUYERS and not why_not_buy_any(s)):
            options += BUYS if all(s.decks) else [BUYS[row] for row in range(3) if s.decks[row]]
        if p.projects:
            project_options(s, p, held, eased, options)
        if held:
            options.append(TRADING)  # A-78 anything can be sold
        if p.blockaded:
            unblock_options(s, p, held, eased, options)
        if p.operational:
            operational_options(s, p, held, eased, options)
        if quickly(s, held, ABILITY + p.faction) if not eased else not why_not_ability(s):
            options.append(ABILITIES[p.faction])
        if logistic & ACTION_CARDS:
            cards = bits(logistic & ACTION_CARDS)
            options += [("card-action", card) for card in cards if not why_not_use(s, card)]
        if not options and not s.acted:
            options.append(("pass",))  # A-41 only if no action at all is legal
    if logistic & ADDITIONAL_CARDS:
        cards = bits(logistic & ADDITIONAL_CARDS & ~s.used)
        options += [("use-card", card) for card in cards if not why_not_use(s, card)]
    if p.artifacts:
        options += playable_artifacts(s, inside=False)
    if s.acted:
        options.append(("end",))
    return options


def project_options(s: Galaxy, p: Player, held: int, eased: bool, options: list[Option]) -> None:
    """A-53, A-73 Complete or prepare cards, row by row: what the row's coin can pay is known."""
    projects, empire = p.projects, p.logistic | p.operational
    usual = BASE_LIMIT + s.assembly << COIN_BITS
    attached = attached_symbols(p.attached)[0] if p.attached else None
    for row, cards, place, helpers, prepare in BY_ROW:
        building = projects & cards
        if not building:
            continue
        fitting = held >> place & COIN_MASK
        if eased:
            why_not = why_not_complete
            options += [each for each in completions(building) if not why_not(s, each[1])]
            cost, most = cost_of(s, row), ASK_THE_RULE
        elif p.logistic & helpers:
            cost, most = cost_of(s, row), MOST[fitting | card_limit(s, row) << COIN_BITS]
        else:
            cost = BASE_COST + COST_STEP * (empire & cards).bit_count()
            most = MOST[fitting | usual]
        if attached is None:
            if cost <= most:
                options += completions(building)
            needed = True
        else:
            needed = False
            for option in completions(building):
                price = cost - attached.get(option[1], 0)
                if price > 0:
                    needed = True
                if price <= most:
                    options.append(option)
        if fitting and needed:  # a half that fits, and a card that needs it
            options.append(prepare)


@lru_cache(maxsize=1 << 14)
def completions(cards: int) -> tuple[Option, ...]:
    """The options to complete these cards."""
    return tuple((VERBS[ROW[card]], card) for card in bits(cards))


def unblock_options(s: Galaxy, p: Player, held: int, eased: bool, options: list[Option]) -> None:
    """A-82 Remove blockades, so many in a row."""
    limit = card_limit(s, UNBLOCK) << COIN_BITS
    for row, cards, place, _, _ in BY_ROW:
        if p.blockaded & cards:
            count = (p.blockaded & cards).bit_count()
            if not eased:
                count = min(count, MOST[held >> place & COIN_MASK | limit] // REMOVAL_COST)
            for each in range(1, count + 1):
                if not eased or why_not_unblock(s, row, each) is None:
                    options.append(("unblock", row, each))


def operational_options(
    s: Galaxy, p: Player, held: int, eased: bool, options: list[Option]
) -> None:
    """A-44 The operational actions."""
    unusual = eased or p.logistic & OPERATION_CARDS
    usual = BASE_LIMIT + s.assembly << COIN_BITS
    for purpose, option, cards, place in OPERATIONAL:
        if p.operational & cards:
            if unusual:
                if why_not_operate(s, purpose) is None:
                    options.append(option)
            elif MOST[held >> place & COIN_MASK | usual] >= OPERATIONAL_COST:
                if not (s.sorties or p.blockaded) or ready(s, purpose):
                    options.append(option)


def quickly(s: Galaxy, held: int, source: int) -> bool:
    """A-39, A-177 Can an effect be paid from a purse, and something come of it?"""
    price = PRICES[source]
    if price is None:
        return why_not_carry_out(s, source, "A-177") is None
    places, symbols = price
    if symbols:
        limit = BASE_LIMIT + s.assembly << COIN_BITS
        for place in places:
            if MOST[held >> place & COIN_MASK | limit] >= symbols:
                break
        else:
            return False
    return possible(s, source)
