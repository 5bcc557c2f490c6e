"""Chapter 10, energy: the resource without a track advances another one."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Seat

from ..legality.advances import energy_reach
from ..state import Table
from . import tracks


def energy(s: Table, seat: Seat, laid: int, kind: int) -> Flow[None]:
    """P-127 Energy advances the tile's other tracker, or that of any terrain beside its area."""
    p = s.players[seat]
    options: list[Option] = [("energy", track) for track in energy_reach(p, laid, kind)]
    if not options:
        return  # P-131
    option = options[0] if len(options) == 1 else (yield Ask(seat, "energy", "P-127", options))
    s.tell_of(s.players[seat], "energy", "P-127", track=option[1])
    tracks.advance(s, seat, option[1])
