"""Which options of a question are tried next: a race that the worse ones leave.

What counts at the root is not how an option does while it is tried, but which one is best at the
end. So all that are still in the race are tried equally often, and in the same worlds: what a
lucky deck gives to one it gives to all, and their differences show much sooner. After a share of
the budget the worse half drops out (sequential halving), and whoever lags clearly does so at once:
a plain decision is made before the budget is spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2

from starboard.kernel import Option

#: Clearly worse: by so many standard errors of the difference, after so many laps.
CLEARLY, LAPS = 4.0, 12


class Runner:
    """One option's results: how far it was above the mean of each lap."""

    __slots__ = ("option", "squares", "total")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = self.squares = 0.0


class Race:
    """The options still in question, tried in laps: every one once in the same world."""

    __slots__ = ("entered", "field", "halvings", "lap", "laps")

    def __init__(self, options: Sequence[Option]) -> None:
        self.field = [Runner(option) for option in options]
        self.entered = len(self.field)
        self.halvings = ceil(log2(self.entered)) if self.entered > 1 else 1
        self.lap: list[float] = []  # what those were worth who have run in this lap
        self.laps = 0

    @property
    def next(self) -> Option:
        """The option to try now."""
        return self.field[len(self.lap)].option

    @property
    def decided(self) -> bool:
        """Only one is left."""
        return len(self.field) == 1

    def note(self, value: float, spent: float) -> bool:
        """What the runner was worth, and the share of the budget spent; is the lap at its end?"""
        self.lap.append(value)
        if len(self.lap) < len(self.field):
            return False
        mean = sum(self.lap) / len(self.lap)
        for runner, worth in zip(self.field, self.lap, strict=True):
            runner.total += worth - mean
            runner.squares += (worth - mean) ** 2
        self.lap = []
        self.laps += 1
        self._leave(spent)
        return True

    def _leave(self, spent: float) -> None:
        """As many stay as the rest of the budget allows, and none that is clearly worse."""
        stay = ceil(self.entered / 2 ** int(spent * self.halvings))
        if stay >= len(self.field) and self.laps < LAPS:
            return
        self.field.sort(key=lambda runner: -runner.total)
        del self.field[stay:]
        if self.laps >= LAPS:
            best = self.field[0]
            self.field = [best, *(r for r in self.field[1:] if not self._lags(r, best))]

    def _lags(self, runner: Runner, best: Runner) -> bool:
        laps = self.laps
        spread = runner.squares + best.squares - (runner.total**2 + best.total**2) / laps
        return (best.total - runner.total) ** 2 > CLEARLY**2 * max(spread, 1e-12)
