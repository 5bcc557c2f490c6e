"""Two processes against one: what a second core is worth for self-play."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter

from starboard.kernel import Game
from starboard.lab.simulate import Match, play_at_random


def worker(ear: Connection, game_id: str, seats: int, core: int) -> None:
    """Plays random games for as long as it is told, and tells the decisions a second."""
    pin(core)
    match = Match(game_id, ("random",) * seats, {}, core)
    number = 0
    while seconds := ear.recv():
        decisions, start = 0, perf_counter()
        while (passed := perf_counter() - start) < seconds:
            number += 1
            decisions += play_at_random(match, number).decisions
        ear.send(decisions / passed)


def pin(core: int) -> None:
    """Stay on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def cores() -> int:
    """How many cores we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def two_to_one(game: Game, rounds: int, seconds: float) -> float | None:
    """How many times the decisions of one process two of them make; None on a single core."""
    if cores() < 2:
        return None
    context = multiprocessing.get_context("spawn")
    pipes = [context.Pipe() for _ in range(2)]
    workers = [
        context.Process(target=worker, args=(theirs, game.id, game.seats.start, core))
        for core, (_, theirs) in enumerate(pipes)
    ]
    for process in workers:
        process.start()
    try:
        return median(_round([ours for ours, _ in pipes], seconds) for _ in range(rounds))
    finally:
        for ours, _ in pipes:
            ours.send(0)
        for process in workers:
            process.join()


def _round(pipes: list[Connection], seconds: float) -> float:
    """One of them alone, then both at once."""
    pipes[0].send(seconds)
    alone: float = pipes[0].recv()
    for pipe in pipes:
        pipe.send(seconds)
    both: float = sum(pipe.recv() for pipe in pipes)
    return both / alone
