"""Chapter 5: the course of a mission, round by round."""

from __future__ import annotations

from ..box import LEFT, OVERWATCH, RED_TEAM, RIGHT
from ..state import ATTACKED, CHOOSE, CHOSEN, EVENT_END, NOBODY, RESOLVED, Hulk
from .attack import paid_attacks
from .choose import choose_actions
from .defend import genestealer_attack
from .end import test_end
from .event import event_phase
from .resolve import resolve_actions
from .swarms import merge_all
from .travel import travel


def play_round(s: Hulk) -> None:
    """D-31 Rounds of four phases in fixed order, without a limit, until the mission is over.

    D-121 Travel at the end of a phase does not end the round.
    """
    s.tell("round", "D-31", round=s.round)
    s.tell("phase-choose", "D-37")
    s.then(choose_actions)
    s.then(end_choice)
    s.then(resolve_actions)
    s.then(end_phase, RESOLVED)
    s.then(genestealer_attack)
    s.then(end_attacks)
    s.then(event_phase)
    s.then(overwatch)
    s.then(end_phase, EVENT_END)
    s.then(next_round)


def end_phase(s: Hulk, phase: int) -> None:
    """D-35 At the end of every phase: the end test, then the travel check.

    Abilities that name the end of the phase, and merging, come before this.
    """
    s.phase = phase
    if s.final:
        test_end(s)
    if must_travel(s):
        s.then(travel)


def must_travel(s: Hulk) -> bool:
    """D-115 A blip pile is empty. D-113 Then travel is compulsory, D-114 but not from the final
    Location."""
    return bool(s.locations) and not (s.blips[LEFT] and s.blips[RIGHT])


def end_choice(s: Hulk) -> None:
    """D-40 All have chosen; nothing can be changed any more."""
    s.tell("all-chosen", "D-40")
    end_phase(s, CHOSEN)


def end_attacks(s: Hulk) -> None:
    """D-102 Swarms that share position and side merge; then the phase ends."""
    merge_all(s)
    end_phase(s, ATTACKED)


def overwatch(s: Hulk) -> None:
    """D-153 At the end of the Event phase red marines may pay for attacks; once."""
    if s.ability(OVERWATCH) and s.in_play(RED_TEAM):
        s.then(paid_attacks, RED_TEAM, "D-153", 0)
        s.then(end_overwatch)


def end_overwatch(s: Hulk) -> None:
    """D-153 The ability has served."""
    s.active &= ~(1 << OVERWATCH)


def next_round(s: Hulk) -> None:
    """D-36 Effects of this round end, those for the next begin.

    D-34 The office stays for now: whoever holds it has a card in play, so they live.
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
    play_round(s)
