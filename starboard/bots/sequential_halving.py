"""Sequential halving: which option of a question is tried next, and which are given up.

Every option is an arm, as on a slot machine: pulling it gives a value that chance has a part in.
What counts is not what the arms bring while they are tried, but which one is best in the end. So
all arms that are left are tried equally often, in rounds, and after a share of the budget the
worse half is given up. An arm that is clearly worse is given up at once: an easy decision is made
before the budget is spent.

All arms of a round are tried in the same world (common random numbers: the same dice and cards for
all). What a lucky deck gives to one arm it gives to all, and their differences show much sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, fsum, log2

from starboard.kernel import Option

#: Clearly worse: by so many standard errors of the difference, after so many rounds. Fewer rounds
#: may not have seen a disaster that happens now and then.
CLEARLY, ENOUGH_ROUNDS = 4.0, 30


class Arm:
    """One option and its results: a prior, and how far it was above the mean of each round."""

    __slots__ = ("option", "prior", "squares", "total")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.prior = self.total = self.squares = 0.0


class SequentialHalving:
    """The options still in question, tried in rounds: every one once in the same world."""

    __slots__ = ("arms", "arms_at_start", "halvings", "last_round_only", "rounds", "values")

    def __init__(
        self,
        options: Sequence[Option],
        priors: Sequence[float] = (),
        *,
        last_round_only: bool = False,  # where a round knows all that those before it found out
    ) -> None:
        self.last_round_only = last_round_only
        self.arms = [Arm(option) for option in options]
        for arm, prior in zip(self.arms, priors, strict=False):
            arm.prior = prior
        self.arms_at_start = len(self.arms)
        self.halvings = ceil(log2(self.arms_at_start)) if self.arms_at_start > 1 else 1
        self.values: list[float] = []  # of this round, by arm
        self.rounds = 0

    @property
    def next_option(self) -> Option:
        """The option to try now."""
        return self.arms[len(self.values)].option

    @property
    def decided(self) -> bool:
        """Is only one left?"""
        return len(self.arms) == 1

    @property
    def ranking(self) -> list[Option]:
        """The options that are left, the best first; none before the first round is over."""
        return [arm.option for arm in self.arms] if self.rounds else []

    def record(self, value: float, spent: float) -> bool:
        """What the option was worth, and the share of the budget spent; is the round over?"""
        self.values.append(value)
        if len(self.values) < len(self.arms):
            return False
        self._finish_round()
        self._give_up(spent)
        return True

    def _finish_round(self) -> None:
        """Compare every arm with the mean of the round."""
        count = len(self.values)
        mean = fsum(self.values) / count
        unbiased = count / (count - 1) if count > 1 else 1.0  # each has its own share in the mean
        for arm, value in zip(self.arms, self.values, strict=True):
            if self.last_round_only:
                arm.total = arm.squares = 0.0
            arm.total += value - mean
            arm.squares += unbiased * (value - mean) ** 2
        self.values = []
        self.rounds += 1

    def _give_up(self, spent: float) -> None:
        """Keep as many arms as the rest of the budget allows, and none that is clearly worse."""
        self.arms.sort(key=lambda arm: -arm.total - arm.prior)
        del self.arms[ceil(self.arms_at_start / 2 ** int(spent * self.halvings)) :]
        if self.rounds >= ENOUGH_ROUNDS and not self.last_round_only:
            best = self.arms[0]
            self.arms = [best, *(arm for arm in self.arms[1:] if not self._is_worse(arm, best))]

    def _is_worse(self, arm: Arm, best: Arm) -> bool:
        """Is this arm clearly worse than the best one? Priors do not count: they are no results."""
        spread = arm.squares + best.squares - (arm.total**2 + best.total**2) / self.rounds
        behind = best.total - arm.total
        return behind > 0 and behind**2 > CLEARLY**2 * max(spread, 1e-12)
