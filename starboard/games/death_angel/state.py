"""What lies on the table: the formation, swarms, terrain, decks, tokens, and the round's effects.

Positions count from 0 at the top. A *place* is a position on one side: ``side * 16 + position``.
A swarm is a tuple of Genestealer card ids; the top of every deck is the end of its list.
"""

from __future__ import annotations

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

#: Phases and their parts, in the order of a round; the state alone says how to go on from each.
SETUP, CHOOSE, CHOSEN, RESOLVE, RESOLVED, ATTACK, ATTACKED = range(7)
EVENT, ICONS, FIRST_ICON, SECOND_ICON, EVENT_END = range(7, 12)

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


@state
class Hulk(State):
    """The table of one mission."""

    seats: int
    # decks, face down; and their discard piles
    events: list[int]
    event_discard: list[int]
    stealers: list[int]
    stealer_discard: list[int]
    blips: tuple[list[int], list[int]]  # by side
    locations: list[int]
    location: int  # NOBODY while at the setup location
    # teams and action cards
    owner: list[int]  # seat by team, NOBODY if the team is not in play
    out: int  # bits of the teams that are eliminated
    last: list[int]  # by team: the card of last round, which lies open; 0 = none
    chosen: list[int]  # by team: this round's card; 0 = none (yet)
    # the formation
    line: list[int]  # marine by position
    facing: list[int]  # side by marine
    tokens: list[int]  # by marine
    slain: list[int]  # marines out of the game, in order of death
    supply: int
    door_tokens: int
    location_tokens: int
    swarms: tuple[list[Swarm], list[Swarm]]  # by side and position
    attacked: tuple[list[Swarm], list[Swarm]]  # those that have attacked in this phase (D-101)
    shielded: int  # bits of the places whose swarm Power Field protects
    lords_slain: int
    # terrain
    terrain: list[int]  # place by terrain card, NOBODY if not in the formation
    artefact_team: int
    activated: int  # bits of the terrain cards activated this round
    capped: int  # terrain card that Core Cogitator watches, or NOBODY
    capped_spawned: int
    # the round
    round: int
    phase: int
    current: Seat
    revealed: bool  # this round's cards lie open
    drawn: int  # event card in hand of the current player, or NOBODY
    drawn_open: bool  # everybody may read it
    event_known: list[int]  # by event card: bits of the seats that know where it lies
    face: int  # of the last roll, or NOBODY
    # the card being resolved
    waiting: list[int]  # cards still to be resolved, the lowest last
    card: int
    stage: int
    moved: int  # bits of marines that have moved (or attacked)
    turned: int
    used: int  # bits of marines that have activated
    shooter: int  # marine whose further attacks come first, or NOBODY
    shots: int
    # effects
    active: int  # bits of action cards whose ability works this round
    led: bool  # Lead by Example has given its token
    jammed: int  # team, or NOBODY
    jam_next: int
    evasion: bool
    evasion_next: bool
    enter: bool  # Enter Formation
    enter_next: bool
    second_wind: int  # marine, or NOBODY
    second_wind_next: int
    final: bool  # at the last Location, arrival finished: victory can be won (D-30)
    mixed: int  # bits of the Genestealer cards that all saw go into the blip pile they are in

    # ---- looking things up -------------------------------------------------------------------

    def position(self, marine: int) -> int:
        """Where a marine stands."""
        return self.line.index(marine)

    def seat_of(self, marine: int) -> Seat:
        """D-13 A player owns the marines of his teams."""
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
