"""Planet and corporation boards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starboard.data.box import BoxError, Entry

from ..components import (
    CORPORATION_IDS,
    ENERGY,
    JUMP,
    MEDALS,
    OASIS,
    PLANET_IDS,
    RESOURCES,
    TARTARUS,
    TRACKS,
    WATER,
    Corporation,
    Planet,
    Space,
)
from ..grid import SIDE, around, bits_of, square, squares_of
from .files import family, part_of, points, tuples, unique

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
            sides, diagonals = _chasm(special, ice | land)
        for part in special.parts("quadrants") if "quadrants" in special.data else []:
            resource, spots = _quadrant(part)
            forbidden[resource] = spots & (ice | land)
    return Planet(
        entry.get("id", str), entry.number("complexity", 1, 3), ice, land, pods,
        letters.get("c", 0), letters.get("e", 0), letters.get("r", 0), sides,
        tuple(forbidden), diagonals,
    )  # fmt: skip


def _chasm(special: Entry, planet: int) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The two sides of a chasm, and where it is crossed diagonally."""
    parts = _grid(special, "regions")
    if {*parts} != {"A", "B"}:
        raise special.fault("regions", "should part the planet in two, A and B")
    sides = (parts["A"], parts["B"])
    crossings = tuples(special, "diagonal_crossings", 4)
    if sides[0] | sides[1] != planet or sides[0] & sides[1]:
        raise special.fault("regions", "should part the planet in two")
    _check_chasm(special, sides)
    return sides, tuple((square(a, b), square(c, d)) for a, b, c, d in crossings)


def _quadrant(part: Entry) -> tuple[int, int]:
    """A resource, and the squares where it is forbidden."""
    part.only("x0", "x1", "y0", "y1", "forbidden")
    xs = range(part.number("x0", 0, SIDE - 1), part.number("x1", 0, SIDE - 1) + 1)
    ys = range(part.number("y0", 0, SIDE - 1), part.number("y1", 0, SIDE - 1) + 1)
    return part.one_of("forbidden", RESOURCES), bits_of(square(x, y) for x in xs for y in ys)


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
