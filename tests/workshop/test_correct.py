"""Forms and corrections, with a catalogue of one card."""

from __future__ import annotations

from pathlib import Path

import pytest

import starboard
from starboard import editions
from starboard.data.catalogue import Component, Part, Shelf
from starboard.draw import Node
from starboard.kernel import Game, Message
from starboard.workshop import form, shelves
from starboard.workshop.catalogue import lines
from starboard.workshop.correct import Faulty, Locked, box_in, correct
from starboard.workshop.differences import Change, by_component, of_edition
from starboard.workshop.places import Place, find

BARON = Place("mercenaries.toml", "mercenary", "baron")


def baron() -> Component:
    name = Message("hexpanse", "card-baron")
    parts = (
        Part(Message("", "part-name"), name, "rulebook"),
        Part(Message("", "part-effect"), "attack, place", "rulebook", "effects"),
        Part(Message("", "part-shape"), "four areas", "reconstructed", "effects"),
        Part(Message("", "part-price"), 5, "reconstructed", "cost"),
        Part(Message("", "part-copies"), 1, "rulebook", "copies"),
    )
    picture = Node("card:baron", (0, 0), (60, 90), name, words=(name,))
    entry = (BARON.file, BARON.family, BARON.id)
    return Component("mercenary:baron", picture, parts, 1, "C09", ("H-37",), entry=entry)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    shelf = Shelf("mercenary", Message("", "part-name"), "g-unit", (baron(),))
    monkeypatch.setattr(shelves, "shelves", lambda game: (shelf,))
    return starboard.game("hexpanse")


def fields(game: Game) -> dict[str, form.Field]:
    found = form.fields(game, BARON, editions.shipped("hexpanse"))
    assert found is not None
    return {" ".join(map(str, field.path)): field for field in found}


def test_a_form_knows_kinds_ranges_and_locks(game: Game) -> None:
    found = fields(game)
    cost = found["cost"]
    assert (cost.kind, cost.value, cost.low, cost.high, cost.why) == ("number", 5, 1, 20, None)
    assert cost.name == Message("", "part-price")
    assert found["reactivatable"].kind == "switch"
    assert found["code"].kind == "text"
    assert found["copies"].why == form.RULEBOOK
    assert found["id"].why == found["name_source"].why == form.FIXED
    kind = found["effects 0 kind"]
    assert (kind.kind, kind.name) == ("choice", "effects 1: kind")
    assert "gain_hexilum" in (kind.choices or [])
    assert all(field.plain()["locked"] == (field.why is not None) for field in found.values())


def test_there_is_no_form_of_what_is_not_there(game: Game) -> None:
    nobody = Place("mercenaries.toml", "mercenary", "nobody")
    assert form.fields(game, nobody, editions.shipped("hexpanse")) is None
    nowhere = Place("../../etc/passwd", "mercenary", "baron")
    assert form.fields(game, nowhere, editions.shipped("hexpanse")) is None


def test_words_of_a_component(game: Game) -> None:
    (words,) = form.texts(game, BARON, {"en": {"card-baron": "The Count"}})
    assert words["key"] == "card-baron"
    assert words["locked"]  # its name is the rulebook's
    assert words["texts"]["en"] == {
        "value": "The Count", "shipped": Message("hexpanse", "card-baron").text("en"),
    }  # fmt: skip


def test_a_correction_makes_an_edition_and_changes_nothing_else(game: Game, tmp_path: Path) -> None:
    folder = tmp_path / "editions" / "hexpanse"
    made = correct(game, folder, BARON, [(("cost",), 6)], [])
    assert of_edition(made) == [Change(BARON, ("cost",), 5, 6)]
    change(folder)
    made = correct(game, folder, BARON, [(("cost",), 7), (("effects", 0, "cells"), CELLS)], [])
    assert [each.path for each in of_edition(made)] == [("cost",), ("effects", 0, "cells")]
    assert "# my own note" in (folder / "mercenaries.toml").read_text(encoding="utf-8")
    assert [path.name for path in folder.parent.iterdir()] == ["hexpanse"]
    keys, differs = by_component(shelves.shelves("hexpanse"), of_edition(made))
    assert (list(keys), differs) == (["mercenary:baron"], 1)


CELLS = [{"at": [1, 0], "op": "attack"}, {"at": [0, 1], "op": "place"}]


def change(folder: Path) -> None:
    file = folder / "mercenaries.toml"
    said = file.read_text(encoding="utf-8")
    file.write_text(said.replace("[[mercenary]]", "# my own note\n[[mercenary]]"), encoding="utf-8")


def test_what_cannot_be_played_is_not_written(game: Game, tmp_path: Path) -> None:
    folder = tmp_path / "hexpanse"
    with pytest.raises(Faulty, match="mercenary baron: cost: should be 1 to 20, not 77"):
        correct(game, folder, BARON, [(("cost",), 77)], [])
    for path, value in [(("effects", 9, "amount"), 1), (("effects", "x"), 1), (("cost", 0), 3)]:
        with pytest.raises(editions.BadEdition, match="there is no such field"):
            correct(game, folder, BARON, [(path, value)], [])
    with pytest.raises(Faulty):
        correct(game, folder, BARON, [(("cost",), None)], [])
    assert list(tmp_path.iterdir()) == []
    correct(game, folder, BARON, [(("cost",), 6)], [])
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(Faulty):
        correct(game, folder, BARON, [(("cost",), "much")], [])
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_what_the_rulebook_says_stays(game: Game, tmp_path: Path) -> None:
    for name in ("copies", "id", "source", "effect_source"):
        with pytest.raises(Locked):
            correct(game, tmp_path / "x", BARON, [((name,), 2)], [])
    with pytest.raises(Locked):
        correct(game, tmp_path / "x", BARON, [], [("en", "card-baron", "The Count")])
    with pytest.raises(Locked):
        correct(game, tmp_path / "x", BARON, [], [("en", "title", "My game")])
    with pytest.raises(KeyError):
        correct(game, tmp_path / "x", Place("a", "b", "c"), [(("cost",), 2)], [])
    assert list(tmp_path.iterdir()) == []


def test_words_are_corrected_and_put_back(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(form, "text_lock", lambda component, key: None)
    made = correct(game, tmp_path / "x", BARON, [], [("hu", "card-baron", "A {gróf}")])
    assert made.texts["hu"] == {"card-baron": "A {gróf}"}
    assert made.same  # words are no other cards
    with pytest.raises(Faulty, match="no such language"):
        correct(game, tmp_path / "x", BARON, [], [("de", "card-baron", "Der Graf")])
    made = correct(game, tmp_path / "x", BARON, [], [("hu", "card-baron", None)])
    assert made.texts["hu"] == {}
    assert box_in("hexpanse", tmp_path / "x")[0] == editions.shipped("hexpanse")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_component_in_lines(lang: str) -> None:
    said = "\n".join(lines(baron(), lang))
    assert "C09" in said
    assert Message("", "source-reconstructed").text(lang) in said


@pytest.mark.parametrize(
    "title",
    [game for game in starboard.games().values() if game.catalogue is not None],
    ids=lambda game: game.id,
)
def test_catalogues_speak_of_what_is_in_the_data(title: Game) -> None:
    """Every entry they name is there, every key is its own, every word and part can be said."""
    data = editions.shipped(title.id)
    assert title.catalogue is not None
    everything = [each for shelf in title.catalogue() for each in shelf.components]
    assert len({each.key for each in everything}) == len(everything)
    for each in everything:
        if each.entry[0]:
            found = find(data, Place(*each.entry))
            assert found is not None, each.key
            assert {part.field for part in each.parts} - {""} <= set(found), each.key
        for lang in ("en", "hu"):
            assert "{" not in "\n".join(lines(each, lang)), each.key
