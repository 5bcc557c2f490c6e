"""What is sent is what the kernel says, only encoded faster."""

from __future__ import annotations

import json
import random

import pytest

import starboard
from starboard.server import views


@pytest.mark.parametrize("game", sorted(starboard.games(hidden=True)))
def test_a_lean_scene_says_the_same(game: str) -> None:
    rng = random.Random(1)
    table = starboard.new(game, seats=starboard.game(game).seats[1], seed=4)
    for _ in range(12):
        for seat in (None, 0, 1):
            for layout in ("wide", "tall"):
                scene = table.scene(seat, layout)
                sent = json.loads(views.encode(views.lean(scene)))
                assert sent == json.loads(json.dumps(scene.plain()))
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(list(ask.options)))


def test_what_is_not_plain_is_not_sent() -> None:
    with pytest.raises(TypeError):
        views.encode({"state": object()})


def test_no_more_than_sixty_options_are_tried_out() -> None:
    table = starboard.new("_example", seats=2, seed=4)
    ask = table.ask_for(0)
    assert ask is not None
    ask.options = [("bid", 1)] * (views.MOST_FINALS + 1)
    assert views.finals(table, 0, 3) == frozenset()
