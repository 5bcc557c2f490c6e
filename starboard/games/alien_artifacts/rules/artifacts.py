"""Chapter 12: Alien Artifacts."""

from __future__ import annotations

from ..reading.tables import ARTIFACT
from ..state import Galaxy
from . import effects


def play(s: Galaxy, artifact: int) -> None:
    """A-140 Carry out its effect; it goes to the discard pile."""
    s.me.artifacts.remove(artifact)
    s.lost_relics.append(artifact)
    s.tell("plays", "A-140", seat=s.active, artifact=artifact)
    effects.begin_effects(s, ARTIFACT + artifact)
