"""The catalogue: the whole box on shelves, every word and picture in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starboard.data.box import SOURCES
from starboard.data.catalogue import Component, as_data
from starboard.draw import Node
from starboard.games.alien_artifacts import GAME, box
from starboard.games.alien_artifacts.catalogue import THINGS, catalogue
from starboard.kernel import Message
from starboard.text import languages, problems

SHELVES = catalogue()
COMPONENTS = [component for shelf in SHELVES for component in shelf.components]


def messages(node: Node) -> list[Message]:
    """All that a picture says."""
    found = [node.name, *node.words]
    found += [shape["words"] for shape in node.look if isinstance(shape.get("words"), Message)]
    for kid in node.kids:
        found += messages(kid)
    return found


def said(component: Component) -> list[Message]:
    """All that a component says."""
    values: list[Any] = [p.value for p in component.parts]
    words = [p.name for p in component.parts] + [v for v in values if isinstance(v, Message)]
    return [*words, *component.notes, *messages(component.picture)]


def test_every_entry_of_the_box_is_on_a_shelf() -> None:
    """A-2 Once each; copies add up to what the box holds."""
    assert GAME.catalogue is catalogue
    keys = [component.key for component in COMPONENTS]
    assert len(set(keys)) == len(keys)
    entries = {component.entry for component in COMPONENTS}
    wanted = {("ships.toml", "technologies.toml", "planets.toml")[c.row] for c in box.CARDS}
    assert {entry[0] for entry in entries} >= wanted
    ids = Counter(entry[2] for entry in entries)
    for family in (box.CARDS, box.RESOURCES, box.ARTIFACTS, box.SYSTEMS, box.PLANS, box.FACTIONS):
        for card in family:
            assert ids[card.id] == 1, card.id
    copies = {shelf.id: sum(c.copies for c in shelf.components) for shelf in SHELVES}
    counts = {name: count for name, count, _ in box.BOX.components}
    for shelf, name in (("ship", "ship"), ("technology", "technology"), ("planet", "planet"),
                        ("resource", "resource"), ("artifact", "artifact"),
                        ("system", "alien_system"), ("faction", "faction_board")):  # fmt: skip
        assert copies[shelf] == counts[name]
    assert copies["plan"] == counts["defence_plan"] + counts["basic_defence_plan"]
    assert copies["thing"] == sum(counts[name] for name in THINGS)


@pytest.mark.parametrize("lang", languages)
def test_every_word_can_be_said(lang: str) -> None:
    found = [m for shelf in SHELVES for m in (shelf.name, *(w for c in shelf.components
                                                           for w in said(c)))]  # fmt: skip
    assert len(found) > 2000
    assert [fault for message in found for fault in problems(message, lang)] == []


def test_every_part_says_its_source() -> None:
    for component in COMPONENTS:
        assert component.parts
        assert all(part.source in SOURCES for part in component.parts)
    by_key = {component.key: component for component in COMPONENTS}
    sources = {part.field: part.source for part in by_key["technology:t31"].parts}
    assert sources["logistic_effects"] == "rulebook"
    assert sources["columns"] == "reconstructed"
    assert by_key["technology:t31"].source == "reconstructed"
    assert by_key["planet:p21"].source == "rulebook"
    assert by_key["faction:f1"].source == "reconstructed"


def test_doubts_are_noted() -> None:
    """What no source decides is said beside the card."""
    notes = {c.key: {m.key for m in c.notes} for c in COMPONENTS}
    assert all("doubt-artifact-ability" in notes[f"faction:f{n}"] for n in range(1, 7))
    assert "doubt-end-scoring" in notes["faction:f1"] & notes["faction:f2"]
    assert "doubt-last-row" in notes["system:y1"]
    assert notes["system:y2"] == set()


def test_reconstructed_cards_say_so_at_the_table() -> None:
    """The inspector's last line; what is wholly the rulebook's has none."""
    by_key = {component.key: component for component in COMPONENTS}
    assert by_key["ship:s01"].picture.words[-1].key == "source-note-reconstructed"
    assert not by_key["planet:p21"].picture.words[-1].key.startswith("source-note")


def test_it_is_plain_data() -> None:
    data = as_data(SHELVES)
    assert sum(len(shelf["components"]) for shelf in data) == len(COMPONENTS)
