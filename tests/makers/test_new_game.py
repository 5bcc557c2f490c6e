"""A new game from the example: it plays, keeps the laws, passes its own tests; or nothing is
written and one sentence says why."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.makers.new_game import EXAMPLE, free_letter, letters_of
from tests.test_cli import run
from tools.common import ROOT


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project once more, made of links, in which the example is the only game."""
    house = tmp_path_factory.mktemp("house")
    own = [Path("starboard"), Path("starboard/games"), Path("tests"), Path("tests/games")]
    shown = {"games": ("__init__.py", "_example"), "tests": ("conftest.py",)}
    for folder in (Path(), *own):
        (house / folder).mkdir(exist_ok=True)
        for path in (ROOT / folder).iterdir():
            there = folder / path.name
            wanted = shown.get(folder.name, (path.name,))
            if path.name in wanted and there not in own and path.name != ".git":
                (house / there).symlink_to(path)
    done = starboard(house, "new-game", "moon_race", "--title-hu", "Holdfutam")
    assert "rules M-1 and on" in done
    return house


def python(house: Path, *words: str) -> str:
    """What a program of that house prints; it must end well."""
    done = subprocess.run(
        [sys.executable, *words], cwd=house, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def starboard(house: Path, *words: str) -> str:
    return python(house, "-m", "starboard", *words)


def test_it_is_on_the_shelf_under_its_own_name(house: Path) -> None:
    (game,) = json.loads(starboard(house, "games", "--json"))
    assert (game["id"], game["title"]) == ("moon_race", {"en": "Moon Race", "hu": "Holdfutam"})


def test_it_can_be_played(house: Path) -> None:
    words = ["moon_race", "--seats", "random,greedy,ismcts:5", "--games", "2", "--json"]
    assert json.loads(starboard(house, "simulate", *words))["games"] == 2


def test_it_keeps_the_laws(house: Path) -> None:
    verdict = starboard(house, "check", "moon_race", "--games", "1", "--spots", "2")
    assert "kept" in verdict
    assert "BROKEN" not in verdict


def test_its_own_tests_pass_and_cite_every_rule(house: Path) -> None:
    words = ["-q", "-p", "no:cacheprovider", "tests/games/moon_race"]
    assert " passed" in python(house, "-m", "pytest", *words)
    test = (house / "tests/games/moon_race/test_rules.py").read_text(encoding="utf-8")
    assert set(re.findall(r"\bM-[0-9]+", test)) == {f"M-{n}" for n in range(1, 7)}


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_its_rules_have_their_own_numbers(house: Path, lang: str) -> None:
    told = starboard(house, "rules", "moon_race", "--lang", lang)
    assert re.findall(r"^[A-Z]+-[0-9]+", told, re.M) == [f"M-{n}" for n in range(1, 7)]


def test_nothing_of_the_example_is_left(house: Path) -> None:
    folder = house / "starboard/games/moon_race"
    files = [
        path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
    theirs = {path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if path.is_file()}
    theirs = {path for path in theirs if not {"__pycache__", "records"} & set(path.parts)}
    assert {path.relative_to(folder) for path in files} == theirs
    for path in files:
        text = path.read_text(encoding="utf-8")
        text = text.replace("begun from the example", "")
        assert not re.search(r"\bE-[0-9]|[Ss]alvage|Roncsvad|example|példa", text), path


BAD = [
    ["new-game"],
    ["new-game", "Moon"],
    ["new-game", "moon-race"],
    ["new-game", "2moons"],
    ["new-game", "../moon"],
    ["new-game", "_moon"],
    ["new-game", "class"],
    ["new-game", "m"],
    ["new-game", "m" * 41],
    ["new-game", "moon", "--letter", "m"],
    ["new-game", "moon", "--letter", "E"],
    ["new-game", "moon", "--letter", "K"],
    ["new-game", "moon", "--letter", "MOON"],
    ["new-game", "moon", "--title", "{ $moon }"],
    ["new-game", "moon", "--title", ""],
    ["new-game", "moon", "--title-hu", 'A "Hold"'],
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_a_bad_wish_is_one_sentence_and_nothing_is_written(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words, "--into", tmp_path) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "moon").mkdir()
    assert run("new-game", "moon", "--into", tmp_path) == 2
    assert "there already" in capsys.readouterr().err
    assert list((tmp_path / "moon").iterdir()) == []
    (tmp_path / "test_sun.py").write_text("mine")
    assert run("new-game", "sun", "--into", tmp_path) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["moon", "test_sun.py"]
    assert run("new-game", "moon", "--into", tmp_path / "nowhere") == 2
    assert run("new-game", "theseus") == 2


def test_letters_are_those_of_the_name() -> None:
    assert free_letter("moon_race", {"E", "K"}) == "M"
    assert free_letter("moon_race", {"M"}) == "O"
    assert free_letter("ab", {"A", "B"}) == "AB"
    assert free_letter("ab", {"A", "B", "AB", "BA"}) == ""
    assert letters_of(EXAMPLE.parent) >= {"E", "T", "D"}
