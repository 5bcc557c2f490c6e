"""What is printed on the components: typed frozen values, made from the box once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """One printed card."""

    id: str
    faction: int  # -1: a bonus card
    copies: int
    level: int
    type: str
    trigger: str
    effect: str
    amount: int
    upgradeable: bool
    one_shot: bool
    copying: str  # how Reproduction treats it
    rule: str
    source: str
    origin: Mapping[str, str]  # where its parts are known from
    file: str

    def source_of(self, part: str) -> str:
        """Where a part of it is known from; the effect as a whole unless it says otherwise."""
        return self.origin.get(part, self.source)


@dataclass(frozen=True, slots=True)
class Sector:
    """One sector board."""

    id: str
    faction: int  # -1: a common sector
    action: str
    pending: int
    passages: tuple[str, ...]
    slots: tuple[tuple[int, int, bool], ...]  # row, column, bonus symbol
    source: str
    origin: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a unit."""

    attack: int  # 0 none, 1 one, 2 every
    takeover: int  # 0 none, 1 for one use, 2 lasting
    extra: int  # sectors it may go beyond its movement points


@dataclass(frozen=True, slots=True)
class UnitKind:
    """A kind of unit with its two sides."""

    id: str
    faction: int
    count: int
    basic: Side
    advanced: Side
    data: bool  # a hit gives data instead of damage
    embryo: bool
    upgradeable: bool
    source: str


@dataclass(frozen=True, slots=True)
class Faction:
    """One of the four factions."""

    id: str
    colour: str
    sector: str
    collects_data: bool
    source: str
    colour_source: str


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of token."""

    id: str
    count: int
    faction: int  # -1: of nobody
    source: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything that lies in the box."""

    limits: Mapping[str, int]
    countdown: tuple[str, ...]
    modes: Mapping[str, tuple[int, ...]]  # for how many players each is
    factions: tuple[Faction, ...]
    pandora_colour: str
    sectors: tuple[Sector, ...]
    layouts: Mapping[str, tuple[str, ...]]
    kinds: tuple[Kind, ...]
    bonus_count: int
    help_cards: int
    units: tuple[UnitKind, ...]
    tokens: Mapping[str, Token]
