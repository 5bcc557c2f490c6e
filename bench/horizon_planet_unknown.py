"""How far must a search of Planet Unknown play on before placements show what they are worth?

    ./launch run python -m bench.horizon_planet_unknown --players 2 --positions 45 --seed 11

Placements of whole games (or the options of other questions, ``--key take``): those of the highest
value are played on to the end of the game by the rollout policy, in the same worlds. Half of the
worlds choose a placement, the other half tell how many medals more it brought than the placement of
the highest value. Printed by the rounds played on and by what is looked at then: the value, the
medals expected, and their lead over the best other player's; with the value as a prior; the spread
of one try around the mean of all placements in its world; and how much of what the value promised
then came true.

Then sequential halving, as searches do it: the same gain by the number of arms (``--places`` at
most) and by the budget.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import starboard
from starboard.bots import Worlds, make
from starboard.bots.sequential_halving import SequentialHalving
from starboard.games.planet_unknown.bot.value import medals, rivals, worth
from starboard.games.planet_unknown.scoring import total
from starboard.games.planet_unknown.state import Table as State
from starboard.kernel import Option, Table
from starboard.lab.simulate import Match

GAME = starboard.game("planet_unknown")
#: Rounds after which a position is looked at; the last is the end of the game.
ROUNDS = (0, 1, 2, 4, 6, 8, 99)
WORLDS, PRIOR, CHOSEN = 32, 3, 24
#: Rollouts end after so many rounds of the game, as those of searches do.
HORIZON = ROUNDS.index(8)
ARMS, BUDGETS = (4, 8, 16, 24, 32, 40), (25, 50, 100, 200, 400)


class Look(NamedTuple):
    """A position on the way, as the player sees it."""

    made: float
    value: float
    expected: float
    lead: float


def look(s: State, seat: int) -> Look:
    """What can be said of a position."""
    expected = medals(s, seat)
    return Look(total(s, seat), worth(s, seat), expected, expected - rivals(s, seat))


#: By placement, by world, by rounds played on.
Tries = list[list[list[Look]]]


def played_on(worlds: Worlds, number: int, option: Option) -> list[Look]:
    """What is seen after so many rounds in one world, and at the end."""
    run, rng = worlds.deal(number), Random(number)
    run.answer(worlds.seat, option)
    s = run.state
    start, found = s.round, [look(s, worlds.seat)]
    assert GAME.rollout_policy is not None
    while run.open:
        while s.round - start >= ROUNDS[len(found)]:
            found.append(look(s, worlds.seat))
        ask = run.asks[0]
        run.answer(ask.seat, GAME.rollout_policy(s, ask, rng.random()))
    return found + [look(s, worlds.seat)] * (len(ROUNDS) - len(found))


def tries(worlds: Worlds, places: int) -> Tries:
    """The most promising placements, the best first, each in the same worlds."""
    rated = []
    for n, option in enumerate(worlds.options):
        run = worlds.deal(0)
        run.answer(worlds.seat, option)
        rated.append((-worth(run.state, worlds.seat), n, option))
    best = [option for _, _, option in sorted(rated)[:places]]
    return [[played_on(worlds, number, each) for number in range(1, WORLDS + 1)] for each in best]


def positions(players: int, count: int, seed: int, key: str, places: int) -> list[Tries]:
    """Some questions of every game of greedy players, at random rounds."""
    found: list[Tries] = []
    rng, number = Random(seed), 0
    variant = {"events": "easy"} if players == 1 else {}
    while len(found) < count:
        match = Match("planet_unknown", ("greedy:1",) * players, variant, seed)
        table = Table(GAME, players, match.seed_of(number), match.variant, auto=True)
        bots = [make("greedy:1", match.seed_of(number, f"seat {n}")) for n in range(players)]
        number += 1
        when = {(now, rng.randrange(players)) for now in rng.sample(range(2, 18), 3)}
        while not table.over and len(found) < count:
            seat = table.pending[0].seat
            worlds = Worlds(table, seat)
            now = worlds.deal(0).state.round, seat
            if now in when and worlds.key == key and len(worlds.options) > 1:
                when.remove(now)
                found.append(tries(worlds, places))
            table.answer(seat, bots[seat].choose(worlds))
    return found


def gain(
    found: Tries, rounds: int, seen: list[int], prior: float, by: Callable[[Look], float]
) -> float:
    """Medals of what looks best in the worlds seen above those of the value's choice."""
    told = [n for n in range(WORLDS) if n not in seen]
    looks = [sum(by(each[n][rounds]) for n in seen) + prior * each[0][0].value for each in found]
    chosen = found[looks.index(max(looks))]
    return fmean(chosen[n][-1].made - found[0][n][-1].made for n in told)


def noise(found: Tries, rounds: int) -> float:
    """The spread of a try around the mean of its world."""
    means = [fmean(each[n][rounds].expected for each in found) for n in range(WORLDS)]
    return fmean(
        stdev(one[rounds].expected - mean for one, mean in zip(each, means, strict=True))
        for each in found
    )


def halved(found: Tries, arms: int, budget: int, rng: Random) -> float:
    """Medals of the best arm above those of the value's choice, in worlds it was not tried in."""
    worlds = rng.sample(range(WORLDS), WORLDS)
    told, seen = worlds[: WORLDS // 2], worlds[WORLDS // 2 :]
    places = range(min(arms, len(found)))
    priors = [PRIOR * found[n][0][0].value for n in places]
    halving = SequentialHalving([(n,) for n in places], priors)
    world = rng.choice(seen)
    for done in range(budget):
        (n,) = halving.next_option
        if halving.record(found[n][world][HORIZON].expected, done / budget):
            world = rng.choice(seen)
        if halving.decided:
            break
    chosen = found[halving.arms[0].option[0]]
    return fmean(chosen[n][-1].made - found[0][n][-1].made for n in told)


def came_true(found: list[Tries], rounds: int) -> str:
    """Of the medals promised and not made after so many rounds, the share that was made then."""
    ends = [(one[rounds], one[-1]) for position in found for each in position for one in each]
    promised = sum(then.value - then.made for then, _ in ends)
    return f"{sum(end.made - then.made for then, end in ends) / promised:.2f}" if promised else "-"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=45)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--key", default="place", help="the kind of question")
    parser.add_argument("--places", type=int, default=10, help="how many options are looked at")
    args = parser.parse_args()
    rng = Random(args.seed)
    found = positions(args.players, args.positions, args.seed, args.key, args.places)
    halves = [rng.sample(range(WORLDS), WORLDS // 2) for _ in range(CHOSEN)]
    looks: tuple[tuple[float, Callable[[Look], float]], ...] = (
        (0, lambda seen: seen.value), (0, lambda seen: seen.lead),
        (0, lambda seen: seen.expected), (PRIOR, lambda seen: seen.expected),
    )  # fmt: skip
    print("rounds: gain by value, by lead, by medals, and with a prior; noise; came true")
    for n, rounds in enumerate(ROUNDS[1:], 1):
        gains = [
            fmean(gain(each, n, half, prior, by) for each in found for half in halves)
            for prior, by in looks
        ]
        spread = fmean(noise(each, n) for each in found)
        told = " ".join(f"{each:+.2f}" for each in gains)
        print(f"{rounds:>3}: {told}  {spread:.2f}  {came_true(found, n)}")
    print("sequential halving: gain by arms, with budgets of", *BUDGETS)
    for arms in [n for n in ARMS if n <= args.places]:
        gains = [
            fmean(halved(each, arms, budget, rng) for each in found for _ in halves)
            for budget in BUDGETS
        ]
        print(f"{arms:>3}: " + " ".join(f"{each:+.2f}" for each in gains))


if __name__ == "__main__":
    main()
