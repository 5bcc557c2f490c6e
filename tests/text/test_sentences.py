"""The table of sentences: the browser's tests read the same one."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from starboard import text
from starboard.text import hungarian
from starboard.text.voice import Voice, parsed

HERE = Path(__file__).parent
TABLE = tomllib.loads((HERE / "sentences.toml").read_text(encoding="utf-8"))


def voice(lang: str) -> Voice:
    """The common words, and over them those made for these tests."""
    paths = [HERE / f"words.{lang}.ftl", *text.files("", lang)]
    return Voice(lang, [parsed(p.read_text(encoding="utf-8"), p.name) for p in paths])


TESTS = {lang: voice(lang) for lang in ("en", "hu")}


@pytest.mark.parametrize("row", TABLE["form"], ids=lambda row: row["word"])
def test_names_take_suffixes_by_rule(row: dict[str, str]) -> None:
    word = row.pop("word")
    assert {form: hungarian.inflect(word, form) for form in row} == row


@pytest.mark.parametrize("row", TABLE["number"], ids=lambda row: str(row["value"]))
def test_numbers_take_suffixes_as_they_are_read(row: dict[str, Any]) -> None:
    value = row.pop("value")
    assert {form: hungarian.number(value, form) for form in row} == row


def test_the_article_follows_the_first_sound() -> None:
    for row in TABLE["article"]:
        for article, words in row.items():
            assert {w: hungarian.article(w) for w in words.split()} == dict.fromkeys(
                words.split(), article
            )


@pytest.mark.parametrize("row", TABLE["sentence"], ids=lambda row: f"{row['key']} {row['lang']}")
def test_sentences(row: dict[str, str]) -> None:
    names = {int(seat): name for seat, name in json.loads(row.get("names", "{}")).items()}
    speaker = text.voice(row["game"], row["lang"]) if "game" in row else TESTS[row["lang"]]
    said, faults = speaker.say(row["key"], json.loads(row["facts"]), names)
    if "problem" in row:
        assert row["problem"] in "; ".join(faults)
    else:
        assert (said, faults) == (row["text"], [])
