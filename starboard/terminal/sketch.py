"""Patterns of cells in characters: the shape of a formation, side by side with others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from .canvas import Canvas, shortened

#: Column and row of a cell, and whether it belongs to the pattern or is the ground around it; or
#: the character that stands for what lies there.
Cell = tuple[int, int, bool | str]

CHOSEN, GROUND = "◉", "·"
#: Between two sketches.
GAP = 3
#: A longer title goes on in the next line; what does not fit into so many is left out.
WIDEST, LINES = 26, 3


@dataclass(frozen=True, slots=True)
class Sketch:
    """A pattern and what it is called."""

    title: str
    cells: tuple[Cell, ...]
    style: str

    def rows(self) -> list[str]:
        """As lines of characters, no larger than what belongs to the pattern."""
        chosen = [(x, y) for x, y, inside in self.cells if inside]
        left, right = min(x for x, _ in chosen), max(x for x, _ in chosen)
        top, bottom = min(y for _, y in chosen), max(y for _, y in chosen)
        lines = [[" "] * (right - left + 1) for _ in range(bottom - top + 1)]
        for x, y, inside in self.cells:
            if left <= x <= right and top <= y <= bottom:
                sign = inside if isinstance(inside, str) else CHOSEN if inside else GROUND
                lines[y - top][x - left] = sign
        return ["".join(line).rstrip() for line in lines]

    def heads(self, wide: int) -> list[str]:
        """The title in lines of at most so many columns."""
        lines = wrap(self.title, wide)
        if len(lines) > LINES:
            lines = [*lines[: LINES - 1], " ".join(lines[LINES - 1 :])]
        return [shortened(line, wide) for line in lines]


def sketches(drawn: Sequence[Sketch], wide: int) -> list[Text]:
    """All of them from left to right, in as many bands as the width needs."""
    lines: list[Text] = []
    band: list[tuple[int, Sketch]] = []
    x = 0
    for sketch in drawn:
        need = breadth(sketch)
        if band and x + need > wide:
            lines += _band(band, wide)
            band, x = [], 0
        band.append((x, sketch))
        x += need + GAP
    return lines + (_band(band, wide) if band else [])


def breadth(sketch: Sketch) -> int:
    """How many columns a sketch takes with its title."""
    return max(min(WIDEST, cell_len(sketch.title)), *map(len, sketch.rows()))


def _band(band: Sequence[tuple[int, Sketch]], wide: int) -> list[Text]:
    titles = [sketch.heads(min(breadth(sketch), wide)) for _, sketch in band]
    top = max(map(len, titles))
    canvas = Canvas(wide, top + max(len(sketch.rows()) for _, sketch in band))
    for (x, sketch), title in zip(band, titles, strict=True):
        for y, line in enumerate(title, start=top - len(title)):
            canvas.write(x, y, line, sketch.style + " bold")
        rows = sketch.rows()
        indent = (breadth(sketch) - max(map(len, rows))) // 2
        for y, row in enumerate(rows, start=top):
            canvas.write(x + indent, y, row, sketch.style)
    return canvas.lines()
