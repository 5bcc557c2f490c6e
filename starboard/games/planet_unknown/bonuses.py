"""What a space of a track gives, in a few words: for tracks, previews and plates."""

from __future__ import annotations

from starboard.kernel import Message

from .box import CORPORATIONS
from .legality.advances import next_space, space
from .rules.tracks import rover_number
from .scoring import track_score
from .state import Player, Table
from .text import say


def bonus_words(p: Player, track: int, at: int, rule: str = "") -> list[Message]:
    """P-67 What a tracker gains on a space, while a rule of an event is in force."""
    what = space(p, track, at)
    found = []
    if what.move:
        found.append(say("bonus-move", count=rover_number(p, what.move)))
    if rule != "no_milestones":
        for kind in ("civ", "patch", "rover", "tech"):
            if getattr(what, kind):
                found.append(say(f"bonus-{kind}", count=getattr(what, kind)))
    if what.choice >= 0:
        thing = 6 if what.choice == 5 else 16 + what.choice
        found.append(say("bonus-choice", thing=thing))
    if what.synergy and rule != "no_synergy":
        found.append(say("bonus-synergy", count=what.synergy))
    return found


def worth_after(p: Player, track: int, at: int) -> int:
    """P-152 The medals of a track if its tracker stood there."""
    old, p.tracks[track] = p.tracks[track], at
    worth = track_score(p, track)
    p.tracks[track] = old
    return worth


def step_words(s: Table, p: Player, track: int) -> list[Message]:
    """P-65, P-104 What one step of a tracker brings now: bonuses, and what it is worth then."""
    rule = s.restriction()
    to = next_space(p, track)
    if to < 0:
        top = CORPORATIONS[p.corporation].top_move if track == 3 else 0
        return [say("bonus-move", count=rover_number(p, top))] if top else []
    found = bonus_words(p, track, to, rule)
    now, then = track_score(p, track), worth_after(p, track, to)
    if then != now:
        found.append(say("bonus-worth", now=now, then=then))
    return found


def listed(words: list[Message]) -> list[Message]:
    """For a sentence: what there is, or nothing."""
    return words or [say("bonus-nothing")]
