"""Things at another size: a small card becomes a large one that can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from .scene import Node, Shape

#: What grows with a thing: places, sizes and the strength of lines.
_LENGTHS = ("x", "y", "w", "h", "r", "size", "width", "wrap", "high")
_EDGE = 1.5  # how strong a line is that does not say so
_TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
#: A flag of an arc is one digit, and what follows may stick to it.
_FLAG = re.compile(r"[\s,]*([01])")


def scaled(node: Node, by: float) -> Node:
    """The node and all in it, so many times as large; its place stays."""
    kids = (scaled(replace(kid, at=(kid.at[0] * by, kid.at[1] * by)), by) for kid in node.kids)
    return replace(
        node,
        size=(node.size[0] * by, node.size[1] * by),
        look=scaled_shapes(node.look, by),
        kids=tuple(kids),
        ghost=(),
        zoom=False,
    )


def scaled_shapes(shapes: Sequence[Shape], by: float) -> tuple[Shape, ...]:
    """Shapes, so many times as large, about the corner from which they are measured."""
    return tuple(_scaled_shape(shape, by) for shape in shapes)


def _scaled_shape(shape: Shape, by: float) -> Shape:
    grown = {name: round(shape[name] * by, 2) for name in _LENGTHS if shape.get(name) is not None}
    if shape.get("edge") and "width" not in shape:
        grown["width"] = round(_EDGE * by, 2)
    if shape.get("dash"):
        grown["dash"] = " ".join(_number(float(part) * by) for part in shape["dash"].split())
    if shape["t"] == "path":
        grown["d"] = scaled_path(shape["d"], by)
    return {**shape, **grown}


@lru_cache(maxsize=4096)
def scaled_path(d: str, by: float) -> str:
    """An outline in SVG path syntax, so many times as large."""
    return "".join(_scaled_tokens(d, by))


def _scaled_tokens(d: str, by: float) -> Iterator[str]:
    """Every number grows but the turn and the two flags of an arc, which are no lengths."""
    letter, count, at = "", 0, 0
    while at < len(d):
        in_arc = letter in ("A", "a")
        found = _FLAG.match(d, at) if in_arc and count % 7 in (3, 4) else _TOKEN.match(d, at)
        if found is None:
            at += 1  # a blank or a comma
            continue
        at = found.end()
        if found.re is _TOKEN and found[1]:
            letter, count = found[1], 0
            yield letter
            continue
        number = found[0].strip(" ,\t\n")
        kept = in_arc and count % 7 in (2, 3, 4)
        yield (" " if count else "") + (number if kept else _number(float(number) * by))
        count += 1


def smallest_text(node: Node) -> float | None:
    """How high the smallest words in it are; None if there are none."""
    own = [shape["size"] for shape in node.look if shape["t"] == "text"]
    below = [size for kid in node.kids if (size := smallest_text(kid)) is not None]
    return min([*own, *below], default=None)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
