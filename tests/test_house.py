"""The house is small and tidy: its kernel, files, functions, and the rooms of every game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import starboard

PACKAGE = Path(starboard.__file__).parent
KERNEL, FILE, FUNCTION = 1_500, 400, 40  # lines

#: The rooms of every game: files, or folders of the same name.
ROOMS = (
    "__init__.py", "state.py", "rules/__init__.py", "rules/setup.py", "rules/course.py",
    "legality", "scoring", "view", "text.py", "text/en.ftl", "text/hu.ftl", "scene/__init__.py",
    "bot/value.py", "art/cover.svg",
)  # fmt: skip
#: Those of the games that come in a box.
ROOMS_OF_A_BOX = ("box", "catalogue", "outlook", "bot/policy.py", "bot/search.py", "records")
#: Names that do not say what is in a room.
RIDDLES = {
    "careless", "desk", "glance", "ground", "laying", "memory", "others", "pieces", "promises",
    "prospects", "quick", "says", "telling",
}  # fmt: skip
#: Words of a machine that is gone.
GONE = (
    "CHECKPOINT", "Together", "quick_ask", "def wander", "_take_hastily", "LazyOf", "settled=",
)  # fmt: skip

FILES = sorted(path for path in PACKAGE.rglob("*.py") if "static" not in path.parts)
GAMES = list(starboard.games(hidden=True).values())


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_the_kernel_is_read_in_one_sitting() -> None:
    assert sum(map(lines_of, (PACKAGE / "kernel").glob("*.py"))) <= KERNEL


def test_files_are_short() -> None:
    long = {str(path.relative_to(PACKAGE)): n for path in FILES if (n := lines_of(path)) > FILE}
    assert not long


def test_functions_are_short() -> None:
    long = {
        f"{path.relative_to(PACKAGE)}:{node.lineno} {node.name}": length
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := body_lines(node)) > FUNCTION
    }
    assert not long


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Without the signature, the docstring, and functions inside, which count by themselves."""
    body = function.body
    first = body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and len(body) > 1:
        first = body[1]
    inner = [node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    lines = (function.end_lineno or 0) - first.lineno + 1
    return lines - sum((node.end_lineno or 0) - node.lineno + 1 for node in inner)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_the_same_rooms(game: starboard.Game) -> None:
    rooms = (*ROOMS, *ROOMS_OF_A_BOX) if (game.folder / "box").is_dir() else ROOMS
    missing = [room for room in rooms if not is_there(game.folder / room)]
    assert not missing
    riddles = [path for path in game.folder.rglob("*.py") if path.stem in RIDDLES]
    assert not riddles


def is_there(room: Path) -> bool:
    return room.exists() or room.with_suffix(".py").exists()


def test_nothing_is_left_of_the_old_machine() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}: {word}"
        for path in FILES
        for word in GONE
        if re.search(rf"(?<![\w.]){re.escape(word)}", path.read_text(encoding="utf-8"))
    ]
    assert not found
