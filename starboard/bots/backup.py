"""Backup: what an iteration found is recorded at every answer on its way down the tree."""

from __future__ import annotations

from .tree import Path


def back_up_means(path: Path, values: list[float]) -> float:
    """Every answer is worth the mean of all its tries. Returns what this try was worth to the
    seat at the root."""
    for info_set, edge, seat in path:
        info_set.visits += 1
        edge.visits += 1
        edge.total += values[seat]
    return values[path[0][2]]


def back_up_maxima(path: Path, values: list[float], *, over: bool) -> float:
    """Every answer is worth what the best answers known behind it come to. Returns what the
    answer at the root is worth now to its seat.

    There are two exceptions. Where several seats decide at once, nobody's best answer is a reply
    to the others': there means count. And where the game ends in some worlds only, those count by
    how often it does.
    """
    if over:
        path[-1][1].record_terminal(values)
    sample = True  # these values are one try, no estimate of what is best
    for info_set, edge, seat in reversed(path):
        info_set.visits += 1
        edge.visits += 1
        if sample or info_set.joint:
            edge.record_sample(values, seat)
        else:
            edge.record_best(values, seat)
        sample = info_set.joint
        if not sample:
            values = info_set.best_for(seat)
    return edge.total / edge.visits
