"""Correcting one entry of a box: tried out in a copy, then written into the edition's files."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tomlkit

from starboard import editions, text
from starboard.data.edition import Edition
from starboard.editions import HEAD, TEXTS, BadEdition
from starboard.kernel import Game

from . import form, probe
from .export import export
from .places import Data, Place, find
from .probe import Fault
from .writing import changed

Values = Sequence[
    tuple[tuple[str | int, ...], Any]
]  # paths inside the entry, and what to put there
Words = Sequence[tuple[str, str, str | None]]  # language, key, text; None: as it came


class Faulty(Exception):
    """With this correction the box could not be played; nothing has been written."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(str(fault))


class Locked(Exception):
    """This may not be changed."""


def box_in(game: str, folder: Path) -> tuple[dict[str, Data], Data]:
    """What stands in an edition's files at this moment, and its words; else in the box as it
    comes."""
    if not (folder / HEAD).is_file():
        return editions.shipped(game), {}
    data = {path.name: editions.parsed(path) for path in editions.files(folder)}
    data.pop(HEAD)
    return data, data.pop(TEXTS, {})


def correct(game: Game, folder: Path, place: Place, values: Values, words: Words) -> Edition:
    """Change an entry in the edition in this folder, which is made if it is not there."""
    _check(game, folder, place, values, words)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=folder.parent) as aside:
        copy = Path(aside) / game.id
        is_new = not (folder / HEAD).is_file()
        if is_new:
            export(game, copy, at=folder)
        else:
            copy.mkdir()
            for path in editions.files(folder):
                shutil.copyfile(path, copy / path.name)
        touched = _write(copy, place, values, words)
        _try(game, copy)
        if is_new:
            folder.mkdir(exist_ok=True)
            for path in sorted(copy.iterdir(), key=lambda path: path.name == HEAD):
                os.replace(path, folder / path.name)  # without its head it is no edition yet
        else:
            for name in touched:
                os.replace(copy / name, folder / name)
    return editions.read(folder)


def _check(game: Game, folder: Path, place: Place, values: Values, words: Words) -> None:
    entry = find(box_in(game.id, folder)[0], place)
    if entry is None:
        raise KeyError(place.name)
    for path, _ in values:
        if not path or not isinstance(path[0], str):
            raise BadEdition("a field is named by a path that begins with its name")
        if form.lock_of(game, place, entry, path[0])[0] is not None:
            raise Locked(path[0])
    offered = {each["key"]: each for each in form.texts(game, place, {})}
    for _, key, _ in words:
        if key not in offered or offered[key]["locked"]:
            raise Locked(key[:60])


def _write(folder: Path, place: Place, values: Values, words: Words) -> list[str]:
    """Change the files of a copy; the names of those that were changed."""
    touched = []
    if values:
        file = folder / place.file
        try:
            told = changed(file.read_text(encoding="utf-8"), place, values)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, BadEdition):
                raise
            raise BadEdition(f"{place.file}: {place.name}: there is no such field") from None
        file.write_text(told, encoding="utf-8")
        touched.append(place.file)
    if words:
        _write_words(folder / TEXTS, words)
        touched.append(TEXTS)
    return touched


def _write_words(file: Path, words: Words) -> None:
    document = tomlkit.parse(file.read_text(encoding="utf-8") if file.is_file() else "")
    for lang, key, told in words:
        table: Any = document.setdefault(lang, tomlkit.table())
        if told is not None:
            table[key] = told
        elif key in table:
            del table[key]
    file.write_text(tomlkit.dumps(document), encoding="utf-8")


def _try(game: Game, folder: Path) -> None:
    texts = editions.parsed(folder / TEXTS) if (folder / TEXTS).is_file() else {}
    for told in editions.shape_faults(texts) or text.edition_faults(game.id, texts):
        raise Faulty(Fault(TEXTS, "", "", told))
    if (fault := probe.read(folder).fault) is not None:
        raise Faulty(fault)
