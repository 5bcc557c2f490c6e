"""Events worth seeing, one after another: how each is shown.

Turns are private until they are confirmed (P-381): then each is one moment, with all that came of
it. What one's own turn brings is seen as one plays, and holds nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.draw import Moment
from starboard.kernel import Message

from .scene.stages import of_civ_card, of_event, of_objective, of_score, of_station, of_turn
from .scoring import end_reason
from .state import Table
from .text import say

Facts = Mapping[str, Any]


def why_event(s: Table, facts: Facts) -> Message:
    """P-143 How many are left: the last one ends the game."""
    left = sum(s.codes) + (s.coming >= 0)
    return say("cause-events-left", count=left)


def what_it_does(s: Table, facts: Facts) -> Message:
    """P-83 What a civ card says."""
    return say(f"card-{facts['card'] + 1}.text")


def why_secret(s: Table, facts: Facts) -> Message:
    """P-84 End-of-game cards are shown when the game is over."""
    return say("cause-secret")


def why_it_ends(s: Table, facts: Facts) -> Message:
    """P-140 What has ended the game."""
    return say(end_reason(s))


def why_stuck(s: Table, facts: Facts) -> Message:
    """P-141 Whoever cannot place a tile ends the game."""
    return say("cause-no-room")


def who_commands(s: Table, facts: Facts) -> Message | None:
    """P-41, P-180 Whose turn it is to turn the station."""
    if s.turning:
        return say("cause-turns-by-itself")
    return say("cause-commander", seat=s.commander)


def why_event_loss(s: Table, facts: Facts) -> Message | None:
    """P-199 The event in force."""
    return say("cause-event", event=s.event) if s.event >= 0 else None


MOMENTS: Final[dict[str, Moment]] = {
    # the course of a round
    "round": Moment("round", "ui-forward", None, who_commands),
    "event-step": Moment("phase", "ui-info"),
    "tile-step": Moment("phase", "pu-station"),
    "civ-step": Moment("phase", "pu-civ"),
    "turned": Moment("move", "pu-station", of_station),
    "rotated": Moment("move", "pu-commander", of_station),
    # events
    "event": Moment("reveal", "ui-info", of_event, why_event),
    "peeked": Moment("check", "ui-eye"),
    "peeked-at": Moment("reveal", "ui-eye", of_event),
    "struck": Moment("hit", "pu-meteor", None, why_event_loss),
    "meteorite-lost": Moment("loss", "pu-meteor", None, why_event_loss),
    "lifepod-lost": Moment("loss", "pu-lifepod", None, why_event_loss),
    "stack-lost": Moment("loss", "pu-station", None, why_event_loss),
    "goal-lost": Moment("loss", "g-vp", None, why_event_loss),
    # turns, when they are confirmed
    "settled": Moment("place", "pu-station", of_turn),
    "placed": Moment("place", "pu-station"),  # an extra tile, which everybody sees at once
    "discarded": Moment("check", "ui-close", None, why_stuck),
    # civ cards and objectives
    "card": Moment("buy", "pu-civ", of_civ_card, what_it_does),
    "card-secret": Moment("buy", "pu-civ", None, why_secret),
    "shared": Moment("reveal", "g-vp", of_objective),
    # the end
    "last-round": Moment("end", "ui-clock", None, why_it_ends),
    "scored": Moment("sum", "g-vp", of_score),
}
