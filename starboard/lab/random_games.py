"""Random games of every setup, decision by decision, through a table's public contract alone.

They are the same for every program that offers the same questions and options, whatever is inside.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

import starboard
from starboard.kernel import Ask, Game, Option, Seat, Table

SCENES = ("all", "some", "none")  # of the decisions


@dataclass(frozen=True, slots=True)
class Setup:
    """A number of players and the settings they play with."""

    number: int  # its place among the setups of the game, counted from 1
    seats: int
    variant: Mapping[str, Any]

    def name(self, game: Game) -> str:
        """What tells it apart: the players, and the settings that are not the usual ones."""
        usual = {choice.name: choice.default for choice in game.variants}
        special = [f"{k}={v}" for k, v in sorted(self.variant.items()) if v != usual.get(k)]
        return " ".join([f"{self.seats} seat{'s' if self.seats > 1 else ''}", *special])


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played, and how closely they are looked at."""

    game: str
    games: int = 2  # of every setup
    seed: int = 1
    scenes: str = "some"  # drawn at all decisions, at some, or at none
    seats: int | None = None  # only setups for so many players
    setup: int | None = None  # only this one, counted from 1
    first: int = 0  # the number of the first game

    @property
    def numbers(self) -> range:
        """The numbers of the games."""
        return range(self.first, self.first + self.games)

    def setups(self) -> list[Setup]:
        """Every setup of the game that is wanted."""
        title = starboard.game(self.game)
        if self.seats is not None:
            title.full_variant(self.seats, None)  # says how many there may be
        every = [Setup(n, *each) for n, each in enumerate(title.setups(), start=1)]
        found = [
            each
            for each in every
            if self.seats in (None, each.seats) and self.setup in (None, each.number)
        ]
        if not found:
            raise starboard.BadSetup(f"{self.game} has {len(every)} setups, and none is like that")
        return found


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision of a game that is being played: the table just before it, and the answer."""

    number: int
    table: Table
    asks: tuple[Ask, ...]  # by seat: the order in which a table offers them means nothing
    ask: Ask | None  # the question that is answered next; None when the game is over
    option: Option

    @property
    def seat(self) -> Seat | None:
        """Who answers next; nobody when the game is over."""
        return None if self.ask is None else self.ask.seat


def seed_of(plan: Plan, setup: Setup, number: int, what: str = "game") -> int:
    """A seed for one game, the same in every process and for every kernel."""
    name = setup.name(starboard.game(plan.game))
    text = f"{plan.seed} {plan.game} {name} {number} {what}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def moments(plan: Plan, setup: Setup, number: int) -> Iterator[Moment]:
    """One random game, decision by decision; the last moment is its end."""
    seed = seed_of(plan, setup, number)
    chance = Random(seed_of(plan, setup, number, "answers"))
    table = starboard.new(plan.game, seats=setup.seats, seed=seed, variant=setup.variant)
    count = 0
    try:
        while not table.over:
            asks = tuple(sorted(table.pending, key=lambda ask: ask.seat))
            ask = asks[int(chance.random() * len(asks))]
            option = _chosen(ask, chance, by_kind=number % 2 == 1)
            yield Moment(count, table, asks, ask, option)
            table.answer(ask.seat, option)
            count += 1
        yield Moment(count, table, (), None, ())
    except Exception as error:
        name = setup.name(table.game)
        error.add_note(f"{plan.game}, {name}, game {number}, decision {count}")
        raise


def _chosen(ask: Ask, chance: Random, *, by_kind: bool) -> Option:
    """Any option; or first any kind of option, so that what is rare among many comes up, too."""
    options: Sequence[Option] = ask.options
    if by_kind:
        kinds = sorted({option[0] for option in options})
        kind = kinds[int(chance.random() * len(kinds))]
        options = [option for option in options if option[0] == kind]
    return options[int(chance.random() * len(options))]
