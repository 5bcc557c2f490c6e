"""The stage: parts that are laid over the table, at sizes that can be read, in words as well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import starboard
from starboard.draw import Node, box, path, text
from starboard.draw.scale import scaled, scaled_path, smallest_text
from starboard.draw.scene import Shape
from starboard.draw.stage import (
    READABLE,
    Face,
    Item,
    Row,
    Term,
    arrow,
    below,
    beside,
    die,
    figure,
    large,
    notes,
    stage,
    table,
    total,
    verdict,
)
from starboard.games._example.moments import show_bids, why_towed
from starboard.games._example.rules.setup import set_up
from starboard.kernel import Message, key_of
from starboard.picture import detail

GAME = starboard.game("_example")
say = GAME.words.say


def card(size: float = 8) -> Node:
    look = (box(0, 0, 60, 80, r=4, edge="ink"), text(30, 50, say("hold-0"), size, wrap=50))
    kid = Node("kid", (10, 20), (5, 5), say("hold-1"), (path("M0 0L5 5", edge="ink", dash="2 1"),))
    return Node("card:1", (3, 4), (60, 80), say("fuel", fuel=3), look, kids=(kid,), zoom=True)


PARTS = {
    "large": large(card(), caption=say("hold-1"), ring="changed"),
    "die": die([Face(1, say("hold-0"), "good", "g-skull"), Face(2)], 0, say("title")),
    "die with a reason": die([Face(1)], 0, say("title"), why=say("end-rounds")),
    "total": total([Term(3, say("fuel", fuel=3)), Term(-1, say("hold-0"))], 2, say("term-tons")),
    "total with asides": total([Term(3, 3), Term(1, say("hold-0"), counts=False)], 3, "t"),
    "table": table(
        say("title"), [Row(1, say("hold-0"), "g-vp", odds=0.25), Row("2+", say("hold-1"))], 0
    ),
    "verdict": verdict(False, say("hold-0"), say("end-rounds")),
    "notes": notes(Item(say("hold-0"), "g-vp", value=3, number=1, text=say("end-rounds"))),
    "figure": figure(4, say("term-tons")),
    "arrow": arrow(say("hold-0")),
}  # fmt: skip


def sentences(node: Node) -> list[str]:
    return [said.text("en") for said in node.words]


def extents(shape: Shape) -> tuple[float, float]:
    """How far to the left and to the right a plain shape reaches."""
    half = shape.get("width", 1.5) / 2 if shape.get("edge") else 0
    return shape["x"] - half, shape["x"] + shape["w"] + half


def test_a_thing_grows_with_all_that_is_in_it() -> None:
    grown = scaled(card(), 2)
    assert (grown.at, grown.size) == ((3, 4), (120, 160))
    assert grown.look[0] | {"w": 120, "h": 160, "r": 8, "width": 3} == grown.look[0]
    assert grown.look[1] | {"x": 60, "y": 100, "size": 16, "wrap": 100} == grown.look[1]
    (kid,) = grown.kids
    assert (kid.at, kid.size) == ((20, 40), (10, 10))
    assert kid.look[0] | {"d": "M0 0L10 10", "dash": "4 2"} == kid.look[0]


@pytest.mark.parametrize(
    ("small", "large_one"),
    [
        ("M1 2H3V-4.5Z", "M2 4H6V-9Z"),
        ("M1,2L3,4", "M2 4L6 8"),
        ("M0 0a5 5 30 0 1 10 0", "M0 0a10 10 30 0 1 20 0"),
        ("M0 0a5 5 0 0110 0a1 1 0 10-2 0", "M0 0a10 10 0 0 1 20 0a2 2 0 1 0 -4 0"),
        ("m.5-.5c1 1 2 2 3 3", "m1 -1c2 2 4 4 6 6"),
    ],
)
def test_outlines_grow_but_flags_of_arcs_do_not(small: str, large_one: str) -> None:
    assert scaled_path(small, 2) == large_one


def test_a_large_card_can_be_read() -> None:
    """Small print decides how large it becomes, as long as it stays below the highest."""
    size = smallest_text(large(card(size=4), high=100))
    assert size is not None
    assert size >= READABLE
    assert large(card(size=1)).size[1] == pytest.approx(340)


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_part_is_drawn_and_said(name: str, lang: str) -> None:
    part = PARTS[name]
    assert detail((part,), part.size, GAME, lang).startswith("<svg")
    assert part.words
    assert all(said.text(lang) for said in part.words)


@pytest.mark.parametrize("name", PARTS)
def test_no_part_reaches_over_its_edges(name: str) -> None:
    part = PARTS[name]
    for shape in part.look:
        if shape["t"] == "rect":
            left, right = extents(shape)
            assert left >= -1, shape
            assert right <= part.size[0] + 1, shape


def test_the_rolled_face_is_said_so() -> None:
    assert sentences(PARTS["die"]) == ["Salvage", "Now 1: first hold", "2"]


def test_a_sum_says_how_it_was_reckoned_and_what_did_not_count() -> None:
    assert sentences(PARTS["total"])[0] == "Tons towed: 3 − 1 = 2"
    assert sentences(PARTS["total with asides"])[-1] == "first hold does not count"
    (shown,) = [s for s in PARTS["total"].look if s["t"] == "text" and s["words"] == "−"]
    assert shown


def test_the_row_hit_stands_out() -> None:
    assert sentences(PARTS["table"]) == ["Salvage", "Now 1: first hold (25 %)", "2+: second hold"]
    hits = [shape for shape in PARTS["table"].look if shape.get("edge") == "changed"]
    assert len(hits) == 1


def keys(node: Node) -> Iterator[str]:
    yield node.key
    for kid in node.kids:
        yield from keys(kid)


def test_a_stage_has_rows_of_parts_under_keys_of_their_own() -> None:
    twice = beside(large(card()), arrow(), below(large(card()), PARTS["verdict"]))
    made = stage(say("title"), twice, PARTS["die"], band=[Item(say("hold-0"))])
    assert len(made.kids) == 3
    assert all(len(row.kids) >= 1 for row in made.kids)
    all_keys = list(keys(made))
    assert len(set(all_keys)) == len(all_keys)
    assert all(key.startswith("stage") for key in all_keys)
    assert [key for key in all_keys if key.endswith(":arrow")]
    assert sentences(made)[0] == "Fuel 3"
    assert sentences(made)[-1] == "first hold"
    right = max(row.at[0] + row.size[0] for row in made.kids)
    assert made.size[0] == pytest.approx(right)


def test_words_of_a_game_inside_of_common_words_are_found() -> None:
    said = figure(4, say("term-tons")).words[0]
    assert said.text("hu") == "4: Elvontatott tonnák"
    assert figure(4, 5).words[0].game == ""
    assert isinstance(said, Message)


def test_the_example_shows_its_bids() -> None:
    facts = {"seat": 1, "fuel": 9, "tons": 4, "bids": [3, 9]}
    said = sentences(show_bids(set_up(2, {}, key_of(1)), 0, facts))
    assert said == ["Player 1's bid: 3", "Player 2's bid: 9", "Wreck of 4 t", "Player 2 tows 4 t"]
    assert why_towed(set_up(2, {}, key_of(1)), facts).text("en") == "The other bids: 3."
