"""The coach at a table of the server.

Whether a table is a guided first game follows from its deal, its seats and its first answers, and
what was shown follows from its log: nothing more is stored.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from starboard.coach import Coach, Held, Note
from starboard.data import lesson
from starboard.data.lesson import LEARNER, Lesson
from starboard.kernel import Game, Option, Table

from . import messages
from .store import SeatRow, TableRow

if TYPE_CHECKING:
    from .room import Room
    from .viewer import Viewer

log = logging.getLogger("starboard.server")

_read = cache(lesson.read_lesson)


def lesson_of(game: Game) -> Lesson | None:
    """The guided first game of a title."""
    return _read(game.folder)


class Guide:
    """The coach of one room."""

    def __init__(self, taught: Lesson, table: Table) -> None:
        self.lesson = taught
        self.seat = taught.learner
        self._coach = Coach.of(taught, table)

    @classmethod
    def of(cls, row: TableRow, seats: Sequence[SeatRow], table: Table) -> Guide | None:
        """The guide of a table that was begun as a lesson, by the rules of today."""
        taught = lesson_of(table.game)
        if taught is None or row.edition is not None or row.rules != table.game.version:
            return None
        begun = [(r.seat, r.option) for r in table.records[: len(taught.opening)]]
        kinds = tuple(LEARNER if seat.kind == "me" else seat.bot for seat in seats)
        if kinds != taught.seats:
            return None  # before the variant is asked for: it may not exist for so many
        deal = (taught.seed, table.game.full_variant(table.seats, taught.variant))
        if deal != (row.seed, table.variant):
            return None
        return cls(taught, table) if tuple(begun) == taught.opening else None

    def says(self, table: Table, seq: int) -> bytes:
        """What the learner hears now."""
        now = self._coach.look(table)
        ask = table.ask_for(self.seat)
        options = () if ask is None else tuple(ask.options)
        return messages.encode(
            messages.Coach(
                seq=seq,
                title=_words(self.lesson.title),
                shown=len(now.known),
                steps=sum(step.sure for step in self.lesson.steps),
                notes=tuple(_note(note) for note in now.notes),
                best=None if now.best is None else options.index(now.best),
                why=None if now.why is None else _words(now.why),
                held=tuple(_held(each, options) for each in now.held),
            )
        )


def _words(words: lesson.Words) -> messages.Spoken:
    return messages.Spoken(hu=words.hu, en=words.en)


def _maybe(words: lesson.Words | None) -> messages.Spoken | None:
    return None if words is None else _words(words)


def _note(note: Note) -> messages.Note:
    return messages.Note(
        id=note.id,
        kind=note.kind,
        say=_words(note.say),
        rules=note.rules,
        point=note.point,
        title=_maybe(note.title),
        quiz=None if note.quiz is None else _quiz(note.quiz),
    )


def _quiz(quiz: lesson.Quiz) -> messages.Quiz:
    answers = tuple(
        messages.QuizAnswer(say=_words(each.say), right=each.right, why=_maybe(each.why))
        for each in quiz.answers
    )
    return messages.Quiz(ask=_words(quiz.ask), answers=answers)


def _held(held: Held, options: Sequence[Option]) -> messages.Slip:
    return messages.Slip(
        id=held.id,
        say=_words(held.say),
        rule=held.rule,
        options=tuple(options.index(option) for option in held.options),
        touch=held.touch,
        final=held.final,
    )


def coach(room: Room, viewer: Viewer) -> None:
    """In a guided first game the learner hears the coach."""
    if room.guide is None or viewer.seat != room.guide.seat:
        return
    try:
        said = room.guide.says(room.table, room.seq)
    except Exception:  # a fault in a lesson: the coach falls silent, the game goes on
        log.exception("table %s: the coach has failed", room.row.id)
        room.guide = None
    else:
        viewer.send(said)
