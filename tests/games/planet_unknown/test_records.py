"""Golden games: whole saved games replay to the same digests and ends."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import starboard
from starboard.games.planet_unknown import GAME

load = cache(lambda file: starboard.load(file.read_text(encoding="utf-8")))
RECORDS = sorted((GAME.folder / "records").glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_games_replay(file: Path) -> None:
    """P-382 The same seed and answers lead to the same game, digest by digest."""
    table = load(file)
    assert table.over
    assert table.digest() == json.loads(file.read_text(encoding="utf-8"))["digest"]


def test_ends_are_covered() -> None:
    """P-140, P-219 A record for a planet that is full, for the last event, and for solo games."""
    ends = set()
    for file in RECORDS:
        result = load(file).result
        assert result is not None
        ends.add(result.reason)
    assert {"end-no-room", "end-last-event", "end-solo-critical_failure"} <= ends
