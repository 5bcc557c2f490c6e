"""A round's time is shared by all questions of the round."""

from __future__ import annotations

import pytest

import starboard
from starboard import bots
from starboard.bots import ismcts, purse
from starboard.bots.purse import PART, Pace, allowance, spend


def test_every_question_gets_a_part_of_what_is_left() -> None:
    """However many there are, they never take more than the round has."""
    pace, where = Pace(100, 2.0), ("game", 1, 0, 1)
    purse._spent.clear()
    total = 0.0
    for seq in range(50):
        allowed = allowance(pace, where, seq)
        total += allowed
        spend(where, seq, allowed)
    assert total < 2.0 + 50 * 0.001
    assert allowance(pace, ("game", 1, 0, 2), 60) == PART * 2.0  # the next round
    assert allowance(pace, where, 3) == PART * 2.0  # another game with the same seed


def test_few_rounds_are_remembered() -> None:
    """A server plays many games."""
    for n in range(2 * purse.KEPT):
        spend(("game", n, 0, 1), 1, 0.1)
    assert len(purse._spent) == purse.KEPT


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_level_with_a_pace_searches_no_more_than_it_says(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planet Unknown: iterations by the level, fewer when the round's time is up."""
    now = [0.0]
    monkeypatch.setattr(ismcts, "process_time", lambda: now[0])
    table = starboard.new("planet_unknown", seats=2, seed=4)
    while len(table.pending[0].options) < 20:
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    worlds = bots.Worlds(table, table.pending[0].seat)
    iterations = table.game.extras["search"]["paces"][level][0]
    bot = bots.make(level, 11)
    assert isinstance(bot, bots.IsmctsBot)
    tries = sum(each.visits for each in bot.rate(worlds, brief=True))
    assert tries == iterations

    def tick() -> float:
        now[0] += 10
        return now[0]

    monkeypatch.setattr(ismcts, "process_time", tick)
    assert sum(each.visits for each in bot.rate(worlds, brief=True)) == 1
