"""What is quick says what is slow: the list of actions, payments, and draws without a list."""

from __future__ import annotations

import random

import pytest

import starboard
from starboard.games.alien_artifacts.bot.policy import rollout_policy
from starboard.games.alien_artifacts.legality import actions
from starboard.games.alien_artifacts.reading.tables import COIN_BITS, COIN_MASK, MOST
from starboard.games.alien_artifacts.rules.course import DrawOptions, draw_options
from starboard.games.alien_artifacts.rules.paying import purse, reach
from starboard.kernel import Run, any_of, key_of, several


@pytest.mark.parametrize("seed", range(12))
def test_the_menu_is_what_no_rule_forbids(seed: int) -> None:
    """A-41 to A-45 In half of the games answers are any, in half those of the rollout policy."""
    game = starboard.game("alien_artifacts")
    seats = 2 + seed % 4
    run = Run(game, game.setup(seats, game.full_variant(seats, {}), key_of(seed)))
    run.start()
    rng = random.Random(seed)
    seen = 0
    while run.open:
        (ask,) = run.asks
        if ask.key in ("act", "act-more"):
            seen += 1
            allowed = {option for option, reason, _ in actions(run.state) if reason is None}
            offered = set(ask.options) - {("pass",)}
            assert offered <= allowed | more_than_one_token(offered)
            assert allowed <= offered | {("trade",), ("end",)}
        if seed % 2:
            run.answer(ask.seat, rollout_policy(run.state, ask, rng.random()))
        else:
            run.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
    assert seen > 20


def more_than_one_token(offered: set[tuple[object, ...]]) -> set[tuple[object, ...]]:
    """A-82 Refusals speak of one token of a row; more are offered where they can be paid."""
    return {option for option in offered if option[0] == "unblock"}


def test_a_playout_discards_and_draws_what_is_listed() -> None:
    """A-47 Without a list it takes the option that stands at its place in the list."""
    game = starboard.game("alien_artifacts")
    rng = random.Random(7)
    seen = unlisted = 0
    for seed in range(6):
        run = Run(game, game.setup(3, game.full_variant(3, {}), key_of(seed)))
        run.start()
        while run.open:
            (ask,) = run.asks
            if ask.key == "draw":
                seen += 1
                listed, r = draw_options(run.state), rng.random()
                assert several(ask.options) == (len(listed) > 1)
                assert any_of(ask.options, r) == listed[int(r * len(listed))]
                unlisted += isinstance(ask.options, DrawOptions)
            run.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
    assert seen > unlisted > 200


def test_a_purse_says_what_cards_can_pay() -> None:
    """A-31, A-35 For every coin and every number of cards the same as the sum of the best."""
    game = starboard.game("alien_artifacts")
    rng = random.Random(3)
    for seed in range(3):
        run = Run(game, game.setup(4, game.full_variant(4, {}), key_of(seed)))
        run.start()
        while run.open:
            (ask,) = run.asks
            p = run.state.players[ask.seat]
            coin, cards = rng.randrange(8), rng.randrange(6)
            most = MOST[purse(p) >> COIN_BITS * coin & COIN_MASK | cards << COIN_BITS]
            assert most == reach(p, coin, cards)
            run.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
