"""Every guided first game, played on the engine: by the teacher, and by learners who stray.

A lesson that no longer fits the rules fails here.
"""

from __future__ import annotations

from random import Random

import pytest

from starboard.bots import make
from starboard.bots.worlds import Worlds
from starboard.coach import Coach, Notes, opened
from starboard.coach.moments import agrees, at
from starboard.data.lesson import LEARNER, Lesson, read_lesson
from starboard.draw.touch import actions, lineages
from starboard.games import registry
from starboard.kernel import Game, Table
from starboard.kernel.table import LAYOUTS

TAUGHT = [
    (game, lesson)
    for game in registry().values()
    if (lesson := read_lesson(game.folder)) is not None
]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), TAUGHT, ids=[game.id for game, _ in TAUGHT]
)


def bots_answer(table: Table, lesson: Lesson, seed: int) -> None:
    """The bots decide until the learner is asked."""
    while not table.over and table.ask_for(lesson.learner) is None:
        seat = table.pending[0].seat
        table.answer(seat, make(lesson.seats[seat], seed).choose(Worlds(table, seat)))


def pointed_at(table: Table, lesson: Lesson, notes: Notes) -> list[str]:
    """Keys that a note of the lesson's own line points at although they are not there."""
    optional = {p[:-1] for step in lesson.steps for p in step.point if p.endswith("?")}
    keys = {key for note in notes.notes for key in note.point} - optional
    ask = table.ask_for(lesson.learner)
    if ask is not None:  # what can be done is pointed at in the bar
        keys -= {each.key for each in actions(table.game, table.state, ask)}
    return [
        f"{layout}: {key}"
        for layout in LAYOUTS
        if keys
        for key in sorted(keys - set(lineages(table.scene(lesson.learner, layout))))
    ]


def test_every_game_has_a_lesson() -> None:
    boxes = {game.id for game in registry().values() if not game.id.startswith("_")}
    assert {game.id for game, _ in TAUGHT} == boxes
    assert all(lesson.game == game.id for game, lesson in TAUGHT)


@each_lesson
def test_the_deal_is_as_the_lesson_says(game: Game, lesson: Lesson) -> None:
    assert lesson.version == game.version, "the rules have changed: try the lesson anew"
    table = opened(lesson, game)
    view = table.observe(lesson.learner)["table"]
    other = [path for path, fact in lesson.deal if not agrees(at(view, path), fact)]
    assert not other, f"{game.id}: {', '.join(other)}"
    assert table.ask_for(lesson.learner) is not None
    assert table.undo_refusal(lesson.learner) is not None  # nobody takes the opening back


@each_lesson
@pytest.mark.parametrize("seed", [1, 2])
def test_the_teachers_line_leads_to_the_end(game: Game, lesson: Lesson, seed: int) -> None:
    table, coach = opened(lesson, game), Coach(lesson)
    best = {step.id: step for step in lesson.steps if step.best}
    offered: set[str] = set()
    while True:
        notes = coach.look(table)
        assert not (lost := pointed_at(table, lesson, notes)), f"{notes.notes}: {lost}"
        if table.over:
            break
        for note in notes.notes:
            if note.id in best and note.kind == "do" and notes.why is not None:
                offered.add(note.id)
        assert notes.best is not None
        table.answer(lesson.learner, notes.best)
        bots_answer(table, lesson, seed)
    shown = coach.look(table).known
    missing = [step.id for step in lesson.steps if step.sure and step.id not in shown]
    assert not missing, f"{game.id}: never came: {', '.join(missing)}"
    assert offered  # the lesson's own choices were legal where they were shown


@each_lesson
@pytest.mark.parametrize("seed", [3, 4])
def test_a_learner_may_stray(game: Game, lesson: Lesson, seed: int) -> None:
    table, coach, chance = opened(lesson, game), Coach(lesson), Random(seed)
    while not table.over:
        notes = coach.look(table)
        ask = table.ask_for(lesson.learner)
        assert ask is not None
        options = list(ask.options)
        assert notes.best in options
        for held in notes.held:
            assert set(held.options) <= set(options)
            assert notes.best not in held.options  # what the teacher would do is no slip
        table.answer(lesson.learner, chance.choice(options))
        bots_answer(table, lesson, seed)
    coach.look(table)


@each_lesson
def test_what_was_shown_follows_from_the_log(game: Game, lesson: Lesson) -> None:
    table, coach = opened(lesson, game), Coach(lesson)
    for _ in range(12):
        notes = coach.look(table)
        assert Coach.of(lesson, table).look(table) == notes
        assert notes.best is not None
        table.answer(lesson.learner, notes.best)
        bots_answer(table, lesson, 1)


@each_lesson
def test_undo_brings_the_same_notes_again(game: Game, lesson: Lesson) -> None:
    table, coach = opened(lesson, game), Coach(lesson)
    for _ in range(20):
        notes = coach.look(table)
        assert notes.best is not None
        table.answer(lesson.learner, notes.best)
        coach.look(table)
        if table.undo_refusal(lesson.learner) is None:
            table.undo(lesson.learner)
            assert coach.look(table) == notes
            return
        bots_answer(table, lesson, 1)
    pytest.fail("nothing could be taken back")


@each_lesson
def test_every_sentence_is_short_and_whole(game: Game, lesson: Lesson) -> None:
    del game
    for words in lesson.sentences():
        for text in (words.hu, words.en):
            assert text == text.strip(), text
            assert len(text) <= 330, text
    assert lesson.seats.count(LEARNER) == 1
