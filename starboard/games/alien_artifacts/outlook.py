"""What an option would do: prices, what is left, what a card says, what a table holds ready."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Message, Option

from .box import LIMITS, PLANS, SYSTEMS
from .legality.actions import OPERATIONS, VERBS, ready
from .reading.effects import INCOME, LAUNCH
from .reading.tables import COLOUR, EVERYTHING, ROW, VALUE, WITH_GOLD, bits
from .rules.attacks import attack_value
from .rules.costs import buy_price, coin_of, cost_of, hand_limit, price_of, symbols_on
from .rules.measures import best_column
from .rules.results import row_of
from .scene.effect_words import (
    ability_text,
    artifact_text,
    card_text,
    class_text,
    end_text,
    paragraph,
    planet_back,
    row_text,
    setup_text,
    table_rows,
)
from .state import Galaxy
from .text import say

Teller = Callable[[Galaxy, Ask, Option], Message | None]


def outlook(s: Galaxy, ask: Ask, option: Option) -> Message | None:
    """The consequence of an option in words, if it has one that can be told."""
    tell = TELLERS.get(option[0])
    return tell(s, ask, option) if tell is not None else None


def paying(s: Galaxy, ask: Ask, option: Option) -> Message:
    """The payment helper: what is still missing, what is lost."""
    _, coin, left, *_ = s.bill
    colour = COLOUR[option[1]] if coin > EVERYTHING else coin
    rest = left - VALUE[colour][option[1]]
    held = len(s.me.hand) - (option[1] >> 1 in s.me.hand)
    return say("outlook-pay", symbols=max(0, rest), lost=max(0, -rest), cards=held)


def completing_it(s: Galaxy, ask: Ask, option: Option) -> Message | None:
    """What a card still costs."""
    if ask.key != "act":
        return None
    row = VERBS.index(option[0])
    price = max(0, price_of(s, option[1]))
    return say("outlook-cost", symbols=price, coin=WITH_GOLD + row)


def operating(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-144 The price, how many cards act, and what Income could bring at most."""
    purpose = OPERATIONS[option[0]]
    coin = coin_of(s, purpose)
    cards = ready(s, purpose)
    price = LIMITS.operational_cost
    if purpose == INCOME:
        vp = sum(worth(s, card) for card in bits(cards))
        return say("outlook-income", symbols=price, coin=coin, vp=vp)
    key = "outlook-launch" if purpose == LAUNCH else "outlook-mine"
    return say(key, symbols=price, coin=coin, count=cards.bit_count())


def worth(s: Galaxy, card: int) -> int:
    """A-102 What a technology would score now."""
    return best_column(s, s.active, card).vp


def buying(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-64 The price, and what is left in the Bank."""
    if option[0] == "extra":
        price = ask.facts["credits"] + option[1] * LIMITS.buy_extra_cost
    else:
        price = buy_price(s)
    return say("outlook-credits", credits=price, bank=max(0, s.me.bank - price))


def attaching(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-73 How far a card is then."""
    _, half, card = option
    symbols = symbols_on(s.me, card) + VALUE[EVERYTHING][half]
    return say("outlook-attach", symbols=symbols, cost=cost_of(s, ROW[card]))


def choosing_a_faction(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-20 All that its card says."""
    faction = option[1]
    return paragraph([setup_text(faction), say("ability-named", ability=faction),
                      ability_text(faction), end_text(faction)])  # fmt: skip


def using_a_number(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-112 The attack value with this card, and what comes of it."""
    value = attack_value(s, ask.facts["card"], option[1], ask.facts["boost"])
    return say("outlook-use", value=value, results=row_text(row_of(s, value)))


def placing(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-55 What the side says."""
    _, card, place = option
    if not place % 2:
        return card_text(card)
    if ROW[card] == 1:
        return say("outlook-check", vp=worth_if_placed(s, card))
    return planet_back() if ROW[card] == 2 else class_text(card)


def worth_if_placed(s: Galaxy, card: int) -> int:
    """A-103 What a technology would score now: it counts itself."""
    p = s.me
    before = p.operational, p.projects
    p.operational, p.projects = p.operational | 1 << card, p.projects & ~(1 << card)
    found = worth(s, card)
    p.operational, p.projects = before
    return found


def drawing(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-48 How many cards are drawn."""
    limit = hand_limit(s)
    return say("outlook-draw", count=max(0, limit - len(s.me.hand)), limit=limit)


TELLERS: dict[str, Teller] = {
    "pay": paying,
    **dict.fromkeys(VERBS, completing_it),
    **dict.fromkeys(OPERATIONS, operating),
    "buy": buying,
    "extra": buying,
    "sell": lambda s, ask, option: say(
        "outlook-sell", credits=ask.facts["credits"] + VALUE[EVERYTHING][option[1]]
    ),
    "attach": attaching,
    "faction": choosing_a_faction,
    "ability": lambda s, ask, option: ability_text(option[1]),
    "card-action": lambda s, ask, option: card_text(option[1]),
    "use-card": lambda s, ask, option: card_text(option[1]),
    "artifact": lambda s, ask, option: artifact_text(option[1]),
    "plan": lambda s, ask, option: paragraph(table_rows(PLANS[option[1]])),
    "attack-aliens": lambda s, ask, option: paragraph(table_rows(SYSTEMS[s.system])),
    "attack-player": lambda s, ask, option: say(
        "outlook-rival", count=len(s.players[option[1]].plans)
    ),
    "use": using_a_number,
    "place": placing,
    "keep": lambda s, ask, option: card_text(option[1]),
    "check": lambda s, ask, option: say("outlook-check", vp=worth(s, option[1])),
    "score": lambda s, ask, option: say("outlook-score", vp=worth(s, option[1])),
    "draw": drawing,
}
