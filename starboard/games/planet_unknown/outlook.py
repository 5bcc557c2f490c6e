"""What a placement or a technology would do, said before it is chosen."""

from __future__ import annotations

from starboard.kernel import Ask, Message, Option

from .box import TILES
from .components import BIOMASS, ENERGY, RESOURCES, TECH, WATER, WORMHOLE
from .grid import BASE
from .rules.objectives import uncovered
from .rules.tracks import grows_biomass, water_steps
from .scoring import LINES
from .state import Player, Table
from .text import technology_word


def outlook(s: Table, ask: Ask, option: Option) -> Message | None:
    """What a technology says; what a placement advances, completes and destroys."""
    p = s.players[ask.seat]
    if option[0] in ("use", "unlock", "from-technology"):
        key = technology_word(10 * p.corporation + option[1])
        return Message("planet_unknown", key, {})
    if option[0] != "place":
        return None
    _, way, at = option
    turn = TILES[p.hand].way[way]
    body = turn.body << at >> BASE
    empty = uncovered(p)
    rocks = p.rocks() | turn.meteor << at >> BASE
    lines = sum(
        1 for line, _ in LINES if line & empty and not line & empty & ~body and not line & rocks
    )
    gains = [_gain(p, kind, way, at) for kind in TILES[p.hand].resources]
    if p.bare:  # P-309
        gains = ["@gain-none"]
    facts = {
        "gains": gains,
        "lines": lines,
        "pods": (p.lifepods & body).bit_count(),
        "rovers": (p.on_planet() & body).bit_count(),
    }
    return Message("planet_unknown", "outlook-place", facts)


def _gain(p: Player, kind: int, way: int, at: int) -> str:
    """P-65 to P-87 What one resource of the tile in hand gives there."""
    if kind == TECH and p.as_energy:
        return f"@gain-{RESOURCES[ENERGY]}"
    if kind == WATER:
        steps = water_steps(p, p.hand, way, at)
        return f"@gain-water-{steps}" if steps else "@gain-dry"
    if kind == BIOMASS and p.corporation == WORMHOLE and not grows_biomass(p, p.hand, way, at):
        return "@gain-no-growth"
    return f"@gain-{RESOURCES[kind]}"
