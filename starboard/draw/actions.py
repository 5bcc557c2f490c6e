"""Actions: everything a seat can do at a question, in sight; and what an option would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from starboard.kernel.message import Message
from starboard.kernel.question import Option
from starboard.kernel.rule import Refusal

from .scene import Tally, plain


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that a seat can do, or cannot do just now.

    A question that is a choice of actions lists all of them, always in the same order: those that
    are not possible stand in their places with the reason. An action is a choice like a node of
    the scene, under the key ``action:<id>``; where it stands for several options, what is touched
    next tells them apart.
    """

    id: str
    icon: str
    name: Message
    options: tuple[Option, ...] = ()  # those that it stands for; none: not possible now
    price: Message | Tally | None = None
    gain: Message | None = None
    refusal: Refusal | None = None  # why it is not possible
    colour: str = "accent"  # of the thing it concerns: a design token
    group: str = ""  # actions of one group stand together

    @property
    def key(self) -> str:
        """What it is touched by."""
        return f"action:{self.id}"

    @property
    def said(self) -> tuple[Message, ...]:
        """Everything that it says."""
        price = self.price.said if isinstance(self.price, Tally) else self.price
        why = self.refusal.message if self.refusal is not None else None
        return tuple(each for each in (self.name, price, self.gain, why) if each is not None)

    def plain(self, options: Sequence[Option]) -> dict[str, Any]:
        """As JSON data; its options by their places among those of the question."""
        places = {option: n for n, option in enumerate(options)}
        why = self.refusal
        told: dict[str, Any] = {
            "id": self.id,
            "icon": self.icon,
            "name": self.name.plain(),
            "options": [places[option] for option in self.options],
            "price": plain(self.price),
            "gain": plain(self.gain),
            "refusal": why and {"rule": why.rule, "message": why.message.plain()},
            "colour": self.colour,
            "group": self.group,
        }
        return {name: value for name, value in told.items() if value or name == "options"}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What choosing an option would bring, as far as the seat may know."""

    lines: tuple[Message, ...]  # costs, gains, risks; the first says the most
    #: "nothing": it brings nothing. "ends": it ends the game. "loses": it costs a life, a leader,
    #: a card for good. Clients ask once more.
    warns: str = ""
    odds: tuple[tuple[Message, float], ...] = ()  # what may come of it, with the chances
    marks: tuple[tuple[str, Message], ...] = ()  # what would happen to things, by their keys

    @property
    def said(self) -> tuple[Message, ...]:
        """Everything that it says."""
        parts = (*self.odds, *((words, key) for key, words in self.marks))
        return (*self.lines, *(words for words, _ in parts))

    def text(self, lang: str) -> str:
        """Its lines in one language."""
        return " ".join(line.text(lang) for line in self.lines)

    def plain(self) -> dict[str, Any]:
        """As JSON data; what is empty is left out."""
        told: dict[str, Any] = {
            "lines": [line.plain() for line in self.lines],
            "warns": self.warns,
            "odds": [[words.plain(), chance] for words, chance in self.odds],
            "marks": [[key, words.plain()] for key, words in self.marks],
        }
        return {name: value for name, value in told.items() if value}
