"""The box to look through: nothing is missing, and every picture, word and source is there."""

from __future__ import annotations

import pytest

from starboard import text
from starboard.data.box import SOURCES
from starboard.data.catalogue import Component, as_data
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import CARDS, FOLDER, MISSIONS, components
from starboard.games.hexpanse.catalogue import catalogue
from starboard.games.hexpanse.reading import FILES, read_files
from starboard.games.hexpanse.scene.inspector import card_words, mission_words
from starboard.kernel import Message

SHELVES = catalogue()
ALL = [each for shelf in SHELVES for each in shelf.components]


def test_every_entry_is_on_a_shelf() -> None:
    """H-69: each card, tile, board and token of the data files, once; levels are no pieces."""
    files = read_files(FOLDER)
    written = [
        (file, family, entry["id"])
        for file, families in FILES.items()
        for family in families
        if family not in ("constants", "constants_reconstructed", "level")
        for entry in files[file][family]
    ]
    assert sorted(each.entry for each in ALL) == sorted(written)
    keys = [each.key for each in ALL]
    assert len(set(keys)) == len(keys)
    for shelf in SHELVES:
        assert all(each.key.startswith(shelf.id + ":") for each in shelf.components)


def test_copies_add_up() -> None:
    """H-69: to what the box holds."""
    counted = components()
    names = {
        "mercenary": "mercenaries", "action": "actions", "mission": "missions", "ally": "allies",
        "faction": "factions", "board": "boards",
    }  # fmt: skip
    for shelf in SHELVES:
        if shelf.id in names:
            copies = sum(each.copies for each in shelf.components)
            assert copies == counted[names[shelf.id]]["count"]
        else:
            for each in shelf.components:
                assert each.copies == counted[each.entry[2]]["count"]


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("component", ALL, ids=lambda each: each.key)
def test_words_and_pictures(component: Component, lang: str) -> None:
    """H-69: everything can be said, and something is drawn; every rule there is exists."""
    messages = [component.picture.name, *component.picture.words, *component.notes]
    messages += [part.name for part in component.parts]
    messages += [part.value for part in component.parts if isinstance(part.value, Message)]
    messages += [
        shape["words"] for shape in component.picture.look
        if isinstance(shape.get("words"), Message)
    ]  # fmt: skip
    for message in messages:
        assert text.problems(message, lang) == []
    assert component.picture.look
    assert component.rules
    for rule in component.rules:
        assert text.rule(GAME.id, rule, lang).text


def test_sources_are_said() -> None:
    """Each part has its own; whoever sees a card at the table hears if it is reconstructed."""
    for component in ALL:
        assert all(part.source in SOURCES for part in component.parts)
        ending = component.picture.words[-1].key
        if component.source == SOURCES[0]:
            assert not ending.startswith("source-note")
        else:
            assert ending == f"source-note-{component.source}", component.key
    by_key = {each.key: each for each in ALL}
    baron = {p.name.key: p.source for p in by_key["mercenary:baron"].parts}
    assert baron["part-name"] == baron["part-effect"] == baron["part-code"] == "rulebook"
    assert baron["part-price"] == baron["part-shape"] == "reconstructed"
    assert by_key["ally:harambe"].source == "public"
    assert by_key["ally:protector"].source == "rulebook"
    tokens = by_key["token:allied_token"]
    assert tokens.source == "reconstructed"
    assert [note.key for note in tokens.notes] == ["note-allied-tokens"]


def test_codes_are_drawn() -> None:
    """H-69: cards, allied tiles and missions show the code by which a list names them."""
    for component in ALL:
        drawn = [shape.get("words") for shape in component.picture.look]
        assert not component.code or component.code in drawn, component.key
    coded = {each.key.split(":")[0] for each in ALL if each.code}
    assert coded == {"mercenary", "action", "mission", "ally"}


def test_as_data() -> None:
    """What the page gets."""
    data = as_data(SHELVES)
    assert [len(shelf["components"]) for shelf in data] == [17, 15, 12, 11, 6, 5, 13]


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_no_two_cards_read_alike(lang: str) -> None:
    """H-80: formations are told, so that the texts alone tell cards apart."""
    texts = [
        tuple(w.text(lang) for w in card_words(card)[1:] if w.key.startswith(("effect", "card-")))
        for card in range(len(CARDS))
    ]
    deeds = [tuple(line for line in each if "hexilum" not in line.split("·")[-1]) for each in texts]
    assert len(set(deeds)) == len(deeds)
    shapes = [mission_words(mission)[2].text(lang) for mission in range(len(MISSIONS))]
    assert len(set(shapes)) == len(shapes)
