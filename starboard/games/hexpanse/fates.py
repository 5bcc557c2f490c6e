"""What becomes of units that fight, and of missions that they are part of: told before it happens
(`outlook.py`) and while it does (`moments.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from starboard.kernel import Message

from .box import ELITE, FIRST_MERCENARY, LEADER, NEUTRAL, ZOMBIES
from .legality.targets import guards
from .rules.formations import ways, ways_through
from .rules.victory import missions_of
from .state import Table, is_mercenary, kind_at, living, owner_at, team_units
from .text import say

#: Fewer units than this do not make a mission yet.
FEW = 2

# ---- units --------------------------------------------------------------------------------------


def target_fate(s: Table, area: int, side: int) -> Message:
    """H-94 What a hit by this side does to the unit there, if no Protector steps in."""
    kind, owner = kind_at(s, area), owner_at(s, area)
    facts = {"unit": kind, "area2": area}
    ending = {LEADER: "-leader", NEUTRAL: "-neutral"}.get(kind, "")
    if kind in ZOMBIES:  # H-102
        ending = "-zombie"
    elif is_mercenary(kind):  # H-38 the card stays while it has another token
        more = s.waiting[kind - FIRST_MERCENARY] or s.area.count(s.area[area]) > 1
        ending = "-token" if more else "-mercenary"
    elif kind == LEADER:
        left = s.sides[owner].life - 1
        if not left:
            ending = "-kills" if beyond(s, owner, side) else "-wins"
        facts["life"] = left
    return say(f"outlook-attack{ending}", **facts)


def attacker_fate(s: Table, area: int) -> Message:
    """H-52 What becomes of the attacker."""
    kind = kind_at(s, area)
    life = s.sides[owner_at(s, area)].life - 1 if kind == LEADER else 0
    return say("outlook-fate", fate=fate(s, area), unit=kind, area=area, life=life)


def fate(s: Table, area: int) -> str:
    """H-52 What becomes of an attacker: a word for the text to choose by."""
    kind = kind_at(s, area)
    if kind == LEADER:
        return "dies" if s.sides[owner_at(s, area)].life == 1 else "wounded"
    if kind == ELITE:
        return "stays"
    if kind in ZOMBIES:
        return "zombie"
    return "mercenary" if is_mercenary(kind) else "hospital"


def guard_note(s: Table, area: int) -> Message | None:
    """H-110 Whose Protector may step in for the unit there, if one stands beside it."""
    near = guards(s, area)
    if not near:
        return None
    facts = {"area": near, "area2": area, "unit": kind_at(s, area)}
    return say("outlook-guarded", seat=s.chairs[owner_at(s, area)], **facts)


def beyond(s: Table, victim: int, side: int) -> bool:
    """H-116 Does a rival's leader live beside this one?"""
    team = s.teams[side]
    return any(s.teams[n] != team for n in living(s) if n != victim)


def last_of_team(s: Table, side: int) -> bool:
    """H-116, H-125 Would the death of this leader leave one team alone?"""
    return len({s.teams[n] for n in living(s) if n != side}) == 1


# ---- missions -----------------------------------------------------------------------------------


@lru_cache(4096)
def nearest_way(mission: int, board: int, units: int, others: int) -> int:
    """H-112 The set of areas where a mission is nearest to be formed.

    An empty area is one step away, one where others stand two: they have to leave first. Of
    places that are as near, one where more is held.
    """

    def steps(way: int) -> tuple[int, int]:
        lacking = (way & ~units).bit_count()
        return lacking + (way & others).bit_count(), lacking

    return min(ways(mission, board), key=steps)


def nearest(s: Table, team: int, mission: int) -> int:
    """H-112 Where a mission is nearest for a team."""
    units = team_units(s, team)
    return nearest_way(mission, s.board, units, s.taken & ~units)


def coming(s: Table, side: int, area: int) -> Iterator[Message]:
    """How far the missions would be with an own unit there, where they are nearest."""
    team = s.teams[side]
    units = team_units(s, team)
    for mission in dict.fromkeys(missions_of(s, team)):
        way = nearest(s, team, mission)
        if way & units and way & ~units & 1 << area:
            have = (way & units).bit_count() + 1
            yield say("outlook-nearer", mission=mission, have=have)


def leaving(s: Table, side: int, area: int) -> Iterator[Message]:
    """How far they would be without the own unit there."""
    team = s.teams[side]
    units = team_units(s, team)
    for mission in dict.fromkeys(missions_of(s, team)):
        way = nearest(s, team, mission)
        have = (way & units).bit_count()
        if way & units & 1 << area and have > FEW:
            yield say("outlook-farther", mission=mission, have=have - 1)


def freed(s: Table, side: int, area: int) -> Iterator[Message]:
    """Which missions of a side lack this area, on which another's unit stands."""
    team = s.teams[side]
    units = team_units(s, team)
    for mission in dict.fromkeys(missions_of(s, team)):
        way = nearest(s, team, mission)
        if way & units and way & ~units & 1 << area:
            yield say("outlook-freed", mission=mission, area=area)


def completed_by(s: Table, side: int, units: int, area: int) -> int | None:
    """H-112 The mission that these units of a side's team would form with this area."""
    for mission in missions_of(s, s.teams[side]):
        if any(units & way == way for way in ways_through(mission, s.board)[area]):
            return mission
    return None
