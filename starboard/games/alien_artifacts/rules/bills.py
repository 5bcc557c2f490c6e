"""Chapter 3: a bill is a payment that is being made, card by card.

It lies in the state: what it is for, which symbols count, how many are still missing and how many
cards may still be used. Every option leads to a payment without a superfluous card (A-38), the
thriftiest one first.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import LIMITS
from ..legality.effects import ALL_COLOURS
from ..reading.effects import OTHER, Pay
from ..reading.tables import (
    COLOUR,
    COST_MODS,
    COUNTED,
    EVERYTHING,
    GOLD_COUNTS,
    LIMIT_MODS,
    ONE_COLOUR,
    USABLE,
    VALUE,
    WITH_GOLD,
    bits,
    colours_of,
    one_of,
    total,
)
from ..state import NOBODY, Galaxy, Player
from .costs import card_limit, fees_for
from .gains import pay_fee
from .paying import NEVER, NOTHING_PAID, affords, payable, waste

THRIFT: Final = itemgetter(0)  # of a half with the symbols that it loses
#: By coin and card: to pay with its halves that count, each after its kind (see tables.py).
PAYMENTS: Final[tuple[tuple[tuple[tuple[int, Option], ...], ...], ...]] = tuple(
    tuple(tuple((kind, ("pay", half)) for kind, half in halves) for halves in row) for row in USABLE
)


def bill_effect(
    s: Galaxy, pay: Pay, card_limit_of_card: int = 0, colours: int = ALL_COLOURS
) -> None:
    """A-34, A-36 The price in symbols of an effect: a payment of its own, without gold."""
    cards = card_limit(s, OTHER) if not card_limit_of_card else card_limit_of_card + s.assembly
    if pay.one_colour:
        bill(s, OTHER, one_of(colours), pay.one_colour, cards)
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
    s.then(pay)


def pay(s: Galaxy) -> Flow[None]:
    """A-30, A-31 One half after the other from hand or stock, or a fee that eases the payment."""
    while s.bill:
        purpose, coin, left, slots, *_ = s.bill
        answer = yield Ask(
            s.active, "pay", "A-31", Lazy(pay_options, s),
            symbols=left, coin=coin, count=slots, purpose=purpose,
        )  # fmt: skip
        if answer[0] == "fee":
            lift(s, answer[1])
            s.bill = still_due(*eased(s.bill, answer[1]))
        else:
            spend(s, answer[1])
            settle(s, answer[1])


def settle(s: Galaxy, half: int) -> None:
    """A-32 All symbols of one payment have one colour: the first card fixes it."""
    purpose, coin, left, slots, least, *rest = s.bill
    if coin >= ONE_COLOUR:
        coin = COLOUR[half]
    s.paid = coin % WITH_GOLD if coin < EVERYTHING else NOBODY
    value = VALUE[coin][half]
    s.bill = still_due(purpose, coin, left - value, slots - 1, min(value, least), *rest)


def still_due(
    purpose: int, coin: int, left: int, slots: int, least: int, *rest: int
) -> tuple[int, ...]:
    """A-105 The bill as it is now: the next colour when one is paid, nothing when all are."""
    if left > 0:
        return (purpose, coin, left, slots, least, *rest)
    return (purpose, rest[0], rest[1], slots, NOTHING_PAID, *rest[2:]) if rest else ()


def spend(s: Galaxy, half: int) -> None:
    """A-31 A used card of hand or stock goes to the discard pile."""
    take_away(s.players[s.active], half)
    s.discard.append(half >> 1)
    if s.told is not None:
        s.tell("spends", "A-31", seat=s.active, half=half)


def take_away(p: Player, half: int) -> None:
    """Take a card out of the hand, or out of the stock of a planet (A-91)."""
    try:
        p.hand.remove(half >> 1)
    except ValueError:
        p.stock.remove(next(a for a in p.stock if a & 255 == half))


# ---- fees that ease a payment (A-134) -----------------------------------------------------------


def lift(s: Galaxy, card: int) -> None:
    """A-135 The fee is paid: the card works for what is going on."""
    pay_fee(s, s.active, card)
    s.lifted |= 1 << card


def helps(s: Galaxy, card: int) -> bool:
    """A-136 Is it possible to pay the bill after the fee for this card?"""
    s.lifted |= 1 << card
    s.me.bank -= LIMITS.blockade_fee
    purpose, coin, left, slots, *_ = eased(s.bill, card)
    can = payable(s, purpose, coin, left, slots)
    s.me.bank += LIMITS.blockade_fee
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


# ---- the options --------------------------------------------------------------------------------


def pay_options(s: Galaxy) -> list[Option]:
    """Every half that a payment can go on with, the thriftiest first; then fees that help."""
    purpose, coin, left, slots, least, *rest = s.bill
    p = s.players[s.active]
    options: list[Option] = []
    if coin >= ONE_COLOUR:
        options = any_colour(p, coin, left, slots, least)
    else:
        cards, pieces = usable_halves(p, coin)
        for _, kinds in losses(cards, left, slots, least):
            for kind, option in pieces:
                if kind in kinds:
                    options.append(option)
    if rest:
        options = [option for option in options if leaves_enough(s, option[1])]
    if p.blockaded and least == NOTHING_PAID and (fees := fees_for(s, purpose)):
        options += [("fee", card) for card in bits(fees) if helps(s, card)]
    return options


def any_colour(p: Player, coin: int, left: int, slots: int, least: int) -> list[Option]:
    """A-32 The first half fixes the colour of the payment."""
    ranked: list[tuple[int, Option]] = []
    for colour in colours_of(coin):
        cards, pieces = usable_halves(p, colour)
        for lost, kinds in losses(cards, left, slots, least):
            ranked += [(lost, option) for kind, option in pieces if kind in kinds]
    ranked.sort(key=THRIFT)
    return [option for _, option in ranked]


def leaves_enough(s: Galaxy, half: int) -> bool:
    """A-105 Can the other colours still be paid when this half is spent now?"""
    _, coin, left, slots, least, *rest = s.bill
    value = VALUE[coin][half]
    used = frozenset({half >> 1})
    if value >= left:
        return affords(s.me, tuple(rest), slots - 1, used)
    return affords(s.me, (coin, left - value, *rest), slots - 1, used, min(least, value))


def usable_halves(p: Player, coin: int) -> tuple[int, list[tuple[int, Option]]]:
    """The cards that count (see tables.py), and to pay with each of their halves, by its kind.

    Equal cards in stock are the same: only the first of them is listed.
    """
    counted, payments = COUNTED[coin], PAYMENTS[coin]
    cards = 0
    pieces: list[tuple[int, Option]] = []
    for card in p.hand:
        cards += counted[card]
        pieces += payments[card]
    if p.stock:
        values = VALUE[coin]
        seen = set()
        for a in p.stock:  # A-91 their visible halves
            half = a & 255
            value = values[half]
            if value:
                choice = 1 << value >> 1
                cards += 1 << 8 * choice
                if (COLOUR[half], value) not in seen:
                    seen.add((COLOUR[half], value))
                    pieces.append((choice << 2 | value, ("pay", half)))
    return cards, pieces


@lru_cache(maxsize=1 << 16)
def losses(
    counted: int, left: int, slots: int, least: int
) -> tuple[tuple[int, frozenset[int]], ...]:
    """A-38 By symbols lost, the fewest first: the kinds of halves that a payment can go on with.

    ``counted`` are the cards that can be used (see tables.py). It is the best payment with a half
    that counts; kinds that lead to none are left out.
    """
    cards = tuple(counted >> 8 * choice & 255 for choice in range(8))
    found: dict[int, set[int]] = {}
    for choice in range(1, 8):
        if cards[choice]:
            others = (*cards[:choice], cards[choice] - 1, *cards[choice + 1 :])
            for value in (1, 2, 3):
                if choice >> (value - 1) & 1:
                    lost = lost_with(others, value, left, slots, least)
                    if lost < NEVER:
                        found.setdefault(lost, set()).add(choice << 2 | value)
    return tuple((lost, frozenset(found[lost])) for lost in sorted(found))


def lost_with(others: tuple[int, ...], value: int, left: int, slots: int, least: int) -> int:
    """A-38 The symbols lost by the best payment that goes on with this value."""
    smallest = min(value, least)
    if value >= left:
        return value - left if value - left < smallest else NEVER
    return waste(others, left - value, slots - 1, smallest) if slots > 1 else NEVER
