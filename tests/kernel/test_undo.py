"""Undo: how far it goes back, why it stops, and that it takes nothing from anybody else."""

from __future__ import annotations

from random import Random

import pytest

from starboard.kernel import Refused, Table
from tests.kernel.toys import in_secret, in_turns, table, with_forced


def why(t: Table, seat: int) -> tuple[str, str] | None:
    """The rule and the key against undo; the undo itself agrees with it."""
    refusal = t.undo_refusal(seat)
    if refusal is None:
        return None
    before = t.digest()
    with pytest.raises(Refused) as refused:
        t.undo(seat)
    assert refused.value.refusals[0].message == refusal.message
    assert t.digest() == before
    return refusal.rule, refusal.message.key


def test_nothing_to_take_back() -> None:
    t = table(in_turns)
    assert why(t, 0) == ("K-6", "refused-undo-nothing")
    t.answer(0, ("go", 1))
    assert why(t, 1) == ("K-6", "refused-undo-nothing")


def test_one_step_and_another() -> None:
    t = table(in_turns)
    start = t.digest()
    t.answer(0, ("go", 1))
    middle, told = t.digest(), len(t.events)
    t.answer(0, ("go", 2))
    assert why(t, 0) is None
    t.undo(0)
    assert (t.digest(), len(t.events)) == (middle, told)
    t.undo(0)
    assert (t.digest(), t.seq, t.events) == (start, 0, [])


def test_chance_stops_it() -> None:
    t = table(in_turns)
    t.answer(0, ("roll",))
    assert why(t, 0) == ("K-3", "refused-undo-chance")
    t.answer(0, ("go", 2))  # the step after the throw can be taken back, the throw cannot
    assert why(t, 0) is None
    t.undo(0)
    assert why(t, 0) == ("K-3", "refused-undo-chance")


def test_something_revealed_stops_it() -> None:
    t = table(in_turns)
    t.answer(0, ("look",))
    assert why(t, 0) == ("K-4", "refused-undo-revealed")


def test_another_decision_stops_it() -> None:
    t = table(in_turns)
    t.answer(0, ("go", 1))
    t.answer(0, ("go", 1))
    t.answer(1, ("go", 1))
    assert why(t, 0) == ("K-5", "refused-undo-other")
    refusal = t.undo_refusal(0)
    assert refusal is not None
    assert refusal.message.facts == {"seat": "@seat-1"}
    assert why(t, 1) is None


def test_a_secret_choice_can_change_while_others_think() -> None:
    t = table(in_secret, seats=3)
    t.answer(0, ("pick", 1))
    t.answer(2, ("pick", 2))
    assert why(t, 0) is None
    t.undo(0)
    assert t.state.secret == [0, 0, 2]
    assert sorted(ask.seat for ask in t.pending) == [0, 1]
    assert t.answers == [(2, ("pick", 2))]
    t.answer(0, ("pick", 3))
    t.undo(2)
    assert t.state.secret == [3, 0, 0]
    t.answer(2, ("pick", 1))
    t.answer(1, ("pick", 1))  # all are in: now they are shown
    assert t.state.heap == [3, 1, 1]
    assert why(t, 0) == ("K-4", "refused-undo-revealed")


def test_a_change_of_mind_in_a_clone() -> None:
    t = table(in_secret, seats=3)
    t.answer(0, ("pick", 1))
    copy = t.clone()
    copy.answer(1, ("pick", 2))
    copy.undo(0)
    assert copy.state.secret == [0, 2, 0]
    assert t.state.secret == [1, 0, 0]


def test_an_earlier_simultaneous_choice_is_past() -> None:
    t = table(in_secret)
    for seat in (0, 1, 0):
        t.answer(seat, ("pick", 1))
    t.undo(0)
    assert t.seq == 2
    assert why(t, 0) == ("K-4", "refused-undo-revealed")


def test_forced_answers_that_followed_go_with_it() -> None:
    """They were never decisions: undo leads to the last real one, and drops them all."""
    t = table(with_forced, auto=True)
    start = t.digest()
    t.answer(0, ("go", 1))
    assert t.seq == 3
    assert why(t, 0) is None
    t.undo(0)
    assert (t.digest(), t.seq) == (start, 0)
    t.answer(0, ("go", 2))
    assert t.pending[0].seat == 1
    assert t.state.heap == [2]


def test_undo_keeps_what_the_table_is() -> None:
    t = table(in_turns, auto=True)
    t.answer(0, ("go", 1))
    t.undo(0)
    assert t.auto
    assert not t.imagined
    t.answer(0, ("go", 1))
    assert t.events == t.clone().events


@pytest.mark.parametrize("seat", [0, 1])
def test_an_imagined_table_tells_the_same_of_undo(seat: int) -> None:
    rng = Random(1)
    for rules in (in_turns, in_secret):
        t = table(rules)
        while not t.over:
            real, imagined = t.undo_refusal(seat), t.imagine(seat, 3).undo_refusal(seat)
            assert repr(real) == repr(imagined)
            ask = rng.choice(t.pending)
            t.answer(ask.seat, rng.choice(ask.options))
