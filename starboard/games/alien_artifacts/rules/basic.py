"""Chapter 6: the basic actions: buy, complete, prepare, trade, remove blockades."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Ask, Flow, Lazy, Option, reveal

from ..box import LIMITS
from ..legality.actions import why_not_buy_any
from ..reading.effects import ANY, GOLD, PREPARE, TRADE, TRADE_DONE, UNBLOCK
from ..reading.tables import (
    ALL_CARDS,
    BUY_CARDS,
    COLOUR,
    FITTING,
    FITTING_HALF,
    LOOK_MODS,
    ROW,
    SYMBOLS,
    WITH_GOLD,
    bits,
    total,
)
from ..state import SETTING_UP, Galaxy
from .bills import bill, lift, spend, take_away
from .blockades import remove_blockades
from .completing import arrive
from .costs import buy_price, card_limit, fees_for, unfinished, working
from .decks import under_deck
from .gains import gain_credits, happen
from .paying import halves

CONSTRUCTION, EMPIRE_LOGISTIC, EMPIRE_OPERATIONAL = range(3)
#: The options by card, and by how many credits more are paid, made once.
KEEPS: Final[tuple[Option, ...]] = tuple(("keep", card) for card in range(len(ROW)))
EXTRAS: Final[list[Option]] = [("extra", count) for count in range(LIMITS.bank_max + 1)]
#: The options by colour and card, and by colour and half, made once (as in tables.py).
SALES, VISIBLE_SALES = (
    tuple(tuple(tuple(("sell", half) for half in halves) for halves in row) for row in table)
    for table in (FITTING, FITTING_HALF)
)


# ---- buy ----------------------------------------------------------------------------------------


def buy(s: Galaxy, row: int, change: int = 0, keep: int = 1, attach: int = 0) -> None:
    """A-64 A purchase from one deck; how much is spent is asked next."""
    s.then(spend_on_cards, row, change, keep, attach)


def spend_on_cards(s: Galaxy, row: int, change: int, keep: int, attach: int) -> Flow[None]:
    """A-65 All money is decided before the cards are drawn: 1 credit for each more card."""
    price = buy_price(s, change)
    options = buying_options(s, row, change, keep, price)
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(s.active, "extra", "A-65", options, deck=row, credits=price)
    if answer[0] == "fee":
        lift(s, answer[1])
        s.then(spend_on_cards, row, change, keep, attach)
        return
    extra = answer[1]
    price += extra * LIMITS.buy_extra_cost
    p = s.players[s.active]
    p.bank -= price
    look = total(LOOK_MODS, working(s)) if p.logistic & BUY_CARDS else 0
    count = draw_cards(s, row, keep + extra + look)
    if s.told is not None:
        s.tell("buys", "A-64", seat=s.active, deck=row, credits=price, count=count)
    s.then(keep_cards, row, keep, CONSTRUCTION, attach)


def buying_options(s: Galaxy, row: int, change: int, keep: int, price: int) -> list[Option]:
    """A-65 How many more cards than the first are paid for; A-134 fees come before."""
    p = s.players[s.active]
    most = max(0, min((p.bank - price) // LIMITS.buy_extra_cost, len(s.decks[row]) - keep))
    options: list[Option] = []
    if price <= p.bank:
        options = EXTRAS[: most + 1]
    blocked = p.blockaded & ~s.lifted & p.logistic & BUY_CARDS
    if p.bank and blocked:
        options += [("fee", card) for card in bits(blocked) if buyable_after(s, card, change)]
    return options


def buyable_after(s: Galaxy, card: int, change: int) -> bool:
    """A-136 Can the purchase still be paid after the fee for this card?"""
    s.lifted |= 1 << card
    s.me.bank -= LIMITS.blockade_fee
    can = why_not_buy_any(s, change) is None
    s.me.bank += LIMITS.blockade_fee
    s.lifted ^= 1 << card
    return can


def draw_cards(s: Galaxy, row: int, count: int) -> int:
    """A-67 The buyer sees both sides of the drawn cards; as many as there are."""
    deck = s.decks[row]
    count = min(count, len(deck))
    reveal(s)
    if count:
        s.drawn += deck[: -count - 1 : -1]
        del deck[-count:]
    return count


def keep_cards(
    s: Galaxy, row: int, left: int, zone: int, attachable: int = 0, kept: int = 0
) -> Flow[None]:
    """A-65, A-67 Keep some of the drawn cards; the others go under the deck in the order drawn."""
    card = s.drawn[0]
    rule = "A-25" if s.phase == SETTING_UP else "A-65"
    if len(s.drawn) > left:
        _, card = yield Ask(s.active, "keep", rule, Lazy(keep_options, s), count=left)
    s.drawn.remove(card)
    kept |= 1 << card
    p = s.players[s.active]
    if zone == CONSTRUCTION:
        p.projects |= 1 << card
    elif zone == EMPIRE_LOGISTIC:  # only in set-up, and nothing is triggered
        p.logistic |= 1 << card
    else:
        p.operational |= 1 << card
    back = 0
    if left > 1 and s.drawn:
        s.then(keep_cards, row, left - 1, zone, attachable, kept)
    else:
        back = len(s.drawn)
        under_deck(s, row, s.drawn)
        s.drawn = []
        if attachable:
            attach_more(s, row, attachable, kept, False)
    if s.told is not None:
        s.tell("keeps", rule, seat=s.active, card=card, zone=zone, count=back)
    if zone == CONSTRUCTION and s.phase != SETTING_UP:
        arrive(s, card)


def keep_options(s: Galaxy) -> list[Option]:
    """A-67 Any of the drawn cards, which only the buyer sees."""
    return [KEEPS[card] for card in s.drawn]


# ---- prepare ------------------------------------------------------------------------------------


def prepare(s: Galaxy, row: int) -> None:
    """A-73, A-74 Attach 1 or more cards in one row, up to the Assembly limit of that row."""
    s.then(attach, row, card_limit(s, PREPARE + row), False, ALL_CARDS, True)


def attach(
    s: Galaxy, row: int, left: int, may_stop: bool, among: int, preparing: bool
) -> Flow[None]:
    """A-73, A-74 Attach a card from hand or stock, the half that will count showing; then more."""
    options = Lazy(attach_options, s, row, may_stop, among, preparing)
    answer = yield Ask(s.active, "attach", "A-73", options, count=left)
    if answer[0] == "fee":
        lift(s, answer[1])
        s.then(attach, row, card_limit(s, PREPARE + row), may_stop, among, preparing)
    elif answer[0] == "attach":
        _, half, card = answer
        p = s.players[s.active]
        take_away(p, half)
        p.attached += (card << 8 | half,)  # A-92 the half that shows is fixed
        if s.told is not None:
            s.tell("attaches", "A-73", seat=s.active, half=half, card=card)
        attach_more(s, ROW[card], left - 1, among, preparing)


def attach_more(s: Galaxy, row: int, left: int, among: int, preparing: bool) -> None:
    """A-74, A-77 As long as cards are left of the limit, and some card needs more."""
    if left and unfinished(s, row, among):
        s.then(attach, row, left, True, among, preparing)


def attach_options(
    s: Galaxy, row: int, may_stop: bool, among: int, preparing: bool
) -> list[Option]:
    """A-73, A-76 A half of the row's colour or gold, for a card of the row that needs it."""
    options: list[Option] = []
    for each in (0, 1, 2) if row == ANY else (row,):
        cards = unfinished(s, each, among)
        if cards:
            for half in halves(s.players[s.active], each):
                for card in cards:
                    options.append(("attach", half, card))
    if may_stop:
        options.append(("done",))
    elif preparing and s.players[s.active].blockaded and options:
        options += [("fee", card) for card in bits(fees_for(s, PREPARE + row))]
    return options


# ---- trade --------------------------------------------------------------------------------------


def trade(s: Galaxy) -> None:
    """A-78, A-79 Sell 1 or more cards, up to the Assembly limit of Trade."""
    s.then(sell, ANY, card_limit(s, TRADE), 0)


def sell(s: Galaxy, colour: int, left: int, sold: int) -> Flow[None]:
    """A-78, A-79 Half after half, up to the Assembly limit; then 1 credit for each symbol.

    ``colour`` is ANY as long as only gold was sold.
    """
    options = Lazy(sell_options, s, colour, sold)
    answer = yield Ask(s.active, "sell", "A-78", options, count=left, credits=sold)
    if answer[0] == "fee":
        lift(s, answer[1])
        s.then(sell, colour, card_limit(s, TRADE), sold)
        return
    if answer[0] == "sell":
        half, p = answer[1], s.players[s.active]
        spend(s, half)
        colour = COLOUR[half] if COLOUR[half] != GOLD else colour
        left, sold = left - 1, sold + SYMBOLS[half]
        if left and (p.hand or p.stock):
            s.then(sell, colour, left, sold)
            return
    gain_credits(s, s.active, sold, "A-78")
    happen(s, s.active, TRADE_DONE)


def sell_options(s: Galaxy, colour: int, sold: int) -> list[Option]:
    """A-78 Halves of one colour, with gold; gold alone may be sold, too."""
    p, sales = s.players[s.active], SALES[colour]
    options: list[Option] = []
    for card in p.hand:
        options += sales[card]
    if p.stock:
        visible = VISIBLE_SALES[colour]
        for a in p.stock:
            options += visible[a & 255]
    if sold:
        options.append(("done",))
    elif p.blockaded:
        options += [("fee", card) for card in bits(fees_for(s, TRADE))]
    return options


# ---- remove blockades ---------------------------------------------------------------------------


def unblock(s: Galaxy, row: int, count: int) -> None:
    """A-82, A-84 Pay, then so many tokens of the row go back to the supply."""
    price = count * LIMITS.blockade_removal
    bill(s, UNBLOCK, WITH_GOLD + row, price, card_limit(s, UNBLOCK))
    s.then(remove_blockades, row, count)
