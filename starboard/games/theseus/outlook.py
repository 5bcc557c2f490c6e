"""What a move would meet: the words beside the room where a unit would land."""

from __future__ import annotations

from starboard.kernel import Ask, Message, Option

from .rules.movement import way_chosen
from .rules.traps import ready_traps
from .rules.ways import sectors_ahead
from .state import Station
from .words import say


def outlook(s: Station, ask: Ask, option: Option) -> Message | None:
    """T-48, T-51 What waits where a unit would land: traps on the way, a launch, a full sector."""
    if option[0] == "land":
        return say("outlook-land")
    if option[0] not in ("move", "detour", "stride"):
        return None
    unit, room = option[1], option[2]
    way = way_chosen(s, ask.seat, option)
    sector = room >> 2
    ahead = sectors_ahead(s, unit)
    crossed = [ahead[step] for step in way.entered[:-1]] if s.hot else ()
    slots = [slot for each in crossed for slot in ready_traps(s, unit, each, 0, crossing=True)]
    slots += ready_traps(s, unit, sector, 0, crossing=False)
    cards = tuple(s.places[slot] for slot in slots)
    others = [u for u in s.rooms[4 * sector : 4 * sector + 4] if u >= 0 and u != unit]
    if len(others) == 4:
        return say("outlook-launch", points=way.points, unit=s.rooms[room])
    fills = len(others) == 3
    if cards:
        key = "outlook-meets-fills" if fills else "outlook-meets"
        return say(key, points=way.points, cards=cards)
    return say("outlook-fills" if fills else "outlook-quiet", points=way.points)
