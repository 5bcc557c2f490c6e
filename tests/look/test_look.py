"""The look: colours, symbols and signs are there for each other."""

from __future__ import annotations

import re
from pathlib import Path
from xml.dom.minidom import parseString

import pytest
from rich.cells import cell_len

import starboard
from starboard import look
from starboard.kernel import Game

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client"


def test_colours_of_a_game() -> None:
    assert look.colours()["c-green"] == "#62d99a"
    own = look.colours("#ffc656 #4a3510")
    assert (own["accent"], own["accent-deep"]) == ("#ffc656", "#4a3510")
    assert own["c-green"] == look.colours()["c-green"]
    assert look.colours()["accent"] != "#ffc656"
    assert all(re.fullmatch(r"#[0-9a-f]{6,8}", value) for value in own.values())


def test_a_deep_shade_is_made_where_a_game_has_none() -> None:
    assert look.colours("#ff8040")["accent-deep"] == "#44271e"  # a quarter of it, the rest is void


def test_accents_as_a_style_sheet() -> None:
    css = look.accents_css({"mine": "#ff8040", "plain": "", "theirs": "#ffc656 #4a3510"})
    assert css.splitlines() == [
        '[data-game="mine"] { --accent: #ff8040; --accent-deep: #44271e; }',
        '[data-game="theirs"] { --accent: #ffc656; --accent-deep: #4a3510; }',
    ]


@pytest.mark.parametrize("game", starboard.games(hidden=True).values(), ids=lambda game: game.id)
def test_the_accent_of_a_game_can_be_read(game: Game) -> None:
    """Its titles are written in it, on panels: seven to one is enhanced contrast."""
    assert re.fullmatch(r"(#[0-9a-f]{6}( #[0-9a-f]{6})?)?", game.accent)
    own = look.colours(game.accent)
    assert contrast(own["accent"], own["s1"]) >= 7


def contrast(one: str, other: str) -> float:
    """As the Web Content Accessibility Guidelines define it."""
    dark, bright = sorted(map(luminance, (one, other)))
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


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
    for part in (*look.symbols().values(), *look.patterns("#ffc656").values()):
        assert parseString(part).documentElement is not None
        assert "var(" not in part


def test_the_look_has_one_home() -> None:
    """The web client ships these very files; a copy of its own would go its own way."""
    copies = [p for name in ("tokens.css", "icons.svg") for p in (CLIENT / "src").rglob(name)]
    copies += [p for name in ("tokens.css", "icons.svg") for p in (CLIENT / "public").rglob(name)]
    assert copies == []


def test_the_look_names_no_game() -> None:
    """Whoever adds a game adds a folder, and nothing to the look of all."""
    for game in starboard.games():
        assert game not in look.tokens_css()
