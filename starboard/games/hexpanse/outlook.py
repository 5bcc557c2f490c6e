"""What an option would certainly do, for the bubble beside it."""

from __future__ import annotations

from starboard.kernel import Ask, Message, Option

from .box import (
    CARDS,
    ELITE,
    FACTIONS,
    FIRST_MERCENARY,
    KIND_BITS,
    LEADER,
    MAX_HEXILUM,
    MINE_GAIN,
    NEUTRAL,
    ZOMBIES,
)
from .legality.targets import guards, worthwhile
from .rules.formations import areas_hit, free_lays, ways_through
from .rules.units import is_mine
from .rules.victory import missions_of
from .state import Table, is_mercenary, kind_at, living, owner_at, team_units
from .text import effect_facts, say


def outlook(s: Table, ask: Ask, option: Option) -> Message | None:
    """The consequence of an option, where it is certain: price, gain, loss, victory."""
    me = s.sides[s.active]
    match option:
        case ("attack", area, target):
            return of_attack(s, area, target)
        case ("buy", card):
            return say("outlook-left", hexilum=me.hexilum - CARDS[card].cost)
        case ("income",):
            left = me.hexilum - me.income - 1
            return say("outlook-income", cost=me.income + 1, level=me.income + 1, hexilum=left)
        case ("self-heal",):
            return say("outlook-heal", life=me.life + 1)
        case ("move", area):
            return of_move(s, area)
        case ("ability",):
            return of_ability(s)
        case ("area", area) if s.holding:
            return of_place(s, area)
        case ("put" | "land", _, area):
            return of_place(s, area)
        case ("with", area):
            return of_swap(s, ask.facts["area"], area)
        case ("turn", steps):
            return of_turn(s, ask.seat, steps)
        case ("lay", area):
            targets = worthwhile(s, s.pattern)
            lays = next(each for each in free_lays(s.pattern, s.board) if each.area == area)
            return say("outlook-lay", turns=sum(bool(lay.aim & targets) for lay in lays.ways))
    return None


# ---- placing and moving -----------------------------------------------------------------------


def of_place(s: Table, area: int) -> Message | None:
    """H-112 A mission, or H-28 the yield of a mine; an attack on the area may still fail."""
    if not s.area[area]:
        mission = completed_by(s, team_units(s, s.teams[s.active]) | 1 << area, area)
        if mission is not None:
            return say("outlook-mission", mission=mission)
    full = s.sides[s.active].hexilum >= MAX_HEXILUM  # H-30
    return say("outlook-mine", hexilum=MINE_GAIN) if is_mine(s, area) and not full else None


def of_swap(s: Table, first: int, second: int) -> Message | None:
    """H-112 A mission that a swap or move would complete for the active side's team."""
    team = s.teams[s.active]
    units = team_units(s, team)
    for area, unit in ((first, s.area[second]), (second, s.area[first])):
        owner = (unit >> KIND_BITS) - 1
        own = owner >= 0 and s.teams[owner] == team
        units = units | 1 << area if own else units & ~(1 << area)
    for area in (first, second):
        if units >> area & 1 and (mission := completed_by(s, units, area)) is not None:
            return say("outlook-mission", mission=mission)
    return None


def of_move(s: Table, area: int) -> Message:
    """H-61 Moving costs the leader 1 life, perhaps its last one (H-63); unless it wins."""
    me = s.sides[s.active]
    units = team_units(s, s.teams[s.active]) & ~(1 << me.leader) | 1 << area
    mission = completed_by(s, units, area)
    if mission is not None:
        return say("outlook-mission", mission=mission)
    pays = is_mine(s, area) and not is_mine(s, me.leader) and me.hexilum < MAX_HEXILUM
    return say("outlook-move", life=me.life - 1, hexilum=MINE_GAIN if pays else 0)


def of_ability(s: Table) -> Message:
    """H-62 What the faction ability does, and the life that is left after it."""
    me = s.sides[s.active]
    facts = effect_facts(FACTIONS[me.faction].effect)
    return say("outlook-ability", life=me.life - 1, **facts)


def completed_by(s: Table, units: int, area: int) -> int | None:
    """H-112 The mission that these units of the active side's team would form with this area."""
    for mission in missions_of(s, s.teams[s.active]):
        if any(units & way == way for way in ways_through(mission, s.board)[area]):
            return mission
    return None


# ---- attacking --------------------------------------------------------------------------------


def of_turn(s: Table, seat: int, steps: int) -> Message:
    """H-79, H-80 The areas that a formation in this turn attacks, and places onto."""
    attacks, places = areas_hit(s.pattern, steps, s.anchor, s.board)
    mates = team_units(s, s.teams[s.chairs.index(seat)])
    own = sum(mates >> area & 1 for area in attacks)
    if not attacks and not places:
        return say("outlook-turn-nothing")
    if not places:
        return say("outlook-turn-attacks", area=attacks, own=own)
    if not attacks:
        return say("outlook-turn-places", area=places)
    return say("outlook-turn", area=attacks, area2=places, own=own)


def of_attack(s: Table, area: int, target: int) -> Message:
    """H-51 What becomes of the attacked unit, H-52 and of the attacker; H-110 a Protector may step
    in."""
    facts = {"area": area, "area2": target, "fate": fate(s, area)}
    if guards(s, target):
        return say("outlook-attack-guarded", **facts)
    kind = kind_at(s, target)
    ending = {LEADER: "-leader", NEUTRAL: "-neutral"}.get(kind, "")
    if kind in ZOMBIES:  # H-102
        ending = "-zombie"
    elif is_mercenary(kind):  # H-38 the card stays while it has another token
        more = s.waiting[kind - FIRST_MERCENARY] or s.area.count(s.area[target]) > 1
        ending = "-token" if more else "-mercenary"
    elif kind == LEADER:
        left = s.sides[owner_at(s, target)].life - 1
        if not left:
            ending = "-kills" if beyond(s, owner_at(s, target)) else "-wins"
        facts["life"] = left
    return say(f"outlook-attack{ending}", unit=kind, **facts)


def beyond(s: Table, victim: int) -> bool:
    """H-116 Does a rival's leader live beside this one?"""
    team = s.teams[s.active]
    return any(s.teams[n] != team for n in living(s) if n != victim)


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
