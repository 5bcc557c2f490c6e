"""What the box is made of: the words of its data, and tiles, boards and cards as frozen values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

#: P-4 The six terrain types and resources; the first five have tracks.
RESOURCES = ("civ", "water", "biomass", "rover", "tech", "energy")
CIV, WATER, BIOMASS, ROVER, TECH, ENERGY = range(6)
TRACKS = RESOURCES[:5]

RINGS = ("inner", "outer")
INNER, OUTER = range(2)

PLANET_IDS = ("k58_4156", "k_273", "gaia", "persephone", "arashi", "petra", "tartarus")
K58, K273, GAIA, PERSEPHONE, ARASHI, PETRA, TARTARUS = range(7)

CORPORATION_IDS = (
    "universal_coalition", "republic", "wormhole_corp", "cosmos_inc",
    "horizon_group", "jump_drive", "oasis_ultd", "flux",
)  # fmt: skip
COALITION, REPUBLIC, WORMHOLE, COSMOS, HORIZON, JUMP, OASIS, FLUX = range(8)

CODES = ("green", "orange", "red")
GREEN, ORANGE, RED = range(3)

#: P-330 Medals of rows and columns, the same on every planet.
MEDALS = (1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1)

#: P-52 The eight ways to hold a tile: quarter turns clockwise, then the same flipped over.
WAYS = 8


@dataclass(frozen=True, slots=True)
class Turn:
    """A tile held in one way. All places are relative to the tile's middle square."""

    way: int
    cells: tuple[tuple[int, int, int, bool, bool], ...]  # dx, dy, terrain, icon, meteor
    outline: int  # which of the tile's outlines it has: its squares, whatever is on them
    body: int  # all squares, shifted by BASE
    parts: tuple[int, int]  # the squares of either terrain, shifted by BASE
    icons: tuple[int, int]  # the icon of either terrain, shifted by BASE
    meteor: int  # the meteor symbol or 0, shifted by BASE


@dataclass(frozen=True, slots=True)
class Tile:
    """P-5 A terrain tile: two parts, each one terrain with one icon."""

    id: str
    shape: int
    resources: tuple[int, int]
    meteor: bool
    turns: tuple[Turn, ...]  # the ways that differ (P-52)
    way: tuple[Turn, ...]  # all eight, equal pictures being the same object
    held: tuple[tuple[int, int], ...]  # of those: way and outline
    #: By outline: where its middle may be, so that the tile lies on the second of two sets of
    #: squares, but not on the first; and whether that is anywhere.
    fit: Callable[[int], tuple[int, ...]]
    fits: Callable[[int], bool]
    size: int  # squares

    def has(self, resource: int) -> bool:
        """Is this one of the tile's two resources?"""
        return resource in self.resources


@dataclass(frozen=True, slots=True)
class Planet:
    """P-330 A planet board; sets of squares are bits."""

    id: str
    complexity: int
    ice: int
    land: int
    lifepods: int
    cities: int
    currents: int
    ring: int
    sides: tuple[int, ...]  # Tartarus: the squares on either side of the chasm
    forbidden: tuple[int, ...]  # Persephone: by resource, where its icon may not lie
    diagonals: tuple[tuple[int, int], ...]  # Tartarus: corners passed diagonally


@dataclass(frozen=True, slots=True)
class Space:
    """P-67 One space of a track and what a tracker that enters it gains."""

    medal: int = 0
    synergy: int = 0
    civ: int = 0  # a rank
    patch: int = 0
    rover: int = 0
    move: int = 0
    tech: int = 0  # a level
    choice: int = -1  # Wormhole: a patch, or this track's advance (5: a synergy boost)
    absent: bool = False  # Oasis: the water column has gaps
    more: bool = False  # there is something else than a medal and movement points


@dataclass(frozen=True, slots=True)
class Corporation:
    """P-230 A corporation board."""

    id: str
    complexity: int
    rovers: int
    top_move: int  # P-104
    tracks: tuple[tuple[Space, ...], ...]
    path: tuple[tuple[int, int], ...]  # Oasis: track and space of every step of the water tracker
    ways: tuple[tuple[Space, ...], ...]  # by tracker: the spaces it passes, from 0 to its top
    tops: tuple[int, ...]  # by tracker: its last space
    levels: tuple[str, ...]  # of the technologies
    rules: tuple[str, ...]  # of the technologies


@dataclass(frozen=True, slots=True)
class CivCard:
    """P-80 A civ card."""

    id: str
    rank: int
    immediate: bool
    op: str
    n: int = 0
    steps: int = 0
    advance: int = 0  # P-149: advances at the end of the game
    set: str = ""


@dataclass(frozen=True, slots=True)
class Objective:
    """P-170, P-177 An objective card: what neighbours compare, and what its owner is to do."""

    id: str
    count: str
    resource: int  # of the neighbour side; -1: none
    high: bool
    test: str
    wanted: int  # the resource of the personal side; -1: none
    n: int
    w: int
    h: int


@dataclass(frozen=True, slots=True)
class Event:
    """P-191 An event card."""

    id: str
    code: int
    solo: bool
    restriction: bool
    op: str
    tracks: tuple[int, ...] = ()
    steps: int = 1
    n: int = 1
    bonuses: bool = True
    terrain: int = -1
    rule: str = ""
    where: str = ""
