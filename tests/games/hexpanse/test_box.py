"""The box: counts, sources, and faults told with file, entry and field; every rule has a test."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from starboard.data.box import BoxError
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import FOLDER, components, read_box
from starboard.games.hexpanse.reading import read_files


def test_components() -> None:
    """H-6, H-69, H-109: what the rulebook counts is what the files hold."""
    found = components()
    counts = {name: family["count"] for name, family in found.items()}
    assert counts["factions"] == 6
    assert counts["allies"] == 11
    assert counts["mercenaries"] == 17
    assert counts["actions"] == 15
    assert counts["missions"] == 12
    assert counts["mercenary_token"] == 19
    assert counts["allied_token"] == 33
    for name, family in found.items():
        assert sum(family["sources"].values()) == family["count"], name


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("boards.toml", "area_count = 37", "area_count = 38", "board inner: area_count"),
        ("boards.toml", "[[1, -2], [-1, -1]", "[[1, -2], [1, -1]", "board inner: mines"),
        ("boards.toml", 'source = "reconstructed"', 'source = "memory"', "board inner: source"),
        ("factions.toml", "amount = 2", 'amount = "two"', "faction traders effects 1: amount"),
        ("factions.toml", 'kind = "swap"', 'kind = "juggle"', "faction nomads effects 1: kind"),
        ("allies.toml", "can_attack = false", "can_attack = true", "ally harambe: can_attack"),
        ("allies.toml", 'code = "M02"', 'code = "M01"', "ally protector: code"),
        ("actions.toml", 'op = "attack"', 'op = "tickle"', "option 1 effects 1 cells 1: op"),
        ("actions.toml", "cost = 2", "cost = 0", "action dock_raid: cost"),
        ("missions.toml", "[[0, 0], [1, 0],", "[[0, 0], [0, 0],", "mission triangle: cells"),
        ("missions.toml", "[2, 1]]", "[6, -6]]", "mission triangle: cells"),
    ],
)
def test_faults_are_told(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    """A broken data file says file, entry and field."""
    shutil.copytree(FOLDER, tmp_path / "box")
    path = tmp_path / "box" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError, match=re.escape(file)) as told:
        read_box(read_files(tmp_path / "box"))
    assert says in str(told.value)


def test_every_rule_and_example_is_cited() -> None:
    """Every numbered rule and every worked example stands in the tests of this folder."""
    rules = (Path(GAME.folder) / "text" / "rules.en.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^(H-\d+) =", rules, re.MULTILINE))
    examples = {f"X-{number}" for number in range(1, 55)}
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        if path.name != Path(__file__).name:
            cited |= set(re.findall(r"\b[HX]-\d+\b", path.read_text(encoding="utf-8")))
    assert len(ids) == 139
    assert not (ids | examples) - cited


def test_rules_are_cited_where_they_are_enforced() -> None:
    """Every numbered rule stands in the code of the game, too."""
    rules = (Path(GAME.folder) / "text" / "rules.en.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^(H-\d+) =", rules, re.MULTILINE))
    code = "".join(p.read_text(encoding="utf-8") for p in Path(GAME.folder).rglob("*.py"))
    assert not ids - set(re.findall(r"\bH-\d+\b", code))
