"""Chapter 4: winning and losing."""

from __future__ import annotations

from starboard.kernel import Result

from ..box import GENESTEALER_LAIR, LAUNCH_CONTROL_ROOM, SETUPS
from ..state import Hulk


class MissionOver(Exception):
    """D-26 The moment a condition holds the game ends; nothing further is resolved."""

    def __init__(self, won: bool, reason: str) -> None:
        super().__init__(reason)
        self.won = won
        self.reason = reason


def test_end(s: Hulk) -> None:
    """D-28 Victory is tested after every step, and before defeat (D-27, see death.py).

    Hot places look at ``s.final`` themselves: mostly the end is far away.
    """
    if s.final:  # D-30 never before the final Location's arrival steps are finished
        if s.location == GENESTEALER_LAIR and s.lords_slain == 2:
            raise MissionOver(True, "end-lords")  # D-25
        if not (s.blips[0] or s.blips[1] or any(s.swarms[0]) or any(s.swarms[1])):
            if not (any(s.attacked[0]) or any(s.attacked[1])):
                raise MissionOver(True, "end-cleared")  # D-24


def win_by_panel(s: Hulk) -> None:
    """D-25 Launch Control Room: a successful control panel roll wins."""
    assert s.location == LAUNCH_CONTROL_ROOM
    raise MissionOver(True, "end-launch")


def result(s: Hulk, over: MissionOver) -> Result:
    """D-1 All win together or all lose together. The score is 1 or 0."""
    seats = range(s.seats)
    alive = len(s.line)
    score = 1.0 if over.won else 0.0
    terms = (
        ("won", score),
        ("marines", float(alive)),
        ("travelled", float(len(SETUPS[s.seats].tiers) - len(s.locations))),
        ("rounds", float(s.round)),
    )
    return Result(
        tuple(seats) if over.won else (), tuple(score for _ in seats), over.reason,
        tuple(terms for _ in seats),
    )  # fmt: skip
