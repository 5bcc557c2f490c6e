"""Plots as inline SVG: bars with intervals, and histograms. Colours are the design tokens.

A plot is a picture for the eyes; the page puts the same numbers into a table beside it, so a plot
names itself and hides its parts from screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 560
LABEL = 196  # room for the words before a bar
VALUE = 74  # room for the number behind it
ROW = 30
HIGH = 190  # of a histogram
WIDEST = 64  # a column
LONGEST = 25  # letters of a label

Words = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar with its words; ``interval`` is drawn across its end, ``tone`` is a CSS class."""

    label: str
    value: float
    interval: tuple[float, float] | None = None
    tone: str = "a"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a histogram; a part of it may be marked."""

    label: str
    count: float
    marked: float = 0


def bars(title: str, rows: Sequence[Bar], words: Words, mark: float | None = None) -> str:
    """Horizontal bars from zero; ``mark`` is a line across all of them."""
    ends: list[float] = [end for row in rows for end in (row.value, *(row.interval or ()))]
    low, high = min(0.0, *ends, mark or 0.0), max(0.0, *ends, mark or 0.0)
    room = WIDTH - LABEL - VALUE
    scale = room / ((high - low) or 1.0)

    def x(value: float) -> float:
        return LABEL + (value - low) * scale

    parts = []
    for n, row in enumerate(rows):
        parts += _bar(row, n * ROW, x, words)
    height = len(rows) * ROW
    parts.append(_line(x(0), 0, x(0), height, "axis"))
    if mark is not None:
        parts.append(_line(x(mark), 0, x(mark), height, "mark"))
    return _svg(title, height, parts)


def _bar(row: Bar, top: float, x: Callable[[float], float], words: Words) -> list[str]:
    middle = top + ROW / 2
    left, right = sorted((x(0), x(row.value)))
    parts = [
        _text(LABEL - 10, middle + 4, _short(row.label), "end"),
        f'<rect class="{row.tone}" x="{left:.1f}" y="{top + 6:.1f}" '
        f'width="{max(1.0, right - left):.1f}" height="{ROW - 12}" rx="2"/>',
        _text(WIDTH - VALUE + 8, middle + 4, words(row.value), "start", "number"),
    ]
    if row.interval is not None:
        a, b = (x(end) for end in row.interval)
        parts.append(_line(a, middle, b, middle, "reach"))
        parts += [_line(end, middle - 5, end, middle + 5, "reach") for end in (a, b)]
    return parts


def histogram(title: str, columns: Sequence[Column], count: Words) -> str:
    """Upright columns; every so many of them carry a label."""
    most = max([column.count for column in columns], default=0) or 1
    step = min(WIDEST, (WIDTH - 60) / max(1, len(columns)))
    every = max(1, -(-len(columns) * 44 // (WIDTH - 60)))
    parts = [_line(50, HIGH, WIDTH - 10, HIGH, "axis"), _text(44, 12, count(most), "end", "number")]
    for n, column in enumerate(columns):
        left, wide = 50 + n * step, max(1.0, step - 2)
        tall, marked = (HIGH - 4) * column.count / most, (HIGH - 4) * column.marked / most
        parts.append(_column("a", left, wide, HIGH - tall, tall))
        if marked:
            parts.append(_column("b", left, wide, HIGH - marked, marked))
        if n % every == 0:
            parts.append(_text(left + wide / 2, HIGH + 18, column.label, "middle", "number"))
    return _svg(title, HIGH + 26, parts)


def _column(tone: str, left: float, wide: float, top: float, tall: float) -> str:
    place = f'x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}"'
    return f'<rect class="{tone}" {place}/>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{name}">'
        f'<g aria-hidden="true">{"".join(parts)}</g></svg>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, tone: str) -> str:
    return f'<path class="{tone}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'


def _text(x: float, y: float, words: str, anchor: str, tone: str = "label") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{tone}" {place}>{escape(words)}</text>'


def _short(words: str) -> str:
    return words if len(words) <= LONGEST else words[: LONGEST - 1].rstrip() + "…"
