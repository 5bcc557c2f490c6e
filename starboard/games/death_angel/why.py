"""Why something happened: the second sentence of a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.kernel import Message

from .box import BLOCK, DEFENSIVE_STANCE, EVENTS, GIDEON, MARINES, SKULL, YELLOW_TEAM
from .reading.cards import icons
from .rules.attack import aims_dead, burns
from .rules.course import must_travel
from .rules.defend import counters
from .rules.dice import can_reroll
from .rules.swarms import brood_lords
from .state import FIRST_ICON, NOBODY, SECOND_ICON, Hulk
from .text import say

Facts = Mapping[str, Any]
Cause = Callable[[Hulk, Facts], Message | None]


def why_hit(s: Hulk, facts: Facts) -> Message | None:
    """D-68 What counts in an attack roll."""
    marine, at, face = facts["marine"], facts["swarm"], facts["face"]
    if s.is_shielded(at):
        return say("cause-power-field", swarm=at)
    if burns(s, marine):
        return say("cause-flamer", face=face)
    if aims_dead(s, marine, face):
        return say("cause-dead-aim")
    return say("cause-skull" if SKULL[face] else "cause-no-skull")


def why_saved(s: Hulk, facts: Facts) -> Message | None:
    """D-74 What counts in a defence roll: abilities first, then the number of the swarm."""
    marine, at, face = facts["marine"], facts["swarm"], facts["face"]
    if counters(s, marine, face):
        return say("cause-counter")
    if marine == GIDEON and s.ability(BLOCK) and SKULL[face]:
        return say("cause-block")
    if marine == s.second_wind and face == 0:
        return say("cause-second-wind", marine=marine)
    if facts["again"] and face and s.ability(DEFENSIVE_STANCE):
        if MARINES[marine].team == YELLOW_TEAM:
            return say("cause-stance")
    lords = brood_lords(s.swarm(at))
    value = face - lords
    key = "cause-above" if value > facts["count"] else "cause-not-above"
    helpless = s.tokens[marine] and facts["hits"] and not can_reroll(s, marine, at)
    return say(key, face=value, count=facts["count"], lords=lords, helpless=int(bool(helpless)))


def which_faces(name: str) -> Cause:
    """The faces that kill, or help."""

    def cause(s: Hulk, facts: Facts) -> Message:
        faces = facts[name]
        return say(f"cause-{name}", faces=faces) if faces else say("cause-no-face")

    return cause


def why_spawned(s: Hulk, facts: Facts) -> Message | None:
    """D-85 The icon of the event, its text, or the Location; and what an empty pile means."""
    if facts.get("rest") == 0 and must_travel(s):
        return say("cause-pile-empty", pile=facts["pile"])
    if s.phase in (FIRST_ICON, SECOND_ICON) and s.drawn != NOBODY:
        return say("cause-icon", icon=icons(EVENTS[s.drawn])[s.phase - FIRST_ICON])
    return why_event(s, facts)


def why_event(s: Hulk, facts: Facts) -> Message | None:
    """The event that is being carried out."""
    return say("cause-event", event=s.drawn) if s.drawn != NOBODY and s.drawn_open else None


def why_closed(s: Hulk, facts: Facts) -> Message:
    """D-140 Which part moves."""
    return say("cause-closed")
