"""The quick list of actions (rules/menu.py) says what the rules say, one by one."""

from __future__ import annotations

import random

import pytest

import starboard
from starboard.games.alien_artifacts.policy import playout
from starboard.games.alien_artifacts.rules.refusals import actions
from starboard.kernel import Run, key_of


@pytest.mark.parametrize("seed", range(12))
def test_the_menu_is_what_no_rule_forbids(seed: int) -> None:
    """A-41 to A-45 In half of the games answers are any, in half those of a hasty player."""
    game = starboard.game("alien_artifacts")
    seats = 2 + seed % 4
    run = Run(game, game.setup(seats, game.full_variant(seats, {}), key_of(seed)))
    run.start()
    rng = random.Random(seed)
    seen = 0
    while run.open is not None:
        (ask,) = run.asks
        if ask.key in ("act", "act-more"):
            seen += 1
            allowed = {option for option, reason, _ in actions(run.state) if reason is None}
            offered = set(ask.options) - {("pass",)}
            assert offered <= allowed | more_than_one_token(offered)
            assert allowed <= offered | {("trade",), ("end",)}
        if seed % 2:
            run.answer(ask.seat, playout(run.state, ask, rng.random()))
        else:
            run.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
    assert seen > 20


def more_than_one_token(offered: set[tuple[object, ...]]) -> set[tuple[object, ...]]:
    """A-82 Refusals speak of one token of a row; more are offered where they can be paid."""
    return {option for option in offered if option[0] == "unblock"}
