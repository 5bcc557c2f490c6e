"""What a move costs the server after it is stored: ``python -m bench.updates``.

For every game a random play with two seats (or the fewest more) and a spectator looking on, all on
wide screens. Printed for each: processor time and bytes an update when whole scenes are sent, as it
was, and when frames of patches are; both in one run. Nothing is asserted: machines differ.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import starboard
from starboard.kernel import Seat, Table
from starboard.server import messages, views
from starboard.server.looks import Looks, Shown
from starboard.server.patches import lean


@dataclass
class Cost:
    """Seconds of the processor a move, and bytes an update."""

    seconds: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def told(self) -> str:
        mean, largest = statistics.mean(self.sizes) / 1000, max(self.sizes) / 1000
        return f"{statistics.mean(self.seconds) * 1000:7.2f} ms {mean:8.1f} KB {largest:8.1f} KB"


class Watched:
    """As much of a room as drawing wants."""

    def __init__(self, table: Table) -> None:
        self.table, self.seq = table, 0


def whole(table: Table, seat: Seat | None, told: int) -> bytes:
    """An update as it was: the whole scene, without moments."""
    events = [views.event(table, raw) for frame in table.frames(seat, told) for raw in frame.told]
    scene = lean(table.scene(seat, "wide"))
    return messages.encode({"scene": scene, "events": events, **_without_seed(table, seat)})


def _without_seed(table: Table, seat: Seat | None) -> dict[str, Any]:
    return {k: v for k, v in views.position(table, seat).items() if k != "seed"}


def timed(cost: Cost, draw: Callable[[Seat | None], bytes], seats: list[Seat | None]) -> None:
    begun = time.process_time()
    made = [draw(seat) for seat in seats]
    cost.seconds.append(time.process_time() - begun)
    cost.sizes += map(len, made)


def measure(game: str, moves: int, seed: int) -> tuple[Cost, Cost]:
    """A random play of this game: what its moves cost, both ways."""
    rng = random.Random(seed)
    table = starboard.new(game, seats=max(2, starboard.game(game).seats[0]), seed=seed)
    table.watch()
    seats: list[Seat | None] = [0, 1, None]
    room: Any = Watched(table)
    looks, before, after = Looks(), Cost(), Cost()
    for seat in seats:
        looks._shown[seat, "wide"] = Shown(0, table.scene(seat, "wide"))
    for _ in range(moves):
        if table.over:
            break
        told = len(table.events)
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(list(ask.options)))
        room.seq += 1
        timed(before, lambda seat, told=told: whole(table, seat, told), seats)  # type: ignore[misc]
        timed(
            after,
            lambda seat, told=told: looks._update(  # type: ignore[misc]
                room, (seat, "wide"), looks._shown[seat, "wide"], told, 0
            ),
            seats,
        )
    return before, after


def main() -> None:
    """Print a line for every game."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--moves", type=int, default=150)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    print(f"{'game':<18}{'whole scenes: a move, mean, largest':>36}{'patches':>36}")
    for game in sorted(starboard.games()):
        before, after = measure(game, asked.moves, asked.seed)
        print(f"{game:<18}{before.told():>36}{after.told():>36}", flush=True)


if __name__ == "__main__":
    main()
