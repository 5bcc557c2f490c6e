"""What the text client says: messages as sentences in the language of the moment."""

from __future__ import annotations

import unicodedata
from typing import Any

from starboard.kernel import Message
from starboard.text import RuleText, TextError, languages, rule, rules, voice


class Speech:
    """A voice that can change its language in the middle of a game."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: Message) -> str:
        """The sentence; where words are missing, their key in braces: a game can go on without."""
        return voice(message.game, self.lang).say(message.key, message.facts)[0]

    def own(self, key: str, **facts: Any) -> str:
        """Words of the client itself."""
        return self.say(Message("", f"terminal-{key}", facts))

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.say(Message("", f"seat-{seat}"))

    def switch(self) -> None:
        """The next language."""
        at = languages.index(self.lang)
        self.lang = languages[(at + 1) % len(languages)]

    def rule(self, game: str, number: str) -> RuleText | None:
        """A rule by its number, in any case of letters."""
        try:
            return rule(game, number.upper(), self.lang)
        except (KeyError, TextError):
            return None

    def search_rules(self, game: str, words: str) -> list[RuleText]:
        """All rules that have these words."""
        found = [*rules(game, self.lang), *rules("", self.lang)]
        return [r for r in found if has_words(f"{r.title} {r.text}", words)]


def has_words(text: str, words: str) -> bool:
    """Does a text have all these words, or beginnings of them, whatever their accents?"""
    plain = _plain(text)
    return all(word in plain for word in _plain(words).split())


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))
