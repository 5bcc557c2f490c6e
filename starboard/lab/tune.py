"""Tune: fit the weights of a game's value function to games that were really played.

A game that can be tuned has terms (what a player would say of a position, as numbers) and a file
``weights.toml`` with one weight a term. Each generation plays games with a bot that uses the
weights, notes the terms whenever the game's turn index moves on, and fits the weights so that the
value predicts how those games ended (logistic regression). What is found goes into a file of its
own, to be tried before it replaces anything. The same seed gives the same weights, if the bot is
one that does not use them (``quick``) or begins with the same ones.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import exp, fsum, log
from pathlib import Path

import starboard
from starboard.bots import Worlds, make
from starboard.data.weights import VARIABLE
from starboard.kernel import BadSetup, Game, Result, Seat, Table

from .pool import spread

STEPS, RIDGE = 8, 1.0

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Sample:
    """A position in terms, and how well the game ended for the seat: 0 lost .. 1 won."""

    terms: Sequence[float]
    outcome: float


@dataclass(frozen=True, slots=True)
class Fit:
    """The weights found, and how well they predict (mean log loss; lower is better)."""

    weights: dict[str, float]
    loss: float
    samples: int


def terms_of(game: Game) -> Sequence[str]:
    """The names of a game's terms, or BadSetup if its value has none."""
    if not game.study.terms:
        raise BadSetup(f"the value of {game.id} has no terms to be weighed")
    return game.study.terms


def generation(
    game_id: str, bot: str, setups: Sequence[int], games: int, seed: int, jobs: int,
    progress: Progress | None = None,
) -> list[Sample]:  # fmt: skip
    """Play with the weights of the newest generation; the positions that were met."""
    tasks = [(game_id, bot, n, seed * 1_000_003 + i) for n in setups for i in range(games)]
    found: dict[int, list[Sample]] = {}
    for place, some in spread(play, tasks, jobs, elsewhere=True):  # they read the newest weights
        found[place] = some
        if progress is not None:
            progress(1)
    return [sample for place in sorted(found) for sample in found[place]]


@contextmanager
def weighing_by(game: Game, file: Path) -> Iterator[None]:
    """Processes that are started in here use the weights of this file, if there is one."""
    before = os.environ.get(VARIABLE)
    if file.exists():
        os.environ[VARIABLE] = f"{game.id}={file.resolve()}"
    try:
        yield
    finally:
        os.environ.pop(VARIABLE, None)
        if before is not None:
            os.environ[VARIABLE] = before


def play(task: tuple[str, str, int, int]) -> list[Sample]:
    """One game of one bot on all seats; the positions at the start of every turn."""
    game_id, spec, seats, seed = task
    game = starboard.game(game_id)
    terms = game.study.measure
    assert terms is not None
    turn_index = game.turn_index or (lambda s: 0)
    table = Table(game, seats, seed, auto=True)
    bots = [make(spec, seed + seat) for seat in range(seats)]
    seen: list[tuple[Seat, Sequence[float]]] = []
    turn = -1
    while not table.over:
        seat = table.pending[0].seat
        if turn_index(table.state) != turn:
            turn = turn_index(table.state)
            watched = (0,) if game.cooperative else range(seats)
            seen += [(who, terms(table.state, who)) for who in watched]
        table.answer(seat, bots[seat].choose(Worlds(table, seat)))
    assert table.result is not None
    ends = [outcome(game, table.result, seat) for seat in range(seats)]
    return [Sample(numbers, ends[seat]) for seat, numbers in seen]


def outcome(game: Game, result: Result, seat: Seat) -> float:
    """How a game ended for a seat; a game may tell how near a loss came (``nearness``)."""
    if seat in result.winners:
        return 1.0 if game.cooperative else 1 / len(result.winners)
    near = game.study.nearness
    return float(near(result, seat)) if near is not None else 0.0


def fit(names: Sequence[str], samples: Sequence[Sample]) -> Fit:
    """Logistic regression by Newton's steps, on terms brought to the same scale."""
    count = len(samples)
    columns = list(zip(*(s.terms for s in samples), strict=True))
    means = [fsum(c) / count for c in columns]
    spread = [
        (fsum((x - m) ** 2 for x in c) / count) ** 0.5 or 1.0
        for c, m in zip(columns, means, strict=True)
    ]
    rows = [
        [*((x - m) / d for x, m, d in zip(s.terms, means, spread, strict=True)), 1.0]
        for s in samples
    ]
    targets = [s.outcome for s in samples]
    slopes = [0.0] * (len(names) + 1)  # the last one is the bias
    for _ in range(STEPS):
        slopes = _step(slopes, rows, targets)
    loss = -fsum(
        t * log(p) + (1 - t) * log(1 - p)
        for row, t in zip(rows, targets, strict=True)
        if (p := min(1 - 1e-9, max(1e-9, _chance(slopes, row))))
    )
    base = slopes.pop()
    weights = {n: s / d for n, s, d in zip(names, slopes, spread, strict=True)}
    weights["bias"] = base - fsum(s * m / d for s, m, d in zip(slopes, means, spread, strict=True))
    return Fit(weights, loss / count, count)


def _step(slopes: list[float], rows: list[list[float]], targets: list[float]) -> list[float]:
    """One step to the least loss: where the slope and the curve of the loss point to."""
    width = len(slopes)
    pull = [RIDGE * slope for slope in slopes]
    curve = [[0.0] * width for _ in range(width)]
    for row, target in zip(rows, targets, strict=True):
        chance = _chance(slopes, row)
        gap, weight = chance - target, chance * (1 - chance)
        for i, x in enumerate(row):
            if x:
                pull[i] += gap * x
                scaled, line = weight * x, curve[i]
                for j in range(i + 1):
                    line[j] += scaled * row[j]
    for i in range(width):
        curve[i][i] += RIDGE
        for j in range(i):
            curve[j][i] = curve[i][j]
    return [slope - way for slope, way in zip(slopes, _solve(curve, pull), strict=True)]


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination with pivots."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    width = len(rows)
    for i in range(width):
        best = max(range(i, width), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(width):
            if k != i and (share := rows[k][i] / rows[i][i]):
                rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def _chance(slopes: Sequence[float], row: Sequence[float]) -> float:
    total = fsum([a * b for a, b in zip(slopes, row, strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def write(path: Path, found: Fit, how: str) -> None:
    """Keep the weights, with the command that found them."""
    lines = [
        "# Weights of the value function, by term (the game's bot/value.py says what each is).",
        f"# Found by: {how}",
        f"# {found.samples} positions, mean log loss {found.loss:.4f}.",
        "[weights]",
        *(f"{name} = {weight:.4f}" for name, weight in found.weights.items()),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
