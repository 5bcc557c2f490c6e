"""The terms that a position is weighed by, and what several of them have in common."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Seat

from ..box import LIMITS, RESOURCES
from ..reading.tables import TECHNOLOGIES, bits
from ..rules.measures import best_column, faction_points
from ..state import NOBODY, SCORING, Galaxy

TERMS: Final = (
    "points",  # victory points so far, and what the Empire gives at the end as it is
    "discounts",  # working discounts, for the time that is left
    "limits",  # cards more in a payment, for the time that is left
    "abilities",  # other logistic technologies, for the time that is left
    "planets",  # operational planets, for the time that is left
    "technologies",  # what operational technologies score, for the time that is left
    "ships",  # operational ships, for the time that is left
    "projects",  # cards under construction
    "ready",  # rows in which the hand could complete one now
    "attached",  # symbols attached to them
    "stock",  # symbols in stock
    "hand",  # symbols in the hand
    "credits",
    "artifacts",
    "plans",
    "blockaded",  # own cards with a token
    "chances",  # points under way: an attack, a check, a production not yet resolved
    "due",  # symbols that are still to be paid
    "action",  # an action that is still to come
)  # fmt: skip
(
    POINTS, _, _, ABILITIES, PLANETS_, _, SHIPS_, PROJECTS, _, ATTACHED, _, _, CREDITS, _, _,
    BLOCKADED, CHANCES, DUE, ACTIONS,
) = range(len(TERMS))  # fmt: skip
#: A type is on about 42 of 100 Resource cards: so often a check or a production matches.
MATCH: Final = 0.42
#: What a produced card is worth besides: symbols in stock.
PRODUCE_WORTH: Final = MATCH + 0.25
#: Turns that a player has in a whole game, about; so many from the end means are worth little.
TURNS, LAST_TURNS = 20, 4
#: A ship's attack gives about so many points.
SORTIE: Final = 0.9


def time_left(s: Galaxy) -> float:
    """The share of the game that is still to come."""
    if s.last_round:
        return 0.0
    return (s.marker - 1 + len(s.deck) / len(RESOURCES)) / len(s.players)


def means(left: float) -> float:
    """What means to an end are worth: all, until the last few turns."""
    return min(1.0, left * TURNS / LAST_TURNS)


def end_points(s: Galaxy, seat: Seat) -> tuple[int, int]:
    """Points of the Empire at the end as it is, and what its technologies score in a check."""
    p = s.players[seat]
    points = scores = 0
    for card in bits(p.operational & TECHNOLOGIES & ~s.scored):
        column = best_column(s, seat, card)
        scores += column.vp
        points += column.end_vp if not p.blockaded >> card & 1 or p.bank else 0
    if s.phase != SCORING:
        points += LIMITS.vp_per_card * p.empire.bit_count()
        if p.faction != NOBODY:
            points += faction_points(s, seat)
    return points, scores
