"""Chapter 10, energy: the resource without a track advances another one."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..box import TILES
from ..grid import area, around
from ..kinds import BIOMASS, ENERGY, WORMHOLE
from ..state import Player, Table, unpacked
from .agenda import asks, tell
from .placing import terrain_of
from .tracks import advance, can_advance, part_of


def reach(p: Player, laid: int, kind: int) -> list[int]:
    """P-127 to P-131 The trackers that the energy of a laid tile may advance.

    ``kind`` is the part that gives the energy: Jump Drive D may treat tech as such (P-295).
    """
    tile, way, at = unpacked(p.laid[laid])
    first, second = TILES[tile].resources
    part = part_of(tile, way, at, kind)
    whole = area(part, terrain_of(p, ENERGY) | part)
    beside = around(whole) & ~whole
    found = []
    for track in range(5):
        if track == BIOMASS and p.corporation == WORMHOLE:
            continue  # P-261
        own = track in (first, second) and track != kind
        if (own or beside & p.terrain[track]) and can_advance(p, track):
            found.append(track)
    return found


@asks("energy")
def energy(s: Table, seat: int, laid: int, kind: int) -> Flow[None]:
    """P-127 Energy advances the tile's other tracker, or that of any terrain beside its area."""
    tracks = reach(s.players[seat], laid, kind)
    if not tracks:
        return  # P-131
    track = tracks[0]
    if len(tracks) > 1:
        options: list[Option] = [("energy", each) for each in tracks]
        _, track = yield Ask(seat, "energy", "P-127", options)
    p = s.players[seat]
    tell(s, p, "energy", "P-127", track=track)
    advance(s, p, track)
