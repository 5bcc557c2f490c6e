"""Measuring: slices of work, in rounds, and ratios within a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

#: Does one more piece of work and says how many units it was.
Work = Callable[[], int]


@dataclass
class Probe:
    """Something whose speed is measured: units of work in a second."""

    name: str
    work: Work
    rates: list[float] = field(default_factory=list)

    def slice(self, seconds: float) -> None:
        """Work for about so long."""
        units, start = 0, process_time()  # what neighbours take of the machine does not count
        end = start + seconds
        while (now := process_time()) < end:
            units += self.work()
        self.rates.append(units / (now - start))

    @property
    def rate(self) -> float:
        """Units a second, in the middle of all rounds."""
        return median(self.rates)


def alternate(probes: Sequence[Probe], rounds: int, seconds: float) -> None:
    """Give every probe a slice in every round; the order turns, so that no place is the best."""
    for n in range(rounds):
        for i in range(len(probes)):
            probes[(i + n) % len(probes)].slice(seconds)


def ratio(one: Probe, two: Probe) -> float:
    """How much faster one is than two: the middle of the ratios of each round."""
    return median(a / b for a, b in zip(one.rates, two.rates, strict=True))
