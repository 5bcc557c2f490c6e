"""Looking back at a finished game: how the chances went, which choices cost most, what was luck.

Three looks, from coarse to fine. First the value of every position, for every seat: the curve. Then
every choice is searched briefly. Then those that seem to have cost most are tried out: the option
that was taken and the one that seemed best, each played on in the same imagined worlds, by the
same quick players. Only what such trials confirm is called a turning point.

A seat's choices are judged by what that seat could know when it chose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from starboard.bots import Worlds, make
from starboard.bots.greedy import worth
from starboard.kernel import Option, Result, Run, Seat, Table, any_of

#: How many choices are tried out, and how many turning points are told at the most.
SUSPECTS, MOST_POINTS = 8, 5
#: A difference counts if it is larger than so many times its standard error.
DOUBT = 2.0

#: A mission that is played together is tried for so many rounds.
ROUNDS = 3
LEAST_TERM = 0.05  # of a point: less is not worth telling

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to look."""

    search: int = 40  # tries for every choice
    trials: int = 60  # games played to the end, for each of two options
    every: int = 1  # only each so many choices are searched


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice: what it was worth, and what the best one would have been."""

    at: int  # how many answers came before
    seat: Seat
    played: Option
    best: Option
    cost: float  # 0 or less: what the choice took from the seat's chances, as a search sees it


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice that cost, confirmed by playing both ways on to the end."""

    at: int
    seat: Seat
    played: Option
    better: Option
    gain: float  # of the chance to win
    error: float  # the standard error of that
    points: float  # of the score
    terms: tuple[tuple[str, float], ...]  # what that is made of: the largest differences


@dataclass(slots=True)
class Analysis:
    """All that was found."""

    curve: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)
    points: list[TurningPoint] = field(default_factory=list)

    def shares(self, seat: Seat) -> dict[str, float]:
        """What moved a seat's chances: its own choices, as far as trials confirm that they cost
        something, and all the rest. They add up to the way from the first chance to the result."""
        first, last = self.curve[0][1][seat], self.curve[-1][1][seat]
        own = -sum(each.gain for each in self.points if each.seat == seat)
        return {"start": first, "choices": own, "luck": last - first - own, "end": last}


def analyse(
    table: Table, effort: Effort | None = None, seed: int = 1, progress: Progress | None = None
) -> Analysis:
    """Look back at a finished game."""
    if not table.over:
        raise ValueError("only a finished game can be looked back at")
    effort = effort or Effort()
    found = Analysis()
    count = sum(not record.forced for record in table.records) + 1
    for number, (now, record) in enumerate(_steps(table)):
        found.curve.append((now.seq, _chances(now)))
        if record is not None and number % effort.every == 0:
            judged = _judge(now, *record, effort.search, seed)
            if judged is not None:
                found.judged.append(judged)
        if progress is not None:
            progress(0.7 * (number + 1) / count)
    found.points = _turning_points(table, found.judged, effort, seed, progress)
    return found


def _steps(table: Table) -> Iterator[tuple[Table, tuple[Seat, Option] | None]]:
    """Every position in which somebody had a choice, and what was chosen; and the end."""
    now = Table(table.game, table.seats, table.seed, table.variant)
    for record in table.records:
        if not record.forced:
            yield now, (record.seat, record.option)
        now.answer(record.seat, record.option)
    yield now, None


def _chances(table: Table) -> tuple[float, ...]:
    """What the position is worth to every seat, with all cards open; of rivals, their shares."""
    values = [worth(table, seat) for seat in range(table.seats)]
    total = sum(values)
    if table.game.cooperative or table.seats == 1 or table.over or not total:
        return tuple(values)
    return tuple(value / total for value in values)


def _judge(now: Table, seat: Seat, option: Option, search: int, seed: int) -> Judged | None:
    """What a brief search thinks of a choice; None where there was none."""
    ask = now.ask_for(seat)
    if ask is None or len(ask.options) < 2:
        return None
    rated = make(f"ismcts:{search}", seed).rate(Worlds(now, seat))
    values = {each.option: each.value for each in rated}
    if not values or option not in values:
        return None
    best = rated[0]
    return Judged(now.seq, seat, option, best.option, min(0.0, values[option] - best.value))


# ---- trials -----------------------------------------------------------------------------------


def _turning_points(
    table: Table, judged: Sequence[Judged], effort: Effort, seed: int, progress: Progress | None
) -> list[TurningPoint]:
    suspects = sorted((each for each in judged if each.played != each.best), key=lambda j: j.cost)
    suspects = suspects[:SUSPECTS]
    found = []
    for number, each in enumerate(suspects):
        point = try_both(table_at(table, each.at), each, effort.trials, seed)
        if point.gain > DOUBT * point.error:
            found.append(point)
        if progress is not None:
            progress(0.7 + 0.3 * (number + 1) / len(suspects))
    worst = sorted(found, key=lambda point: -point.gain)[:MOST_POINTS]
    return sorted(worst, key=lambda point: point.at)


def table_at(table: Table, at: int) -> Table:
    """The game after so many answers."""
    now = Table(table.game, table.seats, table.seed, table.variant)
    for record in table.records[:at]:
        now.answer(record.seat, record.option)
    return now


def try_both(now: Table, choice: Judged, trials: int, seed: int) -> TurningPoint:
    """Play both options on, in the same worlds and with the same chance."""
    gains: list[float] = []
    points: list[float] = []
    terms: dict[str, float] = {}
    for number in range(trials):
        better, worse = (
            _played_on(now, choice.seat, option, seed * 100_003 + number)
            for option in (choice.best, choice.played)
        )
        gains.append(worth(better, choice.seat) - worth(worse, choice.seat))
        if better.result is not None and worse.result is not None:
            points.append(better.result.scores[choice.seat] - worse.result.scores[choice.seat])
            for name, amount in _differences(better.result, worse.result, choice.seat):
                terms[name] = terms.get(name, 0.0) + amount / trials
    largest = sorted(terms.items(), key=lambda term: -abs(term[1]))[:3]
    error = stdev(gains) / sqrt(trials) if trials > 1 else 1.0
    return TurningPoint(
        choice.at, choice.seat, choice.played, choice.best, fmean(gains), error,
        fmean(points or [0.0]),
        tuple((name, amount) for name, amount in largest if abs(amount) >= LEAST_TERM),
    )  # fmt: skip


def _played_on(now: Table, seat: Seat, option: Option, number: int) -> Run[Any]:
    """One trial: a world that the seat could be in, its answer, and quick players after it.

    Rivals play to the end. Quick players hardly ever finish a mission together, so there the
    position after some rounds is valued instead.
    """
    run = now.determinize(seat, number)
    run.answer(seat, option)
    game, rng = run.game, Random(number)
    policy, turn = game.rollout_policy, game.turn_index
    last = turn(run.state) + ROUNDS if game.cooperative and turn is not None else None
    while run.result is None and (last is None or turn is None or turn(run.state) < last):
        asked = next(iter(run.open.values()))
        draw = rng.random()
        chosen = policy(run.state, asked, draw) if policy else any_of(asked.options, draw)
        run.answer(asked.seat, chosen)
    return run


def _differences(better: Result, worse: Result, seat: Seat) -> Iterator[tuple[str, float]]:
    """By how much the terms of the score differ."""
    if better.terms and worse.terms:
        ours, theirs = dict(better.terms[seat]), dict(worse.terms[seat])
        for name in {**ours, **theirs}:
            yield name, ours.get(name, 0.0) - theirs.get(name, 0.0)
