"""How long a bot searches in a round: ``python -m bench.pace GAME --bots easy,hard --players 6``.

Processor time of the first seat; the others play by the rollout policy. A busy machine changes
little.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from time import process_time

import starboard
from starboard import bots


def rounds(game: str, spec: str, players: int, seed: int, most: int) -> list[float]:
    """Seconds that a bot takes in each of the first rounds of a game."""
    table = starboard.new(game, seats=players, seed=seed)
    turn_index = table.game.turn_index
    assert turn_index is not None
    seats = [bots.make(spec, seed), *(bots.make("quick", seed) for _ in range(players - 1))]
    taken: dict[int, float] = defaultdict(float)
    while not table.over and (now := turn_index(table.state)) <= most:
        ask = table.pending[0]
        start = process_time()
        option = seats[ask.seat].choose(bots.Worlds(table, ask.seat))
        if not ask.seat:
            taken[now] += process_time() - start
        table.answer(ask.seat, option)
    return list(taken.values())


def main() -> None:
    """Print the mean and the longest round of every bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default=",".join(bots.LEVELS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    for spec in asked.bots.split(","):
        found = rounds(asked.game, spec, asked.players, asked.seed, asked.rounds)
        mean = sum(found) / len(found)
        print(f"{spec}: {mean:.2f} s a round, {max(found):.2f} s the longest of {len(found)}")


if __name__ == "__main__":
    main()
