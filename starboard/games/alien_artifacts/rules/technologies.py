"""Chapter 8: technologies: market, check, score."""

from __future__ import annotations

from ..box import CARDS
from ..reading.tables import CHECK_CARDS, CHECK_MODS, ICONS, TYPE, total
from ..state import FROM_INCOME, NOBODY, Galaxy
from .blockades import offer_fees
from .costs import working
from .decks import take_resource
from .gains import gain_vp
from .measures import best_column, measure


def market(s: Galaxy, card: int) -> None:
    """A-100 Market: at once a technology check. (A-95 An applied one simply works.)"""
    s.then(offer_fees, CHECK_CARDS)
    s.then(check, card)


def check(s: Galaxy, card: int) -> None:
    """A-101 Reveal the top Resource card; if a half has the type's icon, score.

    A-135 Fees for more cards (E-14) have been offered before.
    """
    matches = False
    for _ in range(1 + total(CHECK_MODS, working(s))):  # E-14
        revealed = take_resource(s)
        if revealed != NOBODY:
            s.revealed.append(revealed)
            matches = matches or bool(ICONS[revealed] >> TYPE[card] & 1)
    if s.told is not None:
        key = "check-matches" if matches else "check-fails"
        resources = tuple(s.revealed)
        s.tell(key, "A-101", seat=s.active, card=card, resources=resources, type=TYPE[card])
    s.discard += s.revealed
    s.revealed = []
    if matches:
        score(s, s.active, card)


def score(s: Galaxy, seat: int, card: int) -> None:
    """A-102 The points of the best fulfilled column, of one only."""
    vp = best_column(s, seat, card).vp
    if s.told is not None:
        technology = CARDS[card]
        reached = measure(s, seat, technology.metric, technology.metric_type)
        s.tell("scored", "A-102", seat=seat, card=card, vp=vp, count=reached)
    if vp:
        gain_vp(s, seat, vp, FROM_INCOME, "A-102")
