"""Owners' editions of a box: folders of data that stand in for what a game came with.

An edition is a folder of TOML files: those of the game's own ``box/``, changed by their owner,
``edition.toml`` with its game and name, and ``texts.toml`` with words of its own. Nothing in it is
executed. ``STARBOARD_BOX`` names the editions to play with, so that processes started by this one
play with the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard.data.edition import Edition, choose

VARIABLE = "STARBOARD_BOX"
HEAD = "edition.toml"
TEXTS = "texts.toml"
LARGEST = 4_000_000  # bytes of all files together; the largest box has a tenth of it
LARGEST_FILE = 1_000_000
MOST_FILES = 40
DEEPEST = 16  # tables in lists in tables; the deepest box has seven
MOST_PARTS = 30  # of a key with dots
LONGEST_TEXT = 600  # characters
LONGEST_NAME = 60

Data = dict[str, Any]


class BadEdition(ValueError):
    """A folder that is no edition; the sentence says why."""


def read(folder: Path) -> Edition:
    """The edition in a folder; whether its box can be played is seen when the game reads it."""
    data = {path.name: parsed(path) for path in files(folder)}
    if HEAD not in data:
        raise BadEdition(f"{folder} is no edition: it has no {HEAD}")
    game, name = head_of(folder, data.pop(HEAD))
    texts = data.pop(TEXTS, {})
    for fault in shape_faults(texts):
        raise BadEdition(f"{folder / TEXTS}: {fault}")
    told = hash_of(game, data)
    same = told == hash_of(game, shipped(game))
    return Edition(game, name, folder.resolve(), told, same, texts)


def use(folders: Sequence[Path]) -> list[Edition]:
    """Play with these editions, here and in every process that is started from here."""
    found = [read(folder) for folder in folders]
    games = [edition.game for edition in found]
    if twice := next((game for game in games if games.count(game) > 1), None):
        raise BadEdition(f"two editions of {twice} were named; a game is played with one")
    for edition in found:
        choose(edition)
    os.environ[VARIABLE] = os.pathsep.join(str(edition.folder) for edition in found)
    return found


def use_named_by(environment: Mapping[str, str]) -> list[Edition]:
    """Play with the editions that the environment names."""
    return use([Path(f) for f in environment.get(VARIABLE, "").split(os.pathsep) if f])


# ---- what is in a folder --------------------------------------------------------------------


def shipped_folder(game: str) -> Path:
    """The box that comes with a game."""
    return Path(__file__).parent / "games" / game / "box"


def shipped(game: str) -> dict[str, Data]:
    """What the box that comes with a game says, by file."""
    return {path.name: parsed(path) for path in sorted(shipped_folder(game).glob("*.toml"))}


def hash_of(game: str, data: Mapping[str, Data]) -> str:
    """The same data has the same hash, whatever its order and comments."""
    told = json.dumps([game, data], sort_keys=True, default=str).encode()
    return hashlib.sha256(told).hexdigest()[:16]


def head_of(folder: Path, head: Data) -> tuple[str, str]:
    """The game and the name of an edition."""
    game, name = head.get("game"), head.get("name")
    if not isinstance(game, str) or not game.isidentifier():
        raise BadEdition(f"{folder / HEAD}: game should be the id of a game, not {_brief(game)}")
    if not shipped_folder(game).is_dir():
        raise BadEdition(f"{folder / HEAD}: there is no game {_brief(game)}")
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME:
        raise BadEdition(
            f"{folder / HEAD}: name should be a text of 1 to {LONGEST_NAME} characters"
        )
    if not name.isprintable():
        raise BadEdition(f"{folder / HEAD}: name should be one line of plain text")
    return game, name.strip()


def files(folder: Path) -> list[Path]:
    """The files of an edition, none of which leads out of its folder or is beyond reason."""
    try:
        found = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except NotADirectoryError:
        raise BadEdition(f"{folder} is no folder") from None
    except FileNotFoundError:
        raise BadEdition(f"there is no folder {folder}") from None
    except (OSError, ValueError) as error:
        raise BadEdition(f"{folder} cannot be read: {_reason(error)}") from None
    if len(found) > MOST_FILES:
        raise BadEdition(f"{folder} is too large for an edition: more than {MOST_FILES} files")
    if sum(_size(folder, path) for path in found) > LARGEST:
        raise BadEdition(f"{folder} is too large for an edition: more than {LARGEST:,} bytes")
    return found


def _size(folder: Path, path: Path) -> int:
    try:
        inside = path.resolve().parent == folder.resolve()
        found = path.stat()
    except (OSError, RuntimeError) as error:
        raise BadEdition(f"{path} cannot be read: {_reason(error)}") from None
    if not inside:
        raise BadEdition(f"{path} leads out of the edition's folder")
    if not stat.S_ISREG(found.st_mode):
        raise BadEdition(f"{path} is no file")
    if found.st_size > LARGEST_FILE:
        raise BadEdition(f"{path} is too large: more than {LARGEST_FILE:,} bytes")
    return found.st_size


def parsed(path: Path) -> Data:
    """What a file says."""
    try:
        source = path.read_text(encoding="utf-8")
        if source.startswith("\ufeff"):
            raise BadEdition(f"{path} begins with a byte order mark: save it as UTF-8 without one")
        _check_keys(source)
        data = tomllib.loads(source)
        _check_depth(data, DEEPEST)
    except OSError as error:
        raise BadEdition(f"{path} cannot be read: {_reason(error)}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path} is no text in UTF-8: save it as UTF-8") from None
    except RecursionError:
        raise BadEdition(f"{path} is nested too deeply") from None
    except BadEdition:
        raise
    except ValueError as error:  # not TOML, or a number of thousands of digits
        raise BadEdition(f"{path}: {_brief(str(error))}{_line(source, str(error))}") from None
    return data


def _line(source: str, told: str) -> str:
    """The line that a parser complains of: it shows the field, and what was typed."""
    match = re.search(r"at line (\d+)", told)
    lines = source.split("\n")
    if match is None or int(match[1]) > len(lines):
        return ""
    return f": {_brief(lines[int(match[1]) - 1].strip())}"


def _check_keys(source: str) -> None:
    """No key like a.a.a.a...: a parser takes minutes for one of fifty thousand parts."""
    for line in source.splitlines():
        if line.count(".") > MOST_PARTS and not line.lstrip().startswith("#"):
            bare = line.translate({ord(" "): None, ord("\t"): None})
            if any(piece.count(".") > MOST_PARTS for piece in re.split("[=,#{}\\[\\]]", bare)):
                raise RecursionError


def _check_depth(value: Any, deepest: int) -> None:
    if deepest == 0:
        raise RecursionError
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            _check_depth(each, deepest - 1)


def shape_faults(texts: Data) -> list[str]:
    """What is wrong with the form of an edition's texts; their keys are looked at elsewhere."""
    faults = []
    for lang, table in texts.items():
        if not isinstance(table, dict):
            faults.append(f"{_brief(lang)}: should be a table of texts, such as [hu]")
            continue
        for key, text in table.items():
            if not isinstance(text, str) or not text.strip():
                faults.append(f"{lang}: {_brief(key)}: should be a text")
            elif len(text) > LONGEST_TEXT:
                faults.append(f"{lang}: {_brief(key)}: has more than {LONGEST_TEXT} characters")
            elif not text.replace("\n", " ").isprintable():
                faults.append(f"{lang}: {_brief(key)}: has characters that cannot be printed")
    return faults


def _brief(value: object) -> str:
    """As much of what somebody wrote as fits into a sentence."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if c.isprintable() else " " for c in text[:200])
    return text if len(text) <= 120 else text[:117] + "..."


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or _brief(str(error))
