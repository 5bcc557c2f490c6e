"""How far must a search of Planet Unknown play on before placements show what they are worth?

    ./launch run python -m bench.horizon_planet_unknown --positions 45 --seed 11

Placements of solo games: those that the value likes best are played on to the end of the game by
the hasty player, in the same worlds. Printed by the rounds played on: how many medals more than
the value's own choice that placement brought which looked best then in half of the worlds, alone
and with the value as eight tries more; the other half of the worlds tells. And the spread of one
try around the mean of all placements in its world.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, stdev

import starboard
from starboard.bots import Worlds, make
from starboard.games.planet_unknown.bot import worth
from starboard.kernel import Option, Table, Together
from starboard.lab.simulate import Match

GAME = starboard.game("planet_unknown")
#: Rounds after which a position is looked at; the last is the end of the game.
ROUNDS = (0, 1, 2, 3, 4, 6, 8, 99)
PLACES, WORLDS, PRIOR = 10, 48, 8

#: By placement, by world, by rounds played on: the medals expected.
Tries = list[list[list[float]]]


def played_on(worlds: Worlds, number: int, option: Option) -> list[float]:
    """What is expected after so many rounds in one world, and the medals made."""
    run, rng = worlds.deal(number), Random(number)
    run.answer(worlds.seat, option)
    s = run.state
    start, found = s.round, [worth(s, worlds.seat)]
    assert GAME.playout is not None
    while (now := run.open) is not None:
        while s.round - start >= ROUNDS[len(found)]:
            found.append(worth(s, worlds.seat))
        ask = next(iter(now.asks.values())) if isinstance(now, Together) else now
        run.answer(ask.seat, GAME.playout(s, ask, rng.random()))
    made = worth(s, worlds.seat)
    return found + [made] * (len(ROUNDS) - len(found))


def tries(worlds: Worlds) -> Tries:
    """The most promising placements, the best first, each in the same worlds."""
    rated = []
    for n, option in enumerate(worlds.options):
        run = worlds.deal(0)
        run.answer(worlds.seat, option)
        rated.append((-worth(run.state, worlds.seat), n, option))
    best = [option for _, _, option in sorted(rated)[:PLACES]]
    return [[played_on(worlds, number, each) for number in range(1, WORLDS + 1)] for each in best]


def positions(count: int, seed: int) -> list[Tries]:
    """Two placements of every game of a greedy player, at random rounds."""
    found: list[Tries] = []
    rng, number = Random(seed), 0
    while len(found) < count:
        match = Match("planet_unknown", ("greedy:1",), {"events": "easy"}, seed)
        table = Table(GAME, 1, match.seed_of(number), match.variant, auto=True)
        bot = make("greedy:1", match.seed_of(number, "seat 0"))
        number += 1
        when = rng.sample(range(2, 18), 2)
        while not table.over and len(found) < count:
            worlds = Worlds(table, 0)
            now = worlds.deal(0).state.round
            if now in when and worlds.key == "place" and len(worlds.options) > 1:
                when.remove(now)
                found.append(tries(worlds))
            table.answer(0, bot.choose(worlds))
    return found


def gain(found: Tries, rounds: int, seen: list[int], prior: float) -> float:
    """Medals of what looks best in the worlds seen above those of the value's choice."""
    told = [n for n in range(WORLDS) if n not in seen]
    looks = [sum(each[n][rounds] for n in seen) + prior * each[0][0] for each in found]
    chosen = found[looks.index(max(looks))]
    return fmean(chosen[n][-1] - found[0][n][-1] for n in told)


def noise(found: Tries, rounds: int) -> float:
    """The spread of a try around the mean of its world."""
    means = [fmean(each[n][rounds] for each in found) for n in range(WORLDS)]
    return fmean(
        stdev(one[rounds] - mean for one, mean in zip(each, means, strict=True)) for each in found
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=45)
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args()
    found, rng = positions(args.positions, args.seed), Random(args.seed)
    halves = [rng.sample(range(WORLDS), WORLDS // 2) for _ in range(24)]
    for n, rounds in enumerate(ROUNDS[1:], 1):
        alone, blended = (
            fmean(gain(each, n, half, prior) for each in found for half in halves)
            for prior in (0, PRIOR)
        )
        spread = fmean(noise(each, n) for each in found)
        print(f"{rounds:>3} rounds  {alone:+.2f} {blended:+.2f}  noise {spread:.2f}")


if __name__ == "__main__":
    main()
