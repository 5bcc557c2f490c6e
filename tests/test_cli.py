"""The command line: what each command prints, and one sentence with exit code 2 for bad input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.dom.minidom import parseString

import pytest

import starboard
from starboard import cli

ROOT = Path(__file__).resolve().parent.parent
Capture = pytest.CaptureFixture[str]


def run(*words: str | Path) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as end:
        cli.main([str(word) for word in words])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A whole game of the example."""
    table = starboard.new("_example", seats=2, seed=3)
    while not table.over:
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    file = tmp_path / "save.json"
    file.write_text(table.save(), encoding="utf-8")
    return file


BAD = [
    ["nonsense"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "_example", "--seats", "clever"],
    ["simulate", "_example", "--seats", "random,"],
    ["simulate", "_example", "--seats", "random:3,random"],
    ["simulate", "_example", "--seats", "me,random"],
    ["simulate", "_example", "--seats", "random,random", "--players", "3"],
    ["simulate", "_example", "--players", "9"],
    ["simulate", "_example", "--games", "0"],
    ["simulate", "_example", "--games", "many"],
    ["simulate", "_example", "--jobs", "0"],
    ["simulate", "_example", "--seed", "1.5"],
    ["simulate", "_example", "--variant", "mode=hard"],
    ["simulate", "_example", "--variant", "mode"],
    ["simulate", "_example", "--no-such-option"],
    ["report"],
    ["report", "_example"],
    ["report", "_example", "--games", "5"],
    ["report", "chess", "--json"],
    ["report", "_example", "--bots", "clever", "--json"],
    ["report", "_example", "--bots", "me", "--json"],
    ["report", "_example", "--games", "0", "--json"],
    ["report", "_example", "--players", "1", "--json"],
    ["report", "_example", "--lang", "xx", "--json"],
    ["report", "_example", "--out", str(ROOT)],
    ["report", "_example", "--out", str(ROOT / "no" / "such" / "folder.html")],
    ["play", "chess"],
    ["play", "_example", "--seats", "me,you"],
    ["play", "_example", "--seats", "me,me,me,me,me"],
    ["play", "_example", "--lang", "de"],
    ["play", "_example", "--seed", str(2**300)],
    ["play", "_example", "--load", "no-such-file"],
    ["rules", "chess"],
    ["rules", "_example", "E-99"],
    ["rules", "_example", "--lang", "xx"],
    ["components", "chess"],
    ["games", "extra"],
    ["replay"],
    ["replay", "no-such-file"],
    ["replay", str(ROOT)],
    ["replay", str(ROOT / "README.md")],
    ["check", "_example", "--law", "gravity"],
    ["fingerprint"],
    ["fingerprint", "chess"],
    ["fingerprint", "_example", "--seats", "9"],
    ["fingerprint", "_example", "--setup", "4"],
    ["fingerprint", "_example", "--setup", "1", "--seats", "3"],
    ["fingerprint", "_example", "--games", "0"],
    ["fingerprint", "_example", "--scenes", "few"],
    ["fingerprint", "_example", "--text", "--lang", "xx"],
    ["fingerprint", "_example", "--text", "--json"],
    ["fingerprint", "_example", "--out", str(ROOT)],
    ["fingerprint", "_example", "--at", "61"],
    ["fingerprint", "_example", "--compare", "no-such-file"],
    ["fingerprint", "_example", "--compare", str(ROOT / "README.md")],
    ["serve", "--port", "99999"],
    ["serve", "--workers", "0"],
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_is_one_sentence_and_exit_code_2(words: list[str], capsys: Capture) -> None:
    assert run(*words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert len(said.err) < 700


def test_the_registry(capsys: Capture) -> None:
    assert run("games", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [game["id"] for game in found] == list(starboard.games())
    for game in found:
        assert set(game["title"]) == {"en", "hu"}
        assert game["seats"][0] <= game["seats"][1]
    assert run("games") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(starboard.games())


def test_simulate_prints_one_json_document(capsys: Capture) -> None:
    words = ["simulate", "_example", "--seats", "random,random", "--games", "12", "--seed", "4"]
    assert run(*words, "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert run(*words, "--json", "--jobs", "2") == 0
    second = json.loads(capsys.readouterr().out)
    for clock in ("seconds", "decisions_per_second"):
        assert first.pop(clock) > 0
        assert second.pop(clock) > 0
    assert first == second
    assert first["games"] == 12
    assert first["seats"] == ["random", "random"]


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ([], 2),
        (["--seats", "random"], 2),
        (["--seats", "random", "--players", "4"], 4),
        (["--players", "3"], 3),
        (["--seats", "greedy:1,random,random"], 3),
    ],
)
def test_seats_of_a_simulation(words: list[str], seats: int, capsys: Capture) -> None:
    assert run("simulate", "_example", *words, "--games", "2", "--json") == 0
    assert len(json.loads(capsys.readouterr().out)["seats"]) == seats


def test_simulate_for_people(capsys: Capture) -> None:
    assert run("simulate", "_example", "--games", "5") == 0
    said = capsys.readouterr().out
    assert "5 games, seed 1" in said
    assert "decisions/s" in said


def test_report_writes_a_page_and_one_json_document(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "report.html"
    words = ["report", "_example", "--games", "12", "--seed", "4", "--players", "3"]
    assert run(*words, "--out", out) == 0
    assert "12 games of Salvage" in capsys.readouterr().out
    assert "Salvage: balance" in out.read_text(encoding="utf-8")
    assert run(*words, "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert run(*words, "--json", "--jobs", "2", "--out", out, "--lang", "hu") == 0
    assert json.loads(capsys.readouterr().out) == first
    assert "Roncsvadászat: egyensúly" in out.read_text(encoding="utf-8")
    assert first["bots"] == ["random"] * 3


@pytest.mark.parametrize(
    "words", [["--bots", "clever"], ["--games", "x"], ["--variant", "a=b"], ["--lang", "q"]]
)
def test_no_report_is_written_for_bad_input(tmp_path: Path, words: list[str]) -> None:
    out = tmp_path / "report.html"
    assert run("report", "_example", "--out", out, *words) == 2
    assert not out.exists()


def test_replay_tells_the_game(save: Path, capsys: Capture) -> None:
    assert run("replay", save, "--lang", "en") == 0
    said = capsys.readouterr().out
    assert "   1  Player 1: Bid" in said
    assert "drifts by.  E-2" in said
    assert "Total" in said
    assert run("replay", save, "--at", "3", "--lang", "hu") == 0
    assert "Roncsvadászat" in capsys.readouterr().out


def test_replay_verifies(save: Path, capsys: Capture) -> None:
    assert run("replay", save, "--verify") == 0
    assert "all digests agree" in capsys.readouterr().out
    data = json.loads(save.read_text(encoding="utf-8"))
    data["digest"] = "0" * 24
    save.write_text(json.dumps(data), encoding="utf-8")
    assert run("replay", save, "--verify") == 2
    assert "is not the one that was saved" in capsys.readouterr().err


def test_replay_draws(save: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "out.svg"
    assert run("replay", save, "--svg", out, "--at", "2", "--seat", "0") == 0
    assert parseString(out.read_text(encoding="utf-8")).documentElement is not None
    assert run("replay", save, "--svg", tmp_path / "no" / "folder.svg") == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["--at", "99"], ["--at", "-1"], ["--seat", "2"], ["--lang", "q"]]
)
def test_nothing_is_written_for_bad_input(save: Path, tmp_path: Path, words: list[str]) -> None:
    out = tmp_path / "out.svg"
    assert run("replay", save, "--svg", out, *words) == 2
    assert not out.exists()


def test_rules(capsys: Capture) -> None:
    assert run("rules", "_example", "e-5", "--lang", "en") == 0
    assert "A hold carries at most 12 t." in capsys.readouterr().out
    assert run("rules", "_example", "--lang", "hu") == 0
    said = capsys.readouterr().out
    assert [f"E-{n}  " in said for n in range(1, 7)] == [True] * 6


@pytest.mark.parametrize("game", starboard.games())
def test_components(game: str, capsys: Capture) -> None:
    assert run("components", game, "--json") == 0
    assert json.loads(capsys.readouterr().out)["faults"] == []
    assert run("components", game, "--check") == 0
    assert "complete" in capsys.readouterr().out


def test_check_names_the_laws(capsys: Capture) -> None:
    assert run("check", "_example", "--law", "no-leak", "--games", "1", "--spots", "2") == 0
    assert "kept     no-leak" in capsys.readouterr().out


def test_fingerprints_are_taken_and_compared(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "before.json"
    assert run("fingerprint", "_example", "--out", file) == 0
    before = json.loads(file.read_text(encoding="utf-8"))
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[:-1]] == [each["hash"] for each in before["setups"]]
    assert lines[-1].split() == [before["hash"], "_example"]
    assert run("fingerprint", "_example", "--json", "--jobs", "2") == 0
    assert json.loads(capsys.readouterr().out) == before
    assert run("fingerprint", "_example", "--compare", file, "--games", "1") == 0
    assert f"as in {file}" in capsys.readouterr().out
    assert run("fingerprint", "_example", "--compare", file, "--seed", "2") == 2
    assert "has seed 1, not 2" in capsys.readouterr().err


def test_what_differs_is_told(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "before.json"
    assert run("fingerprint", "_example", "--out", file) == 0
    why_not = starboard.Table.why_not
    refusal = starboard.Refusal("E-9", starboard.Message("", "refused-over"))
    monkeypatch.setattr(starboard.Table, "why_not", lambda *where: why_not(*where) and (refusal,))
    capsys.readouterr()
    assert run("fingerprint", "_example", "--compare", file, "--seats", "3") == 1
    said = capsys.readouterr().out
    found = re.search(r"Differs first: 3 seats, game 0, decision (\d+): why-nots\n", said)
    assert found
    assert f"\n{found[1]:>4}  Player" in said
    again = re.findall(r"^starboard (fingerprint .*)$", said, re.M)
    assert len(again) == 2
    for command in again:
        assert run(*command.split()) == 0
    assert run("fingerprint", "_example", "--compare", file, "--seats", "2", "--games", "1") == 1


def test_games_in_sentences(tmp_path: Path, capsys: Capture) -> None:
    assert run("fingerprint", "_example", "--text") == 0
    said = capsys.readouterr().out
    assert len(re.findall(r"^Salvage, \d seats, game 0$", said, re.M)) == 3
    assert "Melyik üzemanyagkártyát" in said
    file = tmp_path / "games.txt"
    assert run("fingerprint", "_example", "--text", "--lang", "en", "--out", file) == 0
    assert "Melyik üzemanyagkártyát" not in file.read_text(encoding="utf-8")


def test_version(capsys: Capture) -> None:
    assert run("--version") == 0
    assert starboard.__version__ in capsys.readouterr().out


def test_help_lists_the_commands(capsys: Capture) -> None:
    assert run("--help") == 0
    said = capsys.readouterr().out
    for command in (
        "serve",
        "play",
        "simulate",
        "replay",
        "rules",
        "components",
        "games",
        "check",
        "fingerprint",
    ):
        assert command in said


def program(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """The program itself, in a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "starboard", *words],
        input=said, capture_output=True, text=True, check=False, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip


def test_a_game_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "_example", "--seats", "me,greedy", "--seed", "5", "--lang", "hu")
    first = program(*words, said=f"1\ns {file}\nq\n")
    assert first.returncode == 0, first.stderr
    assert "Roncsvadászat" in first.stdout
    assert "\x1b" not in first.stdout  # no colours, no bar
    assert first.stderr == ""
    second = program("play", "_example", "--load", str(file), "--lang", "en", said="1\n" * 60)
    assert second.returncode == 0, second.stderr
    assert "The end" in second.stdout
    assert program("play", "death_angel", "--load", str(file)).returncode == 2


def test_no_progress_bar_in_a_pipe() -> None:
    done = program("simulate", "_example", "--games", "30", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    assert json.loads(done.stdout)["games"] == 30


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = f"{sys.executable} -m starboard rules death_angel | head -1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, cwd=ROOT, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.stderr == ""
