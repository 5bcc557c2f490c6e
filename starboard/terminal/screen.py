"""Where the text client writes and reads: a terminal, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

#: Wipes the screen and what can be scrolled back to: the next one may not see my cards.
_WIPE = "\x1b[H\x1b[2J\x1b[3J"
_PIPE_WIDTH = 110


class Screen:
    """Lines out, lines in. In a pipe there are no colours, no pauses and no wiping."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        target = target or sys.stdout
        self.live = self.source.isatty() and target.isatty()
        wide = None if target.isatty() else _PIPE_WIDTH
        self.console = Console(file=target, highlight=False, markup=False, emoji=False, width=wide)
        if self.live:
            import readline  # noqa: F401 - gives input() a history and keys to edit with

    @property
    def wide(self) -> int:
        """How many columns there are."""
        return self.console.width

    def line(self, words: str | Text = "", style: str | None = None) -> None:
        """One paragraph."""
        self.console.print(words, style=style)

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that are never wrapped: a drawing."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def heading(self, words: str) -> None:
        """A line across the screen with words in it."""
        self.console.print(Rule(Text(words, style="bold"), align="left", style="#5875b3"))

    def ask(self, prompt: str) -> str | None:
        """The next line that somebody types; None at the end of the input."""
        if self.live:
            try:
                return self.console.input(Text(f"{prompt} › ", style="bold #8ff2ff")).strip()
            except EOFError:
                return None
        said = self.source.readline()
        self.line(f"{prompt} › {said.strip()}")
        return said.strip() if said else None

    def wipe(self) -> None:
        """Leave nothing on the screen."""
        if self.live:
            self.console.file.write(_WIPE)
            self.console.file.flush()
