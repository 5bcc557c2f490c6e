"""Frames: a table that somebody looks at keeps the state at every moment of an answer."""

from __future__ import annotations

from typing import Any

from starboard.draw import Moment
from starboard.kernel import Ask, Flow, GameOver, Table, known_to
from tests.kernel.toys import Toy, game, the_end

MOMENTS = {"dealt": Moment("reveal"), "peeked": Moment("reveal"), "turn": Moment("turn")}


def in_rounds(s: Toy) -> None:
    if s.step == 3:
        raise GameOver(the_end(s))
    s.then(deal)
    s.then(in_rounds)


def deal(s: Toy) -> Flow[None]:
    """A heading, a plain event, three moments: one of them for the ears of seat 1."""
    _, n = yield Ask(0, "turn", "Y-1", [("go", 0), ("go", 1), ("go", 2)])
    s.tell("turn", "Y-1", seat=0)
    s.heap.append(n)
    s.tell("dealt", "Y-1", n=1)
    s.tell("noted", "Y-1")
    s.heap.append(7)
    s.tell("peeked", "Y-1", only=1)
    s.heap.append(8)
    s.tell("dealt", "Y-1", n=2)
    s.heap.append(9)
    s.tell("noted", "Y-1")
    s.step += 1


def watched() -> Table[Toy]:
    t = Table(game(in_rounds, moments=MOMENTS), 2, 1)
    t.watch()
    return t


def told(t: Table[Toy], seat: int | None, start: int = 0) -> list[Any]:
    return [([raw[0] for raw in f.told], f.state.heap) for f in t.frames(seat, start)]


FIRST = [
    (["turn", "dealt"], [2]),
    (["noted", "dealt"], [2, 7, 8]),
    (["noted"], [2, 7, 8, 9]),
]


def test_a_frame_ends_at_every_moment_and_the_last_is_the_present() -> None:
    t = watched()
    t.answer(0, ("go", 2))
    assert told(t, 0) == told(t, None) == FIRST
    assert [f.moment and f.moment[2] for f in t.frames(0, 0)] == [{"n": 1}, {"n": 2}, None]
    assert t.frames(0, 0)[-1].state is t.state


def test_a_moment_for_one_seat_is_none_for_the_others() -> None:
    t = watched()
    t.answer(0, ("go", 2))
    assert told(t, 1) == [FIRST[0], (["noted", "peeked"], [2, 7]), (["dealt"], [2, 7, 8]), FIRST[2]]


def test_frames_are_those_of_the_last_answer() -> None:
    t = watched()
    t.answer(0, ("go", 2))
    start = len(t.events)
    t.answer(0, ("go", 1))
    assert [heap[4:] for _, heap in told(t, 0, start)] == [[1], [1, 7, 8], [1, 7, 8, 9]]


def test_a_table_that_nobody_looks_at_keeps_nothing() -> None:
    t = Table(game(in_rounds, moments=MOMENTS), 2, 1)
    t.answer(0, ("go", 2))
    assert told(t, 0) == [(["turn", "dealt", "noted", "dealt", "noted"], [2, 7, 8, 9])]


def test_copies_are_not_watched_and_leave_the_frames_alone() -> None:
    t = watched()
    t.answer(0, ("go", 2))
    for copy in (t.clone(), t.imagine(0, 5)):
        copy.answer(0, ("go", 1))
        assert len(copy.frames(0, 0)) == 1
    world = t.determinize(0, 3)
    world.answer(0, ("go", 0))
    known_to(t.state, 0)
    assert told(t, 0) == FIRST


def test_an_undo_has_no_moments_and_the_table_is_watched_on() -> None:
    t = watched()
    t.answer(0, ("go", 2))
    t.undo(0)
    assert told(t, 0) == [([], [])]
    t.answer(0, ("go", 2))
    assert told(t, 0) == FIRST


def test_a_frame_is_drawn_as_the_table_is() -> None:
    t = watched()
    t.answer(0, ("go", 2))
    state = t.frames(0, 0)[0].state
    assert t.scene(0, "tall", state) == t.game.scene(known_to(state, 0), 0, "tall")
