"""Which options of a question are tried next: a race that the worse ones leave.

What counts at the root is not how an option does while it is tried, but which one is best at the
end. So all that are still in the race are tried equally often, and in the same worlds: what a
lucky deck gives to one it gives to all, and their differences show much sooner. After a share of
the budget the worse half drops out (sequential halving), and whoever lags clearly does so at once:
a plain decision is made before the budget is spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, fsum, log2

from starboard.kernel import Option

#: Clearly worse: by so many standard errors of the difference, after so many laps. Fewer laps may
#: not have seen a disaster that happens now and then.
CLEARLY, LAPS = 4.0, 30


class Runner:
    """One option's results: its lead at the start, and how far it was above each lap's mean."""

    __slots__ = ("lead", "option", "squares", "total")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.lead = self.total = self.squares = 0.0


class Race:
    """The options still in question, tried in laps: every one once in the same world."""

    __slots__ = ("entered", "field", "halvings", "lap", "laps", "latest")

    def __init__(
        self, options: Sequence[Option], leads: Sequence[float] = (), *, latest: bool = False
    ) -> None:
        self.latest = latest  # every lap knows all that those before it found out
        self.field = [Runner(option) for option in options]
        for runner, lead in zip(self.field, leads, strict=False):
            runner.lead = lead
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

    @property
    def leaders(self) -> list[Option]:
        """Who is still in the race, the best first; nobody before the first lap is over."""
        return [runner.option for runner in self.field] if self.laps else []

    def note(self, value: float, spent: float) -> bool:
        """What the runner was worth, and the share of the budget spent; is the lap at its end?"""
        self.lap.append(value)
        if len(self.lap) < len(self.field):
            return False
        count = len(self.lap)
        mean = fsum(self.lap) / count
        unbiased = count / (count - 1) if count > 1 else 1.0  # each has its own share in the mean
        for runner, worth in zip(self.field, self.lap, strict=True):
            if self.latest:
                runner.total = runner.squares = 0.0
            runner.total += worth - mean
            runner.squares += unbiased * (worth - mean) ** 2
        self.lap = []
        self.laps += 1
        self._leave(spent)
        return True

    def _leave(self, spent: float) -> None:
        """As many stay as the rest of the budget allows, and none that is clearly worse."""
        self.field.sort(key=lambda runner: -runner.total - runner.lead)
        del self.field[ceil(self.entered / 2 ** int(spent * self.halvings)) :]
        if self.laps >= LAPS and not self.latest:
            best = self.field[0]
            self.field = [best, *(r for r in self.field[1:] if not self._lags(r, best))]

    def _lags(self, runner: Runner, best: Runner) -> bool:
        laps = self.laps
        spread = runner.squares + best.squares - (runner.total**2 + best.total**2) / laps
        behind = best.total - runner.total
        return behind > 0 and behind**2 > CLEARLY**2 * max(spread, 1e-12)
