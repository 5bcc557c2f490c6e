"""Playthrough: a random game in sentences, so that a change of the rules can be read as a text.

Round by round: what happened, who was asked what, the options, which was chosen, the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import starboard
from starboard.kernel import Event, Message, Result

from .random_games import Moment, Plan, Setup, moments

MOST_OPTIONS = 12  # of one question that are told
_INDENT = " " * 6


def playthrough(
    plan: Plan,
    setup: Setup,
    number: int,
    langs: Sequence[str],
    *,
    since: int = 0,
    until: int | None = None,
) -> Iterator[str]:
    """One game line by line, or some of its decisions."""
    title = starboard.game(plan.game)
    yield f"{title.title(langs[0])}, {setup.name(title)}, game {number}"
    teller = Teller(langs)
    for moment in moments(plan, setup, number):
        lines = list(teller.tell(moment))
        if moment.number >= since:
            yield from lines
        if moment.number == until:
            return


class Teller:
    """Tells one game; it remembers what it has told already."""

    def __init__(self, langs: Sequence[str]) -> None:
        self._langs = langs
        self._told = 0  # events
        self._round: list[str] = []

    def tell(self, moment: Moment) -> Iterator[str]:
        """What has happened since the last decision, and this one; or the end."""
        table = moment.table
        events = table.events
        for event in events[self._told :]:
            yield from self._event(event)
        self._told = len(events)
        now = table.scene(None).round
        if now is not None and (said := self._say(now)) != self._round:
            self._round = said
            yield from ("", *_lines("== ", said), "")
        if moment.ask is not None:
            yield from self._question(moment)
        elif table.result is not None:
            yield from self._result(moment, table.result)

    def _say(self, message: Message) -> list[str]:
        return [message.text(lang) for lang in self._langs]

    def _event(self, event: Event) -> Iterator[str]:
        heard = f" [{event.rule}]" if event.only is None else f" [{event.rule}, seat {event.only}]"
        yield from _lines(_INDENT + "· ", self._say(event.message), heard)

    def _question(self, moment: Moment) -> Iterator[str]:
        ask = moment.ask
        assert ask is not None
        yield from _lines(
            f"{moment.number:>4}  ", self._asked(ask.seat, ask.prompt), f" [{ask.rule}]"
        )
        for n, option in enumerate(ask.options):
            chosen = option == moment.option
            if n < MOST_OPTIONS or chosen:
                words = [ask.describe(option, lang) for lang in self._langs]
                yield from _lines(_INDENT + ("> " if chosen else "- "), words)
        if (count := len(ask.options)) > MOST_OPTIONS:
            yield f"{_INDENT}  ({count})"

    def _asked(self, seat: int, prompt: Message) -> list[str]:
        names = self._say(_seat(seat))
        return [f"{who}: {what}" for who, what in zip(names, self._say(prompt), strict=True)]

    def _result(self, moment: Moment, result: Result) -> Iterator[str]:
        say = moment.table.game.message
        yield from _lines(f"{moment.number:>4}  ", self._say(say(result.reason)))
        if result.remark is not None:
            yield from _lines(_INDENT, self._say(say(*result.remark)))
        for seat, score in enumerate(result.scores):
            won = " *" if seat in result.winners else ""
            yield from _lines(_INDENT, self._say(_seat(seat)), f": {score:g}{won}")
            for name, value in result.terms[seat] if result.terms else ():
                yield from _lines(_INDENT + "  ", self._say(say(f"term-{name}")), f": {value:g}")


def _seat(seat: int) -> Message:
    return Message("", f"seat-{seat}")


def _lines(front: str, sentences: Sequence[str], end: str = "") -> Iterator[str]:
    """The same in every language, one below the other."""
    for n, sentence in enumerate(sentences):
        yield f"{' ' * len(front) if n else front}{sentence}{end}"
