"""What a game must provide, and the registry: a game registers by being there."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from reprlib import repr as brief
from types import ModuleType
from typing import Any

from .catalogue import Shelf
from .message import Message
from .question import Ask, Flow, Option, Seat
from .rule import BadSetup, Refusal, UnknownGame
from .scene import Scene

#: A game's own state class; the kernel looks only at what kernel.State has.
AnyState = Any


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]  # one number a seat
    reason: str  # a message key of the game
    terms: tuple[tuple[tuple[str, float], ...], ...] = ()  # by seat: what the score is made of
    remark: tuple[str, dict[str, Any]] | None = None  # a message's key and facts: what to add


@dataclass(frozen=True, slots=True)
class Choice:
    """One setting of a variant: its name, every value, and the usual one.

    Some settings mean nothing unless others have certain values: ``when`` names these, with
    ``seats`` for the number of players. Clients then need not ask.
    """

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    when: tuple[tuple[str, tuple[str | int | bool, ...]], ...] = ()

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        told: dict[str, Any] = {
            "name": self.name, "values": list(self.values), "default": self.default,
        }  # fmt: skip
        if self.when:
            told["when"] = {name: list(values) for name, values in self.when}
        return told

    def has(self, value: object) -> bool:
        """Is this one of the values? True is not 1 here."""
        return any(value == v and type(value) is type(v) for v in self.values)


@dataclass(frozen=True, slots=True)
class Fact:
    """How an id in a question, an option or an event is named and where it lies.

    ``word`` turns the id into the key of its name in the text files, or into a message that names
    it; ``key`` is the scene key of the thing, with ``{}`` for the id. Facts without an entry are
    plain numbers.
    """

    word: Callable[[Any], str | Message] | None = None
    key: str | Callable[[Any], str] = ""

    def spoken(self, value: Any) -> Any:
        """The value as clients get it: a reference to a name, or the plain number."""
        if isinstance(value, tuple | list):
            return [self.spoken(each) for each in value]
        if self.word is None:
            return value
        word = self.word(value)
        return "@" + word if isinstance(word, str) else word

    def place(self, value: Any) -> str:
        """The key of the scene node that this is, or nothing."""
        return self.key(value) if callable(self.key) else self.key.format(value)


def no_refusals(s: AnyState, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """No candidates beyond the options themselves."""
    return iter(())


@dataclass(frozen=True)
class Game:
    """One title: its rules and the ways to look at it. All fields are plain functions and data."""

    id: str
    version: int  # of the rules: raised when old saves may no longer replay
    seats: range
    folder: Path  # where box/, text/, art/ and records/ lie
    setup: Callable[[int, Mapping[str, Any], bytes], AnyState]  # seats, variant, key of chance
    main: Callable[[AnyState], Flow[Result]]
    view: Callable[[AnyState, Seat | None], dict[str, Any]]
    scene: Callable[[AnyState, Seat | None, str], Scene]
    redeal: Callable[[AnyState, Seat | None], None]
    bound: int  # no game takes more decisions than this
    facts: Mapping[str, Fact]
    options: Mapping[str, str]  # a kind of option: the facts its numbers are, in order
    details: Callable[[Option], Mapping[str, Any]] | None = None  # further facts of its words
    variants: tuple[Choice, ...] = ()
    refused: Callable[[AnyState, Ask], Iterable[tuple[Option, Refusal]]] = no_refusals
    touch: Callable[[AnyState, Ask, Option], Sequence[str]] | None = None
    outlook: Callable[[AnyState, Ask, Option], Message | None] | None = None
    value: Callable[[AnyState, Seat], float] | None = None  # 0 lost .. 1 won, as bots see it
    playout: Callable[[AnyState, Ask, float], Option] | None = None  # a quick, sensible answer
    clock: Callable[[AnyState], int] | None = None  # rounds or turns: where values are asked
    fits: Callable[[int, Mapping[str, Any]], Message | None] | None = None  # why not, or None
    #: Questions that the state alone leads to: each of them is as good as a checkpoint.
    settled: frozenset[str] = frozenset()
    samples: Callable[[], Iterable[tuple[int, dict[str, Any]]]] | None = None
    catalogue: Callable[[], tuple[Shelf, ...]] | None = None  # the whole box to look through
    cooperative: bool = False
    apart: bool = False  # side by side, no seat's decisions touch another's
    minutes: tuple[int, int] = (30, 60)
    weight: float = 2.0  # 1 light .. 5 heavy
    order_rule: str = "K-1"  # who may decide when
    end_rule: str = "K-2"  # the game ends
    extras: Mapping[str, Any] = field(default_factory=dict)

    def title(self, lang: str) -> str:
        """The name on the box."""
        return self.message("title").text(lang)

    def message(self, key: str, facts: Mapping[str, Any] | None = None) -> Message:
        """A message in this game's words; ids become references to names."""
        return Message(self.id, key, self.spoken(facts) if facts else None)

    def spoken(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as clients get them."""
        return {
            name: fact.spoken(value) if (fact := self.fact(name)) else value
            for name, value in facts.items()
        }

    def fact(self, name: str) -> Fact | None:
        """The entry for a fact; ``card2`` is a second card."""
        return self.facts.get(name) or self.facts.get(name.rstrip("0123456789")) or _SEAT.get(name)

    def option_facts(self, option: Option) -> dict[str, Any]:
        """The numbers of an option under their names."""
        return dict(zip(self.options[option[0]].split(), option[1:], strict=True))

    def option_message(self, option: Option) -> Message:
        """The words for an option: ``option-<kind>`` with its facts."""
        facts = self.option_facts(option)
        if self.details is not None:
            facts |= self.details(option)
        return self.message("option-" + option[0], facts)

    def path(self, s: AnyState, ask: Ask, option: Option) -> tuple[str, ...]:
        """The scene nodes a person touches, one after another, to choose this option."""
        if self.touch is not None:
            return tuple(self.touch(s, ask, option))
        return self.places(self.option_facts(option))

    def places(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The scene keys of all things that the facts speak of."""
        keys = []
        for name, value in facts.items():
            fact = self.fact(name)
            if fact is not None and fact.key:
                many = value if isinstance(value, tuple | list) else (value,)
                keys += [fact.place(each) for each in many]
        return tuple(key for key in keys if key)

    def refusal(self, rule: str, key: str, **facts: Any) -> Refusal:
        """A why-not in this game's words."""
        return Refusal(rule, self.message("refused-" + key, facts))

    def full_variant(self, seats: int, variant: Mapping[str, Any] | None) -> dict[str, Any]:
        """The variant with its defaults filled in; BadSetup if there is no such game."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSetup(
                f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} players, "
                f"not {brief(seats)}"
            )
        wanted = dict(variant or {})
        full = {}
        for choice in self.variants:
            value = wanted.pop(choice.name, choice.default)
            if value is not choice.default and not choice.has(value):
                known = ", ".join(map(str, choice.values))
                raise BadSetup(f"{self.id}: {choice.name} is one of {known}; not {brief(value)}")
            full[choice.name] = value
        if wanted:
            known = ", ".join(c.name for c in self.variants) or "none"
            raise BadSetup(
                f"{self.id} has no setting {brief(next(iter(wanted)))} (settings: {known})"
            )
        if self.fits is not None and (reason := self.fits(seats, full)) is not None:
            raise BadSetup(reason)
        return full

    def setups(self) -> list[tuple[int, dict[str, Any]]]:
        """The setups that stand for all: chosen by the game, or every combination there is."""
        if self.samples is not None:
            return [(n, self.full_variant(n, v)) for n, v in self.samples()]
        found = []
        names = [c.name for c in self.variants]
        for seats in self.seats:
            for values in itertools.product(*(c.values for c in self.variants)):
                variant = dict(zip(names, values, strict=True))
                if self.fits is None or self.fits(seats, variant) is None:
                    found.append((seats, variant))
        return found


#: Every game may speak of seats.
_SEAT = {name: Fact(lambda seat: f"seat-{seat}", "seat:{}") for name in ("seat", "seat2", "player")}


@cache
def registry(package: ModuleType) -> dict[str, Game]:
    """Every folder of the package that has a GAME; hidden ones begin with an underscore."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg:
            game: Game = importlib.import_module(f"{package.__name__}.{module.name}").GAME
            found[game.id] = game
    return found


def find(package: ModuleType, game_id: object) -> Game:
    """The game of that id, or UnknownGame."""
    games = registry(package)
    if not isinstance(game_id, str) or game_id not in games:
        known = ", ".join(name for name in games if not name.startswith("_"))
        raise UnknownGame(f"there is no game {brief(game_id)}; there are {known}")
    return games[game_id]
