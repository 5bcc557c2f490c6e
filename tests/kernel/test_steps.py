"""Steps: what is planned comes in order, side by side, in the middle of others, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.kernel import Ask, Flow, GameOver, Run, StepOver, Table
from tests.kernel.toys import GO, Toy, beginning_with, game, put_on_the_heap, table, the_end

YES = [("only",)]


def note(s: Toy, n: int) -> None:
    s.heap.append(n)


def ask_and_note(s: Toy, seat: int, n: int = 0) -> Flow[None]:
    yield Ask(seat, "only", "Y-4", YES)
    s.heap.append(n + seat)


def run_of(rule: Any, seats: int = 2) -> Run:
    """A run at the first question of these rules."""
    run = Run(game(rule), beginning_with(rule)(seats, {}, b"key"), auto=False)
    run.start()
    return run


def answer_all(run: Run) -> list[int]:
    """Answer until nothing is asked; the heap."""
    while run.open:
        ask = run.asks[0]
        run.send(ask.seat, ask.options[0])
    heap: list[int] = run.state.heap
    return heap


def test_what_a_step_plans_comes_in_order_and_before_what_was_planned_earlier() -> None:
    def first(s: Toy) -> None:
        s.then(second)
        s.then(note, 4)

    def second(s: Toy) -> None:
        s.then(note, 1)
        s.then(third)
        s.then(note, 3)

    def third(s: Toy) -> None:
        s.then(note, 2)

    assert answer_all(run_of(first)) == [1, 2, 3, 4]


def test_a_question_waits_for_its_answer_and_then_the_agenda_goes_on() -> None:
    def first(s: Toy) -> None:
        s.then(note, 1)
        s.then(ask_and_note, 1, 20)
        s.then(note, 3)

    run = run_of(first)
    assert run.state.heap == [1]
    assert [ask.seat for ask in run.asks] == [1]
    assert answer_all(run) == [1, 21, 3]


def test_a_rule_may_hand_its_question_to_another() -> None:
    def first(s: Toy) -> Flow[None]:
        return ask_and_note(s, 0, 5)

    assert answer_all(run_of(first)) == [5]


def test_a_step_may_ask_several_seats_one_after_another() -> None:
    def first(s: Toy) -> Flow[None]:
        yield Ask(0, "turn", "Y-1", GO)
        yield Ask(1, "turn", "Y-1", GO)
        yield from ask_and_note(s, 0, 7)

    run = run_of(first)
    asked = []
    while run.open:
        (seat,) = run.open
        asked.append((seat, run.amid))
        run.send(seat, run.open[seat].options[0])
    assert asked == [(0, False), (1, True), (0, True)]
    assert run.state.heap == [7]


def test_seats_answer_side_by_side_in_any_order_and_all_must() -> None:
    def first(s: Toy) -> None:
        s.then_each([0, 2], two_notes, 10)
        s.then(note, 99)

    def two_notes(s: Toy, seat: int, n: int) -> None:
        s.then(ask_and_note, seat, n)
        s.then(ask_and_note, seat, n + 10)

    run = run_of(first, seats=3)
    assert run.joint
    assert list(run.open) == [0, 2]
    run.send(0, ("only",))
    assert list(run.open) == [0, 2]  # in the order of the seats, as in every copy
    for seat in (2, 0):
        run.send(seat, ("only",))
    assert list(run.open) == [2]
    assert run.state.heap == [10, 12, 20]
    run.send(2, ("only",))
    assert not run.joint
    assert run.state.heap == [10, 12, 20, 22, 99]


def test_side_by_side_with_nobody_or_with_silent_steps_asks_nothing() -> None:
    def nobody(s: Toy) -> None:
        s.then_each([], ask_and_note)
        s.then(note, 1)

    def silent(s: Toy) -> None:
        s.then_each([1], note_seat)
        s.then(note, 2)

    def note_seat(s: Toy, seat: int) -> None:
        s.heap.append(seat)

    assert run_of(nobody).state.heap == [1]
    assert run_of(silent).state.heap == [1, 2]


def test_two_simultaneous_choices_after_one_another_are_two() -> None:
    def first(s: Toy) -> None:
        s.then_each([0, 1], ask_and_note, 10)
        s.then_each([0, 1], ask_and_note, 20)

    run = run_of(first)
    blocks = [run.blocks]
    for seat in (0, 1, 1, 0):
        run.send(seat, ("only",))
        blocks.append(run.blocks)
    assert blocks == [1, 1, 2, 2, 2]
    assert run.state.heap == [10, 11, 21, 20]


def test_a_second_question_of_a_step_side_by_side_is_a_fault() -> None:
    def first(s: Toy) -> None:
        s.then_each([0, 1], twice)

    def twice(s: Toy, seat: int) -> Flow[None]:
        yield Ask(seat, "only", "Y-4", YES)
        yield Ask(seat, "only", "Y-4", YES)

    run = run_of(first)
    with pytest.raises(RuntimeError, match="second question"):
        run.send(0, ("only",))


def test_the_game_ends_anywhere() -> None:
    def deep(s: Toy) -> None:
        raise GameOver(the_end(s))

    def asking(s: Toy, seat: int) -> Flow[None]:
        yield Ask(seat, "only", "Y-4", YES)
        deep(s)

    def in_a_lane(s: Toy) -> None:
        s.then_each([0, 1], asking)

    def in_a_question(s: Toy) -> None:
        s.then(asking, 0)

    for rule in (in_a_lane, in_a_question):
        run = run_of(rule)
        run.send(0, ("only",))
        assert run.result is not None
        assert not run.open
        assert not run.state.agenda
    assert run_of(deep).result is not None


def test_a_step_that_no_longer_makes_sense_ends_with_what_it_planned() -> None:
    def first(s: Toy) -> None:
        s.then(ask_and_give_up)
        s.then(give_up)
        s.then(note, 1)

    def ask_and_give_up(s: Toy) -> Flow[None]:
        yield Ask(0, "only", "Y-4", YES)
        give_up(s)

    def give_up(s: Toy) -> None:
        s.then(note, 99)
        raise StepOver

    assert answer_all(run_of(first)) == [1]


def test_what_was_planned_before_a_rule_can_be_skipped() -> None:
    def first(s: Toy) -> None:
        s.then(knocked_out)
        s.then(note, 98)
        s.then(next_turn)

    def knocked_out(s: Toy) -> None:
        s.then(note, 99)
        s.skip_to(next_turn)

    def next_turn(s: Toy) -> None:
        s.heap.append(1)

    assert answer_all(run_of(first)) == [1]


def test_rules_that_plan_each_other_for_ever_are_named() -> None:
    def round_and_round(s: Toy) -> None:
        s.then(round_and_round)

    with pytest.raises(RuntimeError, match="round_and_round"):
        run_of(round_and_round)


def test_a_table_must_come_to_an_end() -> None:
    def nothing(s: Toy) -> None:
        pass

    with pytest.raises(RuntimeError, match="nothing is planned"):
        table(nothing)


def test_a_table_can_begin_at_a_position() -> None:
    s = Toy(secret=[0, 0], heap=[5])
    s.then(put_on_the_heap, 1)
    s.then(ask_and_note, 1, 6)
    t = Table(game(note_at_last), 2, 1, position=s)
    assert t.pending[0].seat == 1
    assert t.state.heap == [5]
    begun = t.digest()
    s.heap.append(7)  # the position itself goes on; where it began is remembered
    t.answer(1, ("go", 0))
    t.undo(1)
    assert t.digest() == begun


def note_at_last(s: Toy) -> None:
    """Never carried out."""
