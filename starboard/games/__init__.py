"""The shelf: a game registers by being there, in a folder of its own.

A folder that cannot be imported is left out, and says why to whoever asks for its game: one broken
game does not stop the others.
"""

from __future__ import annotations

import importlib
import pkgutil
import traceback
import warnings
from functools import cache
from reprlib import repr as brief

from starboard.data.box import BoxError
from starboard.kernel import Game, UnknownGame

_broken: dict[str, str] = {}


@cache
def registry() -> dict[str, Game]:
    """Every folder that has a GAME, by its id; hidden ones begin with an underscore."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            try:
                game: Game = importlib.import_module(f"{__name__}.{module.name}").GAME
            except BoxError:
                raise  # of an owner's edition: whoever chose it must hear of it, and nothing else
            except Exception as error:
                _broken[module.name] = _told(error)
                warnings.warn(f"the game {module.name} is left out: {_told(error)}", stacklevel=2)
            else:
                found[game.id] = game
    return found


def _told(error: Exception) -> str:
    """What is wrong, with the file and the line where it happened."""
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno})"


def find(game_id: object) -> Game:
    """The game of that id, or UnknownGame."""
    games = registry()
    if not isinstance(game_id, str) or game_id not in games:
        if isinstance(game_id, str) and game_id in _broken:
            raise UnknownGame(f"the game {game_id} cannot be played: {_broken[game_id]}")
        known = ", ".join(name for name in games if not name.startswith("_"))
        raise UnknownGame(f"there is no game {brief(game_id)}; there are {known}")
    return games[game_id]
