"""Chapter 5: the round structure. This is where a mission is played, from setup to its end."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Flow, Result

from ..box import LEFT, OVERWATCH, RED_TEAM, RIGHT
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
from .defend import swarms_attack
from .end import MissionOver, result, test_end
from .event import event_icons, event_text
from .resolve import resolve_actions, reveal_cards
from .setup import choose_teams
from .swarms import merge_all
from .travel import travel


def play(s: Hulk) -> Flow[Result]:
    """D-31 Rounds of four phases in fixed order, without a limit, until the mission is over.

    D-121 Travel at the end of a phase does not end the round. The phase alone says where the
    mission is taken up again after a checkpoint.
    """
    try:
        if s.phase == SETUP:
            yield from choose_teams(s)
        while True:
            if s.phase == CHOOSE:
                yield CHECKPOINT
                yield from choose_actions(s)
                s.phase = CHOSEN
            if s.phase == CHOSEN:
                if end_phase(s):
                    yield from travel(s)
                reveal_cards(s)
                s.phase = RESOLVE
            if s.phase == RESOLVE:
                yield CHECKPOINT
                yield from resolve_actions(s)
                s.phase = RESOLVED
            if s.phase == RESOLVED:
                if end_phase(s):
                    yield from travel(s)
                s.phase = ATTACK
            if s.phase == ATTACK:
                yield CHECKPOINT
                yield from swarms_attack(s)
                s.phase = ATTACKED
            if s.phase == ATTACKED:
                merge_all(s)
                if end_phase(s):
                    yield from travel(s)
                s.phase = EVENT
            if s.phase == EVENT:
                yield CHECKPOINT
                yield from event_text(s)
                s.phase = ICONS
            if s.phase == ICONS:
                yield CHECKPOINT
                yield from event_icons(s)
                s.phase = EVENT_END
            if s.ability(OVERWATCH) and s.in_play(RED_TEAM):
                yield CHECKPOINT
                yield from paid_attacks(s, RED_TEAM, "D-153")
                s.active &= ~(1 << OVERWATCH)  # once: a journey may begin at a checkpoint
            if end_phase(s):
                yield from travel(s)
            next_round(s)
    except MissionOver as over:
        s.tell(over.reason, "D-26" if over.won else "D-27")
        return result(s, over)


def end_phase(s: Hulk) -> bool:
    """D-35 At the end of every phase: the end test, then the travel check; must they travel?

    Abilities that name the end of the phase, and merging, come before this. D-113 Travel is
    compulsory, D-114 but not from the final Location.
    """
    if s.final:
        test_end(s)
    return bool(s.locations) and not (s.blips[LEFT] and s.blips[RIGHT])  # D-115


def next_round(s: Hulk) -> None:
    """D-36 Effects of this round end, those for the next begin.

    D-34 The office stays for now: whoever holds it has a card in play, so he lives.
    """
    s.round += 1
    s.phase = CHOOSE
    s.chosen = [0] * len(s.chosen)
    s.revealed = False
    s.activated = s.active = 0
    s.shielded = 0
    s.led = False
    s.capped, s.capped_spawned = NOBODY, 0
    s.jammed, s.jam_next = s.jam_next, NOBODY
    s.evasion, s.evasion_next = s.evasion_next, False
    s.enter, s.enter_next = s.enter_next, False
    s.second_wind, s.second_wind_next = s.second_wind_next, NOBODY
    s.tell("round", "D-31", round=s.round)
