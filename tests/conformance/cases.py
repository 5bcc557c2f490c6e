"""The setups of every registered game: a new folder among the games is here by itself."""

from __future__ import annotations

from dataclasses import dataclass

import starboard
from starboard.lab.laws import Setup, setups_of

GAMES = list(starboard.games(hidden=True).values())
SETUPS: list[Setup] = [setup for game in GAMES for setup in setups_of(game)]

#: Games of many setups look into fewer decisions of each, so that all games take about as long.
SETUPS_IN_FULL = 6


@dataclass(frozen=True)
class Volume:
    """How many games of each setup are played, into how many of them one looks closer, and at how
    many decisions of each."""

    games: int
    looked_into: int
    spots: int

    def shared(self, setup: Setup) -> Volume:
        """What falls to one setup among those of its game."""
        share = min(1.0, SETUPS_IN_FULL / len(setup.game.setups()))
        return Volume(
            max(1, round(self.games * share)),
            max(1, round(self.looked_into * share)),
            max(3, round(self.spots * share)),
        )
