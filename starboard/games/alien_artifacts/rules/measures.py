"""Chapter 8: the measures of scoring tables, faction scoring and scaled effects (A-103)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box import CARDS, FACTIONS
from ..reading.cards import Column
from ..reading.effects import METRICS
from ..reading.tables import PLANETS, ROW_CARDS, SHIPS, TECHNOLOGIES, TYPE_CARDS
from ..state import Galaxy, Player

PAIRS: Final = tuple(row & kind for row in ROW_CARDS for kind in TYPE_CARDS)


def count(cards: int) -> int:
    """How many cards."""
    return cards.bit_count()


def types_among(cards: int) -> int:
    """Different types among these cards."""
    return sum(1 for kind in TYPE_CARDS if cards & kind)


MEASURES: Final[dict[str, Callable[[Player], int]]] = {
    "planets": lambda p: count(p.empire & PLANETS),
    "technologies": lambda p: count(p.empire & TECHNOLOGIES),
    "ships": lambda p: count(p.empire & SHIPS),
    "planets_logistic": lambda p: count(p.logistic & PLANETS),
    "planets_operational": lambda p: count(p.operational & PLANETS),
    "technologies_logistic": lambda p: count(p.logistic & TECHNOLOGIES),
    "technologies_operational": lambda p: count(p.operational & TECHNOLOGIES),
    "ships_logistic": lambda p: count(p.logistic & SHIPS),
    "ships_operational": lambda p: count(p.operational & SHIPS),
    "empire_cards": lambda p: count(p.empire),
    "logistic_cards": lambda p: count(p.logistic),
    "operational_cards": lambda p: count(p.operational),
    "planet_types": lambda p: types_among(p.empire & PLANETS),
    "ship_types": lambda p: types_among(p.empire & SHIPS),
    "row_type_pairs": lambda p: sum(1 for pair in PAIRS if p.empire & pair),
    "row_sets": lambda p: min(count(p.empire & row) for row in ROW_CARDS),
    "type_sets": lambda p: min(count(p.empire & kind) for kind in TYPE_CARDS),
    "best_row_type": lambda p: max(count(p.empire & pair) for pair in PAIRS),
    "stock_cards": lambda p: len(p.stock),
    "attached_cards": lambda p: len(p.attached),
    "projects": lambda p: count(p.projects),
    "credits": lambda p: p.bank,
    "artifacts_held": lambda p: len(p.artifacts),
    "defence_plans": lambda p: len(p.plans),
}
BY_NUMBER: Final = [MEASURES.get(name) for name in METRICS]
TYPED: Final = METRICS.index("type_cards")
CREDITS: Final = METRICS.index("credits")


def measure(s: Galaxy, seat: int, metric: int, kind: int = -1) -> int:
    """A-103 A measure of a player's own Empire, counted now; blockaded cards count."""
    p = s.players[seat]
    of_player = BY_NUMBER[metric]
    if of_player is not None:
        return of_player(p)
    if metric == TYPED:
        return count(p.empire & TYPE_CARDS[kind])
    # blockades_on_others: tokens on cards of all other players, whoever put them there
    return sum(count(other.blockaded) for n, other in enumerate(s.players) if n != seat)


NO_COLUMN: Final = Column(0, 0, 0)


def best_column(s: Galaxy, seat: int, card: int) -> Column:
    """A-102, A-103 The best column of a technology whose requirement is met now."""
    technology = CARDS[card]
    reached = measure(s, seat, technology.metric, technology.metric_type)
    best = NO_COLUMN
    for column in technology.columns:
        if reached >= column.need:
            best = column
    return best


def faction_points(s: Galaxy, seat: int) -> int:
    """A-153, A-163 The faction's own scoring, as the Empire is now; blockaded cards count."""
    faction = FACTIONS[s.players[seat].faction]
    return sum(vp * measure(s, seat, metric, kind) for metric, kind, vp in faction.scoring)
