"""Chances: what may be revealed, over all cards that a seat has not seen.

The top of the Resource deck is, for all that a seat knows, any card that it cannot see: those of
the deck and of the other hands alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import comb
from typing import Final

from starboard.kernel import Message

from ..box import CARDS, PLANS, RESOURCES, SYSTEMS
from ..reading.cards import FALLBACK_ROW, Table
from ..reading.tables import CHECK_MODS, ICONS, REVEAL_MODS, SYMBOLS, TYPE, total
from ..rules.attacks import attack_value
from ..rules.costs import working
from ..scene.effect_words import row_short
from ..scene.result_tables import row_value
from ..state import ALIENS, BASIC_PLAN, Galaxy
from ..text import say

Odds = tuple[tuple[Message, float], ...]
EVERY: Final = frozenset(range(len(RESOURCES)))


def unseen(s: Galaxy, seat: int | None) -> list[int]:
    """The cards that may lie on top of the deck, as far as this seat knows."""
    if not s.deck:
        return list(s.discard)  # A-155 they are shuffled before the next draw
    seen = [*s.discard, *s.revealed, *s.spent]
    for n, p in enumerate(s.players):
        seen += [(a & 255) >> 1 for a in (*p.attached, *p.stock)]
        if n == seat:
            seen += p.hand
    return sorted(EVERY.difference(seen))


def at_least_one(fitting: int, among: int, draws: int) -> float:
    """The chance that one of so many drawn cards is a fitting one."""
    return 1 - comb(among - fitting, draws) / comb(among, draws) if among >= draws else 0.0


# ---- attacks ------------------------------------------------------------------------------------


@contextmanager
def aimed(s: Galaxy, target: int, plan: int = BASIC_PLAN, bonus: int = 0) -> Iterator[None]:
    """As if the attack were declared: the rules then tell its values."""
    before = s.target, s.plan, s.squad_bonus
    s.target, s.plan, s.squad_bonus = target, plan, s.squad_bonus + bonus
    try:
        yield
    finally:
        s.target, s.plan, s.squad_bonus = before


def row_hit(table: Table, value: int) -> int:
    """A-114 The place of the row for an attack value."""
    last = len(table.rows)
    return min(value, last if table.open_end or value <= last else FALLBACK_ROW) - 1


def reveals(s: Galaxy, ship: int) -> int:
    """E-6 How many cards a ship reveals, to choose one of them."""
    extra = sum(e.amount for e in CARDS[ship].operational if e.kind == "attack_draw")
    return 1 + extra + total(REVEAL_MODS, working(s))


def table_of(s: Galaxy) -> Table:
    """The table that the declared attack is compared with."""
    return SYSTEMS[s.system] if s.target == ALIENS else PLANS[s.plan]


def chances_of_rows(s: Galaxy, seat: int | None, ship: int, boost: int = 0) -> list[float]:
    """A-112, A-114 By row of the table: how likely this ship hits it; of several numbers the
    highest is taken. Nothing if too few cards are left to say."""
    cards, draws, table = unseen(s, seat), reveals(s, ship), table_of(s)
    found = [0.0] * len(table.rows)
    if not cards or (s.deck and len(s.deck) < draws) or len(cards) < draws:
        return []
    values = sorted(attack_value(s, ship, card, boost) for card in cards)
    ways = comb(len(values), draws)
    for n, value in enumerate(values):  # the n-th is the highest of those drawn
        if n + 1 >= draws:
            found[row_hit(table, value)] += comb(n, draws - 1) / ways
    return found


def attack_odds(s: Galaxy, seat: int | None, ship: int, boost: int = 0) -> Odds:
    """The same in words, without the rows that cannot be hit."""
    table = table_of(s)
    return tuple(
        (odds_row(table, n), chance)
        for n, chance in enumerate(chances_of_rows(s, seat, ship, boost))
        if chance
    )


def odds_row(table: Table, n: int) -> Message:
    """A row of a table, short."""
    return say("odds-row", value=row_value(table, n + 1), results=row_short(table.rows[n]))


# ---- checks and production ----------------------------------------------------------------------


def share(cards: Sequence[int], fits: Callable[[int], bool]) -> float:
    """The part of these cards that fit."""
    return sum(map(fits, cards)) / len(cards) if cards else 0.0


def chance_of_match(s: Galaxy, seat: int | None, card: int, *, check: bool = True) -> float:
    """A-88, A-101 How likely a card of the type's icon is revealed; E-14 a check may take more."""
    cards = unseen(s, seat)
    fitting = sum(ICONS[each] >> TYPE[card] & 1 for each in cards)
    draws = 1 + total(CHECK_MODS, working(s)) if check else 1
    return at_least_one(fitting, len(cards), min(draws, len(cards))) if cards else 0.0


def check_odds(s: Galaxy, seat: int | None, card: int, vp: int) -> Odds:
    """A-101 A match, or none."""
    chance = chance_of_match(s, seat, card)
    return ((say("odds-match", vp=vp), chance), (say("odds-no-match"), 1 - chance))


def production_odds(s: Galaxy, seat: int | None, planet: int) -> Odds:
    """A-88, A-89 One produced card: a match, the smaller half, or equal halves."""
    cards = unseen(s, seat)
    kind = TYPE[planet]
    match = share(cards, lambda card: bool(ICONS[card] >> kind & 1))
    equal = share(
        cards,
        lambda card: not ICONS[card] >> kind & 1 and SYMBOLS[2 * card] == SYMBOLS[2 * card + 1],
    )
    parts = (("odds-produce-match", match), ("odds-produce-smaller", 1 - match - equal),
             ("odds-produce-equal", equal))  # fmt: skip
    return tuple((say(key), chance) for key, chance in parts if chance > 0)
