"""Golden games: ``python -m starboard.lab.records GAME`` renews them after a change of its rules.

A record is named ``<what you like>-<seats>-<end>.json`` or ``<seats>-<end>.json``, where the end
is the last word of the reason (``4-launch`` ends with ``end-launch``). Named after the game, the
records of these names are made anew: ``... records death_angel 4-launch 6-lords``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import starboard
from starboard.kernel import Game, Option, Run, Seat, Table, as_option, key_of, replay

Answer = tuple[Seat, Option]

#: A player of cooperative games tries so many ways to go on for so many decisions.
WAYS, STEPS = 200, 15


def renew(game: Game, path: Path) -> str:
    """Write a record again, with the same answers if they still lead to its end; what was done."""
    old = json.loads(path.read_text(encoding="utf-8"))
    seats, variant = old["seats"], old["variant"]
    table = Table(game, seats, old["seed"], variant)
    for seat, listed, *_ in old["answers"]:
        option = as_option(listed)
        if table.over or table.why_not(seat, option):
            break
        table.answer(seat, option)
    if _ends_as_named(table, path):
        done = "replayed"
    else:
        table, done = search(game, seats, variant, path), "another game"
    path.write_text(table.save(), encoding="utf-8")
    return done


def make(game: Game, path: Path) -> str:
    """A new record of that name, in the usual variant."""
    seats = next(int(part) for part in path.stem.split("-") if part.isdigit())
    path.write_text(search(game, seats, {}, path).save(), encoding="utf-8")
    return "made"


def search(game: Game, seats: int, variant: Mapping[str, Any], path: Path) -> Table:
    """The first game that ends as the file's name says."""
    full = game.full_variant(seats, variant)
    for seed in count(1):
        answers = play(game, seats, full, seed)
        table = replay(game, seats, seed, full, [(seat, option, False) for seat, option in answers])
        if _ends_as_named(table, path):
            return table
    raise AssertionError


def play(game: Game, seats: int, variant: Mapping[str, Any], seed: int) -> list[Answer]:
    """A whole game: at random, or in a cooperative one as somebody plays who foresees chance."""
    rng = Random(seed)
    run = Run(game, game.setup(seats, variant, key_of(seed)), keep=True, auto=False)
    run.start()
    answers: list[Answer] = []
    while run.open is not None:
        ways = [_way(run, rng) for _ in range(WAYS if game.cooperative else 1)]
        _, best = max(ways, key=lambda way: way[0])
        for seat, option in best:
            run.send(seat, option)
        answers += best
    return answers


def _way(run: Run, rng: Random) -> tuple[float, list[Answer]]:
    """One way to go on at random for some decisions, and what it is worth."""
    fork = run.fork(auto=False)
    answers: list[Answer] = []
    while fork.open is not None and len(answers) < STEPS:
        ask = rng.choice(fork.asks)
        answers.append((ask.seat, rng.choice(ask.options)))
        fork.send(*answers[-1])
    if fork.result is not None:
        return fork.result.scores[0], answers
    return run.game.value(fork.state, 0) if run.game.value else 0.0, answers


def _ends_as_named(table: Table, path: Path) -> bool:
    return (
        table.result is not None and table.result.reason.split("-")[-1] == path.stem.split("-")[-1]
    )


def main(arguments: list[str]) -> None:
    """Renew all records of a game, or make those that are named."""
    game = starboard.game(arguments[0])
    folder = game.folder / "records"
    folder.mkdir(exist_ok=True)
    if arguments[1:]:
        for name in arguments[1:]:
            print(name, make(game, folder / f"{name}.json"), flush=True)
    else:
        for path in sorted(folder.glob("*.json")):
            print(path.stem, renew(game, path), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
