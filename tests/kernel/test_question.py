"""Questions: lazily listed, and put into words only at a table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.kernel import Ask, Lazy, any_of, several
from tests.kernel.toys import in_secret, table


def test_lazy_of_a_thing_lists_what_it_is_when_somebody_looks() -> None:
    pile = [3]
    lazy = Lazy(lambda cards: [("card", card) for card in cards], pile)
    pile.append(4)
    assert list(lazy) == [("card", 3), ("card", 4)]
    assert several(lazy)
    pile.pop()
    assert len(lazy) == 2
    lazy.forget()
    assert not several(lazy)
    assert any_of(lazy, 0.9) == ("card", 3)


def test_lazy_lists_once_and_again_after_forgetting() -> None:
    calls = []

    def make() -> list[tuple[str, int]]:
        calls.append(1)
        return [("n", len(calls)), ("n", 7)]

    lazy = Lazy(make)
    assert calls == []
    assert len(lazy) == 2
    assert lazy[0] == ("n", 1)
    assert list(lazy) == [("n", 1), ("n", 7)]
    assert ("n", 7) in lazy
    assert ("n", 8) not in lazy
    assert lazy[:1] == [("n", 1)]
    assert lazy.index(("n", 7)) == 1
    assert len(calls) == 1
    lazy.forget()
    assert lazy[0] == ("n", 2)


def test_options_are_drawn_without_being_listed() -> None:
    class Numbers(Lazy):
        """A million options, none of them listed."""

        __slots__ = ()

        def several(self) -> bool:
            return True

        def pick(self, r: float) -> tuple[str, int]:
            return ("n", int(r * 1_000_000))

    def make() -> list[tuple[str, int]]:
        raise AssertionError("nobody needs the list")

    numbers = Numbers(make)
    assert several(numbers)
    assert any_of(numbers, 0.25) == ("n", 250_000)
    assert not several([("n", 1)])
    assert not several(Lazy(lambda: [("n", 1)]))
    assert any_of([("a",), ("b",)], 0.5) == ("b",)
    assert any_of(Lazy(lambda: [("a",), ("b",)]), 0.49) == ("a",)


def test_words_need_a_table() -> None:
    ask = Ask(0, "turn", "Y-1", [("go", 1)], thing=3)
    with pytest.raises(RuntimeError):
        _ = ask.prompt
    asked = table(in_secret).pending[0]
    assert asked.prompt.plain() == {"game": "toy", "key": "ask-pick", "facts": {}}
    assert "turn" in repr(ask)


def test_lazy_options_are_a_sequence_like_any_other() -> None:
    lazy = Lazy(lambda: [("a",), ("b",), ("c",)])
    assert isinstance(lazy, Sequence)
    assert list(reversed(lazy)) == [("c",), ("b",), ("a",)]
    assert lazy.index(("b",)) == 1
    assert lazy.count(("b",)) == 1
    assert lazy.listed() is lazy.listed()
    with pytest.raises(ValueError, match="not in list"):
        lazy.index(("a",), 1)
