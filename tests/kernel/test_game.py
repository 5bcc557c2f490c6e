"""What a game tells of itself: its words, its places, its variants."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.draw import Fact, Vocabulary
from starboard.kernel import BadSetup, Choice, Message
from tests.kernel.toys import game, in_turns

TOY = game(
    in_turns,
    words=Vocabulary(
        "toy",
        {
            "thing": Fact(lambda n: f"thing-{n}", "thing:{}"),
            "place": Fact(None, lambda n: f"place:{n + 1}" if n else ""),
        },
    ),
    options={"go": "thing place", "two": "thing thing2", "seat": "seat", "many": "thing"},
    variants=(Choice("mode", ("easy", "hard"), "easy"), Choice("extra", (False, True), False)),
    fits=lambda seats, variant: "too many" if variant["extra"] and seats > 2 else None,
)


def test_facts_become_names_and_places() -> None:
    message = TOY.option_message(("go", 3, 4))
    assert message.plain() == {
        "game": "toy", "key": "option-go", "facts": {"thing": "@thing-3", "place": 4},
    }  # fmt: skip
    s = starboard.new("_example", seats=2, seed=1).state
    path: Any = lambda option: TOY.path(s, None, option)  # type: ignore[arg-type] # noqa: E731
    assert path(("go", 3, 4)) == ("thing:3", "place:5")
    assert path(("go", 3, 0)) == ("thing:3",)
    assert path(("two", 1, 2)) == ("thing:1", "thing:2")
    assert path(("seat", 1)) == ("seat:1",)
    assert path(("many", (1, 2))) == ("thing:1", "thing:2")
    assert TOY.option_message(("many", (1, 2))).facts == {"thing": ["@thing-1", "@thing-2"]}


def test_options_of_the_wrong_length_are_a_fault_of_the_game() -> None:
    with pytest.raises(ValueError, match="zip"):
        TOY.option_facts(("go", 3))


def test_variants() -> None:
    assert TOY.full_variant(2, None) == {"mode": "easy", "extra": False}
    assert TOY.full_variant(2, {"extra": True}) == {"mode": "easy", "extra": True}
    assert len(TOY.setups()) == 8
    wrong: list[Any] = [{"mode": "x"}, {"mode": 1}, {"extra": 1}, {"no": 1}, {"mode": ["easy"]}]
    for variant in wrong:
        with pytest.raises(BadSetup):
            TOY.full_variant(2, variant)
    with pytest.raises(BadSetup, match="too many"):
        TOY.full_variant(3, {"extra": True})


def test_games_that_say_which_setups_stand_for_all() -> None:
    few = game(in_turns, samples=lambda: [(2, {}), (4, {})])
    assert few.setups() == [(2, {}), (4, {})]


def test_the_registry_hides_the_example() -> None:
    assert "_example" not in starboard.games()
    assert starboard.games(hidden=True)["_example"] is starboard.game("_example")


def test_messages_are_equal_by_what_they_say() -> None:
    one, two = Message("toy", "hello", {"n": 1}), Message("toy", "hello", {"n": 1})
    assert one == two
    assert hash(one) == hash(two)
    assert one != Message("toy", "hello", {"n": 2})
    assert one != "hello"
    assert "hello" in repr(one)
