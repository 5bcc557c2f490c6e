"""The box: counts, sources, and faults that name file, entry and field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from starboard.data.box import BoxError
from starboard.games.theseus import box
from starboard.games.theseus.components import CARDS, PLACES, SLOTS, UNITS


def test_what_is_in_the_box() -> None:
    """Every family with its count and its sources."""
    found = box.components()
    counts = {family: facts["count"] for family, facts in found.items()}
    assert counts == {
        "cards_marines": 25, "cards_aliens": 25, "cards_scientists": 25, "cards_greys": 25,
        "cards_bonus": 9, "sectors": 7, "units": 12, "units_pandora": 13, "tokens": 64,
    }  # fmt: skip
    for facts in found.values():
        assert sum(facts["sources"].values()) == facts["count"]
    assert (CARDS, SLOTS, PLACES, UNITS) == (109, 29, 39, 28)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("marines.toml", "copies = 3", "copies = 2", ("marines.toml", "marines", "copies")),
        ("greys.toml", 'effect = "teleport"', 'effect = "jump"', ("greys.toml", "effect")),
        ("aliens.toml", 'type = "trap"', 'type = "snare"', ("aliens.toml", "type")),
        ("aliens.toml", "level = 3", "level = 0", ("aliens.toml", "aliens", "level")),
        ("bonus.toml", 'rule = "T-87"', 'rule = "87"', ("bonus.toml", "card_from_deck", "rule")),
        ("station.toml", '"ab"', '"ae"', ("station.toml", "corridors", "passages")),
        ("station.toml", "col = 1", "col = 0", ("station.toml", "corridors", "installed")),
        ("station.toml", '"technology", "@2"', '"bay", "@2"', ("station.toml", "duel", "order")),
        ("units.toml", 'attack = "one"', 'attack = "two"', ("units.toml", "marines", "attack")),
        ("units.toml", 'source = "rulebook"\n', 'source = "hearsay"\n', ("units.toml", "source")),
        ("scientists.toml", "upgradeable = true", "upgradeable = 1", ("scientists.toml", "upgrad")),
        ("limits.toml", "[limits]", "[limit]", ("limits.toml", "limits")),
        ("marines.toml", "[[cards]]", "[[cards", ("marines.toml", "read")),
        ("units.toml", "count = 5", "count = 2", ("units.toml", "camera", "count")),
    ],
)
def test_a_fault_names_its_place(
    tmp_path: Path, file: str, old: str, new: str, says: tuple[str, ...]
) -> None:
    """A broken data file says file, entry and field."""
    folder = tmp_path / "box"
    shutil.copytree(box.FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as fault:
        box.load(folder)
    for word in says:
        assert word in str(fault.value)
