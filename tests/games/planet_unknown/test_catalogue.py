"""The catalogue: the whole box, with its sources, in both languages."""

from __future__ import annotations

from starboard.data.box import SOURCES
from starboard.data.catalogue import as_data
from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import COMPONENTS, FOLDER
from starboard.games.planet_unknown.catalogue import catalogue
from starboard.games.planet_unknown.reading.files import family
from starboard.kernel import Message

FAMILIES = {
    "tile": ("tiles.toml", "tile"), "planet": ("planets.toml", "planet"),
    "corporation": ("corporations.toml", "corporation"), "civ": ("civ_cards.toml", "card"),
    "objective": ("objectives.toml", "objective"), "event": ("events.toml", "event"),
}  # fmt: skip
COUNTS = {
    "tile": "tiles", "civ": "civ_cards", "objective": "objective_cards", "event": "event_cards",
}  # fmt: skip


def test_every_entry_of_the_box_is_on_a_shelf() -> None:
    """P-16 All of it, once, and as many copies as the box holds."""
    shelves = {shelf.id: shelf for shelf in catalogue()}
    for name, (file, kind) in FAMILIES.items():
        ids = [entry.get("id", str) for entry in family(FOLDER, file, kind)]
        assert [each.entry for each in shelves[name].components] == [(file, kind, i) for i in ids]
    for name, counted in COUNTS.items():
        copies = sum(each.copies for each in shelves[name].components)
        assert copies == COMPONENTS[counted]["count"]
    boards = shelves["corporation"].components
    assert [each.copies for each in boards] == [6, 1, 1, 1, 1, 1, 1, 0]  # Flux is not in the box
    keys = [each.key for shelf in shelves.values() for each in shelf.components]
    assert len(keys) == len({*keys})


def test_pictures_words_and_sources() -> None:
    """Every picture is drawn, every word there is in both languages, every source is said."""
    for lang in ("en", "hu"):
        for shelf in catalogue():
            assert shelf.name.text(lang)
            for each in shelf.components:
                assert each.picture.look or each.picture.kids
                said = [each.picture.name, *each.picture.words, *each.notes]
                said += [part.name for part in each.parts]
                said += [p.value for p in each.parts if isinstance(p.value, Message)]
                assert all(message.text(lang) for message in said)
                assert all(part.source in SOURCES for part in each.parts)
    assert as_data(catalogue())
    assert GAME.catalogue is catalogue


def test_titles_of_events_are_ours() -> None:
    """P-191 The table says so, too: their words end with it."""
    events = next(shelf for shelf in catalogue() if shelf.id == "event")
    for each in events.components:
        assert each.source == "reconstructed"
        assert each.picture.words[-1].key == "source-note-reconstructed"
