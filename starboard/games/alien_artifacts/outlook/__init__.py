"""What an option would do: prices, what is left, what a card says, chances, and warnings.

| file | what it tells |
|---|---|
| `odds.py` | chances over the cards that a seat has not seen |
| `prices.py` | what things cost, and the best payment |
| `actions.py` | the options of the Action phase |
| `fights.py` | attacks, checks, production: what is revealed |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.draw import Outlook
from starboard.kernel import Ask, Message, Option

from ..box import LIMITS
from ..legality.actions import OPERATIONS, VERBS
from ..reading.tables import COLOUR, EVERYTHING, HUES, ROW, SYMBOLS, VALUE
from ..rules.costs import cost_of, hand_limit, symbols_on
from ..rules.measures import best_column
from ..scene.effect_words import ability_text, card_text, end_text, paragraph, setup_text
from ..state import Galaxy
from ..text import say
from .actions import (
    buying,
    completing_it,
    freeing,
    from_a_deck,
    operating,
    playing,
    preparing,
    trading,
    using,
    using_the_ability,
)
from .fights import (
    attacking_aliens,
    attacking_player,
    boosting,
    checking,
    defending,
    flying,
    placing,
    producing,
    scoring,
    using_a_number,
)
from .odds import unseen
from .running_out import running_out

Teller = Callable[[Galaxy, Ask, Option], Message | Outlook | None]


def outlook(s: Galaxy, ask: Ask, option: Option) -> Message | Outlook | None:
    """The consequence of an option, if it has one that can be told."""
    tell = TELLERS.get(option[0])
    return tell(s, ask, option) if tell is not None else None


# ---- paying, buying, attaching, selling ---------------------------------------------------------


def paying(s: Galaxy, ask: Ask, option: Option) -> Message:
    """The payment helper: what is still missing, what is lost."""
    _, coin, left, *_ = s.bill
    colour = COLOUR[option[1]] if coin > EVERYTHING else coin
    rest = left - VALUE[colour][option[1]]
    held = len(s.me.hand) - (option[1] >> 1 in s.me.hand)
    return say("outlook-pay", symbols=max(0, rest), lost=max(0, -rest), cards=held)


def paying_a_fee(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-134 What the blockaded card would do for its credit."""
    bank = s.players[ask.seat].bank - LIMITS.blockade_fee
    return Outlook((say("outlook-fee", bank=bank), card_text(option[1])))


def keeping(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-65 What the card says, and what cards of its row cost."""
    card = option[1]
    cost = say("outlook-row-cost", row=ROW[card], symbols=cost_of(s, ROW[card]))
    return Outlook((card_text(card), cost))


def attaching(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-73 How far a card is then; A-57 it may be complete."""
    _, half, card = option
    symbols = symbols_on(s.me, card) + SYMBOLS[half]
    cost = cost_of(s, ROW[card])
    lines = [say("outlook-attach", symbols=symbols, cost=cost)]
    if symbols >= cost:
        lines.append(say("outlook-completes", card=card, lost=symbols - cost))
    return Outlook(tuple(lines), marks=((f"card:{card}", lines[0]),))


def selling(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-78 1 credit a symbol; A-81 above 15 the surplus is lost."""
    credits = ask.facts["credits"] + SYMBOLS[option[1]]
    lost = max(0, s.me.bank + credits - LIMITS.bank_max)
    lines: tuple[Message, ...] = (say("outlook-sell", credits=credits),)
    if lost:
        lines += (say("outlook-credits-lost", lost=lost, most=LIMITS.bank_max),)
    return Outlook(lines, "nothing" if lost >= credits else "")


# ---- others -------------------------------------------------------------------------------------


def choosing_a_faction(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-20 All that its card says."""
    faction = option[1]
    return paragraph([setup_text(faction), say("ability-named", ability=faction),
                      ability_text(faction), end_text(faction)])  # fmt: skip


def reacting(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-167 What the effect gives; A-135 a blockaded card costs its fee."""
    card = option[1]
    fee = (say("outlook-card-fee"),) if s.me.blockaded >> card & 1 else ()
    return Outlook((card_text(card), *fee))


def blockading(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-133 What the card could no longer do without a fee."""
    card, owner = option[1], s.players[ask.facts["seat"]]
    operational = owner.operational >> card & 1
    return Outlook((say("outlook-blockade"), *(() if operational else (card_text(card),))))


def naming_a_colour(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-158 How many of the cards that one has not seen show the colour."""
    cards = unseen(s, ask.seat)
    count = sum(HUES[card] >> option[1] & 1 for card in cards)
    return say("outlook-colour", count=count, all=len(cards))


def robbing(s: Galaxy, ask: Ask, option: Option) -> Message:
    """E-30 As far as there are credits, and room in the own Bank."""
    there = s.players[option[1]].bank
    credits = min(ask.facts["credits"], there, LIMITS.bank_max - s.me.bank)
    return say("outlook-rob", credits=credits, bank=there - credits)


def drawing(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-48 How many cards are drawn. A-154 to A-159 The deck may run out, the game end."""
    limit = hand_limit(s)
    count = max(0, limit - len(s.me.hand))
    lines: tuple[Message, ...] = (say("outlook-draw", count=count, limit=limit),)
    out = running_out(s, count)
    if out:
        lines += (out,)
    last = s.last_round and not s.in_extra and not any(s.extra)
    ends = last and (s.active + 1) % len(s.players) == s.first
    if ends:
        lines += (say("outlook-ends"),)
    starts = out is not None and out.key == "outlook-last-round"
    return Outlook(lines, "ends" if ends or starts else "")


def discarding(s: Galaxy, ask: Ask, option: Option) -> Message:
    """A-47 How many would then be drawn."""
    held = len(s.me.hand) - 1
    return say("outlook-discard", cards=held, count=max(0, hand_limit(s) - held))


def scoring_at_the_end(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-162 The end VP of the best column; a blockaded one costs a credit."""
    vp = best_column(s, ask.seat, option[1]).end_vp
    fee = s.players[ask.seat].blockaded >> option[1] & 1
    lines = (say("outlook-score", vp=vp), *((say("outlook-card-fee"),) if fee else ()))
    return Outlook(lines, "nothing" if fee and not vp else "")


TELLERS: Final[dict[str, Teller]] = {
    "pay": paying,
    "fee": paying_a_fee,
    **dict.fromkeys(VERBS, completing_it),
    **dict.fromkeys(OPERATIONS, operating),
    "buy": buying,
    "deck": from_a_deck,
    "extra": buying,
    "keep": keeping,
    "prepare": preparing,
    "attach": attaching,
    "trade": trading,
    "sell": selling,
    "unblock": freeing,
    "free": lambda s, ask, option: card_text(option[1]),
    "faction": choosing_a_faction,
    "ability": using_the_ability,
    "card-action": using,
    "use-card": using,
    "artifact": playing,
    "trigger": reacting,
    "attack-aliens": attacking_aliens,
    "attack-player": attacking_player,
    "plan": defending,
    "ship": flying,
    "boost": boosting,
    "use": using_a_number,
    "blockade": blockading,
    "rival": lambda s, ask, option: say(
        "outlook-open",
        count=(s.players[option[1]].empire & ~s.players[option[1]].blockaded).bit_count(),
    ),
    "place": placing,
    "check": checking,
    "mine": producing,
    "planet": producing,
    "score": scoring,
    "colour": naming_a_colour,
    "rob": robbing,
    "discard": discarding,
    "draw": drawing,
    "score-end": scoring_at_the_end,
}
