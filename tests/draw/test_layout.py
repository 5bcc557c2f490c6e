"""Rows, columns, grids and fans: where things come to lie."""

from __future__ import annotations

import pytest

from starboard.draw import Node, column, fan, grid, row, size_around
from starboard.kernel import Message

NAME = Message("_example", "title")


def card(key: str, w: float = 60, h: float = 80, at: tuple[float, float] = (0, 0)) -> Node:
    return Node(key, at, (w, h), NAME)


def places(nodes: tuple[Node, ...]) -> dict[str, tuple[float, float]]:
    return {node.key: node.at for node in nodes}


def test_a_row_goes_from_left_to_right() -> None:
    laid = row(card("a"), card("b", w=30), card("c"), at=(5, 7), gap=10)
    assert places(laid) == {"a": (5, 7), "b": (75, 7), "c": (115, 7)}


def test_a_column_goes_from_top_to_bottom() -> None:
    laid = column(card("a"), card("b", h=20), card("c"), at=(5, 7), gap=10)
    assert places(laid) == {"a": (5, 7), "b": (5, 97), "c": (5, 127)}


@pytest.mark.parametrize(("align", "shift"), [("start", 0), ("middle", 30), ("end", 60)])
def test_small_things_stand_where_they_are_wanted(align: str, shift: float) -> None:
    tall, small = card("tall", h=80), card("small", h=20)
    assert places(row(tall, small, align=align))["small"] == (70, shift)  # type: ignore[arg-type]
    wide, narrow = card("wide", w=80), card("narrow", w=20)
    assert places(column(wide, narrow, align=align))["narrow"] == (shift, 90)  # type: ignore[arg-type]


def test_a_row_that_is_too_wide_goes_on_in_the_next_line() -> None:
    laid = row(*map(card, "abcde"), at=(1, 2), wrap=200)
    assert places(laid) == {"a": (1, 2), "b": (71, 2), "c": (141, 2), "d": (1, 92), "e": (71, 92)}
    assert len({y for _, y in places(row(*map(card, "abc"), wrap=199)).values()}) == 2
    assert places(row(*map(card, "ab"), wrap=10)) == {"a": (0, 0), "b": (0, 90)}


def test_a_grid_has_cells_as_large_as_the_largest() -> None:
    laid = grid(card("a", w=90), card("b", w=10), card("c", h=5), columns=2, at=(3, 4), gap=10)
    assert places(laid) == {"a": (3, 4), "b": (103, 4), "c": (3, 94)}


def test_what_is_laid_out_can_be_laid_out_again() -> None:
    ships = [row(card(f"{n}a"), card(f"{n}b"), at=(500, 500), gap=20) for n in (1, 2)]
    laid = column(card("wreck"), *ships, at=(20, 20), gap=20)
    assert places(laid) == {
        "wreck": (20, 20), "1a": (20, 120), "1b": (100, 120), "2a": (20, 220), "2b": (100, 220),
    }  # fmt: skip
    assert size_around(laid, 40) == (200, 340)


def test_what_is_empty_takes_no_room() -> None:
    assert places(column(card("a"), (), row(), card("b"))) == {"a": (0, 0), "b": (0, 90)}
    assert row() == column() == grid(columns=3) == fan(width=100) == ()
    assert size_around((), 10) == (10, 10)


def test_cards_of_a_fan_overlap_only_where_they_must() -> None:
    assert places(fan(*map(card, "abc"), width=500)) == places(row(*map(card, "abc")))
    crowd = fan(*map(card, "abcdef"), width=160, at=(10, 0))
    assert [node.at[0] for node in crowd] == [10, 30, 50, 70, 90, 110]
    assert size_around(crowd)[0] == 10 + 160
    assert fan(card("a"), width=10, turn=9) == (card("a"),)


def test_a_turned_fan_is_an_arc() -> None:
    left, middle, right = fan(*map(card, "abc"), width=500, turn=12)
    assert [node.turn for node in (left, middle, right)] == [-12, 0, 12]
    assert middle.at[1] == 0
    assert left.at[1] == pytest.approx(right.at[1])
    assert 0 < left.at[1] < 20
