"""Tune Planet Unknown by playing: move the weights to where the rollout policy makes more medals.

    ./launch run python -m bench.tune_planet_unknown --steps 10 --pairs 300 --seed 1

Each pair plays the same solo game twice, with all weights moved up or down at random, and the
other way round; what moves went with more medals is where the weights go (an evolution strategy
with mirrored samples). The same seed finds the same weights, which are printed.
"""

from __future__ import annotations

import argparse
from math import exp, sqrt
from random import Random

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.bot import cache, planet, tracks
from starboard.games.planet_unknown.bot.weights import NAMES, W
from starboard.games.planet_unknown.scoring import total
from starboard.kernel import Run, key_of

#: Not for solo play, or of no use to a player who looks no further than one step.
FIXED = ("scale", "come", "rival", "haste", "next")
TUNED = tuple(name for name in NAMES if name not in FIXED)

Moves = dict[str, float]


def set_weights(start: Moves, moved: Moves) -> None:
    """Use the start weights, each moved so far (as an exponent)."""
    for name in TUNED:
        setattr(W, name, start[name] * exp(moved[name]))
    planet.forget()
    cache.forget()
    tracks.ladders.cache_clear()


def medals(seed: int, events: str) -> float:
    """The medals of one solo game of the rollout policy."""
    variant = GAME.full_variant(1, {"events": events})
    run = Run(GAME, GAME.setup(1, variant, key_of(seed)))
    rng = Random(seed)
    run.start()
    assert GAME.rollout_policy is not None
    while run.open:
        ask = run.asks[0]
        run.answer(ask.seat, GAME.rollout_policy(run.state, ask, rng.random()))
    return total(run.state, 0)


def step(start: Moves, moved: Moves, pairs: int, rng: Random, args: argparse.Namespace) -> Moves:
    """Where the weights should go: by weight, medals gained over their standard error."""
    pull = dict.fromkeys(TUNED, 0.0)
    squares = made = 0.0
    for _ in range(pairs):
        seed = rng.getrandbits(32)
        signs = {name: rng.choice((-1, 1)) for name in TUNED}
        found = []
        for side in (args.spread, -args.spread):
            set_weights(start, {name: moved[name] + side * signs[name] for name in TUNED})
            found.append(medals(seed, args.events))
        more = (found[0] - found[1]) / 2
        made += sum(found) / 2
        squares += more * more
        for name in TUNED:
            pull[name] += signs[name] * more
    print(f"mean {made / pairs:.2f} medals", flush=True)
    return {name: pull[name] / sqrt(squares or 1) for name in TUNED}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=0.25)
    parser.add_argument("--pace", type=float, default=0.05)
    parser.add_argument("--events", default="easy")
    args = parser.parse_args()
    rng = Random(args.seed)
    start = {name: getattr(W, name) for name in TUNED}
    moved = dict.fromkeys(TUNED, 0.0)
    speed = dict.fromkeys(TUNED, 0.0)
    for _ in range(args.steps):
        pull = step(start, moved, args.pairs, rng, args)
        for name in TUNED:
            speed[name] = (speed[name] + pull[name]) / 2
            moved[name] += args.pace * max(-2.0, min(2.0, speed[name]))
        for name in TUNED:
            print(f"{name} = {start[name] * exp(moved[name]):.3g}")


if __name__ == "__main__":
    main()
