"""Chapter 4, Placing tiles, with the planets' own rules of chapter 20.

All placements of a tile are found at once: a set of squares shifted by a part of the tile and
masked with the free squares. ``why_not_place`` says the same for one placement, in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from starboard.kernel import Option, Refusal

from ..box import EDGE, EVENTS, PLANETS, SQUARES, TILES
from ..grid import BASE, SIDE, around, column, nth_square, row, square, squares_of
from ..kinds import (
    ARASHI,
    COALITION,
    ENERGY,
    HORIZON,
    INNER,
    JUMP,
    K273,
    OUTER,
    PERSEPHONE,
    PETRA,
    ROVER,
    TARTARUS,
    TECH,
    Tile,
    Turn,
)  # fmt: skip
from ..state import Player, Table, laid_as
from ..words import refusal
from .agenda import tell

#: P-60 What is lifted, one after the other, before a player counts as unable to place.
NOTHING, EVENT_RULE, PLANET_RULE = range(3)

#: Planets whose rule forbids placements.
_STRICT = (K273, PERSEPHONE, ARASHI, TARTARUS)

#: P-199 Events that forbid placements; R15 keeps like terrains apart.
_APART = "tile_not_next_to_same_terrain"
_FORBIDDING = ("tile_not_on_edge", "tile_not_on_ice", _APART)


def fit(free: int, turn: Turn) -> int:
    """P-54 Where the tile's middle may lie so that all of it lies on these squares."""
    bits = free
    for shift in turn.right:
        bits &= free >> shift
    for shift in turn.left:
        bits &= free << shift
    return bits


def touch(near: int, turn: Turn) -> int:
    """Where the tile's middle may lie so that some of it lies on these squares."""
    bits = near
    for shift in turn.right:
        bits |= near >> shift
    for shift in turn.left:
        bits |= near << shift
    return bits


def fit_parts(free: tuple[int, int], first: int, turn: Turn) -> int:
    """Like fit(), with squares of its own for either part; ``first`` is the first one's terrain."""
    bits = -1
    for dx, dy, terrain, _, _ in turn.cells:
        shift = square(dx, dy)
        mask = free[terrain != first]
        bits &= mask >> shift if shift >= 0 else mask << -shift
    return bits & SQUARES


def ignores_adjacency(p: Player, tile: Tile) -> bool:
    """P-58, P-241, P-283 Need this tile not touch another one?"""
    if p.corporation == COALITION:
        return p.has(0)
    return p.corporation == HORIZON and p.has(0) and ROVER in tile.resources


def terrain_of(p: Player, terrain: int) -> int:
    """P-335 The squares of a terrain; bare currents of Petra are energy."""
    bits = p.terrain[terrain]
    if terrain == ENERGY and p.planet == PETRA:
        bits |= PLANETS[PETRA].currents & ~(p.tiles | p.patches)
    return bits


def restriction(s: Table) -> str:
    """P-196 The rule of the event in force, if any."""
    return EVENTS[s.event].rule if s.event >= 0 else ""


def _parts(tile: Tile, as_energy: bool) -> tuple[int, int]:
    """P-295 The resources of both parts, as placement restrictions see them."""
    a, b = tile.resources
    if as_energy:
        return (ENERGY if a == TECH else a), (ENERGY if b == TECH else b)
    return a, b


def _where(s: Table, p: Player, tile: Tile, relaxed: int) -> tuple[int, int, str]:
    """The free squares, the squares one of which must be covered, and the event's rule."""
    free = p.free()
    if not p.tiles:
        near = EDGE  # P-50
    elif ignores_adjacency(p, tile):
        near = 0
    else:
        near = around(p.tiles)  # P-51; a patch is no tile (P-95)
    rule = restriction(s) if relaxed < EVENT_RULE else ""
    if rule == "tile_not_on_edge":
        free &= ~EDGE
    elif rule == "tile_not_on_ice":
        free &= ~PLANETS[p.planet].ice
    return free, near, rule


def _on_planet(p: Player, free: int, turn: Turn, parts: tuple[int, int]) -> int:
    """P-331 to P-336 The placements that the planet's own rule allows."""
    planet = PLANETS[p.planet]
    if p.planet == K273:
        return fit(free & planet.ice, turn) | fit(free & planet.land, turn)
    if p.planet == TARTARUS:
        return fit(free & planet.sides[0], turn) | fit(free & planet.sides[1], turn)
    bits = fit(free, turn)
    if p.planet == ARASHI:
        return bits & ~fit(planet.ring, turn)
    for icon, resource in zip(turn.icons, parts, strict=True):
        banned = planet.forbidden[resource]
        if banned:
            shift = icon.bit_length() - 1 - BASE
            bits &= ~(banned >> shift if shift >= 0 else banned << -shift)
    return bits


def placements(
    s: Table, p: Player, number: int, relaxed: int = NOTHING, as_energy: bool = False
) -> list[tuple[int, int]]:
    """P-50 to P-60 Every way to hold the tile, with the squares where its middle may lie."""
    return _search(s, p, number, relaxed, as_energy, False)


def _search(
    s: Table, p: Player, number: int, relaxed: int, as_energy: bool, enough: bool
) -> list[tuple[int, int]]:
    """All placements by way, or (``enough``) only the first way that has any."""
    tile = TILES[number]
    free, near, rule = _where(s, p, tile, relaxed)
    strict = relaxed < PLANET_RULE and p.planet in _STRICT
    found = []
    if not strict and rule != _APART:
        for turn in tile.turns:
            bits = fit(free, turn)
            if bits and near:
                bits &= touch(near, turn)
            if bits:
                found.append((turn.way, bits))
                if enough:
                    break
        return found
    parts = _parts(tile, as_energy)
    apart = None
    if rule == _APART:
        apart = (free & ~around(terrain_of(p, parts[0])), free & ~around(terrain_of(p, parts[1])))
    for turn in tile.turns:
        bits = _on_planet(p, free, turn, parts) if strict else fit(free, turn)
        if bits and near:
            bits &= touch(near, turn)
        if bits and apart is not None:
            bits &= fit_parts(apart, tile.resources[0], turn)
        if bits:
            found.append((turn.way, bits))
            if enough:
                break
    return found


def fits(s: Table, p: Player, number: int, relaxed: int) -> bool:
    """Is there any place for this tile? (Jump Drive D may help, P-295.)"""
    if _search(s, p, number, relaxed, False, True):
        return True
    return may_be_energy(p, number) and bool(_search(s, p, number, relaxed, True, True))


def may_be_energy(p: Player, number: int) -> bool:
    """P-295 Can this tile's tech be treated as energy?"""
    return p.corporation == JUMP and p.has(3) and TECH in TILES[number].resources


def choices(s: Table, p: Player) -> tuple[int, list[int]]:
    """P-44, P-60 The rings whose tile can be placed, and what has to be lifted for that."""
    depot = s.depot(p.seat)
    tiles = [(ring, s.tops[s.stack(depot, ring)]) for ring in (INNER, OUTER)]
    tiles = [(ring, tile) for ring, tile in tiles if tile >= 0]
    for relaxed in (NOTHING, EVENT_RULE, PLANET_RULE):
        if relaxed == EVENT_RULE and restriction(s) not in _FORBIDDING:
            continue
        if relaxed == PLANET_RULE and p.planet not in _STRICT:
            continue
        rings = [ring for ring, tile in tiles if fits(s, p, tile, relaxed)]
        if rings:
            return relaxed, rings
    return NOTHING, []


class Placements(Sequence[Option]):
    """The options of a placement: listed only if somebody looks at all of them."""

    __slots__ = ("_count", "_found", "_make", "_more")

    def __init__(self, make: Callable[[], list[tuple[int, int]]], more: list[Option]) -> None:
        self._make = make
        self._more = more
        self._found: list[tuple[int, int]] | None = None
        self._count = 0

    def _look(self) -> list[tuple[int, int]]:
        if self._found is None:
            self._found = self._make()
            self._count = sum(bits.bit_count() for _, bits in self._found)
        return self._found

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return list(self)[index]
        found = self._look()
        if index < 0:
            index += len(self)
        for way, bits in found:
            here = bits.bit_count()
            if index < here:
                return ("place", way, nth_square(bits, index))
            index -= here
        return self._more[index]

    def __len__(self) -> int:
        self._look()
        return self._count + len(self._more)

    def __iter__(self) -> Iterator[Option]:
        for way, bits in self._look():
            while bits:
                low = bits & -bits
                yield ("place", way, low.bit_length() - 1)
                bits ^= low
        yield from self._more

    def __contains__(self, option: object) -> bool:
        match option:
            case ("place", int(way), int(at)) if isinstance(option, tuple):
                bits = dict(self._look()).get(way, 0)
                return 0 <= at < bits.bit_length() and bits >> at & 1 == 1
        return option in self._more


def why_not_place(s: Table, p: Player, way: int, at: int) -> Refusal | None:
    """P-50 to P-60 Why the tile in hand cannot lie there in that way; the first rule it breaks."""
    tile = TILES[p.hand]
    turn = tile.way[way]
    cells = [(column(at) + c[0], row(at) + c[1]) for c in turn.cells]
    if not all(0 <= x < SIDE and 0 <= y < SIDE and SQUARES >> square(x, y) & 1 for x, y in cells):
        return refusal("P-54", "off-planet")
    body = turn.body << at >> BASE
    if body & p.tiles or body & p.patches:
        return refusal("P-53", "on-a-tile")
    if not p.tiles:
        if not body & EDGE:
            return refusal("P-50", "not-at-edge")
    elif not ignores_adjacency(p, tile) and not body & around(p.tiles):
        return refusal("P-51", "no-tile-next-to-it")
    parts = _parts(tile, p.as_energy)
    if p.relaxed < EVENT_RULE and (why := _event_refusal(s, p, body, turn, parts, at)) is not None:
        return why
    if p.relaxed < PLANET_RULE:
        return _planet_refusal(p, body, turn, parts, at)
    return None


def _event_refusal(
    s: Table, p: Player, body: int, turn: Turn, parts: tuple[int, int], at: int
) -> Refusal | None:
    rule = restriction(s)
    if rule == "tile_not_on_edge" and body & EDGE:
        return refusal("P-196", "event-edge", event=s.event)
    if rule == "tile_not_on_ice" and body & PLANETS[p.planet].ice:
        return refusal("P-196", "event-ice", event=s.event)
    if rule == _APART:
        for part, resource in zip(turn.parts, parts, strict=True):
            if around(part << at >> BASE) & terrain_of(p, resource):
                return refusal("P-199", "event-same-terrain", event=s.event, terrain=resource)
    return None


def _planet_refusal(
    p: Player, body: int, turn: Turn, parts: tuple[int, int], at: int
) -> Refusal | None:
    planet = PLANETS[p.planet]
    if p.planet == K273 and body & planet.ice and body & planet.land:
        return refusal("P-331", "ice-and-land")
    if p.planet == ARASHI and not body & ~planet.ring:
        return refusal("P-334", "not-anchored")
    if p.planet == TARTARUS and body & planet.sides[0] and body & planet.sides[1]:
        return refusal("P-336", "across-chasm")
    if p.planet == PERSEPHONE:
        for icon, resource in zip(turn.icons, parts, strict=True):
            if icon << at >> BASE & planet.forbidden[resource]:
                return refusal("P-333", "forbidden-icon", resource=resource)
    return None


def lay(s: Table, p: Player, number: int, way: int, at: int) -> None:
    """P-43, P-48 Lay a tile; what it covers is destroyed, and its meteor strikes, at once."""
    tile = TILES[number]
    turn = tile.way[way]
    body = turn.body << at >> BASE
    tell(s, p, "placed", "P-43", tile=number, square=tuple(squares_of(body)))
    p.tiles |= body
    p.fresh |= body
    for part, icon, resource in zip(turn.parts, turn.icons, tile.resources, strict=True):
        p.terrain[resource] |= part << at >> BASE
        p.icons[resource] |= icon << at >> BASE
    p.laid.append(laid_as(number, way, at))
    destroy_under(s, p, body)
    meteor = turn.meteor << at >> BASE
    if meteor:
        p.symbols |= meteor
        if not (p.corporation == COALITION and p.has(4)):  # P-245
            p.meteorites |= meteor  # P-133
            tell(s, p, "meteorite", "P-133", square=meteor.bit_length() - 1)


def destroy_under(s: Table, p: Player, body: int) -> None:
    """P-57, P-110 A piece put on lifepods and rovers destroys them, and what they carry."""
    lost = p.lifepods & body
    if lost:
        p.lifepods &= ~body
        for at in squares_of(lost):
            tell(s, p, "lifepod-destroyed", "P-57", square=at)
    for rover, at in enumerate(p.rovers):
        if at >= 0 and body >> at & 1:
            destroy_rover(s, p, rover)


def destroy_rover(s: Table, p: Player, rover: int) -> None:
    """P-10, P-282 A destroyed rover never returns; its load is lost with it."""
    tell(s, p, "rover-destroyed", "P-57", rover=rover, square=p.rovers[rover])
    p.rovers[rover] = -2
    p.cargo &= ~(1 << rover)


def every_place(number: int) -> Iterator[Option]:
    """Every placement one may try, allowed or not: for the why-nots."""
    for turn in TILES[number].turns:
        for at in squares_of(SQUARES):
            yield ("place", turn.way, at)
