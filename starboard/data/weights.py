"""The weights of a game's value function: those that come with it, or others that are tried."""

from __future__ import annotations

import tomllib
from pathlib import Path

#: In the environment: which files to try, such as ``theseus=mine.toml``, separated by commas.
VARIABLE = "STARBOARD_WEIGHTS"

_tried: dict[str, Path] = {}


def try_weights(wanted: str) -> None:
    """Let bots weigh by other files; no game may have read its own before."""
    for each in filter(None, wanted.split(",")):
        game, _, file = each.partition("=")
        _tried[game] = Path(file)


def read_weights(game_folder: Path) -> dict[str, float]:
    """The weights that bots of a game weigh by, by name."""
    file = _tried.get(game_folder.name, game_folder / "weights.toml")
    found = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    return {name: float(weight) for name, weight in found.items()}
