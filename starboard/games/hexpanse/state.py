"""What lies on the table of Hexpanse.

A *side* is a faction in play with its own zones and turn; usually it is a seat, but in a team game
with an odd number of players one seat plays two sides (H-123).
"""

from __future__ import annotations

from dataclasses import field

from starboard.kernel import Piece, State, state

from .box import (
    BOARDS,
    CARDS,
    ELITE,
    FIRST_ACTION,
    FIRST_ALLY,
    FIRST_MERCENARY,
    KIND_BITS,
    KIND_MASK,
    LEADER,
    MAX_HEXILUM,
    MAX_INCOME,
    MAX_LIFE,
    MERCENARIES,
    NEUTRAL,
    NORMAL,
    START_HEXILUM,
    START_INCOME,
    START_LIFE,
    START_UNITS,
)  # fmt: skip
from .rules.hexes import areas_of

#: Stages of the game: choosing factions, allied tiles, missions; then turns.
FACTION_CHOICE, ALLY_CHOICE, DRAFT_FIRST, DRAFT_SECOND, DRAFT_THROW, MISSION_CHOICE, TURNS = range(
    7
)
#: Phases of a turn (H-44).
INCOME, ACTION, MARKET = range(3)
#: Triggers in the queue (H-75, H-76).
ARRIVAL, SACRIFICE = range(2)

OFF_BOARD = -1
NO_MISSION = -1
NO_FACTION = -1
NO_TILE = -1
NO_PATTERN = -1
#: H-123 What a question is for while a player's factions are still chosen: the first, the second.
FIRST_PART, SECOND_PART = -1, -2

Trigger = tuple[int, int, int, int]  # ARRIVAL or SACRIFICE, side, kind of unit, area


@state
class Side(Piece):
    """H-3 The zones of one faction in play; H-19 as they are at the start."""

    faction: int = NO_FACTION
    alive: bool = True
    life: int = START_LIFE
    leader: int = OFF_BOARD  # its area, or OFF_BOARD while it is on the faction board
    hexilum: int = START_HEXILUM
    income: int = START_INCOME
    army: tuple[int, ...] = ()  # the kinds of its units: normal, elite, allied ones; the slots
    ship: list[int] = field(default_factory=list)  # by slot: units on the mothership
    hospital: list[int] = field(default_factory=list)  # by slot
    tile: list[int] = field(default_factory=list)  # by slot: allied units still on their tile
    cards: list[int] = field(default_factory=list)  # bought cards, face up
    units: int = 0  # the set of areas where its units stand
    secret: int = NO_MISSION  # its secret mission
    hand: list[int] = field(default_factory=list)  # allied tiles in hand during the draft
    kept: list[int] = field(default_factory=list)  # allied tiles kept in the draft
    thrown: int = NO_TILE  # the neighbour's tile it throws out in the draft


@state
class Table(State):
    """The common zones, and where the game stands."""

    level: int
    elite: bool
    advanced: bool
    blind: bool
    aliens: bool
    board: int  # which of BOARDS
    chairs: tuple[int, ...]  # by side: the seat that plays it
    teams: tuple[int, ...]  # by side: its team; without teams every side is its own
    stage: int = FACTION_CHOICE
    first: int = 0  # the starting side
    active: int = 0  # the side whose turn it is, or that chooses
    round: int = 0
    phase: int = INCOME
    actions: int = 0  # left in this turn
    led: bool = False  # a leader ability has been used in this turn (H-43)
    used: int = 0  # set of mercenary cards used in this turn (H-72)
    extra: int = 0  # extra cards to be turned up in this turn's market phase (H-68)
    holding: int = 0  # the kind of unit that the active side is about to place, 0 = none
    pattern: int = NO_PATTERN  # the formation that is being laid or turned
    anchor: int = OFF_BOARD  # where it is laid, OFF_BOARD while that is open
    area: list[int]  # by area: what stands there, 0 = nothing
    taken: int = 0  # the set of areas where something stands
    sides: list[Side]
    deck: list[int]  # face down
    market: list[int] = field(default_factory=list)
    offer: list[int] = field(default_factory=list)  # extra cards of this market phase
    discard: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)  # cards out of the game
    waiting: list[int]  # by mercenary: tokens beside the card
    fresh: int = 0  # set of mercenary cards whose ability the next token sets off (H-38)
    queue: list[Trigger] = field(default_factory=list)  # abilities set off, in order (H-75)
    mission: int = NO_MISSION  # the common mission
    turned: tuple[int, ...] = ()  # missions turned up at the start (Admiral)
    pool: list[int] = field(default_factory=list)  # tiles or missions that can be chosen now
    rest: list[int]  # allied tiles face down or thrown out
    won: int = NO_MISSION  # the mission that has won the game
    formed: int = 0  # ... and the set of areas where it stands

    def check(self) -> None:
        check_board(self)
        check_cards(self)
        for number in range(len(self.sides)):
            check_side(self, number)


def unit_of(side: int, kind: int) -> int:
    """What stands on an area when a side has a unit of this kind there."""
    return (side + 1) << KIND_BITS | kind


def owner_at(s: Table, area: int) -> int:
    """The side whose unit stands there; -1 for nobody's."""
    return (s.area[area] >> KIND_BITS) - 1


def kind_at(s: Table, area: int) -> int:
    """The kind of unit that stands there; 0 = none."""
    return s.area[area] & KIND_MASK


def slot_of(side: Side, kind: int) -> int:
    """The slot of a kind of unit on ships and tiles."""
    return side.army.index(kind)


def is_ally(kind: int) -> bool:
    """Is this kind an allied unit?"""
    return FIRST_ALLY <= kind < FIRST_MERCENARY


def is_mercenary(kind: int) -> bool:
    """Is this kind a mercenary?"""
    return FIRST_MERCENARY <= kind < NEUTRAL


def areas_in_play(s: Table) -> int:
    """H-26 The set of areas of the board in play."""
    return BOARDS[s.board].areas


def empty_areas(s: Table) -> int:
    """H-27 The set of areas where nothing stands."""
    return BOARDS[s.board].areas & ~s.taken


def allies_of(side: Side) -> tuple[int, ...]:
    """The allied factions of a side, by number."""
    return tuple(kind - FIRST_ALLY for kind in side.army if kind >= FIRST_ALLY)


def has_teams(s: Table) -> bool:
    """H-122 Is this a team game? Else every side is its own team."""
    return s.teams[-1] != len(s.sides) - 1


def team_units(s: Table, team: int) -> int:
    """H-31 All units of a side count, of any kind; H-125 in a team those of all members."""
    if s.teams[-1] == len(s.sides) - 1:  # no teams: every side is its own
        return s.sides[team].units
    units = 0
    for number, side in enumerate(s.sides):
        if s.teams[number] == team:
            units |= side.units
    return units


def living(s: Table) -> list[int]:
    """The sides whose leader lives."""
    return [number for number, side in enumerate(s.sides) if side.alive]


def opponents(s: Table, side: int) -> list[int]:
    """H-1 Everybody alive who is neither oneself nor a team mate (H-126)."""
    team = s.teams[side]
    return [n for n, other in enumerate(s.sides) if other.alive and s.teams[n] != team]


# ---- what must always hold ------------------------------------------------------------------


def check_board(s: Table) -> None:
    """H-27 One unit on an area, on the board in play only, and in its owner's set."""
    assert not s.taken & ~areas_in_play(s), "something stands off the board"
    for area, unit in enumerate(s.area):
        assert bool(unit) == bool(s.taken >> area & 1), f"area {area}: the set of units is wrong"
        if unit:
            owner, kind = owner_at(s, area), kind_at(s, area)
            assert owner >= 0 or kind == NEUTRAL, f"area {area}: a unit without an owner"
            if owner >= 0:
                assert s.sides[owner].alive, f"area {area}: a unit of a side that is out"
                assert s.sides[owner].units >> area & 1, f"area {area}: not in its owner's set"
    owned = [side.units for side in s.sides]
    assert sum(mask.bit_count() for mask in owned) == sum(u >> KIND_BITS > 0 for u in s.area)


def check_side(s: Table, number: int) -> None:
    """H-7 Twelve units in all; stocks within their tracks."""
    side = s.sides[number]
    assert 0 <= side.hexilum <= MAX_HEXILUM
    assert 1 <= side.income <= MAX_INCOME
    assert 0 <= side.life <= MAX_LIFE
    assert (side.life > 0) == side.alive
    if not side.alive:
        assert not side.units
        assert not side.cards
        assert side.leader == OFF_BOARD
        assert not any(side.ship + side.hospital + side.tile)
        return
    assert min(side.ship + side.hospital + side.tile, default=0) >= 0
    standing = [kind_at(s, area) for area in areas_of(side.units)]
    if s.stage == TURNS:
        own = sum(kind in (NORMAL, ELITE) or is_ally(kind) for kind in standing)
        assert own + sum(side.ship) + sum(side.hospital) + sum(side.tile) == START_UNITS
        assert sum(kind == LEADER for kind in standing) == (side.leader != OFF_BOARD)
    for kind in standing:
        if is_mercenary(kind):
            assert kind - FIRST_MERCENARY in side.cards, "a mercenary without its card"


def check_cards(s: Table) -> None:
    """Every card is somewhere, once; a mercenary has no more tokens than its card says."""
    held = [card for side in s.sides for card in side.cards]
    everywhere = sorted(s.deck + s.market + s.offer + s.discard + s.gone + held)
    assert everywhere == sorted(all_cards(len(s.sides))), "a card is lost or doubled"
    for number, card in enumerate(MERCENARIES):
        out = sum(u >> KIND_BITS > 0 and u & KIND_MASK == FIRST_MERCENARY + number for u in s.area)
        assert 0 <= s.waiting[number] <= card.tokens - out
        assert (number in held) or s.waiting[number] + out == 0, "tokens without their card"
        assert (number not in held) or s.waiting[number] + out > 0, "a card without its tokens"


def all_cards(sides: int) -> list[int]:
    """H-21 The market deck: each card once; with five or six factions action cards twice."""
    large = sides > 4
    return [
        number
        for number, card in enumerate(CARDS)
        for _ in range(card.copies_large if large else card.copies)
    ]


def has_twins(sides: int) -> bool:
    """H-21 Are there like cards in the market deck?"""
    return TWINS[sides > 4]


TWINS = (
    any(card.copies > 1 for card in CARDS),
    any(card.copies_large > 1 for card in CARDS),
)


def is_action_card(card: int) -> bool:
    """Is this card an action card (else a mercenary)?"""
    return card >= FIRST_ACTION
