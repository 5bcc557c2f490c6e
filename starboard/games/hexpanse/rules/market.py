"""Chapter 5.5, market phase: buying, extra cards, refill and reshuffle (H-65 to H-68)."""

from __future__ import annotations

from starboard.kernel import Flow, Option, draw, shuffle

from ..box import CARDS, MARKET_SIZE
from ..legality.listing import affordable
from ..state import MARKET, Table, is_action_card
from .sides import ask_side, tell_of

END: Option = ("end",)


def turn_up(s: Table) -> int | None:
    """H-67 The top card; an empty deck is made of the shuffled discard pile; None if both are."""
    if not s.deck:
        if not s.discard:
            return None
        s.deck, s.discard = s.discard, []
        shuffle(s, s.deck)
        s.tell("reshuffled", "H-67", cards=len(s.deck))
    card: int = draw(s, s.deck)
    return card


def open_market(s: Table, side: int) -> None:
    """H-68 At the start of the market phase extra cards are turned up."""
    s.phase = MARKET
    while s.extra:
        s.extra -= 1
        card = turn_up(s)
        if card is not None:
            s.offer.append(card)
    if s.told is not None and (s.offer or affordable(s, side)):
        tell_of(s, side, "market-phase", "H-65", hexilum=s.sides[side].hexilum)
    if s.offer:
        tell_of(s, side, "extra-turned", "H-68", card=tuple(s.offer))


def market_phase(s: Table, side: int) -> Flow[None]:
    """H-65 Buy one card after the other, until nothing more can be paid or is wanted."""
    while options := affordable(s, side):
        options.append(END)
        hexilum = s.sides[side].hexilum
        answer = yield ask_side(s, side, "buy", "H-65", options, hexilum=hexilum)
        if answer == END:
            return
        buy(s, side, answer[1])


def buy(s: Table, side: int, card: int) -> None:
    """H-66 A bought card lies face up before the player; H-71 a mercenary's tokens beside it."""
    (s.market if card in s.market else s.offer).remove(card)
    me = s.sides[side]
    me.hexilum -= CARDS[card].cost
    me.cards.append(card)
    if not is_action_card(card):
        s.waiting[card] = CARDS[card].tokens
        s.fresh |= 1 << card
    tell_of(s, side, "bought", "H-65", card=card, hexilum=CARDS[card].cost)


def fill_market(s: Table) -> None:
    """H-67 Only now is the market filled up to five; H-68 unbought extra cards go first."""
    if s.offer:
        s.discard += s.offer
        s.offer = []
    fresh = len(s.market)
    while len(s.market) < MARKET_SIZE:
        card = turn_up(s)
        if card is None:
            break
        s.market.append(card)
    if s.market[fresh:]:
        s.tell("market-filled", "H-67", card=tuple(s.market[fresh:]))
