"""Scene: keyed nodes that any client can draw, and the small vector language of their looks.

A node has a key, a place, an accessible name, words for the inspector, and a look made of shapes.
Colours are design tokens: ``c-green``, with an alpha in percent ``c-green/25``, and two of them
joined by ``>`` for a gradient from left to right (``^`` from bottom to top). Texts are messages or
plain numbers, never words: clients find the words of their reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from starboard.kernel.message import Message

Shape = dict[str, Any]
Words = Message | str | int


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the table. Coordinates of shapes and children are relative to ``at``."""

    key: str
    at: tuple[float, float]
    size: tuple[float, float]
    name: Message
    look: tuple[Shape, ...] = ()
    words: tuple[Message, ...] = ()  # what the inspector shows: title first, then text
    rule: str = ""  # the rule that tells of it
    kids: tuple[Node, ...] = ()
    turn: float = 0  # degrees, around the middle
    #: What choosing it would lay over the table, in the scene's own coordinates: clients show it
    #: while the node is pointed at.
    ghost: tuple[Shape, ...] = ()
    zoom: bool = False  # it is drawn small: clients show it large to whoever points there
    tells: bool = False  # nothing is ever decided there: a touch tells what it is

    def walk(self, x: float = 0, y: float = 0) -> Iterator[tuple[Node, float, float]]:
        """This node and all below it, each with its absolute place."""
        x, y = x + self.at[0], y + self.at[1]
        yield self, x, y
        for kid in self.kids:
            yield from kid.walk(x, y)


@dataclass(frozen=True, slots=True)
class Tally:
    """Numbers beside their signs, on one line; and the same in words, for who cannot see signs."""

    said: Message
    signs: tuple[tuple[str, str, int], ...]  # an icon, its design token, the number


@dataclass(frozen=True, slots=True)
class Player:
    """A row of the players' panel: plain data, laid out by the client."""

    seat: int
    colour: str  # a design token
    shape: str  # an icon: colour is never the only sign
    lines: tuple[Message | Tally, ...] = ()
    active: bool = False
    out: bool = False
    score: float | None = None
    #: The keys of what is theirs on the table: whoever touches the seat sees it large. Where none
    #: are named, it is whatever has a shape of the seat's colour.
    area: tuple[str, ...] = ()

    @property
    def said(self) -> list[Message]:
        """All lines in words."""
        return [line.said if isinstance(line, Tally) else line for line in self.lines]


@dataclass(frozen=True, slots=True)
class Held:
    """A thing in hand that can be turned before it is put down: a hand node for each way.

    Clients show one way at a time, turn it from one to the next, and draw its ghost about the
    middle of the node that is pointed at. All of it goes by the place of a way in ``keys``.
    """

    keys: tuple[str, ...]  # the hand nodes; the first is how it is held at first
    spin: tuple[int, ...]  # which way follows after a turn
    flip: tuple[int, ...]  # and which after turning it over; none where that cannot be
    ghosts: tuple[tuple[Shape, ...], ...]  # what it would look like on the board


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one seat sees: the board as nodes, and the frame around it as plain data."""

    size: tuple[float, float]
    nodes: tuple[Node, ...]
    players: tuple[Player, ...] = ()
    phases: tuple[Message, ...] = ()
    phase: int = -1  # index into phases
    round: Message | None = None
    hand: tuple[Node, ...] = ()  # cards of the viewer, shown under the prompt
    backdrop: tuple[Shape, ...] = ()
    held: Held | None = None
    #: Kinds of things, by the first word of their keys, that go where the next touch points:
    #: clients draw them there, faintly, before they go.
    movers: tuple[str, ...] = ()
    #: What symbols mean, for clients without room for words beside them: an icon and its name.
    signs: tuple[tuple[str, Message], ...] = ()

    def walk(self) -> Iterator[tuple[Node, float, float]]:
        """All nodes, hand included, with their absolute places."""
        for node in (*self.nodes, *self.hand):
            yield from node.walk()

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        data: dict[str, Any] = plain(self)
        return data


def says_something(value: Any) -> bool:
    """Is it worth sending? What is empty is not; a nought is."""
    return value is not None and value is not False and value != () and value != ""


def plain(value: Any) -> Any:
    """Plain JSON data; fields at their empty value are left out."""
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, Node | Player | Tally | Scene | Held):
        names: Sequence[str] = value.__slots__
        pairs = ((name, getattr(value, name)) for name in names)
        return {n: plain(v) for n, v in pairs if says_something(v)}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return value
