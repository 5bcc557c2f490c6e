"""Chapter 14: travel."""

from __future__ import annotations

from starboard.kernel import reveal

from ..box import DOOR, LOCATIONS
from ..reading.cards import TerrainSpot
from ..state import NOBODY, SIDES, Hulk
from .blips import add_blips
from .locations import arrive
from .swarms import slay_up_to


def travel(s: Hulk) -> None:
    """D-119 The Door, then the new Location, its terrain, its blip piles, its arrival ability.

    D-116 Nobody checks again afterwards: one journey at most at the end of a phase.
    """
    empty = [side for side in SIDES if not s.blips[side]]
    if empty:
        s.tell("journey", "D-113", pile=empty[0], both=int(len(empty) == len(SIDES)))
    if s.door_tokens:
        use_door(s)
    s.then(enter_location)
    s.then(end_journey)


def use_door(s: Hulk) -> None:
    """D-118 One Genestealer anywhere for each token on the Door."""
    if s.terrain[DOOR] != NOBODY:
        s.then(slay_up_to, s.current, s.door_tokens, tuple(s.swarm_places()), "D-118")
    s.then(clear_door)


def clear_door(s: Hulk) -> None:
    """D-118 Then the tokens return to the supply."""
    s.tell("door-cleared", "D-118", tokens=s.door_tokens)
    s.supply += s.door_tokens
    s.door_tokens = 0


def enter_location(s: Hulk) -> None:
    """D-122 The top Location is turned up; its terrain, its blip piles, its arrival ability."""
    reveal(s)
    s.location = s.locations.pop()
    s.tell("travelled", "D-122", location=s.location)
    lay_terrain(s, LOCATIONS[s.location].terrain)
    there = [card for card, at in enumerate(s.terrain) if at != NOBODY]
    s.tell("terrain-laid", "D-123", terrain=tuple(there))
    deal_blips(s, LOCATIONS[s.location].blips)
    arrive(s)


def end_journey(s: Hulk) -> None:
    """D-30 At the final Location victory can be won from now on."""
    s.final = LOCATIONS[s.location].final


def lay_terrain(s: Hulk, spots: tuple[TerrainSpot, ...]) -> None:
    """D-123 Remove all terrain and place the new. D-125, D-126 By side and count from an end.

    D-127 In a shorter formation the card goes to the last position reached by counting.
    """
    s.terrain = [NOBODY] * len(s.terrain)
    s.capped = NOBODY
    length = len(s.line)
    for spot in spots:
        count = min(spot.position, length)
        position = count - 1 if spot.from_top else length - count
        s.terrain[spot.card] = spot.side << 4 | position


def deal_blips(s: Hulk, blips: tuple[int, int]) -> None:
    """D-128 What is left of both piles is discarded face up, then the new numbers are dealt."""
    for side in SIDES:
        if s.blips[side]:
            s.tell("pile-cleared", "D-128", pile=side, count=len(s.blips[side]))
            s.stealer_discard += s.blips[side]
            s.blips[side].clear()
            s.mixed = 0
            reveal(s)
    s.then(add_blips, *blips)
