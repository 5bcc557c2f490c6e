"""Chapter 13: the operational actions: launch an attack, generate income, mine planets."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import LIMITS
from ..legality.actions import ready_ships
from ..legality.effects import playable_artifacts
from ..reading.effects import INCOME, LAUNCH
from ..reading.tables import CHECK_CARDS, PLANETS, TECHNOLOGIES, bits
from ..state import Galaxy
from . import artifacts, attacks
from .bills import bill
from .blockades import offer_fees
from .costs import card_limit, coin_of, kept_back
from .gains import pay_fee
from .planets import produce
from .technologies import check, score


def operate(s: Galaxy, purpose: int) -> None:
    """A-144 Pay 5 symbols of the row's colour; the price never rises."""
    bill(s, purpose, coin_of(s, purpose), LIMITS.operational_cost, card_limit(s, purpose))
    s.then(let_cards_act, purpose)


def let_cards_act(s: Galaxy, purpose: int) -> None:
    """A-147, A-148, A-150 It is paid: now the cards of the row act, one after the other."""
    if purpose == LAUNCH:
        s.then(attacks.declare, ready_ships(s), 0, attacks.LAUNCHED)
    elif purpose == INCOME:
        s.then(offer_fees, CHECK_CARDS, kept_back(s, INCOME))
        s.then(next_check, s.me.operational & TECHNOLOGIES, True)
    else:
        s.then(next_mine, s.me.operational & PLANETS, LIMITS.mine_production, True, True)


def next_check(s: Galaxy, cards: int, must: bool) -> Flow[None]:
    """A-148 The next technology is checked. A-149 The fee is paid before the card is revealed."""
    answer = yield from next_card(s, "check", "A-148", cards, True, must)
    if answer[0] == "artifact":
        artifacts.play(s, answer[1])
        s.then(next_check, cards, must)
    elif answer[0] == "check":
        card = answer[1]
        if s.me.blockaded >> card & 1:
            pay_fee(s, s.active, card)
        s.then(check, card)
        s.then(next_check, cards ^ 1 << card, False)


def next_mine(s: Galaxy, cards: int, count: int, windows: bool, must: bool) -> Flow[None]:
    """A-150 The next planet produces; blockaded ones only for the fee."""
    answer = yield from next_card(s, "mine", "A-150", cards, windows, must)
    if answer[0] == "artifact":
        artifacts.play(s, answer[1])
        s.then(next_mine, cards, count, windows, must)
    elif answer[0] == "mine":
        planet = answer[1]
        if s.me.blockaded >> planet & 1:
            pay_fee(s, s.active, planet)
        s.then(produce, planet, count)
        s.then(next_mine, cards ^ 1 << planet, count, windows, False)


def next_card(
    s: Galaxy, kind: str, rule: str, cards: int, windows: bool, must: bool
) -> Flow[Option]:
    """The player chooses the next card; asked only if there is something to choose."""
    p = s.me
    free = cards & ~p.blockaded
    waiting = windows and p.artifacts
    if not cards or (not free and not p.bank and not waiting):
        return ("done",)
    if (free == cards or must) and not cards & (cards - 1) and not waiting:
        return (kind, bits(cards)[0])
    options = Lazy(turn_options, s, kind, cards, windows, must)
    answer: Option = yield Ask(s.active, kind, rule, options)
    return answer


def turn_options(s: Galaxy, kind: str, cards: int, windows: bool, must: bool) -> list[Option]:
    """A-148 to A-150 Which card is next; blockaded ones may be left out, the others not.

    A-146 Nothing is paid for nothing: if all of them are blockaded, one acts for its fee.
    """
    p = s.me
    free = cards & ~p.blockaded
    options: list[Option] = [(kind, card) for card in bits(cards if p.bank else free)]
    if not free and not (must and options):
        options.append(("done",))
    if windows:
        options += playable_artifacts(s, inside=True)
    return options


def score_freely(s: Galaxy, cards: int, left: int, may_stop: bool = False) -> Flow[None]:
    """E-25 Score technologies without a check; blockaded ones only for the fee."""
    p = s.me
    cards &= p.operational
    able = cards if p.bank else cards & ~p.blockaded
    if not able or not left:
        return
    options: list[Option] = [("score", card) for card in bits(able)]
    if may_stop:
        options.append(("done",))
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(s.active, "score", "A-102", options)
    if answer[0] == "score":
        card = answer[1]
        if s.me.blockaded >> card & 1:
            pay_fee(s, s.active, card)
        score(s, s.active, card)
        s.then(score_freely, cards ^ 1 << card, left - 1, True)
