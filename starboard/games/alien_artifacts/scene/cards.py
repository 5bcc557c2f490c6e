"""The looks and the words of cards: ships, technologies, planets, Resource cards."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape, box, disc, icon, line, path, text
from starboard.kernel import Message

from ..box import CARDS, RESOURCES
from ..reading.cards import Half
from ..reading.effects import COLOURS, PLANET, SHIP, TECHNOLOGY, TYPES
from ..reading.tables import HALVES, ROW
from ..text import say
from .effect_words import card_text, class_text, measure_name, planet_back
from .layout import ROW_COLOURS, SYMBOL_COLOURS, Look
from .sources import card_sources, note

TYPE_SIGNS = ("aa-explore", "aa-expand", "aa-exterminate", "aa-exploit")
PLANET_HUES = ("c-purple", "c-blue", "c-orange", "c-red", "c-green", "c-yellow", "c-grey")


def picture(card: int, w: float, y: float, h: float) -> Look:
    """A small drawing: a planet with its ring, a ship, or rings around a core."""
    row, hue = ROW[card], PLANET_HUES[card * 5 % len(PLANET_HUES)]
    mid, cy = w / 2, y + h / 2
    stars = tuple(
        disc((card * 37 + n * 53) % (w - 10) + 5, y + (card * 17 + n * 29) % (h - 6) + 3, 0.8,
             fill="ink/60") for n in range(5)
    )  # fmt: skip
    sky = (box(3, y, w - 6, h, fill="s0/80"), *stars)
    if row == 2:
        r = min(h, w * 0.62) * (0.36 + card % 3 * 0.05)
        far = min(r * 1.7, w / 2 - 4)
        ring = f"M{mid - far} {cy + 3}A{far} {r * 0.5} -12 1 0 {mid + far} {cy - 3}"
        return (*sky, disc(mid, cy, r, fill=f"{hue}>s2"), path(ring, edge="ink/50", width=1.2))
    if row == 1:
        return (
            *sky, disc(mid, cy, h * 0.42, edge="c-blue/45", width=1, fill="s0/0"),
            disc(mid, cy, h * 0.28, edge="c-blue/70", width=1, dash="2 3", fill="s0/0"),
            icon("aa-technology", mid - h * 0.2, cy - h * 0.2, h * 0.4, "c-blue"),
        )  # fmt: skip
    trail = line(mid - w * 0.36, cy + 4, mid, cy, edge="c-red/50", width=1.5)
    return (*sky, trail, icon("aa-ship", mid - h * 0.34, cy - h * 0.34, h * 0.68, "c-red"))


def card_look(card: int, w: float, h: float, side: int | None, *, blockaded: bool = False) -> Look:
    """A card: name band, picture with its type, and what the side that is up says.

    ``side`` None is a card under construction, with both sides still open.
    """
    facts, colour = CARDS[card], ROW_COLOURS[ROW[card]]
    band, high = 22 if h > 120 else 18, h * 0.3
    faint = "/40" if side is None or blockaded else ""
    look: list[Shape] = [
        box(0, 0, w, h, cut=8, fill="s1"),  # what lies below does not shine through
        box(0, 0, w, h, cut=8, fill=f"{colour}/16>s2", edge=colour, width=1.5,
            dash="5 4" if side is None else None),
        path(f"M8 0H{w}V{band}H0V8Z", fill=colour + faint),
        text(8, band - 6, say("node-card", card=card), band * 0.62, font="card", weight=700,
             fill="ink-dark" if not faint else "ink", wrap=w - 14, lines=1),
        *picture(card, w, band + 2, high),
        icon(TYPE_SIGNS[facts.type], 6, band + 4, 15, colour),
    ]  # fmt: skip
    if side is not None:
        look.append(icon("aa-operational" if side else "aa-logistics", w - 20, band + 4, 15, "ink"))
    look += side_look(card, w, band + high + 4, h, side or 0)
    if blockaded:
        mid = w / 2
        look += [
            box(0, 0, w, h, cut=8, fill="void/55"),
            disc(mid, h * 0.6, 17, fill="s0", edge="bad", width=2),
            icon("aa-blockade", mid - 12, h * 0.6 - 12, 24, "bad"),
        ]
    return tuple(look)


SIDE_SIGNS = {None: (), 0: ("aa-logistics",), 1: ("aa-operational",)}


def lane_look(
    card: int, w: float, h: float, side: int | None, *, blockaded: bool = False, foot: float = 0
) -> Look:
    """A card in a lane: its name, its type and side, and what it says where there is room.

    ``side`` None is a card under construction. ``foot`` is kept free for what lies on the card.
    """
    facts, colour = CARDS[card], ROW_COLOURS[ROW[card]]
    done, dash = side is not None, "5 4" if side is None else None
    solid, ink = (colour, "ink-dark") if side == 1 else (f"{colour}/30", "ink")
    name = say("node-card", card=card)
    narrow = w < NARROW_CARD
    band = 36.0 if narrow else 22.0
    look: list[Shape] = [
        box(0, 0, w, h, cut=8, fill="s1"),  # what lies below does not shine through
        box(0, 0, w, h, cut=8, fill=f"{colour}/14>s2", edge=colour, width=1.5, dash=dash),
        path(f"M8 0H{w}V{band}H0V8Z", fill=solid if done else f"{colour}/14"),
    ]
    signs = (TYPE_SIGNS[facts.type], *SIDE_SIGNS[side])
    if narrow:
        look.append(text(6, 15, name, 13, font="card", weight=700, fill=ink, wrap=w - 10, lines=2))
        look += [icon(sign, 6 + n * 20, band + 5, 16, "ink") for n, sign in enumerate(signs)]
    else:
        look += [
            icon(signs[0], 6, 4, 15, ink),
            text(25, 16, name, 14, font="card", weight=700, fill=ink, wrap=w - 48, lines=1),
            *(icon(sign, w - 19, 4, 15, ink) for sign in signs[1:]),
            *lane_body(card, w, band, h - foot, side or 0),
        ]
    if blockaded:
        look += [
            box(0, band, w, h - band, fill="void/55"),
            disc(w / 2, (band + h) / 2, 17, fill="s0", edge="bad", width=2),
            icon("aa-blockade", w / 2 - 12, (band + h) / 2 - 12, 24, "bad"),
        ]
    return tuple(look)


NARROW_CARD = 100.0  # a card with less room than this shows its name and its signs only
PICTURED = 160.0  # from this width on it has a picture


def lane_body(card: int, w: float, band: float, h: float, side: int) -> Look:
    """What the side says, beside a small picture if there is room for both."""
    left = 6.0
    look: list[Shape] = []
    if w >= PICTURED and h - band > 60:
        look += picture(card, 62, band + 4, h - band - 8)
        left = 66.0
    if side and CARDS[card].row == TECHNOLOGY:
        return (*look, *columns_look(card, left, w - left - 4, band + 2, h))
    words = side_words(card, side)[-1]
    look.append(text(left, band + 15, words, 13, font="card", weight=500, fill="ink",
                     wrap=w - left - 5, high=h - band - 4))  # fmt: skip
    return tuple(look)


def columns_look(card: int, x: float, w: float, y: float, h: float) -> Look:
    """A-102 The table of a technology: what it measures, and its columns."""
    facts = CARDS[card]
    look: list[Shape] = [text(x + w / 2, y + 14, metric_words(card), 12.5, font="card",
                              anchor="middle", fill="ink-2", wrap=w, lines=1)]  # fmt: skip
    each = w / len(facts.columns)
    for n, column in enumerate(facts.columns):
        mid = x + each * (n + 0.5)
        look += [
            box(x + each * n + 1, y + 19, each - 2, h - y - 24, r=4, fill="s0/70"),
            text(mid, y + 33, say("column-need", need=column.need), 13, anchor="middle"),
            text(mid, h - 11, column.vp, 15, weight=700, anchor="middle", fill="c-gold"),
        ]
    return tuple(look)


def side_look(card: int, w: float, y: float, h: float, side: int) -> Look:
    """The words of the side that is up, or the table of a technology."""
    facts = CARDS[card]
    size = 11 if h > 120 else 9
    if not side or facts.row != 1:
        words = side_words(card, side)[-1]
        return (text(6, y + size + 1, words, size + 4, font="card", weight=500, fill="ink",
                     wrap=w - 11, high=h - y - 3),)  # fmt: skip
    look: list[Shape] = [text(w / 2, y + size, metric_words(card), size, font="card",
                              anchor="middle", fill="ink-2", wrap=w - 10, lines=1)]  # fmt: skip
    each = (w - 12) / len(facts.columns)
    for n, column in enumerate(facts.columns):
        mid = 6 + each * (n + 0.5)
        look += [
            box(6 + each * n + 1, y + size + 5, each - 2, h - y - size - 11, r=4, fill="s0/70"),
            text(mid, y + size + 19, say("column-need", need=column.need), 12, anchor="middle"),
            text(mid, h - 11, column.vp, 15, weight=700, anchor="middle", fill="c-gold"),
        ]
    return tuple(look)


def side_words(card: int, side: int) -> tuple[Message, ...]:
    """What a side of a card says, for its face and for the inspector."""
    facts = CARDS[card]
    if facts.row == SHIP:
        name = facts.ship_class.replace("_", "-")
        return (say(f"class-{name}"), class_text(card)) if side else (card_text(card),)
    if facts.row == PLANET:
        return (planet_back(),) if side else (card_text(card),)
    if not side:
        return say(f"keyword-{facts.keyword}"), card_text(card)
    columns = tuple(say("column", need=c.need, vp=c.vp, end_vp=c.end_vp) for c in facts.columns)
    return (measured(card), *columns)


def measured(card: int) -> Message:
    """What the table of a technology measures."""
    return say("measured", metric=measure_name(CARDS[card].metric, CARDS[card].metric_type))


def metric_words(card: int) -> Message:
    """The same as a headline of the table."""
    return say("headline", what=measure_name(CARDS[card].metric, CARDS[card].metric_type))


def inspector(card: int, side: int | None) -> tuple[Message, ...]:
    """Name, type and both sides of a card that its viewer may turn over."""
    sides = (0, 1) if side is None else (side,)
    head = (say("node-card", card=card), say(f"type-{TYPES[CARDS[card].type]}"))
    said = (w for each in sides for w in (say(f"side-{each}"), *side_words(card, each)))
    return (*head, *said, *note(card_sources(card)))


# ---- Resource cards -----------------------------------------------------------------------------


NARROW = 50  # a half with less room than this shows its symbols only
LEAST = 5  # a symbol cannot be smaller: instead of several there is one then, with their number


def half_look(half: Half, w: float, h: float) -> Look:
    """A half: its symbols in a row, each colour with a shape of its own, and the type icon.

    Where several are attached to a card there is room for the symbols only, and they alone count.
    """
    colour = SYMBOL_COLOURS[half.colour]
    narrow = w < NARROW
    size = min(h * 0.42, (w - 8) / half.symbols - 2 if narrow else w / 5.2)
    sign, left = f"aa-{COLOURS[half.colour]}", 5 if narrow else 6
    signs: Look = tuple(
        icon(sign, left + n * (size + 2), (h - size) / 2, size, colour) for n in range(half.symbols)
    )
    if size < LEAST:
        one = max(1.0, min(w - 2, h * 0.42))
        signs = (
            icon(sign, (w - one) / 2, 2, one, colour),
            text(w / 2, h - 3, half.symbols, 11, weight=700, anchor="middle"),
        )
    kind = icon(TYPE_SIGNS[half.icon], w - size - 6, (h - size) / 2, size, "ink-2")
    return (
        box(0, 0, w, h, cut=min(5, w / 2), fill="s1"),
        box(0, 0, w, h, cut=min(5, w / 2), fill=f"{colour}/22>s1", edge=f"{colour}/70", width=1.2),
        *signs,
        *(() if narrow else (kind,)),
    )


def half_words(half: int) -> tuple[Message, ...]:
    """What a half shows: its symbols and its type icon (A-29)."""
    return (say("half-shown", half=half, type=HALVES[half].icon),)


def half_at(half: int) -> Half:
    """A half by its number."""
    return HALVES[half]


def number_look(resource: int, w: float, h: float) -> Look:
    """The number in the middle of a Resource card."""
    number = RESOURCES[resource].number
    return (
        disc(w / 2, h / 2, 13, fill="s0", edge="ink-2", width=1.5),
        text(w / 2, h / 2 + 6, number, 17.5, weight=700, anchor="middle"),
    )


def resource_node(card: int, at: tuple[float, float], size: tuple[float, float]) -> Node:
    """A whole Resource card: two halves that can be touched, the number between them."""
    w, h = size
    name = say("node-resource", resource=card, number=RESOURCES[card].number)
    part = (w, h / 2 - 1)
    halves = tuple(
        Node(f"half:{half}", (0, (half & 1) * (h / 2 + 1)), part, half_words(half)[0],
             half_look(half_at(half), *part), half_words(half), "A-30")
        for half in (2 * card, 2 * card + 1)
    )  # fmt: skip
    told = say("number-note", number=RESOURCES[card].number)
    disc = Node(f"number:{card}", (w / 2 - 14, h / 2 - 14), (28, 28), told,
                number_look(card, 28, 28), (told,), "A-112", tells=True)  # fmt: skip
    look = (draw.box(0, 0, w, h, cut=8, fill="s1", edge="line-strong"),)
    return Node(f"resource:{card}", at, size, name, look, (name,), "A-29", (*halves, disc))
