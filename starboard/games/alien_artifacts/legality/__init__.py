"""Why not? Everything a person may try in vain at a question, with the rule that forbids it.

| file | what it forbids |
|---|---|
| `actions.py` | basic and operational actions |
| `effects.py` | effects of abilities, technologies and Artifacts |
| `elsewhere.py` | things that the open question does not speak of |
| `menu.py` | the options of the Action phase: what neither of them forbids, listed quickly |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from starboard.kernel import Ask, Option, Refusal

from ..box import LIMITS, PLANS
from ..reading.effects import ANY, GOLD, LAUNCH, MINE, OTHER, UNBLOCK
from ..reading.tables import (
    ABILITY,
    ACTION_CARDS,
    ADDITIONAL_CARDS,
    ARTIFACT,
    COLOUR,
    EVERYTHING,
    ONE_COLOUR,
    ROW,
    SHIPS,
    SYMBOLS,
    VALUE,
    WITH_GOLD,
    bits,
    colours_of,
    effects_of,
    one_of,
)
from ..rules.costs import buy_price, card_limit, coin_of, hand_limit, price_of, unfinished
from ..rules.paying import NOTHING_PAID, halves, reach
from ..state import Galaxy
from ..text import Reason, refusal
from .actions import (
    OPERATIONS,
    VERBS,
    why_not_buy,
    why_not_complete,
    why_not_fly,
    why_not_operate,
    why_not_prepare,
    why_not_trade,
    why_not_unblock,
)
from .effects import colours_that_do, why_not_ability, why_not_play, why_not_use

#: A-141 The questions inside an action, and after it, at which Artifacts may be played.
WINDOWS = ("ship", "check", "mine", "draw")
Candidates = Iterator[tuple[Option, Reason | None, dict[str, Any]]]


def refused(s: Galaxy, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """The candidates that are no options, each with its reason."""
    offered = set(ask.options)
    for option, reason, facts in candidates(s, ask):
        if reason is not None and option not in offered:
            yield option, refusal(*reason, **facts)


def candidates(s: Galaxy, ask: Ask) -> Candidates:
    """What a person may try at each kind of question."""
    if ask.key in ("act", "act-more"):
        yield from actions(s)
    elif ask.key == "pay":
        yield from payments(s, ask)
    elif ask.key in ("attach", "sell"):
        yield from halves_for(s, ask)
    elif ask.key == "defend":
        for plan in s.players[ask.seat].plans:
            costly = PLANS[plan].cost > s.players[ask.seat].bank
            reason = ("A-129", "plan-price") if costly else None
            yield ("plan", plan), reason, {"plan": plan, "credits": PLANS[plan].cost}
    elif ask.key == "ship":
        for card in bits(s.me.operational & SHIPS):
            yield ("ship", card), why_not_fly(s, card), {"card": card}
    elif ask.key == "draw":
        limit = hand_limit(s)
        over = len(s.me.hand) > limit
        yield ("draw",), ("A-48", "over-limit") if over else None, {"count": limit}
    elif ask.key == "blockade":
        for card in bits(s.players[ask.facts["seat"]].blockaded):
            yield ("blockade", card), ("A-132", "has-token"), {"card": card}
    elif ask.key == "extra":
        for count in range(1, LIMITS.bank_max):
            yield ("extra", count), ("A-69", "too-many"), {}
    if ask.key in WINDOWS:
        for artifact in s.me.artifacts:
            facts = {"artifact": artifact, **price_figures(s, ARTIFACT + artifact)}
            reason = plainly(why_not_play(s, artifact, inside=True), facts)
            yield ("artifact", artifact), reason, facts


# ---- actions ------------------------------------------------------------------------------------


def actions(s: Galaxy) -> Candidates:
    """A-41 Every action, and what may stand beside it."""
    for option, reason, facts in possible_actions(s):
        yield option, ("A-41", "no-action-left") if not s.actions else reason, facts
    p = s.me
    for card in bits(p.logistic & ADDITIONAL_CARDS):
        facts = {"card": card, **price_figures(s, card)}
        yield ("use-card", card), plainly(why_not_use(s, card), facts), facts
    for artifact in p.artifacts:
        reason = why_not_play(s, artifact, inside=False)
        facts = {"artifact": artifact, **price_figures(s, ARTIFACT + artifact)}
        yield ("artifact", artifact), plainly(reason, facts), facts
    yield ("end",), None if s.acted else ("A-41", "must-act"), {}


def possible_actions(s: Galaxy) -> Candidates:
    """A-42, A-44, A-151, A-152 The actions themselves."""
    p = s.me
    for row in range(3):
        credits = {"credits": buy_price(s), "bank": p.bank}
        yield ("buy", row), why_not_buy(s, row), credits
        yield ("prepare", row), why_not_prepare(s, row), {}
        price = LIMITS.blockade_removal
        facts = figures(s, UNBLOCK, WITH_GOLD + row, price)
        yield ("unblock", row, 1), why_not_unblock(s, row, 1), facts
    for card in bits(p.projects):
        row = ROW[card]
        facts = figures(s, row, WITH_GOLD + row, price_of(s, card))
        yield (VERBS[row], card), why_not_complete(s, card), facts
    yield ("trade",), why_not_trade(s), {}
    for name, purpose in OPERATIONS.items():
        facts = figures(s, purpose, coin_of(s, purpose), LIMITS.operational_cost)
        yield (name,), why_not_operate(s, purpose), facts
    facts = price_figures(s, ABILITY + p.faction)
    yield ("ability", p.faction), plainly(why_not_ability(s), facts), facts
    for card in bits(p.logistic & ACTION_CARDS):
        facts = {"card": card, **price_figures(s, card)}
        yield ("card-action", card), plainly(why_not_use(s, card), facts), facts


def figures(s: Galaxy, purpose: int, coin: int, price: int) -> dict[str, Any]:
    """What is needed and what can be reached, in symbols."""
    if s.wild:
        coin = EVERYTHING
    cards = card_limit(s, purpose)
    coins = colours_of(coin) if coin >= ONE_COLOUR else (coin,)
    most = max((reach(s.me, each, cards) for each in coins), default=0)
    return {"symbols": price, "coin": coin, "count": cards, "most": most}


def price_figures(s: Galaxy, source: int) -> dict[str, Any]:
    """The same for the price of an effect; one in several colours has no single figure to tell."""
    pay = effects_of(source)[0].pay
    told = {"credits": pay.credits, "bank": s.me.bank}
    if pay.one_colour:
        coin = one_of(colours_that_do(s, effects_of(source)[0]))
        return {**told, **figures(s, OTHER, coin, pay.one_colour)}
    if len(pay.symbols) == 1:
        ((colour, symbols),) = pay.symbols
        return {**told, **figures(s, OTHER, colour, symbols)}
    return told


def plainly(reason: Reason | None, facts: Mapping[str, Any]) -> Reason | None:
    """What is too dear, without figures where there are none."""
    told = reason is None or reason[1] != "too-dear" or "symbols" in facts
    return reason if told or reason is None else (reason[0], "cannot-pay")


# ---- payments and halves ------------------------------------------------------------------------


def payments(s: Galaxy, ask: Ask) -> Candidates:
    """A-31 to A-38 Halves that cannot be paid with now; of equal ones in stock one is offered."""
    purpose, coin, left, slots, least, *_ = s.bill
    stock = [a & 255 for a in s.me.stock]
    offered = {(COLOUR[o[1]], SYMBOLS[o[1]]) for o in ask.options if o[1] in stock}
    for half in halves(s.me):
        if half in stock and (COLOUR[half], SYMBOLS[half]) in offered:
            continue
        facts = {"half": half, "coin": coin}
        value = VALUE[coin][half] if coin <= EVERYTHING else 0
        if value:
            over = value >= left and least != NOTHING_PAID
            reason = ("A-38", "superfluous") if over or slots > 1 else ("A-35", "out-of-reach")
        elif COLOUR[half] == GOLD and coin < WITH_GOLD:
            reason = ("A-145" if LAUNCH <= purpose <= MINE else "A-34", "gold-is-gold")
        elif coin > EVERYTHING and COLOUR[half] != GOLD:
            reason = ("A-35", "out-of-reach")
        else:
            reason = ("A-32", "wrong-colour")
        yield ("pay", half), reason, facts


def halves_for(s: Galaxy, ask: Ask) -> Candidates:
    """A-76, A-78 Halves of a colour that does not fit."""
    if ask.key == "sell":
        for half in halves(s.me):
            yield ("sell", half), ("A-78", "one-colour"), {}
        return
    _, row, _, _, among, _ = s.agenda[-1]  # the step that asks: basic.attach
    if row != ANY:
        for half in halves(s.me):
            if COLOUR[half] not in (row, GOLD):
                for card in unfinished(s, row, among):
                    facts = {"half": half, "coin": WITH_GOLD + row}
                    yield ("attach", half, card), ("A-76", "wrong-colour"), facts
