"""Alien Artifacts' words: every card, rule, question and refusal has some in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.games.alien_artifacts import GAME, box
from starboard.games.alien_artifacts.reading.cards import DOUBTS
from starboard.games.alien_artifacts.reading.effects import METRICS, PURPOSES, ROWS, TYPES
from starboard.text import files, languages, rules, voice

HERE = Path(__file__).parent
SOURCES = sorted(Path(box.FOLDER).parent.rglob("*.py"))
RULES = [f"A-{n}" for n in range(1, 178)]


@pytest.mark.parametrize("lang", languages)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    words = voice("alien_artifacts", lang)
    names = [f"card-{card.id}" for card in box.CARDS]
    ships = [card for card in box.CARDS if card.ship_class]
    names += [f"class-{card.ship_class.replace('_', '-')}" for card in ships]
    names += [f"artifact-{artifact.id}" for artifact in box.ARTIFACTS]
    names += [f"plan-{plan.id}" for plan in box.PLANS]
    names += [f"system-{system.id}" for system in box.SYSTEMS]
    names += [f"faction-{f.id}{part}" for f in box.FACTIONS for part in ("", ".ability")]
    names += [f"doubt-{doubt}" for doubt in DOUBTS]
    metrics = [m.replace("_", "-") for m in METRICS if m != "type_cards"]
    metrics += [f"type-cards-{kind}" for kind in TYPES]
    names += [f"metric-{metric}{part}" for metric in metrics for part in ("", ".each")]
    names += [f"purpose-{p.replace('_', '-').replace(':', '-')}" for p in PURPOSES]
    names += [f"deck-{row}" for row in ROWS]
    names += [f"option-{kind}" for kind in GAME.options]
    assert [key for key in names if not words.has(key)] == []


@pytest.mark.parametrize("lang", languages)
def test_every_rule_is_there(lang: str) -> None:
    assert [rule.id for rule in rules("alien_artifacts", lang)] == RULES


@pytest.mark.parametrize("lang", languages)
def test_every_key_of_the_rules_has_words(lang: str) -> None:
    """Questions, events and refusals that the sources name."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    words = voice("alien_artifacts", lang)
    keys = {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', text)}
    asked = re.findall(r'Ask\(\s*(?:s\.active|seat|chooser), "([a-z-]+)"', text)
    keys |= {f"ask-{key}" for key in asked}
    keys |= {f"refused-{key}" for key in re.findall(r'"A-\d+", "([a-z-]+)"', text)}
    keys -= {f"refused-{key}" for key in ("defend", "ship", "fees")}
    assert len(keys) > 90
    assert [key for key in sorted(keys) if not words.has(key)] == []


def test_both_languages_have_the_same_keys() -> None:
    found = {}
    for lang in languages:
        text = "\n".join(
            path.read_text(encoding="utf-8") for path in files("alien_artifacts", lang)
        )
        found[lang] = set(re.findall(r"^([A-Za-z][\w-]*) =", text, re.M))
    assert found["en"] == found["hu"]


def test_every_rule_is_cited_by_a_test_and_by_the_rules() -> None:
    """A rule that no test cites is not proved; one that no source cites is not there."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    cited = set(re.findall(r"A-\d+", tests))
    assert [rule for rule in RULES if rule not in cited] == []
