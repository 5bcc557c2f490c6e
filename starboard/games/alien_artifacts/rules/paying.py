"""Chapter 3: Resource cards and paying.

A payment is a bill in the state: what it is for, which symbols count (a "coin", see tables.py),
how many are still missing and how many cards may still be used. The player pays it card by card;
every option leads to a payment without a superfluous card (A-38), the thriftiest one first.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import LIMITS
from ..effects import LAUNCH, OTHER, Pay
from ..state import NOBODY, PAY, Galaxy, Player
from ..tables import (
    BEST,
    CHOICES,
    COLOUR,
    COST_MODS,
    DISCOUNTS,
    EVERYTHING,
    GOLD_COUNTS,
    HUES,
    LIMIT_MODS,
    MODIFIERS,
    ONE_COLOUR,
    ROW_CARDS,
    SHIPS,
    SYMBOLS,
    VALUE,
    WITH_GOLD,
    bits,
    total,
)  # fmt: skip
from .gains import pay_fee

#: Why something is not allowed: a rule and the key of the sentence.
Reason = tuple[str, str]

BASE_LIMIT = LIMITS.assembly_limit
BASE_COST, COST_STEP = LIMITS.build_cost, LIMITS.cost_step
NOTHING_PAID = 9  # more symbols than any half has
NEVER = 99


# ---- costs and limits -------------------------------------------------------------------------


def working(s: Galaxy) -> int:
    """A-133, A-134 Logistic cards of the active player that work: no token, or the fee is paid."""
    p = s.players[s.active]
    return p.logistic & ~(p.blockaded & ~s.lifted) if p.blockaded else p.logistic


def cost_of(s: Galaxy, row: int) -> int:
    """A-50, A-52 5 + cards of that row in the Empire - reductions; A-51 never below 0."""
    p = s.players[s.active]
    owned = ((p.logistic | p.operational) & ROW_CARDS[row]).bit_count()
    cost = BASE_COST + COST_STEP * owned
    if p.logistic & DISCOUNTS:
        cost += total(COST_MODS[row], working(s))
    return cost if cost > 0 else 0


def card_limit(s: Galaxy, purpose: int) -> int:
    """A-35, A-37 The Assembly limit: 2 cards and all modifiers that apply."""
    if not s.players[s.active].logistic & MODIFIERS[purpose]:
        return BASE_LIMIT + s.assembly
    return BASE_LIMIT + s.assembly + total(LIMIT_MODS[purpose], working(s))


def symbols_on(p: Player, card: int) -> int:
    """A-56 The symbols attached to a card under construction."""
    found = 0
    for a in p.attached:
        if a >> 8 == card:
            found += SYMBOLS[a & 255]
    return found


def fees_for(s: Galaxy, purpose: int) -> int:
    """A-134 Blockaded cards of the active player that would help if 1 credit were paid."""
    p = s.me
    blocked = p.blockaded & ~s.lifted
    if not blocked or p.bank <= kept_back(s, purpose):
        return 0
    return blocked & p.logistic & MODIFIERS[purpose]


def kept_back(s: Galaxy, purpose: int) -> int:
    """A-147 One ship must attack: if all are blockaded, its fee may not be spent before."""
    if purpose != LAUNCH:
        return 0
    p = s.me
    return 0 if p.operational & SHIPS & ~s.sorties & ~p.blockaded else LIMITS.blockade_fee


# ---- can it be paid? --------------------------------------------------------------------------


def reach(p: Player, coin: int, cards: int) -> int:
    """The most symbols that so many cards of hand and stock give (A-31)."""
    best = BEST[coin]
    values = [best[card] for card in p.hand]
    if p.stock:
        value = VALUE[coin]
        values += [value[a & 255] for a in p.stock]
    spare = len(values) - cards
    if spare <= 0:
        return sum(values)
    if spare == 1:
        return sum(values) - min(values)
    values.sort(reverse=True)
    return sum(values[:cards])


def payable(s: Galaxy, purpose: int, coin: int, price: int, cards: int) -> bool:
    """A-39 Can this price be paid in full, if need be with fees for blockaded cards?"""
    if price <= 0:
        return True
    p = s.me
    if s.wild:
        coin = EVERYTHING
    if coin == ONE_COLOUR:
        return any(reach(p, colour, cards) >= price for colour in range(3))
    if 3 * cards >= price and reach(p, coin, cards) >= price:
        return True
    fees = fees_for(s, purpose)
    if not fees:
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


def halves(p: Player) -> list[int]:
    """A-30, A-91 What can be used: both halves of hand cards, the visible ones in stock."""
    found = [half for card in p.hand for half in (2 * card, 2 * card + 1)]
    found += [a & 255 for a in p.stock]
    return found


# ---- the bill ---------------------------------------------------------------------------------


def why_not_pay(s: Galaxy, pay: Pay, card_limit_of_card: int = 0) -> Reason | None:
    """A-39, A-169 The price of an effect must be payable in full."""
    p = s.me
    if pay.credits > p.bank:
        return "A-39", "no-credits"
    if pay.discard > len(p.hand):
        return "A-39", "no-hand-card"
    cards = card_limit(s, OTHER) if not card_limit_of_card else card_limit_of_card + s.assembly
    if pay.one_colour and not payable(s, OTHER, ONE_COLOUR, pay.one_colour, cards):
        return "A-39", "too-dear"
    if len(pay.symbols) == 1:
        colour, symbols = pay.symbols[0]
        if not payable(s, OTHER, colour, symbols, cards):
            return "A-39", "too-dear"
    elif pay.symbols:
        price = sum(symbols for _, symbols in pay.symbols)
        needs = tuple(number for need in pay.symbols for number in need)
        if s.wild:
            paid = payable(s, OTHER, EVERYTHING, price, cards)
        else:
            paid = affords(p, needs, cards, frozenset())
        if not paid:
            return "A-39", "too-dear"
    return None


def bill_effect(s: Galaxy, pay: Pay, card_limit_of_card: int = 0) -> None:
    """A-34, A-36 The price in symbols of an effect: a payment of its own, without gold."""
    cards = card_limit(s, OTHER) if not card_limit_of_card else card_limit_of_card + s.assembly
    if pay.one_colour:
        bill(s, OTHER, ONE_COLOUR, pay.one_colour, cards)
    elif pay.symbols:
        (colour, symbols), *rest = pay.symbols
        bill(s, OTHER, colour, symbols, cards, tuple(n for need in rest for n in need))


def bill(
    s: Galaxy, purpose: int, coin: int, price: int, cards: int, rest: tuple[int, ...] = ()
) -> None:
    """A-36 A payment in symbols is due. E-33 A wild payment takes all colours."""
    if price <= 0:
        return
    if s.wild:
        s.wild -= 1
        coin, price, rest = EVERYTHING, price + sum(rest[1::2]), ()
    s.bill = (purpose, coin, price, cards, NOTHING_PAID, *rest)
    s.todo.append((PAY,))


def pay_options(s: Galaxy) -> list[Option]:
    """Every half that a payment can go on with, the thriftiest first; then fees that help."""
    purpose, coin, left, slots, least, *rest = s.bill
    p = s.me
    coins = (0, 1, 2) if coin == ONE_COLOUR else (coin,)
    ranked = [entry for one in coins for entry in ranked_halves(p, one, left, slots, least)]
    if rest:
        ranked = [(lost, half) for lost, half in ranked if leaves_enough(s, half)]
    ranked.sort(key=lambda entry: entry[0])
    options: list[Option] = [("pay", half) for _, half in ranked]
    if least == NOTHING_PAID and (fees := fees_for(s, purpose)):
        options += [("fee", card) for card in bits(fees) if helps(s, card)]
    return options


def leaves_enough(s: Galaxy, half: int) -> bool:
    """A-105 Can the other colours still be paid when this half is spent now?"""
    _, coin, left, slots, least, *rest = s.bill
    value = VALUE[coin][half]
    used = frozenset({half >> 1})
    if value >= left:
        return affords(s.me, tuple(rest), slots - 1, used)
    return affords(s.me, (coin, left - value, *rest), slots - 1, used, min(least, value))


def ranked_halves(
    p: Player, coin: int, left: int, slots: int, least: int
) -> list[tuple[int, int]]:
    """Halves that can be paid next, each with the symbols that the best payment with it loses.

    Equal cards in stock are the same: only the first of them is listed.
    """
    choices, values = CHOICES[coin], VALUE[coin]
    counts = [0] * 8
    pieces: list[tuple[int, int, int]] = []  # choices of its card, value, half
    for card in p.hand:
        choice = choices[card]
        if choice:
            counts[choice] += 1
            top, bottom = values[2 * card], values[2 * card + 1]
            if top:
                pieces.append((choice, top, 2 * card))
            if bottom:
                pieces.append((choice, bottom, 2 * card + 1))
    seen = 0
    for a in p.stock:
        half = a & 255
        value = values[half]
        if value:
            counts[1 << value >> 1] += 1
            kind = 1 << (COLOUR[half] * 4 + value)
            if not seen & kind:
                seen |= kind
                pieces.append((1 << value >> 1, value, half))
    found = []
    known: dict[int, int] = {}
    for choice, value, half in pieces:
        lost = known.get(choice << 2 | value)
        if lost is None:
            if value >= left:
                lost = value - left
                if lost >= min(least, value):
                    lost = NEVER
            elif slots > 1:
                counts[choice] -= 1
                lost = waste(tuple(counts), left - value, slots - 1, min(least, value))
                counts[choice] += 1
            else:
                lost = NEVER
            known[choice << 2 | value] = lost
        if lost < NEVER:
            found.append((lost, half))
    return found


def helps(s: Galaxy, card: int) -> bool:
    """A-136 Is it possible to pay the bill after the fee for this card?"""
    s.lifted |= 1 << card
    s.me.bank -= 1
    purpose, coin, left, slots, *_ = eased(s.bill, card)
    can = payable(s, purpose, coin, left, slots)
    s.me.bank += 1
    s.lifted ^= 1 << card
    return can


def eased(due: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A bill after the fee for a card that modifies it."""
    purpose, coin, left, slots, *more = due
    if GOLD_COUNTS[purpose] >> card & 1 and coin < WITH_GOLD:
        coin += WITH_GOLD
    left += total(COST_MODS[purpose], 1 << card)
    slots += total(LIMIT_MODS[purpose], 1 << card)
    return (purpose, coin, left, slots, *more)


def pay(s: Galaxy) -> Flow[None]:
    """A-30, A-31 One more half of a card from hand or stock, or a fee that eases the payment."""
    purpose, coin, left, slots, *_ = s.bill
    answer = yield Ask(
        s.active, "pay", "A-31", Lazy(lambda: pay_options(s)),
        symbols=left, coin=coin, count=slots, purpose=purpose,
    )  # fmt: skip
    if answer[0] == "fee":
        lift(s, answer[1])
        s.bill = eased(s.bill, answer[1])
    else:
        spend(s, answer[1])
        settle(s, answer[1])
    if s.bill[2] <= 0:
        rest = s.bill[5:]
        if rest:
            s.bill = (s.bill[0], rest[0], rest[1], s.bill[3], NOTHING_PAID, *rest[2:])
        else:
            s.bill = ()
            s.todo.pop()


def settle(s: Galaxy, half: int) -> None:
    """A-32 All symbols of one payment have one colour: the first card fixes it."""
    purpose, coin, left, slots, least, *rest = s.bill
    if coin == ONE_COLOUR:
        coin = COLOUR[half]
    s.paid = coin % WITH_GOLD if coin < EVERYTHING else NOBODY
    value = VALUE[coin][half]
    s.bill = (purpose, coin, left - value, slots - 1, min(least, value), *rest)


def lift(s: Galaxy, card: int) -> None:
    """A-135 The fee is paid: the card works for what is going on."""
    pay_fee(s, s.active, card)
    s.lifted |= 1 << card


def spend(s: Galaxy, half: int) -> None:
    """A-31 A used card of hand or stock goes to the discard pile."""
    take_away(s.players[s.active], half)
    s.discard.append(half >> 1)
    if s.told is not None:
        s.tell("spends", "A-31", seat=s.active, half=half)


def take_away(p: Player, half: int) -> None:
    """Take a card out of the hand, or out of the stock of a planet (A-91)."""
    card = half >> 1
    if card in p.hand:
        p.hand.remove(card)
    else:
        p.stock.remove(next(a for a in p.stock if a & 255 == half))


