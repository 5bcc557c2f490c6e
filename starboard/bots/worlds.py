"""All that a bot gets: its question, its view, and as many worlds as it likes to deal.

A world is a determinization: a copy of the game in which all that the seat cannot know was dealt
at random, so that it can be played on as if nothing were hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.kernel import Game, Option, Run, Seat, Table


class Worlds:
    """The worlds that one seat could be in at its open question.

    The table itself is not kept where a bot could find it by looking around: only ways to ask it
    for what the seat may know. Every world is dealt anew, so looking into one is not cheating.
    """

    __slots__ = (
        "_deal", "_view", "begun", "game", "key", "options", "rule", "seat", "seats", "seq",
    )  # fmt: skip

    def __init__(self, table: Table, seat: Seat) -> None:
        ask = table.ask_for(seat)
        if ask is None:
            raise ValueError(f"seat {seat} has nothing to decide now")
        self.game: Game = table.game
        self.seat = seat
        self.seats = table.seats
        self.seq = table.seq  # how many answers were given before
        self.begun = table.begun  # the same, before a simultaneous choice began
        self.key, self.rule = ask.key, ask.rule
        self.options: tuple[Option, ...] = tuple(ask.options)
        self._deal: Callable[[int], Run] = lambda number: table.determinize(seat, number)
        self._view: Callable[[], dict[str, Any]] = lambda: table.observe(seat)

    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data."""
        return self._view()

    def deal(self, number: int) -> Run:
        """The world of that number; the same number gives the same world."""
        return self._deal(number)
