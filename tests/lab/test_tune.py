"""Fitting weights: what is found goes where it was asked for, and never over anything unasked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from starboard.cli import main

FEW = ["--bot", "random", "--games", "2", "--generations", "1"]


def shipped() -> bytes:
    return (starboard.game("death_angel").folder / "weights.toml").read_bytes()


def test_the_weights_that_bots_play_with_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shipped()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        main(["tune", "death_angel", *FEW])
    assert end.value.code == 0
    assert shipped() == before
    assert "[weights]" in (tmp_path / "death_angel.weights.toml").read_text(encoding="utf-8")


def test_a_file_that_is_there_is_replaced_only_if_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("keep me", encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["tune", "death_angel", *FEW, "--out", str(file)])
    assert end.value.code == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "keep me"


def test_bots_weigh_by_the_file_that_is_to_be_tried(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    names = [*starboard.game("death_angel").study.terms, "bias"]
    lines = [f"{name} = {number / 8}" for number, name in enumerate(names)]
    file.write_text("\n".join(["[weights]", *lines]), encoding="utf-8")
    look = "from starboard.games.death_angel.bot.value import BIAS, WEIGHTS; print(*WEIGHTS, BIAS)"
    env = {**os.environ, "STARBOARD_WEIGHTS": f"death_angel={file}"}
    told = subprocess.run(
        [sys.executable, "-c", look], env=env, capture_output=True, text=True, check=True
    )
    assert [float(word) for word in told.stdout.split()] == [n / 8 for n in range(len(names))]
