"""What the cards in the box are: frozen values (A-2 to A-6).

Ids are small numbers in the order of the files. Ships, technologies and planets share one
numbering, so that a set of them is one number with a bit for each. A half of a Resource card is
``2 * card`` (top) or ``2 * card + 1``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .effects import Effect

KEYWORDS = ("continuous", "additional", "action")
CONTINUOUS_KEYWORD, ADDITIONAL_KEYWORD, ACTION_KEYWORD = range(3)
FALLBACK_ROW = 4  # A-114 for a value that the table does not have
WINDOWS = ("any", "action_phase", "last_round")
#: Open questions about a card, told in the catalogue.
DOUBTS = ("artifact-ability", "end-scoring", "last-row", "price")


@dataclass(frozen=True, slots=True)
class Half:
    """A half of a Resource card (A-29)."""

    colour: int
    symbols: int
    icon: int


@dataclass(frozen=True, slots=True)
class Resource:
    """A Resource card: two halves and a number for attacks (A-29)."""

    sources: Mapping[str, str]
    id: str
    number: int
    top: Half
    bottom: Half


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a scoring table (A-102)."""

    need: int
    vp: int
    end_vp: int


@dataclass(frozen=True, slots=True)
class Card:
    """A ship, technology or planet (A-4 to A-6)."""

    sources: Mapping[str, str]
    id: str
    row: int
    type: int
    keyword: int
    logistic: tuple[Effect, ...]
    operational: tuple[Effect, ...]  # of ships
    ship_class: str  # of ships: the icon of the operational side
    metric: int  # of technologies
    metric_type: int
    columns: tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction board with its card (A-20)."""

    sources: Mapping[str, str]
    doubts: tuple[int, ...]
    id: str
    setup: tuple[Effect, ...]
    ability: tuple[Effect, ...]
    scoring: tuple[tuple[int, int, int], ...]  # (measure, type, VP for each)


@dataclass(frozen=True, slots=True)
class Artifact:
    """An Alien Artifact (A-139)."""

    sources: Mapping[str, str]
    id: str
    window: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """An Alien System or a Defence Plan: what happens at each attack value (A-114)."""

    sources: Mapping[str, str]
    doubts: tuple[int, ...]
    id: str
    rows: tuple[tuple[Effect, ...], ...]  # values 1, 2, ...
    cost: int  # credits to choose a plan
    open_end: bool  # the last row also covers every value above it

    def row(self, value: int) -> tuple[Effect, ...]:
        """What an attack of this value does."""
        if value <= len(self.rows):
            return self.rows[value - 1]
        return self.rows[-1] if self.open_end else self.rows[FALLBACK_ROW - 1]


@dataclass(frozen=True, slots=True)
class Limits:
    """The constants of the rulebook."""

    hand_size: int
    assembly_limit: int
    bank_max: int
    start_credits: int
    build_cost: int
    cost_step: int
    buy_cost: int
    buy_extra_cost: int
    placement_production: int
    mine_production: int
    operational_cost: int
    blockade_fee: int
    blockade_removal: int
    blockade_tokens: int
    blockades_per_card: int
    vp_per_card: int


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    limits: Limits
    marker: tuple[int, ...]
    resources: tuple[Resource, ...]
    cards: tuple[Card, ...]
    artifacts: tuple[Artifact, ...]
    systems: tuple[Table, ...]
    plans: tuple[Table, ...]  # the first one is the Basic Defence Plan
    factions: tuple[Faction, ...]
    kinds: Mapping[str, str]  # the source of what all cards of a type or class have in common
    components: tuple[tuple[str, int, str], ...]  # name, count, source
    tallies: Mapping[str, Mapping[str, Any]]
