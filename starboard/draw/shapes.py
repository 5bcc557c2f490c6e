"""The small vector language of looks: shapes in design tokens, each a plain dictionary.

Colours are design tokens: ``c-green``, with an alpha in percent ``c-green/25``, and two of them
joined by ``>`` for a gradient from left to right (``^`` from bottom to top). Texts are messages or
plain numbers, never words: clients find the words of their reader's language.
"""

from __future__ import annotations

from typing import Any

from .scene import Shape, Words


def _shape(kind: str, style: dict[str, Any], **what: Any) -> Shape:
    return {"t": kind, **what, **{k: v for k, v in style.items() if v is not None}}


def box(
    x: float, y: float, w: float, h: float, *, r: float = 0, cut: float = 0, **style: Any
) -> Shape:
    """A rectangle; ``r`` rounds its corners, ``cut`` cuts the top left and bottom right ones.

    Styles of all shapes: fill, edge, width (of the edge), dash, opacity. A shape that stands
    ``aside`` is a note on the thing and no part of it: clients do not call the thing changed
    when only such notes come and go. A shape that is one cell of a pattern has a ``cell``: its
    column, its row, and whether it belongs to the pattern or is the ground around it; clients
    without room for the drawing can tell the pattern by that. One shape may stand for many cells:
    ``cells``, where a character may tell what lies there; a ``legend`` says which means what.
    """
    if cut:
        d = f"M{x + cut} {y}H{x + w}V{y + h - cut}L{x + w - cut} {y + h}H{x}V{y + cut}Z"
        return path(d, **style)
    return _shape("rect", style, x=x, y=y, w=w, h=h, r=r)


def path(d: str, **style: Any) -> Shape:
    """Any outline, in SVG path syntax."""
    return _shape("path", style, d=d)


def disc(x: float, y: float, r: float, **style: Any) -> Shape:
    """A circle."""
    return _shape("disc", style, x=x, y=y, r=r)


def line(x1: float, y1: float, x2: float, y2: float, **style: Any) -> Shape:
    """A straight line."""
    return path(f"M{x1} {y1}L{x2} {y2}", **style)


def icon(name: str, x: float, y: float, size: float, fill: str = "ink") -> Shape:
    """A symbol of the icon sheet, its top left corner at x, y."""
    return {"t": "icon", "name": name, "x": x, "y": y, "size": size, "fill": fill}


def art(name: str, x: float, y: float, w: float, h: float, **style: Any) -> Shape:
    """A drawing from the game's art folder."""
    return _shape("art", style, name=name, x=x, y=y, w=w, h=h)


def text(
    x: float,
    y: float,
    words: Words,
    size: float = 14,
    *,
    font: str = "display",
    weight: int = 600,
    anchor: str = "start",
    fill: str = "ink",
    wrap: float | None = None,
    lines: int | None = None,
    high: float | None = None,
    centred: bool | None = None,
    aside: bool | None = None,
) -> Shape:
    """Words on their base line. ``wrap`` breaks them at that width into at most ``lines``, or as
    many as ``high`` has room for; a text that is too long is never cut, it shrinks. Lines of a
    ``centred`` text lie about the place where a single one would stand."""
    what = {"t": "text", "x": x, "y": y, "words": words, "size": size, "font": font}
    rest = {"weight": weight, "anchor": anchor, "fill": fill, "wrap": wrap, "lines": lines,
            "high": high, "centred": centred, "aside": aside}  # fmt: skip
    return {**what, **{k: v for k, v in rest.items() if v is not None}}
