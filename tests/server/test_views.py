"""What is sent is what the kernel says, only encoded faster."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import starboard
from starboard.draw import Scene
from starboard.server import messages, patches, views
from tests.server.harness import patched


@pytest.mark.parametrize("game", sorted(starboard.games(hidden=True)))
def test_a_lean_scene_says_the_same(game: str) -> None:
    rng = random.Random(1)
    table = starboard.new(game, seats=starboard.game(game).seats[1], seed=4)
    for _ in range(12):
        for seat in (None, 0, 1):
            for layout in ("wide", "tall"):
                scene = table.scene(seat, layout)
                sent = json.loads(messages.encode(patches.lean(scene)))
                assert sent == json.loads(json.dumps(scene.plain()))
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(list(ask.options)))


def test_what_is_not_plain_is_not_sent() -> None:
    with pytest.raises(TypeError):
        messages.encode({"state": object()})


@pytest.mark.parametrize("game", sorted(starboard.games(hidden=True)))
def test_patches_lead_from_scene_to_scene(game: str) -> None:
    """Whatever happened between two scenes, near or far apart, of whatever eyes."""
    rng = random.Random(2)
    table = starboard.new(game, seats=starboard.game(game).seats[1], seed=5)
    scenes = []
    for _ in range(10):
        scenes += [table.scene(seat, rng.choice(("wide", "tall"))) for seat in (None, 0, 1)]
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(list(ask.options)))
    for _ in range(60):
        before, after = rng.choice(scenes), rng.choice(scenes)
        sent = json.loads(messages.encode(patches.patch(before, after)))
        assert patched(plain(before), sent) == plain(after)
        assert patches.patch(after, after) == messages.Patch()


def plain(scene: Scene) -> Any:
    return json.loads(json.dumps(scene.plain()))


def test_what_can_be_taken_back_is_not_final() -> None:
    table = starboard.new("_example", seats=2, seed=4)
    for seat, final in ((0, False), (1, True)):  # the last bid turns all of them up
        ask = table.ask_for(seat)
        assert ask is not None
        assert views.is_final(table, seat, ask.options[0], 3) is final
        assert not views.is_final(table, seat, ("bid", 99), 3)  # what is not allowed does nothing
        table.answer(seat, ask.options[0])
