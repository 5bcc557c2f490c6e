"""The launcher: nothing is done twice, a broken set-up starts over, uv obeys pip's settings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import client, commands, common, environment, installer


class Workshop:
    """.venv in a folder of its own, with an installer that only takes notes."""

    def __init__(self) -> None:
        self.installed: list[list[str]] = []
        self.breaks = False

    def install(self, python: Path, sets: Sequence[str]) -> None:
        self.installed.append(list(sets))
        if self.breaks:
            raise KeyboardInterrupt


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    venv = tmp_path / ".venv"
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "BIN", venv / "bin")
    monkeypatch.setattr(environment, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(environment, "STAMP", venv / "starboard.json")
    monkeypatch.setattr(common, "CACHE", tmp_path / ".cache")
    notes = Workshop()
    monkeypatch.setattr(environment, "install", notes.install)
    return notes


def test_nothing_is_installed_twice(workshop: Workshop) -> None:
    environment.ensure("dev")
    environment.ensure("dev")
    environment.ensure("run")  # dev has it all
    assert workshop.installed == [["dev", "postgres", "run"]]


def test_a_new_set_takes_no_other_away(workshop: Workshop) -> None:
    environment.ensure("run")
    environment.ensure("learn")
    assert workshop.installed == [["run"], ["learn", "run"]]


@pytest.mark.parametrize("name", ["learn", "postgres", "cluster", "bench", "dev"])
def test_a_set_alone_brings_what_it_needs(workshop: Workshop, name: str) -> None:
    """Else `./launch setup learn` in a fresh clone leaves a program without its packages."""
    environment.ensure(name)
    assert {"run", name} <= set(workshop.installed[0])


def test_an_interrupted_set_up_starts_over(workshop: Workshop) -> None:
    environment.ensure("run")
    workshop.breaks = True
    with pytest.raises(KeyboardInterrupt):
        environment.ensure("learn")
    assert environment.installed() == {}
    workshop.breaks = False
    environment.ensure("run")
    assert list(environment.installed()) == ["run"]


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"folder": "elsewhere"}'])
def test_a_damaged_stamp_counts_as_none(workshop: Workshop, damage: str) -> None:
    environment.ensure("run")
    environment.STAMP.write_text(damage)
    assert environment.installed() == {}


def test_an_unknown_set_is_refused_by_name(workshop: Workshop) -> None:
    with pytest.raises(common.Trouble, match="no set 'moon'"):
        environment.ensure("moon")


def test_uv_is_told_what_pip_is_configured_for(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = (
        ":env:.index-url='mirror-of-the-day'\n"
        "global.index-url='mirror'\n"
        "global.extra-index-url='one\\ntwo'\n"
        "install.find-links='here there'\n"
        "global.timeout='60'\n"
    )
    monkeypatch.setattr(installer, "pip_python", lambda: "python")
    monkeypatch.setattr(installer, "output", lambda command: listed)
    for variable in (*installer.PIP_TO_UV.values(), "UV_INDEX_STRATEGY"):
        monkeypatch.delenv(variable, raising=False)
    env = installer.uv_environment()
    assert env["UV_DEFAULT_INDEX"] == "mirror-of-the-day"
    assert env["UV_INDEX"] == "one two"
    assert env["UV_FIND_LINKS"] == "here,there"
    assert "UV_INDEX" not in installer.uv_environment(side_sources=False)
    monkeypatch.setenv("UV_DEFAULT_INDEX", "mine")
    assert installer.uv_environment()["UV_DEFAULT_INDEX"] == "mine"


def test_the_look_texts_and_drawings_belong_to_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "CLIENT", tmp_path / "client")
    files = {
        "client/src/main.ts": True,
        "client/node_modules/vite/index.js": False,
        "client/dist/index.html": False,
        "starboard/games/moon/text/hu.ftl": True,
        "starboard/games/moon/art/ship.svg": True,
        "starboard/games/moon/state.py": False,
        "starboard/look/tokens.css": True,
        "starboard/look/__init__.py": False,
    }
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = {str(file.relative_to(tmp_path)) for file in client.sources()}
    assert found == {name for name, counts in files.items() if counts}


@pytest.mark.parametrize(
    ("arguments", "command", "rest"),
    [
        ([], "start", []),
        (["--port", "9000"], "start", ["--port", "9000"]),
        (["test", "-k", "x"], "test", ["-k", "x"]),
        (["--help"], "help", []),
    ],
)
def test_what_the_words_mean(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], command: str, rest: list[str]
) -> None:
    called: list[Sequence[str]] = []
    monkeypatch.setitem(commands.COMMANDS, command, called.append)
    assert commands.main(arguments) == 0
    assert called == [rest]


def test_an_unknown_command_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["dance"]) == 2
    assert "no command 'dance'" in capsys.readouterr().err
