"""The same seed and answers give the same digests in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from starboard.kernel import Game
from starboard.lab.laws import setups_of
from tests.conformance.cases import GAMES

ROOT = Path(__file__).resolve().parents[2]
RECORDS = [(game, file) for game in GAMES for file in sorted(game.folder.glob("records/*.json"))]

LOAD_ALL = """
import sys, starboard
for file in sys.argv[1:]:
    print(starboard.load(open(file, encoding="utf-8").read()).digest())
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_digests_in_other_processes(game: Game, tmp_path: Path) -> None:
    """Saves of whole games hold a digest for every sixteen answers: loading checks them all."""
    files, digests = [], []
    for n, setup in enumerate(setups_of(game)):
        table = setup.table(n)
        for seat, option in setup.play(n).answers:
            table.answer(seat, option)
        files.append(tmp_path / f"{n}.json")
        files[-1].write_text(table.save(), encoding="utf-8")
        digests.append(table.digest())
    for hash_seed in ("1", "2"):
        loaded = subprocess.run(
            [sys.executable, "-c", LOAD_ALL, *map(str, files)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert loaded.returncode == 0, loaded.stderr
        assert loaded.stdout.split() == digests


@pytest.mark.parametrize(
    ("game", "file"), RECORDS, ids=[f"{game.id}-{file.stem}" for game, file in RECORDS]
)
def test_records_replay(game: Game, file: Path) -> None:
    """Golden games reach the digests they were saved with, and an end."""
    table = starboard.load(file.read_text(encoding="utf-8"))
    assert table.game is game
    assert table.over
