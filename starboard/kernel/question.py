"""What rules ask: questions and options.

A rule is a function of the state. One that asks is a generator: ``answer = yield Ask(...)`` is the
only way it waits for a person. A step is a rule with its arguments, laid down for later.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

if TYPE_CHECKING:
    from .game import Game
    from .message import Message

T = TypeVar("T")

Seat = int
#: A plain tuple: a kind, then ids and small numbers, such as ("move", 7, 3).
Option = tuple[Any, ...]
#: A rule that may ask: it yields questions, receives options, and returns a T.
Flow = Generator["Ask", Any, T]


def as_option(value: Any, deepest: int = 8) -> Any:
    """An option as it comes in JSON (lists) as the tuple that rules use; rubbish stays rubbish."""
    if not isinstance(value, list | tuple) or deepest == 0:
        return value
    return tuple([as_option(part, deepest - 1) for part in value])


class Ask:
    """One decision of one seat: a prompt, the rule behind it, and every legal answer."""

    __slots__ = ("facts", "game", "key", "options", "rule", "seat")

    def __init__(
        self, seat: Seat, key: str, rule: str, options: Sequence[Option], /, **facts: Any
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.options = options
        self.facts = facts
        self.game: Game | None = None  # set when the question reaches a table

    @property
    def prompt(self) -> Message:
        """The message that tells the seat what to decide.

        A seat that plays several parts (two factions) is told which one is meant: with the fact
        ``part`` the words are those of the attribute ``.for``.
        """
        ending = ".for" if "part" in self.facts else ""
        return self._home().message(f"ask-{self.key}{ending}", self.facts)

    def text(self, lang: str) -> str:
        """The sentence a person reads."""
        return self.prompt.text(lang)

    def describe(self, option: Option, lang: str) -> str:
        """The words for one option."""
        return self._home().option_message(option).text(lang)

    def _home(self) -> Game:
        if self.game is None:
            raise RuntimeError("a question can be put into words only when a table asks it")
        return self.game

    def __repr__(self) -> str:
        return f"<Ask seat {self.seat}: {self.key} ({self.rule}) {self.facts}>"


if TYPE_CHECKING:
    _Options = Sequence[Option]
else:  # an abstract class would be asked slowly whether something is one of its kind
    _Options = object


class Lazy(_Options):
    """Options that are listed only when somebody looks: ``Lazy(moves_of, s, seat)``.

    Use it where listing is costly, and where a question that is not the first of its step depends
    on something only the asked seat knows: then a re-dealt world lists the options of *that*
    world. Where there are very many, a subclass may know without listing them whether there is a
    choice, and draw one.
    """

    __slots__ = ("_list", "_make", "_of")

    def __init__(self, make: Callable[..., Sequence[Option]], *of: Any) -> None:
        self._make = make
        self._of = of
        self._list: Sequence[Option] | None = None

    def make(self) -> Sequence[Option]:
        """List them."""
        return self._make(*self._of)

    def listed(self) -> Sequence[Option]:
        """All options, as a list that is made at the first look."""
        if self._list is None:
            self._list = self.make()
        return self._list

    def forget(self) -> None:
        """List anew at the next look: what the options depend on has been dealt again."""
        self._list = None

    def several(self) -> bool:
        """Is there a choice: two options or more?"""
        return len(self.listed()) > 1

    def pick(self, r: float) -> Option:
        """Any option, for a playout: ``r`` is drawn from 0 to 1 (below it)."""
        listed = self.listed()
        return listed[int(r * len(listed))]

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self.listed()[index]

    def __len__(self) -> int:
        return len(self.listed())

    def __iter__(self) -> Iterator[Option]:
        return iter(self.listed())

    def __contains__(self, option: object) -> bool:
        return option in self.listed()

    def __reversed__(self) -> Iterator[Option]:
        return reversed(self.listed())

    def index(self, option: Any, start: int = 0, stop: int | None = None) -> int:
        """Where an option stands in the list; ValueError if it does not."""
        found = self.listed()
        return found.index(option, start, len(found) if stop is None else stop)

    def count(self, option: Any) -> int:
        """How often an option is listed: once or never."""
        return self.listed().count(option)


Sequence.register(Lazy)


def several(options: Sequence[Option]) -> bool:
    """Is there a choice among these options? Asked without listing them, where that can be."""
    return options.several() if isinstance(options, Lazy) else len(options) > 1


def any_of(options: Sequence[Option], r: float) -> Option:
    """Any option, for a playout: ``r`` is drawn from 0 to 1 (below it)."""
    return options.pick(r) if isinstance(options, Lazy) else options[int(r * len(options))]
