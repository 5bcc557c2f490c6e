"""What lies on the table: the station, the cards, and one planet with its corporation a player.

Sets of squares are bits of one int (grid.py), sets of cards too.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final

from starboard.kernel import Piece, State, Step, state

from .box import CORPORATIONS, EVENTS, MARKERS, PLANETS, SQUARES, STATION_RINGS, TILES
from .components import COSMOS, ENERGY, JUMP, PETRA
from .grid import BASE, SIDE, STRIDE

#: Which part of the game it is: the choices of the setup, the steps of a round, the last things.
#: Views tell these numbers.
BOARDS: Final = 0
GOALS: Final = 1
TOKENS: Final = 3
EARLY: Final = 5
ROTATE: Final = 6
EVENT: Final = 8
EVENT_CIV: Final = 9
TURNS: Final = 11
SHARE: Final = 12
CIV_PHASE: Final = 13
STORED: Final = 15
LATE_TECH: Final = 16
LATE_CARDS: Final = 17
LATE_CIV: Final = 18
OVER: Final = 19

#: Where a rover is when it is on no square.
ON_BOARD: Final = -1
DESTROYED: Final = -2

#: Sets of squares that share one int lie so many bits apart.
SPAN: Final = SIDE * STRIDE

#: P-140 What ends the game, as bits.
NO_ROOM: Final = 1
EMPTY_DEPOT: Final = 2
LAST_EVENT: Final = 4

#: P-381 What others learn of a turn when it is confirmed, and need not be told before.
_OUTCOME = frozenset({
    "placed", "discarded", "advanced", "patched", "patch-stored", "deployed", "rover-moved",
    "rover-teleported", "rover-destroyed", "lifepod-collected", "lifepod-destroyed", "meteorite",
    "meteorite-collected", "civ-milestone", "unlocked", "token", "parked",
})  # fmt: skip

#: A player as plain(): what the others see while a turn is private.
Kept = tuple[Any, ...]


@state
class Player(Piece):
    """One player's planet and corporation board."""

    seat: int
    planet: int = 0
    corporation: int = 0
    # the planet
    tiles: int = 0  # squares covered by tiles
    patches: int = 0  # squares covered by patches
    terrain: list[int] = field(default_factory=lambda: [0] * 6)  # by type: its squares
    icons: list[int] = field(default_factory=lambda: [0] * 6)  # by resource: squares that show it
    symbols: int = 0  # meteor symbols
    meteorites: int = 0
    lifepods: int = 0
    laid: list[int] = field(default_factory=list)  # every tile laid, packed by laid_as()
    fresh: int = 0  # squares of the tiles laid this round (P-101)
    rovers: list[int] = field(default_factory=list)  # a square, ON_BOARD or DESTROYED
    cargo: int = 0  # Horizon: bits of the rovers that carry a meteorite
    # the corporation board
    tracks: list[int] = field(default_factory=lambda: [0] * 5)
    parked: list[int] = field(default_factory=lambda: [0] * 5)  # Cosmos: spaces under lifepods
    rescued: int = 0  # lifepods in the scoring area
    stones: int = 0  # collected meteorites
    stored: int = 0  # patches put aside
    unlocked: int = 0  # bits of the technologies
    flux: int = -1  # Flux: the marked track; -1: none
    cards: int = 0  # civ cards as bits
    goals: int = 0  # personal objectives as bits
    offered: int = 0  # objectives to choose from, as bits
    # the round
    moves: int = 0  # movement points
    used: int = 0  # technologies used this round
    spent: int = 0  # technologies used for good
    waiting: int = 0  # rovers that wait for a tile (P-102)
    ranks: tuple[int, ...] = ()  # civ milestones to resolve
    glided: int = 0  # P-276: squares a rover glided over since something changed; SPAN bits each
    # the turn
    ring: int = -1  # the stack the tile in hand comes from; -1: none taken
    hand: int = -1  # the tile in hand; -1: none
    stuck: bool = False  # P-141: no tile could be placed
    relaxed: int = 0  # P-60: how many kinds of restriction are lifted for it
    as_energy: bool = False  # Jump Drive D: its tech counts as energy
    bare: bool = False  # an extra tile whose resources do not count
    peeks: bool = False  # will look at the next event
    wants: bool = False  # Jump Drive F was used: cards are drawn when the step ends

    def has(self, technology: int) -> bool:
        """P-120 May this technology be used? They count from 0."""
        return self.unlocked >> technology & 1 == 1

    def covered(self) -> int:
        """P-151 Squares under a tile or a patch."""
        return self.tiles | self.patches

    def free(self) -> int:
        """P-56 Squares without tile and patch."""
        return SQUARES & ~(self.tiles | self.patches)

    def ground(self, terrain: int) -> int:
        """P-335 The squares of a terrain; bare currents of Petra are energy."""
        bits = self.terrain[terrain]
        if terrain == ENERGY and self.planet == PETRA:
            bits |= PLANETS[PETRA].currents & ~(self.tiles | self.patches)
        return bits

    def on_planet(self) -> int:
        """The squares with a rover."""
        bits = 0
        for at in self.rovers:
            if at >= 0:
                bits |= 1 << at
        return bits

    def rocks(self) -> int:
        """P-134, P-282 Squares with a meteorite, carried ones included."""
        bits = self.meteorites
        if self.cargo:
            for rover, at in enumerate(self.rovers):
                if self.cargo >> rover & 1:
                    bits |= 1 << at
        return bits

    def top(self, track: int) -> int:
        """P-72, P-175 The last space of a track."""
        return CORPORATIONS[self.corporation].tops[track]

    def pods_held(self) -> int:
        """P-176 All collected lifepods, wherever they lie on the corporation board."""
        held = self.rescued
        if self.corporation == COSMOS:
            held += sum(bits.bit_count() for bits in self.parked)
        elif self.corporation == JUMP:  # one on each technology
            held += self.unlocked.bit_count()
        return held

    def check(self) -> None:
        """Raise AssertionError if something is out of place."""
        covered = 0
        for code in self.laid:
            tile, way, at = unpacked(code)
            body = TILES[tile].way[way].body << at >> BASE
            assert not body & covered, "tiles overlap"
            covered |= body
        assert covered == self.tiles, "tiles are lost"
        assert not covered & ~SQUARES, "a tile is off the planet"
        everything = 0
        for bits in self.terrain:
            assert not everything & bits, "a square has two terrains"
            everything |= bits
        assert everything == self.tiles | self.patches, "terrain is lost"
        assert not self.meteorites & ~(self.tiles | self.patches), "a meteorite on bare ground"
        assert not self.lifepods & (self.tiles | self.patches), "a lifepod under a tile"
        standing = [at for at in self.rovers if at >= 0]
        assert len({*standing}) == len(standing), "two rovers on a square"
        assert all(SQUARES >> at & 1 for at in standing), "a rover off the planet"
        for track in range(5):
            assert 0 <= self.tracks[track] <= self.top(track), "a tracker is off its track"
            assert not self.parked[track] >> self.tracks[track] & 1, "a tracker on a lifepod"
        pods = self.lifepods.bit_count() + self.pods_held()
        assert pods <= PLANETS[self.planet].lifepods.bit_count(), "a lifepod too many"
        assert min(self.moves, self.stones, self.stored) >= 0, "less than nothing"


_LISTS = ("terrain", "icons", "laid", "rovers", "tracks", "parked")


def restored(kept: Kept) -> Player:
    """A player as they were when their plain() was kept: what were lists are tuples there."""
    fields = dict(zip(Player.FIELDS, kept, strict=True))
    for name in _LISTS:
        fields[name] = [*fields[name]]
    return Player(**fields)


def laid_as(tile: int, way: int, at: int) -> int:
    """A laid tile as one number."""
    return tile << 11 | way << 8 | at


def unpacked(code: int) -> tuple[int, int, int]:
    """Tile, way and square of a laid tile."""
    return code >> 11, code >> 8 & 7, code & 255


@state
class Table(State):
    """Everything on the table."""

    phase: int = BOARDS
    round: int = 0
    commander: int = 0
    rotation: int = 0  # steps clockwise from the reference position
    shift: int = 0  # of the inner ring against the outer one (P-24)
    turning: bool  # the station turns by itself (P-180, P-214)
    with_flux: bool  # Flux, which is not in the box, takes part (P-20)
    personal: bool  # personal objectives are used
    split: tuple[int, ...]  # P-193 green, orange, red; empty without events
    ending: int = 0  # triggers so far
    players: list[Player]
    before: list[Kept]  # by seat: what others still see while a turn is private, or ()
    # the station: stacks are ring * 6 + place
    tops: list[int] = field(default_factory=lambda: [-1] * 12)  # the tile on top; -1: empty
    under: list[int] = field(default_factory=lambda: [0] * 12)  # the others of the shape, as bits
    gone: int = 0  # tiles that left the station unlaid, as bits
    # civ cards by rank, as bits of nine
    civ: list[int] = field(default_factory=lambda: [0] * 4)
    civ_box: list[int]
    drawn: int = -1  # the card that Republic 2 adds to a choice; -1: none
    seen: list[int]  # by seat: ranks whose stack they have looked through, as bits
    #: By card: seats that had, when it left its stack face down, as bits.
    since: list[int] = field(default_factory=lambda: [0] * 36)
    # objectives
    neighbour: list[int] = field(default_factory=list)  # between a seat and the next (P-26)
    shared: list[int] = field(default_factory=list)  # Jump Drive F
    pile: int  # objectives not dealt yet, as bits
    returned: list[int]  # by seat: objectives looked at and put away, as bits
    # events
    codes: list[int]  # by code: cards left in the deck
    unused: list[int]  # by code: cards of the box that have not come up, as bits of twenty
    event: int = -1  # in force this round; -1: none
    coming: int = -1  # the next event where somebody has looked; -1: nobody has
    peeked: int = 0  # seats that have, as bits
    past: list[int] = field(default_factory=list)

    def depot(self, seat: int) -> int:
        """P-41 The depot in front of a player's marker."""
        return (MARKERS[len(self.players)][seat] - self.rotation) % 6

    def stack(self, depot: int, ring: int) -> int:
        """The stack of a depot: the inner ring may be shifted (P-24)."""
        return 6 + depot if ring else (depot + self.shift) % 6

    def height(self, stack: int) -> int:
        """How many tiles lie there."""
        return self.under[stack].bit_count() + (self.tops[stack] >= 0)

    def top_tile(self, seat: int, ring: int) -> int:
        """P-43 The tile on top of a stack of the player's own depot; -1: none."""
        return self.tops[self.stack(self.depot(seat), ring)]

    def restriction(self) -> str:
        """P-196 The rule of the event in force, if any."""
        return EVENTS[self.event].rule if self.event >= 0 else ""

    def shown(self, seat: int) -> Player:
        """What the others see of a player: nothing of a turn that is not confirmed (P-381)."""
        return restored(self.before[seat]) if self.before[seat] else self.players[seat]

    def tell_of(self, p: Player, key: str, rule: str, /, **facts: Any) -> None:
        """Say what a player did; while a turn is private, only what its player cannot see."""
        if self.told is not None:
            if not self.before[p.seat]:
                self.tell(key, rule, seat=p.seat, **facts)
            elif key not in _OUTCOME:
                self.tell(key, rule, only=p.seat, seat=p.seat, **facts)

    def steps_of(self, seat: int) -> list[Step]:
        """All that a player has still to do, as far as it is planned; the next step is the last."""
        if seat < len(self.lanes) and self.lanes[seat]:
            return self.lanes[seat]
        return [step for step in self.agenda if len(step) > 1 and step[1] == seat]

    def step_of(self, seat: int) -> Step:
        """The step in which a player is asked now; () if they are not."""
        steps = self.lanes[seat] if seat < len(self.lanes) else []
        step = steps[-1] if steps else self.agenda[-1] if self.agenda else ()
        return step if len(step) > 1 and step[1] == seat else ()

    def check(self) -> None:
        for p in self.players:
            p.check()
        self._check_tiles()
        assert len(self.players) == len(self.before)
        cards = sum(p.cards for p in self.players)
        everywhere = [self.civ[r] | self.civ_box[r] << 9 | (cards >> 9 * r & 511) << 18
                      for r in range(4)]  # fmt: skip
        for r, bits in enumerate(everywhere):
            assert bits.bit_count() == 9, f"rank {r + 1} has not nine civ cards"
            assert self.civ[r] | self.civ_box[r] | cards >> 9 * r & 511 == 511, "a civ card is lost"
        piles = [self.pile, *self.returned, *(p.goals for p in self.players),
                 *(p.offered for p in self.players)]  # fmt: skip
        table = sum(1 << o for o in [*self.neighbour, *self.shared])
        seen = table
        for bits in piles:
            assert not seen & bits, "an objective is in two places"
            seen |= bits
        if self.split:
            left = sum(self.codes) + (self.coming >= 0)
            assert left + len(self.past) == 20, "an event is lost"

    def _check_tiles(self) -> None:
        seen = self.gone
        for p in self.players:
            for code in p.laid:
                bit = 1 << (code >> 11)
                assert not seen & bit, "a tile is in two places"
                seen |= bit
        for stack in range(12):
            shape = STATION_RINGS[stack // 6][stack % 6]
            bits = self.under[stack] << 12 * shape
            if self.tops[stack] >= 0 and not self._is_taken(stack):
                bits |= 1 << self.tops[stack]
            assert not seen & bits, "a tile is on the station and elsewhere"
            seen |= bits
        in_hand = sum(1 << p.hand for p in self.players if p.hand >= 0)
        assert (seen | in_hand) == (1 << 144) - 1, "a tile is lost"

    def _is_taken(self, stack: int) -> bool:
        """Has a player taken the tile on top, which still lies there until the step ends?"""
        return any(
            p.ring >= 0 and not p.stuck and self.stack(self.depot(p.seat), p.ring) == stack
            for p in self.players
        )
