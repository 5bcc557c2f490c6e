"""P-72 to P-75, P-127, P-383 Which trackers may advance or step back, and why not others."""

from __future__ import annotations

from starboard.kernel import Refusal

from ..box import CORPORATIONS, TILES
from ..components import BIOMASS, COSMOS, ENERGY, OASIS, ROVER, WATER, WORMHOLE, Space
from ..grid import BASE, area, around
from ..state import Player, unpacked
from ..text import refusal


def spot(p: Player, track: int, at: int) -> tuple[int, int]:
    """P-301 The column and space where a tracker stands; Oasis's water goes its own way."""
    if track == WATER and p.corporation == OASIS:
        return CORPORATIONS[OASIS].path[at]
    return track, at


def space(p: Player, track: int, at: int) -> Space:
    """The space of a track."""
    return CORPORATIONS[p.corporation].ways[track][at]


#: Corporations whose trackers may have something in their way (P-271, P-302).
_HAMPERED = (COSMOS, OASIS)


def next_space(p: Player, track: int, step: int = 1) -> int:
    """Where a tracker goes with one step, up or (-1) down; -1 if it cannot move."""
    at = p.tracks[track] + step
    top = CORPORATIONS[p.corporation].tops[track]
    if at < 0 or at > top:
        return -1
    if p.corporation not in _HAMPERED:
        return at
    if p.corporation == COSMOS:
        parked = p.parked[track]
        while 0 <= at <= top and parked >> at & 1:  # P-271
            at += step
    else:
        others = {spot(p, t, p.tracks[t]) for t in range(5) if t != track}
        while 0 <= at <= top and spot(p, track, at) in others:
            if not p.has(0):  # P-302 blocked; P-304 technology 1 skips the blocking tracker
                return -1
            at += step
    return at if 0 <= at <= top else -1


def can_advance(p: Player, track: int) -> bool:
    """P-72, P-104 At the top only the rover tracker still gains something."""
    if track == ROVER and p.tracks[ROVER] == p.top(ROVER):
        return True
    return next_space(p, track) >= 0


def is_blocked(p: Player, track: int) -> bool:
    """P-302 Oasis: does another tracker keep this one from advancing?"""
    below_top = p.tracks[track] < p.top(track)
    return p.corporation == OASIS and below_top and next_space(p, track) < 0


def movable(p: Player, tracks: tuple[int, ...] = (0, 1, 2, 3, 4)) -> list[int]:
    """P-73 The trackers among these that can advance."""
    if p.corporation in _HAMPERED:
        return [track for track in tracks if can_advance(p, track)]
    at, tops = p.tracks, CORPORATIONS[p.corporation].tops
    return [track for track in tracks if at[track] < tops[track] or track == ROVER]


def steps_back(p: Player, track: int, steps: int) -> int:
    """P-74 How far a tracker can go back, at most so many steps."""
    start = p.tracks[track]
    done = 0
    while done < steps:
        at = next_space(p, track, -1)
        if at < 0:
            break
        p.tracks[track] = at
        done += 1
    p.tracks[track] = start
    return done


def _union_limit(p: Player, track: int) -> int:
    """P-383 Where a tracker stops: on 5; Wormhole's biomass on its second advance space."""
    return 2 if track == BIOMASS and p.corporation == WORMHOLE else 5


def may_join(p: Player, track: int) -> bool:
    return 0 <= next_space(p, track) <= _union_limit(p, track)


def part_of(tile: int, way: int, at: int, kind: int) -> int:
    """The squares of one part of a laid tile."""
    turn = TILES[tile].way[way]
    return turn.parts[TILES[tile].resources.index(kind)] << at >> BASE


def energy_reach(p: Player, laid: int, kind: int) -> list[int]:
    """P-127 to P-131 The trackers that the energy of a laid tile may advance.

    ``kind`` is the part that gives the energy: Jump Drive D may treat tech as such (P-295).
    """
    tile, way, at = unpacked(p.laid[laid])
    first, second = TILES[tile].resources
    part = part_of(tile, way, at, kind) & ~p.patches  # P-264 what is covered is biomass now
    whole = area(part, p.ground(ENERGY) | part)
    beside = around(whole) & ~whole
    found = []
    for track in range(5):
        if track == BIOMASS and p.corporation == WORMHOLE:
            continue  # P-261
        own = track in (first, second) and track != kind
        if (own or beside & p.terrain[track]) and can_advance(p, track):
            found.append(track)
    return found


def why_not_advance(p: Player, track: int) -> Refusal | None:
    """P-72, P-302 Why this tracker cannot advance."""
    if can_advance(p, track):
        return None
    if is_blocked(p, track):
        return refusal("P-302", "blocked", track=track)
    return refusal("P-72", "at-top", track=track)


def why_not_energy(p: Player, track: int) -> Refusal:
    """P-127, P-129, P-261 Why the energy cannot advance this tracker."""
    if track == BIOMASS and p.corporation == WORMHOLE:
        return refusal("P-261", "energy-biomass")
    return why_not_advance(p, track) or refusal("P-127", "not-beside-energy", track=track)


def why_not_back(p: Player, track: int) -> Refusal:
    """P-74 Why this tracker cannot be the one that steps back."""
    if next_space(p, track, -1) < 0:
        return refusal("P-74", "at-start", track=track)
    return refusal("P-74", "another-goes-further", track=track)
