"""A round's time is shared by all questions of the round."""

from __future__ import annotations

import pytest

import starboard
from starboard import bots
from starboard.bots import ismcts, round_budget
from starboard.bots.config import config_of
from starboard.bots.round_budget import QUESTION_SHARE, RoundBudget, record, seconds_for


def test_every_question_gets_a_share_of_what_is_left() -> None:
    """However many there are, they never take more than the round has."""
    budget, where = RoundBudget(100, 2.0), ("game", 1, 0, 1)
    round_budget._spent.clear()
    total = 0.0
    for seq in range(50):
        seconds = seconds_for(budget, where, seq)
        total += seconds
        record(where, seq, seconds)
    assert total < 2.0 + 50 * 0.001
    assert seconds_for(budget, ("game", 1, 0, 2), 60) == QUESTION_SHARE * 2.0  # the next round
    assert seconds_for(budget, where, 3) == QUESTION_SHARE * 2.0  # another game with the same seed


def test_few_rounds_are_remembered() -> None:
    """A server plays many games."""
    for n in range(2 * round_budget.ROUNDS_KEPT):
        record(("game", n, 0, 1), 1, 0.1)
    assert len(round_budget._spent) == round_budget.ROUNDS_KEPT


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_level_with_a_budget_searches_no_more_than_it_says(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planet Unknown: iterations by the level, fewer when the round's time is up."""
    now = [0.0]
    monkeypatch.setattr(ismcts, "process_time", lambda: now[0])
    table = starboard.new("planet_unknown", seats=2, seed=4)
    while len(table.pending[0].options) < 20:
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    worlds = bots.Worlds(table, table.pending[0].seat)
    iterations = config_of(table.game).level_budgets[level][0]
    bot = bots.make(level, 11)
    assert isinstance(bot, bots.IsmctsBot)
    tries = sum(each.visits for each in bot.rate(worlds, to_play=True))
    assert tries == iterations

    def tick() -> float:
        now[0] += 10
        return now[0]

    monkeypatch.setattr(ismcts, "process_time", tick)
    assert sum(each.visits for each in bot.rate(worlds, to_play=True)) == 1
