"""Chapters 2 and 3: teams and setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import Ask, Flow, Seat, below, draw, shuffle

from ..box import EVENTS, LOCATIONS, RIGHT, SETUPS, TEAMS, TERRAIN
from ..reading.cards import TIERS, icons
from ..state import CARDS, CHOOSE, NOBODY, SIDES, Hulk
from .course import play_round
from .spawn import spawn_icon
from .travel import deal_blips, lay_terrain


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Hulk:
    """D-14 to D-16 Shuffle the decks, build the Location deck, appoint the first chooser (D-17)."""
    s = Hulk(
        key=key,
        seats=seats,
        events=list(range(len(EVENTS))),
        stealers=list(range(CARDS)),
        terrain=[NOBODY] * len(TERRAIN),
        event_known=[0] * len(EVENTS),
    )
    shuffle(s, s.events)
    shuffle(s, s.stealers)
    build_location_deck(s)
    s.current = below(s, seats)  # D-17 at random; D-22 the current player during the setup
    for nth in range(SETUPS[seats].teams):  # D-10 until all have theirs, D-17 clockwise
        s.then(choose_team, (s.current + nth) % seats)
    s.then(lay_out)
    s.then(play_round)
    return s


#: The Locations of each tier (D-7).
OF_TIER = {
    tier: tuple(n for n, location in enumerate(LOCATIONS) if location.tier == tier)
    for tier in TIERS
}


def build_location_deck(s: Hulk) -> None:
    """D-16 One random card of every tier the setup location names, the first named on top."""
    for tier in reversed(SETUPS[s.seats].tiers):
        cards = OF_TIER[tier]
        s.locations.append(cards[below(s, len(cards))])


def choose_team(s: Hulk, seat: Seat) -> Flow[None]:
    """D-17 From the first chooser clockwise each takes a free team."""
    free = [("team", team) for team, owner in enumerate(s.owner) if owner == NOBODY]
    _, team = free[0]
    if len(free) > 1:
        _, team = yield Ask(seat, "team", "D-17", free)
    s.owner[team] = seat
    s.tell("team-taken", "D-17", seat=seat, team=team)


def lay_out(s: Hulk) -> None:
    """D-18 to D-21 Formation, tokens, terrain, blip piles, first Genestealers."""
    form_up(s)
    setup = SETUPS[s.seats]
    lay_terrain(s, setup.terrain)
    deal_blips(s, setup.blips)
    s.then(first_event)


def first_event(s: Hulk) -> None:
    """D-21 An event is drawn; only its spawn icons count."""
    event = draw(s, s.events)
    s.event_discard.append(event)
    s.tell("first-event", "D-21", event=event, icon=icons(EVENTS[event])[:2])
    s.phase = CHOOSE
    for major, colour in EVENTS[event].spawns:
        s.then(spawn_icon, major, colour)


def form_up(s: Hulk) -> None:
    """D-18 All marines in one shuffled column; the upper half faces left, the lower half right."""
    s.line = [m for t, team in enumerate(TEAMS) if s.owner[t] != NOBODY for m in team.marines]
    shuffle(s, s.line)
    for marine in s.line[len(s.line) // 2 :]:
        s.facing[marine] = RIGHT
    for side in SIDES:
        s.swarms[side][:] = [()] * len(s.line)
        s.attacked[side][:] = [()] * len(s.line)
