"""Words: messages become Hungarian or English sentences, from the same files as in the browser.

The words of a game are ``games/<game>/text/<lang>.ftl`` and ``<part>.<lang>.ftl`` beside it
(``rules.hu.ftl``); those that all games share lie in this folder in the same way. A game's words
override the common ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from starboard.kernel import Message

from .voice import Names, TextError, Voice, parsed

__all__ = [
    "Names", "RuleText", "TextError", "Voice", "files", "ftl", "languages", "problems", "render",
    "rule", "rules", "voice",
]  # fmt: skip

languages = ("en", "hu")

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "games"
_RULE = re.compile(r"[A-Z]+-[0-9]+")


@dataclass(frozen=True, slots=True)
class RuleText:
    """A numbered rule as players read it."""

    id: str
    chapter: str
    chapter_title: str
    title: str
    text: str


def render(message: Message, lang: str, names: Names | None = None) -> str:
    """The sentence in one language; TextError if it cannot be said properly.

    ``names`` are those that people gave to their seats.
    """
    text, faults = voice(message.game, lang).say(message.key, message.facts, names)
    if faults:
        raise TextError("; ".join(faults))
    return text


def problems(message: Message, lang: str, names: Names | None = None) -> list[str]:
    """What is wrong with a message's words; nothing if all is well."""
    return voice(message.game, lang).say(message.key, message.facts, names)[1]


def ftl(game: str, lang: str) -> str:
    """The words and rules of a game as Fluent source, for the browser; "" are the common ones."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files(game, lang))


def rules(game: str, lang: str) -> list[RuleText]:
    """The game's numbered rules, in the order of the file; those of "" hold for every game."""
    return list(_rules(game, lang).values())


def rule(game: str, rule_id: str, lang: str) -> RuleText:
    """One rule by its number, of the game or of all games; KeyError if there is none."""
    return _rules(game, lang).get(rule_id) or _rules("", lang)[rule_id]


@cache
def voice(game: str, lang: str) -> Voice:
    """The voice that speaks of a game in a language."""
    resources = _resources(game, lang)
    return Voice(lang, (*resources, *_resources("", lang)) if game else resources)


def files(game: str, lang: str) -> list[Path]:
    """The text files of a game in a language; TextError if it has none."""
    if lang not in languages:
        raise TextError(f"there is no language {lang!r}; there are {', '.join(languages)}")
    # Ids come from outside: one that is not a plain name would lead out of the folder.
    folder = _GAMES / game / "text" if game.isidentifier() else _HERE
    found = sorted(folder.glob(f"*.{lang}.ftl"))
    words = folder / f"{lang}.ftl"
    if not words.is_file() or (game and not game.isidentifier()):
        raise TextError(f"there are no words of {game!r} in {lang}")
    return [words, *found]


@cache
def _resources(game: str, lang: str) -> tuple[ast.Resource, ...]:
    return tuple(parsed(p.read_text(encoding="utf-8"), str(p)) for p in files(game, lang))


@cache
def _rules(game: str, lang: str) -> dict[str, RuleText]:
    found = {}
    speaker = voice(game, lang)
    for key in _keys(_resources(game, lang)):
        if _RULE.fullmatch(key):
            chapter = _said(speaker, f"{key}.chapter")
            title = _said(speaker, f"chapter-{chapter}")
            own = _said(speaker, f"{key}.title"), _said(speaker, key)
            found[key] = RuleText(key, chapter, title, *own)
    return found


def _keys(resources: Iterable[ast.Resource]) -> list[str]:
    return [e.id.name for r in resources for e in r.body if isinstance(e, ast.Message)]


def _said(speaker: Voice, key: str) -> str:
    text, faults = speaker.say(key, {})
    if faults:
        raise TextError("; ".join(faults))
    return text
