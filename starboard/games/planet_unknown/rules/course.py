"""Chapter 3, The round: its steps in their order."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Seat, reveal

from ..grid import squares_of
from ..state import (
    CIV_PHASE,
    EARLY,
    EMPTY_DEPOT,
    EVENT,
    EVENT_CIV,
    NO_ROOM,
    ROTATE,
    SHARE,
    TURNS,
    Table,
)
from .civ import civ_parts, order
from .confirming import early_moves
from .corporations import start_of_round
from .ending import end_game
from .events import draw_objective, reveal_event
from .station import station_turns, turn_station, turn_up
from .turn import take_turn


def play_round(s: Table) -> None:
    """P-40 to P-47 The six steps of a round; the first happens at once."""
    start_round(s)
    s.then(rotate_station)
    if s.split:  # the event module
        s.then(event_step)
    s.then(tile_step)
    s.then(civ_step)
    s.then(end_round)


def start_round(s: Table) -> None:
    """P-40 Step 1: points of the last round are gone, technologies are fresh again.

    P-232 New points may be spent before an event can bind rovers."""
    s.round += 1
    s.event = -1
    s.phase = EARLY
    s.tell("round", "P-40", round=s.round)
    for p in s.players:
        p.moves = p.used = p.fresh = p.glided = 0
        p.ring, p.stuck = -1, False
        start_of_round(s, p)
    early = [p.seat for p in s.players if p.moves]
    if early and s.split:
        s.then_each(early, early_moves)


def rotate_station(s: Table) -> None:
    """P-41 Step 2: the commander turns the station; alone and by P-180 it turns by itself."""
    s.phase = ROTATE
    if s.turning:
        station_turns(s)
    else:
        s.then(turn_station, s.commander)


def event_step(s: Table) -> None:
    """P-42 Step 3: the event, and the civ milestones that it brings (P-86)."""
    s.phase = EVENT
    s.tell("event-step", "P-42")
    reveal_event(s)
    s.then(event_civ)


def event_civ(s: Table) -> None:
    """P-86 Civ milestones of the event step, from the commander clockwise."""
    s.phase = EVENT_CIV
    civ_parts(s)


def tile_step(s: Table) -> None:
    """P-43, P-45 Step 4: all players take and place a tile at the same time."""
    s.phase = TURNS
    s.tell("tile-step", "P-43")
    s.then_each(range(len(s.players)), take_turn)
    s.then(end_turns)


def end_turns(s: Table) -> None:
    """P-49, P-141 Step 4 is over: taken tiles leave the station, the next ones are seen."""
    s.phase = SHARE
    for p in s.players:
        if p.ring >= 0:
            stack = s.stack(s.depot(p.seat), p.ring)
            if p.stuck:
                s.ending |= NO_ROOM
                s.gone |= 1 << s.tops[stack]
            turn_up(s, stack)
            p.ring = -1
    share(s)


def share(s: Table) -> None:
    """P-297 Jump Drive F: the cards are drawn when all turns are confirmed."""
    for seat in order(s):
        if s.players[seat].wants:
            s.then(draw_three, seat)


def draw_three(s: Table, seat: Seat) -> None:
    """P-297 Draw three objectives to choose from."""
    p = s.players[seat]
    p.wants = False
    for _ in range(3):
        p.offered |= 1 << draw_objective(s)
    s.then(choose_shared, seat)


def choose_shared(s: Table, seat: Seat) -> Flow[None]:
    """P-297 Of three objectives one is laid out for all; alone it becomes a personal one."""
    options = [("share", n) for n in squares_of(s.players[seat].offered)]
    _, objective = yield Ask(seat, "share", "P-297", options)
    p = s.players[seat]
    s.returned[seat] |= p.offered & ~(1 << objective)
    p.offered = 0
    if len(s.players) == 1:
        p.goals |= 1 << objective
    else:
        s.shared.append(objective)
        reveal(s)
    s.tell_of(p, "shared", "P-297", objective=objective)


def civ_step(s: Table) -> None:
    """P-46 Step 5: civ milestones of step 4."""
    s.phase = CIV_PHASE
    if any(p.ranks for p in s.players):
        s.tell("civ-step", "P-46")
        civ_parts(s)
        s.then(share)


def end_round(s: Table) -> None:
    """P-47, P-140, P-142, P-144 Step 6: is this the last round? If not, the marker passes on."""
    if -1 in s.tops:
        for depot in range(6):
            if s.tops[s.stack(depot, 0)] < 0 and s.tops[s.stack(depot, 1)] < 0:
                s.ending |= EMPTY_DEPOT
    for p in s.players:
        p.waiting = 0  # P-102
    if s.ending:
        s.event = -1  # P-196 what is still to be done comes after the round
        s.tell("last-round", "P-140")
        s.then(end_game)
        return
    s.commander = (s.commander + 1) % len(s.players)
    play_round(s)
