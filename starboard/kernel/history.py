"""What has happened at a table: answers and events, and which answers stand after an undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from .message import Message
from .question import Option, Seat


class Record(NamedTuple):
    """One answer, and what stood just before it (so that undo knows what happened since)."""

    seat: Seat
    option: Option
    forced: bool  # there was no choice; the kernel answered
    draws: int
    reveals: int
    block: int  # which simultaneous choice it belongs to, or -1
    told: int  # how many events had been told


#: An answer of the past: a record, or only what must be known to give it again.
Past = TypeVar("Past", bound="Record | tuple[Seat, Option, bool]")


def without_last(answers: Sequence[Past], seat: Seat) -> list[Past]:
    """The answers that stand when a seat takes back its last decision; there must be one.

    Others may have decided since, side by side, and theirs stay. Where they had no choice, what
    they answered followed from this decision.
    """
    at = last_decision(answers, seat)
    later = [each for each in answers[at + 1 :] if each[0] != seat]
    return [*answers[:at], *(later if any(not each[2] for each in later) else ())]


def last_decision(answers: Sequence[Past], seat: Seat) -> int:
    """Where a seat last had a choice, or -1."""
    for at in range(len(answers) - 1, -1, -1):
        if answers[at][0] == seat and not answers[at][2]:
            return at
    return -1


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a sentence to be, the rule behind it, the things it is about."""

    message: Message
    rule: str
    only: Seat | None  # None: everybody may know
    keys: tuple[str, ...]  # scene keys of the things it speaks of

    def text(self, lang: str) -> str:
        """The sentence in one language."""
        return self.message.text(lang)
