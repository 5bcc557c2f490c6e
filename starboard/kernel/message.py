"""What is said, without words: a key and its facts. Words are made at the edge, per language.

A fact is a number, a name given by a person, a reference to another message, written
``@card-comet``, or a whole message with facts of its own. The files of a language say how the
pieces become a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Renderer = Callable[["Message", str], str]

_renderer: Renderer | None = None


def use_renderer(renderer: Renderer) -> None:
    """Tell the kernel who turns messages into sentences (it knows no language itself)."""
    global _renderer  # noqa: PLW0603 - one voice for the whole program
    _renderer = renderer


class Message:
    """A sentence to be: the game whose words it uses, a key, and the facts to fill in."""

    __slots__ = ("facts", "game", "key")

    def __init__(self, game: str, key: str, facts: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.key = key
        self.facts = facts or {}

    def text(self, lang: str) -> str:
        """The sentence in one language."""
        if _renderer is None:
            raise RuntimeError("no renderer: import starboard, or call use_renderer() first")
        return _renderer(self, lang)

    def plain(self) -> dict[str, Any]:
        """As JSON data for clients, which find the words themselves."""
        facts = {name: _plain(value) for name, value in self.facts.items()}
        return {"game": self.game, "key": self.key, "facts": facts}

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Message) or self.key != other.key or self.game != other.game:
            return False
        return self.facts == other.facts or self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.game, self.key))

    def __repr__(self) -> str:
        return f"<Message {self.game}/{self.key} {dict(self.facts)}>"


def _plain(fact: Any) -> Any:
    if isinstance(fact, Message):
        return fact.plain()
    return [_plain(each) for each in fact] if isinstance(fact, list | tuple) else fact
