"""The table that a lesson begins with."""

from __future__ import annotations

from starboard.data.lesson import Lesson
from starboard.kernel import Game, Table, replay


def opened(lesson: Lesson, game: Game) -> Table:
    """A table with the lesson's deal, the opening played.

    Its answers count as forced: nobody decided them, so nobody can take them back.
    """
    table = Table(game, len(lesson.seats), lesson.seed, lesson.variant)
    for seat, option in lesson.opening:
        table.answer(seat, option)  # each is checked: the rules may have changed
    past = [(seat, option, True) for seat, option in lesson.opening]
    return replay(game, table.seats, table.seed, table.variant, past)
