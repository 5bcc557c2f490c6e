"""Gymnasium: one seat learns, bots sit at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
from gymnasium import spaces

from starboard.bots import Bot, Worlds, make
from starboard.kernel import Seat, Table

from .codec import Arrays, Choice, Codec
from .reward import ILLEGAL, ending, reward
from .show import shown


class SeatEnv(gymnasium.Env[Arrays, Any]):
    """A table as a Gymnasium environment. ``table`` is the game, ``codec`` explains the arrays.

    The bots answer within a step, so every observation is a question to the learner or the end.
    """

    def __init__(
        self, codec: Codec, bots: Sequence[str], seat: Seat, reward_kind: str,
        render_mode: str | None,
    ) -> None:  # fmt: skip
        self.codec = codec
        self.bots = tuple(bots)
        self.seat = seat
        self.reward_kind = reward_kind
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.observation_space = codec.space()
        self.action_space = spaces.Discrete(codec.actions)
        self.table: Table | None = None
        self.choice: Choice | None = None
        self._players: dict[Seat, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """A new game, up to the learner's first question."""
        super().reset(seed=seed)
        self.choice = None
        while self.choice is None:  # a game may end before the learner is ever asked
            self._new_table()
            self._go_on()
        return self._arrays(), self._info()

    def _new_table(self) -> None:
        codec = self.codec
        number = int(self.np_random.integers(1 << 62))
        self.table = Table(codec.game, codec.seats, number, codec.variant, auto=True)
        others = [seat for seat in range(codec.seats) if seat != self.seat]
        self._players = {
            seat: make(spec, number + 1 + seat)
            for seat, spec in zip(others, self.bots, strict=True)
        }

    def _go_on(self) -> None:
        """Let the bots answer until it is the learner's turn, or the end."""
        assert self.table is not None
        while not self.table.over and self.table.ask_for(self.seat) is None:
            seat = self.table.pending[0].seat
            self.table.answer(seat, self._players[seat].choose(Worlds(self.table, seat)))
        ask = self.table.ask_for(self.seat)
        self.choice = Choice(ask, self.codec.actions) if ask is not None else None

    def step(self, action: SupportsInt) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Answer for the learner; an action outside the mask loses the game at once."""
        assert self.table is not None, "reset() comes first"
        if self.choice is None:
            raise RuntimeError("this game has ended; reset() begins another")
        try:
            option = self.choice.take(int(action))
        except IndexError:
            self.choice = None
            return self._arrays(), ILLEGAL, True, False, {"illegal": True}
        if option is not None:
            self.table.answer(self.seat, option)
            self._go_on()
        gained = 0.0
        if (result := self.table.result) is not None:
            gained = reward(self.reward_kind, self.codec.game, result, self.seat)
        return self._arrays(), gained, self.table.over, False, self._info()

    def _arrays(self) -> Arrays:
        assert self.table is not None
        return self.codec.arrays(self.table, self.seat, self.choice)

    def _info(self) -> dict[str, Any]:
        assert self.table is not None
        result = self.table.result
        return ending(result, self.seat) if result is not None else {}

    def action_masks(self) -> Any:
        """The mask alone, as libraries with maskable policies ask for it."""
        return self._arrays()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The question and the options by number, in words."""
        return shown(self.choice, self.table) if self.render_mode == "ansi" else None
