"""Starboard: five science-fiction board games on one engine.

The public contract: ``new``, ``load``, ``games`` and the errors by name.
"""

from __future__ import annotations

import importlib
import os
import secrets
from collections.abc import Mapping
from typing import Any

from . import editions as _editions
from .data import weights as _weights
from .data.edition import other_box as _other_box
from .games import find as _find
from .games import registry as _registry
from .kernel import (
    BadSave,
    BadSetup,
    Game,
    Message,
    Refusal,
    Refused,
    Table,
    UnknownGame,
    use_renderer,
)
from .saves import read as _read

__all__ = [
    "BadSave",
    "BadSetup",
    "Game",
    "Message",
    "Refusal",
    "Refused",
    "Table",
    "UnknownGame",
    "game",
    "games",
    "load",
    "new",
]
__version__ = "0.1.0"


def games(*, hidden: bool = False) -> dict[str, Game]:
    """Every game there is, by id; ``hidden`` shows the example that newcomers copy, too."""
    _check_editions()
    return {i: g for i, g in _registry().items() if hidden or not i.startswith("_")}


def game(game_id: str) -> Game:
    """One game by its id, or UnknownGame."""
    _check_editions()
    return _find(game_id)


def new(
    game_id: str,
    *,
    seats: int,
    seed: int | None = None,
    variant: Mapping[str, Any] | None = None,
    auto: bool = False,
) -> Table:
    """A new table. Without a seed one is drawn that nobody can guess."""
    if seed is None:
        seed = secrets.randbits(128)
    return Table(game(game_id), seats, seed, variant, auto=auto)


def load(text: str) -> Table:
    """The game of a save again, to the same digest; a damaged one raises BadSave."""
    _check_editions()
    return _read(text, _find, _check_box)


def _check_box(game: Game, head: Mapping[str, Any]) -> None:
    """The same cards as when it was saved, or BadSave."""
    why = _other_box(head.get("edition"), game.edition())
    if why is not None:
        raise BadSave(Message("", "bad-save-box", {"why": str(why)}))


def __getattr__(name: str) -> Any:
    # `starboard.lab` is there without another import; it stands above us, so only on demand.
    if name == "lab":
        return importlib.import_module(".lab", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _render(message: Message, lang: str) -> str:
    from .text import render  # the words are loaded when the first one is wanted

    return render(message, lang)


def _check_editions() -> None:
    """What the environment asks to be played with is there, or nothing is played."""
    if _trouble is not None:
        raise _trouble


use_renderer(_render)
_weights.try_weights(os.environ.get(_weights.VARIABLE, ""))
_trouble: _editions.BadEdition | None = None
if os.environ.get(_editions.VARIABLE):
    try:
        _editions.use_named_by(os.environ)
    except _editions.BadEdition as _error:
        _trouble = _error  # told where a game is wanted: an import should not fail
