"""The board in characters: every node at its place, in the words of the reader."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

import starboard
from starboard import draw
from starboard.draw import Node, Scene
from starboard.kernel import Game, Message, Table
from starboard.terminal.board import Board
from starboard.terminal.canvas import Canvas, shortened
from starboard.terminal.sketch import Sketch, sketches
from starboard.text import render
from tests.games.hexpanse.positions import Position


def drawn(*nodes: Node, wide: int = 60, lit: tuple[str, ...] = ()) -> list[str]:
    board = Board(wide, lambda message: f"<{message.key}>")
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


def test_a_thing_in_the_colour_of_a_seat_bears_its_sign() -> None:
    unit = draw.icon("hx-unit", 40, 20, 14)
    token = node("a", 0, 0, 84, 42, draw.disc(40, 20, 14, fill="seat-2"), unit)
    framed = node("b", 0, 0, 84, 42, draw.card(84, 42, "seat-2"), unit)
    marked = node("c", 0, 0, 84, 42, *token.look, draw.icon("seat-2", 0, 20, 9))
    signs = ["▲⬢", "⬢", "▲ ⬢"]
    assert [drawn(each)[1].strip("│ ") for each in (token, framed, marked)] == signs


def test_patterns_are_drawn_below_cell_by_cell() -> None:
    def cell(x: int, y: int, inside: bool) -> draw.Shape:
        return draw.disc(x, y, 1, cell=(x, y, inside))

    ground = [cell(x, y, False) for x, y in [(0, 0), (4, 0), (3, 1), (9, 9)]]
    bend = node(
        "bend", 0, 0, 84, 42, *ground, *(cell(x, y, True) for x, y in [(2, 0), (1, 1), (5, 1)])
    )
    line = node("line", 100, 0, 84, 42, cell(0, 0, True), cell(2, 0, True))
    below = drawn(bend, line)[3:]
    assert below == ["<bend>   <line>", " ◉ ·      ◉ ◉", "◉ · ◉"]


def test_many_patterns_take_several_bands() -> None:
    dots = [draw.disc(0, 0, 1, cell=(0, 0, True))]
    lines = drawn(*(node(f"pattern{n}", 20 * n, 0, 14, 14, *dots) for n in range(9)))
    assert sum("◉" in line for line in lines) == 3
    assert sum(line.count("◉") for line in lines) == 9


def test_small_things_make_way_for_words() -> None:
    name = draw.text(10, 20, Message("", "name"))
    chip = Node("chip", (28, 12), (21, 14), Message("", "chip"), (draw.text(0, 10, 7),))
    wide = Node("box", (0, 0), (84, 56), Message("", "box"), (name,), kids=(chip,))
    assert [line.strip("│╭╮╰╯─ ") for line in drawn(wide)] == ["", "<name>", "7", ""]
    low = Node("box", (0, 0), (168, 42), Message("", "box"), (draw.text(120, 20, 5),), kids=(chip,))
    assert drawn(low)[1] == "│" + "7".rjust(5) + "5│".rjust(18)


def test_signs_and_numbers_stand_close_where_room_is_short() -> None:
    chip = node("a", 0, 0, 14, 14, draw.icon("hx-unit", 0, 0, 12), draw.text(14, 10, 7))
    assert drawn(chip) == ["⬢7"]


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
    board = Board(wide, lambda message: render(message, lang), game.accent)
    for _ in range(12):
        if table.over:
            break
        ask = rng.choice(table.pending)
        layout = "wide" if wide > 76 else "tall"
        lines = board.draw(table.scene(ask.seat, layout), ["x"])
        assert len(lines) > 2
        assert all(cell_len(line.plain) <= wide for line in lines)
        table.answer(ask.seat, rng.choice(ask.options))


def test_owners_of_units_and_shapes_of_missions_are_told() -> None:
    """H-24, H-112: by signs and not by colours alone."""
    position = Position(2, mission_name="saturn")
    position.put(0, "normal", 0, 0)
    position.put(1, "leader", 1, 0)
    scene = starboard.game("hexpanse").scene(position.s, 0, "wide")
    board = Board(100, lambda message: render(message, "en"))
    text = "\n".join(line.plain for line in board.draw(scene))
    assert "●⬢" in text
    assert "▲♔" in text
    pattern = [line.strip() for line in text.splitlines() if "◉" in line]
    assert pattern == ["· ◉ ◉ ·", "◉ ◉ ◉ ◉ ◉", "· ◉ ◉ ·"]


def test_a_character_may_tell_what_lies_there() -> None:
    drawn = Sketch("map", ((0, 0, "A"), (2, 1, "x"), (1, 1, False)), "")
    assert drawn.rows() == ["A", " ·x"]


def test_a_long_title_goes_on_below_and_none_runs_into_another() -> None:
    drawn = Sketch("Persephone, planet of Player 1: 12 of 96 squares covered", ((0, 0, "A"),), "")
    assert drawn.heads(26) == ["Persephone, planet of", "Player 1: 12 of 96 squares", "covered"]
    assert drawn.heads(14) == ["Persephone,", "planet of", "Player 1: 12 …"]
    short = Sketch("Map", ((0, 0, "B"),), "")
    lines = [line.plain for line in sketches([drawn, short], 40)]
    assert lines[2:] == ["covered" + 22 * " " + "Map", 12 * " " + "A" + 17 * " " + "B"]


def test_tiles_and_planets_are_drawn_by_letters_which_are_explained() -> None:
    """P-5, P-13: which part of a tile is which terrain."""
    table = starboard.new("planet_unknown", seats=2, seed=4)
    while table.pending[0].key != "take":
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    ask = table.pending[0]
    table.answer(ask.seat, ask.options[0])
    board = Board(80, lambda message: render(message, "en"))
    scene = table.scene(ask.seat)
    drawn = board._sketched(scene)
    ways = [sketch for sketch in drawn if "omino" in sketch.title]
    assert ways
    assert all({*"".join(way.rows())} <= {*" cwbrteCWBRTEx"} for way in ways)
    text = "\n".join(line.plain for line in board.draw(scene))
    assert text.count("C civ, W water") == 1
    assert text.count("ABCDEFGHIJKL") == 2, "the other player's planet is open, too"
    assert max(len(line) for line in text.splitlines()) <= 80


def test_symbols_that_a_scene_explains_get_a_legend() -> None:
    """A name that the legend gives is left out where it would be cut; other words are not."""
    name = Message("", "door")
    small = node("door", 0, 0, 49, 56, draw.card(49, 56, "accent"), draw.icon("da-door", 10, 4, 20),
                 draw.text(10, 50, name))  # fmt: skip
    board = Board(60, lambda message: f"<the {message.key}>")
    signs = (("da-door", name), ("da-claw", Message("", "claw")))
    plain = [
        line.plain.replace("\N{NO-BREAK SPACE}", " ")
        for line in board.draw(Scene((400, 100), (small,), signs=signs))
    ]
    assert plain[-1] == "Д <the door>"  # no claw is drawn
    assert not any("…" in line for line in plain)


def test_what_is_to_be_read_large_is_told_below_if_it_was_cut() -> None:
    text = Message("", "a_text_without_room")
    look = (draw.card(49, 56, "accent"), draw.text(10, 30, text))
    name = Message("", "card")
    card = Node("card", (0, 0), (49, 56), name, look, (name, text), zoom=True)
    assert drawn(card)[-1] == f"<card>. <{text.key}>."
    roomy = Node("card", (0, 0), (400, 56), name, look, (name, text), zoom=True)
    assert not any("<card>." in line for line in drawn(roomy))
