"""Golden games are renewed: with their own answers, or by another game that ends the same way."""

from __future__ import annotations

import json
from dataclasses import replace
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


@pytest.mark.parametrize("name", ["rounds", "2", "9-rounds", "2-slain", ""])
def test_a_name_that_says_no_end_is_refused_at_once(name: str, tmp_path: Path) -> None:
    game = starboard.game("_example")
    with pytest.raises(records.NoRecord, match=r"such as 2-rounds.* ends are rounds"):
        records.make(game, tmp_path / f"{name}.json")
    assert list(tmp_path.iterdir()) == []


def test_the_search_for_an_end_that_never_comes_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST", 3)
    game = starboard.game("_example")
    with pytest.raises(records.NoRecord, match="none of 3 games"):
        records.search(game, 2, {}, tmp_path / "2-slain.json")


def test_a_game_without_records_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = replace(starboard.game("_example"), folder=tmp_path)
    monkeypatch.setattr(starboard, "game", lambda _: game)
    records.main(["_example"])
    assert "no records yet" in capsys.readouterr().out
    records.main(["_example", "2-rounds"])
    assert capsys.readouterr().out == "2-rounds made\n"
    records.main(["_example"])
    assert capsys.readouterr().out == "2-rounds replayed\n"
