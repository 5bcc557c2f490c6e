"""Formations before they are laid: their six turns to choose from, and where each would lie."""

from __future__ import annotations

from starboard import draw as look
from starboard.draw import Node, Shape

from ..box import BOARDS, FORMATIONS
from ..legality.targets import worthwhile
from ..reading.components import Formation
from ..rules.formations import Lay, areas_hit, free_lays, lays_around
from ..rules.hexes import HEXES
from ..state import OFF_BOARD, Table
from ..text import say
from .drawing import Plan, centre, formation_drawing, hex_size, hexagon

TILE = 62.0
GAP = 4.0


def turn_tiles(s: Table, plan: Plan) -> list[Node]:
    """H-81 The formation in its six turns, to choose one; each shows on the board what it meets.

    They lie in the hand, so that they cover nothing of the board. Turns that come to the same as
    another are left out.
    """
    shape = FORMATIONS[s.pattern]
    own = (0, 0) not in (*shape.attacks, *shape.places, *shape.blanks)
    if s.anchor == OFF_BOARD:  # H-80 first comes the place
        return [shape_tile(shape, own)]
    nodes = []
    around = lays_around(s.pattern, s.anchor, s.board).ways
    freely = (lays.ways for lays in free_lays(s.pattern, s.board) if lays.area == s.anchor)
    different = {lay.steps for ways in (around, *freely) for lay in ways}
    for place, steps in enumerate(sorted(different)):
        looks = (
            look.box(0, 0, TILE, TILE, cut=8, fill="s1", edge="accent", width=1.5),
            *formation_drawing(shape, steps, own, TILE / 2, TILE / 2, 6.4),
        )
        name = say("option-turn", steps=steps)
        hit = areas_hit(s.pattern, steps, s.anchor, s.board)
        ghost = lay_drawing(s, plan, *hit) if any(hit) else nothing_hit(s, plan)
        at = ((TILE + GAP) * place, 0.0)
        key = f"turn:{steps}"
        nodes.append(Node(key, at, (TILE, TILE), name, looks, (name,), "H-81", ghost=ghost))
    return nodes


def shape_tile(shape: Formation, own: bool) -> Node:
    """H-80 What is about to be laid, as printed."""
    name = say("node-shape")
    looks = (
        look.box(0, 0, TILE, TILE, cut=8, fill="s1", edge="line-strong", width=1.5),
        *formation_drawing(shape, 0, own, TILE / 2, TILE / 2, 6.4),
    )
    return Node("shape", (0.0, 0.0), (TILE, TILE), name, looks, (name,), "H-80", tells=True)


def lay_ghosts(s: Table, plan: Plan) -> dict[int, tuple[Shape, ...]]:
    """H-80 By area: how a formation would lie there, in the first turn that fits."""
    if s.anchor != OFF_BOARD:
        return {}
    targets = worthwhile(s, s.pattern)
    found = {}
    for lays in free_lays(s.pattern, s.board):
        if lays.reach & targets:
            first: Lay = next(lay for lay in lays.ways if lay.aim & targets)
            found[lays.area] = lay_drawing(s, plan, first.attacks, first.places)
    return found


def nothing_hit(s: Table, plan: Plan) -> tuple[Shape, ...]:
    """A turn that reaches beyond the board: it lies here, and meets nothing."""
    size = hex_size(BOARDS[s.board], plan)
    dx, dy = centre(HEXES[s.anchor], size)
    x, y = plan.middle[0] + dx, plan.middle[1] + dy
    return (hexagon(x, y, size - 1, edge="ink/60", width=3),)


def lay_drawing(
    s: Table, plan: Plan, attacks: tuple[int, ...], places: tuple[int, ...]
) -> tuple[Shape, ...]:
    """A formation over the areas of the board: red ones are attacked, green ones placed onto."""
    size = hex_size(BOARDS[s.board], plan)
    shapes: list[Shape] = []
    for areas, colour, sign in ((attacks, "bad", "ui-target"), (places, "good", "ui-plus")):
        for area in areas:
            dx, dy = centre(HEXES[area], size)
            x, y = plan.middle[0] + dx, plan.middle[1] + dy
            shapes.append(hexagon(x, y, size - 1, fill=f"{colour}/45", edge=colour, width=3))
            shapes.append(look.icon(sign, x - size * 0.36, y - size * 0.36, size * 0.72, "ink"))
    return tuple(shapes)
