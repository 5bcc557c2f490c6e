"""Every numbered rule of a game is cited by a test of that game, in its name or its docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import starboard
from starboard.kernel import Game

TESTS = Path(__file__).parent / "games"
RULE = re.compile(r"^([A-Z]+-[0-9]+) =", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]+-[0-9]+\b")
IN_A_NAME = re.compile(r"(?<=_)([a-z]+)_?([0-9]+)(?=_|$)")

GAMES = [
    game for game in starboard.games().values() if (game.folder / "text/rules.en.ftl").exists()
]


def cited(folder: Path) -> Iterator[str]:
    """The ids in the names and docstrings of all tests in a folder."""
    for file in folder.glob("**/test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from CITED.findall(ast.get_docstring(node) or "")
                yield from (f"{a.upper()}-{n}" for a, n in IN_A_NAME.findall(node.name))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_cited(game: Game) -> None:
    rules = RULE.findall((game.folder / "text/rules.en.ftl").read_text(encoding="utf-8"))
    known = set(cited(TESTS / game.id))
    missing = [rule for rule in rules if rule not in known]
    assert not missing, f"no test of {game.id} cites {', '.join(missing)}"
    assert rules
