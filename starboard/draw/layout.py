"""Rows, columns, grids and fans: things are laid beside each other by their sizes.

A thing is a node, or several nodes that keep their places among themselves, such as the row or the
grid that another call has laid out. So they nest::

    nodes = column(wreck, row(*ships), grid(*cards, columns=3), at=(20, 20), gap=20)
    scene = Scene(size_around(nodes, 20), nodes)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import cos, radians, sin
from typing import Literal

from .scene import Node

Thing = Node | Sequence[Node]
Point = tuple[float, float]
Align = Literal["start", "middle", "end"]

_SHARE: dict[Align, float] = {"start": 0, "middle": 0.5, "end": 1}


def row(
    *things: Thing,
    at: Point = (0, 0),
    gap: float = 10,
    align: Align = "start",
    wrap: float | None = None,
) -> tuple[Node, ...]:
    """Things from left to right. They stand at the top of the row, in its middle or at its foot.

    Where they would be wider than ``wrap``, they go on in the next line.
    """
    if wrap is not None:
        lines = _lines(_blocks(things), gap, wrap)
        return column(*(row(*line, gap=gap, align=align) for line in lines), at=at, gap=gap)
    blocks = _blocks(things)
    high = max((_size(block)[1] for block in blocks), default=0)
    laid: list[Node] = []
    x, y = at
    for block in blocks:
        w, h = _size(block)
        laid += _moved(block, (x, y + (high - h) * _SHARE[align]))
        x += w + gap
    return tuple(laid)


def column(
    *things: Thing, at: Point = (0, 0), gap: float = 10, align: Align = "start"
) -> tuple[Node, ...]:
    """Things from top to bottom, at the left of the column, in its middle or at its right."""
    blocks = _blocks(things)
    wide = max((_size(block)[0] for block in blocks), default=0)
    laid: list[Node] = []
    x, y = at
    for block in blocks:
        w, h = _size(block)
        laid += _moved(block, (x + (wide - w) * _SHARE[align], y))
        y += h + gap
    return tuple(laid)


def grid(*things: Thing, columns: int, at: Point = (0, 0), gap: float = 10) -> tuple[Node, ...]:
    """Line by line, in cells that are all as large as the largest thing."""
    blocks = _blocks(things)
    wide = max((_size(block)[0] for block in blocks), default=0)
    high = max((_size(block)[1] for block in blocks), default=0)
    laid: list[Node] = []
    for n, block in enumerate(blocks):
        y, x = divmod(n, columns)
        laid += _moved(block, (at[0] + x * (wide + gap), at[1] + y * (high + gap)))
    return tuple(laid)


def fan(
    *cards: Node, width: float, at: Point = (0, 0), gap: float = 10, turn: float = 0
) -> tuple[Node, ...]:
    """Cards of one size, held in a hand: the more there are, the further they overlap.

    They are never wider than ``width`` together. With ``turn`` they lie on an arc, and the outer
    ones lean by so many degrees.
    """
    if len(cards) < 2:
        return row(*cards, at=at)
    middle = (len(cards) - 1) / 2
    step = min(cards[0].size[0] + gap, (width - cards[0].size[0]) / (len(cards) - 1))
    radius = step * middle / sin(radians(turn)) if turn else 0
    laid = []
    for n, card in enumerate(cards):
        lean = turn * (n - middle) / middle
        drop = radius * (1 - cos(radians(lean)))
        laid.append(replace(card, at=(at[0] + n * step, at[1] + drop), turn=lean))
    return tuple(laid)


def size_around(nodes: Sequence[Node], margin: float = 0) -> Point:
    """How large a scene must be that has room for these, and a margin at the right and below."""
    _, _, right, foot = _edges(nodes)
    return right + margin, foot + margin


def _blocks(things: Iterable[Thing]) -> list[Sequence[Node]]:
    """Every thing as a sequence of nodes; what is empty takes no room."""
    blocks = [(thing,) if isinstance(thing, Node) else thing for thing in things]
    return [block for block in blocks if block]


def _lines(blocks: Iterable[Sequence[Node]], gap: float, wide: float) -> list[list[Thing]]:
    """As many to a line as there is room for; one at least."""
    lines: list[list[Thing]] = []
    room = 0.0
    for block in blocks:
        w = _size(block)[0]
        if not lines or w > room:
            lines.append([])
            room = wide
        lines[-1].append(block)
        room -= w + gap
    return lines


def _edges(nodes: Sequence[Node]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom; a node that is turned counts as if it were not."""
    return (
        min((node.at[0] for node in nodes), default=0),
        min((node.at[1] for node in nodes), default=0),
        max((node.at[0] + node.size[0] for node in nodes), default=0),
        max((node.at[1] + node.size[1] for node in nodes), default=0),
    )


def _size(block: Sequence[Node]) -> Point:
    left, top, right, foot = _edges(block)
    return right - left, foot - top


def _moved(block: Sequence[Node], to: Point) -> list[Node]:
    left, top, _, _ = _edges(block)
    x, y = to[0] - left, to[1] - top
    return [replace(node, at=(node.at[0] + x, node.at[1] + y)) for node in block]
