"""The box: what is in it, and what a broken data file says. Every rule is cited by a test."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from starboard.data.box import BoxError
from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import CIV_CARDS, COMPONENTS, FOLDER, TILES, components
from starboard.games.planet_unknown.components import WATER
from starboard.games.planet_unknown.reading import boards, cards, tiles
from starboard.games.planet_unknown.scene.drawing import map_cells
from starboard.games.planet_unknown.scene.layout import WIDE
from starboard.games.planet_unknown.scene.planet import planet
from tests.games.planet_unknown.build import at, fill, table

HERE = Path(__file__).parent


def test_counts() -> None:
    """P-15, P-16 The families of the box with their numbers and sources."""
    assert COMPONENTS["tiles"] == {"count": 144, "sources": {"public": 144}}
    assert COMPONENTS["civ_cards"]["count"] == 36
    assert COMPONENTS["objective_cards"]["count"] == 28
    assert COMPONENTS["event_cards"]["count"] == 60
    assert COMPONENTS["planet_boards"]["count"] == COMPONENTS["corporation_boards"]["count"] == 6
    assert COMPONENTS["rovers"]["count"] == 14
    for facts in COMPONENTS.values():
        assert sum(facts["sources"].values()) == facts["count"]
    assert [sum(c.rank == rank for c in CIV_CARDS) for rank in (1, 2, 3, 4)] == [9] * 4
    assert sum(tile.meteor for tile in TILES) == 72


def test_words_of_cards() -> None:
    """P-12 Cards say "immediate" or "end of game"; solo events say so."""
    assert {c.op for c in CIV_CARDS if not c.immediate} == {
        "medals", "set", "medals_per", "lifepod_value",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "read", "where"),
    [
        ("tiles.toml", 'shape = "Z5"', 'shape = "Z6"', tiles.tiles_of, "shape"),
        ("tiles.toml", "meteor = true", "meteor = false", tiles.tiles_of, "meteor"),
        ("planets.toml", "ice_squares = 21", "ice_squares = 20", boards.planets_of, "ice_squares"),
        ("planets.toml", "lifepods = [[7, 2], ", "lifepods = [", boards.planets_of, "lifepods"),
        ("corporations.toml", "rovers = 2", "rovers = 9", boards.corporations_of, "rovers"),
        ("civ_cards.toml", "rank = 1", "rank = 5", cards.civ_cards_of, "rank"),
        ("objectives.toml", "\nwin = 5", "\nwin = 6", cards.objectives_of, "win"),
        ("events.toml", 'colour = "green"', 'colour = "pink"', cards.events_of, "colour"),
        ("events.toml", "green = 12\n", "green = 13\n", cards.presets_of, "red"),
        ("modes.toml", "tiles = 144", "tiles = 145", components, "tiles"),
    ],
)
def test_faults_name_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, read: Callable[[Path], object], where: str
) -> None:
    """A broken data file says file, entry and field."""
    shutil.copytree(FOLDER, tmp_path / "box")
    text = (tmp_path / "box" / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "box" / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as fault:
        read(tmp_path / "box")
    assert fault.value.file == file
    assert fault.value.field == where


def test_every_rule_is_cited() -> None:
    """Every numbered rule stands in at least one test of this folder."""
    rules = set(re.findall(r"^(P-\d+) =", (GAME.folder / "text/rules.en.ftl").read_text(), re.M))
    cited: set[str] = set()
    for file in HERE.glob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        cited |= set(re.findall(r"P-\d+", text))
        for first, last in re.findall(r"P-(\d+) to P-(\d+)", text):
            cited |= {f"P-{n}" for n in range(int(first), int(last) + 1)}
    assert len(rules) == 251
    assert sorted(rules - cited, key=lambda rule: int(rule[2:])) == []


def test_every_example_is_a_test() -> None:
    """Examples 1 to 54 each stand in a test."""
    cited = set()
    for file in HERE.glob("test_*.py"):
        cited |= set(re.findall(r"EX-(\d+)", file.read_text(encoding="utf-8")))
    assert {str(n) for n in range(1, 55)} - cited == set()


def test_rules_say_the_same_in_both_languages() -> None:
    """The numbered rules exist in both languages, with titles and chapters."""
    found = []
    for lang in ("en", "hu"):
        text = (GAME.folder / f"text/rules.{lang}.ftl").read_text(encoding="utf-8")
        found.append(
            re.findall(r"^(P-\d+) =.*\n    \.title = .+\n    \.chapter = (c\d+)$", text, re.M)
        )
    assert found[0] == found[1]
    assert len(found[0]) == 251


def test_the_planet_in_characters() -> None:
    """P-1 Every square has its place under the names of columns and rows, with what lies there."""
    s = table()
    p = s.players[0]
    fill(p, 1 << at(5, 0), WATER)
    p.rovers[0] = at(6, 0)
    cells = {(x, y): sign for x, y, sign in map_cells(p)}
    assert [cells[n, -1] for n in (0, 11)] == ["A", "L"]
    assert cells[-3, 11] + cells[-2, 11] == "12"
    assert (cells[5, 0], cells[6, 0]) == ("w", "@")
    assert (0, 0) not in cells
    assert sum(x >= 0 <= y for x, y in cells) == 96


def test_a_laid_tile_does_not_change_how_the_planet_looks() -> None:
    """P-13 The tile is new, not the ground: clients mark what looks different."""
    s = table()
    seen = []
    for _ in range(2):
        node = planet(s, s.players[0], WIDE)
        seen.append([shape for shape in node.look if not shape.get("aside")])
        fill(s.players[0], 1 << at(5, 0), WATER)
    assert seen[0] == seen[1]
    assert map_cells(s.players[0]) == planet(s, s.players[0], WIDE).look[-1]["cells"]
