"""Positions of every game for bots to decide in."""

from __future__ import annotations

from random import Random

from starboard import Table
from starboard.kernel import Game


def spots(game: Game, count: int) -> list[tuple[Table, int]]:
    """Some decisions of random games, early and late, with the seat that is to decide."""
    found = []
    for seed in range(count):
        rng = Random(seed)
        setup = game.setups()
        seats, variant = setup[seed % len(setup)]
        table = Table(game, seats, seed, variant)
        for _ in range(rng.randrange(12 if seed % 2 == 0 else 120)):
            ask = rng.choice(table.pending)
            table.answer(ask.seat, rng.choice(ask.options))
            if table.over:
                break
        if not table.over:
            found.append((table, rng.choice(table.pending).seat))
    assert found
    return found
