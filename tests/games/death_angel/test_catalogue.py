"""Death Angel's catalogue: the whole box, with pictures, words and sources."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard.data.box import SOURCES
from starboard.data.catalogue import Component, as_data
from starboard.games.death_angel import GAME, box, reading
from starboard.kernel import Message
from starboard.text import languages, render, rules

SHELVES = GAME.catalogue() if GAME.catalogue is not None else ()


def everything() -> Iterator[Component]:
    for shelf in SHELVES:
        yield from shelf.components


def test_every_entry_of_the_box_is_on_a_shelf() -> None:
    shown = {each.entry for each in everything()}
    for file, data in reading.files(box.FOLDER).items():
        for family, listed in data.items():
            if isinstance(listed, list):
                for entry in listed:
                    assert (file, family, str(entry["id"])) in shown


def test_copies_add_up_to_what_the_box_holds() -> None:
    """D-2 Cards, tokens, markers and die."""
    counts = {shelf.id: sum(each.copies for each in shelf.components) for shelf in SHELVES}
    assert counts == {
        "marine": 12, "action": 18, "genestealer": 36, "brood_lord": 2, "terrain": 8,
        "location": 22, "event": 30, "marker": 6, "piece": 13,
    }  # fmt: skip


def test_cards_of_one_name_with_other_icons_stand_apart() -> None:
    """D-83 The Swarm and Out of Thin Air are two different cards each."""
    events = [each.key for each in everything() if each.key.startswith("event:")]
    assert {"event:the_swarm", "event:the_swarm-2", "event:out_of_thin_air-2"} <= {*events}
    assert len({*events}) == len(events) == 24


@pytest.mark.parametrize("lang", languages)
def test_every_word_can_be_said(lang: str) -> None:
    for shelf in SHELVES:
        assert render(shelf.name, lang)
        for each in shelf.components:
            drawn = [s["words"] for s in each.picture.look if s["t"] == "text"]
            said = [each.picture.name, *each.picture.words, *drawn]
            said += [word for part in each.parts for word in (part.name, part.value)]
            assert all(render(word, lang) for word in said if isinstance(word, Message))


def test_sources_and_rules_are_known() -> None:
    numbers = {rule.id for rule in rules("death_angel", "en")}
    for each in everything():
        assert each.picture.look, each.key
        assert each.parts, each.key
        assert all(part.source in SOURCES for part in each.parts)
        assert {*each.rules} <= numbers
    assert len({each.key for each in everything()}) == len(list(everything()))
    assert as_data(SHELVES)


def test_parts_name_fields_of_their_entry() -> None:
    files = reading.files(box.FOLDER)
    for each in everything():
        file, family, name = each.entry
        found = files[file][family]
        if isinstance(found, list):
            found = next(entry for entry in found if str(entry["id"]) == name)
        assert all(not part.field or part.field in found for part in each.parts), each.key


def test_a_card_says_whose_it_is() -> None:
    """What the rulebook does not show says so in the inspector, as its last words."""
    baal = next(each for each in everything() if each.key == "location:wrath_of_baal_chapel")
    assert baal.picture.words[-1].key == "source-note-name"
    lorenzo = next(each for each in everything() if each.key == "marine:lorenzo")
    assert lorenzo.picture.words[-1].key == "source-note-public"
    assert lorenzo.source == "public"
