"""What is in a game's box: how many of each thing, from which source, and what is wrong."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path
from typing import Any

from starboard import editions
from starboard.data.box import BoxError, Entry, entries, tally
from starboard.data.edition import box_folder
from starboard.kernel import Game

Counts = dict[str, dict[str, Any]]


def contents(game: Game) -> tuple[Counts, list[str]]:
    """The counts by family, and every fault that is found."""
    faults = faults_in_files(game)
    try:
        return own_count(game), faults
    except BoxError as fault:
        return {}, sorted({str(fault), *faults})


def own_count(game: Game) -> Counts:
    """The game's own count of its box, or else what its files list."""
    name = f"starboard.games.{game.folder.name}.box"
    if (game.folder / "box.py").is_file():
        count = getattr(importlib.import_module(name), "components", None)
        if count is not None:
            found: Counts = count()
            return found
    listed = [family for file in _files(game) for family in _families(file)]
    return {found[0].name.split()[0]: tally(found) for found in listed if found}


def faults_in_files(game: Game) -> list[str]:
    """Files that cannot be read, and entries that do not say their source."""
    faults = []
    for file in _files(game):
        try:
            _families(file)
        except BoxError as fault:
            faults.append(str(fault))
    return faults


def _files(game: Game) -> list[Path]:
    own = (editions.HEAD, editions.TEXTS)
    return [f for f in sorted(box_folder(game.folder).glob("*.toml")) if f.name not in own]


def _families(file: Path) -> list[list[Entry]]:
    """The lists of entries in a file, such as [[marine]] makes."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxError(file.name, "file", "-", str(error)) from None
    return [entries(file.name, data, family) for family, each in data.items() if _is_list(each)]


def _is_list(listed: Any) -> bool:
    return isinstance(listed, list) and bool(listed) and all(isinstance(e, dict) for e in listed)
