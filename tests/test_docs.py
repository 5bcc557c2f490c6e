"""The pages tell the truth: what they name exists, what they link is there, all can be read."""

from __future__ import annotations

import dataclasses
import importlib.util
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from starboard import cli, games
from starboard.kernel import Game
from tools.commands import COMMANDS
from tools.common import ROOT

LONGEST_LINE = 120
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"^```\w*\n(.*?)^```", re.M | re.S)
INLINE = re.compile(r"`([^`\n]+)`")
#: From a program's name to the end of its command; the launcher may run another program.
CALL = re.compile(r"(?:(?<=[\s|(=])|^)(?:\S*/)?(launch|starboard|python) ([^|;&)#\n]*)")

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)
OUR_FILE = re.compile(r"(?:starboard|tests|docs|bench|client|tools)/[\w./-]+")
RULE = re.compile(r"\b[A-Z]-[0-9]+\b")

starboard = typer.main.get_command(cli.common.app)


def snippets(page: str) -> Iterator[str]:
    """All that is code in a page: whole blocks, line by line, and what stands between backticks."""
    for block in FENCE.findall(page):
        yield from block.replace("\\\n", " ").splitlines()
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


# ---- what can be read ---------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_lines_can_be_read_on_any_screen(page: Path) -> None:
    """Tables excepted: a row cannot be broken."""
    lines = page.read_text(encoding="utf-8").splitlines()
    long = [n for n, line in enumerate(lines, 1) if len(line) > LONGEST_LINE]
    assert [n for n in long if not lines[n - 1].startswith("|")] == []


def anchors(page: Path) -> set[str]:
    """The places in a page that a link may lead to, as they are made from headings."""
    titles = HEADING.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    words = [re.sub(r"[^\w\s-]", "", title.lower()) for title in titles]
    return {re.sub(r"\s", "-", each.strip()) for each in words}


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Every page or file of ours that a page links, and the place in it."""
    for target in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if "://" not in target:
            path, _, anchor = target.partition("#")
            yield ((page.parent / path).resolve() if path else page), anchor


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in links(page):
        assert path.exists(), path
        assert not anchor or anchor in anchors(path), f"{path.name}#{anchor}"


def test_every_page_is_found_from_the_front_door() -> None:
    """README links the pages themselves; those of one kind may hang together by an index."""
    front = ROOT / "README.md"
    linked = {path for path, _ in links(front)}
    assert set((ROOT / "docs").glob("*.md")) <= linked
    seen, waiting = {front}, [front]
    while waiting:
        new = {path for path, _ in links(waiting.pop()) if path in PAGES} - seen
        seen |= new
        waiting += new
    assert set(PAGES) - seen == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_are_named_are_there(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    named = [name for name in INLINE.findall(text) if OUR_FILE.fullmatch(name)]
    playable = games(hidden=True)
    lost = [name for name in named if not (ROOT / name).exists()]
    # A game that cannot be imported is being rebuilt; its own tests will tell.
    assert [each for each in lost if not each.startswith("starboard/games/")
            or each.split("/")[2] in playable] == []  # fmt: skip


@pytest.mark.parametrize("page", sorted((ROOT / "docs/games").glob("*.md")), ids=lambda p: p.name)
def test_rules_that_a_guide_cites_exist(page: Path) -> None:
    folder = ROOT / "starboard/games" / page.name.partition(".")[0] / "text"
    known = (folder / "rules.en.ftl").read_text(encoding="utf-8")
    cited = set(RULE.findall(page.read_text(encoding="utf-8")))
    assert cited
    assert [rule for rule in sorted(cited) if f"\n{rule} =" not in known] == []


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs/games").glob("*.hu.md")), ids=lambda p: p.name
)
def test_guides_say_the_same_in_both_languages(page: Path) -> None:
    """As far as a program can tell: the same chapters, settings and rules."""
    other = page.with_name(page.name.replace(".hu.md", ".md"))
    both = [each.read_text(encoding="utf-8") for each in (page, other)]
    for mark in (r"^## ", r"^\| ", r"^- ", r"^[0-9]\. "):
        one, two = (len(re.findall(mark, text, re.M)) for text in both)
        assert one == two, mark
    assert sorted(RULE.findall(both[0])) == sorted(RULE.findall(both[1]))


# ---- what makers of games read ------------------------------------------------------------------

ADDING = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")


def test_every_field_of_a_game_is_told() -> None:
    table = ADDING.partition("## What a `Game` may have")[2].partition("\n## ")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    told = [name for cell in first for name in INLINE.findall(cell)]
    assert told == [field.name for field in dataclasses.fields(Game)]


def test_the_python_of_the_page_is_that_of_the_example() -> None:
    folders = (ROOT / "starboard/games/_example", ROOT / "tests/games/_example")
    sources = [path.read_text(encoding="utf-8") for f in folders for path in f.rglob("*.py")]
    blocks = re.findall(r"^```python\n(.*?)^```", ADDING, re.M | re.S)
    assert len(blocks) > 5
    lost = [block for block in blocks if not any(block in source for source in sources)]
    assert lost == []
