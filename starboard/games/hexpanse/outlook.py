"""What an option would certainly do, for the bubble beside it."""

from __future__ import annotations

from starboard.kernel import Ask, Message, Option

from .box import CARDS, FIRST_MERCENARY, LEADER, MAX_HEXILUM, NEUTRAL, ZOMBIE
from .rules.areas import worthwhile
from .rules.formations import areas_hit, free_lays, ways_through
from .rules.units import guards, is_mine
from .rules.victory import missions_of, team_units
from .state import Table, is_mercenary, kind_at
from .words import say


def outlook(s: Table, ask: Ask, option: Option) -> Message | None:
    """The consequence of an attack, a purchase, a placement or a formation, where it is certain."""
    match option:
        case ("attack", _, target):
            return of_attack(s, target)
        case ("buy", card):
            return say("outlook-left", hexilum=s.sides[s.active].hexilum - CARDS[card].cost)
        case ("area", area) if s.holding:
            mission = completed_by(s, area)
            if mission is not None:
                return say("outlook-mission", mission=mission)
            full = s.sides[s.active].hexilum >= MAX_HEXILUM  # H-30
            return say("outlook-mine") if is_mine(s, area) and not full else None
        case ("turn", steps):
            return of_turn(s, ask.seat, steps)
        case ("lay", area):
            targets = worthwhile(s, s.pattern)
            lays = next(each for each in free_lays(s.pattern, s.board) if each.area == area)
            return say("outlook-lay", turns=sum(bool(lay.aim & targets) for lay in lays.ways))
    return None


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


def of_attack(s: Table, target: int) -> Message:
    """H-51 What becomes of the attacked unit; H-110 a Protector may step in."""
    if guards(s, target):
        return say("outlook-attack-guarded", area2=target)
    kind = kind_at(s, target)
    endings = {LEADER: "-leader", NEUTRAL: "-neutral", ZOMBIE: "-zombie"}  # H-102
    ending = endings.get(kind, "")
    if is_mercenary(kind):  # H-38 the card stays while it has another token
        more = s.waiting[kind - FIRST_MERCENARY] or s.area.count(s.area[target]) > 1
        ending = "-token" if more else "-mercenary"
    return say(f"outlook-attack{ending}", unit=kind, area2=target)


def completed_by(s: Table, area: int) -> int | None:
    """H-112 The mission that a unit of the active side on this area would complete."""
    team = s.teams[s.active]
    units = team_units(s, team) | 1 << area
    for mission in missions_of(s, team):
        if any(units & way == way for way in ways_through(mission, s.board)[area]):
            return mission
    return None
