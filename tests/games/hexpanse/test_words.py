"""The words of the game: none that nobody says, and options that say what they do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard import text
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import ALLIES, CARDS, FACTIONS, FIRST_ACTION, MISSIONS
from starboard.games.hexpanse.words import OPTIONS

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
    *(f"variant-{choice.name}" for choice in GAME.variants),
    *(f"variant-{choice.name}-{value}" for choice in GAME.variants for value in choice.values),
    *(f"option-{kind}" for kind in OPTIONS),
    *(
        f"outlook-attack{kind}"
        for kind in ("", "-leader", "-mercenary", "-neutral", "-token", "-zombie")
    ),
    *(f"phase-{phase}" for phase in ("income", "action", "market")),
    *(f"term-{term}" for term in ("mission", "leaders")),
}
FAMILIES = ("ask-", "event-", "refused-")


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
        word = f"card-{CARDS[number].id}"
        for option in range(2):
            said = GAME.option_message(("play", number, option)).text(lang)
            deed = GAME.message(f"{word}.option{option}").text(lang)
            assert said == f"{GAME.message(word).text(lang)}: {deed}"
