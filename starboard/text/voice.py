"""One language with the words of one game: it says messages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from starboard.kernel import Message

from .functions import Broken, Many, Name, Whole, functions

#: What the seats are called: a name that somebody gave himself, hence spoken without an article,
#: or ``{"key": "bot-2"}`` for one that the text files know.
Names = Mapping[int, str | Mapping[str, str]]

_NO_ARTICLE = {"art": ""}
_NO_FORMS: dict[str, str] = {}


class TextError(ValueError):
    """Words are missing or wrong; the sentence says which."""


def parsed(source: str, name: str) -> Resource:
    """A text file; a part that cannot be read is an error and not silence."""
    resource = FluentParser(with_spans=True).parse(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span is not None else 0
            line = source.count("\n", 0, start) + 1
            reasons = "; ".join(str(note.message) for note in entry.annotations)
            raise TextError(f"{name}, line {line}: {reasons}")
    return resource


class Voice:
    """Says messages in one language. Words that come first override those that come later."""

    def __init__(self, lang: str, resources: Sequence[Resource]) -> None:
        self.lang = lang
        # Isolating marks would stand between an article and its noun.
        self.bundle = FluentBundle([lang], functions=functions(lang), use_isolating=False)
        for resource in resources:
            self.bundle.add_resource(resource)
        self._names: dict[str, Name] = {}
        self._forms: dict[tuple[str, str], str | None] = {}

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return self._pattern(key) is not None

    def say(
        self, key: str, facts: Mapping[str, Any], names: Names | None = None
    ) -> tuple[str, list[str]]:
        """The sentence, and what is wrong with it."""
        faults: list[str] = []
        pattern = self._pattern(key)
        if pattern is None:
            return f"{{{key}}}", [f"there are no words for {key} in {self.lang}"]
        args = {}
        for name, value in facts.items():
            try:
                args[name] = self._fact(value, names)
            except TextError as fault:
                faults.append(f"{key}: ${name}: {fault}")
                args[name] = f"{{{value}}}"
        text = self._resolved(pattern, args, faults, key)
        return text, faults

    def _pattern(self, key: str) -> Pattern | None:
        """The words of a key; ``key.attribute`` are those of an attribute."""
        key, _, attribute = key.partition(".")
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _resolved(self, pattern: Pattern, args: dict[str, Any], faults: list[str], key: str) -> str:
        # Like FluentBundle.format_pattern, which would turn our numbers into its own.
        errors: list[Exception] = []
        env = ResolverEnvironment(self.bundle, errors, CurrentEnvironment(args))
        try:
            text = str(pattern(env))
        except ValueError as error:
            errors.append(error)
            text = f"{{{key}}}"
        faults += [f"{key}: {error}" for error in errors]
        return text

    def _fact(self, value: Any, names: Names | None) -> Any:
        if isinstance(value, str):
            return self._name(value[1:], names) if value.startswith("@") else value
        if isinstance(value, bool | int):
            return Whole(value)
        if isinstance(value, float):
            return Whole(value) if value.is_integer() else Broken(value)
        if isinstance(value, list | tuple):
            return Many([self._fact(each, names) for each in value])
        if isinstance(value, Message):
            return self._said(value.key, value.facts, names)
        if isinstance(value, Mapping) and "key" in value:  # the same as JSON data
            return self._said(value["key"], value.get("facts", {}), names)
        raise TextError(f"{value!r} is neither a name nor a number")

    def _said(self, key: str, facts: Mapping[str, Any], names: Names | None) -> Name:
        """A message that is a fact of another one."""
        text, faults = self.say(key, facts, names)
        if faults:
            raise TextError("; ".join(faults))
        return Name(text, key, _NO_FORMS.get)

    def _name(self, key: str, names: Names | None) -> Name:
        if names and (match := re.fullmatch("seat-([0-9]+)", key)):
            given = names.get(int(match[1]))
            if isinstance(given, Mapping):
                return self._name(given["key"], None)
            if given:
                return Name(given, key, _NO_ARTICLE.get)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = Name(self._plain(key), key, partial(self._form, key))
        return name

    def _plain(self, key: str) -> str:
        """A name stands alone: its words have no facts."""
        pattern = self._pattern(key)
        if pattern is None:
            raise TextError(f"there is no name {key} in {self.lang}")
        faults: list[str] = []
        text = self._resolved(pattern, {}, faults, key)
        if faults:
            raise TextError("; ".join(faults))
        return text

    def _form(self, key: str, form: str) -> str | None:
        if (key, form) not in self._forms:
            written = self.has(f"{key}.{form}")
            self._forms[key, form] = self._plain(f"{key}.{form}") if written else None
        return self._forms[key, form]
