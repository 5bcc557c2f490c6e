"""The box turned into tables that rules can ask quickly: sets of cards as bits, values by half."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ..box import ARTIFACTS, CARDS, FACTIONS, RESOURCES
from .cards import ACTION_KEYWORD, ADDITIONAL_KEYWORD, CONTINUOUS_KEYWORD
from .effects import (
    BUY,
    COLOURS,
    DECK_OF_PAYMENT,
    EVENTS,
    GOLD,
    LAUNCH,
    OTHER,
    PURPOSES,
    ROWS,
    TYPES,
    Effect,
)

# ---- Resource cards (A-29) ----------------------------------------------------------------------


HALVES: Final = tuple(half for card in RESOURCES for half in (card.top, card.bottom))
NUMBER: Final = tuple(card.number for card in RESOURCES)
SYMBOLS: Final = tuple(half.symbols for half in HALVES)
COLOUR: Final = tuple(half.colour for half in HALVES)
#: The types whose icon a card shows, on either half, as bits.
ICONS: Final = tuple(1 << card.top.icon | 1 << card.bottom.icon for card in RESOURCES)
#: The colours of a card's halves, as bits.
HUES: Final = tuple(1 << card.top.colour | 1 << card.bottom.colour for card in RESOURCES)
#: What counts in a payment: one colour (its number), a colour and gold (4 + its number), all (7).
#: 8 and more is one colour among some, whose bits are added: the first card decides which.
WITH_GOLD, EVERYTHING, ONE_COLOUR = 4, 7, 8


def one_of(colours: int) -> int:
    """A-32 The coin of a payment in any one of these colours, given as bits."""
    return ONE_COLOUR + colours


def colours_of(coin: int) -> tuple[int, ...]:
    """The colours that such a coin may be paid in; gold is none of them (A-34)."""
    return tuple(colour for colour in range(GOLD) if coin - ONE_COLOUR >> colour & 1)


def counts(coin: int, colour: int) -> bool:
    """A-32 to A-34 Does a symbol of this colour count?"""
    if coin < WITH_GOLD:
        return colour == coin
    return coin == EVERYTHING or colour in (coin - WITH_GOLD, GOLD)


#: By coin and half: the symbols that count, or 0.
VALUE: Final = tuple(
    tuple(half.symbols if counts(coin, half.colour) else 0 for half in HALVES) for coin in range(8)
)
#: By coin and card: the values that its halves can have, as bits 0 (one symbol) to 2 (three).
CHOICES: Final = tuple(
    tuple((1 << row[2 * r] | 1 << row[2 * r + 1]) >> 1 for r in range(len(RESOURCES)))
    for row in VALUE
)
#: By coin and card: the better half.
BEST: Final = tuple(
    tuple(max(row[2 * r], row[2 * r + 1]) for r in range(len(RESOURCES))) for row in VALUE
)
#: By coin and card: 1 in the byte of what its halves can give; added up, so many cards of each.
COUNTED: Final = tuple(tuple(1 << 8 * choice if choice else 0 for choice in row) for row in CHOICES)
#: By coin and card: the halves that count, each after its kind: what the card can give, its value.
USABLE: Final = tuple(
    tuple(
        tuple((choice << 2 | row[h], h) for h in (2 * r, 2 * r + 1) if row[h])
        for r, choice in enumerate(choices)
    )
    for row, choices in zip(VALUE, CHOICES, strict=True)
)


def levels(value: int) -> int:
    """A value of 1 to 3 symbols as three numbers of 8 bits: is it at least 1, 2, 3?"""
    return sum(1 << 8 * level for level in range(value))


#: A purse: such numbers of all coins side by side. Adding purses counts, for every coin, the cards
#: that give at least 1, 2 and 3 symbols: that says what any number of them can pay (MOST).
COIN_BITS: Final = 24
COIN_MASK: Final = (1 << COIN_BITS) - 1
PURSE_OF_CARD: Final = tuple(
    sum(levels(row[r]) << COIN_BITS * coin for coin, row in enumerate(BEST))
    for r in range(len(RESOURCES))
)
PURSE_OF_HALF: Final = tuple(
    sum(levels(row[h]) << COIN_BITS * coin for coin, row in enumerate(VALUE))
    for h in range(len(HALVES))
)


class Most(dict[int, int]):
    """The most symbols that some cards of one coin in a purse give, worked out once for each.

    Asked by ``purse >> COIN_BITS * coin & COIN_MASK | cards << COIN_BITS``.
    """

    def __missing__(self, asked: int) -> int:
        cards = asked >> COIN_BITS
        self[asked] = found = sum(min(asked >> shift & 255, cards) for shift in (0, 8, 16))
        return found


MOST: Final = Most()
#: By colour and half: it alone if it has that colour or gold, else nothing; the last row takes all.
FITTING_HALF: Final = tuple(
    tuple((h,) if colour == GOLD or COLOUR[h] in (colour, GOLD) else () for h in range(len(HALVES)))
    for colour in range(4)
)
#: By colour and card: its halves of that colour or gold; the last row takes all.
FITTING: Final = tuple(
    tuple(row[2 * r] + row[2 * r + 1] for r in range(len(RESOURCES))) for row in FITTING_HALF
)


# ---- ships, technologies, planets ---------------------------------------------------------------


ROW_CARDS: Final = tuple(
    sum(1 << c for c, card in enumerate(CARDS) if card.row == row) for row in range(len(ROWS))
)
TYPE_CARDS: Final = tuple(
    sum(1 << c for c, card in enumerate(CARDS) if card.type == kind) for kind in range(len(TYPES))
)
ROW: Final = tuple(card.row for card in CARDS)
TYPE: Final = tuple(card.type for card in CARDS)
SHIPS, TECHNOLOGIES, PLANETS = ROW_CARDS
ALL_CARDS: Final = -1  # the set that every card is in
#: Technologies that are used, as an action or beside it (A-97, A-98).
ADDITIONAL_CARDS: Final = sum(
    1 << c for c, card in enumerate(CARDS) if card.keyword == ADDITIONAL_KEYWORD
)
ACTION_CARDS: Final = sum(1 << c for c, card in enumerate(CARDS) if card.keyword == ACTION_KEYWORD)


@lru_cache(maxsize=1 << 15)
def bits(cards: int) -> tuple[int, ...]:
    """The cards of a set, in order. The same few sets are asked for again and again."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return tuple(found)


def continuous(kind: str) -> Iterator[tuple[int, Effect]]:
    """Every logistic side with a continuous effect of a kind (A-96)."""
    for c, card in enumerate(CARDS):
        if card.keyword == CONTINUOUS_KEYWORD:
            yield from ((c, effect) for effect in card.logistic if effect.kind == kind)


Amounts = tuple[tuple[int, int], ...]  # pairs of an amount and the set of cards that give it


def amounts(kind: str, purpose: int | None = None) -> Amounts:
    """What the cards of one kind of effect give, by amount."""
    found: dict[int, int] = {}
    for c, effect in continuous(kind):
        if purpose is None or purpose in effect.purposes:
            found[effect.amount] = found.get(effect.amount, 0) | 1 << c
    return tuple(sorted(found.items()))


def total(table: Amounts, cards: int) -> int:
    """The sum of what these cards give."""
    found = 0
    for amount, mask in table:
        if cards & mask:
            found += amount * (cards & mask).bit_count()
    return found


def mask_of(table: Amounts) -> int:
    """All cards of a table."""
    return sum(mask for _, mask in table)


COST_MODS: Final = tuple(amounts("cost_mod", purpose) for purpose in range(len(PURPOSES)))
LIMIT_MODS: Final = tuple(amounts("assembly_mod", purpose) for purpose in range(len(PURPOSES)))
#: Cards that lower the cost of completing a card: of each row, and of any.
ROW_DISCOUNTS: Final = tuple(mask_of(COST_MODS[row]) for row in range(3))
DISCOUNTS: Final = sum({1 << c for row in range(3) for c in bits(mask_of(COST_MODS[row]))})
GOLD_COUNTS: Final = tuple(
    mask_of(amounts("colour_alias", purpose)) for purpose in range(len(PURPOSES))
)
HAND_MODS: Final = amounts("hand_limit_mod")
LOOK_MODS: Final = amounts("buy_look_mod")
CHECK_MODS: Final = amounts("check_draw_mod")
PRODUCTION_MODS: Final = amounts("production_mod")
DEFENCE_MODS: Final = amounts("defence_mod")
ATTACK_MODS: Final = amounts("attack_bonus")
REVEAL_MODS: Final = amounts("attack_draw")
SAVES: Final = mask_of(amounts("ship_save"))
#: The cards of these tables: what a fee may be worth for (A-134).
HAND_CARDS, CHECK_CARDS = mask_of(HAND_MODS), mask_of(CHECK_MODS)
PRODUCTION_CARDS, DEFENCE_CARDS = mask_of(PRODUCTION_MODS), mask_of(DEFENCE_MODS)
BUY_CARDS: Final = mask_of(COST_MODS[BUY]) | mask_of(LOOK_MODS)
ATTACK_CARDS: Final = mask_of(ATTACK_MODS) | mask_of(REVEAL_MODS)
#: Cards that change the price or the card limit of an action, and so may be worth a fee (A-134).
MODIFIERS: Final = tuple(
    mask_of(COST_MODS[p]) | mask_of(LIMIT_MODS[p]) | GOLD_COUNTS[p] for p in range(len(PURPOSES))
)
#: The same for the operational actions together.
OPERATION_CARDS: Final = sum({1 << c for row in range(3) for c in bits(MODIFIERS[LAUNCH + row])})
TRIGGERS: Final = tuple(
    sum(1 << c for c, effect in continuous("on_event") if effect.event == event)
    for event in range(len(EVENTS))
)
TRIGGER: Final = dict(continuous("on_event"))
PLACEMENT_GAINS: Final = dict(continuous("gain_when_placed"))


# ---- things that carry out a list of effects ----------------------------------------------------


#: A technology is its own number; abilities and set-ups of factions and Artifacts follow.
ABILITY, SETUP, ARTIFACT = 200, 220, 240
EFFECTS_OF: Final[dict[int, tuple[Effect, ...]]] = {
    **{c: card.logistic for c, card in enumerate(CARDS)},
    **{ABILITY + n: faction.ability for n, faction in enumerate(FACTIONS)},
    **{SETUP + n: faction.setup for n, faction in enumerate(FACTIONS)},
    **{ARTIFACT + n: artifact.effects for n, artifact in enumerate(ARTIFACTS)},
}
#: The effects of a technology, a faction's ability or set-up, or an Artifact.
effects_of = EFFECTS_OF.__getitem__


def simple_price(effect: Effect) -> tuple[tuple[int, ...], int] | None:
    """A price of nothing but symbols of one colour: where a purse tells of its coins; how many."""
    pay = effect.pay
    unusual = effect.card_limit or MODIFIERS[OTHER]  # the Assembly limit is not the usual one
    unusual = unusual or effect.deck == DECK_OF_PAYMENT  # the decks say which colours do
    if pay.credits or pay.discard or unusual or len(pay.symbols) > 1:
        return None
    colours = (pay.symbols[0][0],) if pay.symbols else tuple(range(GOLD))
    symbols = pay.symbols[0][1] if pay.symbols else pay.one_colour
    return tuple(COIN_BITS * colour for colour in colours), symbols


#: By source: its simple price, or None: then the rule of prices has to be asked (A-39).
PRICES: Final = {
    source: simple_price(effects[0]) for source, effects in EFFECTS_OF.items() if effects
}
assert len(COLOURS) == GOLD + 1
