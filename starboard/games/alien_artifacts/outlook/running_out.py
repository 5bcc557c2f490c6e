"""A-154 to A-160: what happens when so many Resource cards leave the deck."""

from __future__ import annotations

from starboard.kernel import Message

from ..state import Galaxy
from ..text import say


def running_out(s: Galaxy, count: int) -> Message | None:
    """What happens to the round marker if the deck runs out meanwhile; None if it does not."""
    if not count or count < len(s.deck) or not s.deck:
        return None
    if s.last_round:
        return say("outlook-reshuffle")
    return say("outlook-marker", marker=s.marker - 1) if s.marker > 1 else say("outlook-last-round")
