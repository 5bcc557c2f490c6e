"""The whole box written out for its owner, with what every field may hold in comments."""

from __future__ import annotations

import json
import shutil
import textwrap
from pathlib import Path
from typing import Any

from starboard import editions, text
from starboard.editions import HEAD, TEXTS, BadEdition
from starboard.kernel import Game

from . import probe
from .places import named

Asked = dict[str, dict[str, dict[str, Any]]]  # by kind of entry, by field

SOURCES = """\
source, and the fields that end in _source, tell where we know it from: "rulebook", "public" (not
from the rulebook, but from another public source), "reconstructed" (no public source says it, so
we worked it out: these are the ones to compare with your cards). Change what your box says
otherwise; what is known from the rulebook should need no change. Ids are names that other entries
and the words refer to: leave them."""

HEAD_TEXT = """\
# Your edition of {title}.
#
# The other files of this folder are the box: cards, tiles, boards, numbers. Compare them with your
# own box and change what differs; comments, which begin with #, say what the fields may hold.
#   starboard box check {folder}
#     names every fault, and what differs from the box as it comes
#   starboard play {game} --box {folder}
#     plays with it; so do serve, simulate and the others
# Nothing in here is executed. Games begun with this edition go on with this edition only.

game = "{game}"
name = {name}  # what others see; 1 to {longest} characters
"""

TEXTS_TEXT = """\
# Words of your own: names and texts of cards, by language and key. Plain text: braces and all
# other characters stand for themselves, and names are declined by rule. Numbers in the words of
# cards follow from the data by themselves; change a text here only if your card says something
# else. Take away the # in front of a line that you change. At most {longest} characters each.
"""


def export(game: Game, folder: Path, name: str = "", at: Path | None = None) -> list[Path]:
    """Write the box of a game into a folder that is new or empty; ``at``: where it will lie."""
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise BadEdition(f"{folder} is there already, and no folder")
    if folder.is_dir() and any(folder.iterdir()):
        raise BadEdition(f"{folder} is not empty; nothing has been written")
    shipped = editions.shipped_folder(game.id)
    if not shipped.is_dir():
        raise BadEdition(f"{game.id} has no box of its own to write out")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write(game, folder, name, at or folder)
    except OSError as error:
        raise BadEdition(f"{folder} cannot be written: {error.strerror}") from None
    return sorted(folder.iterdir())


def _write(game: Game, folder: Path, name: str, at: Path) -> None:
    for path in sorted(editions.shipped_folder(game.id).glob("*.toml")):
        shutil.copyfile(path, folder / path.name)
    title = game.title("en")
    called = json.dumps(name or f"My edition of {title}", ensure_ascii=False)
    head = HEAD_TEXT.format(
        title=title, folder=at, game=game.id,
        name=called, longest=editions.LONGEST_NAME,
    )  # fmt: skip
    (folder / HEAD).write_text(head, encoding="utf-8")
    (folder / TEXTS).write_text(_texts(game), encoding="utf-8")
    asked = probe.read(folder).asked
    for path in sorted(editions.shipped_folder(game.id).glob("*.toml")):
        explained = _comments(asked_of(path.name, asked))
        source = path.read_text(encoding="utf-8")
        (folder / path.name).write_text(f"{explained}\n{source}", encoding="utf-8")


# ---- comments -------------------------------------------------------------------------------


def asked_of(file: str, asked: list[tuple[str, str, str, dict[str, Any]]]) -> Asked:
    """What is asked of the fields of a file, by kind of entry: all mercenaries together."""
    found: Asked = {}
    data = editions_data(file, asked)
    for where, entry, field, what in asked:
        if where == file and entry != "file" and field != "source":
            place = named(data, file, entry)
            family = place.family if place is not None else entry
            inside = entry.removeprefix(place.name) if place is not None else ""
            kind = " ".join([family, *(w for w in inside.split() if not w.isdecimal())])
            _add(found.setdefault(kind, {}).setdefault(field, {}), what)
    return found


def editions_data(file: str, asked: list[tuple[str, str, str, dict[str, Any]]]) -> dict[str, Any]:
    """The entries that were asked, as data in which they can be found by their names."""
    data: dict[str, Any] = {}
    for where, entry, field, _ in asked:
        family, _, rest = entry.partition(" ")
        if where == file and field == "source" and rest:
            data.setdefault(family, []).append({"id": rest})
    return data


def _add(known: dict[str, Any], what: dict[str, Any]) -> None:
    for key, value in what.items():
        if key == "low":
            known[key] = min(known.get(key, value), value)
        elif key == "high":
            known[key] = max(known.get(key, value), value)
        elif key == "choices":
            known[key] = list(dict.fromkeys([*known.get(key, []), *value]))
        else:
            known[key] = value


def _comments(asked: Asked) -> str:
    lines = [*textwrap.wrap(SOURCES.replace("\n", " "), 96), ""]
    lines.append("What the fields may hold:")
    for kind, fields in asked.items():
        lines.append(f"  {kind}")
        for field, what in fields.items():
            said = f"{field}: {told(what)}"
            lines += textwrap.wrap(said, 94, initial_indent="    ", subsequent_indent="      ")
    return "".join(f"# {line}".rstrip() + "\n" for line in lines)


def told(what: dict[str, Any]) -> str:
    """What a field may hold, in words."""
    if "choices" in what:
        many = "any of" if what.get("kind") == "list" else "one of"
        return f"{many} {', '.join(map(str, what['choices']))}"
    if "low" in what:
        return f"{what['low']} to {what['high']}"
    if "count" in what:
        return f"a list of {what['count']} whole numbers"
    words = {"int": "a whole number", "str": "a word or text", "bool": "true or false",
             "list": "a list", "dict": "a table"}  # fmt: skip
    return words.get(what.get("kind", ""), "a value")


def _texts(game: Game) -> str:
    """All words without facts, each in a comment of its own: whoever wants one takes the # away."""
    parts = [TEXTS_TEXT.format(longest=editions.LONGEST_TEXT)]
    for lang in text.languages:
        parts.append(f"\n[{lang}]\n")
        for key, said in text.plain_words(game.id, lang):
            parts.append(f"# {_key(key)} = {json.dumps(said, ensure_ascii=False)}\n")
    return "".join(parts)


def _key(key: str) -> str:
    return json.dumps(key) if "." in key else key
