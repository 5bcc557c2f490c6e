"""The words of the game: none that nobody says, and options that say what they do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard import text
from starboard.data.box import SOURCES
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.actions import TABLE
from starboard.games.hexpanse.box import (
    ALLIES,
    BOARDS,
    CARDS,
    FACTIONS,
    FIRST_ACTION,
    MISSIONS,
    TOKENS,
)
from starboard.games.hexpanse.legality.refused import CANDIDATES
from starboard.games.hexpanse.rules.hexes import HEXES, ring
from starboard.games.hexpanse.scene.inspector import effect_text
from starboard.games.hexpanse.text import OPTIONS, way_word

#: The keys of all questions but that for an action.
ASKED = {
    *(CANDIDATES.keys() - {"action"}),
    *("choose-ally", "choose-mission", "keep-tile", "throw-tile", "turn", "turn-free"),
    *("take-back", "restore", "steal-card", "destroy-card", "steal-mercenary"),
    *("leave-or-withdraw", "guard"),
}
#: Names of the box, and what the kernel says by itself.
NAMED = {
    "title",
    *(f"faction-{each.id}" for each in FACTIONS),
    *(f"leader-{each.id}" for each in FACTIONS),
    *(f"ally-{each.id}" for each in ALLIES),
    *(f"unit-{each.id}" for each in ALLIES),
    *(f"unit-{kind}" for kind in ("normal", "elite", "leader", "neutral")),
    *(f"card-{each.id}" for each in CARDS),
    *(f"mission-{each.id}" for each in MISSIONS),
    *(f"preset-{name}" for name in GAME.presets),
    *(f"variant-{choice.name}" for choice in GAME.variants),
    *(f"variant-{choice.name}-{value}" for choice in GAME.variants for value in choice.values),
    *(f"option-{kind}" for kind in OPTIONS),
    *(
        f"outlook-attack{kind}"
        for kind in (
            "",
            "-kills",
            "-leader",
            "-mercenary",
            "-neutral",
            "-token",
            "-wins",
            "-zombie",
        )
    ),
    *(f"side-{each.id}" for each in FACTIONS),
    *(f"board-{each.id}" for each in BOARDS),
    *(f"token-{each.id}" for each in TOKENS),
    *(f"parts-{source}" for source in SOURCES),
    *(way_word(area) for area, at in enumerate(HEXES) if ring(at) <= 4),
    *(f"turned-{steps}" for steps in range(6)),
    *(f"refused-only-{key}" for key in ASKED),
    *(f"action-{kind}" for kind in TABLE),
    # words that others are made of
    *("about-mothership", "about-hospital", "no-effect"),
    *("effect-cells", "ally-choice", "outlook-life"),
    *(f"phase-{phase}" for phase in ("income", "action", "market")),
    *(f"term-{term}" for term in ("mission", "leaders")),
}
FAMILIES = ("ask-", "event-", "refused-", "part-", "parts-", "shelf-")


def test_no_words_without_use() -> None:
    """A key that no rule and no picture names is a leftover."""
    sources = "\n".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))
    named = set(re.findall(r'"([a-z][\w-]*)"', sources))
    named |= {family + each for family in FAMILIES for each in named} | NAMED
    assert keys() - named == set()


def keys() -> set[str]:
    """All keys of the text files but the rules."""
    files: list[Path] = [path for path in text.files(GAME.id, "en") if "rules" not in path.name]
    return {
        key
        for path in files
        for key in re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text("utf-8"))
    }


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_an_option_of_a_card_says_what_it_does(lang: str) -> None:
    """H-70: the choice is between two deeds and not between two numbers."""
    for number in range(FIRST_ACTION, len(CARDS)):
        name = GAME.message(f"card-{CARDS[number].id}").text(lang)
        for option, effect in enumerate(CARDS[number].options):
            said = GAME.option_message(("play", number, option)).text(lang)
            assert said == f"{name}: {effect_text(effect, 'told').text(lang)}"
