"""Chapter 12: Alien Artifacts."""

from __future__ import annotations

from starboard.kernel import Option

from ..box import ARTIFACTS, WINDOWS
from ..state import Galaxy
from ..tables import ARTIFACT
from . import effects
from .paying import Reason

ACTION_PHASE, LAST_ROUND = WINDOWS.index("action_phase"), WINDOWS.index("last_round")


def why_not_play(s: Galaxy, artifact: int, *, inside: bool) -> Reason | None:
    """A-141 Some Artifacts name a narrower moment; A-142 one that could do nothing stays."""
    window = ARTIFACTS[artifact].window
    if inside and window == ACTION_PHASE:
        return "A-141", "not-inside"
    if window == LAST_ROUND and (not s.last_round or s.in_extra):
        return "A-141", "not-last-round"
    return effects.why_not_carry_out(s, ARTIFACT + artifact, "A-142")


def options(s: Galaxy, *, inside: bool) -> list[Option]:
    """A-140 Any number of Artifacts may be played; it is never an action."""
    held = s.players[s.active].artifacts
    return [("artifact", a) for a in sorted(held) if why_not_play(s, a, inside=inside) is None]


def play(s: Galaxy, artifact: int) -> None:
    """A-140 Carry out its effect; it goes to the discard pile."""
    s.me.artifacts.remove(artifact)
    s.lost_relics.append(artifact)
    s.tell("plays", "A-140", seat=s.active, artifact=artifact)
    effects.begin(s, ARTIFACT + artifact)
