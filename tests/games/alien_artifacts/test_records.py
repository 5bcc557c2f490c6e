"""Whole games: saved ones replay to their digests, random ones keep lists and reasons together."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import starboard
from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.legality import candidates
from starboard.kernel import Table

RECORDS = sorted((GAME.folder / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_replay(path: Path) -> None:
    """A-159, A-166 Each number of players and each way to end."""
    table = starboard.load(path.read_text(encoding="utf-8"))
    assert table.over
    assert table.result is not None


def test_there_is_a_record_for_each_way_to_end() -> None:
    ends = set()
    seats = set()
    for path in RECORDS:
        table = starboard.load(path.read_text(encoding="utf-8"))
        assert table.result is not None
        ends.add(table.result.reason)
        seats.add(table.seats)
    assert ends == {"end-score", "end-tie"}
    assert seats == {2, 3, 4, 5}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_offered_is_what_no_rule_refuses(seats: int) -> None:
    """A-39, A-41 The quick list of actions and the reasons against them never disagree."""
    rng = Random(seats)
    asked = 0
    for seed in range(3):
        table = Table(GAME, seats, seed)
        while not table.over:
            ask = table.pending[0]
            if ask.key in ("act", "act-more"):
                asked += 1
                legal = {o for o, reason, _ in candidates(table.state, ask) if reason is None}
                # a pass is offered for want of anything else; of tokens, one stands for more
                others = {o for o in ask.options if o[0] == "unblock" and o[2] > 1} | {("pass",)}
                assert legal == set(ask.options) - others
            table.answer(ask.seat, rng.choice(ask.options))
    assert asked > 100


def test_no_question_lists_many_options() -> None:
    """No decision offers more than about 300 options."""
    rng = Random(1)
    most = 0
    for seed in range(3):
        table = Table(GAME, 3, seed)
        while not table.over:
            ask = table.pending[0]
            most = max(most, len(ask.options))
            table.answer(ask.seat, rng.choice(ask.options))
    assert most < 100
