"""What things cost a player now, and the best way to pay: everything from the rules of paying."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.draw import Tally
from starboard.kernel import Message

from ..box import LIMITS
from ..legality.effects import colours_that_do
from ..reading.effects import COLOURS, GOLD, OTHER, Effect
from ..reading.tables import EVERYTHING, ONE_COLOUR, SYMBOLS, WITH_GOLD, effects_of, one_of
from ..rules.bills import pay_options, settle, take_away
from ..rules.costs import card_limit
from ..rules.paying import NOTHING_PAID
from ..scene.layout import SYMBOL_COLOURS
from ..state import Galaxy
from ..text import half_word, say


@dataclass(frozen=True, slots=True)
class Price:
    """A price in symbols: what it is for, which symbols count, how many, with how many cards."""

    purpose: int
    coin: int
    symbols: int
    cards: int
    rest: tuple[int, ...] = ()  # further colours and their numbers


@dataclass(frozen=True, slots=True)
class Payment:
    """The best payment: its halves, and how many symbols are lost (A-38)."""

    halves: tuple[int, ...]
    lost: int


def best_payment(s: Galaxy, price: Price) -> Payment | None:
    """A-38 What would be paid with, the thriftiest way; None if a fee would have to help."""
    if price.symbols <= 0:
        return Payment((), 0)
    p = s.me
    before = p.hand[:], p.stock[:], s.bill, s.paid
    coin, symbols, rest = price.coin, price.symbols, price.rest
    if s.wild:
        coin, symbols, rest = EVERYTHING, symbols + sum(rest[1::2]), ()
    s.bill = (price.purpose, coin, symbols, price.cards, NOTHING_PAID, *rest)
    halves: list[int] = []
    try:
        while s.bill:
            half = next((option[1] for option in pay_options(s) if option[0] == "pay"), None)
            if half is None:
                return None
            take_away(p, half)
            settle(s, half)
            halves.append(half)
    finally:
        p.hand[:], p.stock[:], s.bill, s.paid = before
    due = symbols + sum(rest[1::2])
    return Payment(tuple(halves), sum(SYMBOLS[half] for half in halves) - due)


def effect_price(s: Galaxy, effect: Effect) -> Price | None:
    """A-34 The symbols that an effect asks for, if any."""
    pay = effect.pay
    cards = effect.card_limit + s.assembly if effect.card_limit else card_limit(s, OTHER)
    if pay.one_colour:
        return Price(OTHER, one_of(colours_that_do(s, effect)), pay.one_colour, cards)
    if not pay.symbols:
        return None
    (colour, symbols), *rest = pay.symbols
    return Price(OTHER, colour, symbols, cards, tuple(n for need in rest for n in need))


def price_line(s: Galaxy, price: Price) -> tuple[Message, ...]:
    """The best payment in words: with which halves, and what is lost."""
    found = best_payment(s, price)
    if found is None or not found.halves:
        return ()
    halves = [f"@{half_word(half)}" for half in found.halves]
    return (say("outlook-best", list=halves, lost=found.lost),)


def payment_marks(s: Galaxy, price: Price) -> tuple[tuple[str, Message], ...]:
    """The halves that would be paid with, marked at their places."""
    found = best_payment(s, price)
    return tuple((f"half:{half}", say("mark-pays")) for half in found.halves) if found else ()


# ---- prices as signs ----------------------------------------------------------------------------


def symbols_tally(coin: int, symbols: int) -> Tally | Message:
    """A price in symbols with its sign; one in any one colour has none."""
    said = say("price-said", symbols=symbols, coin=coin)
    if coin >= ONE_COLOUR or coin == EVERYTHING:
        return said
    colour = coin % WITH_GOLD
    return Tally(said, ((f"aa-{COLOURS[colour]}", SYMBOL_COLOURS[colour], symbols),))


def credits_tally(credits: int) -> Tally:
    """A price in credits."""
    said = say("gain-credits", amount=credits)
    return Tally(said, (("aa-credit", SYMBOL_COLOURS[GOLD], credits),))


def effect_tally(s: Galaxy, source: int, fee: bool = False) -> Tally | Message | None:
    """A-169 What an effect asks for; A-134 with the fee for a blockaded card."""
    effect = effects_of(source)[0]
    credits = effect.pay.credits + (LIMITS.blockade_fee if fee else 0)
    price = effect_price(s, effect)
    if price is not None and not price.rest:
        return symbols_tally(price.coin, price.symbols)
    if price is not None:
        needs = [price.coin, price.symbols, *price.rest]
        pairs = list(zip(needs[::2], needs[1::2], strict=True))
        signs = tuple((f"aa-{COLOURS[c]}", SYMBOL_COLOURS[c], n) for c, n in pairs)
        return Tally(say("list", list=[say("symbols-of", amount=n, colour=c) for c, n in pairs]),
                     signs)  # fmt: skip
    if effect.pay.discard:
        return say("price-cards", count=effect.pay.discard)
    return credits_tally(credits) if credits else None
