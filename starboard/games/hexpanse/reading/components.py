"""What is printed on the pieces of the box, as the rules and the pictures use it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..rules.hexes import Hex


@dataclass(frozen=True, slots=True)
class Formation:
    """H-80 A pattern of areas to attack, to place onto, or to leave alone (plain areas, H-105)."""

    attacks: tuple[Hex, ...]
    places: tuple[Hex, ...]
    blanks: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card, a leader or an allied unit does."""

    kind: str
    amount: int = 0
    anchor: str = ""  # formation: self, leader, free
    first: str = ""  # swap: self, any_unit, mercenary_or_allied
    formation: int = -1  # which of FORMATIONS


@dataclass(frozen=True, slots=True)
class Origin:
    """Which entry of the data a piece is, and where each part of it is known from."""

    file: str
    family: str
    id: str
    sources: Mapping[str, str]  # source, name_source, effect_source ...

    def source(self, part: str) -> str:
        """The source of one part; without a word about it, that of the whole piece."""
        return self.sources.get(f"{part}_source", self.sources["source"])


@dataclass(frozen=True, slots=True)
class Board:
    """H-25 One part of the board in play, and the numbers of factions that play on it."""

    id: str
    origin: Origin
    players: tuple[int, ...]
    without_ring: tuple[int, ...]
    team: tuple[int, ...]
    team_large: tuple[int, ...]
    areas: int  # a set of areas
    mines: int  # a set of areas


@dataclass(frozen=True, slots=True)
class Faction:
    """H-6 A playable faction and its leader's own ability."""

    id: str
    code: str
    origin: Origin
    alien: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class Ally:
    """H-109 An allied faction: its tokens and what they do."""

    id: str
    code: str
    origin: Origin
    units: int
    can_attack: bool
    trigger: str  # placed, sacrifice, interpose, passive
    optional: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class Card:
    """H-69 A card of the market: a mercenary has one ability, an action card two options."""

    id: str
    code: str
    origin: Origin
    cost: int
    copies: int
    copies_large: int  # with five or six factions
    tokens: int  # 0 for an action card
    reactivatable: bool
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Mission:
    """H-112 A victory formation."""

    id: str
    code: str
    origin: Origin
    cells: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """H-7 One of the three levels."""

    id: str
    origin: Origin
    normal_units: int
    allied_units: int
    allied_factions: int
    secret_missions: int


@dataclass(frozen=True, slots=True)
class Token:
    """H-69 A kind of token, die or board that lies in the box."""

    id: str
    origin: Origin
    each: bool  # so many for each faction; else in the whole box
    count: int
