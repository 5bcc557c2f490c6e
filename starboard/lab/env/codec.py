"""The codec of a setup: what a seat may know, and its options, as arrays of fixed size.

How large the arrays must be is learnt from a few games that are always the same: so two
environments of one setup agree, on every machine. Half of these games are played by the game's
rollout policy, so the encoding may change with it; its fingerprint tells.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import starboard
from starboard.kernel import Ask, BadSetup, Game, Option, Seat, Table

from .shape import Shape, Words

Arrays = dict[str, NDArray[Any]]

#: Numbers beyond this are cut off; no game counts so far.
LARGEST = 1e6
#: Games to learn from; after some first questions one view in so many is looked at.
GAMES, FIRST, LOOK_EVERY = 12, 12, 4
#: Of many options so many are looked at: they are all of a kind.
SAMPLE = 8
FEWEST_ACTIONS = 8


class Codec:
    """Turns questions into arrays. Everything is fixed when it has been made."""

    def __init__(
        self, game: Game, seats: int, variant: Mapping[str, Any], actions: int | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.variant = game.full_variant(seats, variant)
        #: Kinds of options as numbers from 1 on; 0 is a window of several options.
        self.kinds = Words.of(set(game.options))
        self._ask, self._view = Shape(named=True), Shape()
        arity = max((len(facts.split()) for facts in game.options.values()), default=0)
        self.option_width = 1 + max(2, arity)
        self._most = 0
        heard = set[str]()
        for table in self._examples():
            self._learn(table, heard)
        self._ask.freeze(heard)
        self._view.freeze(heard)
        self.words = Words.of(heard)
        self.actions = actions or max(FEWEST_ACTIONS, 1 << (self._most - 1).bit_length())
        #: The names of all places of the observation.
        self.columns = ("asked", *self._ask.columns("ask"), *self._view.columns(""), "unplaced")

    def _learn(self, table: Table, heard: set[str]) -> None:
        for ask in table.pending:
            options = ask.options
            self._ask.learn(question(ask), heard)
            self._most = max(self._most, len(options))
            for option in options[:: max(1, len(options) // SAMPLE)]:
                flat = list(flattened(option[1:]))
                heard.update(part for part in flat if isinstance(part, str))
                self.option_width = max(self.option_width, 1 + len(flat))
        if table.over or table.seq < FIRST or table.seq % LOOK_EVERY == 0:
            for seat in [ask.seat for ask in table.pending] or range(self.seats):
                self._view.learn(known(table, seat), heard)

    def _examples(self) -> Iterator[Table]:
        """Tables at every question and at the end of some games."""
        for number in range(GAMES):
            rng = Random(number)
            table = Table(self.game, self.seats, number, self.variant, auto=True)
            yield table
            while not table.over:
                ask = rng.choice(table.pending)
                table.answer(ask.seat, self._example_answer(table, ask, rng, number))
                yield table

    def _example_answer(self, table: Table, ask: Ask, rng: Random, number: int) -> Option:
        policy = self.game.rollout_policy
        if policy is not None and number % 2:  # sensible players see more of the game
            return policy(table.state, ask, rng.random())
        return ask.options[rng.randrange(len(ask.options))]

    @property
    def fingerprint(self) -> str:
        """A name for the encoding: what was learnt with another one does not fit."""
        told = (
            self.columns,
            sorted(self.words),
            sorted(self.kinds),
            self.actions,
            self.option_width,
        )
        return blake2b(repr(told).encode(), digest_size=8).hexdigest()

    def space(self) -> spaces.Space[Arrays]:
        """A new observation space."""
        shape = (self.actions, self.option_width)
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-LARGEST, LARGEST, (len(self.columns),), np.float32),
            "options": spaces.Box(-LARGEST, LARGEST, shape, np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        return cast("spaces.Space[Arrays]", spaces.Dict(parts))

    def arrays(self, table: Table, seat: Seat, choice: Choice | None) -> Arrays:
        """What the seat may know and, where it is asked, what it may do."""
        mask = np.zeros(self.actions, np.int8)
        options = np.zeros((self.actions, self.option_width), np.float32)
        if choice is not None:
            windows = choice.windows()
            mask[: len(windows)] = 1
            for n, window in enumerate(windows):
                row = self._row(choice, window)
                options[n, : len(row)] = row
        observed = np.array(self._observed(table, seat, choice), np.float32)
        return {
            "observation": observed.clip(-LARGEST, LARGEST),
            "options": options.clip(-LARGEST, LARGEST),
            "action_mask": mask,
        }

    def _observed(self, table: Table, seat: Seat, choice: Choice | None) -> list[float]:
        row = [0.0] * len(self.columns)
        lost = 0
        if choice is not None:
            row[0] = 1.0
            lost += self._ask.fill(question(choice.ask), row, 1, self.words)
        lost += self._view.fill(known(table, seat), row, 1 + self._ask.width, self.words)
        row[-1] = float(lost)
        return row

    def _row(self, choice: Choice, window: range) -> list[float]:
        """The numbers of an option; of a window its first and last option's places."""
        if len(window) > 1:
            return [0.0, float(window[0]), float(window[-1])]
        option = choice.options[window[0]]
        numbers = [self.words.number(part) for part in flattened(option[1:])]
        return [self.kinds.number(option[0]), *numbers][: self.option_width]


class Choice:
    """One question as numbered actions.

    An action is the place of an option among all, in order. Where there are more options than
    actions, the answer is given in steps: an action chooses a window of options, the next one
    chooses inside it.
    """

    def __init__(self, ask: Ask, actions: int) -> None:
        self.ask = ask
        self.options = in_order(ask.options)
        self.actions = actions
        self.span = range(len(self.options))

    def windows(self) -> list[range]:
        """What each action stands for now: one option, or several that lie side by side."""
        size = 1
        while size * self.actions < len(self.span):
            size *= self.actions
        return [self.span[n : n + size] for n in range(0, len(self.span), size)]

    def take(self, action: int) -> Option | None:
        """The option chosen, or None where a window was chosen; IndexError if it is no action."""
        windows = self.windows()
        if action < 0:
            raise IndexError(action)
        if len(windows[action]) == 1:
            return self.options[windows[action][0]]
        self.span = windows[action]
        return None


def codec_of(
    game_id: str, seats: int, variant: Mapping[str, Any] | None, actions: int | None
) -> Codec:
    """The codec of a setup, made once."""
    if actions is not None and actions < 2:
        raise BadSetup(f"an environment has 2 actions or more, not {actions}")
    full = starboard.game(game_id).full_variant(seats, variant)
    return _codec(game_id, seats, tuple(full.items()), actions)


@lru_cache(maxsize=64)
def _codec(game_id: str, seats: int, variant: tuple[Any, ...], actions: int | None) -> Codec:
    return Codec(starboard.game(game_id), seats, dict(variant), actions)


def question(ask: Ask) -> dict[str, Any]:
    """A question as plain data."""
    return {"key": ask.key, **{f"fact.{name}": fact for name, fact in ask.facts.items()}}


def known(table: Table, seat: Seat) -> dict[str, Any]:
    """What the seat may know, without what never changes."""
    seen = table.observe(seat)
    waiting = [n in seen["waiting"] for n in range(table.seats)]
    return {"seat": seat, "over": seen["over"], "waiting": waiting, "table": seen["table"]}


def flattened(parts: Sequence[Any]) -> Iterator[Any]:
    """Ids and numbers without the tuples around them; nothing counts as 0."""
    for part in parts:
        if isinstance(part, tuple | list):
            yield from flattened(part)
        else:
            yield 0 if part is None else part


def in_order(options: Sequence[Option]) -> list[Option]:
    """By kind, then by ids and numbers: the same options have the same places."""
    try:
        return sorted(options)
    except TypeError:  # a word and a number in the same place: then by their spelling
        return sorted(options, key=repr)
