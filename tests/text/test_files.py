"""Every text file of every game: readable, alike in both languages, nothing unknown used."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import starboard
from starboard import text
from starboard.text.functions import functions
from starboard.text.voice import parsed

GAMES = Path(starboard.__file__).parent / "games"
#: A game may have words before it has rules: folders count, not only what is registered.
SPOKEN = ["", *sorted(path.parent.parent.name for path in GAMES.glob("*/text/en.ftl"))]
ATTRIBUTES = {"title", "chapter", "text", "full", "short"}  # what both languages must have

pytestmark = pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game or "common")


def messages(game: str, lang: str) -> dict[str, ast.Message]:
    """All messages by key; a key that stands twice in the files of one game is a mistake."""
    entries = [
        entry
        for path in text.files(game, lang)
        for entry in parsed(path.read_text(encoding="utf-8"), path.name).body
        if isinstance(entry, ast.Message)
    ]
    twice = [key for key, count in Counter(e.id.name for e in entries).items() if count > 1]
    assert not twice, f"said twice in {game or 'common'} ({lang}): {twice}"
    return {entry.id.name: entry for entry in entries}


class Uses(Visitor):
    """The variables, functions, options and messages that a message uses."""

    def __init__(self, entry: ast.Message) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.options: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.options |= {named.name.name for named in node.arguments.named}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def variables(entry: ast.Message, found: dict[str, ast.Message]) -> set[str]:
    """The facts of a message, and of those it is made of."""
    uses = Uses(entry)
    others = [found[key] for key in uses.references - {entry.id.name} if key in found]
    return uses.variables.union(*(variables(other, found) for other in others))


def test_both_languages_have_the_same_keys(game: str) -> None:
    english, hungarian = messages(game, "en"), messages(game, "hu")
    assert english.keys() ^ hungarian.keys() == set()


def test_both_languages_have_the_same_attributes(game: str) -> None:
    hungarian = messages(game, "hu")
    for key, entry in messages(game, "en").items():
        pair = [{a.id.name for a in e.attributes} & ATTRIBUTES for e in (entry, hungarian[key])]
        assert pair[0] == pair[1], key
        assert (entry.value is None) == (hungarian[key].value is None), key


def test_both_languages_speak_of_the_same_facts(game: str) -> None:
    hungarian = messages(game, "hu")
    for key, entry in messages(game, "en").items():
        facts, others = Uses(entry).variables, Uses(hungarian[key]).variables
        assert facts <= others or others <= facts, key  # one may say less, not something else


@pytest.mark.parametrize("lang", text.languages)
def test_only_known_functions_and_messages_are_used(game: str, lang: str) -> None:
    known = {*functions(lang), "NUMBER", "DATETIME"}
    words = text.voice(game, lang)
    for key, entry in messages(game, lang).items():
        uses = Uses(entry)
        assert uses.functions <= known, key
        assert uses.options <= {"form", "cap"}, key
        assert all(words.has(other) for other in uses.references), key


@pytest.mark.parametrize("lang", text.languages)
def test_words_without_facts_can_be_said(game: str, lang: str) -> None:
    words = text.voice(game, lang)
    found = messages(game, lang)
    for key, entry in found.items():
        if not variables(entry, found):
            for part in ["", *(f".{a.id.name}" for a in entry.attributes)]:
                if part or entry.value is not None:
                    assert words.say(key + part, {})[1] == []


@pytest.mark.parametrize("lang", text.languages)
def test_rules_have_a_title_and_a_chapter_that_has_a_name(game: str, lang: str) -> None:
    for rule in text.rules(game, lang):
        assert rule.title, rule.id
        assert rule.text, rule.id
        assert rule.chapter_title, rule.id
        assert text.rule(game, rule.id, lang) == rule
    found = text.rules(game, lang)
    assert len({rule.id for rule in found}) == len(found)
    chapters = [rule.chapter for rule in found]
    breaks = sum(a != b for a, b in pairwise(chapters)) + bool(chapters)
    assert breaks == len(set(chapters)), "a chapter is torn apart"


@pytest.mark.parametrize("lang", text.languages)
def test_sentences_are_neatly_set(game: str, lang: str) -> None:
    for path in text.files(game, lang):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert "  " not in line.strip(), f"{path.name}: {line}"
            # the ő and ű of other alphabets look almost right
            assert not re.search("[õûÕÛ]", line), f"{path.name}: {line}"
