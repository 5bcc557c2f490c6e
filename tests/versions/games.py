"""Plays some whole games between bots and prints their digests: the same on every Python.

Standard library only, as kernel, games and bots are, so that any Python can run it as it is.
"""

from __future__ import annotations

import json
import sys

import starboard
from starboard.bots import Worlds, make

#: Every kind of bot that thinks by numbers and not by the clock, weak ones that are quick.
BOTS = ("random", "quick", "greedy:1", "ismcts:6")


def digest_of_a_game(game: str, seats: int, seed: int) -> str:
    """One game, its bots in turn around the table: the digest of its end, answers included."""
    table = starboard.new(game, seats=seats, seed=seed, auto=True)
    bots = [make(BOTS[(seed + seat) % len(BOTS)], seed + seat) for seat in range(seats)]
    while not table.over:
        seat = table.pending[0].seat
        table.answer(seat, bots[seat].choose(Worlds(table, seat)))
    assert table.result is not None
    return f"{table.seq} {table.digest()} {table.result.scores}"


def main() -> None:
    """All games with few and with more seats."""
    found = {
        f"{game.id} {seats} {seed}": digest_of_a_game(game.id, seats, seed)
        for game in starboard.games().values()
        for seats, seed in ((2, 1), (3, 1), (3, 2))
    }
    print(json.dumps({"python": list(sys.version_info[:2]), "games": found}))


if __name__ == "__main__":
    main()
