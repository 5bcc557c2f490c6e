"""A saved game told again: answer by answer, or step by step on a terminal."""

from __future__ import annotations

from starboard.kernel import Event, Seat, Table

from .screen import Screen
from .show import Show
from .speech import Speech


def position(table: Table, at: int) -> Table:
    """The same table after so many answers."""
    again = Table(table.game, table.seats, table.seed, table.variant)
    for seat, option in table.answers[:at]:
        again.answer(seat, option)
    return again


class Replay:
    """A finished or broken off game, to look through."""

    def __init__(self, table: Table, seat: Seat | None, screen: Screen, lang: str) -> None:
        self.table, self.seat, self.screen = table, seat, screen
        self.speech = Speech(lang)
        self.show = Show(table.game, screen, self.speech)

    def tell(self) -> None:
        """The whole game in sentences."""
        for event in self._told(0):
            self._event(event)
        for n, (seat, _) in enumerate(self.table.answers):
            self.screen.line(f"{n + 1:>4}  {self.speech.seat(seat)}: {self._answer(n)}", "bold")
            for event in self._told(n + 1):
                self._event(event)
        if self.table.over:
            self.show.end(self.table, [])

    def look(self, at: int) -> None:
        """The position after so many answers, and the answer that led there."""
        self.show.table(position(self.table, at), self.seat)
        if at:
            seat = self.table.answers[at - 1][0]
            self.screen.line(f"{at:>4}  {self.speech.seat(seat)}: {self._answer(at - 1)}", "bold")
        for event in self._told(at):
            self._event(event)

    def step(self) -> None:
        """From position to position: Enter or a number goes on, b goes back, q leaves."""
        at = 0
        while True:
            self.look(at)
            if at == self.table.seq and self.table.over:
                self.show.end(self.table, [])
            said = self.screen.ask(f"{at}/{self.table.seq} · Enter, b, 0-{self.table.seq}, q")
            if said in (None, "q"):
                return
            if said == "b":
                at = max(0, at - 1)
            elif said and said.isdecimal() and len(said) < 9:
                at = min(int(said), self.table.seq)
            elif at == self.table.seq:
                return
            else:
                at += 1

    def _told(self, at: int) -> list[Event]:
        """What was told by answer number ``at`` (0: before the first)."""
        marks = [record.told for record in self.table.records]
        start = marks[at - 1] if at else 0
        end = marks[at] if at < len(marks) else None
        return self.table.events[start:end]

    def _event(self, event: Event) -> None:
        self.screen.line(f"      · {self.speech.say(event.message)}  {event.rule}")

    def _answer(self, n: int) -> str:
        return self.speech.say(self.table.game.option_message(self.table.answers[n][1]))
