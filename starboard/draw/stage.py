"""The stage: what is laid over the table at a moment, so that it can be followed.

A revealed card large, a die with what each of its faces would have meant, numbers that are added
up, a table with the row that was hit, a verdict, and what came of it. Each part is a node whose
words say the same as its picture, for screen readers and the terminal::

    stage(
        say("event-attack"),
        beside(large(card), arrow(), total([Term(3, card_name), Term(1, ship_name)], 4, value)),
        band=[Item(say("gain", vp=2), "g-vp", "c-gold"), Item(say("score", seat=0, vp=19))],
    )

Clients lay the rows of a stage below each other and, where a screen is narrow, also what stands
beside each other; so a part never reaches over to its neighbour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from starboard.kernel.message import Message

from .layout import column, row, size_around
from .scale import scaled, smallest_text
from .scene import Node, Shape, Words
from .shapes import box, icon, line, path, text
from .stage_looks import (
    Face,
    Item,
    Row,
    Term,
    aside,
    face_below,
    face_look,
    large_figure,
    line_in_words,
    note_look,
    operator,
    pane,
    said_of,
    small,
    sum_in_words,
    table_row,
    term_in_words,
    term_look,
)

__all__ = [
    "Face", "Item", "Row", "Term", "arrow", "below", "beside", "die", "figure", "large", "notes",
    "stage", "table", "total", "verdict",
]  # fmt: skip

#: No word on a large card is smaller than this, unless the card would become higher than HIGHEST.
READABLE, HIGHEST = 12.5, 340.0
TABLE = 330.0  # how wide a table of rows is
_NO_NAME = Message("", "stage")


# ---- parts --------------------------------------------------------------------------------------


def large(node: Node, *, high: float = 230, caption: Message | None = None, ring: str = "") -> Node:
    """A thing of the table, large enough to be read; with a caption below, and a ring around."""
    least = smallest_text(node)
    by = high / node.size[1]
    if least is not None:
        by = max(by, min(READABLE / least, HIGHEST / node.size[1]))
    edge = 8.0 if ring else 0.0  # room for the ring
    card = replace(scaled(node, by), at=(edge, edge), turn=0)
    w, h = card.size[0] + 2 * edge, card.size[1] + 2 * edge
    extra = [box(2, 2, w - 4, h - 4, cut=16, edge=ring, width=2)] if ring else []
    if caption is not None:
        extra.append(small(w / 2, h + 20, caption, wrap=max(w, 130), lines=2))
    words = (*(node.words or (node.name,)), *((caption,) if caption else ()))
    foot = 42 if caption is not None else 0
    return Node("card", (0, 0), (w, h + foot), node.name, tuple(extra), words, kids=(card,))


def die(faces: Sequence[Face], rolled: int, said: Message, *, why: Message | None = None) -> Node:
    """All faces of a die with their meanings, and the one that was rolled (its place) raised."""
    face = faces[rolled]
    tone = face.tone if face.tone != "ink-3" else "ink"
    step, high = 66.0, 176.0
    wide = max(step * len(faces), 360)
    look = [
        *face_look(face, 0, 0, 60),
        text(76, 26, said, 21, weight=700, fill=tone, wrap=wide - 76, lines=1 if why else 2),
    ]
    if why is not None:
        look.append(small(76, 50, why, wrap=wide - 76, lines=2, anchor="start"))
    for n, each in enumerate(faces):
        look += face_below(each, n * step, raised=n == rolled)
    words = [said, *([why] if why else [])]
    words += [
        line_in_words(each.value, each.meaning, hit=n == rolled) for n, each in enumerate(faces)
    ]
    return Node("die", (0, 0), (wide, high), said, tuple(look), tuple(words))


def total(terms: Sequence[Term], result: Words, label: Words) -> Node:
    """Numbers that are added up: each with its source, the result last; below, what did not count
    and why."""
    counted = [term for term in terms if term.counts]
    look: list[Shape] = []
    cell, x = 108.0, 0.0
    for n, term in enumerate(counted):
        if n or term.value < 0:
            look.append(operator(x - 6, "−" if term.value < 0 else "+"))
        look += term_look(x, abs(term.value), term, first=n == 0)
        x += cell
    look.append(operator(x - 6, "="))
    look += [
        box(x + 14, 0, 68, 68, cut=9, fill="ink"),
        large_figure(x + 48, result, "ink-dark"),
        small(x + 48, 90, label, wrap=cell - 12, lines=2),
    ]
    said = (sum_in_words(counted, result, label), *(term_in_words(term) for term in terms))
    sums = Node("sum", (0, 0), (x + cell, 112), said[0], tuple(look), said)
    asides = [term for term in terms if term.why is not None or not term.counts]
    if not asides:
        return sums
    below = notes(*(aside(term) for term in asides), wide=max(x + cell, 250))
    return _group(column(sums, replace(below, words=()), gap=10))


def table(
    title: Message, rows: Sequence[Row], hit: int | None, *, sign: str = "",
    colour: str = "accent", caption: Message | None = None,
) -> Node:  # fmt: skip
    """Rows with what each brings and how likely it was; the row hit is pulled forward."""
    wide, top = TABLE, 54.0 if caption is None else 66.0
    left = 66 if sign else 24
    look: list[Shape] = [icon(sign, 22, 12, 34, colour)] if sign else []
    look.append(text(left, 34, title, 20, weight=700, wrap=wide - left - 20, lines=1))
    if caption is not None:
        look.append(small(left, 54, caption, wrap=wide - left - 20, anchor="start"))
    y, said = top, []
    for n, each in enumerate(rows):
        high = 56.0 if n == hit else 42.0
        look += table_row(each, y, wide, high, hit=n == hit)
        said.append(line_in_words(each.value, each.meaning, hit=n == hit, odds=each.odds))
        y += high + 6
    words = (title, *((caption,) if caption else ()), *said)
    plate = pane(wide, top - 8, y + 6, colour)
    return Node("table", (0, 0), (wide, y + 6), title, (*plate, *look), words)


def verdict(good: bool | None, words: Message, *why: Message, wide: float = 230) -> Node:
    """Match or no match, hit or miss: a sign, a word, and below it why. ``None`` takes no side."""
    tone = {True: "good", False: "bad", None: "ink"}[good]
    sign = {True: "ui-confirm", False: "ui-close", None: "ui-info"}[good]
    look = [
        icon(sign, 0, 3, 26, tone),
        text(36, 25, words, 22, weight=700, fill=tone, wrap=wide - 36, lines=1),
    ]
    look += [
        small(0, 52 + 36 * n, each, wrap=wide, lines=2, anchor="start")
        for n, each in enumerate(why)
    ]
    return Node("verdict", (0, 0), (wide, 36 + 36 * len(why)), words, tuple(look), (words, *why))


def notes(*items: Item, wide: float = 270) -> Node:
    """Lines below each other, each with its sign, its number, its value."""
    look: list[Shape] = []
    y = 8.0
    for item in items:
        high = 44.0 if item.text is not None else 30.0
        look += note_look(item, y, wide)
        y += high
    frame = box(0, 0, wide, y + 6, cut=8, fill="s1", edge="line")
    words = tuple(said for item in items for said in said_of(item))
    name = items[0].words if items else _NO_NAME
    return Node("notes", (0, 0), (wide, y + 6), name, (frame, *look), words)


def arrow(words: Message | None = None) -> Node:
    """From one part to the next; a narrow screen points down instead."""
    head = path("M44 6L54 14L44 22", edge="changed", width=2)
    look = (line(2, 14, 52, 14, edge="changed", width=2, dash="2 6"), head)
    said = () if words is None else (small(28, 42, words, wrap=60, lines=2),)
    high = 28.0 if words is None else 62.0
    return Node(
        "arrow", (0, 0), (56, high), words or _NO_NAME, (*look, *said), (words,) if words else ()
    )


def figure(value: Words, label: Words, colour: str = "c-gold") -> Node:
    """One number with its label: what a card shows, what is asked for."""
    look = (*term_look(0, value, Term(0, label, colour), first=True),)
    said = line_in_words(value, label)
    return Node("figure", (0, 0), (96, 112), said, look, (said,))


# ---- putting parts together ---------------------------------------------------------------------


def beside(*parts: Node, gap: float = 24) -> Node:
    """Parts from left to right, about one middle line."""
    return _group(row(*parts, gap=gap, align="middle"))


def below(*parts: Node, gap: float = 14) -> Node:
    """Parts from top to bottom that stay together on every screen."""
    return _group(column(*parts, gap=gap))


def stage(name: Message, *rows: Node, band: Sequence[Item] = ()) -> Node:
    """The whole of it: rows below each other, and at the foot what came of it, plate by plate."""
    lines = [each if each.key == "group" else _group((each,)) for each in rows]
    if band:
        plates = [_plate(item, first=n == 0) for n, item in enumerate(band)]
        lines.append(_group(row(*plates, gap=8)))
    laid = column(*lines, gap=20, align="middle")
    words = tuple(said for each in laid for said in each.words)
    keyed = tuple(_keyed(each, f"stage:{n}") for n, each in enumerate(laid))
    return Node("stage", (0, 0), size_around(laid), name, (), words or (name,), kids=keyed)


def _group(nodes: Sequence[Node]) -> Node:
    words = tuple(said for node in nodes for said in node.words)
    name = nodes[0].name if nodes else _NO_NAME
    return Node("group", (0, 0), size_around(nodes), name, (), words, kids=tuple(nodes))


def _keyed(node: Node, key: str) -> Node:
    """Keys that are found nowhere else on the table; they still say what kind of part it is."""
    kids = tuple(_keyed(kid, f"{key}:{n}") for n, kid in enumerate(node.kids))
    kind = node.key if node.key in ("arrow", "group", "card") else "part"
    return replace(node, key=f"{key}:{kind}", kids=kids)


def _plate(item: Item, *, first: bool) -> Node:
    """A plate of the consequence; the first one says the most."""
    wide, tone = item.wide, item.tone if item.tone != "ink-2" else "ink"
    edge, fill = ("c-gold", "c-gold/14>s1") if first else ("line-strong", "s1")
    left = 52.0 if item.icon else 16.0
    lines = 1 if item.text is not None else 2
    look = [box(0, 0, wide, 54, cut=9, fill=fill, edge=edge, width=1.8 if first else 1.2)]
    look += [icon(item.icon, 14, 13, 28, tone)] if item.icon else []
    size, y = (19, 33) if first else (14.5, 32)
    if item.text is not None:
        y = 25
        look.append(small(left, 44, item.text, wrap=wide - left - 12, lines=1, anchor="start"))
    look.append(
        text(
            left,
            y,
            item.words,
            size,
            weight=700,
            fill=tone,
            wrap=wide - left - 12,
            lines=lines,
            centred=True,
        )
    )
    return Node("plate", (0, 0), (wide, 54), item.words, tuple(look), said_of(item))
