"""The box: counts, sources, and faults that name file, entry and field."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from starboard.data.box import BoxError
from starboard.games.alien_artifacts import box, reading
from starboard.games.alien_artifacts.reading.effects import COLOURS, GOLD


def test_resource_cards_are_spread_as_the_file_says() -> None:
    """A-29 60 cards of two colours, 21 with gold, 2 of gold alone; numbers 21, 24, 22, 16."""
    pairs = Counter(len({c.top.colour, c.bottom.colour} - {GOLD}) for c in box.RESOURCES)
    assert pairs == {2: 60, 1: 21, 0: 2}
    assert Counter(card.number for card in box.RESOURCES) == {1: 21, 2: 24, 3: 22, 4: 16}
    for kind in range(4):
        shown = sum(kind in (card.top.icon, card.bottom.icon) for card in box.RESOURCES)
        assert shown in (34, 35)
    assert len(COLOURS) == 4


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field"),
    [
        ("resources", "number = 3", "number = 5", "resource r01", "number"),
        ("resources", 'colour = "blue"', 'colour = "pink"', "resource r01 top", "colour"),
        ("ships", 'class = "scout"', 'class = "raider"', "ship s01", "class"),
        ("ships", 'id = "s02"', 'id = "s01"', "ship s01", "id"),
        ("planets", 'type = "explore"', 'type = "explode"', "planet", "type"),
        ("technologies", 'keyword = "continuous"', 'keyword = "now"', "technology t01", "keyword"),
        ("technologies", "need = 4", "need = 9", "technology t01", "columns"),
        ("technologies", "{ need", "{ nead", "technology t01 columns 1", "nead"),
        ("technologies", 'metric = "planets"', 'metric = "moons"', "technology t01", "metric"),
        ("technologies", "extra = 1", "extre = 1", "technology t01 logistic_effects 1", "extre"),
        ("artifacts", 'when = "last_round"', 'when = "never"', "artifact x01", "when"),
        ("defence_plans", "row_3 =", "row_9 =", "defence_plan d00", "row_1"),
        ("factions", 'kind = "draft"', 'kind = "steal"', "faction f1 setup 1", "kind"),
        ("game", "hand_size = 3", 'hand_size = "3"', "limits", "hand_size"),
        ("game", "count = 83", "count = 84", "component resource", "count"),
        ("metrics", 'source = "rulebook"', 'source = "hearsay"', "metric planets", "source"),
    ],
)
def test_faults_are_named(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str
) -> None:
    """A-2 A broken file says file, entry and field."""
    folder = tmp_path / "box"
    shutil.copytree(box.FOLDER, folder)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as caught:
        reading.load(folder)
    fault = caught.value
    assert (fault.file, fault.field) == (f"{file}.toml", field)
    assert fault.entry.startswith(entry)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    shutil.copytree(box.FOLDER, folder)
    (folder / "ships.toml").unlink()
    with pytest.raises(BoxError, match=r"ships\.toml"):
        reading.load(folder)
