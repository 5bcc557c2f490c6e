"""Golden games: ``python -m starboard.lab.records GAME`` renews them after a change of its rules.

A record is named ``<what you like>-<seats>-<end>.json`` or ``<seats>-<end>.json``, where the end
is the last word of the reason (``4-launch`` ends with ``end-launch``). Named after the game, the
records of these names are made: ``... records death_angel 4-launch 6-lords``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import starboard
from starboard.kernel import Game, Option, Run, Seat, Table, as_option, key_of, replay
from starboard.text import patterns

Answer = tuple[Seat, Option]

#: So many games are played in search of one that ends as its name says.
MOST = 2_000
#: A player of cooperative games tries so many ways to go on for so many decisions.
WAYS, STEPS = 200, 15


class NoRecord(ValueError):
    """There can be no record of that name; the sentence says why."""


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
    seats = seats_of(game, path)
    path.write_text(search(game, seats, {}, path).save(), encoding="utf-8")
    return "made"


def seats_of(game: Game, path: Path) -> int:
    """The number of players in a record's name, which must name an end of the game as well."""
    name = path.stem
    seats = next((int(part) for part in name.split("-") if part.isdigit()), 0)
    if seats not in game.seats or name.split("-")[-1] not in ends_of(game):
        raise NoRecord(f"{name} names no record: {usage(game)}")
    return seats


def ends_of(game: Game) -> list[str]:
    """The last words of the reasons for which a game can end."""
    keys = [key for key in patterns(game.id, "en") if key.startswith("end-") and "." not in key]
    return [key.split("-")[-1] for key in keys]


def usage(game: Game) -> str:
    """How records of a game are named."""
    few, many, ends = game.seats.start, game.seats.stop - 1, ends_of(game)
    return (
        f"records of {game.id} are named <what you like>-<seats>-<end>, such as {few}-{ends[0]};"
        f" seats are {few} to {many}, ends are {', '.join(ends)}"
    )


def search(game: Game, seats: int, variant: Mapping[str, Any], path: Path) -> Table:
    """The first game that ends as the file's name says, or NoRecord."""
    full = game.full_variant(seats, variant)
    for seed in range(1, MOST + 1):
        answers = play(game, seats, full, seed)
        table = replay(game, seats, seed, full, [(seat, option, False) for seat, option in answers])
        if _ends_as_named(table, path):
            return table
    raise NoRecord(f"none of {MOST:,} games of {game.id} ended as {path.stem} should")


def play(game: Game, seats: int, variant: Mapping[str, Any], seed: int) -> list[Answer]:
    """A whole game: at random, or in a cooperative one as somebody plays who foresees chance."""
    rng = Random(seed)
    run = Run(game, game.setup(seats, variant, key_of(seed)), keep=True, auto=False)
    run.start()
    answers: list[Answer] = []
    while run.open:
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
    while fork.open and len(answers) < STEPS:
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
    named = [folder / f"{name}.json" for name in arguments[1:]]
    for path in named:
        seats_of(game, path)  # before anything is written
    for path in named:
        folder.mkdir(exist_ok=True)
        print(path.stem, make(game, path), flush=True)
    if not named:
        there = sorted(folder.glob("*.json"))
        for path in there:
            print(path.stem, renew(game, path), flush=True)
        if not there:
            print(f"there are no records yet; {usage(game)}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (NoRecord, starboard.UnknownGame) as mistake:
        sys.exit(str(mistake))
