"""Simulate: many games between bots, on as many processes as wanted, with the same results."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from statistics import fmean
from typing import Any, TypeVar

import starboard
from starboard.bots import Worlds, make
from starboard.kernel import Ask, Run, Table, key_of

from .pool import spread

T = TypeVar("T")
Task = TypeVar("Task")

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what: a bot for every seat."""

    game: str
    seats: tuple[str, ...]
    variant: Mapping[str, Any]
    seed: int

    def seed_of(self, number: int, who: str = "game") -> int:
        """A seed for one game, or for one bot in it; the same in every process."""
        what = f"{self.seed} {number} {who}".encode()
        return int.from_bytes(blake2b(what, digest_size=8).digest(), "big")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went. ``decisions`` counts choices of two or more options."""

    game: int
    seed: int
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    decisions: int

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Report:
    """The outcomes of many games, in order, and how long they took."""

    match: Match
    outcomes: tuple[Outcome, ...]
    seconds: float
    interrupted: bool = False  # somebody stopped it: these are the games that were finished

    def plain(self) -> dict[str, Any]:
        """One JSON document. Nothing but the seconds, and the speed, depends on the machine."""
        outcomes, match = self.outcomes, self.match
        decisions = sum(o.decisions for o in outcomes)
        seats = range(len(match.seats))
        columns = [[o.scores[seat] for o in outcomes] for seat in seats]
        return {
            "game": match.game,
            "seats": list(match.seats),
            "variant": dict(match.variant),
            "seed": match.seed,
            "games": len(outcomes),
            "interrupted": self.interrupted,
            "wins": [sum(seat in o.winners for o in outcomes) for seat in seats],
            "lost_by_all": sum(not o.winners for o in outcomes),
            "scores": [{"mean": fmean(c), "least": min(c), "most": max(c)} for c in columns],
            "reasons": dict(sorted(Counter(o.reason for o in outcomes).items())),
            "decisions": decisions,
            "decisions_per_game": decisions / len(outcomes),
            "seconds": self.seconds,
            "decisions_per_second": decisions / self.seconds,
            "results": [outcome.plain() for outcome in outcomes],
        }


def simulate(match: Match, games: int, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play so many games. ``progress`` is told how many have just been finished."""
    check(match)
    start = time.perf_counter()
    outcomes = all_games(play_some, match, games, jobs, progress)
    seconds = time.perf_counter() - start
    return Report(match, tuple(outcomes), seconds, interrupted=len(outcomes) < games)


def check(match: Match) -> None:
    """Raise what is wrong with a match before anything is played."""
    starboard.game(match.game).full_variant(len(match.seats), match.variant)
    for spec in match.seats:
        make(spec, 0)


def all_games(
    play: Callable[[Match, Sequence[int]], list[T]], match: Match, games: int, jobs: int,
    progress: Progress | None = None,
) -> list[T]:  # fmt: skip
    """What ``play`` makes of every game of a match, in order, on so many processes.

    Interrupted, it is what was made of the games that were finished.
    """
    # Random games are over at once: sending them one by one would cost more than playing them.
    size = max(1, min(200, games // (jobs * 8))) if set(match.seats) == {"random"} else 1
    chunks = [range(n, min(n + size, games)) for n in range(0, games, size)]
    return gathered(partial(play, match), chunks, jobs, progress)


def play_matches(
    tasks: Sequence[tuple[Match, Sequence[int]]], jobs: int, progress: Progress | None = None
) -> list[list[Outcome]]:
    """Several matches at once, each with the numbers of its games; outcomes in the same order.

    Interrupted, it is the outcomes of the games that were finished.
    """
    single = [(n, match, i) for n, (match, numbers) in enumerate(tasks) for i in numbers]
    found: list[list[Outcome]] = [[] for _ in tasks]
    for n, outcome in gathered(_play_one, single, jobs, progress):
        found[n].append(outcome)
    return found


def _play_one(task: tuple[int, Match, int]) -> list[tuple[int, Outcome]]:
    place, match, number = task
    return [(place, outcome) for outcome in play_some(match, (number,))]


def gathered(
    work: Callable[[Task], list[T]], tasks: Sequence[Task], jobs: int, progress: Progress | None
) -> list[T]:
    """What the tasks bring, in their order; if it is interrupted, what they have brought so far."""
    found: dict[int, list[T]] = {}
    try:
        for place, some in spread(work, tasks, jobs):
            found[place] = some
            if progress is not None:
                progress(len(some))
    except KeyboardInterrupt:
        if not found:
            raise
    return [each for place in sorted(found) for each in found[place]]


def play_some(match: Match, numbers: Sequence[int]) -> list[Outcome]:
    """Play the games of these numbers, one after another."""
    one = play_at_random if set(match.seats) == {"random"} else play_with_bots
    return [one(match, number) for number in numbers]


def play_with_bots(match: Match, number: int) -> Outcome:
    """One game at a table, every seat answered by its bot."""
    table = at_table(match, number)
    decisions = sum(not record.forced for record in table.records)
    return _outcome(number, match.seed_of(number), table, decisions)


def at_table(match: Match, number: int, watch: Callable[[Ask], None] | None = None) -> Table:
    """The table of one game that bots have played; ``watch`` sees every decision."""
    game, seed = starboard.game(match.game), match.seed_of(number)
    table = Table(game, len(match.seats), seed, match.variant, auto=True)
    bots = [make(spec, match.seed_of(number, f"seat {n}")) for n, spec in enumerate(match.seats)]
    while not table.over:
        ask = table.pending[0]
        if watch is not None:
            watch(ask)
        table.answer(ask.seat, bots[ask.seat].choose(Worlds(table, ask.seat)))
    return table


def play_at_random(match: Match, number: int) -> Outcome:
    """One game of random answers, driven without a table: nothing is kept, checked or told."""
    run = fresh_run(match, number)
    decisions = run.random_playout(match.seed_of(number, "picks"))
    return _outcome(number, match.seed_of(number), run, decisions)


def fresh_run(match: Match, number: int) -> Run:
    """One game at its first question, without a table."""
    game = starboard.game(match.game)
    variant = game.full_variant(len(match.seats), match.variant)
    run = Run(game, game.setup(len(match.seats), variant, key_of(match.seed_of(number))))
    run.start()
    return run


def _outcome(number: int, seed: int, run: Run, decisions: int) -> Outcome:
    result = run.result
    assert result is not None
    return Outcome(number, seed, result.winners, result.scores, result.reason, decisions)


def told(report: Report) -> str:
    """A report for people."""
    plain, game = report.plain(), starboard.game(report.match.game)
    count = plain["games"]
    lines = [f"{game.title('en')}: {count} games, seed {plain['seed']}"]
    if report.interrupted:
        lines[0] += " (interrupted: only these were finished)"
    for seat, spec in enumerate(plain["seats"]):
        wins, score = plain["wins"][seat], plain["scores"][seat]
        lines.append(
            f"  seat {seat}  {spec:<12} {wins:>7} won  {100 * wins / count:5.1f} %"
            f"   score {score['mean']:.2f} ({score['least']:g} to {score['most']:g})"
        )
    for reason, times in plain["reasons"].items():
        lines.append(f"  {times:>7} x {game.message(reason).text('en')}")
    lines.append(
        f"  {plain['decisions_per_game']:.1f} decisions a game, "
        f"{plain['decisions_per_second']:,.0f} decisions/s ({plain['seconds']:.2f} s)"
    )
    return "\n".join(lines)
