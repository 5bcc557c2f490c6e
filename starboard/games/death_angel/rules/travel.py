"""Chapter 14: travel."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Flow, reveal

from ..box import DOOR, LOCATIONS
from ..cards import TerrainSpot
from ..state import NOBODY, SIDES, Hulk
from .blips import add_blips
from .locations import arrive
from .swarms import slay_up_to


def travel(s: Hulk) -> Flow[None]:
    """D-119 The Door, then the new Location, its terrain, its blip piles, its arrival ability.

    D-116 Nobody checks again afterwards: one journey at most at the end of a phase.
    """
    yield CHECKPOINT
    yield from use_door(s)
    reveal(s)
    s.location = s.locations.pop()  # D-122
    location = LOCATIONS[s.location]
    s.tell("travelled", "D-122", location=s.location)
    lay_terrain(s, location.terrain)
    yield from deal_blips(s, location.blips)
    yield from arrive(s)
    s.final = location.final  # D-30 from now on victory can be won


def use_door(s: Hulk) -> Flow[None]:
    """D-118 One Genestealer anywhere for each token on the Door; then they return to the supply."""
    if s.terrain[DOOR] != NOBODY and s.door_tokens:
        yield from slay_up_to(s, s.current, s.door_tokens, s.swarm_places(), "D-118")
    if s.door_tokens:
        s.tell("door-cleared", "D-118", tokens=s.door_tokens)
    s.supply += s.door_tokens
    s.door_tokens = 0


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


def deal_blips(s: Hulk, blips: tuple[int, int]) -> Flow[None]:
    """D-128 What is left of both piles is discarded face up, then the new numbers are dealt."""
    for side in SIDES:
        if s.blips[side]:
            s.stealer_discard += s.blips[side]
            s.blips[side].clear()
            s.mixed = 0
            reveal(s)
    yield from add_blips(s, *blips)
