"""The six turns of the station as plates: the tiles, and what their resources would bring."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape

from ..box import CORPORATIONS, TILES
from ..components import ENERGY, Space
from ..legality.advances import next_space
from ..state import Player, Table
from ..text import say
from ..turning import best_line, shown_seats, tiles_after
from .board import bonus_signs
from .drawing import TERRAINS, tile_box, tile_cells, tile_look

WIDTH, HEIGHT = 168.0, 152.0
CELL = 14.0
_NOTHING = Space()


def plates(s: Table, me: int) -> list[Node]:
    """P-41 Six plates, side by side from 0 to 5 steps."""
    return [_plate(s, me, steps) for steps in range(6)]


def _plate(s: Table, me: int, steps: int) -> Node:
    p = s.players[me]
    mine = tiles_after(s, me, steps)
    title = say("option-rotate", turn=steps)
    look: list[Shape] = [
        draw.box(0, 0, WIDTH, HEIGHT, r=9, fill="s2", edge="line-strong"),
        draw.text(10, 19, say("plate-turn", turn=steps), 14, weight=700),
        draw.line(WIDTH / 2 + 8, 28, WIDTH / 2 + 8, HEIGHT - 6, edge="line", width=1),
    ]
    lines = [line for tile in mine if (line := best_line(s, p, tile)) is not None]
    if lines:
        best = max(lines, key=lambda line: line.medals)
        words = say(f"plate-{best.kind}", medals=best.medals, **{best.kind: best.place})
        look.append(draw.text(WIDTH - 9, 19, words, 12, weight=700, anchor="end", fill="good"))
    cells: list[tuple[int, int, str]] = []
    for ring, tile in enumerate(mine):
        look += _tile(tile, (24 + 34 + 76 * ring, 52))
        if tile >= 0:
            cells += tile_cells(TILES[tile].way[0], 7 * ring)
    for n, seat in enumerate(shown_seats(s, me)):
        look += _row(s, s.players[seat] if seat == me else s.shown(seat), steps, 78 + 24 * n)
    look.append(draw.path("", fill="none", aside=True, cells=cells))
    return Node(f"turn:{steps}", (0, 0), (WIDTH, HEIGHT), title, tuple(look), (title,),
                "P-41")  # fmt: skip


def _tile(tile: int, middle: tuple[float, float]) -> list[Shape]:
    x, y = middle
    if tile < 0:
        return [draw.text(x, y + 5, say("plate-empty"), 12, anchor="middle", fill="ink-3")]
    turn = TILES[tile].way[0]
    left, top, w, h = tile_box(turn)
    if h > 4 or h > w:  # lying, a tile leaves room for what is said below
        turn = TILES[tile].way[1]
        left, top, w, h = tile_box(turn)
    return [*tile_look(turn, CELL, x - (left + w / 2) * CELL, y - (top + h / 2) * CELL)]


def _row(s: Table, p: Player, steps: int, y: float) -> list[Shape]:
    """A player's row: for each resource of both tiles what its next space gives."""
    look: list[Shape] = [draw.icon(f"seat-{p.seat + 1}", 7, y + 4, 12, f"seat-{p.seat + 1}")]
    for ring, tile in enumerate(tiles_after(s, p.seat, steps)):
        if tile >= 0:
            for n, resource in enumerate(TILES[tile].resources):
                look += _chip(s, p, resource, 24 + 76 * ring + 34 * n, y)
    return look


def _chip(s: Table, p: Player, resource: int, x: float, y: float) -> list[Shape]:
    colour = TERRAINS[resource]
    look = [draw.box(x, y, 31, 21, r=5, fill=f"{colour}/18>s1", edge=colour)]
    if resource == ENERGY:
        return [*look, draw.text(x + 15.5, y + 15, say("plate-energy"), 12, weight=700,
                                 anchor="middle", fill=colour)]  # fmt: skip
    to = next_space(p, resource)
    space = CORPORATIONS[p.corporation].ways[resource][to] if to >= 0 else _NOTHING
    signs = bonus_signs(space, 31, 21)
    if not signs:
        return [*look, draw.disc(x + 15.5, y + 10.5, 1.5, fill="ink-3")]
    return [*look, *(_at(shape, x, y) for shape in signs)]


def _at(shape: Shape, x: float, y: float) -> Shape:
    """The same shape elsewhere."""
    if shape["t"] == "path":
        first, rest = shape["d"][1:].split("l", 1)
        px, py = first.split(" ")
        return {**shape, "d": f"M{float(px) + x:g} {float(py) + y:g}l{rest}"}
    return {**shape, "x": shape["x"] + x, "y": shape["y"] + y}
