"""Questions: side by side, lazily listed, and put into words only at a table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import starboard
from starboard.kernel import (
    Ask,
    Flow,
    Lazy,
    LazyOf,
    Together,
    any_of,
    quick_ask,
    several,
    together,
)
from tests.kernel.toys import in_secret, table


def test_together_asks_all_and_takes_answers_in_any_order() -> None:
    def flow(seat: int) -> Flow[str]:
        first = yield Ask(seat, "first", "Y-1", [("a",)])
        if seat == 0:
            return f"{first[0]}"
        second = yield Ask(seat, "second", "Y-1", [("b",)])
        return f"{first[0]}{second[0]}"

    run = together({0: flow(0), 2: flow(2)})
    block = next(run)
    assert isinstance(block, Together)
    assert {seat: ask.key for seat, ask in block.asks.items()} == {0: "first", 2: "first"}
    assert run.send((2, ("a",))) is block
    assert {seat: ask.key for seat, ask in block.asks.items()} == {0: "first", 2: "second"}
    assert run.send((0, ("a",))) is block
    assert list(block.asks) == [2]
    with pytest.raises(StopIteration) as end:
        run.send((2, ("b",)))
    assert end.value.value == {0: "a", 2: "ab"}


def test_together_with_nobody_or_with_silent_flows_asks_nothing() -> None:
    def silent() -> Flow[int]:
        yield from ()
        return 5

    for flows, results in (({}, {}), ({1: silent()}, {1: 5})):
        with pytest.raises(StopIteration) as end:
            next(together(flows))
        assert end.value.value == results


def test_lazy_of_a_thing_lists_what_it_is_when_somebody_looks() -> None:
    pile = [3]
    lazy = LazyOf(lambda cards: [("card", card) for card in cards], pile)
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


def test_a_settled_choice_is_as_good_as_a_checkpoint() -> None:
    """Every answer leaves the state alone to say what is open: a copy replays nothing."""
    game = starboard.game("planet_unknown")
    playing = starboard.new("planet_unknown", seats=2, seed=3)
    for _ in range(8):
        ask = playing.pending[0]
        playing.answer(ask.seat, ask.options[0])
        assert isinstance(playing.open, Together)
        assert playing.open.settled
        assert playing.since == []
    assert game.apart


def test_a_settled_question_is_as_good_as_a_checkpoint() -> None:
    """The state alone leads to it: a copy that is made there replays nothing."""
    game = starboard.game("theseus")
    playing = starboard.new("theseus", seats=2, seed=3)
    seen = set()
    for _ in range(60):
        ask = playing.pending[0]
        seen.add(ask.key)
        assert ask.key not in game.settled or playing.since == []
        assert playing.fork().asks[0].options == ask.options
        playing.answer(ask.seat, ask.options[0])
    assert seen & game.settled


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


def test_facts_may_come_in_one_piece() -> None:
    piece = Ask(0, "turn", "Y-1", [("go", 1)], {"thing": 3})
    assert piece.facts == Ask(0, "turn", "Y-1", [("go", 1)], thing=3).facts


def test_a_quick_question_is_a_question_like_any_other() -> None:
    options, facts = [("a",), ("b",)], {"sector": 3}
    plain, quick = Ask(1, "key", "T-1", options, facts), quick_ask(1, "key", "T-1", options, facts)
    assert type(quick) is Ask
    assert all(getattr(plain, name) == getattr(quick, name) for name in Ask.__slots__)
