"""The compiled build plays the very same games as the sources it was made from."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.games._example.state import Table
from starboard.kernel import State
from tools import compiled
from tools.common import ROOT

#: Random games and searched ones; the digest says all of a position, the answers how it came about.
PLAY = """
import json, sys
import starboard
import starboard.kernel.run
from starboard.lab.simulate import Match, at_table

found = {}
for name in sys.argv[1:]:
    for bot in ("random", "quick", "ismcts:12"):
        for players in starboard.game(name).seats[:2]:
            table = at_table(Match(name, (bot,) * players, {}, 5), 1)
            found[f"{name} {bot} {players}"] = [table.digest(), [*table.answers]]
print(json.dumps([starboard.kernel.run.__file__, found]))
"""


def played(path: Path, *games: str) -> tuple[str, dict[str, object]]:
    """Where the kernel came from, and the games that it played."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", PLAY, *games],
        env={**os.environ, "PYTHONPATH": str(path)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    kernel, found = json.loads(done.stdout)
    return kernel, found


@pytest.fixture
def compiler() -> None:
    if lacking := compiled.lacking():
        pytest.skip(f"nothing can be compiled: {lacking}")


def same(folder: Path, *games: str) -> None:
    kernel, fast = played(folder, *games)
    assert kernel.endswith(".so")
    assert fast == played(ROOT, *games)[1]


@pytest.mark.usefixtures("compiler")
def test_one_small_game_compiled_is_the_same_game(tmp_path: Path) -> None:
    code = f"from tools.compiled import *; build(['_example'], Path({str(tmp_path)!r}))"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
    same(tmp_path, "_example")


@pytest.mark.soak
@pytest.mark.usefixtures("compiler")
def test_every_game_compiled_is_the_same_game() -> None:
    subprocess.run([sys.executable, "-m", "tools.compiled"], check=True, cwd=ROOT)
    same(compiled.TARGET, *starboard.games())


def test_the_written_out_state_is_the_state() -> None:
    """What the compiler sees of a state class says the same as what is made at import."""
    name = "starboard.kernel.position"
    scope: dict[str, Any] = {"__name__": name, "__package__": "starboard.kernel"}
    exec(compiled.rewritten((ROOT / "starboard/kernel/position.py").read_text(), name), scope)
    written = scope["State"]
    assert written is not State
    one, two = (cls(key=b"k", draws=3, told=[]).copy() for cls in (written, State))
    assert one.plain() == two.plain()
    assert one.told == two.told
    assert one.agenda is not one.lanes
    assert written.FIELDS == State.FIELDS
    assert written.SECRETS == State.SECRETS == {}


def test_what_is_secret_is_written_out_too() -> None:
    name = "starboard.games._example.state"
    text = (ROOT / "starboard/games/_example/state.py").read_text()
    scope: dict[str, Any] = {"__name__": name, "__package__": "starboard.games._example"}
    exec(compiled.rewritten(text, name), scope)
    assert scope["Table"].SECRETS == Table.SECRETS != {}
    lists: dict[str, Any] = {name: [] for name in ("fuel", "hands", "wrecks", "spent", "holds")}
    assert scope["Table"](**lists, bids=[], lost=[]).round == 0


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is started in the background, by command; nothing really is."""
    commands: list[list[str]] = []
    monkeypatch.setattr(compiled, "TARGET", tmp_path / "compiled")
    monkeypatch.setattr(compiled, "CACHE", tmp_path)
    monkeypatch.setattr(compiled, "lacking", lambda: "")
    monkeypatch.setattr(subprocess, "Popen", lambda c, **_: commands.append(c))
    monkeypatch.delenv(compiled.VARIABLE, raising=False)
    return commands


def test_bots_get_a_build_that_is_made_beside_them(
    started: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "compiled" / compiled.STAMP
    stale.parent.mkdir()
    stale.write_text("of other rules")
    assert compiled.build_for_bots() == str(tmp_path / "compiled")
    assert started == [[sys.executable, "-m", "tools.compiled", "--background"]]
    assert not stale.exists()  # bots of other rules must not play
    assert "in the background" in capsys.readouterr().err


def test_a_build_is_never_required(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "lacking", lambda: "there is no C compiler")
    assert compiled.build_for_bots() == "no"
    monkeypatch.setattr(compiled, "lacking", lambda: "")
    monkeypatch.setenv(compiled.VARIABLE, "no")
    assert compiled.build_for_bots() == "no"
    assert started == []


def test_only_the_checkers_half_is_compiled() -> None:
    text = "if TYPE_CHECKING:\n    A = int\nelse:\n    A = object\nB = 1\n"
    assert compiled.rewritten(text, "any") == "A = int\nB = 1\n"
