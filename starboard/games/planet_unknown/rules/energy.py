"""Chapter 10, energy: the resource without a track advances another one."""

from __future__ import annotations

from starboard.kernel import Option

from ..box import TILES
from ..grid import area, around
from ..kinds import BIOMASS, ENERGY, WORMHOLE
from ..state import Player, Table, unpacked
from .agenda import Asked, asks, choice_of, tell
from .placing import terrain_of
from .tracks import advance, can_advance, part_of


def reach(p: Player, laid: int, kind: int) -> list[int]:
    """P-127 to P-131 The trackers that the energy of a laid tile may advance.

    ``kind`` is the part that gives the energy: Jump Drive D may treat tech as such (P-295).
    """
    tile, way, at = unpacked(p.laid[laid])
    first, second = TILES[tile].resources
    part = part_of(tile, way, at, kind) & ~p.patches  # P-264 what is covered is biomass now
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
def energy(s: Table, seat: int, laid: int, kind: int) -> Asked | None:
    """P-127 Energy advances the tile's other tracker, or that of any terrain beside its area."""
    p = s.players[seat]
    options: list[Option] = [("energy", track) for track in reach(p, laid, kind)]  # none: P-131
    return choice_of(s, p, options, "energy", "P-127", energized)


def energized(s: Table, p: Player, option: Option) -> None:
    """P-127 The energy goes to this tracker."""
    if s.told is not None:
        tell(s, p, "energy", "P-127", track=option[1])
    advance(s, p, option[1])
