"""Words: messages become Hungarian or English sentences, from the same files as in the browser.

The words of a game are ``games/<game>/text/<lang>.ftl`` and ``<part>.<lang>.ftl`` beside it
(``rules.hu.ftl``); those that all games share lie in this folder in the same way. A game's words
override the common ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from starboard.data.edition import edition_of
from starboard.kernel import Message

from .functions import GRAMMARS
from .overlay import replaced, unknown
from .voice import Names, TextError, Voice, parsed

__all__ = [
    "Names", "RuleText", "TextError", "Voice", "edition_faults", "files", "ftl", "languages",
    "patterns", "plain_words", "problems", "render", "rule", "rules", "shipped_voice", "voice",
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
    """The words and rules of a game as Fluent source, for the browser; "" are the common ones.

    Where the edition that is played with has words of its own, these."""
    return "\n".join(_sources(game, lang))


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


@cache
def shipped_voice(game: str, lang: str) -> Voice:
    """The voice without the words of any edition."""
    return Voice(
        lang, [parsed(_text_of(p), str(p)) for p in (*files(game, lang), *files("", lang))]
    )


def patterns(game: str, lang: str) -> dict[str, str]:
    """Every message of a game as its text file writes it, with ``key.attribute`` for attributes
    that are words of their own and not grammatical forms."""
    return {key: _written(words) for key, words in _worded(_resources(game, lang), lang)}


def _worded(resources: Iterable[ast.Resource], lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    forms = {*GRAMMARS[lang].FORMS, "art"}
    for resource in resources:
        for message in [each for each in resource.body if isinstance(each, ast.Message)]:
            if message.value is not None:
                yield message.id.name, message.value
            for each in message.attributes:
                if each.id.name not in forms:
                    yield f"{message.id.name}.{each.id.name}", each.value


def _written(pattern: ast.Pattern) -> str:
    return " ".join(serialize_pattern(pattern).split())


def plain_words(game: str, lang: str) -> list[tuple[str, str]]:
    """The words of a game that stand alone, without facts, as they come: what editions replace.

    Rules, grammatical forms and whatever else is said in sentences is not among them."""
    speaker = shipped_voice(game, lang)
    own = [parsed(_text_of(path), str(path)) for path in files(game, lang)]
    found = []
    for key, _ in _worded(own, lang):
        if not _RULE.fullmatch(key.partition(".")[0]) and not key.startswith("chapter-"):
            said, faults = speaker.say(key, {})
            found += [(key, said)] if not faults else []
    return found


def edition_faults(game: str, texts: Mapping[str, Mapping[str, str]]) -> list[str]:
    """What is wrong with an edition's own words: languages and messages that there are not."""
    faults = [f"{lang}: there is no such language" for lang in texts if lang not in languages]
    for lang in languages:
        own = [parsed(_text_of(path), str(path)) for path in files(game, lang)]
        for key in unknown(texts.get(lang, {}), own):
            faults.append(f"{lang}: {key[:60]}: {game} has no such words")
        rules_of = [key for key in texts.get(lang, {}) if _RULE.fullmatch(key.partition(".")[0])]
        faults += [f"{lang}: {key}: rules are no part of an edition" for key in rules_of]
    return faults


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
    names = [str(path) for path in files(game, lang)]
    return tuple(map(parsed, _sources(game, lang), names))


def _sources(game: str, lang: str) -> list[str]:
    """The text files of a game, with what an edition says in place of it."""
    edition = edition_of(game)
    texts = edition.texts.get(lang) if edition is not None else None
    sources = [_text_of(path) for path in files(game, lang)]
    return [replaced(source, texts, lang) for source in sources] if texts else sources


def _text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


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
