"""How long does it take to list all legal placements of a tile of Planet Unknown?

    ./launch run python -m bench.placements_planet_unknown --games 20 --seed 1

The placement questions of random games, each with its tile and its planet as they were. Printed:
microseconds for the sets of squares, for the listed options, for one drawn without a list, and
for the question whether the tile fits at all; and how much longer a program takes that looks at
every way to hold the tile and every square, one after the other (``why_not_place``).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import starboard
from starboard.games.planet_unknown.legality.fitting import forget
from starboard.games.planet_unknown.legality.placements import (
    Placements,
    every_place,
    fits,
    placements,
    why_not_place,
)
from starboard.games.planet_unknown.state import Player
from starboard.games.planet_unknown.state import Table as State
from starboard.kernel import Ask, Option, Run, key_of

GAME = starboard.game("planet_unknown")
#: How often everything is measured; the middle of that is told.
ROUNDS = 7


def positions(games: int, seed: int) -> list[tuple[State, Player]]:
    """States in which a tile is in hand, by random games of one to six players."""
    found = []
    for number in range(games):
        rng = Random(seed * 1_000 + number)
        seats, variant = GAME.setups()[number % len(GAME.setups())]
        run = Run(GAME, GAME.setup(seats, GAME.full_variant(seats, variant), key_of(number)))
        run.start()
        while run.asks:
            ask: Ask = rng.choice(run.asks)
            if ask.key == "place":
                state = run.state.copy()
                found.append((state, state.players[ask.seat]))
            run.answer(ask.seat, rng.choice(ask.options))
    return found


def ways(s: State, p: Player) -> list[tuple[int, int]]:
    """The placements as sets of squares."""
    return placements(s, p, p.hand, p.relaxed, p.as_energy)


def listed(s: State, p: Player) -> list[Option]:
    """The placements as options."""
    return [*Placements(s, p.seat, [])]


def drawn(s: State, p: Player) -> Option:
    """One of them, without a list."""
    return Placements(s, p.seat, []).pick(0.5)


def fitting(s: State, p: Player) -> bool:
    """Whether there is any."""
    return fits(s, p, p.hand, p.relaxed)


def one_by_one(s: State, p: Player) -> list[Option]:
    """The reference: every way and every square is asked for its reason."""
    return [each for each in every_place(p.hand) if why_not_place(s, p, each[1], each[2]) is None]


def micros(work: Callable[[State, Player], object], spots: list[tuple[State, Player]]) -> float:
    """Microseconds each, with nothing kept from before."""
    start = process_time()
    for s, p in spots:
        forget()
        work(s, p)
    return (process_time() - start) / len(spots) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    spots = positions(given.games, given.seed)
    for s, p in spots:
        assert sorted(listed(s, p)) == sorted(one_by_one(s, p)), "the two disagree"
    count = sum(len(listed(s, p)) for s, p in spots) / len(spots)
    print(f"{len(spots)} placement questions, {count:.1f} legal placements on average")
    slow = micros(one_by_one, spots)
    for name, work in (
        ("sets of squares", ways), ("listed", listed), ("one drawn", drawn),
        ("does it fit", fitting),
    ):  # fmt: skip
        took = median(micros(work, spots) for _ in range(ROUNDS))
        print(f"{name:16} {took:6.1f} us   one by one / this: {slow / took:6.0f}")


if __name__ == "__main__":
    main()
