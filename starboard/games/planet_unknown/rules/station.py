"""Chapter 3: turning the station (P-41), and the tiles that come to light on it (P-49)."""

from __future__ import annotations

from functools import cache

from starboard.kernel import Ask, Flow, Option, Seat, below, reveal

from ..box import STATION_RINGS
from ..grid import squares_of
from ..state import Table

#: P-41 Six choices: which depot faces the commander.
_ROTATIONS: list[Option] = [("rotate", steps) for steps in range(6)]


def turn_station(s: Table, seat: Seat) -> Flow[None]:
    """P-41 The commander turns the station."""
    _, steps = yield Ask(seat, "rotate", "P-41", _ROTATIONS)
    s.rotation = (s.rotation + steps) % 6
    s.tell_of(s.players[seat], "rotated", "P-41", steps=steps, depot=s.depot(seat) + 1)


def station_turns(s: Table) -> None:
    """P-180, P-214 Alone, and between two players who want that, the station turns by itself."""
    s.rotation = (s.rotation + 1) % 6
    s.tell("turned", "P-180" if len(s.players) > 1 else "P-214")


@cache
def _tiles_of(stack: int) -> tuple[int, ...]:
    """The tiles of a set of twelve, in order; kept, for there are few such sets."""
    return tuple(squares_of(stack))


def turn_up(s: Table, stack: int) -> None:
    """P-23, P-49 The next tile of a stack comes to light; chance decides now which it is."""
    left = s.under[stack]
    if not left:
        s.tops[stack] = -1
        return
    bit = _tiles_of(left)[below(s, left.bit_count())]
    s.under[stack] &= ~(1 << bit)
    s.tops[stack] = STATION_RINGS[stack // 6][stack % 6] * 12 + bit
    reveal(s)
