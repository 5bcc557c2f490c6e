"""What `starboard components` counts and complains of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import starboard
from starboard.kernel import Game
from starboard.lab.box import contents

EXAMPLE = starboard.game("_example")


@pytest.mark.parametrize("game", starboard.games().values(), ids=lambda game: game.id)
def test_every_box_is_complete(game: Game) -> None:
    counts, faults = contents(game)
    assert faults == []
    assert counts
    for entry in counts.values():
        assert entry["count"] == sum(entry["sources"].values())


def boxed(folder: Path, text: str) -> Game:
    (folder / "box").mkdir()
    (folder / "box" / "cards.toml").write_text(text, encoding="utf-8")
    return replace(EXAMPLE, folder=folder)


def test_files_are_counted_where_a_game_does_not_count(tmp_path: Path) -> None:
    card = '[[card]]\nid = "{}"\nsource = "{}"\n'
    text = card.format("a", "public") + card.format("b", "rulebook") + card.format("c", "public")
    counts, faults = contents(boxed(tmp_path, text))
    assert counts == {"card": {"count": 3, "sources": {"public": 2, "rulebook": 1}}}
    assert faults == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[card]]\nid = "a"\n', "cards.toml: card a: source: is missing"),
        ('[[card]]\nid = "a"\nsource = "hearsay"\n', "cards.toml: card a: source: should be"),
        ("[[card]\n", "cards.toml: file"),
    ],
)
def test_faults_name_file_entry_and_field(tmp_path: Path, text: str, fault: str) -> None:
    _, faults = contents(boxed(tmp_path, text))
    assert any(fault in found for found in faults)
