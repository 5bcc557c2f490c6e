"""Every rule is cited by a test, has words in both languages, and is cited where it is enforced."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.games.theseus import GAME
from starboard.text import rules

HERE = Path(__file__).parent
RULES = [f"T-{n}" for n in range(1, 153)]


def cited(files: list[Path]) -> set[str]:
    """Rule ids that these files name; a span such as T-94 to T-96 counts as a whole."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(r"T-[0-9]+", text))
    for first, last in re.findall(r"T-([0-9]+) to T-([0-9]+)", text):
        found |= {f"T-{n}" for n in range(int(first), int(last) + 1)}
    return found


def test_every_rule_is_cited_by_a_test() -> None:
    """The list of rules that no test names is empty."""
    files = [file for file in HERE.glob("test_*.py") if file.name != Path(__file__).name]
    assert [rule for rule in RULES if rule not in cited(files)] == []


def test_every_example_is_a_test() -> None:
    """E-1 to E-50."""
    text = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_example*.py"))
    names = set(re.findall(r"E-[0-9]+", text))
    for first, last in re.findall(r"E-([0-9]+) to E-([0-9]+)", text):
        names |= {f"E-{n}" for n in range(int(first), int(last) + 1)}
    assert [f"E-{n}" for n in range(1, 51) if f"E-{n}" not in names] == []


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_rule_has_words(lang: str) -> None:
    """Text, title and chapter of all rules."""
    found = {rule.id: rule for rule in rules(GAME.id, lang)}
    assert sorted(found, key=lambda i: int(i[2:])) == RULES
    assert all(rule.text and rule.title and rule.chapter_title for rule in found.values())
