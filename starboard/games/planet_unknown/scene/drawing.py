"""How tiles, squares and pieces look: small drawings that the scene puts in their places."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from starboard import draw
from starboard.draw import Shape

from ..box import PLANETS, SQUARES
from ..components import ARASHI, GAIA, K273, PERSEPHONE, PETRA, RESOURCES, TARTARUS, Turn
from ..grid import SIDE, column, row, squares_of
from ..state import Player
from .rover_paths import Way

SIGNS = tuple(f"pu-{name}" for name in RESOURCES)
TERRAINS = tuple(f"t-{name}" for name in RESOURCES)
TEXTURES = tuple(f"tx-{name}" for name in RESOURCES)


def _edges(cells: set[tuple[int, int]], size: float, x: float, y: float) -> str:
    """The outline of a set of cells as an SVG path."""
    parts = []
    for cx, cy in sorted(cells):
        left, top = x + cx * size, y + cy * size
        for dx, dy, line in (
            (0, -1, f"M{left:g} {top:g}h{size:g}"),
            (0, 1, f"M{left:g} {top + size:g}h{size:g}"),
            (-1, 0, f"M{left:g} {top:g}v{size:g}"),
            (1, 0, f"M{left + size:g} {top:g}v{size:g}"),
        ):
            if (cx + dx, cy + dy) not in cells:
                parts.append(line)
    return "".join(parts)


def cells_path(squares: int, size: float, gap: float = 0) -> str:
    """Squares as one SVG path, each a little smaller than its cell."""
    inner = size - 2 * gap
    return "".join(
        f"M{column(at) * size + gap:g} {row(at) * size + gap:g}h{inner:g}v{inner:g}h{-inner:g}z"
        for at in squares_of(squares)
    )


@cache
def tile_look(turn: Turn, size: float, x: float = 0, y: float = 0) -> tuple[Shape, ...]:
    """A tile whose middle cell has its top left corner at x, y."""
    shapes: list[Shape] = []
    for terrain in sorted({c[2] for c in turn.cells}):
        cells = {(c[0], c[1]) for c in turn.cells if c[2] == terrain}
        body = "".join(
            f"M{x + cx * size:g} {y + cy * size:g}h{size:g}v{size:g}h{-size:g}z"
            for cx, cy in sorted(cells)
        )
        shapes.append(draw.path(body, fill=TERRAINS[terrain]))
        if size >= 16:
            shapes.append(draw.path(body, fill=TEXTURES[terrain]))
            seam = _edges(cells, size, x, y)
            shapes.append(draw.path(seam, edge="ink-dark/70", width=1, dash="3 2", fill="none"))
    outline = _edges({(c[0], c[1]) for c in turn.cells}, size, x, y)
    shapes.append(draw.path(outline, edge="ink-dark", width=2.4 if size > 20 else 1.2, fill="none"))
    for cx, cy, terrain, icon, meteor in turn.cells:
        middle = x + (cx + 0.5) * size, y + (cy + 0.5) * size
        if icon and size >= 8:
            shapes += sign(SIGNS[terrain], *middle, size, TERRAINS[terrain])
        elif meteor and size >= 8:
            shapes += sign("pu-meteor", *middle, size * 0.9, "c-orange/70")
    return tuple(shapes)


def sign(name: str, x: float, y: float, size: float, colour: str) -> list[Shape]:
    """A resource sign in a dark disc."""
    r = size * 0.32
    return [
        draw.disc(x, y, r, fill="s0/85"),
        draw.icon(name, x - r * 0.72, y - r * 0.72, r * 1.44, colour),
    ]


def tile_box(turn: Turn) -> tuple[int, int, int, int]:
    """Left, top, width and height of a tile in cells, around its middle."""
    xs, ys = [c[0] for c in turn.cells], [c[1] for c in turn.cells]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def tile_cells(turn: Turn, right: int = 0) -> list[tuple[int, int, str]]:
    """A tile in characters, so many columns further to the right."""
    return [
        (cx + right, cy, "x" if rock else _letter(kind, icon))
        for cx, cy, kind, icon, rock in turn.cells
    ]


def tile_card(turn: Turn, side: float) -> tuple[Shape, ...]:
    """A tile in the middle of a square plate, as large as it may be in every way to hold it."""
    left, top, w, h = tile_box(turn)
    size = min(20, (side - 12) / max(w, h))
    x, y = (side - w * size) / 2 - left * size, (side - h * size) / 2 - top * size
    cells = tile_cells(turn)
    return (
        draw.box(0, 0, side, side, cut=7, fill="s1", edge="line", cells=cells),
        *tile_look(turn, size, x, y),
    )


#: What stands for a terrain in characters, the same in both languages; its icon is the capital.
LETTERS = ("c", "w", "b", "r", "t", "e")


def _letter(terrain: int, icon: bool) -> str:
    return LETTERS[terrain].upper() if icon else LETTERS[terrain]


#: Bare ground in characters.
_GROUNDS = {"ice": "*", "city": "#", "current": "~", "ring": "=", "ice-ring": "*"}


def map_cells(p: Player) -> list[tuple[int, int, str]]:
    """The planet in characters, with the names of its rows and columns around it."""
    found = [(n, -1, "ABCDEFGHIJKL"[n]) for n in range(SIDE)]
    for n in range(SIDE):
        found += [(x - 3, n, digit) for x, digit in enumerate(f"{n + 1:2}")]
    board, rovers = PLANETS[p.planet], p.on_planet()
    for at in squares_of(SQUARES):
        bit = 1 << at
        sign = _GROUNDS.get(bare_ground(p.planet, at), "·")
        if board.sides and board.sides[1] & bit:  # beyond the chasm of Tartarus
            sign = ";" if sign == "*" else ":"
        for terrain in range(6):
            if p.terrain[terrain] & bit:
                sign = _letter(terrain, bool(p.icons[terrain] & bit))
        for pieces, letter in (
            (p.patches, "+"), (p.lifepods, "o"), (p.meteorites, "x"), (rovers, "@"),
        ):  # fmt: skip
            if pieces & bit:
                sign = letter
        found.append((column(at), row(at), sign))
    return found


def bare_ground(planet: int, at: int) -> str:
    """What an empty square is."""
    board, bit = PLANETS[planet], 1 << at
    if board.cities & bit:
        return "city"
    if board.currents & bit:
        return "current"
    if board.ice & bit:
        return "ice-ring" if board.ring & bit else "ice"
    return "ring" if board.ring & bit else "land"


@cache
def ground(planet: int, size: float) -> tuple[Shape, ...]:
    """The bare planet: land, ice, and what is special about it."""
    board = PLANETS[planet]
    gap = 1.0 if size > 12 else 0.3
    shapes: list[Shape] = []
    for squares, fill in (
        (board.land & ~board.ring, "s3"),
        (board.ring, "c-purple/30"),
        (board.ice, "c-blue/55"),
    ):
        if squares:
            shapes.append(draw.path(cells_path(squares, size, gap), fill=fill))
    if size >= 16:
        cracks = "".join(
            f"M{(column(at) + 0.2) * size:g} {(row(at) + 0.25) * size:g}"
            f"l{size * 0.3:g} {size * 0.2:g}l{size * -0.1:g} {size * 0.35:g}"
            for at in squares_of(board.ice)
        )
        if cracks:
            shapes.append(draw.path(cracks, edge="ink/50", width=1.2, fill="none"))
        for squares, name, colour in (
            (board.cities, "pu-civ", "c-gold"), (board.currents, "pu-energy", "t-energy/70"),
        ):  # fmt: skip
            for at in squares_of(squares):
                middle = (column(at) + 0.5) * size, (row(at) + 0.5) * size
                shapes += sign(name, *middle, size * 0.7, colour)
    return (*shapes, *_lines(planet, size))


def _lines(planet: int, size: float) -> list[Shape]:
    """Tartarus's chasm and Persephone's quarters."""
    board = PLANETS[planet]
    if planet == TARTARUS:
        first = {(column(at), row(at)) for at in squares_of(board.sides[0])}
        second = {(column(at), row(at)) for at in squares_of(board.sides[1])}
        shared = []
        for x, y in sorted(first):
            if (x + 1, y) in second:
                shared.append(f"M{(x + 1) * size:g} {y * size:g}v{size:g}")
            if (x - 1, y) in second:
                shared.append(f"M{x * size:g} {y * size:g}v{size:g}")
            if (x, y + 1) in second:
                shared.append(f"M{x * size:g} {(y + 1) * size:g}h{size:g}")
            if (x, y - 1) in second:
                shared.append(f"M{x * size:g} {y * size:g}h{size:g}")
        return [draw.path("".join(shared), edge="bad", width=max(1.5, size / 10), fill="none")]
    if planet == PERSEPHONE:
        cross = f"M{6 * size:g} 0v{12 * size:g}M0 {6 * size:g}h{12 * size:g}"
        shapes = [draw.path(cross, edge="c-orange/80", width=1.5, dash="6 4", fill="none")]
        if size >= 16:
            corners = ((1.7, 1.7, 0), (10.3, 1.7, 5), (1.7, 10.3, 4), (10.3, 10.3, 1))
            for cx, cy, resource in corners:
                shapes += sign(SIGNS[resource], cx * size, cy * size, size, "c-orange")
                left, top = (cx - 0.3) * size, (cy + 0.3) * size
                ends = left, top, left + 0.6 * size, top - 0.6 * size
                shapes.append(draw.line(*ends, edge="bad", width=2.5))
        return shapes
    return []


def planet_look(p: Player, size: float) -> list[Shape]:
    """A whole planet at a glance: for the small ones, which can be looked at closely."""
    shapes = list(ground(p.planet, size))
    for terrain in range(6):
        if p.terrain[terrain]:
            path = cells_path(p.terrain[terrain], size)
            shapes.append(draw.path(path, fill=TERRAINS[terrain]))
    if p.patches:
        shapes.append(draw.path(cells_path(p.patches, size, size * 0.12), fill="none",
                                edge="t-biomass-deep", width=0.5))  # fmt: skip
    for terrain, squares in enumerate(p.icons):
        shapes += [_piece(SIGNS[terrain], at, size, 0.7, "ink-dark") for at in squares_of(squares)]
    for squares, icon, disc, ink in (
        (p.rocks(), "pu-meteor", "c-orange", "ink-dark"), (p.lifepods, "pu-lifepod", "ink", "s0"),
        (p.on_planet(), "pu-rover", f"seat-{p.seat + 1}", "ink-dark"),
    ):  # fmt: skip
        for at in squares_of(squares):
            x, y = (column(at) + 0.5) * size, (row(at) + 0.5) * size
            shapes += [draw.disc(x, y, size * 0.44, fill=disc), _piece(icon, at, size, 0.62, ink)]
    return shapes


def _piece(icon: str, at: int, size: float, share: float, ink: str) -> Shape:
    """A sign in the middle of a square, which takes a share of it."""
    edge = size * (1 - share) / 2
    return draw.icon(icon, column(at) * size + edge, row(at) * size + edge, size * share, ink)


def patch(x: float, y: float, size: float) -> Shape:
    """A biomass patch."""
    return draw.box(x + 1, y + 1, size - 2, size - 2, r=size * 0.15, fill="t-biomass",
                    edge="t-biomass-deep", width=1.5 if size > 12 else 0.5)  # fmt: skip


#: Planets that say in words what is special about them.
TOLD = (K273, GAIA, PERSEPHONE, ARASHI, PETRA, TARTARUS)


#: What lies under the pieces of a square, and what lies upon them.
Marks = tuple[list[Shape], list[Shape]]


def way_marks(p: Player, found: list[Way], size: float) -> dict[int, Marks]:
    """P-105 By square: the next part of a rover's way, and how many points lead to what is there.

    They come and go with every step, so they stand aside from what has changed on a square.
    """
    marks: dict[int, Marks] = {}
    ink, r = f"seat-{p.seat + 1}", size / 6
    for way in found:
        for here, to in pairwise(way):
            dx, dy = column(to) - column(here), row(to) - row(here)
            far = size * 0.6 if to == way[-1] else size  # up to the piece, not over it
            line = f"M{size / 2:g} {size / 2:g}l{dx * far:g} {dy * far:g}"
            under, _ = marks.setdefault(here, ([], []))
            for edge, width, dash in (("s0", size / 6, ""), (ink, size / 14, "5 4")):
                shape = draw.path(line, edge=edge, width=width, dash=dash, fill="none", aside=True)
                if shape not in under:
                    under.append(shape)
        _, upon = marks.setdefault(way[-1], ([], []))
        upon += [
            draw.disc(size - r, r, r, fill="s0", edge=ink, width=1.5, aside=True),
            draw.text(size - r, 1.6 * r, len(way) - 1, 1.7 * r, weight=700, anchor="middle",
                      aside=True),
        ]  # fmt: skip
    return marks
