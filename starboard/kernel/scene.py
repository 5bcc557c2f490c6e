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

from .message import Message

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


# ---- shapes ----------------------------------------------------------------------------------


def _shape(kind: str, style: dict[str, Any], **what: Any) -> Shape:
    return {"t": kind, **what, **{k: v for k, v in style.items() if v is not None}}


def box(
    x: float, y: float, w: float, h: float, *, r: float = 0, cut: float = 0, **style: Any
) -> Shape:
    """A rectangle; ``r`` rounds its corners, ``cut`` cuts the top left and bottom right ones.

    Styles of all shapes: fill, edge, width (of the edge), dash, opacity. A shape that stands
    ``aside`` is a note on the thing and no part of it: clients do not call the thing changed
    when only such notes come and go. A shape that is one cell of a pattern has a ``cell``: its
    column, its row, and whether it belongs to the pattern or is the ground around it; clients
    without room for the drawing can tell the pattern by that. One shape may stand for many cells:
    ``cells``, where a character may tell what lies there; a ``legend`` says which means what.
    """
    if cut:
        d = f"M{x + cut} {y}H{x + w}V{y + h - cut}L{x + w - cut} {y + h}H{x}V{y + cut}Z"
        return path(d, **style)
    return _shape("rect", style, x=x, y=y, w=w, h=h, r=r)


def path(d: str, **style: Any) -> Shape:
    """Any outline, in SVG path syntax."""
    return _shape("path", style, d=d)


def disc(x: float, y: float, r: float, **style: Any) -> Shape:
    """A circle."""
    return _shape("disc", style, x=x, y=y, r=r)


def line(x1: float, y1: float, x2: float, y2: float, **style: Any) -> Shape:
    """A straight line."""
    return path(f"M{x1} {y1}L{x2} {y2}", **style)


def icon(name: str, x: float, y: float, size: float, fill: str = "ink") -> Shape:
    """A symbol of the icon sheet, its top left corner at x, y."""
    return {"t": "icon", "name": name, "x": x, "y": y, "size": size, "fill": fill}


def art(name: str, x: float, y: float, w: float, h: float, **style: Any) -> Shape:
    """A drawing from the game's art folder."""
    return _shape("art", style, name=name, x=x, y=y, w=w, h=h)


def text(
    x: float,
    y: float,
    words: Words,
    size: float = 14,
    *,
    font: str = "display",
    weight: int = 600,
    anchor: str = "start",
    fill: str = "ink",
    wrap: float | None = None,
    lines: int | None = None,
    high: float | None = None,
    aside: bool | None = None,
) -> Shape:
    """Words on their base line. ``wrap`` breaks them at that width into at most ``lines``, or as
    many as ``high`` has room for; a text that is too long is never cut, it shrinks."""
    what = {"t": "text", "x": x, "y": y, "words": words, "size": size, "font": font}
    rest = {"weight": weight, "anchor": anchor, "fill": fill, "wrap": wrap, "lines": lines,
            "high": high, "aside": aside}  # fmt: skip
    return {**what, **{k: v for k, v in rest.items() if v is not None}}


# ---- parts that all games share --------------------------------------------------------------


def count_badge(x: float, y: float, number: int, *, edge: str = "accent") -> tuple[Shape, ...]:
    """A number in a dark disc."""
    return (
        disc(x, y, 11, fill="s0", edge=edge, width=1.5),
        text(x, y + 5, number, 14, weight=700, anchor="middle"),
    )


def pile(
    w: float, h: float, sign: str, count: int, *, colour: str = "accent", open_face: bool = False
) -> tuple[Shape, ...]:
    """A deck seen from above: three edges, the deck's sign, how many cards."""
    layers = min(count, 3)
    back = "s2" if open_face else "hidden"
    edges = [
        box(
            3 * (layers - 1 - i),
            -3 * (layers - 1 - i),
            w,
            h,
            cut=7,
            fill=back,
            edge="line-strong/60",
        )
        for i in range(layers)
    ] or [box(0, 0, w, h, cut=7, fill="s0/60", edge="line", dash="4 4")]
    mid = w / 2
    return (
        *edges,
        disc(mid, h * 0.4, h * 0.22, fill="s0", edge=colour, width=1.5),
        icon(sign, mid - h * 0.13, h * 0.27, h * 0.26, colour),
        box(mid - 15, h - 25, 30, 19, r=5, fill="s0"),
        text(mid, h - 10.5, count, 15, weight=700, anchor="middle"),
    )


def card(w: float, h: float, colour: str, *, chosen: bool = False, faint: bool = False) -> Shape:
    """The plate of a face-up card in its owner's or kind's colour."""
    return box(
        0,
        0,
        w,
        h,
        cut=8,
        fill=f"{colour}/18>s2",
        edge=colour if not faint else f"{colour}/50",
        width=2.5 if chosen else 1.5,
    )


def token(
    x: float, y: float, sign: str, *, colour: str = "c-gold", r: float = 11
) -> tuple[Shape, ...]:
    """A round counter with a sign."""
    return (
        disc(x, y, r, fill="s0", edge=colour, width=1.8),
        icon(sign, x - r * 0.68, y - r * 0.68, r * 1.36, colour),
    )


def die(x: float, y: float, size: float, face: int, *, sign: str = "") -> tuple[Shape, ...]:
    """A die showing a number, with a sign beside it where the face has one."""
    shift = size * 0.22 if sign else 0
    shapes: tuple[Shape, ...] = (
        box(x, y, size, size, r=size * 0.18, fill="ink"),
        text(
            x + size / 2 - shift,
            y + size * 0.7,
            face,
            size * 0.56,
            weight=700,
            anchor="middle",
            fill="ink-dark",
        ),
    )
    if sign:
        shapes += (icon(sign, x + size * 0.5, y + size * 0.3, size * 0.42, "bad"),)
    return shapes
