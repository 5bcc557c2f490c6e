"""Chapters 2 and 3: teams and setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import CHECKPOINT, Ask, Flow, Refusal, below, draw, shuffle

from ..box import EVENTS, LOCATIONS, RIGHT, SETUPS, TEAMS, TERRAIN, TOKENS
from ..cards import TIERS, icons
from ..state import BEFORE, CARDS, CHOOSE, NOBODY, SETUP, SIDES, Hulk
from .spawn import spawn_icon
from .travel import deal_blips, lay_terrain


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Hulk:
    """D-14 to D-16 Shuffle the decks, build the Location deck, appoint the first chooser (D-17)."""
    nobody = [NOBODY] * 6
    s = Hulk(
        key, 0, 0, None, seats,
        list(range(len(EVENTS))), [], list(range(CARDS)), [], ([], []), [], NOBODY,
        nobody[:], 0, [0] * 6, [0] * 6,
        [], [0] * 12, [0] * 12, [], TOKENS, 0, 0, ([], []), ([], []), 0, 0,
        [NOBODY] * len(TERRAIN), NOBODY, 0, NOBODY, 0,
        1, SETUP, 0, False, NOBODY, False, [0] * len(EVENTS), NOBODY,
        [], 0, BEFORE, 0, 0, 0, NOBODY, 0,
        0, False, NOBODY, NOBODY, False, False, False, False, NOBODY, NOBODY, False, 0,
    )  # fmt: skip
    shuffle(s, s.events)
    shuffle(s, s.stealers)
    build_location_deck(s)
    s.current = below(s, seats)  # D-17 at random; D-22 he counts as current player in the setup
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


def choose_teams(s: Hulk) -> Flow[None]:
    """D-17 From the first chooser clockwise each takes a free team. D-10 Until all have theirs."""
    teams = SETUPS[s.seats].teams
    while (taken := len(TEAMS) - s.owner.count(NOBODY)) < teams:
        seat = (s.current + taken) % s.seats
        free = [("team", team) for team, owner in enumerate(s.owner) if owner == NOBODY]
        _, team = free[0]
        if len(free) > 1:
            _, team = yield Ask(seat, "team", "D-17", free)
        s.owner[team] = seat
        s.tell("team-taken", "D-17", seat=seat, team=team)
        yield CHECKPOINT
    yield from lay_out(s)


def why_not_team(s: Hulk, team: int) -> Refusal | None:
    """D-17 A team that somebody has taken is not free."""
    from .refusals import refusal

    taken = s.owner[team] != NOBODY
    return refusal("D-17", "team-taken", team=team, seat=s.owner[team]) if taken else None


def lay_out(s: Hulk) -> Flow[None]:
    """D-18 to D-21 Formation, tokens, terrain, blip piles, first Genestealers."""
    form_up(s)
    setup = SETUPS[s.seats]
    lay_terrain(s, setup.terrain)
    yield from deal_blips(s, setup.blips)
    event = draw(s, s.events)
    s.event_discard.append(event)  # D-21 only its spawn icons count
    s.tell("first-event", "D-21", event=event, icon=icons(EVENTS[event])[:2])
    s.phase = CHOOSE
    for major, colour in EVENTS[event].spawns:
        yield from spawn_icon(s, major, colour)


def form_up(s: Hulk) -> None:
    """D-18 All marines in one shuffled column; the upper half faces left, the lower half right."""
    s.line = [m for t, team in enumerate(TEAMS) if s.owner[t] != NOBODY for m in team.marines]
    shuffle(s, s.line)
    for marine in s.line[len(s.line) // 2 :]:
        s.facing[marine] = RIGHT
    for side in SIDES:
        s.swarms[side][:] = [()] * len(s.line)
        s.attacked[side][:] = [()] * len(s.line)
