"""Random games to look into: setups, plays, and the spots in them where a law is tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from starboard.bots import Worlds, make
from starboard.kernel import Ask, Game, Option, Seat, Table, replay

Answer = tuple[Seat, Option]


class Breach(AssertionError):
    """A game does not keep a law; the sentence says which, where and how."""


def insist(holds: object, says: str) -> None:
    """A breach, unless it holds. (A plain assert would vanish under ``python -O``.)"""
    if not holds:
        raise Breach(says)


@dataclass(frozen=True, slots=True)
class Play:
    """A whole random game: its seed and every answer; ``whole`` unless it had to be cut off."""

    seed: int
    answers: tuple[Answer, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """One decision of a play: the table just before it, and the answer that comes next.

    Laws look and try on clones; the table itself is shared by all of them and stays as it is.
    """

    table: Table
    seat: Seat
    option: Option
    rng: Random

    @property
    def game(self) -> Game:
        """The game of the table."""
        return self.table.game

    @property
    def ask(self) -> Ask:
        """The question that is answered next."""
        ask = self.table.ask_for(self.seat)
        insist(ask is not None, f"seat {self.seat} was asked, and in the same game again is not")
        assert ask is not None
        return ask

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everybody who may look: the seats, and a spectator."""
        return (*range(self.table.seats), None)


@dataclass(frozen=True)
class Setup:
    """One way to set a game up. It remembers its plays: all laws look into the same ones."""

    game: Game
    seats: int
    variant: Mapping[str, Any]
    _plays: dict[int, Play] = field(default_factory=dict, repr=False, compare=False)
    _spots: dict[tuple[int, int], list[Spot]] = field(
        default_factory=dict, repr=False, compare=False
    )

    def __str__(self) -> str:
        values = [f"{name}={value}" for name, value in self.variant.items()]
        return "-".join([self.game.id, str(self.seats), *values])

    def table(self, seed: int, *, auto: bool = False) -> Table:
        """A new table."""
        return Table(self.game, self.seats, seed, self.variant, auto=auto)

    def play(self, seed: int) -> Play:
        """The random game of this seed."""
        if seed not in self._plays:
            self._plays[seed] = self._play(seed)
        return self._plays[seed]

    def _play(self, seed: int) -> Play:
        rng = Random(f"play {self} {seed}")
        table = self.table(seed)
        answers: list[Answer] = []
        while not table.over and len(answers) <= self.game.bound:
            seat, option = PLAYERS[seed % len(PLAYERS)](table, rng)
            answers.append((seat, option))
            table.answer(seat, option)
        return Play(seed, tuple(answers), table.over)

    def spots(self, seed: int, most: int) -> list[Spot]:
        """Up to ``most`` decisions of the play of this seed, the first and the last among them."""
        if (seed, most) not in self._spots:
            play = self.play(seed)
            count = len(play.answers)
            rng = Random(f"spots {self} {seed}")
            ends = {0, count - 1} if most > 1 else set()
            middle = [n for n in range(count) if n not in ends]
            chosen = ends | set(rng.sample(middle, min(most - len(ends), len(middle))))
            self._spots[seed, most] = [self.spot(play, n) for n in sorted(chosen)]
        return self._spots[seed, most]

    def spot(self, play: Play, n: int) -> Spot:
        """The decision before answer ``n`` of a play, reached from the start."""
        before = [(seat, option, False) for seat, option in play.answers[:n]]
        table = replay(self.game, self.seats, play.seed, self.variant, before)
        return Spot(table, *play.answers[n], Random(f"law {self} {play.seed} {n}"))


def setups_of(game: Game) -> list[Setup]:
    """Every setup that stands for a kind of game."""
    return [Setup(game, seats, variant) for seats, variant in game.setups()]


def choose(table: Table, rng: Random) -> Answer:
    """A random answer to a random open question."""
    ask = rng.choice(table.pending)
    insist(len(ask.options) > 0, f"{ask!r} offers no option")
    return ask.seat, ask.options[rng.randrange(len(ask.options))]


def choose_kind(table: Table, rng: Random) -> Answer:
    """A random kind of option first: what is rare among many options comes up as well."""
    ask = rng.choice(table.pending)
    insist(len(ask.options) > 0, f"{ask!r} offers no option")
    kind = rng.choice(sorted({option[0] for option in ask.options}))
    options = [option for option in ask.options if option[0] == kind]
    return ask.seat, rng.choice(options)


def choose_well(table: Table, rng: Random) -> Answer:
    """Mostly what a bot would do: such games get further than chance does."""
    if rng.random() < 0.25:
        return choose(table, rng)
    seat = rng.choice(table.pending).seat
    return seat, make("greedy:1", 0).choose(Worlds(table, seat))


#: Who plays the game of a seed.
PLAYERS: tuple[Callable[[Table, Random], Answer], ...] = (choose, choose_kind, choose_well)


def finish(table: Table, rng: Random, most: int) -> list[Answer]:
    """Play on at random to the end, checking the state after every answer."""
    answers: list[Answer] = []
    while not table.over and len(answers) < most:
        answer = choose(table, rng)
        table.answer(*answer)
        table.state.check()
        answers.append(answer)
    return answers


def some(rng: Random, options: Sequence[Any], most: int) -> list[Any]:
    """All of them, or that many at random."""
    if len(options) <= most:
        return list(options)
    return [options[n] for n in sorted(rng.sample(range(len(options)), most))]
