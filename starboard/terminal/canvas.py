"""A canvas of characters: boxes and words, later ones above earlier ones."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

LIGHT = ("╭", "─", "╮", "│", "╰", "╯")
HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")


class Canvas:
    """Rows of cells, each a character and a style."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self._rows = [[(" ", "")] * wide for _ in range(high)]
        self._words: dict[tuple[int, int], bool] = {}  # where words are; are they kept?

    def put(self, x: int, y: int, char: str, style: str) -> None:
        """One character; outside of the canvas it is lost."""
        if 0 <= x < self.wide and 0 <= y < self.high:
            self._rows[y][x] = (char, style)

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Words to the right of a place."""
        for n, char in enumerate(text):
            self.put(x + n, y, char, style)

    def words(self, x: int, y: int, text: str, style: str, kept: bool = False) -> None:
        """Words that small things make way for; where they are kept, at any price."""
        self.write(x, y, text, style)
        self._words |= {(x + n, y): kept for n, char in enumerate(text) if char != " "}

    def keep_words(self) -> None:
        """From now on nothing small is written over the words that there are."""
        self._words = dict.fromkeys(self._words, True)

    def has_words(self, x: int, y: int, text: str, kept: bool = False) -> bool:
        """Would a text lie on words, or on such as are kept?"""
        lying = [self._words.get((x + n, y)) for n, char in enumerate(text) if char != " "]
        return True in lying if kept else any(each is not None for each in lying)

    def box(self, x: int, y: int, wide: int, high: int, style: str, heavy: bool = False) -> None:
        """An empty box of at least two columns and rows."""
        self._words = {
            (a, b): kept for (a, b), kept in self._words.items()
            if not (x <= a < x + wide and y <= b < y + high)
        }  # fmt: skip
        top_left, across, top_right, down, low_left, low_right = HEAVY if heavy else LIGHT
        for row in range(y + 1, y + high - 1):
            self.write(x, row, down + " " * (wide - 2) + down, style)
        self.write(x, y, top_left + across * (wide - 2) + top_right, style)
        self.write(x, y + high - 1, low_left + across * (wide - 2) + low_right, style)

    def lines(self) -> list[Text]:
        """The rows as styled text, without empty ones at the top and at the bottom."""
        made = [self._line(row) for row in self._rows]
        while made and not made[-1].plain:
            made.pop()
        while made and not made[0].plain:
            made.pop(0)
        return made

    @staticmethod
    def _line(row: list[tuple[str, str]]) -> Text:
        line = Text(no_wrap=True)
        for char, style in row:
            line.append(char, style or None)
        line.rstrip()
        return line


def shortened(text: str, wide: int) -> str:
    """A text that takes at most so many columns."""
    if cell_len(text) <= wide:
        return text
    return text[: max(0, wide - 1)] + "…" if wide > 2 else text[:wide]
