"""Tiles and the station that they lie on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from starboard.data.box import BoxError, Entry

from ..components import ENERGY, RESOURCES, RINGS, WAYS, Tile, Turn
from ..grid import BASE, FIRST, SECOND, area, bits_of, square
from .files import family, points, table_of, unique

Cell = tuple[int, int, int, bool, bool]
T = TypeVar("T")


def _turned(cells: list[Cell], way: int) -> list[Cell]:
    """The cells after quarter turns, and after a flip for the later four ways."""
    turned = []
    for x, y, *rest in cells:
        if way >= 4:
            x = -x
        for _ in range(way % 4):
            x, y = -y, x
        turned.append((x, y, *rest))
    return turned  # type: ignore[return-value]


def _middle(cells: list[Cell]) -> tuple[int, int]:
    """The cell nearest to the middle of the shape: the one that a person points with."""
    xs, ys = [c[0] for c in cells], [c[1] for c in cells]
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    x, y, *_ = min(cells, key=lambda c: (abs(c[0] - mx) + abs(c[1] - my), c[1], c[0]))
    return x, y


_ONES: dict[Any, Any] = {}


def _one(value: T) -> T:
    """Of equal values always the same object: less to look up in memory, in every turn."""
    kept: T = _ONES.setdefault(value, value)
    return kept


def _moved(by: int) -> str:
    return f"bits >> {by}" if by > 0 else f"bits << {-by}"


@cache
def _fit(outlines: tuple[tuple[int, ...], ...]) -> Callable[[int], tuple[int, ...]]:
    """How to find all places of a shape at once, by outline: given are the shifts of its squares.

    Written out, with every shift made once for all outlines: a loop would take several times as
    long, and nothing is done more often.
    """
    names = {by: f"s{n}" for n, by in enumerate(sorted({by for each in outlines for by in each}))}
    found = [" & ".join(names[by] for by in outline) for outline in outlines]
    places = [f"(x := {each}) >> {SECOND} ^ x & {FIRST}" for each in found]
    combine = eval(f"lambda {', '.join(names.values())}: ({', '.join(places)},)")
    shifted = ", ".join(_moved(by) for by in names)
    fit: Callable[[int], tuple[int, ...]] = eval(
        f"lambda bits: combine({shifted})", {"combine": combine}
    )
    return fit


@cache
def _fits(outlines: tuple[tuple[int, ...], ...]) -> Callable[[int], bool]:
    """Whether there is any place: nearly always the first outline has one already."""
    found = [" & ".join(_moved(by) for by in outline) for outline in outlines]
    places = [f"(x := {each}) >> {SECOND} != x & {FIRST}" for each in found]
    fits: Callable[[int], bool] = eval(f"lambda bits: {' or '.join(places)}")
    return fits


def _turn(cells: list[Cell], way: int, resources: tuple[int, int], bodies: list[int]) -> Turn:
    turned = _turned(cells, way)
    mx, my = _middle(turned)
    placed = tuple(sorted((x - mx, y - my, *rest) for x, y, *rest in turned))
    bit = {(x, y): 1 << (BASE + square(x, y)) for x, y, *_ in placed}
    body = sum(bit.values())
    if body not in bodies:
        bodies.append(body)
    parts = [sum(bit[c[0], c[1]] for c in placed if c[2] == r) for r in resources]
    icons = [sum(bit[c[0], c[1]] for c in placed if c[2] == r and c[3]) for r in resources]
    return Turn(
        way, placed,  # type: ignore[arg-type]
        bodies.index(body), _one(body), _one((_one(parts[0]), _one(parts[1]))),
        _one((_one(icons[0]), _one(icons[1]))),
        _one(sum(bit[c[0], c[1]] for c in placed if c[4])),
    )  # fmt: skip


#: What a cell of a tile is made of.
_CELL = [int, int, str, bool, bool]


def _cells(entry: Entry) -> list[Cell]:
    cells: list[Cell] = []
    for cell in entry.get("cells", list):
        if not isinstance(cell, list) or [type(part) for part in cell] != _CELL:
            raise entry.fault("cells", f"should be [x, y, terrain, icon, meteor], not {cell!r}")
        x, y, terrain, icon, meteor = cell
        cells.append((x, y, entry.index("cells", terrain, RESOURCES), icon, meteor))
    return cells


def _tile(entry: Entry, shapes: list[str], masks: list[set[tuple[int, int]]]) -> Tile:
    entry.only("id", "no", "shape", "resources", "meteor", "cells", "source")
    shape = entry.one_of("shape", shapes)
    pair = entry.each_of("resources", RESOURCES)
    if len(pair) != 2 or pair[0] == pair[1]:
        raise entry.fault("resources", "should be two different ones")
    resources = (pair[0], pair[1])
    cells = _cells(entry)
    if len(cells) != len(masks[shape]):
        raise entry.fault("cells", f"are not the squares of shape {shapes[shape]}")
    if {(c[0], c[1]) for c in cells} != masks[shape]:
        raise entry.fault("cells", f"are not the squares of shape {shapes[shape]}")
    for resource in resources:
        if sum(c[3] for c in cells if c[2] == resource) != 1:
            raise entry.fault("cells", f"should show one {RESOURCES[resource]} icon")
    if {c[2] for c in cells} != {*resources}:
        raise entry.fault("cells", "have another terrain than the tile's two")
    meteor = entry.get("meteor", bool)
    if sum(c[4] for c in cells) != meteor:
        raise entry.fault("meteor", "does not agree with the meteor symbols of the cells")
    unique: dict[frozenset[Cell], Turn] = {}
    ways = []
    bodies: list[int] = []
    for way in range(WAYS):
        turn = _turn(cells, way, resources, bodies)
        xs, ys = min(c[0] for c in turn.cells), min(c[1] for c in turn.cells)
        picture = frozenset((x - xs, y - ys, *rest) for x, y, *rest in turn.cells)
        ways.append(unique.setdefault(picture, turn))  # type: ignore[arg-type]
    turns = tuple(unique.values())
    shifts = tuple(
        next(tuple(square(x, y) for x, y, *_ in turn.cells) for turn in turns if turn.outline == n)
        for n in range(len(bodies))
    )
    return Tile(
        entry.get("id", str), shape, resources, meteor, turns, tuple(ways),
        _one(tuple((turn.way, turn.outline) for turn in turns)),
        _fit(shifts), _fits(shifts), len(cells),
    )  # fmt: skip


#: No tile has more squares.
_LONGEST = 5


def _whole(mask: set[tuple[int, int]]) -> bool:
    """Do these squares hang together by their sides?"""
    bits = bits_of(square(x, y) for x, y in mask)
    return area(bits & -bits, bits) == bits


def tiles_of(folder: Path) -> tuple[tuple[str, ...], tuple[str, ...], tuple[Tile, ...]]:
    """P-5, P-23 The shapes, their rings, and the 144 tiles, twelve of each shape."""
    kinds = family(folder, "tiles.toml", "resource")
    if len(kinds) != len(RESOURCES):
        raise BoxError("tiles.toml", "resource", "id", f"{len(RESOURCES)} are known (P-4)")
    for n, entry in enumerate(kinds):
        entry.only("id", "has_track", "source")
        if entry.one_of("id", RESOURCES) != n or entry.get("has_track", bool) != (n != ENERGY):
            raise entry.fault("id", "energy alone has no track, and comes last (P-66)")
    shapes, rings, masks = [], [], []
    for entry in unique(family(folder, "tiles.toml", "shape")):
        entry.only("id", "size", "ring", "mask", "source")
        shapes.append(entry.get("id", str))
        rings.append(RINGS[entry.one_of("ring", RINGS)])
        masks.append({*points(entry, "mask", _LONGEST)})
        if not masks[-1] or not _whole(masks[-1]):
            raise entry.fault("mask", "should be squares that hang together")
        entry.number("size", len(masks[-1]), len(masks[-1]))
        if not 2 <= len(masks[-1]) <= _LONGEST:
            raise entry.fault("mask", f"should have 2 to {_LONGEST} squares")
    if len(shapes) != 12:
        raise BoxError(
            "tiles.toml", "shape", "id", f"12 shapes fill the station, not {len(shapes)}"
        )
    found = unique(family(folder, "tiles.toml", "tile"))
    if len(found) != 144:
        raise BoxError("tiles.toml", "tile", "no", f"144 tiles are in the box, not {len(found)}")
    tiles = tuple(_tile(entry, shapes, masks) for entry in found)
    for n, (entry, tile) in enumerate(zip(found, tiles, strict=True)):
        entry.number("no", n + 1, n + 1)
        if tile.shape != n // 12:
            raise entry.fault("shape", "the files hold twelve tiles of a shape in a row")
    return tuple(shapes), tuple(rings), tiles


# ---- station -----------------------------------------------------------------------------------


def station_of(folder: Path, shapes: tuple[str, ...], rings: tuple[str, ...]) -> dict[str, Any]:
    """P-22, P-23 The order of both rings and the places of the players' markers."""
    entry = table_of(folder, "station.toml", "station")
    order = []
    for ring in RINGS:
        found = entry.each_of(f"{ring}_ring", shapes)
        if sorted(found) != [n for n, r in enumerate(rings) if r == ring]:
            raise entry.fault(f"{ring}_ring", f"should be the six shapes of the {ring} ring")
        order.append(found)
    entry.number("depots", 6, 6)
    entry.number("tiles_per_stack", 12, 12)
    seats: dict[int, tuple[int, ...]] = {}
    for each in family(folder, "station.toml", "seats"):
        players = each.number("players", 1, 6)
        seats[players] = each.numbers("positions", players)
        if max(seats[players]) > 5 or len({*seats[players]}) < players:
            raise each.fault("positions", "should be different places from 0 to 5")
    if sorted(seats) != [*range(1, 7)]:
        raise BoxError("station.toml", "seats", "players", "each of 1-6 needs an entry")
    return {"rings": tuple(order), "markers": seats}
