"""A new game, written from the example: playable at once, under its own name and rule letter."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"
EXAMPLE = GAMES / "_example"
TEST = Path("tests", "games")  # beside the package

_NAME = re.compile(r"[a-z][a-z0-9_]{1,39}")
_TITLE = re.compile(r"\w[\w '’&:,.!?–-]{0,39}")
_LETTER = re.compile(r"[A-Z]{1,3}")
_RULE = re.compile(r"^([A-Z]+)-[0-9]+ =", re.M)
#: Not copied: what is made from the files, and games that were played by other rules.
_LEFT_OUT = {"__pycache__", "records"}


class BadGame(ValueError):
    """No game can be made so; the sentence says why."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that is about to be written."""

    name: str
    letter: str
    titles: tuple[str, str]  # in English and in Hungarian
    into: Path  # the folder of games

    @property
    def folder(self) -> Path:
        """Where the game goes."""
        return self.into / self.name

    @property
    def test(self) -> Path:
        """Where its tests go: to those of the other games, or beside it where there are none."""
        tests = self.into.parent.parent / TEST
        if tests.is_dir():
            return tests / self.name / "test_rules.py"
        return self.into / f"test_{self.name}.py"

    def files(self) -> Iterator[tuple[Path, str]]:
        """Every file of it, with what stands in it."""
        for path in sorted(EXAMPLE.rglob("*")):
            part = path.relative_to(EXAMPLE)
            if path.is_file() and not _LEFT_OUT & set(part.parts):
                yield self.folder / part, self.rewritten(path.read_text(encoding="utf-8"))
        test = GAMES.parent.parent / TEST / EXAMPLE.name / "test_rules.py"
        if test.is_file():  # an installed package comes without tests
            yield self.test, self.rewritten(test.read_text(encoding="utf-8"))

    def rewritten(self, text: str) -> str:
        """A file of the example as one of this game."""
        english, hungarian = self.titles
        text = text.replace(
            "Salvage: a complete tiny game. ``starboard new-game`` makes one of your own from it.",
            f"{english}: begun from the example; its rules wait to be written anew.",
        )
        text = text.replace("Salvage, the example", english).replace("Salvage", english)
        text = text.replace("Roncsvadászat, a példajáték", hungarian)
        text = text.replace("Roncsvadászat", hungarian)
        text = re.sub(r"\bE-(?=[0-9])", f"{self.letter}-", text)
        return text.replace(EXAMPLE.name, self.name)


def plan(
    name: str,
    *,
    letter: str | None = None,
    title: str | None = None,
    title_hu: str | None = None,
    into: Path | None = None,
) -> NewGame:
    """What would be written; BadGame if that cannot be. Nothing is written yet."""
    folder = GAMES if into is None else into.absolute()
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadGame(
            f"a game is named in small letters, digits and _, such as moon_race, not {name!r}"
        )
    if not folder.is_dir():
        raise BadGame(f"{folder} is no folder, so no game can be written into it")
    english = title if title is not None else name.replace("_", " ").title()
    hungarian = title_hu if title_hu is not None else english
    for each in (english, hungarian):
        if not _TITLE.fullmatch(each):
            raise BadGame(f"a title is up to forty plain letters, not {each!r}")
    taken = letters_of(folder) | letters_of(GAMES) | {"K"}  # K-1 and on are for all games
    chosen = letter if letter is not None else free_letter(name, taken)
    if not _LETTER.fullmatch(chosen) or chosen in taken:
        raise BadGame(
            f"rules are numbered by one to three capital letters that no game has, not {chosen!r}"
        )
    made = NewGame(name, chosen, (english, hungarian), folder)
    for path in (made.folder, made.test):
        if path.exists():
            raise BadGame(f"{path} is there already")
    return made


def write(game: NewGame) -> list[Path]:
    """Write all of it; which files."""
    files = dict(game.files())
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(files)


def letters_of(folder: Path) -> set[str]:
    """The letters that games in a folder number their rules by."""
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*/text/rules.en.ftl")]
    return {letter for text in texts for letter in _RULE.findall(text)}


def free_letter(name: str, taken: set[str]) -> str:
    """A letter of the name that no game has, or two of them; nothing if all are taken."""
    own = [letter for letter in name.upper() if letter.isalpha()]
    pairs = [a + b for a, b in permutations(own, 2)]
    return next((letter for letter in (*own, *pairs) if letter not in taken), "")
