"""Chapter 5: the round structure. This is where a mission is played, from setup to its end."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Flow, Result

from ..box import OVERWATCH, RED_TEAM
from ..state import (
    ATTACK,
    ATTACKED,
    CHOOSE,
    CHOSEN,
    EVENT,
    EVENT_END,
    ICONS,
    NOBODY,
    RESOLVE,
    RESOLVED,
    SETUP,
    Hulk,
)  # fmt: skip
from .attack import paid_attacks
from .choose import choose_actions
from .death import find_current
from .defend import swarms_attack
from .end import MissionOver, result, test_end
from .event import event_icons, event_text
from .resolve import resolve_step, reveal_cards
from .setup import choose_teams
from .swarms import merge_all
from .travel import must_travel, travel


def play(s: Hulk) -> Flow[Result]:
    """D-31 Rounds of four phases in fixed order, without a limit, until the mission is over."""
    try:
        while True:
            yield CHECKPOINT
            yield from STEPS[s.phase](s)
    except MissionOver as over:
        s.tell(over.reason, "D-26" if over.won else "D-27")
        return result(s, over)


def end_phase(s: Hulk) -> Flow[None]:
    """D-35 Abilities that name the end of the phase, merging, the end test, the travel check."""
    if s.phase == EVENT_END and s.ability(OVERWATCH) and s.in_play(RED_TEAM):
        yield from paid_attacks(s, RED_TEAM, "D-153")
    merge_all(s)
    test_end(s)
    if must_travel(s):
        yield from travel(s)  # D-116 one journey at most; D-121 the round goes on
    if s.phase == CHOSEN:
        reveal_cards(s)
    elif s.phase == RESOLVED:
        s.phase = ATTACK
    elif s.phase == ATTACKED:
        s.phase = EVENT
    else:
        next_round(s)


def next_round(s: Hulk) -> None:
    """D-36 Effects of this round end, those for the next begin. D-34 The office stays for now."""
    s.round += 1
    s.phase = CHOOSE
    s.chosen = [0] * len(s.chosen)
    s.revealed = False
    s.activated = s.active = 0
    s.shielded = [0, 0]
    s.led = False
    s.capped, s.capped_spawned = NOBODY, 0
    s.jammed, s.jam_next = s.jam_next, NOBODY
    s.evasion, s.evasion_next = s.evasion_next, False
    s.enter, s.enter_next = s.enter_next, False
    s.second_wind, s.second_wind_next = s.second_wind_next, NOBODY
    find_current(s)
    s.tell("round", "D-31", round=s.round)


#: What comes next is told by the phase alone. A step ends where the state says how to go on.
STEPS = {
    SETUP: choose_teams,
    CHOOSE: choose_actions,
    CHOSEN: end_phase,
    RESOLVE: resolve_step,
    RESOLVED: end_phase,
    ATTACK: swarms_attack,
    ATTACKED: end_phase,
    EVENT: event_text,
    ICONS: event_icons,
    EVENT_END: end_phase,
}
