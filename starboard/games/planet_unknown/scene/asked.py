"""What kinds of things a seat is asked about: all others tell what they are when touched."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from starboard.kernel import Seat

from ..rules import (
    biomass,
    civ,
    corporations,
    course,
    energy,
    events,
    gains,
    setup,
    station,
    tracks,
    turn,
)
from ..state import Table

Rule = Callable[..., Any]


@cache
def _about() -> dict[str, frozenset[Rule]]:
    return {
        "tracks": frozenset({
            tracks.boost, tracks.several_advances, tracks.advance_one_of, tracks.back,
            tracks.union, energy.energy, corporations.row, corporations.token,
            biomass.wormhole_choice, gains.resolve, corporations.park, corporations.shift,
            events.lose_collected, turn.either,
        }),
        "trackers": frozenset({
            tracks.boost, tracks.several_advances, tracks.advance_one_of, tracks.back,
            tracks.union, energy.energy,
        }),
        "lines": frozenset({civ.landing_zone}),
        "goals": frozenset({setup.choose_goal, events.lose_goal, course.choose_shared}),
        "station": frozenset({station.turn_station}),
    }  # fmt: skip


def asks_about(s: Table, seat: Seat | None, what: str) -> bool:
    """Is this seat asked about tracks, lines, goals or the station now?"""
    if seat is None:
        return False
    step = s.step_of(seat)
    return bool(step) and step[0] in _about()[what]
