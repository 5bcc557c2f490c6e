"""Chapter 8: technologies: market, check, score."""

from __future__ import annotations

from ..box import CARDS
from ..metrics import measure
from ..state import INCOME, NOBODY, Galaxy
from ..tables import CHECK_CARDS, CHECK_MODS, ICONS, TYPE, total
from .blockades import offer_fees
from .decks import take_resource
from .gains import gain_vp
from .paying import working


def market(s: Galaxy, card: int) -> None:
    """A-100 Market: at once a technology check. (A-95 An applied one simply works.)"""
    s.then(offer_fees, CHECK_CARDS)
    s.then(check, card)


def check(s: Galaxy, card: int) -> None:
    """A-101 Reveal the top Resource card; if a half has the type's icon, score.

    A-135 Fees for more cards (E-14) have been offered before.
    """
    matches = False
    shown = []
    for _ in range(1 + total(CHECK_MODS, working(s))):  # E-14
        revealed = take_resource(s)
        if revealed != NOBODY:
            shown.append(revealed)
            matches = matches or bool(ICONS[revealed] >> TYPE[card] & 1)
    s.discard += shown
    if s.told is not None:
        key = "check-matches" if matches else "check-fails"
        s.tell(key, "A-101", seat=s.active, card=card, resources=shown, type=TYPE[card])
    if matches:
        score(s, s.active, card)


def column_of(s: Galaxy, seat: int, card: int) -> int:
    """A-102, A-103 The best column whose requirement is met now; NOBODY if none is."""
    technology = CARDS[card]
    reached = measure(s, seat, technology.metric, technology.metric_type)
    met = [n for n, column in enumerate(technology.columns) if reached >= column.need]
    return met[-1] if met else NOBODY


def score(s: Galaxy, seat: int, card: int) -> None:
    """A-102 The points of the best fulfilled column, of one only."""
    column = column_of(s, seat, card)
    vp = CARDS[card].columns[column].vp if column != NOBODY else 0
    s.tell("scored", "A-102", seat=seat, card=card, vp=vp)
    if vp:
        gain_vp(s, seat, vp, INCOME, "A-102")
