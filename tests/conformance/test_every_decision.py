"""The clone law at every single decision of whole games: rare moments hide from samples."""

from __future__ import annotations

import random

import pytest

from starboard.kernel import Table
from starboard.lab.laws import Setup

from .cases import SETUPS

ANSWERS = 600  # so many decisions of each setup, over as many games as that takes


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_clone_is_the_same_game_at_every_decision(setup: Setup) -> None:
    answers, seed = 0, 0
    while answers < ANSWERS:
        table = Table(setup.game, setup.seats, seed, setup.variant)
        rng = random.Random(seed)
        while not table.over:
            clone = table.clone()
            assert clone.digest() == table.digest(), f"game {seed}, after {table.seq} answers"
            asked = [(ask.seat, ask.key) for ask in table.pending]
            assert [(ask.seat, ask.key) for ask in clone.pending] == asked
            ask = rng.choice(table.pending)
            table.answer(ask.seat, rng.choice(ask.options))
            answers += 1
        seed += 1
