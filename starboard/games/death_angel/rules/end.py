"""Chapter 4: winning and losing."""

from __future__ import annotations

from typing import NoReturn

from starboard.kernel import GameOver

from ..box import GENESTEALER_LAIR, LAUNCH_CONTROL_ROOM
from ..scoring import score_mission
from ..state import Hulk


def test_end(s: Hulk) -> None:
    """D-28 Victory is tested after every step, and before defeat (D-27, see death.py).

    Hot places look at ``s.final`` themselves: mostly the end is far away.
    """
    if s.final:  # D-30 never before the final Location's arrival steps are finished
        if s.location == GENESTEALER_LAIR and s.lords_slain == 2:
            win(s, "end-lords")  # D-25
        if not (s.blips[0] or s.blips[1] or any(s.swarms[0]) or any(s.swarms[1])):
            if not (any(s.attacked[0]) or any(s.attacked[1])):
                win(s, "end-cleared")  # D-24


def win_by_panel(s: Hulk) -> None:
    """D-25 Launch Control Room: a successful control panel roll wins."""
    assert s.location == LAUNCH_CONTROL_ROOM
    win(s, "end-launch")


def win(s: Hulk, reason: str) -> NoReturn:
    """D-26 The moment a condition holds the game ends; nothing further is resolved."""
    s.tell(reason, "D-26")
    raise GameOver(score_mission(s, won=True, reason=reason))


def lose(s: Hulk) -> NoReturn:
    """D-27 The last marine has been slain."""
    s.tell("end-slain", "D-27")
    raise GameOver(score_mission(s, won=False, reason="end-slain"))
