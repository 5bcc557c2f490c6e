"""docs/researchers.md: what it shows works, and what it tells is so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard import cli
from starboard.lab.env.codec import codec_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^starboard .*$", PAGE, re.M)
TOLD = re.findall(r"^\| `(\w+)` \| ([\d, ]+) \| ([\d, ]+) \| ([\d, ]+) \|$", PAGE, re.M)
SIZES = [row for row in TOLD if row[0] in starboard.games()]


def test_the_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    """One after another in one session, as a reader would type them."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert len(blocks) > 5
    scope: dict[str, Any] = {}
    for number, block in enumerate(blocks):
        capsys.readouterr()
        exec(compile(block, f"example {number + 1}", "exec"), scope)
        assert capsys.readouterr().out.strip(), f"example {number + 1} shows nothing"


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    program, *words = shlex.split(command)
    assert program == "starboard"
    with pytest.raises(SystemExit) as end:
        cli.main(words)
    assert end.value.code == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats", "numbers", "actions"), SIZES)
def test_the_sizes_are_told_about_right(game: str, seats: str, numbers: str, actions: str) -> None:
    """A change of the rules may move them a little; they are no promise, but a measure."""
    for count, columns, size in zip(
        *(text.split(", ") for text in (seats, numbers, actions)), strict=True
    ):
        codec = codec_of(game, int(count), None, None)
        assert len(codec.columns) == pytest.approx(int(columns), rel=0.5)
        assert int(size) / 2 <= codec.actions <= int(size) * 2


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
