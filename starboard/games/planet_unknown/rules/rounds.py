"""Chapter 3, The round: its steps in their order, and the game from the first to the last."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import CHECKPOINT, Ask, Flow, Lazy, Option, Result, reveal

from ..grid import squares_of
from ..scoring import result
from ..state import (
    BOARDS,
    CIV_PHASE,
    CLEAR,
    DEAL,
    EARLY,
    EMPTY_DEPOT,
    EVENT,
    EVENT_CIV,
    LATE_CARDS,
    LATE_CIV,
    LATE_TECH,
    NEIGHBOURS,
    NO_ROOM,
    OVER,
    PERSONAL,
    REVEAL,
    ROTATE,
    ROUND_END,
    START,
    STORED,
    TOKENS,
    TURNS,
    Player,
    Table,
)  # fmt: skip
from . import biomass, confirming, ending, energy, events, setup, turn
from .agenda import Asked, asks, side_by_side, tell
from .civ import begin_part, order
from .corporations import start_of_round
from .turn import turn_up

#: The modules whose things stand on the lists of what is to be done.
CHAPTERS = (biomass, confirming, ending, energy, events, setup, turn)


def main(s: Table) -> Flow[Result]:
    """P-40 to P-47 Setup, rounds until an end is triggered, the last steps, the score."""
    while s.phase != OVER:
        asking = _STEPS[s.phase](s)
        if asking is not None:
            yield CHECKPOINT
            yield from asking
    return result(s)


def start(s: Table) -> None:
    """P-40 Step 1: points of the last round are gone, technologies are fresh again."""
    s.round += 1
    s.event = -1
    s.phase = EARLY
    s.tell("round", "P-40", round=s.round)
    for p in s.players:
        p.moves = p.used = p.fresh = p.glided = 0
        p.ring, p.stuck = -1, False
        start_of_round(s, p)
        if p.moves and s.split:
            p.todo.append(("early-moves",))


def early(s: Table) -> Flow[None] | None:
    """P-232 Points of the start of the round may be spent before an event can bind rovers."""
    busy = [p.seat for p in s.players if p.todo]
    if busy:
        return side_by_side(s, busy, ROTATE)
    s.phase = ROTATE
    return None


def rotate(s: Table) -> Flow[None] | None:
    """P-41 Step 2: the commander turns the station; alone and by P-180 it turns by itself."""
    if not s.turning:
        return _rotated(s)
    s.rotation = (s.rotation + 1) % 6  # P-180, P-214
    s.tell("turned", "P-180" if len(s.players) > 1 else "P-214")
    s.phase = REVEAL
    return None


def _rotated(s: Table) -> Flow[None]:
    p = s.players[s.commander]
    if not p.todo:
        p.todo.append(("rotate",))
    yield from side_by_side(s, [s.commander])
    s.phase = REVEAL


#: P-41 Six choices: which depot faces the commander.
_ROTATIONS: list[Option] = [("rotate", steps) for steps in range(6)]


@asks("rotate")
def choose_rotation(s: Table, seat: int) -> Asked:
    """P-41 The commander turns the station."""
    return Ask(seat, "rotate", "P-41", _ROTATIONS), rotated


def rotated(s: Table, p: Player, option: Option) -> None:
    """P-41 The station is turned by so many steps."""
    s.rotation = (s.rotation + option[1]) % 6
    tell(s, p, "rotated", "P-41", steps=option[1], depot=s.depot(p.seat) + 1)


def reveal_event(s: Table) -> None:
    """P-42 Step 3, with the event module only."""
    if s.split:
        events.reveal_event(s)
    s.phase = EVENT


def event_step(s: Table) -> Flow[None] | None:
    """P-195 All players carry out the event at once."""
    busy = [p.seat for p in s.players if p.todo]
    if busy:
        return _event_choices(s, busy)
    s.phase = EVENT_CIV
    return None


def _event_choices(s: Table, seats: list[int]) -> Flow[None]:
    yield from side_by_side(s, seats)
    events.peek(s)
    s.phase = EVENT_CIV


def event_civ(s: Table) -> Flow[None] | None:
    """P-86 Civ milestones of the event step, from the commander clockwise."""
    if any(p.ranks or p.todo for p in s.players):
        return _event_civ(s)
    s.phase = DEAL
    return None


def _event_civ(s: Table) -> Flow[None]:
    yield from civ_parts(s)
    s.phase = DEAL


def civ_parts(s: Table) -> Flow[None]:
    """P-82 One player after the other resolves all own civ milestones."""
    for seat in order(s):
        p = s.players[seat]
        if p.ranks:
            begin_part(s, p)
        if p.todo:
            yield from side_by_side(s, [seat])
            yield CHECKPOINT


def deal_turns(s: Table) -> None:
    """P-43 Step 4 begins for everybody; what a player does stays private until confirmed."""
    for p in s.players:
        p.todo = [("finish",), ("take",)]
        s.before[p.seat] = p.plain()
    s.phase = TURNS


def tiles(s: Table) -> Flow[None]:
    """P-43, P-45 Step 4: all players act at the same time."""
    return side_by_side(s, [p.seat for p in s.players if p.todo], CLEAR)


def clear(s: Table) -> Flow[None] | None:
    """P-49, P-141 Step 4 is over: taken tiles leave the station, the next ones are seen."""
    for p in s.players:
        if p.ring >= 0:
            stack = s.stack(s.depot(p.seat), p.ring)
            if p.stuck:
                s.ending |= NO_ROOM
                s.gone |= 1 << s.tops[stack]
            turn_up(s, stack)
            p.ring = -1
    if any(p.wants or p.todo for p in s.players):
        return _cleared(s)
    s.phase = CIV_PHASE
    return None


def _cleared(s: Table) -> Flow[None]:
    yield from share(s)
    s.phase = CIV_PHASE


def share(s: Table) -> Flow[None]:
    """P-297 Jump Drive F: the cards are drawn when all turns are confirmed."""
    for seat in order(s):
        p = s.players[seat]
        if p.wants:
            p.wants = False
            for _ in range(3):
                p.offered |= 1 << events.draw_objective(s)
            p.todo.append(("share",))
            yield CHECKPOINT
        if p.todo:
            yield from side_by_side(s, [seat])
            yield CHECKPOINT


@asks("share")
def choose_shared(s: Table, seat: int) -> Flow[None]:
    """P-297 Of three objectives one is laid out for all; alone it becomes a personal one."""
    options = Lazy(lambda: [("share", n) for n in squares_of(s.players[seat].offered)])
    option = yield Ask(seat, "share", "P-297", options)
    p = s.players[seat]
    s.returned[seat] |= p.offered & ~(1 << option[1])
    p.offered = 0
    if len(s.players) == 1:
        p.goals |= 1 << option[1]
    else:
        s.shared.append(option[1])
        reveal(s)
    tell(s, p, "shared", "P-297", objective=option[1])


def civ_phase(s: Table) -> Flow[None] | None:
    """P-46 Step 5: civ milestones of step 4."""
    if any(p.ranks or p.todo for p in s.players):
        return _civ_phase(s)
    s.phase = ROUND_END
    return None


def _civ_phase(s: Table) -> Flow[None]:
    yield from civ_parts(s)
    yield from share(s)
    s.phase = ROUND_END


def round_end(s: Table) -> None:
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
        s.phase = STORED
        for p in s.players:
            p.todo.append(("stored",))
        return
    s.commander = (s.commander + 1) % len(s.players)
    s.phase = START


#: By phase: a step, which gives a flow where somebody may be asked, and else is done at once.
_STEPS: dict[int, Callable[[Table], Flow[None] | None]] = {
    BOARDS: setup.choose_boards, PERSONAL: setup.deal_goals, NEIGHBOURS: setup.deal_neighbours,
    TOKENS: setup.place_tokens, START: start, EARLY: early, ROTATE: rotate,
    REVEAL: reveal_event, EVENT: event_step, EVENT_CIV: event_civ, DEAL: deal_turns,
    TURNS: tiles, CLEAR: clear, CIV_PHASE: civ_phase, ROUND_END: round_end,
    STORED: ending.place_stored, LATE_TECH: ending.late_technologies, LATE_CARDS: ending.late_cards,
    LATE_CIV: ending.late_civ,
}  # fmt: skip
