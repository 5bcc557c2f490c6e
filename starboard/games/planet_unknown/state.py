"""What lies on the table: the station, the cards, and one planet with its corporation a player.

Sets of squares are bits of one int (grid.py), sets of cards too. Everything that a turn has still
to do stands in ``todo``, so that the game can go on from any question (rules/agenda.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel import Piece, State, state

from .box import CORPORATIONS, MARKERS, PLANETS, SQUARES, STATION_RINGS, TILES
from .grid import BASE, SIDE, STRIDE
from .kinds import COSMOS, JUMP

# The steps of the game, in their order.
(
    BOARDS, PERSONAL, NEIGHBOURS, TOKENS, START, EARLY, ROTATE, REVEAL, EVENT, EVENT_CIV, DEAL,
    TURNS, CLEAR, CIV_PHASE, ROUND_END, STORED, LATE_TECH, LATE_CARDS, LATE_CIV, OVER,
) = range(20)  # fmt: skip

#: Where a rover is when it is on no square.
ON_BOARD, DESTROYED = -1, -2

#: Sets of squares that share one int lie so many bits apart.
SPAN = SIDE * STRIDE

# P-140 What ends the game, as bits.
NO_ROOM, EMPTY_DEPOT, LAST_EVENT = 1, 2, 4


# What stands on a list of things to do: a name, numbers, and things within things. A copy of the
# state may share it, which the kernel reads from this type; it cannot name itself.
if TYPE_CHECKING:
    Thing = tuple[Any, ...]
else:
    _Atom = str | int
    _Flat = tuple[_Atom, ...]
    _Deep = tuple[_Atom | _Flat, ...]
    _Deeper = tuple[_Atom | _Deep, ...]
    Thing = tuple[_Atom | _Deeper, ...]


@state
class Player(Piece):
    """One player's planet and corporation board."""

    seat: int
    planet: int
    corporation: int
    # the planet
    tiles: int  # squares covered by tiles
    patches: int  # squares covered by patches
    terrain: list[int]  # by type: its squares
    icons: list[int]  # by resource: squares that show it
    symbols: int  # meteor symbols
    meteorites: int
    lifepods: int
    laid: list[int]  # every tile laid: tile, way and square packed by laid_as()
    fresh: int  # squares of the tiles laid this round (P-101)
    rovers: list[int]  # a square, ON_BOARD or DESTROYED
    cargo: int  # Horizon: bits of the rovers that carry a meteorite
    # the corporation board
    tracks: list[int]
    parked: list[int]  # Cosmos: by track, bits of the spaces under lifepods
    rescued: int  # lifepods in the scoring area
    stones: int  # collected meteorites
    stored: int  # patches put aside
    unlocked: int  # bits of the technologies
    flux: int  # Flux: the marked track; -1: none
    cards: int  # civ cards as bits
    goals: int  # personal objectives as bits
    offered: int  # objectives to choose from, as bits
    # the round
    moves: int  # movement points
    used: int  # technologies used this round
    spent: int  # technologies used for good
    waiting: int  # rovers that wait for a tile (P-102)
    ranks: tuple[int, ...]  # civ milestones to resolve
    glided: int  # P-276: squares a rover glided over since something changed; SPAN bits a rover
    # the turn
    ring: int  # the stack the tile in hand comes from; -1: none taken
    hand: int  # the tile in hand; -1: none
    stuck: bool  # P-141: no tile could be placed
    relaxed: int  # P-60: how many kinds of restriction are lifted for it
    as_energy: bool  # Jump Drive D: its tech counts as energy
    bare: bool  # an extra tile whose resources do not count
    peeks: bool  # will look at the next event
    wants: bool  # Jump Drive F was used: cards are drawn when the step ends
    todo: list[Thing]  # what is still to be resolved; the next thing is the last

    def has(self, technology: int) -> bool:
        """P-120 May this technology be used? They count from 0."""
        return self.unlocked >> technology & 1 == 1

    def covered(self) -> int:
        """P-151 Squares under a tile or a patch."""
        return self.tiles | self.patches

    def free(self) -> int:
        """P-56 Squares without tile and patch."""
        return SQUARES & ~(self.tiles | self.patches)

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


_LISTS = [
    Player.FIELDS.index(name)
    for name in ("terrain", "icons", "laid", "rovers", "tracks", "parked", "todo")
]


def thawed(frozen: Thing) -> Player:
    """A player as it was when its plain() was kept: what were lists are tuples there."""
    fields: list[Any] = [*frozen]
    for n in _LISTS:
        fields[n] = [*frozen[n]]
    return Player(*fields)


def laid_as(tile: int, way: int, at: int) -> int:
    """A laid tile as one number."""
    return tile << 11 | way << 8 | at


def unpacked(code: int) -> tuple[int, int, int]:
    """Tile, way and square of a laid tile."""
    return code >> 11, code >> 8 & 7, code & 255


@state
class Table(State):
    """Everything on the table."""

    phase: int
    round: int
    commander: int
    rotation: int  # steps clockwise from the reference position
    shift: int  # of the inner ring against the outer one (P-24)
    turning: bool  # the station turns by itself (P-180, P-214)
    drafting: bool  # boards are chosen
    with_flux: bool  # Flux, which is not in the box, takes part (P-20)
    personal: bool  # personal objectives are used
    split: tuple[int, ...]  # P-193 green, orange, red; empty without events
    ending: int  # triggers so far
    players: list[Player]
    before: list[Thing]  # by seat: plain(), what others still see while a turn is private
    # the station: stacks are ring * 6 + place
    tops: list[int]  # the tile on top; -1: empty
    under: list[int]  # the other tiles of the shape, as bits
    gone: int  # tiles that left the station unlaid, as bits
    # civ cards by rank, as bits of nine
    civ: list[int]
    civ_box: list[int]
    drawn: int  # the card that Republic 2 adds to a choice; -1: none
    seen: list[int]  # by seat: ranks whose stack it has looked through, as bits
    since: list[int]  # by card: seats that had, when it left its stack face down, as bits
    # objectives
    neighbour: list[int]  # between each seat and the next; two players share all three
    shared: list[int]  # Jump Drive F
    pile: int  # objectives not dealt yet, as bits
    returned: list[int]  # by seat: objectives looked at and put away, as bits
    # events
    codes: list[int]  # by code: cards left in the deck
    unused: list[int]  # by code: cards of the box that have not come up, as bits of twenty
    event: int  # in force this round; -1: none
    coming: int  # the next event where somebody has looked; -1: nobody has
    peeked: int  # seats that have, as bits
    past: list[int]

    def depot(self, seat: int) -> int:
        """P-41 The depot in front of a player's marker."""
        return (MARKERS[len(self.players)][seat] - self.rotation) % 6

    def stack(self, depot: int, ring: int) -> int:
        """The stack of a depot: the inner ring may be shifted (P-24)."""
        return 6 + depot if ring else (depot + self.shift) % 6

    def height(self, stack: int) -> int:
        """How many tiles lie there."""
        return self.under[stack].bit_count() + (self.tops[stack] >= 0)

    def shown(self, seat: int) -> Player:
        """What the others see of a player: nothing of a turn that is not confirmed (P-381)."""
        return thawed(self.before[seat]) if self.before[seat] else self.players[seat]

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
