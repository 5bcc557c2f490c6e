"""Rollout: from where the tree ends a game is played on for a while, and valued there.

A rollout policy gives a sensible answer at once, without looking ahead; where a game has none,
any answer is given.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Game, Run, Seat, any_of

from .config import SearchConfig

#: Without a turn index so many decisions at most are played behind the tree.
MOST_WITHOUT_TURNS = 4

#: A seat's source of chance: numbers from 0 to 1.
Draw = Callable[[], float]


class Rollout:
    """How one seat's search plays on behind its tree."""

    def __init__(self, game: Game, config: SearchConfig, seat: Seat) -> None:
        self._seat = seat
        self._independent_seats = game.independent_seats
        self._turn_index = game.turn_index
        self._policy = game.rollout_policy
        self._opponent_policy = config.opponent_policy or game.rollout_policy
        self._horizon = config.rollout_horizon
        self._limit = (
            config.rollout_horizon * config.rollout_limit
            if game.turn_index is not None
            else min(config.rollout_limit, MOST_WITHOUT_TURNS)
        )

    def play_on(self, run: Run, draw_for: Callable[[Seat], Draw]) -> None:
        """Play on until the turn index has moved on as often as the horizon says."""
        state, turn_index, turns_left = run.state, self._turn_index, self._horizon
        turn = turn_index(state) if turn_index is not None else 0
        draws: dict[Seat, Draw] = {}
        for _ in range(self._limit):
            if not run.open:
                return
            if turn_index is not None and (now := turn_index(state)) != turn:
                turn, turns_left = now, turns_left - 1
                if not turns_left:
                    return
            seat = self._next_seat(run)
            if seat is None:
                return
            draw = draws.get(seat)
            if draw is None:
                draw = draws[seat] = draw_for(seat)
            self._answer(run, seat, draw())

    def _next_seat(self, run: Run) -> Seat | None:
        """Who answers next: where seats are independent, whoever searches comes first. None when
        that seat is done and the others are not to be looked at."""
        if self._independent_seats and run.joint:
            if self._seat in run.open:
                return self._seat
            if self._horizon == 1:
                return None
        return next(iter(run.open))

    def _answer(self, run: Run, seat: Seat, drawn: float) -> None:
        ask = run.open[seat]
        policy = self._policy if seat == self._seat else self._opponent_policy
        run.answer(
            seat, any_of(ask.options, drawn) if policy is None else policy(run.state, ask, drawn)
        )
