"""Help on one page, in the terminal."""

from __future__ import annotations

from starboard import look
from starboard.data.help import Line, read_help
from starboard.kernel import Game

from .screen import Screen
from .speech import Speech


def show_help(game: Game, screen: Screen, lang: str) -> bool:
    """How to win, my turn, the icons, what is often asked. Says whether there is such a page."""
    page = read_help(game.folder)
    if page is None:
        return False
    parts = {
        "goal": (page.goal,), "turn": page.turn, "end": page.end, "icons": page.icons,
        "asked": page.asked, "tips": page.tips,
    }  # fmt: skip
    for name, lines in parts.items():
        screen.heading(Speech(lang).own(f"help-{name}"))
        for line in lines:
            screen.line(f"  {_told(line, lang)}")
    return True


def _told(line: Line, lang: str) -> str:
    sign = f"{look.signs().get(line.icon, '·')} " if line.icon else ""
    title = line.title.text(lang) if line.title else ""
    joined = title if title.endswith("?") else f"{title}:"
    rules = f" [{', '.join(line.rules)}]" if line.rules else ""
    return f"{sign}{joined + ' ' if title else ''}{line.say.text(lang)}{rules}"
