"""Counts and times, in the words of Prometheus: what happened since the start, and what is now."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game_server import GameServer

#: Upper bounds of the times of a move, in seconds.
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What has been counted in this process."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()  # by name and label
        self._moves = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """One more of these."""
        self.counts[name, label] += 1

    def moved(self, seconds: float) -> None:
        """A move was stored, so long after it came."""
        self._moves[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def lines(self) -> Iterator[str]:
        """Everything that was counted."""
        for (name, label), count in sorted(self.counts.items()):
            mark = f'{{kind="{label}"}}' if label else ""
            yield f"starboard_{name}_total{mark} {count}"
        yield "# TYPE starboard_move_seconds histogram"
        below = 0
        for bound, count in zip((*BOUNDS, float("inf")), self._moves, strict=True):
            below += count
            shown = "+Inf" if bound == float("inf") else f"{bound:g}"
            yield f'starboard_move_seconds_bucket{{le="{shown}"}} {below}'
        yield f"starboard_move_seconds_sum {self._seconds:.6f}"
        yield f"starboard_move_seconds_count {below}"


def exposition(server: GameServer) -> str:
    """The whole page that Prometheus reads."""
    rooms = server.open_rooms()
    now = {
        "tables_open": len(rooms),
        "viewers": sum(len(room.viewers) for room in rooms),
        "bots_thinking": sum(len(room.bots.seats) for room in rooms),
    }
    gauges = [f"starboard_{name} {value}" for name, value in now.items()]
    return "\n".join([*gauges, *server.metrics.lines(), ""])
