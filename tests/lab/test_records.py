"""Golden games are renewed: with their own answers, or by another game that ends the same way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import starboard
from starboard.kernel import replay
from starboard.lab import records

GAME = starboard.game("death_angel")


@pytest.mark.parametrize("name", ["1-launch", "2-lords"])
def test_a_record_keeps_its_answers(name: str, tmp_path: Path) -> None:
    old = (GAME.folder / "records" / f"{name}.json").read_text(encoding="utf-8")
    damaged = {**json.loads(old), "digests": [], "digest": "as the rules were before"}
    path = tmp_path / f"{name}.json"
    path.write_text(json.dumps(damaged), encoding="utf-8")
    assert records.renew(GAME, path) == "replayed"
    assert starboard.load(path.read_text(encoding="utf-8")).digest() == json.loads(old)["digest"]


def test_another_game_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "WAYS", 2)
    old = json.loads((GAME.folder / "records" / "1-launch.json").read_text(encoding="utf-8"))
    path = tmp_path / "1-slain.json"
    path.write_text(json.dumps({**old, "answers": old["answers"][:20]}), encoding="utf-8")
    assert records.renew(GAME, path) == "another game"
    table = starboard.load(path.read_text(encoding="utf-8"))
    assert table.over
    assert table.result is not None
    assert table.result.reason == "end-slain"


def test_a_record_is_made_by_its_name(tmp_path: Path) -> None:
    game = starboard.games(hidden=True)["_example"]
    answers = records.play(game, 2, {}, 1)
    played = replay(game, 2, 1, {}, [(seat, option, False) for seat, option in answers])
    assert played.result is not None
    path = tmp_path / f"any-2-{played.result.reason.split('-')[-1]}.json"
    assert records.make(game, path) == "made"
    assert starboard.load(path.read_text(encoding="utf-8")).digest() == played.digest()
