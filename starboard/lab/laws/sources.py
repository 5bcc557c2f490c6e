"""The law of sources: a rule that asks is waited for.

Calling such a rule without ``yield from`` makes a generator that nobody runs: nothing is asked,
nothing happens, and nothing complains. So the sources themselves are read.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from inspect import getsourcefile
from pathlib import Path
from typing import Any

from .walk import Play, Setup, insist


def asking_rules_are_waited_for(setup: Setup, play: Play) -> None:
    """No rule that asks is called without ``yield from``, ``return`` or ``then``."""
    found = [each for file in files_of(setup) for each in forgotten(file)]
    insist(not found, f"called, but never asked: {'; '.join(found)}")


def files_of(setup: Setup) -> list[Path]:
    """The sources of a game: its folder, or the file where its set-up is written."""
    folder = setup.game.folder
    home = _home(setup.game.setup)
    if home is not None and not home.is_relative_to(folder):
        return [home]
    return sorted(folder.rglob("*.py"))


def _home(function: Callable[..., Any]) -> Path | None:
    try:
        file = getsourcefile(function)
    except TypeError:  # compiled
        return None
    return None if file is None else Path(file)


@cache
def forgotten(file: Path) -> tuple[str, ...]:
    """Every call of an asking rule whose questions go nowhere, by file, line and name."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    asking = {
        function.name
        for module in (tree, *_neighbours(file, tree))
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef) and _asks(function)
    }
    return tuple(
        f"{name} ({file}, line {line})" for name, line in _dropped_calls(tree) if name in asking
    )


def _neighbours(file: Path, tree: ast.Module) -> Iterator[ast.Module]:
    """The modules of the same game from which names are imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level and node.module:
            folder = file.parents[node.level - 1]
            near = folder.joinpath(*node.module.split(".")).with_suffix(".py")
            if near.exists():
                yield ast.parse(near.read_text(encoding="utf-8"))


def _asks(function: ast.FunctionDef) -> bool:
    """Is it a generator? Functions inside it are functions of their own."""
    inner = {
        id(each)
        for node in ast.walk(function)
        if isinstance(node, ast.FunctionDef | ast.Lambda) and node is not function
        for each in ast.walk(node)
    }
    found = (ast.Yield, ast.YieldFrom)
    return any(isinstance(node, found) and id(node) not in inner for node in ast.walk(function))


def _dropped_calls(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Calls whose result is thrown away."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Name):
                yield called.id, node.lineno
            elif isinstance(called, ast.Attribute):
                yield called.attr, node.lineno
