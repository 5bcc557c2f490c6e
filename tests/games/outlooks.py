"""What an option would bring, as tests look at it."""

from __future__ import annotations

from starboard.draw.touch import outlook
from starboard.kernel import Ask, Game, Message, Option
from starboard.kernel.game import S


def outlook_of(game: Game[S], s: S, ask: Ask, option: Option) -> Message | None:
    """The first line of what an option would bring: the one that says the most."""
    found = outlook(game, s, ask, option)
    return None if found is None else found.lines[0]
