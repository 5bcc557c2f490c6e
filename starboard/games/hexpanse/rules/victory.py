"""Chapter 6: both ways to win, elimination, neutral units (H-112 to H-121; teams: H-125, H-139)."""

from __future__ import annotations

from starboard.kernel import GameOver

from ..box import KIND_BITS, KIND_MASK, LEADER, MAX_LIFE, NEUTRAL
from ..scoring import victory
from ..state import (
    NO_MISSION,
    OFF_BOARD,
    Table,
    is_action_card,
    living,
    owner_at,
    team_units,
)
from .chain import break_off, lose_all
from .formations import ways_through
from .hexes import areas_of
from .sides import tell_of

MISSION_SIZE = 9


def missions_of(s: Table, team: int) -> list[int]:
    """H-112 The common mission and, in Admiral, the secret ones of the team (H-125)."""
    secret = [
        side.secret
        for number, side in enumerate(s.sides)
        if s.teams[number] == team and side.secret != NO_MISSION
    ]
    return [s.mission, *secret]


def completes(s: Table, area: int) -> tuple[int, int, int] | None:
    """H-112 The team whose formation is complete by the unit on this area, if it is: with the
    mission and the areas that form it.

    H-114 Anywhere on the board, in any of six turns, never mirrored.
    """
    team = s.teams[(s.area[area] >> KIND_BITS) - 1]
    units = team_units(s, team)
    if units.bit_count() >= MISSION_SIZE:
        for mission in missions_of(s, team):
            for way in ways_through(mission, s.board)[area]:
                if units & way == way:
                    return team, mission, way
    return None


def check_mission(s: Table, area: int) -> None:
    """H-113 After every single change on the board: has the unit there completed a formation?"""
    done = completes(s, area)
    if done is not None:
        win(s, *done)


def win(s: Table, team: int, mission: int, way: int) -> None:
    """H-112 The mission that was formed is shown to all, a secret one too (H-23)."""
    s.won, s.formed = mission, way
    side = next((n for n, each in enumerate(s.sides) if each.secret == mission), None)
    if side is None or mission == s.mission:
        s.tell("mission-formed", "H-112", mission=mission, area=tuple(areas_of(way)))
    else:
        facts = {"mission": mission, "area": tuple(areas_of(way))}
        tell_of(s, side, "secret-formed", "H-112", **facts)
    raise GameOver(victory(s, team, "end-mission"))


def check_missions(s: Table, *changed: int) -> None:
    """H-115 If several players' formations are completed at once the active player wins, otherwise
    the next one in turn order. H-139 In team games this is applied to teams.
    """
    found = [completes(s, area) for area in changed if owner_at(s, area) >= 0]
    done = {each[0]: each for each in reversed(found) if each is not None}
    if done:
        count = len(s.sides)
        order = [s.teams[(s.active + i) % count] for i in range(count)]
        win(s, *next(done[team] for team in order if team in done))


def heal(s: Table, side: int, amount: int) -> None:
    """H-91 The leader gains life, at most 12, on the board or not (H-39)."""
    me = s.sides[side]
    before = me.life
    me.life = min(MAX_LIFE, before + amount)
    tell_of(s, side, "healed", "H-91", amount=me.life - before, life=me.life)


#: H-41 Why a leader loses life, by rule: for those who look on.
LOSSES = {"H-52": "attack", "H-61": "move", "H-62": "ability", "H-94": "hit", "H-95": "damage"}


def lose_life(s: Table, side: int, amount: int, rule: str) -> None:
    """H-41 A leader that loses its last life dies, and its faction is eliminated."""
    me = s.sides[side]
    lost = min(amount, me.life)
    me.life -= lost
    tell_of(s, side, "life-lost", rule, amount=lost, life=me.life, why=LOSSES[rule])
    if not me.life:
        eliminate(s, side)


def eliminate(s: Table, side: int) -> None:
    """H-117 Cards to the discard pile, units on the board become neutral, the rest to the box."""
    me = s.sides[side]
    me.alive = False
    chair = s.chairs[side]
    more = any(s.chairs[n] == chair for n in living(s))  # H-123 the player leads another faction
    if me.leader != OFF_BOARD:
        s.area[me.leader] = 0
        s.taken &= ~(1 << me.leader)
        me.units &= ~(1 << me.leader)
        me.leader = OFF_BOARD
    for area in areas_of(me.units):
        s.area[area] = NEUTRAL
    me.units = 0
    for card in me.cards:
        s.discard.append(card)
        if not is_action_card(card):
            s.waiting[card] = 0
    me.cards, me.hexilum, me.secret = [], 0, NO_MISSION
    for zone in (me.ship, me.hospital, me.tile):
        zone[:] = [0] * len(zone)
    lose_all(s, side)
    s.tell("eliminated", "H-117", seat=chair, faction=me.faction, more=int(more))
    check_leaders(s)
    if side == s.active:  # H-119 the turn ends at once
        s.actions, s.extra = 0, 0
        break_off(s)


def check_leaders(s: Table) -> None:
    """H-116 The only player with a living leader wins at once; H-125 in team games the only team.

    H-120 Losses come one after the other, so that somebody is always left.
    """
    teams = {s.teams[side] for side in living(s)}
    if len(teams) == 1:
        raise GameOver(victory(s, teams.pop(), "end-leaders"))


def leader_area(s: Table, area: int) -> bool:
    """Does a leader stand there?"""
    return s.area[area] & KIND_MASK == LEADER
