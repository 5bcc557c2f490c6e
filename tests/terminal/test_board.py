"""The board in characters: every node at its place, in the words of the reader."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

import starboard
from starboard.kernel import Game, Message, Node, Scene, Table
from starboard.kernel import scene as draw
from starboard.terminal.board import Board
from starboard.terminal.canvas import Canvas, shortened
from starboard.text import render


def drawn(*nodes: Node, wide: int = 60, lit: tuple[str, ...] = ()) -> list[str]:
    board = Board(wide, lambda message: f"<{message.key}>", "_example")
    return [line.plain for line in board.draw(Scene((400, 100), nodes), lit)]


def node(key: str, x: float, y: float, w: float, h: float, *look: draw.Shape) -> Node:
    return Node(key, (x, y), (w, h), Message("", key), look)


def test_a_box_at_its_place_with_its_words() -> None:
    card = node("a", 70, 0, 140, 56, draw.card(140, 56, "accent"), draw.text(10, 30, 42))
    assert drawn(card) == [
        "          ╭──────────────────╮",
        "          │        42        │",
        "          │                  │",
        "          ╰──────────────────╯",
    ]


def test_what_can_be_touched_has_a_heavy_frame_and_a_name() -> None:
    slot = node("slot", 0, 0, 140, 56, draw.card(140, 56, "line"))
    assert "slot" not in "".join(drawn(slot))
    lit = drawn(slot, lit=("slot",))
    assert lit[0].startswith("┏")
    assert "<slot>" in lit[1]


def test_symbols_become_signs_and_stand_in_reading_order() -> None:
    name = draw.text(10, 20, Message("", "n"))
    shapes = (draw.text(60, 50, 3), draw.icon("da-range", 30, 40, 14), name)
    lines = drawn(node("a", 0, 0, 210, 84, *shapes))
    assert [line.strip("│ ") for line in lines[2:4]] == ["<n>", "↔ 3"]


def test_small_things_have_no_box() -> None:
    assert drawn(node("a", 0, 0, 21, 14, draw.icon("g-turn", 0, 0, 14))) == [" ↻"]


def test_words_that_do_not_fit_are_shortened() -> None:
    wide = node("a", 0, 0, 84, 42, draw.text(0, 20, Message("", "a very long text indeed")))
    assert drawn(wide)[1] == "│<a very l…│"
    assert shortened("abcdef", 4) == "abc…"
    assert shortened("abc", 4) == "abc"
    assert shortened("abc", 0) == ""


def test_nothing_is_written_outside() -> None:
    canvas = Canvas(4, 2)
    canvas.write(-2, 0, "abcdefgh", "")
    canvas.write(0, 9, "lost", "")
    canvas.box(2, 1, 9, 9, "")
    assert [line.plain for line in canvas.lines()] == ["cdef", "  ╭─"]


@pytest.mark.parametrize("wide", [40, 80, 140])
@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game", starboard.games(hidden=True).values(), ids=lambda game: game.id)
def test_every_game_can_be_drawn(game: Game, lang: str, wide: int) -> None:
    rng = Random(2)
    seats, variant = game.setups()[-1]
    table = Table(game, seats, 2, variant)
    board = Board(wide, lambda message: render(message, lang), game.id)
    for _ in range(12):
        if table.over:
            break
        ask = rng.choice(table.pending)
        layout = "wide" if wide > 76 else "tall"
        lines = board.draw(table.scene(ask.seat, layout), ["x"])
        assert len(lines) > 2
        assert all(cell_len(line.plain) <= wide for line in lines)
        table.answer(ask.seat, rng.choice(ask.options))
