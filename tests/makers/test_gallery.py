"""The gallery shows all that scenes are drawn from, and each line draws what is beside it."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import ModuleType
from xml.dom.minidom import parseString

import pytest

from starboard import look
from starboard.draw import layout, parts, shapes
from starboard.makers.gallery import drawn, page, samples
from tests.test_cli import run


def functions(module: ModuleType) -> set[str]:
    """The public functions that a module brings."""
    found = inspect.getmembers(module, inspect.isfunction)
    return {n for n, f in found if f.__module__ == module.__name__ and not n.startswith("_")}


def used(chapter: str) -> set[str]:
    return set(re.findall(r"\bdraw\.(\w+)", " ".join(samples()[chapter].values())))


@pytest.mark.parametrize(
    ("chapter", "module"), [("shapes", shapes), ("parts", parts), ("layouts", layout)]
)
def test_every_function_is_shown(chapter: str, module: ModuleType) -> None:
    assert functions(module) - used(chapter) <= {"size_around"}  # which lays nothing out


def test_every_colour_fill_and_symbol_is_shown() -> None:
    shown = samples()
    assert set(look.colours()) <= {*shown["colours"], *shown["fills"]}
    assert set(look.patterns()) <= set(shown["fills"])
    assert set(look.symbols()) == set(shown["icons"])


@pytest.mark.parametrize("chapter", samples())
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_line_draws(chapter: str, lang: str) -> None:
    pictures = {line: drawn(chapter, line, lang) for line in samples()[chapter].values()}
    for line, svg in pictures.items():
        root = parseString(svg).documentElement
        assert root is not None
        marks = ("rect", "path", "circle", "use", "image", "text")
        assert any(root.getElementsByTagName(mark) for mark in marks), line
    seats = [line for line in pictures if "seat-" in line]
    assert len({pictures[line] for line in seats}) == len(seats)


def test_the_page_stands_alone(tmp_path: Path) -> None:
    file = tmp_path / "gallery.html"
    assert run("gallery", "--out", file, "--lang", "hu") == 0
    html = file.read_text(encoding="utf-8")
    assert html == page("hu")
    assert not re.findall(r"""(?:src|href)="(?!data:)""", html)
    for line in ('draw.card(50, 70, "c-gold")', 'draw.icon("g-vp", 4, 4, 32)'):
        assert f"<code>{line}</code>".replace('"', "&quot;") in html
    assert "Mintatár" in html
    assert "Shapes" not in html


@pytest.mark.parametrize("words", [["gallery"], ["gallery", "--out", "/"], ["gallery", "--lang"]])
def test_bad_input_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
