"""The board in characters: every node of a scene at its place, as a box with its words.

It knows no game. A scene says where things lie and what is drawn on them: words and numbers stay
what they are, a symbol becomes one character, and a thing without either is shown by its name
when it can be touched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from starboard import look
from starboard.kernel import Message, Node, Scene

from .canvas import Canvas, shortened

Say = Callable[[Message], str]

#: A character is about twice as high as it is wide.
ASPECT = 2.0
#: The largest scale, in columns for a unit of a scene: a small board stays small.
LARGEST = 1 / 7
#: From this size on, in columns and rows, a thing gets a box of its own.
SMALLEST_BOX = (4, 3)
#: The darkest colour that words are written in: red, green and blue together.
DARKEST_INK = 400
#: Drawings that begin within this height of each other, in units, stand in one line.
SAME_LINE = 12


@dataclass(frozen=True, slots=True)
class Board:
    """Draws scenes for a terminal of some width, in one language."""

    wide: int
    say: Say
    game: str

    def draw(self, scene: Scene, lit: Iterable[str] = ()) -> list[Text]:
        """The nodes and the hand, as lines; what can be touched now has a heavy frame."""
        bright = set(lit)
        lines = self._part(scene.nodes, scene.size[0], bright)
        return lines + self._part(scene.hand, scene.size[0], bright)

    def _part(self, nodes: Sequence[Node], units: float, lit: set[str]) -> list[Text]:
        placed = [(node, x, y) for top in nodes for node, x, y in top.walk()]
        if not placed:
            return []
        right = max(units, *(x + node.size[0] for node, x, _ in placed))
        high = max(y + node.size[1] for node, _, y in placed)
        scale = min(self.wide / right, LARGEST)
        canvas = Canvas(self.wide, round(high * scale / ASPECT) + 2)
        for node, x, y in placed:
            self._node(canvas, node, (x, y), scale, node.key in lit)
        return canvas.lines()

    def _node(
        self, canvas: Canvas, node: Node, at: tuple[float, float], scale: float, lit: bool
    ) -> None:
        left, top = round(at[0] * scale), round(at[1] * scale / ASPECT)
        wide, high = round(node.size[0] * scale), round(node.size[1] * scale / ASPECT)
        rows = self._rows(node)
        if not rows and lit:
            rows = [self.say(node.name)]
        colour = self._colour(node)
        weight = " bold" if lit else "" if rows else " dim"
        style = colour + weight
        if wide >= SMALLEST_BOX[0] and high >= SMALLEST_BOX[1]:
            canvas.box(left, top, wide, high, style, heavy=lit)
            left, top, wide, high = left + 1, top + 1, wide - 2, high - 2
        lines = _flow(rows, max(wide, 1), max(high, 1))
        for n, line in enumerate(lines, start=top + max(0, (high - len(lines)) // 2)):
            at_line = left + max(0, (wide - cell_len(line)) // 2)
            canvas.write(at_line, n, line, self._legible(colour) + weight)

    def _rows(self, node: Node) -> list[str]:
        """What is drawn on a node, line by line from left to right: words, numbers, signs."""
        drawn = sorted(
            (_middle(shape), shape["x"], self._said(shape))
            for shape in node.look
            if shape["t"] in ("text", "icon")
        )
        rows: list[list[tuple[float, str]]] = []
        last = float("-inf")
        for y, x, said in drawn:
            if y - last > SAME_LINE:
                rows.append([])
                last = y
            rows[-1].append((x, said))
        return [" ".join(said for _, said in sorted(row)) for row in rows]

    def _said(self, shape: dict[str, Any]) -> str:
        if shape["t"] == "icon":
            return look.signs()[shape["name"]]
        words = shape["words"]
        return self.say(words) if isinstance(words, Message) else str(words)

    def _legible(self, colour: str) -> str:
        """Words in the colour of their frame, unless that is too dark to be read."""
        bright = sum(int(colour[n : n + 2], 16) for n in (1, 3, 5)) > DARKEST_INK
        return colour if bright else look.colours(self.game)["ink-2"]

    def _colour(self, node: Node) -> str:
        for shape in node.look:
            paint = shape.get("edge") or shape.get("fill")
            if paint and (stops := look.paint(paint, self.game).stops):
                return stops[0].colour[:7]
        return look.colours(self.game)["ink-2"]


def _middle(shape: dict[str, Any]) -> float:
    """The height at which a drawing stands: a text stands on its base line."""
    size: float = shape.get("size", 14)
    y: float = shape["y"]
    return y + size / 2 if shape["t"] == "icon" else y - size * 0.35


def _flow(rows: Sequence[str], wide: int, high: int) -> list[str]:
    """Rows as lines that fit; what does not is left to the list of things."""
    lines: list[str] = []
    for row in rows:
        lines.append("")
        for word in row.split():
            longer = f"{lines[-1]} {word}".strip()
            if not lines[-1] or cell_len(longer) <= wide:
                lines[-1] = longer
            else:
                lines.append(word)
    if len(lines) > high and len(rows) > 1:  # too many lines: let them run together
        return _flow([" ".join(rows)], wide, high)
    if len(lines) > high:
        lines[high - 1 :] = [" ".join(lines[high - 1 :])]
    return [shortened(line, wide) for line in lines]
