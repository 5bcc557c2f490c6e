"""The space station S.U.S.A.N.: six depots on a ring, and the players' markers around it."""

from __future__ import annotations

from math import cos, pi, sin

from starboard import draw
from starboard.draw import Node, Shape

from ..box import MARKERS, TILES
from ..state import Table
from ..text import say
from .drawing import tile_box, tile_cells, tile_look


def _angle(place: int) -> float:
    """Places are counted clockwise; the first marker stands below."""
    return pi / 2 + place * pi / 3


def station(s: Table, me: int, at: tuple[float, float, float]) -> list[Node]:
    """P-22, P-23, P-41 The station as the viewer sees it: the own marker below."""
    x, y, r = at
    mine = MARKERS[len(s.players)][me]
    kids = [_depot(s, depot, mine, r) for depot in range(6)]
    look: list[Shape] = [
        draw.text(-12, -26, say("station"), 16, weight=700),
        draw.disc(r, r, r, fill="s1", edge="line-strong", width=2),
        draw.disc(r, r, r * 0.6, fill="none", edge="line", width=1),
        draw.disc(r, r, r * 0.2, fill="s0", edge="accent", width=1.5),
        draw.icon("pu-station", r - 11, r - 11, 22, "accent"),
    ]
    for seat, place in enumerate(MARKERS[len(s.players)]):
        angle = _angle((place - mine) % 6)
        mx, my = r + (r + 9) * cos(angle), r + (r + 9) * sin(angle)
        look += [
            draw.disc(mx, my, 10, fill="s0", edge=f"seat-{seat + 1}", width=2),
            draw.icon(f"seat-{seat + 1}", mx - 6, my - 6, 12, f"seat-{seat + 1}"),
        ]
        if seat == s.commander:
            look.append(draw.icon("pu-commander", mx + 8, my - 16, 13, "c-gold"))
    name = say("node-station", depot=s.depot(me) + 1)
    return [Node("station", (x - r, y - r), (2 * r, 2 * r), name, tuple(look), (name,), "P-41",
                 tuple(kids), tells=True)]  # fmt: skip


def _depot(s: Table, depot: int, mine: int, r: float) -> Node:
    """One depot: the tiles on top of its two stacks, and how many lie there."""
    # A depot in front of the marker at place m has m - rotation = depot (P-41).
    angle = _angle((depot + s.rotation - mine) % 6)
    size = r * 0.5
    x, y = r + r * 0.62 * cos(angle) - size / 2, r + r * 0.62 * sin(angle) - size / 2
    shapes: list[Shape] = []
    heights = []
    tiles = []
    cells: list[tuple[int, int, str]] = []
    for ring in (0, 1):
        stack = s.stack(depot, ring)
        heights.append(s.height(stack))
        top = s.tops[stack]
        if top < 0:
            continue
        tiles.append(say("depot-outer" if ring else "depot-inner", tile=top))
        out = r * (0.18 if ring else -0.16)
        cell = 5.2
        turn = TILES[top].way[0]
        left, up, w, h = tile_box(turn)
        middle = size / 2 + out * cos(angle), size / 2 + out * sin(angle)
        look = tile_look(turn, cell, middle[0] - (left + w / 2) * cell,
                         middle[1] - (up + h / 2) * cell)  # fmt: skip
        shapes += look
        cells += tile_cells(turn, 7 * ring)
    if cells:  # for those who cannot see the drawing, and no part of it
        shapes.append(draw.path("", fill="none", aside=True, cells=cells))
    name = say("node-depot", depot=depot + 1, inner=heights[0], outer=heights[1])
    words = [
        say("depot", depot=depot + 1),
        *tiles,
        say("depot-heights", inner=heights[0], outer=heights[1]),
    ]
    return Node(f"depot:{depot}", (x, y), (size, size), name, tuple(shapes), tuple(words), "P-23")
