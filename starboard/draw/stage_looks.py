"""How the parts of a stage are drawn, and how the same is said in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.kernel.message import Message

from .scene import Shape, Words
from .shapes import box, disc, icon, line, text


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a die: its number or sign, and what it would have meant."""

    value: Words
    meaning: Message | None = None
    tone: str = "ink-3"  # good, bad, warn ...: a design token
    sign: str = ""  # an icon beside the number


@dataclass(frozen=True, slots=True)
class Term:
    """A number of a sum, and where it comes from. What did not count says why."""

    value: int
    label: Words
    colour: str = "c-gold"
    counts: bool = True
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: from which number on, what it brings, how likely it was."""

    value: Words
    meaning: Message
    icon: str = ""
    colour: str = "ink-2"
    odds: float | None = None  # 0 to 1, by what is public


@dataclass(frozen=True, slots=True)
class Item:
    """A line of notes, or a plate of the consequence: words with a sign, a number, a value."""

    words: Message
    icon: str = ""
    tone: str = "ink-2"
    text: Message | None = None  # a second line
    value: Words | None = None  # at the right
    number: int | None = None  # the number by which the piece on the table is marked
    wide: float = 230


# ---- how parts are drawn ------------------------------------------------------------------------


def small(
    x: float, y: float, words: Words, *, wrap: float, lines: int = 1, anchor: str = "middle",
    fill: str = "ink-2",
) -> Shape:  # fmt: skip
    return text(
        x, y, words, 13, font="text", weight=500, anchor=anchor, fill=fill, wrap=wrap, lines=lines
    )


def large_figure(x: float, value: Words, fill: str) -> Shape:
    return text(x, 50, value, 44, weight=700, anchor="middle", fill=fill, wrap=60)


def operator(x: float, sign: str) -> Shape:
    return text(x, 46, sign, 32, weight=600, anchor="middle", fill="ink-2")


def term_look(x: float, value: Words, term: Term, *, first: bool) -> list[Shape]:
    middle = x + 48
    colour = term.colour
    plate = (
        disc(middle, 34, 34, fill=f"{colour}/14", edge=colour, width=2.5)
        if first
        else box(x + 14, 0, 68, 68, cut=9, fill=f"{colour}/18", edge=colour, width=2)
    )
    return [
        plate,
        large_figure(middle, value, colour if first else "ink"),
        small(middle, 90, term.label, wrap=90, lines=2),
    ]


def aside(term: Term) -> Item:
    """What is said of a term below the sum."""
    words = term.label if isinstance(term.label, Message) else line_in_words(term.value, term.label)
    signed = f"{term.value:+d}".replace("-", "−") if term.counts else "—"
    sign, tone = ("ui-confirm", "good") if term.counts else ("ui-minus", "ink-3")
    return Item(words, sign, tone, text=term.why, value=signed)


def face_look(face: Face, x: float, y: float, size: float) -> list[Shape]:
    shift = size * 0.22 if face.sign else 0
    middle = x + size / 2 - shift
    shapes = [
        box(x, y, size, size, r=size * 0.18, fill="ink"),
        text(middle, y + size * 0.7, face.value, size * 0.56, weight=700, anchor="middle",
             fill="ink-dark", wrap=size * 0.8),
    ]  # fmt: skip
    if face.sign:
        shapes.append(icon(face.sign, x + size * 0.5, y + size * 0.3, size * 0.42, "bad"))
    return shapes


def face_below(face: Face, x: float, *, raised: bool) -> list[Shape]:
    """A face in the row of all faces, small, with its meaning below."""
    y = 80.0 if raised else 86.0
    shapes = face_look(face, x + 12, y, 42) if raised else [
        box(x + 12, y, 42, 42, r=8, fill="s3", edge="line"),
        *(face_look(face, x + 12, y, 42)[1:]),
    ]  # fmt: skip
    if raised:
        shapes.append(box(x + 7, y - 5, 52, 52, r=12, edge="changed", width=2.5))
    else:
        shapes[1] = {**shapes[1], "fill": "ink-2"}
    shapes.append(line(x + 13, 137, x + 53, 137, edge=face.tone, width=2.5))
    if face.meaning is not None:
        fill = "ink" if raised else "ink-2"
        shapes.append(small(x + 33, 153, face.meaning, wrap=62, lines=2, fill=fill))
    return shapes


def pane(wide: float, head: float, high: float, colour: str) -> list[Shape]:
    """The ground of a table: a frame that leaves room for the row pulled forward, and a head."""
    return [
        box(8, 0, wide - 16, high, cut=14, fill="s1", edge=colour, width=1.8),
        box(8, 0, wide - 16, head, cut=14, fill=f"{colour}/25"),
    ]


def table_row(each: Row, y: float, wide: float, high: float, *, hit: bool) -> list[Shape]:
    """One row; the row hit is larger, and stands out at both sides."""
    left = 1.5 if hit else 18.0
    size, mid, ink = (26 if hit else 19), y + high / 2, "ink" if hit else "ink-2"
    shapes = [box(left, y, wide - 2 * left, high, cut=8, fill="s0", edge="line", width=1)]
    if hit:
        strong = box(left, y, wide - 2 * left, high, cut=8, fill="c-gold/20", edge="changed")
        shapes = [*shapes, {**strong, "width": 2.4}]
    shapes.append(_value(44, mid, each.value, size, ink))
    at = 74.0
    if each.icon:
        shapes.append(icon(each.icon, at, mid - 13, 26, each.colour))
        at += 36
    room = wide - at - (118 if each.odds is not None else 26)
    large, weight = (20, 700) if hit else (15, 600)
    y = mid + (7 if hit else 5)
    shapes.append(text(at, y, each.meaning, large, weight=weight, fill=ink, wrap=room, lines=1))
    if each.odds is not None:
        shapes += _odds(each.odds, wide - 108, mid, "changed" if hit else "accent")
    return shapes


def _value(x: float, middle: float, value: Words, size: float, fill: str) -> Shape:
    y = middle + size * 0.35
    return text(x, y, value, size, weight=700, anchor="middle", fill=fill, wrap=40)


def _odds(odds: float, x: float, y: float, colour: str) -> list[Shape]:
    """A bar and a percentage: how likely it was before."""
    return [
        box(x - 8, y - 3, 40, 6, r=3, fill="s3"),
        *([box(x - 8, y - 3, max(6.0, 40 * odds), 6, r=3, fill=colour)] if odds else []),
        text(x + 78, y + 5, _percent(odds), 13, font="text", anchor="end", fill="ink-2"),
    ]  # fmt: skip


def note_look(item: Item, y: float, wide: float) -> list[Shape]:
    left, shapes = 12.0, []
    if item.number is not None:
        shapes += [
            box(left, y + 2, 22, 22, cut=5, fill="changed"),
            text(left + 11, y + 18, item.number, 14, weight=700, anchor="middle", fill="ink-dark"),
        ]
        left += 32
    if item.icon:
        shapes.append(icon(item.icon, left, y + 4, 18, item.tone))
        left += 28
    room = wide - left - (44 if item.value is not None else 12)
    faint = "ink-3" if item.tone == "ink-3" else "ink"
    shapes.append(
        text(left, y + 19, item.words, 14, font="text", weight=600, fill=faint, wrap=room, lines=1)
    )
    if item.text is not None:
        shapes.append(
            small(
                left,
                y + 37,
                item.text,
                wrap=wide - left - 12,
                anchor="start",
                fill="ink-3" if faint == "ink-3" else "ink-2",
            )
        )
    if item.value is not None:
        shapes.append(
            text(wide - 14, y + 19, item.value, 15, weight=700, anchor="end", fill=item.tone)
        )
    return shapes


# ---- the same in words --------------------------------------------------------------------------


def _percent(odds: float) -> Message:
    return Message("", "stage-odds", {"percent": round(odds * 100)})


def line_in_words(
    value: Words, meaning: Words | None, *, hit: bool = False, odds: float | None = None
) -> Message:
    """A row of a table or a face of a die, in words."""
    key = "stage-hit" if hit else "stage-line"
    facts: dict[str, Words] = {"value": value, "meaning": "" if meaning is None else meaning}
    if meaning is None:
        key = "stage-hit-alone" if hit else "stage-alone"
        del facts["meaning"]
    elif odds is not None:
        key, facts["percent"] = key + "-odds", round(odds * 100)
    return _told(key, facts)


def sum_in_words(terms: Sequence[Term], result: Words, label: Words) -> Message:
    parts = [("− " if term.value < 0 else "+ ") + str(abs(term.value)) for term in terms]
    reckoned = " ".join(parts).removeprefix("+ ")
    return _told("stage-sum", {"label": label, "sum": reckoned, "result": result})


def term_in_words(term: Term) -> Message:
    facts: dict[str, Words] = {"label": term.label, "value": term.value}
    if term.why is None:
        return _told("stage-term" if term.counts else "stage-term-not", facts)
    facts["why"] = term.why
    return _told("stage-term-why" if term.counts else "stage-term-not-why", facts)


def said_of(item: Item) -> tuple[Message, ...]:
    first = item.words if item.value is None else _line_of(item)
    return (first, item.text) if item.text is not None else (first,)


def _line_of(item: Item) -> Message:
    return _told("stage-line", {"value": item.words, "meaning": item.value or ""})


def _told(key: str, facts: dict[str, Words]) -> Message:
    """Common words about things of a game: the game's voice knows both."""
    games = (value.game for value in facts.values() if isinstance(value, Message))
    return Message(next((game for game in games if game), ""), key, facts)
