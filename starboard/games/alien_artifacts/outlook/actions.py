"""What the options of the Action phase would cost and bring."""

from __future__ import annotations

from starboard.draw import Outlook
from starboard.kernel import Ask, Message, Option

from ..box import LIMITS
from ..legality.actions import OPERATIONS, VERBS, ready, ready_ships
from ..reading.effects import INCOME, LAUNCH, PREPARE, TRADE, UNBLOCK, Effect
from ..reading.tables import (
    ABILITY,
    ARTIFACT,
    COST_MODS,
    LOOK_MODS,
    PLANETS,
    ROW,
    ROW_CARDS,
    TECHNOLOGIES,
    WITH_GOLD,
    bits,
    effects_of,
    total,
)
from ..rules.costs import (
    BASE_COST,
    buy_price,
    card_limit,
    coin_of,
    cost_of,
    price_of,
    symbols_on,
    unfinished,
    working,
)
from ..rules.measures import best_column
from ..rules.paying import reach
from ..scene.effect_words import ability_text, artifact_text, card_text
from ..state import ALIENS, Galaxy
from ..text import say
from .odds import Odds, aimed, attack_odds, chance_of_match, production_odds
from .prices import Price, effect_price, payment_marks, price_line
from .running_out import running_out

Lines = tuple[Message, ...]


def completing_it(s: Galaxy, ask: Ask, option: Option) -> Outlook | None:
    """A-50, A-53 What a card still costs and why, how it is best paid, what it is worth."""
    if ask.key != "act":
        return None
    row, card = VERBS.index(option[0]), option[1]
    left = max(0, price_of(s, card))
    price = Price(row, WITH_GOLD + row, left, card_limit(s, row))
    lines = (say("outlook-cost", symbols=left, coin=WITH_GOLD + row), *parts_of_cost(s, card),
             *price_line(s, price), say("outlook-in-empire", vp=LIMITS.vp_per_card))  # fmt: skip
    return Outlook(lines, marks=payment_marks(s, price))


def parts_of_cost(s: Galaxy, card: int) -> Lines:
    """A-50, A-52, A-56 What the cost of a row is made of, and what is attached already."""
    row = ROW[card]
    owned = (s.me.empire & ROW_CARDS[row]).bit_count() * LIMITS.cost_step
    less = -total(COST_MODS[row], working(s))
    told = say("outlook-cost-parts", cost=cost_of(s, row), base=BASE_COST, owned=owned, less=less)
    symbols = symbols_on(s.me, card)
    return (told, *((say("outlook-attached", symbols=symbols),) if symbols else ()))


def buying(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-64 The price, and what is left in the Bank; how many cards are seen."""
    extra = 0
    price = buy_price(s)
    if option[0] == "extra":
        extra = option[1]
        price = ask.facts["credits"] + extra * LIMITS.buy_extra_cost
    seen = 1 + extra + total(LOOK_MODS, working(s))
    row = ask.facts["deck"] if option[0] == "extra" else option[1]
    seen = min(seen, len(s.decks[row]))
    lines = (say("outlook-credits", credits=price, bank=max(0, s.me.bank - price)),)
    return Outlook((*lines, say("outlook-seen", count=seen, keep=1, deck=row)))


def from_a_deck(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """E-28, E-29 A purchase of another kind, or cards that cost nothing more."""
    _, source, n = s.agenda[-1]  # the step that asks: effects.carry_out_effect
    effect, row = effects_of(source)[n], option[1]
    lines: Lines = ()
    seen = effect.count
    if effect.kind == "buy_with":
        price = buy_price(s, effect.amount)
        seen = effect.keep + total(LOOK_MODS, working(s))
        lines = (say("outlook-credits", credits=price, bank=max(0, s.me.bank - price)),)
    seen = min(seen, len(s.decks[row]))
    return Outlook((*lines, say("outlook-seen", count=seen, keep=effect.keep, deck=row)))


def preparing(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-73, A-74 How many cards can be attached, and what each project still needs."""
    row = option[1]
    cards = unfinished(s, row)
    limit = card_limit(s, PREPARE + row)
    needs = tuple(
        (f"card:{card}", say("outlook-needs", card=card, symbols=price_of(s, card)))
        for card in cards
    )
    return Outlook((say("outlook-prepare", count=limit), *(words for _, words in needs)),
                   marks=needs)  # fmt: skip


def most_credits(s: Galaxy) -> int:
    """A-78 The most credits that a trade could bring, before the Bank's limit."""
    cards = card_limit(s, TRADE)
    return max(reach(s.me, WITH_GOLD + colour, cards) for colour in range(3))


def trading(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-78 to A-81 How many cards, how many credits; what the Bank has no room for is lost."""
    room = LIMITS.bank_max - s.me.bank
    best = min(room, most_credits(s))
    lines = (say("outlook-trade", count=card_limit(s, TRADE), credits=best),)
    return Outlook(lines, "" if room else "nothing")


def freeing(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-82 The price for so many tokens."""
    _, row, count = option
    price = Price(UNBLOCK, WITH_GOLD + row, count * LIMITS.blockade_removal, card_limit(s, UNBLOCK))
    lines = (say("outlook-cost", symbols=price.symbols, coin=price.coin), *price_line(s, price))
    return Outlook(lines, marks=payment_marks(s, price))


# ---- operational actions ------------------------------------------------------------------------


def operating(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-144 The price, the cards that act, and what may come of it."""
    purpose = OPERATIONS[option[0]]
    price = Price(purpose, coin_of(s, purpose), LIMITS.operational_cost, card_limit(s, purpose))
    cards = ready(s, purpose)
    costs = {"symbols": price.symbols, "coin": price.coin}
    out = running_out(s, cards.bit_count())
    after = (*price_line(s, price), *((out,) if out else ()))
    marks = payment_marks(s, price)
    if purpose == INCOME:
        vp = sum(best_column(s, s.active, card).vp for card in bits(cards))
        lines = (say("outlook-income", vp=vp, **costs), *checks(s, cards), *after)
        return Outlook(lines, "" if vp else "nothing", marks=marks)
    if purpose == LAUNCH:
        lines, odds = launching(s, cards)
        return Outlook((say("outlook-launch", count=cards.bit_count(), **costs), *after, *lines),
                       odds=odds, marks=marks)  # fmt: skip
    first = bits(cards)[0]
    lines = (say("outlook-mine", count=cards.bit_count(), **costs), *after)
    odds = production_odds(s, s.active, first) if cards == 1 << first else ()
    matches = tuple(
        say(
            "outlook-match",
            card=card,
            chance=percent(chance_of_match(s, s.active, card, check=False)),
        )
        for card in bits(cards)
    )
    return Outlook((*lines, *matches), odds=odds, marks=marks)


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


def checks(s: Galaxy, cards: int) -> Lines:
    """A-101 For each technology: how likely it matches, and what it would score."""
    return tuple(
        say("outlook-check-of", card=card, chance=percent(chance_of_match(s, s.active, card)),
            vp=best_column(s, s.active, card).vp)
        for card in bits(cards)
    )  # fmt: skip


def launching(s: Galaxy, ships: int, bonus: int = 0) -> tuple[Lines, Odds]:
    """A-147 What the first ship would do to the Alien System; the target is chosen later."""
    ship = bits(ships)[0]
    with aimed(s, ALIENS, bonus=bonus):
        odds = attack_odds(s, s.active, ship)
    return ((say("odds-of-ship", card=ship, system=s.system),) if odds else ()), odds


# ---- abilities, technologies, Artifacts ---------------------------------------------------------


def using_the_ability(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-151 What the faction's ability says, costs and may bring."""
    return carried_out(s, ability_text(option[1]), ABILITY + option[1])


def using(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-97, A-98 What the technology says; A-134 the fee for a blockaded one."""
    fee = s.me.blockaded >> option[1] & 1
    return carried_out(s, card_text(option[1]), option[1], fee=bool(fee))


def playing(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-140 What the Artifact says; it is played once."""
    return carried_out(s, artifact_text(option[1]), ARTIFACT + option[1])


def carried_out(s: Galaxy, text: Message, source: int, fee: bool = False) -> Outlook:
    """An effect: its words, the best payment, odds where cards decide, and what brings nothing."""
    first = effects_of(source)[0]
    price = effect_price(s, first)
    lines: Lines = (text, *((say("outlook-card-fee"),) if fee else ()))
    marks: tuple[tuple[str, Message], ...] = ()
    if price is not None:
        lines += price_line(s, price)
        marks = payment_marks(s, price)
    more, odds, warns = what_comes(s, first)
    return Outlook((*lines, *more), warns, odds, marks)


def what_comes(s: Galaxy, effect: Effect) -> tuple[Lines, Odds, str]:
    """What an effect may bring: chances of an attack, of production, points of a technology."""
    if effect.kind == "attack_with_one" and ready_ships(s):
        lines, odds = launching(s, ready_ships(s), effect.amount)
        return lines, odds, ""
    if effect.kind == "produce" and (planets := s.me.operational & PLANETS):
        first = bits(planets)[0]
        return (), production_odds(s, s.active, first) if planets == 1 << first else (), ""
    if effect.kind == "score_free" and (cards := s.me.operational & TECHNOLOGIES):
        vp = max(best_column(s, s.active, card).vp for card in bits(cards))
        return (say("outlook-score", vp=vp),), (), "" if vp else "nothing"
    if effect.kind in ("exchange", "gain"):
        room = LIMITS.bank_max - s.me.bank + effect.pay.credits
        if effect.gain.credits > room:
            lost = effect.gain.credits - room
            return (say("outlook-credits-lost", lost=lost, most=LIMITS.bank_max),), (), ""
    return (), (), ""
