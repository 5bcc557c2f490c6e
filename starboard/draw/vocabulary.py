"""How a game's ids become words and places: what is said of them, and where they lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from starboard.kernel.message import Message
from starboard.kernel.rule import Refusal


@dataclass(frozen=True, slots=True)
class Fact:
    """How an id in a question, an option or an event is named and where it lies.

    ``word`` turns the id into the key of its name in the text files, or into a message that names
    it; ``key`` is the scene key of the thing, with ``{}`` for the id; ``label`` is for things that
    are called the same in every language. Facts without an entry are plain numbers.
    """

    word: Callable[[Any], str | Message] | None = None
    key: str | Callable[[Any], str] = ""
    label: Callable[[Any], str] | None = None

    def spoken(self, value: Any) -> Any:
        """The value as clients get it: a reference to a name, or the plain number."""
        if isinstance(value, tuple | list):
            return [self.spoken(each) for each in value]
        if self.label is not None:
            return self.label(value)
        if self.word is None:
            return value
        word = self.word(value)
        return "@" + word if isinstance(word, str) else word

    def place(self, value: Any) -> str:
        """The key of the scene node that this is, or nothing."""
        return self.key(value) if callable(self.key) else self.key.format(value)


#: Every game may speak of seats.
_SEAT = {name: Fact(lambda seat: f"seat-{seat}", "seat:{}") for name in ("seat", "seat2", "player")}


class Vocabulary:
    """The facts of one game by name, and its voice."""

    def __init__(self, game: str, facts: Mapping[str, Fact]) -> None:
        self.game = game
        self.facts = facts

    def say(self, key: str, /, **facts: Any) -> Message:
        """A message in this game's words; ids become references to names."""
        return Message(self.game, key, self.spoken(facts))

    def refusal(self, rule: str, key: str, /, **facts: Any) -> Refusal:
        """A why-not in this game's words."""
        return Refusal(rule, self.say("refused-" + key, **facts))

    def spoken(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as clients get them."""
        return {
            name: fact.spoken(value) if (fact := self.fact(name)) else value
            for name, value in facts.items()
        }

    def fact(self, name: str) -> Fact | None:
        """The entry for a fact; ``card2`` is a second card."""
        return self.facts.get(name) or self.facts.get(name.rstrip("0123456789")) or _SEAT.get(name)

    def places(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The scene keys of all things that the facts speak of."""
        keys = []
        for name, value in facts.items():
            fact = self.fact(name)
            if fact is not None and fact.key:
                many = value if isinstance(value, tuple | list) else (value,)
                keys += [fact.place(each) for each in many]
        return tuple(key for key in keys if key)
