"""Help on one page: what ``help.toml`` beside a game says, read so that a fault names its place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .box import BoxError, Entry
from .lesson import Words, read_texts, read_words

FILE = "help.toml"


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence or two, with the rules behind them."""

    say: Words
    rules: tuple[str, ...]
    title: Words | None = None  # of a step of the turn, of an icon; the question that is asked
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Help:
    """One page for one game."""

    goal: Line
    turn: tuple[Line, ...]
    end: tuple[Line, ...]
    icons: tuple[Line, ...]
    asked: tuple[Line, ...]
    tips: tuple[Line, ...]

    def lines(self) -> Iterator[Line]:
        """Everything on the page."""
        yield self.goal
        for part in (self.turn, self.end, self.icons, self.asked, self.tips):
            yield from part

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        parts = {
            "turn": self.turn, "end": self.end, "icons": self.icons, "asked": self.asked,
            "tips": self.tips,
        }  # fmt: skip
        return {"goal": _plain(self.goal)} | {
            name: [_plain(line) for line in lines] for name, lines in parts.items()
        }


def _plain(line: Line) -> dict[str, Any]:
    shown: dict[str, Any] = {"say": _both(line.say), "rules": list(line.rules)}
    if line.title is not None:
        shown["title"] = _both(line.title)
    if line.icon:
        shown["icon"] = line.icon
    return shown


def _both(words: Words) -> dict[str, str]:
    return {"hu": words.hu, "en": words.en}


def read_help(folder: Path) -> Help | None:
    """The page that lies in a game's folder, if there is one."""
    file = folder / FILE
    if not file.is_file():
        return None
    name = f"{folder.name}/{FILE}"
    try:
        return help_of(name, tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxError(name, "file", "-", str(error)) from None


def help_of(file: str, data: Mapping[str, Any]) -> Help:
    """A page from what its file holds."""
    top = Entry(file, "file", data)
    top.only("goal", "turn", "end", "icon", "asked", "tip")
    return Help(
        goal=_line(Entry(file, "goal", top.get("goal", dict)), "title"),
        turn=_lines(top, "turn", "title"),
        end=_lines(top, "end", "title"),
        icons=_lines(top, "icon", "name"),
        asked=_lines(top, "asked", "ask"),
        tips=_lines(top, "tip", "title"),
    )


def _lines(top: Entry, family: str, title: str) -> tuple[Line, ...]:
    found = enumerate(top.get(family, list), start=1)
    return tuple(_line(Entry(top.file, f"{family} {n}", each), title) for n, each in found)


def _line(entry: Entry, title: str) -> Line:
    entry.only("say", "rules", "icon", title)
    words = read_words(entry, title) if title in entry.data or title != "title" else None
    return Line(
        read_words(entry, "say"), read_texts(entry, "rules"), words, str(entry.data.get("icon", ""))
    )
