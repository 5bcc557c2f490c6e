"""Why-nots that name the rule that forbids, ends of games and steps, and errors by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .message import Message

if TYPE_CHECKING:
    from .game import Result


class Refusal:
    """Why something is not allowed: the rule's number and a sentence."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def text(self, lang: str) -> str:
        """The reason as a sentence."""
        return self.message.text(lang)

    def __repr__(self) -> str:
        return f"<Refusal {self.rule}: {self.message.key} {dict(self.message.facts)}>"


class Refused(Exception):
    """The answer is not allowed; nothing has changed."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__("; ".join(f"{r.rule}: {r.message.key}" for r in self.refusals))

    def __reduce__(self) -> tuple[type[Refused], tuple[tuple[Refusal, ...]]]:
        return Refused, (self.refusals,)  # exceptions travel between processes


class GameOver(Exception):
    """Raised by the rule that ends the game, anywhere."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result


class StepOver(Exception):
    """Raised deep inside a step whose rest no longer makes sense: the next one follows at once."""


class UnknownGame(KeyError):
    """No game of that id is registered."""

    def __str__(self) -> str:
        return str(self.args[0])


class _Worded(ValueError):
    """A fault in words; where people read it, ``message`` says it in their language."""

    def __init__(self, says: str | Message) -> None:
        self.message = says if isinstance(says, Message) else None
        super().__init__(says)

    def __str__(self) -> str:
        return str(self.args[0]) if self.message is None else self.message.text("en")


class BadSetup(_Worded):
    """Seats or a variant that the game does not have."""


class BadSave(_Worded):
    """This text is not a save, or no longer replays; the sentence says where and why."""
