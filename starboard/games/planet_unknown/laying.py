"""What the planet and the objectives promise, as they are and with a tile laid somewhere."""

from __future__ import annotations

from .box import TILES
from .grid import BASE, squares_of
from .ground import planet_hope
from .kinds import BIOMASS, COALITION, ENERGY, WATER, WORMHOLE
from .legality.placements import placements
from .prospects import goal_hope, steps
from .rules.tracks import grows_biomass, water_steps
from .state import DESTROYED, Player, Table
from .weights import W


def settled(p: Player, turns: float) -> float:
    """What the planet and the objectives promise."""
    total = planet_hope(p, turns)
    if p.goals:
        for goal in squares_of(p.goals):
            total += W.goal * goal_hope(p, goal, turns)
    return total


def best_place(s: Table, p: Player, turns: float) -> float:
    """What the tile in hand promises where it would lie best."""
    best = -99.0
    gains = steps(p, turns)
    for way, bits in placements(s, p, p.hand, p.relaxed, p.as_energy):
        for at in squares_of(bits):
            best = max(best, laid_worth(p, way, at, turns, gains))
    return best if best > -99 else settled(p, turns)


def laid_worth(
    p: Player, way: int, at: int, turns: float, gains: list[float], goals: bool = True
) -> float:
    """What planet, objectives and icons promise with the tile in hand laid there."""
    tile = TILES[p.hand]
    turn = tile.way[way]
    body = turn.body << at >> BASE
    before = p.tiles, p.meteorites, p.lifepods, p.rovers, p.cargo
    first, second = tile.resources
    ground = p.terrain[first], p.terrain[second], p.icons[first], p.icons[second]
    p.tiles |= body
    if turn.meteor and not (p.corporation == COALITION and p.has(4)):
        p.meteorites |= turn.meteor << at >> BASE
    p.lifepods &= ~body
    for rover, where in enumerate(p.rovers):
        if where >= 0 and body >> where & 1:
            p.rovers = [*p.rovers]
            p.rovers[rover] = DESTROYED
            p.cargo &= ~(1 << rover)
    p.terrain[first] |= turn.parts[0] << at >> BASE
    p.terrain[second] |= turn.parts[1] << at >> BASE
    p.icons[first] |= turn.icons[0] << at >> BASE
    p.icons[second] |= turn.icons[1] << at >> BASE
    total = settled(p, turns - 1) if goals else planet_hope(p, turns - 1)
    for kind in tile.resources if not p.bare else ():
        if kind == ENERGY:
            total += 0.9 * max(gains)
        elif kind == WATER:
            total += gains[WATER] * water_steps(p, p.hand, way, at)
        elif kind == BIOMASS and p.corporation == WORMHOLE:
            total += gains[BIOMASS] if grows_biomass(p, p.hand, way, at) else 0.0
        else:
            total += gains[kind]
    p.tiles, p.meteorites, p.lifepods, p.rovers, p.cargo = before
    p.terrain[first], p.terrain[second], p.icons[first], p.icons[second] = ground
    return total
