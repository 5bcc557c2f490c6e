"""Pictures: a scene of any game, in both languages, as an SVG that stands alone."""

from __future__ import annotations

from random import Random
from xml.dom.minidom import parseString

import pytest

import starboard
from starboard import draw
from starboard.draw import Node, Scene
from starboard.kernel import Game, Table
from starboard.picture import picture

EXAMPLE = starboard.game("_example")


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game", starboard.games(hidden=True).values(), ids=lambda game: game.id)
def test_every_game_can_be_drawn(game: Game, lang: str) -> None:
    rng = Random(4)
    seats, variant = game.setups()[0]
    table = Table(game, seats, 4, variant)
    for _ in range(25):
        if not table.over:
            ask = rng.choice(table.pending)
            table.answer(ask.seat, rng.choice(ask.options))
    for layout in ("wide", "tall"):
        svg = picture(table.scene(0, layout), game, lang)
        root = parseString(svg).documentElement
        assert root is not None
        assert game.title(lang) in svg
        known = {e.getAttribute("id") for e in root.getElementsByTagName("*")}
        used = {e.getAttribute("href")[1:] for e in root.getElementsByTagName("use")}
        assert used <= known
        for part in svg.split("url(#")[1:]:
            assert part.partition(")")[0] in known
        assert "var(" not in svg


def one(*shapes: draw.Shape, **more: object) -> str:
    node = Node("a", (10, 20), (40, 30), EXAMPLE.message("title"), shapes, **more)  # type: ignore[arg-type]
    return picture(Scene((100, 80), (node,)), EXAMPLE, "en")


def test_colours_gradients_and_patterns() -> None:
    assert 'fill="#62d99a" fill-opacity="0.25"' in one(draw.disc(1, 2, 3, fill="c-green/25"))
    assert 'fill="url(#g-s0_s2)"' in one(draw.disc(1, 2, 3, fill="s0>s2"))
    assert 'fill="url(#hazard)"' in one(draw.disc(1, 2, 3, fill="hazard"))
    assert 'fill="none" stroke="#eef3ff" stroke-width="2"' in one(
        draw.disc(1, 2, 3, edge="ink", width=2)
    )


def test_things_are_turned_around_their_middle() -> None:
    assert "translate(10 20) rotate(90 20 15)" in one(turn=90)


def test_words_are_broken_or_made_smaller_but_never_cut() -> None:
    words = "one two three four five six seven"
    broken = one(draw.text(0, 0, words, 10, wrap=60, lines=9))
    assert broken.count("<tspan") > 3
    small = one(draw.text(0, 0, words, 10, wrap=60))
    assert f">{words}</tspan>" in small
    assert 'font-size="6"' in small


def test_words_of_people_are_no_markup() -> None:
    assert "&lt;b&gt;&amp;" in one(draw.text(0, 0, "<b>&", 10))
