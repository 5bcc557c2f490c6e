"""Chapter 4, Placing tiles, with the planets' own rules of chapter 20.

All placements of a tile are found at once (room.py); ``why_not_place`` says the same for one
placement, in words.
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Lazy, Option, Refusal, Seat

from ..box import EDGE, EVENTS, PLANETS, SQUARES, TILES
from ..components import (
    ARASHI,
    COALITION,
    ENERGY,
    HORIZON,
    INNER,
    JUMP,
    K58,
    K273,
    OUTER,
    PERSEPHONE,
    PETRA,
    ROVER,
    TARTARUS,
    TECH,
    Tile,
    Turn,
)
from ..grid import BASE, SIDE, around, bits_of, column, nth_square, row, square, squares_of
from ..state import Player, Table
from ..text import refusal
from .fitting import Where, allowed, fit_parts, fitting, has_room, rooms_of

#: P-60 What is lifted, one after the other, before a player counts as unable to place.
NOTHING, EVENT_RULE, PLANET_RULE = range(3)

#: Planets whose rule forbids placements.
_STRICT = (K273, PERSEPHONE, ARASHI, TARTARUS)

#: P-199 Events that forbid placements; R15 keeps like terrains apart.
_APART_RULE = "tile_not_next_to_same_terrain"
_FORBIDDING = ("tile_not_on_edge", "tile_not_on_ice", _APART_RULE)


def ignores_adjacency(p: Player, tile: Tile) -> bool:
    """P-58, P-241, P-283 Need this tile not touch another one?"""
    if p.corporation == COALITION:
        return p.has(0)
    return p.corporation == HORIZON and p.has(0) and ROVER in tile.resources


def _parts(tile: Tile, as_energy: bool) -> tuple[int, int]:
    """P-295 The resources of both parts, as placement restrictions see them."""
    a, b = tile.resources
    if as_energy:
        return (ENERGY if a == TECH else a), (ENERGY if b == TECH else b)
    return a, b


def _where(s: Table, p: Player, tile: Tile, relaxed: int) -> Where:
    rule = EVENTS[s.event].rule if s.event >= 0 and relaxed < EVENT_RULE else ""
    planet = p.planet if relaxed < PLANET_RULE else K58  # which has no rule of its own
    alone = p.unlocked > 0 and ignores_adjacency(p, tile)
    return p.tiles, p.patches, planet, rule, alone


def placements(
    s: Table, p: Player, number: int, relaxed: int = NOTHING, as_energy: bool = False
) -> list[tuple[int, int]]:
    """P-50 to P-60 Every way to hold the tile, with the squares where its middle may lie."""
    tile = TILES[number]
    where = _where(s, p, tile, relaxed)
    places = fitting(tile.shape, where)
    _, _, planet, rule, _ = where
    if planet == PERSEPHONE:
        free = allowed(number, _parts(tile, as_energy))
        ways = [(way, bits) for way, outline in tile.held if (bits := places[outline] & free[way])]
    else:
        ways = [(way, bits) for way, outline in tile.held if (bits := places[outline])]
    return _apart(p, tile, ways, _parts(tile, as_energy)) if rule == _APART_RULE else ways


def _apart(
    p: Player, tile: Tile, ways: list[tuple[int, int]], parts: tuple[int, int]
) -> list[tuple[int, int]]:
    """P-199 R15: the placements without those that have like terrain beside them."""
    if p.planet == PETRA and ENERGY in parts:  # a current is bare no more where the tile lies
        ways = [
            (way, bits_of(at for at in squares_of(bits) if _like(p, tile.way[way], parts, at) < 0))
            for way, bits in ways
        ]
        return [(way, bits) for way, bits in ways if bits]
    free, first = p.free(), tile.resources[0]
    apart = (free & ~around(p.ground(parts[0])), free & ~around(p.ground(parts[1])))
    ways = [(way, bits & fit_parts(apart, first, tile.way[way])) for way, bits in ways]
    return [(way, bits) for way, bits in ways if bits]


def _like(p: Player, turn: Turn, parts: tuple[int, int], at: int) -> int:
    """P-199 R15: a terrain that a part of the tile would have beside it already; -1: none."""
    body = turn.body << at >> BASE
    for part, resource in zip(turn.parts, parts, strict=True):
        if around(part << at >> BASE) & p.ground(resource) & ~body:
            return resource
    return -1


def fits(s: Table, p: Player, number: int, relaxed: int) -> bool:
    """Is there any place for this tile? (Jump Drive D may help, P-295.)"""
    tile = TILES[number]
    where = _where(s, p, tile, relaxed)
    if where[2] == PERSEPHONE or where[3] == _APART_RULE:  # where the outline alone does not tell
        return bool(
            placements(s, p, number, relaxed)
            or (may_be_energy(p, number) and placements(s, p, number, relaxed, True))
        )
    return has_room(tile, where)


def may_be_energy(p: Player, number: int) -> bool:
    """P-295 Can this tile's tech be treated as energy?"""
    return p.corporation == JUMP and p.has(3) and TECH in TILES[number].resources


def liftable(s: Table, p: Player) -> tuple[int, ...]:
    """P-60 What is lifted in turn until a tile fits: nothing, the event's rule, the planet's."""
    event = s.event >= 0 and EVENTS[s.event].rule in _FORBIDDING
    if p.planet in _STRICT:
        return (NOTHING, EVENT_RULE, PLANET_RULE) if event else (NOTHING, PLANET_RULE)
    return (NOTHING, EVENT_RULE) if event else (NOTHING,)


def _alike(s: Table, p: Player) -> bool:
    """Do the free squares alone tell whether there is room, and are they the same for all tiles?"""
    return (
        p.planet not in (PERSEPHONE, ARASHI)
        and p.corporation != HORIZON
        and s.restriction() != _APART_RULE
    )


def choices(s: Table, p: Player) -> tuple[int, list[int]]:
    """P-44, P-60 The rings whose tile can be placed, and what has to be lifted for that."""
    depot, tops = s.depot(p.seat), s.tops
    inner, outer = tops[s.stack(depot, INNER)], tops[s.stack(depot, OUTER)]
    for relaxed in liftable(s, p):
        if outer >= 0 <= inner and _alike(s, p):  # nearly always
            where = _where(s, p, TILES[inner], relaxed)
            rings = rooms_of(TILES[inner], TILES[outer], where)
        else:
            rings = [INNER] if inner >= 0 and fits(s, p, inner, relaxed) else []
            if outer >= 0 and fits(s, p, outer, relaxed):
                rings.append(OUTER)
        if rings:
            return relaxed, rings
    return NOTHING, []


def lifted(s: Table, p: Player, number: int) -> int:
    """P-60 What has to be lifted for a tile that fits: the least that does."""
    steps = liftable(s, p)
    for relaxed in steps[:-1]:
        if fits(s, p, number, relaxed):
            return relaxed
    return steps[-1]


class Placements(Lazy):
    """The options of a placement, drawn from sets of squares; listed if somebody wants them all."""

    __slots__ = ("_count", "_found", "_more", "_s", "_seat")

    def __init__(self, s: Table, seat: Seat, more: list[Option]) -> None:
        super().__init__(self.make)
        self._s = s
        self._seat = seat
        self._more = more
        self._found: list[tuple[int, int]] | None = None
        self._count = 0

    def ways(self) -> list[tuple[int, int]]:
        """Every way to hold the tile, with the squares where its middle may lie."""
        if self._found is None:
            p = self._s.players[self._seat]
            self._found = found = placements(self._s, p, p.hand, p.relaxed, p.as_energy)
            count = len(self._more)
            for _, bits in found:
                count += bits.bit_count()
            self._count = count
        return self._found

    def make(self) -> list[Option]:
        listed: list[Option] = []
        for way, bits in self.ways():
            listed += [("place", way, at) for at in squares_of(bits)]
        return listed + self._more

    def forget(self) -> None:
        super().forget()
        self._found = None

    def several(self) -> bool:
        return len(self) > 1

    def pick(self, r: float) -> Option:
        index = int(r * len(self))
        for way, bits in self.ways():
            here = bits.bit_count()
            if index < here:
                return ("place", way, nth_square(bits, index))
            index -= here
        return self._more[index]

    def __len__(self) -> int:
        self.ways()
        return self._count

    def __contains__(self, option: object) -> bool:
        match option:
            case ("place", int(way), int(at)) if isinstance(option, tuple):
                bits = dict(self.ways()).get(way, 0)
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
    rule = s.restriction()
    if rule == "tile_not_on_edge" and body & EDGE:
        return refusal("P-196", "event-edge", event=s.event)
    if rule == "tile_not_on_ice" and body & PLANETS[p.planet].ice:
        return refusal("P-196", "event-ice", event=s.event)
    if rule == _APART_RULE and (terrain := _like(p, turn, parts, at)) >= 0:
        return refusal("P-199", "event-same-terrain", event=s.event, terrain=terrain)
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


def every_place(number: int) -> Iterator[Option]:
    """Every placement one may try, allowed or not: for the why-nots."""
    for turn in TILES[number].turns:
        for at in squares_of(SQUARES):
            yield ("place", turn.way, at)
