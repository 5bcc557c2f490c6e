"""Who may import whom. The table below is the law; a new game is under it without being named."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# The rooms of the house, and the rooms that each may look into. "top" is starboard/__init__.py.
# "games" is the shelf, where the registry finds them: nobody names a single game.
MAY_IMPORT = {
    "pieces": set[str](),
    "kernel": {"pieces"},
    "draw": {"pieces", "kernel"},
    "data": {"pieces", "kernel", "draw"},
    "coach": {"kernel", "draw", "data"},
    "bots": {"pieces", "kernel"},
    "games": {"pieces", "kernel", "draw", "data", "bots.config"},
    "text": {"kernel", "data"},
    "look": set[str](),
    "saves": {"kernel"},
    "picture": {"kernel", "draw", "text", "look"},
    "animation": {"kernel", "draw", "picture"},
    "editions": {"kernel", "data"},
    "top": {"kernel", "games", "data", "saves", "text", "editions"},
    "workshop": {"top", "editions", "kernel", "draw", "data", "games", "text"},
    "lab": {
        "top", "editions", "pieces", "kernel", "draw", "data", "games", "bots", "saves", "text",
        "look",
    },
    "makers": {"top", "kernel", "draw", "look", "picture"},
    "server": {
        "top", "editions", "pieces", "kernel", "draw", "data", "games", "bots", "text", "look",
        "picture", "workshop", "coach",
    },
    "solo": {"top", "kernel", "draw", "bots", "text", "look", "server", "workshop"},
    "terminal": {
        "top", "editions", "kernel", "draw", "data", "games", "bots", "text", "look", "workshop",
        "coach",
    },
    "cli": {
        "top", "editions", "kernel", "draw", "data", "games", "bots", "text", "look", "lab",
        "server", "terminal", "picture", "animation", "workshop", "makers", "coach", "solo",
    },
    "__main__": {"cli"},
}  # fmt: skip
# What is imported for its types alone is no dependency.
FOR_TYPES = {"kernel": {"draw"}}
# What the shelf of the games gives to everybody.
SHELF = {"find", "registry"}
# Kernel and games also run inside a browser, and replay the same everywhere and always.
STANDARD_LIBRARY_ONLY = {"pieces", "kernel", "draw", "data", "coach", "bots", "games"}
NOT_FOR_GAMES = {"asyncio", "datetime", "os", "random", "secrets", "time"}


def room_of(module: str) -> str:
    """starboard.kernel.table -> kernel; starboard.games.theseus.box -> games.theseus."""
    match module.split(".")[1:]:
        case []:
            return "top"
        case ["games", game, *_]:
            return f"games.{game}"
        case ["bots", "config", *_]:
            return "bots.config"
        case [room, *_]:
            return room
    raise AssertionError(module)


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every import, also those inside functions, with its line and its absolute name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")
            above = above[: len(above) - node.level + is_package] if node.level else []
            source = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                is_room = source == "starboard" and alias.name in MAY_IMPORT
                is_game = source == "starboard.games" and alias.name not in SHELF
                yield node.lineno, f"{source}.{alias.name}" if is_room or is_game else source


def breaches(source: str, module: str, is_package: bool = False) -> list[str]:
    here = room_of(module)
    kind = here.partition(".")[0]
    if kind not in MAY_IMPORT:
        return [f"{module}: say in MAY_IMPORT what '{kind}' may import"]
    tree, found = ast.parse(source), []
    types_only = {
        node.lineno
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for node in ast.walk(block)
        if isinstance(node, ast.ImportFrom)
    }
    for line, name in imported(tree, module, is_package):
        library = name.partition(".")[0]
        if library == "starboard":
            there = room_of(name)
            fine = there.partition(".")[0] == kind if kind != "games" else there == here
            allowed = MAY_IMPORT[kind]
            fine = fine or there in allowed or (there == "bots.config" and "bots" in allowed)
            fine = fine or (line in types_only and there in FOR_TYPES.get(kind, ()))
        elif kind in STANDARD_LIBRARY_ONLY:
            fine = library in sys.stdlib_module_names or line in types_only
            fine = fine and not (kind == "games" and library in NOT_FOR_GAMES)
        else:
            fine = True
        if not fine:
            found.append(f"{module}, line {line}: may not import {name}")
    return found


def test_everybody_keeps_to_their_layer() -> None:
    found = [
        breach
        for path in sorted((ROOT / "starboard").rglob("*.py"))
        for breach in breaches(path.read_text(), module_of(path), path.name == "__init__.py")
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("starboard.kernel.table", "from .question import Ask"),
        ("starboard.games.theseus.rules.turn", "from ..state import State"),
        ("starboard.games.theseus.rules.turn", "from starboard.kernel import Ask"),
        ("starboard.games.theseus.box", "import tomllib"),
        ("starboard.games.theseus.bot", "from starboard.bots.config import SearchConfig"),
        ("starboard.kernel.table", "if TYPE_CHECKING:\n    from starboard.draw import Scene"),
        ("starboard.lab.simulate", "from starboard import games, new"),
        ("starboard.server.app", "import litestar\nfrom ..text import render"),
        ("starboard.cli", "def f():\n    from .server import serve"),
    ],
)
def test_what_is_allowed(module: str, source: str) -> None:
    assert breaches(source, module) == []


@pytest.mark.parametrize(
    ("module", "source", "culprit"),
    [
        ("starboard.kernel.table", "from ..text import render", "starboard.text"),
        ("starboard.kernel.table", "import msgspec", "msgspec"),
        ("starboard.kernel.table", "from starboard.draw import Scene", "starboard.draw"),
        ("starboard.pieces.chance", "from starboard.kernel import Ask", "starboard.kernel"),
        ("starboard.games.theseus.box", "from ..hexpanse import box", "starboard.games.hexpanse"),
        ("starboard.games.theseus.box", "from .. import hexpanse", "starboard.games.hexpanse"),
        ("starboard.games.theseus.box", "from ...bots import greedy", "starboard.bots"),
        ("starboard.games.new_game.state", "from random import choice", "random"),
        ("starboard.games.new_game.state", "def f():\n    import os.path", "os.path"),
        ("starboard.bots.greedy", "import starboard", "starboard"),
        ("starboard.bots.greedy", "from starboard import new", "starboard"),
        ("starboard.text", "from starboard import lab", "starboard.lab"),
        ("starboard.server.app", "import starboard.games.theseus", "starboard.games.theseus"),
        ("starboard.server.app", "from starboard.lab import simulate", "starboard.lab"),
        ("starboard.server.app", "from starboard.games import theseus", "games.theseus"),
        ("starboard.terminal.app", "from starboard import cli", "starboard.cli"),
        ("starboard.attic.box", "", "say in MAY_IMPORT"),
    ],
)
def test_what_is_not_allowed(module: str, source: str, culprit: str) -> None:
    (breach,) = breaches(source, module)
    assert culprit in breach


def test_a_package_counts_its_dots_from_itself() -> None:
    assert breaches("from .state import State", "starboard.games.theseus", is_package=True) == []
    assert breaches("from ..bots import greedy", "starboard.kernel", is_package=True) != []
