"""Random games to look into: setups, plays, and the spots in them where a law is tried."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from starboard.bots import Worlds, make
from starboard.kernel import Ask, Game, Option, Seat, Table, replay

Answer = tuple[Seat, Option]


#: Seconds of the processor that a game, or a law at one decision, may take: then it hangs.
LONGEST = 120.0


class Breach(AssertionError):
    """A game does not keep a law; the sentence says which, where and how."""


class Unplayable(Breach):
    """Games cannot even be played: there is nothing that other laws could look into."""


def told(error: BaseException, folder: Path) -> str:
    """An error of the rules, with the last line of the game's own that it passed."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)] or frames
    what = str(error) if isinstance(error, Breach) else f"{type(error).__name__}: {error}"
    return f"{what} ({own[-1].filename}, line {own[-1].lineno})" if own else what


@contextmanager
def in_bounded_time() -> Iterator[None]:
    """What hangs is a breach, too, and names the line at which it was stopped."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals reach the main thread alone
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Breach(f"it hangs: stopped after {LONGEST:g} s of the processor")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


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
            try:
                with in_bounded_time():
                    self._plays[seed] = self._play(seed)
            except Exception as error:
                raise Unplayable(f"game {seed}: {told(error, self.game.folder)}") from error
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
