"""The look: colours, symbols and signs are there for each other."""

from __future__ import annotations

import re
from pathlib import Path
from xml.dom.minidom import parseString

import pytest
from rich.cells import cell_len

from starboard import look

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client"


def test_colours_of_a_game() -> None:
    assert look.colours()["c-green"] == "#62d99a"
    assert look.colours("hexpanse")["accent"] == look.colours()["hexpanse"]
    assert look.colours()["accent"] != look.colours("hexpanse")["accent"]
    assert all(re.fullmatch(r"#[0-9a-f]{6,8}", value) for value in look.colours().values())


def test_paints() -> None:
    assert look.paint("c-green/25").stops == (look.Stop("#62d99a", 0.25),)
    across, up = look.paint("s0>s2>s0"), look.paint("s0^s2/50")
    assert (len(across.stops), across.upright) == (3, False)
    assert (up.stops[1].opacity, up.upright) == (0.5, True)
    assert look.paint("hazard").pattern == "hazard"
    with pytest.raises(KeyError):
        look.paint("mauve")


def test_every_symbol_has_a_sign_of_one_column() -> None:
    assert set(look.signs()) == set(look.symbols())
    assert {name: sign for name, sign in look.signs().items() if cell_len(sign) != 1} == {}


def test_symbols_and_patterns_can_be_parsed() -> None:
    for part in (*look.symbols().values(), *look.patterns("hexpanse").values()):
        assert parseString(part).documentElement is not None
        assert "var(" not in part


def test_the_look_has_one_home() -> None:
    """The web client ships these very files; a copy of its own would go its own way."""
    copies = [p for name in ("tokens.css", "icons.svg") for p in (CLIENT / "src").rglob(name)]
    copies += [p for name in ("tokens.css", "icons.svg") for p in (CLIENT / "public").rglob(name)]
    assert copies == []
