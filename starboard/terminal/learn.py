"""A guided first game in the terminal: the text client, and a coach beside it."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.bots import make
from starboard.coach import Coach, Held, Note, opened
from starboard.data.lesson import LEARNER, Lesson
from starboard.draw.touch import Offer
from starboard.kernel import Ask, Game, Seat

from .client import Client
from .screen import Screen

PAPER = "#f3e9d8"
YES = ("y", "yes", "i", "igen")


class Learner(Client):
    """One learner among bots."""

    def __init__(self, lesson: Lesson, game: Game, screen: Screen, lang: str) -> None:
        table = opened(lesson, game)
        seats = [
            None if who == LEARNER else make(who, lesson.seed + n)
            for n, who in enumerate(lesson.seats)
        ]
        super().__init__(table, seats, screen, lang)
        self.lesson, self.coach = lesson, Coach(lesson)
        self._warned: set[str] = set()  # what was held once is not held again
        for viewer in self.heard:  # the opening is no news
            self.heard[viewer] = len(table.events_for(viewer))

    def run(self) -> None:
        """The lesson, from its title to what comes later."""
        self.screen.heading(f"✦ {self.lesson.title.text(self.speech.lang)}")
        self.screen.line(f"  {self.lesson.about.text(self.speech.lang)}", PAPER)
        super().run()
        if not self.table.over:
            return
        for note in self.coach.look(self.table).notes:
            self._note(note)
        self.screen.heading(self.speech.own("later"))
        for each in self.lesson.later:
            self.screen.line(f"  {each.say.text(self.speech.lang)} [{', '.join(each.rules)}]")

    def _look(self, seat: Seat) -> tuple[Ask, list[Offer]]:
        seen = super()._look(seat)
        for note in self.coach.look(self.table).notes:
            self._note(note)
        return seen

    def _note(self, note: Note) -> None:
        lang = self.speech.lang
        title = note.title.text(lang) if note.title else self.speech.own("coach")
        self.screen.heading(f"✦ {title}")
        self.screen.line(f"  {note.say.text(lang)} [{', '.join(note.rules)}]", PAPER)
        if note.quiz is None:
            return
        if note.kind != "quiz":
            self.screen.line(f"  {note.quiz.ask.text(lang)}", PAPER)
        for n, answer in enumerate(note.quiz.answers, start=1):
            self.screen.line(f"   {n}. {answer.say.text(lang)}")
        said = self.screen.ask(self.speech.own("quiz")) or ""
        count = len(note.quiz.answers)
        chosen = int(said) - 1 if said.isdecimal() and len(said) < 3 else -1
        right = next(n for n, answer in enumerate(note.quiz.answers) if answer.right)
        answer = note.quiz.answers[chosen if 0 <= chosen < count else right]
        if answer.why is not None:
            self.screen.line(f"  {'✓' if answer.right else '✗'} {answer.why.text(lang)}", PAPER)

    def _hint(self, seat: Seat) -> None:
        """What the teacher would do, and why."""
        now = self.coach.look(self.table)
        if now.best is None:
            super()._hint(seat)
            return
        words = self.speech.say(self.table.game.option_message(now.best))
        why = f" {now.why.text(self.speech.lang)}" if now.why else ""
        self.screen.line(f"  {self.speech.own('teacher', option=words)}{why}", PAPER)

    def _choose(self, seat: Seat, offers: Sequence[Offer], number: str) -> bool:
        """A slip is held before it is sent, once."""
        if len(number) <= 9 and 0 < int(number) <= len(offers):
            option = offers[int(number) - 1].option
            for held in self.coach.look(self.table).held:
                if option in held.options and held.id not in self._warned:
                    return self._goes_on(held) and super()._choose(seat, offers, number)
        return super()._choose(seat, offers, number)

    def _goes_on(self, held: Held) -> bool:
        self._warned.add(held.id)
        self.screen.heading(f"✦ {self.speech.own('coach')}")
        self.screen.line(f"  {held.say.text(self.speech.lang)} [{held.rule}]", PAPER)
        return (self.screen.ask(self.speech.own("anyway")) or "").lower() in YES
