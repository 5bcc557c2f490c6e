"""What rules yield and what they receive: questions, and the mark of a checkpoint.

A game is a generator. ``answer = yield Ask(...)`` is the only way a rule waits for a person;
``yield from together(...)`` lets several seats decide side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

if TYPE_CHECKING:
    from .game import Game
    from .message import Message

T = TypeVar("T")

Seat = int
#: A plain tuple: a kind, then ids and small numbers, such as ("move", 7, 3).
Option = tuple[Any, ...]
#: A rule that may ask: it yields questions, receives options, and returns a T.
Flow = Generator[Any, Any, T]


class Checkpoint:
    """The one value CHECKPOINT: here the state alone says how the game goes on."""

    __slots__ = ()


CHECKPOINT = Checkpoint()


class Ask:
    """One decision of one seat: a prompt, the rule behind it, and every legal answer."""

    __slots__ = ("facts", "game", "key", "options", "rule", "seat")

    def __init__(
        self,
        seat: Seat,
        key: str,
        rule: str,
        options: Sequence[Option],
        known: dict[str, Any] | None = None,  # the facts in one piece: quicker, for hot questions
        /,
        **facts: Any,
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.options = options
        self.facts = facts if known is None else known
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

    def quick_ask(
        seat: Seat, key: str, rule: str, options: Sequence[Option], facts: dict[str, Any]
    ) -> Ask:
        """An Ask with its facts in one piece, for hot questions."""
        return Ask(seat, key, rule, options, facts)

else:  # a class is called more slowly than a function
    _new = Ask.__new__

    def quick_ask(seat, key, rule, options, facts):
        """An Ask with its facts in one piece, for hot questions."""
        ask = _new(Ask)
        ask.seat, ask.key, ask.rule, ask.options, ask.facts = seat, key, rule, options, facts
        ask.game = None
        return ask


if TYPE_CHECKING:
    _Options = Sequence[Option]
else:  # an abstract class would be asked slowly whether something is one of its kind
    _Options = object


class Lazy(_Options):
    """Options that are listed only when somebody looks.

    Use it where listing is dear, and where the options depend on something only the asked seat
    knows: then a re-dealt world lists the options of *that* world. Where there are very many, a
    subclass may know without listing them whether there is a choice, and draw one.
    """

    __slots__ = ("_how", "_list")

    def __init__(
        self, make: Callable[[], Sequence[Option]], now: Sequence[Option] | None = None
    ) -> None:
        self._how = make
        self._list = now  # what make() gives now, if the rules know it already

    def _make(self) -> Sequence[Option]:
        """List them; a subclass that knows how by itself keeps no function that holds on to it."""
        return self._how()

    def listed(self) -> Sequence[Option]:
        """All options, as a list that is made at the first look."""
        if self._list is None:
            self._list = self._make()
        return self._list

    def forget(self) -> None:
        """List anew at the next look: what the options depend on has been dealt again."""
        self._list = None

    def several(self) -> bool:
        """Is there a choice: two options or more?"""
        listed = self._list  # as in listed(); these four are asked at every step of a playout
        if listed is None:
            listed = self._list = self._make()
        return len(listed) > 1

    def pick(self, r: float) -> Option:
        """Any option, for a playout: ``r`` is drawn from 0 to 1 (below it)."""
        listed = self._list
        if listed is None:
            listed = self._list = self._make()
        return listed[int(r * len(listed))]

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        listed = self._list
        if listed is None:
            listed = self._list = self._make()
        return listed[index]

    def __len__(self) -> int:
        listed = self._list
        if listed is None:
            listed = self._list = self._make()
        return len(listed)

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


class LazyOf(Lazy):
    """The same for options that a function lists of one thing, nearly always the state.

    For hot questions: no function has to be made for each of them.
    """

    __slots__ = ("_by", "_of")

    def __init__(self, by: Callable[[Any], Sequence[Option]], of: Any) -> None:
        self._by = by
        self._of = of
        self._list = None

    def _make(self) -> Sequence[Option]:
        return self._by(self._of)


def several(options: Sequence[Option]) -> bool:
    """Is there a choice among these options? Asked without listing them, where that can be."""
    if options.__class__ is list:  # nearly always
        return len(options) > 1
    return options.several() if isinstance(options, Lazy) else len(options) > 1


def any_of(options: Sequence[Option], r: float) -> Option:
    """Any option, for a playout: ``r`` is drawn from 0 to 1 (below it)."""
    if options.__class__ is not list and isinstance(options, Lazy):
        return options.pick(r)
    return options[int(r * len(options))]


class Together:
    """Several seats' questions, open at once; the same object as long as any is open."""

    __slots__ = ("asks", "settled")

    def __init__(self, *, settled: bool = False) -> None:
        self.asks: dict[Seat, Ask] = {}
        #: As good as a checkpoint at every answer: the state alone says what is still open.
        self.settled = settled

    def forget(self) -> None:
        """The state was dealt anew: options that are listed lazily are those of that world now."""
        for ask in self.asks.values():
            if isinstance(ask.options, Lazy):
                ask.options.forget()


def together(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Run one flow a seat side by side; the answers come in any order.

    A flow asks only its own seat and touches only what belongs to that seat: then an answer can
    be taken back while others are still thinking. Secret answers go into the state at once.
    """
    block = Together()
    asks = block.asks
    results: dict[Seat, T] = {}
    for seat, flow in flows.items():
        try:
            asks[seat] = flow.send(None)
        except StopIteration as end:
            results[seat] = end.value
    while asks:
        seat, option = yield block
        try:
            asks[seat] = flows[seat].send(option)
        except StopIteration as end:
            del asks[seat]
            results[seat] = end.value
    return results
