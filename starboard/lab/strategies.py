"""Strategies: does a game reward playing in one way only?

A game may name ways to play it (``Game.study.strategies``): value functions that see only that way.
Here one seat plays each of them against seats that play the game's own value, which mixes all.

    python -m starboard.lab.strategies alien_artifacts --bot greedy --players 2 --games 100 --seed 1
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

import starboard
from starboard.bots import Worlds, make
from starboard.bots.config import config_of
from starboard.kernel import BadSetup, Game, Seat, Table

from .arena import Share
from .simulate import Match

MIXED = "mixed"

Value = Callable[[Any, Seat], float]


@dataclass(frozen=True, slots=True)
class Way:
    """How one strategy did against mixed play."""

    strategy: str
    score: float
    others: float  # the mean score of the seats that mix
    won: Share

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        scores = {"strategy": self.strategy, "score": self.score, "others": self.others}
        return {**scores, **self.won.plain()}


def ways_of(game: Game) -> Mapping[str, Value]:
    """The strategies that a game names, and the mixture of them all."""
    named: Mapping[str, Value] = game.study.strategies
    if not named or game.value is None:
        raise BadSetup(f"{game.id} names no strategies")
    return {**named, MIXED: game.value}


def planned(game: Game, plans: Sequence[Value]) -> Game:
    """The same game, in which every seat values positions by its own plan."""

    def value(s: Any, seat: Seat) -> float:
        return plans[seat](s, seat)

    return replace(game, value=value, search=replace(config_of(game), values=None))


def measure(game_id: str, bot: str, players: int, games: int, seed: int) -> list[Way]:
    """Every strategy in so many games, in every seat in turn, against mixed play."""
    game = starboard.game(game_id)
    ways = ways_of(game)
    found = []
    for name, way in ways.items():
        match = Match(game_id, (bot,) * players, game.full_variant(players, {}), seed)
        won, scores, others = 0.0, [], []
        for number in range(games):
            seat = number % players
            plans = [way if n == seat else ways[MIXED] for n in range(players)]
            result = play(planned(game, plans), match, number // players).result
            assert result is not None
            won += (seat in result.winners) / max(1, len(result.winners))
            scores.append(result.scores[seat])
            others += [score for n, score in enumerate(result.scores) if n != seat]
        found.append(Way(name, fmean(scores), fmean(others), Share(won, games)))
    return found


def play(game: Game, match: Match, number: int) -> Table:
    """One game at a table, every seat answered by its bot."""
    table = Table(game, len(match.seats), match.seed_of(number), match.variant, auto=True)
    bots = [make(spec, match.seed_of(number, f"seat {n}")) for n, spec in enumerate(match.seats)]
    while not table.over:
        seat = table.pending[0].seat
        table.answer(seat, bots[seat].choose(Worlds(table, seat)))
    return table


def told(ways: Sequence[Way], players: int) -> str:
    """A table for people. Chance alone wins one game in as many as there are players."""
    lines = [f"{'strategy':<14} {'score':>6} {'others':>7}   won, chance is {1 / players:.0%}"]
    for way in ways:
        lines.append(f"{way.strategy:<14} {way.score:>6.1f} {way.others:>7.1f}   {way.won.told()}")
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="strategies", description=measure.__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="for each strategy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    ways = measure(wanted.game, wanted.bot, wanted.players, wanted.games, wanted.seed)
    if wanted.json:
        print(json.dumps([way.plain() for way in ways]))
    else:
        print(told(ways, wanted.players))
    return 0


if __name__ == "__main__":
    sys.exit(main())
