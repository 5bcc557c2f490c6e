"""Same seed, same games, on every Python: whole games between bots are compared by digest.

The other Pythons are those that this machine has; the newest comes with an npm package, as it runs
in browsers. What cannot be had here is skipped, and says so.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.client import CLIENT, new_enough
from tools.common import ROOT, output

HERE = Path(__file__).parent
GAMES = HERE / "games.py"
VERSIONS = ((3, 11), (3, 12), (3, 13), (3, 14))


def python_of(version: tuple[int, int]) -> str | None:
    """A Python of that version on this machine, or None."""
    name = "python{}.{}".format(*version)
    managed = Path.home() / ".pyenv" / "versions"
    places = [str(path / "bin") for path in sorted(managed.glob("*")) if path.is_dir()]
    path = os.pathsep.join([*places, os.environ.get("PATH", os.defpath)])
    found = shutil.which(name, path=path)
    return found if found and output([found, "-c", "pass"]) is not None else None


def played(command: list[str]) -> dict[str, Any]:
    """What games.py prints there."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=HERE, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def in_wasm(script: Path = GAMES) -> list[str] | None:
    """The command that runs a script on the Python of browsers, or None."""
    node = shutil.which("node")
    if node is None or not new_enough(output([node, "--version"])):
        return None
    if not (CLIENT / "node_modules" / "pyodide").exists():
        return None
    return [node, str(HERE / "in_wasm.mjs"), str(ROOT), str(script)]


def test_every_python_plays_the_same_games() -> None:
    others = [version for version in VERSIONS if version != sys.version_info[:2]]
    pythons = [[python, str(GAMES)] for v in others if (python := python_of(v)) is not None]
    commands = [*pythons, *([wasm] if (wasm := in_wasm()) is not None else [])]
    if not commands:
        pytest.skip("there is no other Python on this machine, and no Node.js to bring one")
    ours = played([sys.executable, str(GAMES)])
    assert len(ours["games"]) == 15
    assert len(set(ours["games"].values())) == 15
    for command in commands:
        theirs = played(command)
        assert theirs["games"] == ours["games"], "Python {}.{}".format(*theirs["python"])
