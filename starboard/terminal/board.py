"""The board in characters: every node of a scene at its place, as a box with its words.

It knows no game. A scene says where things lie and what is drawn on them: words and numbers stay
what they are, a symbol becomes one character, and a thing without either is shown by its name
when it can be touched. What is filled with a seat's colour is that seat's, and bears its sign.
Patterns of cells are too fine for the place where they lie: they are drawn below, cell by cell.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from starboard import look
from starboard.draw import Node, Scene
from starboard.kernel import Message

from .canvas import Canvas, shortened
from .sketch import Cell, Sketch, sketches

Say = Callable[[Message], str]

#: A character is about twice as high as it is wide.
ASPECT = 2.0
#: The largest scale, in columns for a unit of a scene: a small board stays small.
LARGEST = 1 / 7
#: From this size on, in columns and rows, a thing gets a box of its own.
SMALLEST_BOX = (4, 3)
#: The darkest colour that words are written in: red, green and blue together.
DARKEST_INK = 400
#: In a box with no more rows than this, small things are a list and no map.
LOW = 4
#: More small things than this would leave nothing of the words below them.
FEW = 3
#: So long is what may be a sign or a number.
SIGN = 2
#: The colours of seats.
SEAT = re.compile("seat-[0-9]+")
#: Drawings that begin within this height of each other, in units, stand in one line.
SAME_LINE = 12


@dataclass(frozen=True, slots=True)
class Board:
    """Draws scenes for a terminal of some width, in one language."""

    wide: int
    say: Say
    accent: str = ""  # the game's own
    signs: dict[str, Message] = field(default_factory=dict)  # what the legend tells of
    cut: set[str] = field(default_factory=set)  # things whose words had no room

    def draw(self, scene: Scene, lit: Iterable[str] = ()) -> list[Text]:
        """The nodes and the hand, as lines; what can be touched now has a heavy frame."""
        bright = set(lit)
        self.signs.update(scene.signs)
        lines = self._part(scene.nodes, scene.size[0], bright)
        lines += sketches(self._sketched(scene), self.wide)
        lines += [Text(line, "dim") for line in wrap(self._legend(scene), self.wide)]
        lines += [Text(line, "dim") for line in wrap(self._key_to_signs(scene), self.wide)]
        for words in self._cut_short(scene):
            lines += [Text(line) for line in wrap(words, self.wide, subsequent_indent="  ")]
        return lines + self._part(scene.hand, scene.size[0], bright)

    def _sketched(self, scene: Scene) -> list[Sketch]:
        """The patterns of the scene, each under its thing's name."""
        return [
            Sketch(self.say(node.name), tuple(cells), self._legible(self._colour(node)))
            for node, _, _ in scene.walk()
            if (cells := [each for shape in node.look for each in _cells(shape)])
        ]

    def _legend(self, scene: Scene) -> str:
        """What the characters of the patterns mean, each explanation once."""
        found = (shape.get("legend") for node, _, _ in scene.walk() for shape in node.look)
        return " ".join(dict.fromkeys(self.say(each) for each in found if each is not None))

    def _key_to_signs(self, scene: Scene) -> str:
        """What the symbols mean that are drawn now, as far as the scene tells."""
        drawn = {
            shape["name"] for node, _, _ in scene.walk() for shape in node.look
            if shape["t"] == "icon"
        }  # fmt: skip
        known = [(name, words) for name, words in scene.signs if name in drawn]
        # what belongs together is not torn apart at the end of a line
        said = [f"{look.signs()[name]} {self.say(words)}" for name, words in known]
        return "  ".join(each.replace(" ", "\N{NO-BREAK SPACE}") for each in said)

    def _cut_short(self, scene: Scene) -> list[str]:
        """The words of things that are drawn small and are to be read large: below the board."""
        return [
            " ".join(_closed(self.say(each)) for each in node.words)
            for node, _, _ in scene.walk()
            if node.zoom and node.key in self.cut
        ]

    def _part(self, nodes: Sequence[Node], units: float, lit: set[str]) -> list[Text]:
        placed = [(node, x, y) for top in nodes for node, x, y in top.walk()]
        if not placed:
            return []
        right = max(units, *(x + node.size[0] for node, x, _ in placed))
        high = max(y + node.size[1] for node, _, y in placed)
        scale = min(self.wide / right, LARGEST)
        canvas = Canvas(self.wide, round(high * scale / ASPECT) + 2)
        for node in nodes:
            self._tree(canvas, node, (0, 0), scale, lit, None)
        return canvas.lines()

    def _tree(
        self, canvas: Canvas, node: Node, at: tuple[float, float], scale: float, lit: set[str],
        floor: int | None,
    ) -> None:  # fmt: skip
        """A node, then what lies on it; ``floor`` is the last row of the low box it lies in."""
        here = (at[0] + node.at[0], at[1] + node.at[1])
        floor = self._node(canvas, node, here, scale, node.key in lit, floor)
        if floor is not None and len(node.kids) > FEW:
            canvas.keep_words()
        for kid in node.kids:
            self._tree(canvas, kid, here, scale, lit, floor)

    def _node(
        self, canvas: Canvas, node: Node, at: tuple[float, float], scale: float, lit: bool,
        floor: int | None,
    ) -> int | None:  # fmt: skip
        left, top = round(at[0] * scale), round(at[1] * scale / ASPECT)
        wide, high = round(node.size[0] * scale), round(node.size[1] * scale / ASPECT)
        rows = self._rows(node)
        if not rows and lit:
            rows = [self.say(node.name)]
        colour = self._colour(node)
        weight = " bold" if lit else "" if rows else " dim"
        boxed = wide >= SMALLEST_BOX[0] and high >= SMALLEST_BOX[1]
        if boxed:
            canvas.box(left, top, wide, high, colour + weight, heavy=lit)
            left, top, wide, high = left + 1, top + 1, wide - 2, high - 2
            rows = _in_the_middle(rows, wide)
        lines = _flow(rows, max(wide, 1), max(high, 1))
        if any("…" in line for line in lines):
            self.cut.add(node.key)
            lines = _flow(self._rows(node, self._explained(node)), max(wide, 1), max(high, 1))
        first = top + max(0, (high - len(lines)) // 2)
        part = _lean(node) if boxed and high == 1 and node.kids else 0.5
        written = [
            (left + int(max(0, wide - cell_len(line)) * part), first + n, line)
            for n, line in enumerate(lines)
        ]
        small = not boxed and floor is not None
        if small and floor is not None:
            written = _making_way(canvas, written, floor, lit)
        for x, y, line in written:
            canvas.words(x, y, line, self._legible(colour) + weight, small)
        if boxed:  # in a high box, such as a map, every row is a place
            return top + high - 1 if high <= LOW else None
        return floor

    def _explained(self, node: Node) -> list[Message]:
        """What the legend says of its signs: where there is no room, that can be left out."""
        names = [shape["name"] for shape in node.look if shape["t"] == "icon"]
        return [self.signs[name] for name in names if name in self.signs]

    def _rows(self, node: Node, without: Sequence[Message] = ()) -> list[str]:
        """What is drawn on a node, line by line from left to right: words, numbers, signs.

        On somebody's unit there is no room for notes beside its sign.
        """
        owner = look.signs().get(_owner(node), "")
        below = any("legend" in shape for shape in node.look)  # its map tells what its signs do
        shapes = [shape for shape in node.look if not (owner and shape.get("aside"))]
        drawn = sorted(
            (_middle(shape), shape["x"], self._said(shape))
            for shape in shapes
            if (shape["t"] == "icon" and not below)
            or (shape["t"] == "text" and shape["words"] not in without)
        )
        rows: list[list[tuple[float, str]]] = []
        last = float("-inf")
        for y, x, said in drawn:
            if y - last > SAME_LINE:
                rows.append([])
                last = y
            rows[-1].append((x, said))
        lines = [" ".join(said for _, said in sorted(row)) for row in rows]
        if owner and lines and not any(owner in line for line in lines):
            lines[0] = owner + lines[0]
        return lines

    def _said(self, shape: dict[str, Any]) -> str:
        if shape["t"] == "icon":
            return look.signs()[shape["name"]]
        words = shape["words"]
        return self.say(words) if isinstance(words, Message) else str(words)

    def _legible(self, colour: str) -> str:
        """Words in the colour of their frame, unless that is too dark to be read."""
        bright = sum(int(colour[n : n + 2], 16) for n in (1, 3, 5)) > DARKEST_INK
        return colour if bright else look.colours(self.accent)["ink-2"]

    def _colour(self, node: Node) -> str:
        if owner := _owner(node):
            return look.colours(self.accent)[owner]
        for shape in node.look:
            paint = shape.get("edge") or shape.get("fill")
            if paint and (stops := look.paint(paint, self.accent).stops):
                return stops[0].colour[:7]
        return look.colours(self.accent)["ink-2"]


def _closed(words: str) -> str:
    return words if words.endswith((".", "!", "?")) else f"{words}."


def _cells(shape: Mapping[str, Any]) -> list[Cell]:
    """The cells of a pattern that a shape stands for: one, or many."""
    return [shape["cell"]] if "cell" in shape else shape.get("cells", [])


def _lean(node: Node) -> float:
    """Where words share their only line with small things: 0 at the left side, 1 at the right."""
    drawn = [shape["x"] for shape in node.look if shape["t"] in ("text", "icon")]
    return 1.0 if drawn and sum(drawn) / len(drawn) > node.size[0] / 2 else 0.0


Line = tuple[int, int, str]  # column, row, words


def _making_way(canvas: Canvas, lines: list[Line], floor: int, lit: bool) -> list[Line]:
    """A small thing does not lie on the words of what it lies on if there is room below them.

    Where another small thing already lies, or where there are many of them, it is left to the
    list of things, unless it is lit.
    """
    for down in range(floor + 1):
        moved = [(x, y + down, line) for x, y, line in lines]
        if any(y > floor for _, y, _ in moved):
            break
        if not any(canvas.has_words(x, y, line) for x, y, line in moved):
            return moved
    crowded = any(canvas.has_words(x, y, line, kept=True) for x, y, line in lines)
    return [] if crowded and not lit else lines


def _owner(node: Node) -> str:
    """The colour token of the seat whose thing this is, if one fills it with nothing else."""
    fills = (shape.get("fill", "") for shape in node.look if shape["t"] not in ("text", "icon"))
    return next((fill for fill in fills if SEAT.fullmatch(fill)), "")


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
    return [shortened(_tight(line, wide), wide) for line in lines]


def _in_the_middle(rows: list[str], wide: int) -> list[str]:
    """Two rows of signs as one, if it fits: boxes that touch do not cover the middle."""
    whole = " ".join(rows)
    return [whole] if len(rows) == 2 and _all_signs(whole) and cell_len(whole) <= wide else rows


def _tight(line: str, wide: int) -> str:
    """Signs and numbers stand close together where room is short."""
    return line.replace(" ", "") if cell_len(line) > wide and _all_signs(line) else line


def _all_signs(line: str) -> bool:
    return all(len(word) <= SIGN for word in line.split())
