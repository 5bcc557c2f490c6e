"""Ways to play with one kind of card only, for ``starboard.lab.strategies``.

A player of one way sees the same value as everybody, but each card of the other two kinds, in the
Empire or under construction, counts as a loss: none is bought, built or kept if it can be helped.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Final

from starboard.kernel import Seat

from ..reading.effects import ROWS
from ..reading.tables import ROW_CARDS
from ..state import Galaxy
from .value import BIAS, WEIGHTS, chance, terms

#: What a card of another kind costs, in spreads of the outcome: more than any card is worth.
ASTRAY: Final = 1.0


def one_way(row: int) -> Callable[[Galaxy, Seat], float]:
    """The value as seen by a player who wants cards of one row only."""

    def value(s: Galaxy, seat: Seat) -> float:
        p = s.players[seat]
        others = ((p.empire | p.projects) & ~ROW_CARDS[row]).bit_count()
        odds = BIAS + fsum([w * t for w, t in zip(WEIGHTS, terms(s, seat), strict=True)])
        return chance(odds - ASTRAY * others)

    return value


NAMES: Final = {"ship": "ships", "technology": "technologies", "planet": "planets"}
STRATEGIES: Final = {NAMES[name]: one_way(row) for row, name in enumerate(ROWS)}
