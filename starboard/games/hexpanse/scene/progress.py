"""How near a team is to a mission: the one answer for the plates and for the dots on the board."""

from __future__ import annotations

from ..fates import nearest
from ..rules.hexes import areas_of
from ..state import NO_MISSION, Table, team_units
from ..view import knows_secret

COMMON, SECRET = "c-gold", "c-purple"


def held(s: Table, team: int, mission: int) -> int:
    """How many of its nine areas the team holds there."""
    return (nearest(s, team, mission) & team_units(s, team)).bit_count()


def missing_areas(s: Table, seat: int | None, mine: int) -> dict[int, list[str]]:
    """By area: the colours of the missions that the viewer's team lacks it for, where they are
    nearest."""
    found: dict[int, list[str]] = {}
    if seat is None:
        return found
    team = s.teams[mine]
    units = team_units(s, team)
    missions = [(s.mission, COMMON)]
    missions += [
        (side.secret, SECRET)
        for number, side in enumerate(s.sides)
        if side.secret != NO_MISSION and s.teams[number] == team and knows_secret(s, seat, number)
    ]
    for mission, colour in missions:
        best = nearest(s, team, mission)
        if best & units:
            for area in areas_of(best & ~units):
                found.setdefault(area, []).append(colour)
    return found
