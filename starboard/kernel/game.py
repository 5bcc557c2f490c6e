"""What a game must provide, and what it may."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import repr as brief
from typing import TYPE_CHECKING, Any, Generic

from starboard.pieces import resample

from .message import Message
from .position import State
from .question import Ask, Option, Seat
from .rule import BadSetup, Refusal

if TYPE_CHECKING:  # what clients show; the kernel itself looks at none of it
    from typing_extensions import TypeVar

    from starboard.draw import Action, Moment, Outlook, Scene, Vocabulary

    #: A game's own state class. Where nobody cares which, ``Game`` is a game of any.
    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)


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


def _as_it_comes() -> None:
    """The box as it comes: nothing to remember."""


def no_refusals(s: State, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """No candidates beyond the options themselves."""
    return iter(())


@dataclass(frozen=True, slots=True)
class Study(Generic[S]):
    """What the lab may ask of a game, beside playing it."""

    faction: Callable[[S, Seat], str] | None = None  # whom the balance is counted by
    rounds: Callable[[S], int] | None = None
    #: For tuning: the terms of the value by name, their amounts in a position, and how near to
    #: victory a loss was.
    terms: tuple[str, ...] = ()
    measure: Callable[[S, Seat], Sequence[float]] | None = None
    nearness: Callable[[Result, Seat], float] | None = None
    #: Named ways to play: value functions that see only that way.
    strategies: Mapping[str, Callable[[S, Seat], float]] = field(default_factory=dict)


@dataclass(frozen=True)
class Game(Generic[S]):
    """One title: its rules and the ways to look at it. All fields are plain functions and data."""

    id: str
    version: int  # of the rules: raised when old saves may no longer replay
    seats: range
    folder: Path  # where box/, text/, art/ and records/ lie
    setup: Callable[[int, Mapping[str, Any], bytes], S]  # seats, variant, key of chance
    view: Callable[[S, Seat | None], dict[str, Any]]
    scene: Callable[[S, Seat | None, str], Scene]
    bound: int  # no game takes more decisions than this
    words: Vocabulary
    options: Mapping[str, str]  # a kind of option: the facts its numbers are, in order
    resample_hidden: Callable[[S, Seat | None], None] = resample
    details: Callable[[Option], Mapping[str, Any]] | None = None  # further facts of its words
    variants: tuple[Choice, ...] = ()
    #: Good tables to begin with: seats, and the settings that are not as usual. Their words are
    #: ``preset-<name>``.
    presets: Mapping[str, tuple[int, Mapping[str, str | int | bool]]] = field(default_factory=dict)
    fits: Callable[[int, Mapping[str, Any]], Message | None] | None = None  # why not, or None
    samples: Callable[[], Iterable[tuple[int, dict[str, Any]]]] | None = None  # setups for tests
    refused: Callable[[S, Ask], Iterable[tuple[Option, Refusal]]] = no_refusals
    beside: Callable[[S, Ask, str], Refusal | None] | None = None  # of a node, where none refuses
    touch: Callable[[S, Ask, Option], Sequence[str]] | None = None
    outlook: Callable[[S, Ask, Option], Message | Outlook | None] | None = None
    actions: Callable[[S, Ask], Sequence[Action]] | None = None  # of a question; maybe none
    moments: Mapping[str, Moment] = field(default_factory=dict)  # events worth seeing, by key
    catalogue: Callable[[], tuple[Any, ...]] | None = None  # the box to look through, by shelves
    value: Callable[[S, Seat], float] | None = None  # 0 lost .. 1 won, as bots see it
    rollout_policy: Callable[[S, Ask, float], Option] | None = None  # quick and sensible
    turn_index: Callable[[S], int] | None = None  # rounds or turns: values are asked there
    search: Any = None  # a bots.SearchConfig
    study: Study[S] = Study()
    cooperative: bool = False
    perfect_information: bool = False  # nothing is ever hidden
    independent_seats: bool = False  # side by side, no seat's decisions touch another's
    minutes: tuple[int, int] = (30, 60)
    weight: float = 2.0  # 1 light .. 5 heavy
    accent: str = ""  # its colour, "#62c6ff", and if wanted a deep one behind it: "#62c6ff #0e3552"
    order_rule: str = "K-1"  # who may decide when
    end_rule: str = "K-2"  # the game ends
    edition: Callable[[], Mapping[str, str] | None] = _as_it_comes  # what saves remember of it

    def title(self, lang: str) -> str:
        """The name on the box."""
        return self.message("title").text(lang)

    def message(self, key: str, facts: Mapping[str, Any] | None = None) -> Message:
        """A message in this game's words; ids become references to names."""
        return self.words.say(key, **(facts or {}))

    def option_facts(self, option: Option) -> dict[str, Any]:
        """The numbers of an option under their names."""
        return dict(zip(self.options[option[0]].split(), option[1:], strict=True))

    def option_message(self, option: Option) -> Message:
        """The words for an option: ``option-<kind>`` with its facts."""
        facts = self.option_facts(option)
        if self.details is not None:
            facts |= self.details(option)
        return self.message("option-" + option[0], facts)

    def path(self, s: S, ask: Ask, option: Option) -> tuple[str, ...]:
        """The scene nodes a person touches, one after another, to choose this option."""
        if self.touch is not None:
            return tuple(self.touch(s, ask, option))
        return self.places(self.option_facts(option))

    def places(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The scene keys of all things that the facts speak of."""
        return self.words.places(facts)

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
