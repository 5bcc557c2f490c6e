"""Chapters 4 and 9: the course of the game, the turn and its phases."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Ask, Flow, GameOver, Option

from ..components import CONTROL, CORRIDORS, PANDORA, SECTORS, SLOT_BITS
from ..legality.cards import purge_slots
from ..legality.free_actions import KINDS, free_options
from ..legality.moves import movable_units, moves_of
from ..scoring import is_tie, leaders, result
from ..state import ACT, END, MOVE, PENDING, SECTOR, Station
from .action_cards import cards_to_act, play_action_cards
from .attacks import ALL, assault
from .free_actions import use_free
from .malfunction import move_malfunction
from .movement import land, move
from .pandora import births_and_takeovers, give_back_cards
from .pending_cards import pending_card
from .points import count_down, end_countdown, take_token
from .station import discard, enemies_in

#: T-82 So many turns of every player without a card from a deck move the marker; and so many if
#: that rule is switched off, since a table where nobody wants anything must end some day.
IDLE_TURNS: Final = {True: 12, False: 100}
#: T-60 Sector actions, by bit: that of a common sector, and that of the own one.
COMMON, OWN = 1, 2
#: By sector: the actions there for who has another sector of their own, and for who has this.
#: T-139 Pandora may have both.
DUE: Final = tuple((COMMON * (s.faction < 0), COMMON * (s.faction < 0) | OWN) for s in SECTORS)
#: By sector: the action of a common one.
COMMON_ACTION: Final[tuple[Option, ...]] = tuple((s.action.replace("_", "-"),) for s in SECTORS)


def play(s: Station) -> None:
    """T-33 Turn follows turn until somebody wins at once or T-80 the countdown is over."""
    s.then(take_turn, s.order[0])
    s.then(end_countdown)
    s.then(break_tie)


def take_turn(s: Station, seat: int) -> None:
    """T-33 A turn: the four phases with one unit, and with another one for each Extra Turn."""
    s.active, s.phase = seat, MOVE
    s.turn += 1
    s.moved = s.struck = s.remoted = s.owed = s.acts = s.shaft = 0
    s.leg_unit = s.leg_sector = -1
    s.acted = True
    if s.told is not None:
        s.tell("turn", "T-33", seat=seat, turn=s.turn)
    s.then(move_a_unit, seat)
    s.then(end_turn, seat)


# ---- movement -------------------------------------------------------------------------------


def move_a_unit(s: Station, seat: int) -> Flow[None]:
    """T-35 The active player must move one unit if any can be moved; T-34 free actions before."""
    options = moves_of(s, seat)
    if not options:
        s.phase = END
        return
    options += free_options(s, seat)
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "move", "T-36", options)
    if answer[0] in KINDS:
        use_free(s, seat, answer)
        s.then(move_a_unit, seat)
    elif answer[0] == "land":
        land(s, answer[1], answer[2])
        s.then(end_at_once)
    else:
        move(s, seat, answer)
        if s.planned:  # what the move meets comes first
            s.then(go_on_in_sector, seat, answer[1], answer[2] >> 2)
        else:
            go_on_in_sector(s, seat, answer[1], answer[2] >> 2)


def end_at_once(s: Station) -> None:
    """T-54 Coming back from space ends the whole turn, without further free actions."""
    s.skip_to(end_turn)
    s.acted, s.owed = False, 0


def go_on_in_sector(s: Station, seat: int, unit: int, sector: int) -> None:
    """T-33 Where the move ended the other phases follow: T-56 action cards, T-60 the sector
    action, T-68 a pending card; T-135, T-136 for Pandora births and takeovers, too."""
    s.leg_unit, s.leg_sector = unit, sector
    s.acted, s.shaft = True, 0
    s.todo = cards_to_act(s, seat, sector) if s.acting & SLOT_BITS[sector] else []
    s.acts = DUE[sector][s.home[seat] == sector]
    s.phase = ACT if s.todo else SECTOR if s.acts else PENDING
    if not s.acts and s.told is not None:
        s.tell("no-action", "T-60", sector=sector)
    if s.todo:
        s.then(play_action_cards, seat)
    if s.faction[seat] == PANDORA:
        s.quiet = not enemies_in(s, seat, sector)  # judged when the movement phase is over
        s.then(births_and_takeovers, seat)
    if s.acts:
        s.then(sector_action, seat)
    s.then(pending_card, seat)


# ---- sector action --------------------------------------------------------------------------


def sector_action(s: Station, seat: int) -> Flow[None] | None:
    """T-60 The sector action phase: what is still to be done, in the order the player likes."""
    if not s.acts:
        s.phase = PENDING
        return None
    options = sector_options(s, seat)
    options += free_options(s, seat)
    if len(options) > 1:
        return choose_sector_action(s, seat, options)
    act_in_sector(s, seat, options[0])
    return None


def sector_options(s: Station, seat: int) -> list[Option]:
    """T-60, T-139 The action of a common sector, T-66 T-67 those of the own one."""
    options: list[Option] = []
    if s.acts & COMMON:
        options.append(COMMON_ACTION[s.leg_sector])
    if s.acts & OWN:
        options.append(("token",))
        options += [("purge", s.places[slot], slot) for slot in purge_slots(s, seat)]
    return options


def choose_sector_action(s: Station, seat: int, options: list[Option]) -> Flow[None]:
    """T-60 One of the actions, T-34 or a free action before it."""
    answer = yield Ask(seat, "sector", "T-60", options, sector=s.leg_sector)
    if answer[0] in KINDS:
        use_free(s, seat, answer)
        s.then(sector_action, seat)
    else:
        act_in_sector(s, seat, answer)


def act_in_sector(s: Station, seat: int, answer: Option) -> None:
    """T-66 Upgrade Token, T-67 Base Purge, T-57 Assault, T-62 Malfunction, T-61 Extra Turn."""
    s.acted = True
    if s.told is not None:
        action = f"@option-{answer[0] if answer[0] != 'purge' else 'purging'}"
        s.tell("sector-action", "T-60", seat=seat, sector=s.leg_sector, action=action)
    if answer[0] in ("token", "purge"):
        s.acts &= ~OWN
        if answer[0] == "token":
            take_token(s, seat, "T-66")
        else:
            discard(s, answer[2], "T-67")
    else:
        s.acts &= ~COMMON
        if s.leg_sector == CORRIDORS:
            assault(s, seat, ALL, "T-57", seat)
        elif s.leg_sector == CONTROL:
            move_malfunction(s, seat, "T-62")
        elif movable_units(s, seat):
            extra_turn(s, seat)
            return
        else:
            s.tell("no-extra-turn", "T-61", seat=seat)
    if s.acts or s.planned:  # what the action asks comes first
        s.then(sector_action, seat)
    else:
        s.phase = PENDING


def extra_turn(s: Station, seat: int) -> None:
    """T-61 All four phases with another unit that was not moved this turn."""
    if s.told is not None:
        s.tell("extra-turn", "T-61", seat=seat)
    if s.acts & OWN:
        s.owed += 1  # T-140 Pandora's own action is carried out after the extra turn
    s.acts, s.phase = 0, MOVE
    s.skip_to(end_turn)
    s.then(move_a_unit, seat)


# ---- the end of a turn ----------------------------------------------------------------------


def end_turn(s: Station, seat: int) -> Flow[None] | None:
    """T-34 The last free actions of a turn; T-140 before them, what Pandora still owes herself."""
    if s.owed:
        s.owed -= 1
        s.acts, s.leg_sector, s.phase = OWN, s.home[seat], SECTOR
        s.then(sector_action, seat)
        s.then(pending_card, seat)
        s.then(end_turn, seat)
        return None
    if s.acted and (free := free_options(s, seat)):
        return use_last_free_actions(s, seat, free)
    pass_the_turn(s, seat)
    return None


def use_last_free_actions(s: Station, seat: int, free: list[Option]) -> Flow[None]:
    """T-34 A free action, or the end of the turn."""
    answer = yield Ask(seat, "end", "T-34", [("end",), *free])
    if answer[0] in KINDS:
        use_free(s, seat, answer)
        s.then(end_turn, seat)
    else:
        pass_the_turn(s, seat)


def pass_the_turn(s: Station, seat: int) -> None:
    """T-33 The next player's turn; T-82 too many idle turns move the marker."""
    if s.faction[seat] == PANDORA:
        give_back_cards(s)
    s.idle += 1
    if s.tied:
        return  # T-81 the turns that are left are planned
    order = s.order
    if s.idle >= s.idle_turns * len(order):
        count_down(s, seat, "T-82")
        s.idle = 0
    take_turn(s, order[order.index(seat) + 1 - len(order)])


# ---- the end of the game --------------------------------------------------------------------


def break_tie(s: Station) -> None:
    """T-81, T-119 The tied players take one more turn each, from the one who follows the ender."""
    at = s.order.index(s.active)
    for seat in s.order[at + 1 :] + s.order[: at + 1]:
        if seat in s.tied:
            s.then(take_turn, seat)
    s.then(end_tie)


def end_tie(s: Station) -> None:
    """T-81 Who is ahead now wins; if they are still equal, they share the victory."""
    best = leaders(s, s.tied)
    raise GameOver(result(s, best, "shared" if is_tie(s, best) else "tie-break"))
