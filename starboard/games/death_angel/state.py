"""What lies on the table: the formation, swarms, terrain, decks, tokens, and the round's effects.

Positions count from 0 at the top. A *place* is a position on one side: ``side * 16 + position``.
A swarm is a tuple of Genestealer card ids; the top of every deck is the end of its list.
"""

from __future__ import annotations

from dataclasses import field

from starboard.kernel import Seat, State, state

from .box import (
    ACTION_OF,
    ACTIONS,
    EVENTS,
    LEFT,
    LOCATIONS,
    MARINES,
    RIGHT,
    SETUPS,
    STEALERS,
    TEAMS,
    TERRAIN,
    TOKENS,
)
from .box import ATTACK as ATTACK_CARD

#: Phases and their parts, in the order of a round, as views and scenes show them (8 is free).
SETUP, CHOOSE, CHOSEN, RESOLVE, RESOLVED, ATTACK, ATTACKED = range(7)
EVENT, FIRST_ICON, SECOND_ICON, EVENT_END = 7, 9, 10, 11

#: Stages of resolving one action card (D-47).
BEFORE, ACTION, AFTER = range(3)

SIDES = (LEFT, RIGHT)
FIRST_BROOD_LORD = CARDS = STEALERS
NOBODY = -1

Swarm = tuple[int, ...]

#: By action card: the two other cards of its team.
OTHER_CARDS = {
    number: tuple(other for other in ACTION_OF[card.team] if other != number)
    for number, card in ACTIONS.items()
}


def place(side: int, position: int) -> int:
    """A position on one side, as one number."""
    return side * 16 + position


def side_of(at: int) -> int:
    """The side of a place."""
    return at >> 4


def position_of(at: int) -> int:
    """The position of a place."""
    return at & 15


def nobody_by_team() -> list[int]:
    """For each team: nobody."""
    return [NOBODY] * len(TEAMS)


def none_by_team() -> list[int]:
    """For each team: nothing."""
    return [0] * len(TEAMS)


def none_by_marine() -> list[int]:
    """For each marine: nothing."""
    return [0] * len(MARINES)


@state
class Hulk(State):
    """The table of one mission."""

    seats: int
    # decks, face down; and their discard piles
    events: list[int]
    event_discard: list[int] = field(default_factory=list)
    stealers: list[int]
    stealer_discard: list[int] = field(default_factory=list)
    blips: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))  # by side
    locations: list[int] = field(default_factory=list)
    location: int = NOBODY  # NOBODY while at the setup location
    # teams and action cards
    owner: list[int] = field(default_factory=nobody_by_team)  # seat; NOBODY: not in play
    out: int = 0  # bits of the teams that are eliminated
    last: list[int] = field(default_factory=none_by_team)  # card of last round, which lies open
    chosen: list[int] = field(default_factory=none_by_team)  # this round's card; 0 = none (yet)
    # the formation
    line: list[int] = field(default_factory=list)  # marine by position
    facing: list[int] = field(default_factory=none_by_marine)  # side
    tokens: list[int] = field(default_factory=none_by_marine)
    slain: list[int] = field(default_factory=list)  # marines out of the game, in order of death
    supply: int = TOKENS
    door_tokens: int = 0
    location_tokens: int = 0
    swarms: tuple[list[Swarm], list[Swarm]] = field(default_factory=lambda: ([], []))  # by side
    #: Those that have attacked in this phase (D-101).
    attacked: tuple[list[Swarm], list[Swarm]] = field(default_factory=lambda: ([], []))
    shielded: int = 0  # bits of the places whose swarm Power Field protects
    lords_slain: int = 0
    # terrain
    terrain: list[int]  # place by terrain card, NOBODY if not in the formation
    artefact_team: int = NOBODY
    activated: int = 0  # bits of the terrain cards activated this round
    capped: int = NOBODY  # terrain card that Core Cogitator watches
    capped_spawned: int = 0
    # the round
    round: int = 1
    phase: int = SETUP
    current: Seat = 0
    revealed: bool = False  # this round's cards lie open
    drawn: int = NOBODY  # event card in hand of the current player
    drawn_open: bool = False  # everybody may read it
    event_known: list[int]  # by event card: bits of the seats that know where it lies
    face: int = NOBODY  # of the last roll
    # the card being resolved
    card: int = 0
    stage: int = BEFORE
    moved: int = 0  # bits of marines that have moved (or attacked)
    turned: int = 0
    used: int = 0  # bits of marines that have activated
    shooter: int = NOBODY  # marine whose further attacks come first
    shots: int = 0
    # effects
    active: int = 0  # bits of action cards whose ability works this round
    led: bool = False  # Lead by Example has given its token
    jammed: int = NOBODY  # team
    jam_next: int = NOBODY
    evasion: bool = False
    evasion_next: bool = False
    enter: bool = False  # Enter Formation
    enter_next: bool = False
    second_wind: int = NOBODY  # marine
    second_wind_next: int = NOBODY
    final: bool = False  # at the last Location, arrival finished: victory can be won (D-30)
    mixed: int = 0  # bits of the Genestealer cards that all saw go into the blip pile they are in

    # ---- looking things up -------------------------------------------------------------------

    def position(self, marine: int) -> int:
        """Where a marine stands."""
        return self.line.index(marine)

    def seat_of(self, marine: int) -> Seat:
        """D-13 A player owns the marines of their teams."""
        return self.owner[MARINES[marine].team]

    def in_play(self, team: int) -> bool:
        """Is this team in the game and not eliminated?"""
        return self.owner[team] != NOBODY and not self.out >> team & 1

    def marines_of(self, team: int) -> list[int]:
        """The living marines of a team."""
        line = self.line
        first, second = TEAMS[team].marines
        if first in line:
            return [first, second] if second in line else [first]
        return [second] if second in line else []

    def swarm(self, at: int) -> Swarm:
        """The swarm at a place (in the attack phase: the one that has not attacked)."""
        return self.swarms[at >> 4][at & 15]

    def swarm_places(self) -> list[int]:
        """Every place with a swarm, from the top, left before right."""
        places = []
        left, right = self.swarms
        for position, swarm in enumerate(left):
            if swarm:
                places.append(position)
            if right[position]:
                places.append(16 + position)
        return places

    def is_shielded(self, at: int) -> bool:
        """D-70 Is this swarm under Power Field?"""
        return bool(self.shielded >> at & 1)

    def engaged_places(self, marine: int) -> list[int]:
        """D-98 The places of the swarms a marine is engaged with."""
        position = self.line.index(marine)
        left, right = self.swarms
        if not right[position]:
            return [position] if left[position] else []
        return [position, 16 + position] if left[position] else [16 + position]

    def terrain_at(self, at: int) -> list[int]:
        """The terrain cards at a place."""
        return [card for card, where in enumerate(self.terrain) if where == at]

    def ability(self, card: int) -> bool:
        """Does the special ability of this action card work now?"""
        return bool(self.active >> card & 1)

    def teams_of(self, seat: Seat) -> list[int]:
        """The teams of a seat that are not eliminated."""
        return [t for t, owner in enumerate(self.owner) if owner == seat and not self.out >> t & 1]

    def living_teams(self) -> dict[Seat, list[int]]:
        """The teams that are not eliminated, by seat; D-29 seats without one decide nothing."""
        found: dict[Seat, list[int]] = {}
        for team, seat in enumerate(self.owner):
            if seat != NOBODY and not self.out >> team & 1:
                found.setdefault(seat, []).append(team)
        return found

    def cards_left(self, team: int) -> tuple[int, ...]:
        """D-38, D-39 The action cards this team may choose now."""
        last = self.last[team]
        cards = OTHER_CARDS[last] if last else ACTION_OF[team]
        if self.jammed == team:
            return tuple(card for card in cards if card != ACTION_OF[team][ATTACK_CARD])
        return cards

    # ---- D-149 nothing is lost ---------------------------------------------------------------

    def check(self) -> None:
        n = len(self.line)
        groups = (*self.swarms[0], *self.swarms[1], *self.attacked[0], *self.attacked[1])
        in_formation = [card for group in groups for card in group]
        everywhere = [*self.stealers, *self.stealer_discard, *self.blips[0], *self.blips[1]]
        ordinary = [card for card in in_formation if card < FIRST_BROOD_LORD]
        assert sorted(everywhere + ordinary) == list(range(CARDS)), "a Genestealer card is lost"
        lords = [card for card in in_formation if card >= FIRST_BROOD_LORD]
        assert len(lords) == len(set(lords)) <= 2 - self.lords_slain, "a Brood Lord is doubled"
        tokens = self.supply + sum(self.tokens) + self.door_tokens + self.location_tokens
        assert tokens == TOKENS, "a token is lost"
        assert min(self.supply, *self.tokens) >= 0, "a token is owed"
        events = [*self.events, *self.event_discard]
        assert sorted(events + ([self.drawn] if self.drawn >= 0 else [])) == [*range(len(EVENTS))]
        assert all(len(row) == n for row in (*self.swarms, *self.attacked)), "a swarm is nowhere"
        assert all(not tokens or m in self.line for m, tokens in enumerate(self.tokens))
        assert all(at < 0 or position_of(at) < n for at in self.terrain), "terrain is nowhere"
        if self.phase != SETUP:
            assert len({*self.line, *self.slain}) == n + len(self.slain), "a marine stands twice"
            assert n + len(self.slain) == SETUPS[self.seats].marines, "a marine is lost"
        protected = [at for at in range(32) if self.is_shielded(at)]
        assert all(position_of(at) < n and self.swarm(at) for at in protected), "nothing protected"
        blips = {*self.blips[0], *self.blips[1]}
        assert all(card in blips or not self.mixed >> card & 1 for card in range(CARDS))
        assert 0 <= self.location < len(LOCATIONS) or self.location == NOBODY
        assert len(self.terrain) == len(TERRAIN)
