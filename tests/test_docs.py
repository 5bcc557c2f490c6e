"""The pages tell the truth: every command that they name exists, with the options they give it."""

from __future__ import annotations

import importlib.util
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from starboard import cli
from tools.commands import COMMANDS
from tools.common import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```\w*\n(.*?)^```", re.M | re.S)
INLINE = re.compile(r"`([^`\n]+)`")
#: From a program's name to the end of its command; the launcher may run another program.
CALL = re.compile(r"(?:(?<=[\s|(=])|^)(?:\S*/)?(launch|starboard|python) ([^|;&)#\n]*)")

starboard = typer.main.get_command(cli.common.app)


def snippets(page: str) -> Iterator[str]:
    """All that is code in a page: whole blocks, line by line, and what stands between backticks."""
    for block in FENCE.findall(page):
        yield from block.splitlines()
    yield from INLINE.findall(FENCE.sub("", page))


def calls(snippet: str) -> Iterator[tuple[str, list[str]]]:
    """Every program of ours that a line runs, with its arguments."""
    for program, rest in CALL.findall(snippet):
        words = shlex.split(rest.replace("...", ""), posix=True)
        yield program, words
        if program == "launch" and words[:1] in (["run"], ["compiled"]):
            yield from calls(" ".join(words[1:]))


def fault_of(program: str, words: list[str]) -> str:
    """What is wrong with a call, or nothing."""
    if program == "launch":
        known = not words or words[0] in COMMANDS or words[0].startswith("-")
        return "" if known else f"./launch has no command {words[0]}"
    if program == "python":
        module = words[words.index("-m") + 1] if "-m" in words else ""
        there = not module or importlib.util.find_spec(module) is not None
        return "" if there else f"there is no module {module}"
    return fault_of_command(starboard, words)


def fault_of_command(command: typer.core.TyperGroup | object, words: list[str]) -> str:
    """The same for a command of starboard, down to its options."""
    while isinstance(command, typer.core.TyperGroup) and words and not words[0].startswith("-"):
        name, words = words[0], words[1:]
        if name not in command.commands:
            return "" if name == "COMMAND" else f"starboard has no command {name}"
        command = command.commands[name]
    known = {"-h", "--help"}
    for parameter in getattr(command, "params", ()):
        known |= {*parameter.opts, *parameter.secondary_opts}
    for word in words:
        option = word.strip("[]").partition("=")[0]
        if option.startswith("--") and option not in known:
            return f"starboard {getattr(command, 'name', '')} has no option {option}"
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_in_the_pages_exists(page: Path) -> None:
    faults = []
    for snippet in snippets(page.read_text(encoding="utf-8")):
        faults += [fault for call in calls(snippet) if (fault := fault_of(*call))]
    assert faults == []


def test_the_pages_name_every_command() -> None:
    """Whatever one can type is told somewhere."""
    named = {
        words[0]
        for page in PAGES
        for snippet in snippets(page.read_text(encoding="utf-8"))
        for program, words in calls(snippet)
        if program == "starboard" and words
    }
    assert isinstance(starboard, typer.core.TyperGroup)
    assert set(starboard.commands) - named == set()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("ExecStart=/srv/starboard/launch serve --port 8000", "./launch has no command serve"),
        ("./launch run starboard dance", "starboard has no command dance"),
        ("starboard simulate theseus --sets random", "starboard simulate has no option --sets"),
        ("python -m bench.nothing", "there is no module bench.nothing"),
        ("starboard simulate theseus --seats random --json", ""),
        ("./launch --port 9000", ""),
    ],
)
def test_a_wrong_line_would_be_noticed(line: str, fault: str) -> None:
    assert next((found for call in calls(line) if (found := fault_of(*call))), "") == fault
