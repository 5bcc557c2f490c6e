"""Reading the boards from ``box/*.toml``: tiles, station, planets and corporations, with checks."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from starboard.data.box import BoxError, Entry, entries

from .grid import BASE, FIRST, SECOND, SIDE, area, around, bits_of, square, squares_of
from .kinds import (
    CORPORATION_IDS,
    ENERGY,
    JUMP,
    MEDALS,
    OASIS,
    PLANET_IDS,
    RESOURCES,
    RINGS,
    TARTARUS,
    TRACKS,
    WATER,
    WAYS,
    Corporation,
    Planet,
    Space,
    Tile,
    Turn,
)  # fmt: skip


def file_of(folder: Path, name: str) -> dict[str, Any]:
    """A data file, parsed."""
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        raise BoxError(name, "file", "-", str(error)) from None


def family(folder: Path, file: str, kind: str) -> list[Entry]:
    """All entries of one kind."""
    return entries(file, file_of(folder, file), kind)


def table_of(folder: Path, name: str, table: str) -> Entry:
    """A table of a data file that is there once."""
    return Entry(name, table, Entry(name, "file", file_of(folder, name)).get(table, dict))


def points(entry: Entry, field: str, limit: int = SIDE) -> list[tuple[int, int]]:
    """Places [x, y] of a grid of so many columns and rows."""
    return [(place[0], place[1]) for place in tuples(entry, field, 2, limit)]


def tuples(entry: Entry, field: str, size: int, limit: int = SIDE) -> list[tuple[int, ...]]:
    """Lists of so many coordinates each."""
    found = []
    for each in entry.get(field, list):
        if not isinstance(each, list) or len(each) != size:
            raise entry.fault(field, f"should be lists of {size} numbers, not {each!r}")
        if any(type(n) is not int or not 0 <= n < limit for n in each):
            raise entry.fault(field, f"should be numbers from 0 to {limit - 1}, not {each!r}")
        found.append(tuple(each))
    return found


def unique(found: list[Entry]) -> list[Entry]:
    """The same entries; no id may be there twice, and each is a short word."""
    seen = set()
    for entry in found:
        name = entry.get("id", str)
        if not 0 < len(name) <= 60:
            raise entry.fault("id", "should be a word of 1 to 60 characters")
        if name in seen:
            raise entry.fault("id", f"there are two of {name!r}")
        seen.add(name)
    return found


def part_of(entry: Entry, field: str) -> Entry:
    """A table inside an entry."""
    return Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))


# ---- tiles -------------------------------------------------------------------------------------

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


def _tile(entry: Entry, shapes: list[str], masks: list[set[tuple[int, int]]]) -> Tile:
    entry.only("id", "no", "shape", "resources", "meteor", "cells", "source")
    shape = entry.one_of("shape", shapes)
    pair = entry.each_of("resources", RESOURCES)
    if len(pair) != 2 or pair[0] == pair[1]:
        raise entry.fault("resources", "should be two different ones")
    resources = (pair[0], pair[1])
    cells: list[Cell] = []
    for cell in entry.get("cells", list):
        if not isinstance(cell, list) or [type(part) for part in cell] != _CELL:
            raise entry.fault("cells", f"should be [x, y, terrain, icon, meteor], not {cell!r}")
        x, y, terrain, icon, meteor = cell
        cells.append((x, y, entry.index("cells", terrain, RESOURCES), icon, meteor))
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


# ---- planets -----------------------------------------------------------------------------------


def _grid(entry: Entry, field: str = "grid") -> dict[str, int]:
    """The squares of each letter."""
    rows = entry.get(field, list)
    if len(rows) != SIDE or any(not isinstance(r, str) or len(r) != SIDE for r in rows):
        raise entry.fault(field, "should be 12 rows of 12 characters")
    found: dict[str, int] = {}
    for y, line in enumerate(rows):
        for x, letter in enumerate(line):
            if letter != ".":
                found[letter] = found.get(letter, 0) | 1 << square(x, y)
    return found


def _bits(entry: Entry, field: str) -> int:
    return bits_of(square(x, y) for x, y in points(entry, field))


def _planet(entry: Entry) -> Planet:
    letters = _grid(entry)
    if not set(letters) <= set("lirce"):
        raise entry.fault("grid", f"knows no {', '.join(set(letters) - set('lirce'))}")
    ice = letters.get("i", 0)
    land = sum(bits for letter, bits in letters.items() if letter != "i")
    if (ice | land).bit_count() != entry.number("squares", 96, 96):
        raise entry.fault("squares", "is not the number of squares of the grid")
    if ice.bit_count() != entry.get("ice_squares", int):
        raise entry.fault("ice_squares", "is not the number of ice squares of the grid")
    pods = _bits(entry, "lifepods")
    if pods.bit_count() != 6 or pods & ~land:
        raise entry.fault("lifepods", "should be six squares of land")
    for field in ("row_medals", "column_medals"):
        if entry.numbers(field, SIDE) != MEDALS:
            raise entry.fault(field, "is the same on every planet (P-330)")
    sides: tuple[int, ...] = ()
    forbidden = [0] * 6
    diagonals: tuple[tuple[int, int], ...] = ()
    if "special" in entry.data:
        special = part_of(entry, "special")
        kind = special.get("kind", str)
        if kind == "cities" and _bits(special, "squares") != letters.get("c", 0):
            raise special.fault("squares", "are not the cities of the grid")
        if kind == "chasm":
            parts = _grid(special, "regions")
            if {*parts} != {"A", "B"}:
                raise special.fault("regions", "should part the planet in two, A and B")
            sides = (parts["A"], parts["B"])
            crossings = tuples(special, "diagonal_crossings", 4)
            diagonals = tuple((square(a, b), square(c, d)) for a, b, c, d in crossings)
            if sides[0] | sides[1] != ice | land or sides[0] & sides[1]:
                raise special.fault("regions", "should part the planet in two")
            _check_chasm(special, sides)
        for part in special.parts("quadrants") if "quadrants" in special.data else []:
            part.only("x0", "x1", "y0", "y1", "forbidden")
            xs = range(part.number("x0", 0, SIDE - 1), part.number("x1", 0, SIDE - 1) + 1)
            ys = range(part.number("y0", 0, SIDE - 1), part.number("y1", 0, SIDE - 1) + 1)
            spots = bits_of(square(x, y) for x in xs for y in ys)
            forbidden[part.one_of("forbidden", RESOURCES)] = spots & (ice | land)
    return Planet(
        entry.get("id", str), entry.number("complexity", 1, 3), ice, land, pods,
        letters.get("c", 0), letters.get("e", 0), letters.get("r", 0), sides,
        tuple(forbidden), diagonals,
    )  # fmt: skip


def _check_chasm(special: Entry, sides: tuple[int, ...]) -> None:
    """The listed edges of the chasm are those between its two sides."""
    between = set()
    for at in squares_of(sides[0]):
        for to in squares_of(around(1 << at) & sides[1]):
            between.add(frozenset((at, to)))
    listed = {frozenset((square(a, b), square(c, d)))
              for a, b, c, d in tuples(special, "chasm_edges", 4)}  # fmt: skip
    if between != listed:
        raise special.fault("chasm_edges", "are not the edges between the two regions")


def planets_of(folder: Path) -> tuple[Planet, ...]:
    found = unique(family(folder, "planets.toml", "planet"))
    if len(found) != len(PLANET_IDS):
        raise BoxError("planets.toml", "planet", "id", f"the rules know {len(PLANET_IDS)} planets")
    planets = tuple(_planet(entry) for entry in found)
    for n, entry in enumerate(found):
        if entry.one_of("id", PLANET_IDS) != n:
            raise entry.fault("id", f"number {n} of the rules is {PLANET_IDS[n]}")
        if n == TARTARUS and not planets[n].sides:
            raise entry.fault("special", "should say where the chasm is (P-336)")
        if planets[n].ice | planets[n].land != planets[0].ice | planets[0].land:
            raise entry.fault("grid", "all planets have the same outline")
    return planets


# ---- corporations ------------------------------------------------------------------------------

_KEYS = ("medal", "synergy", "civ", "patch", "rover", "move", "tech", "options", "absent")


#: The most of it that a space may give.
_MOST = {"medal": 30, "synergy": 3, "civ": 4, "patch": 5, "rover": 4, "move": 15, "tech": 5}


def _space(entry: Entry, track: int, number: int, data: dict[str, Any]) -> Space:
    part = Entry(entry.file, f"{entry.name} {TRACKS[track]} {number}", data)
    part.only(*_KEYS)
    facts = {key: part.number(key, 1, _MOST[key]) for key in _KEYS[:7] if key in part.data}
    for key, home in (("civ", "civ"), ("patch", "biomass"), ("rover", "rover"), ("tech", "tech")):
        if key in facts and TRACKS[track] != home:
            raise part.fault(key, f"is a milestone of the {home} track")
    choice = -1
    if "options" in data:
        options = part.get("options", list)
        first = options[0] if options and isinstance(options[0], dict) else {}
        if options[1:] != [{"patch": 1}] or [*first] not in (["synergy"], ["advance"]):
            raise part.fault("options", "should be a synergy boost or an advance, and a patch")
        choice = ENERGY if "synergy" in first else part.index("options", first["advance"], TRACKS)
    more = choice >= 0 or any(key in facts for key in ("synergy", "civ", "patch", "rover", "tech"))
    return Space(**facts, choice=choice, absent=bool(data.get("absent", False)), more=more)


def _path(entry: Entry) -> tuple[tuple[int, int], ...]:
    """P-301 The winding way of a water tracker: track and space of every step."""
    found = []
    for step in entry.get("water_path", list):
        if not isinstance(step, list) or len(step) != 2 or type(step[1]) is not int:
            raise entry.fault("water_path", f"should be steps [track, space], not {step!r}")
        found.append((entry.index("water_path", step[0], TRACKS), step[1]))
        if not 0 <= step[1] <= 15:
            raise entry.fault("water_path", f"no track has a space {step[1]}")
    if len({*found}) != len(found):
        raise entry.fault("water_path", "comes to a space twice")
    return tuple(found)


def _level(technology: Entry) -> str:
    """P-120 The level of a technology, as printed."""
    level = technology.data.get("level")
    if str(level) not in ("1", "2", "3", "4", "5", "A", "B", "C", "D", "E", "F"):
        raise technology.fault("level", f"should be 1 to 5 or A to F, not {level!r}")
    return str(level)


def _corporation(entry: Entry) -> Corporation:
    board = part_of(entry, "tracks")
    board.only(*TRACKS)
    tracks = []
    for n, name in enumerate(TRACKS):
        spaces = board.get(name, list)
        tracks.append(tuple(_space(entry, n, i, data) for i, data in enumerate(spaces)))
        if len(spaces) != (6 if any(s.choice >= 0 for s in tracks[-1]) else 16):
            raise entry.fault("tracks", f"{name} has {len(spaces)} spaces")
    path = _path(entry) if "water_path" in entry.data else ()
    for track, at in path:
        if at >= len(tracks[track]) or tracks[track][at].absent:
            raise entry.fault("water_path", f"there is no space {at} on {TRACKS[track]}")
    if path and (path[0], path[-1]) != ((WATER, 0), (WATER, 15)):
        raise entry.fault("water_path", "should lead from 0 to 15 of the water track")
    ways = [*tracks]
    if path:
        ways[WATER] = tuple(tracks[track][at] for track, at in path)
    technologies = entry.parts("technology")
    if len(technologies) != (6 if entry.data["id"] == CORPORATION_IDS[JUMP] else 5):
        raise entry.fault("technology", f"the rules do not know {len(technologies)} of them")
    if entry.data["id"] == CORPORATION_IDS[OASIS] and not path:
        raise entry.fault("water_path", "is missing (P-301)")
    return Corporation(
        entry.get("id", str), entry.number("complexity", 1, 3), entry.number("rovers", 1, 4),
        entry.number("rover_top_move", 3, 5), tuple(tracks), path,
        tuple(ways), tuple(len(way) - 1 for way in ways),
        tuple(_level(t) for t in technologies),
        tuple(t.get("rule", str) for t in technologies),
    )  # fmt: skip


def corporations_of(folder: Path) -> tuple[Corporation, ...]:
    """P-230 The corporation boards, in the order that the rules know."""
    found = unique(family(folder, "corporations.toml", "corporation"))
    if len(found) != len(CORPORATION_IDS):
        wanted = f"the rules know {len(CORPORATION_IDS)} corporations"
        raise BoxError("corporations.toml", "corporation", "id", wanted)
    for n, entry in enumerate(found):
        if entry.one_of("id", CORPORATION_IDS) != n:
            raise entry.fault("id", f"number {n} of the rules is {CORPORATION_IDS[n]}")
    return tuple(_corporation(entry) for entry in found)
