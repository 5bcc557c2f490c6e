"""Chapter 5.5, market phase: buying, extra cards, refill and reshuffle (H-65 to H-68)."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Flow, Option, draw, shuffle

from ..box import CARDS, MARKET_SIZE
from ..state import Table, has_twins, is_action_card
from .asking import ask_side, tell_of

END: Option = ("end",)
BUY: tuple[Option, ...] = tuple(("buy", card) for card in range(len(CARDS)))
COSTS = tuple(card.cost for card in CARDS)


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


def open_market(s: Table) -> None:
    """H-68 At the start of the market phase extra cards are turned up."""
    while s.extra:
        s.extra -= 1
        card = turn_up(s)
        if card is not None:
            s.offer.append(card)


def affordable(s: Table, side: int) -> list[Option]:
    """H-65 The face-up cards that can be paid, like cards once."""
    hexilum = s.sides[side].hexilum
    if not hexilum:
        return []
    cards = [*s.market, *s.offer] if s.offer else s.market
    found = [BUY[card] for card in cards if COSTS[card] <= hexilum]
    return list(dict.fromkeys(found)) if has_twins(len(s.sides)) else found


def market_phase(s: Table, side: int) -> Flow[None]:
    """H-65 Buy one card after the other, until nothing more can be paid or is wanted."""
    while options := affordable(s, side):
        yield CHECKPOINT
        options.append(END)
        answer = yield ask_side(s, side, "buy", "H-65", options, {"hexilum": s.sides[side].hexilum})
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


def close_market(s: Table) -> None:
    """H-67 Only now is the market filled up to five; H-68 unbought extra cards go first."""
    if s.offer:
        s.discard += s.offer
        s.offer = []
    while len(s.market) < MARKET_SIZE:
        card = turn_up(s)
        if card is None:
            return
        s.market.append(card)
