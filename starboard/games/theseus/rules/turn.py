"""Chapter 4: the turn, its legs and their four phases.

A step is what happens from a checkpoint on. It asks its question, and the function beside it does
what was answered; or there is nothing to ask, and it goes on to the next step (and returns None).
What an answer does may ask further: then it returns a flow.
"""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, quick_ask

from ..state import ACT, BIRTH, END, MOVE, PENDING, SECTOR, Station
from ..tables import IN_SECTOR, NO_FACTS, PANDORA, PENDING_OF, SLOT_BITS
from .actions import act_options, cards_to_act, carry_out, start_job, still_to_act
from .free import KINDS as FREE
from .free import free_options, use_free
from .movement import land, move, moves_of
from .pandora import end_of_her_turn
from .pending import pending_options, resolve_pending
from .points import GameEnd, count_down
from .sector_actions import DUE, OWN, sector_step
from .station import enemies_in

#: T-82 So many turns of every player without a card from a deck move the marker; and so many if
#: that rule is switched off, since a table where nobody wants anything must end some day.
IDLE_TURNS = {True: 12, False: 100}


def begin_turn(s: Station, seat: int) -> None:
    """T-33 A turn begins with the movement of its first leg."""
    s.active, s.step = seat, MOVE
    s.turn += 1
    s.moved = s.struck = s.remoted = s.owed = s.acts = s.shaft = 0
    s.leg_unit = s.leg_sector = -1
    s.acted = True
    if s.told is not None:
        s.tell("turn", "T-33", seat=seat, turn=s.turn)


def move_step(s: Station) -> Ask | Flow[None] | None:
    """T-35 The active player must move one unit if any can be moved; T-34 free actions before."""
    seat = s.active
    options = moves_of(s, seat)
    if not options:
        s.step = END  # its free window is the first one of this turn, too
        return None
    if s.upgrades[seat] or s.kept[s.side[seat]]:
        options += free_options(s, seat)
    if len(options) == 1:
        return take_move(s, seat, options[0])
    return quick_ask(seat, "move", "T-36", options, NO_FACTS)


def take_move(s: Station, seat: int, answer: Option) -> Flow[None] | None:
    """T-36 A unit, where it goes, and all that follows from it."""
    kind = answer[0]
    if kind != "move" and kind in FREE:
        return use_free(s, seat, answer)
    if kind != "land":
        met = move(s, seat, answer)
        if met is None:
            begin_actions(s, seat, answer[1], answer[2] >> 2)
            return None
    else:
        met = land(s, answer[1], answer[2])
        if met is None:
            end_turn(s)  # T-54 no further free window
            return None
    return meet_and_go_on(s, seat, answer, met)


def meet_and_go_on(s: Station, seat: int, answer: Option, met: Flow[None]) -> Flow[None]:
    """T-52 What the move meets, before the phases go on, T-54 or the turn ends."""
    yield from met
    if answer[0] == "land":
        end_turn(s)
    else:
        begin_actions(s, seat, answer[1], answer[2] >> 2)


def begin_actions(s: Station, seat: int, unit: int, sector: int) -> None:
    """T-56 The phases go on in the sector where the move ended."""
    s.shaft = 0
    s.leg_unit = unit
    s.leg_sector = sector
    acting = s.acting & SLOT_BITS[sector]
    mine = acting and acting & s.held[s.side[seat]]
    todo = s.todo = cards_to_act(s, seat, sector) if mine else []
    acts = s.acts = DUE[sector][s.home[seat] == sector]
    s.acted = True
    s.step = ACT if todo else SECTOR if acts else PENDING
    if s.faction[seat] == PANDORA:
        s.quiet = not enemies_in(s, seat, sector)  # T-135 judged when the movement phase is over
        if not todo:
            s.step = BIRTH


def act_step(s: Station) -> Ask | Flow[None] | None:
    """T-56 The action-card phase: every own action card of the sector, in any order."""
    seat = s.active
    if s.jobs:
        return carry_out(s, seat)
    if s.todo:
        s.todo = still_to_act(s, seat)
    if not s.todo:
        s.step = BIRTH if s.faction[seat] == PANDORA else SECTOR
        return sector_step(s) if s.step == SECTOR else None
    options = act_options(s)
    if s.upgrades[seat] or s.kept[s.side[seat]]:
        options += free_options(s, seat)
    if len(options) == 1:
        return take_card(s, seat, options[0])
    return quick_ask(seat, "act", "T-56", options, IN_SECTOR[s.leg_sector])


def take_card(s: Station, seat: int, answer: Option) -> Flow[None] | None:
    """T-56 One of the action cards, or a free action before it."""
    if answer[0] in FREE:
        return use_free(s, seat, answer)
    s.todo.remove(answer[1])
    start_job(s, answer[1])
    return carry_out(s, seat)


def pending_step(s: Station) -> Ask | Flow[None] | None:
    """T-68 The pending-card phase: one slot of the sector, or nothing."""
    seat = s.active
    options = pending_options(s, seat, PENDING_OF[s.leg_sector])
    if not options:
        s.step = END
        return end_step(s)
    options.append(("pass",))
    if s.upgrades[seat] or s.kept[s.side[seat]]:
        options += free_options(s, seat)
    return quick_ask(seat, "pending", "T-68", options, IN_SECTOR[s.leg_sector])


def take_pending(s: Station, seat: int, answer: Option) -> Flow[None] | None:
    """T-68 What is done with a pending slot."""
    if answer[0] in FREE:
        return use_free(s, seat, answer)
    s.step = END
    if answer[0] == "pass":
        s.acted = False  # everything free was offered with this question, too
        return None
    s.acted = True
    return resolve_pending(s, seat, answer)


def end_step(s: Station) -> Ask | Flow[None] | None:
    """T-34 The last free window of the turn; T-140 before it, what Pandora still owes herself."""
    seat = s.active
    if s.owed:
        s.owed -= 1
        s.acts, s.leg_sector, s.step = OWN, s.home[seat], SECTOR
        return None
    if s.acted and (s.upgrades[seat] or s.kept[s.side[seat]]):
        free = free_options(s, seat)
        if free:
            return quick_ask(seat, "end", "T-34", [("end",), *free], NO_FACTS)
    end_turn(s)
    return move_step(s)


def take_last(s: Station, seat: int, answer: Option) -> Flow[None] | None:
    """T-34 A free action, or the end of the turn."""
    if answer[0] in FREE:
        return use_free(s, seat, answer)
    end_turn(s)
    return None


def end_turn(s: Station) -> None:
    """T-33 The next player's turn; T-82 too many idle turns move the marker."""
    active, order = s.active, s.order
    if s.faction[active] == PANDORA:
        end_of_her_turn(s)
    s.idle += 1
    if s.tied:
        if not s.extra:
            raise GameEnd("tie-played", active)  # T-81
        begin_turn(s, s.extra.pop())
        return
    if s.idle >= s.idle_turns and s.idle >= s.idle_turns * len(order):
        count_down(s, active, "T-82")
        s.idle = 0
    begin_turn(s, order[order.index(active) + 1 - len(order)])
