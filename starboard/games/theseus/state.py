"""What lies on the table."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from starboard.kernel import State, state

from .components import (
    AWAY,
    CAMERA_MAX,
    CARD_FACTION,
    CLAMPS,
    DATA_WIN,
    DEACTIVATIONS,
    FIRST_BONUS,
    INVISIBILITIES,
    LIFE_MAX,
    MARKER_END,
    ON_CARD,
    PANDORA,
    ROOMS,
    SLOTS,
    SPACE,
    TOKENS_PER_CARD,
    UNIT_FACTION,
    UNITS,
    UPGRADES,
)

DUEL: Final = 0
FREE_FOR_ALL: Final = 1
TEAM: Final = 2
MODES = ("duel", "free_for_all", "team")
LAYOUTS = ("standard", "random", "chosen")

#: The phases of the set-up and of a turn, by the numbers that observations tell.
LAY: Final = 0
ALLY: Final = 1
TOKEN: Final = 2
PICK: Final = 3
START: Final = 4
PLACE: Final = 5
MOVE: Final = 6
ACT: Final = 7
BIRTH: Final = 9
SECTOR: Final = 10
PENDING: Final = 11
END: Final = 12

NOWHERE: Final = -1
FIRST_ROOMS = range(0, ROOMS, 4)


@state
class Station(State):
    """The station, its factions, and how far the turn has gone."""

    # ---- who plays and how the station is laid
    mode: int = DUEL
    layout: int = 0
    levels: int = 3  # T-30 the highest card level in use
    three_start: bool = False  # T-31
    chosen_deck: bool = False  # T-32
    idle_turns: int = 0  # T-82 how many for each player
    faction: tuple[int, ...] = ()  # by seat
    seat_of: tuple[int, ...] = ()  # by faction: its seat, or -1
    side: tuple[int, ...] = ()  # by seat: who is of one side has the same number
    unit_seat: tuple[int, ...] = ()  # by unit: the seat that it belongs to, or -1
    unit_side: tuple[int, ...] = ()  # T-7 by unit: its side, or -1; all others are enemies
    order: tuple[int, ...] = ()  # seats in turn order
    ring: tuple[int, ...] = ()  # sectors clockwise, from the Corridors
    after: tuple[int, ...] = ()  # by sector: the next one clockwise, or -1
    ahead: tuple[tuple[int, ...], ...] = ()  # by sector: the sectors that follow, clockwise
    onward: tuple[tuple[tuple[int, int, int], ...], ...] = ()  # by sector: see routes.Plain
    board: int = 0  # the installed slots of these sectors, by bit
    home: tuple[int, ...]  # by seat: its sector, or -1 as long as it is open
    token_right: bool = False  # Pandora's token lies on the right side of her sector

    # ---- points
    life: list[int]  # by seat
    data: list[int]  # by seat
    marker: int = 0  # 0 off, 1 to 3, 4 the end
    idle: int = 0  # turns since a card left a deck or the marker moved

    # ---- cards
    decks: list[list[int]]  # by seat, the top is the end
    aside: list[list[int]]  # by seat, laid aside unseen
    unused: list[int] = field(default_factory=list)  # above the chosen level, or of other factions
    drawn: list[list[int]]  # by seat: starting cards not yet placed
    kept: list[list[int]]  # by side: instants and bonus cards
    spare: list[int] = field(default_factory=list)  # bonus cards not laid out
    gone: list[int] = field(default_factory=list)  # discarded
    places: list[int]  # by place: the card that lies there, or -1
    tokens: list[int]  # by slot: upgrade tokens on the card
    camera: list[int]  # by slot: camera points
    embryo: list[int]  # by slot: the embryo that holds the card, or -1
    malfunction: int = NOWHERE  # the place of the token, or -1

    # ---- units
    where: list[int]  # by unit: a room, SPACE, AWAY or ON_CARD
    rooms: list[int]  # by room: the unit that stands there, or -1
    taken: list[int]  # by sector: its rooms where somebody stands, by bit
    advanced: int = 0  # units by bit
    invisible: int = 0  # units by bit
    clamps: list[int]  # by Clamp card: the unit that its token holds, or -1
    parasites: list[int]  # by token: the unit, or -1
    parasite_by: list[int]  # by token: the seat that gets the credit
    silence: list[int]  # by deactivation token: its sector, or -1
    silence_by: list[int]  # by deactivation token: the seat it serves
    upgrades: list[int]  # by seat: kept upgrade tokens

    # ---- the turn
    phase: int = ALLY  # of the set-up or of the turn, as everybody is shown
    active: int = 0  # the seat whose turn it is
    turn: int = 0  # turns played
    leg_unit: int = -1  # the unit moved in this leg, or -1
    leg_sector: int = NOWHERE  # where it ended its move, or -1
    quiet: bool = False  # no enemy unit stood there when the movement phase was over
    acted: bool = False  # something was carried out since free actions were last offered (T-34)
    moved: int = 0  # units moved this turn, by bit
    struck: int = 0  # units sent by Ghost Strike this turn, by bit
    remoted: int = 0  # cards carried out by Remote Control this turn, by bit
    fresh: int = 0  # slots taken over this turn, by bit
    todo: list[int] = field(default_factory=list)  # action cards of this leg that are yet to come
    #: Action cards being carried out (one may set off another): card, rounds left, rounds done.
    jobs: list[tuple[int, int, int]] = field(default_factory=list)
    acts: int = 0  # sector actions of this leg that are still to come: 1 common, 2 own
    owed: int = 0  # own sector actions that wait for the end of an extra leg (T-140)
    shaft: int = 0  # Shaft Passages played for the coming move
    tied: tuple[int, ...] = ()  # T-81 seats that play for the victory after a tie
    hitters: int = 0  # units that have hit somebody in the battle that is fought, by bit
    modules_used: int = 0  # slots of the modules that have changed it, by bit

    # ---- follows from the above; renewed by rules.station
    owner: list[int]  # by slot: the seat that controls the card there, or -1
    live: list[int]  # by slot: 1 + copies of a live card, 0 if there is none
    held: list[int] = field(default_factory=list)  # by side: places of all its cards, by bit
    bare: int = 0  # slots in play with nothing on them, by bit
    traps: int = 0  # slots with a live trap, by bit
    acting: int = 0  # slots with a live card for the action-card phase, by bit
    modules: int = 0  # slots with a live module, by bit
    guides: int = 0  # slots with a live shortcut, by bit
    nosy: int = 0  # slots with a card that works on its neighbours, by bit
    hot: int = 0  # sectors with a live crossing trap, by bit
    short: list[int]  # by seat: sectors with live shortcuts that serve it, see routes.BEND
    skips: list[int]  # by seat: how many sectors it may leave out
    vents: list[tuple[int, ...]]  # by seat: what each sector of the ring means to a move from there
    signs: list[tuple[int, ...]]  # by seat: and to moves through it; twice round the ring

    def check(self) -> None:
        """Nothing is lost, doubled or out of range."""
        self._check_cards()
        self._check_units()
        assert all(0 <= life <= LIFE_MAX for life in self.life), "life is off its track"
        assert all(0 <= data <= DATA_WIN for data in self.data), "data is off its track"
        assert 0 <= self.marker <= MARKER_END, "the marker is off its track"
        assert all(0 <= n <= TOKENS_PER_CARD for n in self.tokens), "too many tokens on a card"
        assert all(0 <= n <= CAMERA_MAX for n in self.camera), "too many camera points"
        assert min(*self.upgrades, self.supply()) >= 0, "upgrade tokens out of nothing"

    def supply(self) -> int:
        """T-29 Upgrade tokens that are left in the common supply."""
        return UPGRADES - sum(self.upgrades) - sum(self.tokens)

    def _check_cards(self) -> None:
        piles = (*self.decks, *self.aside, *self.drawn, *self.kept)
        cards = [card for pile in piles for card in pile]
        cards += self.unused + self.spare + self.gone + [c for c in self.places if c >= 0]
        mine = {f for f in self.faction if f != PANDORA}
        box = [c for c, f in enumerate(CARD_FACTION) if f in mine or c >= FIRST_BONUS]
        assert sorted(cards) == box, "a card is lost or doubled"
        for slot in range(SLOTS):
            card = self.places[slot]
            bare = card < 0 or card >= FIRST_BONUS
            loose = self.tokens[slot] or self.camera[slot] or self.embryo[slot] >= 0
            assert not (bare and loose), "tokens lie on no card"
        spot = self.malfunction
        assert spot < 0 or 0 <= self.places[spot] < FIRST_BONUS, "the token lies on no card"

    def _check_units(self) -> None:
        for unit in range(UNITS):
            at = self.where[unit]
            if 0 <= at < ROOMS:
                assert self.rooms[at] == unit, "a unit is not in its room"
                assert self.after[at >> 2] >= 0, "a unit stands outside the station"
            else:
                assert at in (SPACE, AWAY, ON_CARD), "a unit is nowhere"
            assert (at == ON_CARD) == (unit in self.embryo), "an embryo is lost"
            if UNIT_FACTION[unit] not in self.faction:
                assert at == AWAY, "a unit of nobody is in play"
            marked = self.invisible >> unit & 1 or unit in self.clamps or unit in self.parasites
            assert not (marked and not 0 <= at < ROOMS), "a unit out of the rooms carries a token"
        assert sum(u >= 0 for u in self.rooms) == sum(0 <= at < ROOMS for at in self.where)
        full = [sum((self.rooms[r] >= 0) << (r & 3) for r in range(n, n + 4)) for n in FIRST_ROOMS]
        assert self.taken == full, "taken rooms are miscounted"
        assert len(self.clamps) == CLAMPS, "clamp tokens"
        assert self.invisible.bit_count() <= INVISIBILITIES, "invisibility tokens"
        assert len(self.silence) == DEACTIVATIONS, "deactivation tokens"
