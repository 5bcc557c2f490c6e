"""The catalogue: the whole box, every picture and word, and a source for every part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from starboard.data.box import SOURCES
from starboard.data.catalogue import Component, Shelf, as_data
from starboard.draw import Scene
from starboard.games.theseus import GAME
from starboard.games.theseus.box import FOLDER, components
from starboard.games.theseus.components import CARDS
from starboard.games.theseus.reading.files import files_in
from starboard.kernel import Message
from starboard.picture import picture
from starboard.text import problems, rules


def shelves() -> tuple[Shelf, ...]:
    assert GAME.catalogue is not None
    return GAME.catalogue()


def every() -> list[Component]:
    return [component for shelf in shelves() for component in shelf.components]


def test_every_entry_of_the_box_is_on_a_shelf() -> None:
    """Nothing is left out, and what is shown is in the data."""
    files = files_in(FOLDER)
    shown = Counter(component.entry for component in every())
    told = set()
    for file, data in files.items():
        for family, entries in data.items():
            if isinstance(entries, list) and family in ("cards", "bonus", "sectors", "tokens"):
                told |= {(file, family, entry["id"]) for entry in entries}
    told |= {("units.toml", "factions", each["id"]) for each in files["units.toml"]["factions"]}
    more = {("bonus.toml", "help_card", ""), ("limits.toml", "limits", ""),
            ("units.toml", "pandora", "")}  # fmt: skip
    assert set(shown) == told | more
    assert len({component.key for component in every()}) == len(every())


def test_copies_add_up_to_the_box() -> None:
    """110 cards with the help card; boards, units and tokens as the box counts them."""
    found = {shelf.id: sum(each.copies for each in shelf.components) for shelf in shelves()}
    box = {family: facts["count"] for family, facts in components().items()}
    factions = ("marines", "aliens", "scientists", "greys")
    assert [found[name] for name in factions] == [25] * 4
    assert sum(found[name] for name in (*factions, "bonus")) == CARDS + 1 == 110
    assert found["board"] == box["sectors"] + 1
    assert found["unit"] == box["units"] + box["units_pandora"] + 3  # the Lesser Aliens
    assert found["token"] == box["tokens"] + 2  # Pandora's own two


def messages(value: Any) -> Iterator[Message]:
    """All words in plain data."""
    if isinstance(value, dict):
        if value.keys() == {"game", "key", "facts"}:
            yield Message(value["game"], value["key"], value["facts"])
        else:
            for each in value.values():
                yield from messages(each)
    elif isinstance(value, list):
        for each in value:
            yield from messages(each)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_word_can_be_said(lang: str) -> None:
    said = list(messages(as_data(shelves())))
    assert len(said) > 1000
    assert [fault for message in said for fault in problems(message, lang)] == []


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_picture_can_be_drawn(lang: str) -> None:
    """As at the table, with the words of both languages."""
    for component in every():
        node = component.picture
        assert node.look or node.kids, component.key
        drawn = picture(Scene(node.size, (node,)), GAME, lang)
        assert drawn.count("<path") + drawn.count("<rect") + drawn.count("<use") > 2, component.key


def test_every_part_says_its_source_and_its_rules_exist() -> None:
    known = {rule.id for rule in rules(GAME.id, "en")}
    for component in every():
        assert component.parts[0].name.key == "part-name"
        assert all(part.source in SOURCES for part in component.parts)
        assert set(component.rules) <= known


def test_the_inspector_says_what_is_reconstructed() -> None:
    """Of a card in play as well as in the catalogue."""
    notes = {c.key: c.picture.words[-1].key for c in every()}
    assert notes["marines:armoury"] == "source-note-reconstructed"
    assert notes["marines:barricade"] == "source-note-public"
    assert notes["marines:mine"] == "card-of"  # the rulebook says it all but the copies
    mine = next(c for c in every() if c.key == "marines:mine")
    assert {part.field: part.source for part in mine.parts}["copies"] == "reconstructed"
    barricade = next(c for c in every() if c.key == "marines:barricade")
    effect = next(part for part in barricade.parts if part.field == "effect")
    assert effect.source == "public"
    assert [note.key for note in barricade.notes] == ["note-barricade"]
