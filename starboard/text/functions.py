"""What a fact is in a sentence, and the functions that text files may call on it.

A fact is a name (of a thing of the game, or of a person), a number, or a list of these. Text files
inflect them with NAME, THE, NUM, ART and CAP; the browser has the same functions
(client/src/text/functions.ts).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from fluent.runtime.types import FluentNone, FluentType

from . import english, hungarian

GRAMMARS: dict[str, ModuleType] = {"en": english, "hu": hungarian}


class Name(FluentType):
    """A name: what it reads like, and the forms that its text file writes out."""

    __slots__ = ("_form", "key", "text")

    def __init__(self, text: str, key: str, form: Callable[[str], str | None]) -> None:
        self.text = text
        self.key = key
        self._form = form

    def format(self, locale: object) -> str:
        return self.text

    def written(self, form: str) -> str | None:
        """The form as the text file writes it, if it does."""
        return self._form(form)


class Number(FluentType):
    """A number that reads the same here and in the browser, whatever the locale data say."""

    __slots__ = ()

    def format(self, locale: Any) -> str:
        return shown(self, GRAMMARS[locale.language].DECIMAL)


class Whole(Number, int):
    """A whole number; an int too, so that plurals can be chosen by it."""


class Broken(Number, float):
    """A number with a fraction."""


class Many(FluentType):
    """A list of facts: a, b and c."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = items

    def format(self, locale: Any) -> str:
        word: str = GRAMMARS[locale.language].AND
        return joined([_text(each, locale) for each in self.items], word)


def shown(value: Any, decimal: str) -> str:
    """A number in digits, with a real minus sign."""
    value = math.floor(value * 100 + 0.5) / 100  # as browsers round, too
    text = str(int(value)) if value == int(value) else f"{value:.2f}".rstrip("0")
    return text.replace("-", "\N{MINUS SIGN}").replace(".", decimal)


def joined(parts: Sequence[str], word: str) -> str:
    """a; a and b; a, b and c."""
    if len(parts) < 2:
        return parts[0] if parts else "\N{EN DASH}"
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def _text(fact: Any, locale: Any) -> str:
    return fact.format(locale) if isinstance(fact, FluentType) else str(fact)


def functions(lang: str) -> dict[str, Callable[..., Any]]:
    """The functions of one language, by the names that text files use."""
    grammar = GRAMMARS[lang]

    def check(form: str, fact: object) -> None:
        if form not in grammar.FORMS:
            raise ValueError(f"{getattr(fact, 'key', fact)!r} has no form {form!r}")

    def name(fact: Any, form: str = "") -> Any:
        """The name in a grammatical form: written out in the text file, else made by rule."""
        if isinstance(fact, Many):
            return joined([name(each, form) for each in fact.items], grammar.AND)
        if isinstance(fact, FluentNone):
            return fact
        if isinstance(fact, int | float):
            return num(fact, form)
        text = fact.text if isinstance(fact, Name) else str(fact)
        if not form:
            return text
        written = fact.written(form) if isinstance(fact, Name) else None
        if written is not None:
            return written
        check(form, fact)
        return grammar.inflect(text, form)

    def the(fact: Any, form: str = "", cap: int = 0) -> Any:
        """The same after the definite article; people and other proper names have none."""
        if isinstance(fact, Many):
            # only the first stands at the beginning of the sentence
            parts = [the(each, form, cap if not n else 0) for n, each in enumerate(fact.items)]
            return joined(parts, grammar.AND)
        if isinstance(fact, FluentNone):
            return fact
        text = f"{article(fact)} {name(fact, form)}".lstrip()
        return capital(text) if cap else text

    def article(fact: Any) -> str:
        written = fact.written("art") if isinstance(fact, Name) else None
        if written is not None:
            return written
        found: str = grammar.article(str(name(fact)))
        return found

    def art(fact: Any, cap: int = 0) -> Any:
        """The article alone: for a word that stands before the name."""
        if isinstance(fact, FluentNone):
            return fact
        found: str = grammar.article(str(name(fact)))
        return capital(found) if cap else found

    def num(value: Any, form: str = "") -> Any:
        """A number with a suffix."""
        if isinstance(value, FluentNone):
            return value
        if not isinstance(value, int | float):
            raise TypeError(f"{value!r} is not a number")
        if not form:
            return shown(value, grammar.DECIMAL)
        check(form, value)
        if value != int(value):
            raise ValueError(f"{value} has a fraction: no suffix")
        return grammar.number(int(value), form)

    def cap(fact: Any) -> Any:
        """The name with a capital."""
        return fact if isinstance(fact, FluentNone) else capital(str(name(fact)))

    return {"NAME": name, "THE": the, "NUM": num, "ART": art, "CAP": cap}
