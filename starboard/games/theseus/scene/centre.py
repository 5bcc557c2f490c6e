"""The middle of the table: tracks, countdown, space, decks, and cards beside the board."""

from __future__ import annotations

from dataclasses import replace

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Seat

from ..components import (
    AWAY,
    CARD_KIND,
    COLLECTS_DATA,
    COLOURS,
    EMBRYOS,
    PANDORA,
    RULE,
    SPACE,
    UNIT_KIND,
)
from ..state import ALLY, LAY, PICK, Station
from ..text import card_word, say
from ..view import decks_are_open
from . import looks as look
from .cards_and_units import card_words, unit_node
from .looks import CARD_H, CARD_W, ROOM, Plan


def tracks(s: Station, plan: Plan) -> list[Node]:
    """T-2 The board of life points and data points."""
    x, y = plan.tracks
    found = []
    rows = 0
    for seat in s.order:
        faction = s.faction[seat]
        lines = [("life", s.life[seat], COLOURS[faction], "g-life")]
        if COLLECTS_DATA[faction]:
            lines.append(("data", s.data[seat], "c-purple", "th-data"))
        for kind, value, colour, sign in lines:
            label = say(f"track-{kind}", faction=faction)
            name = say(f"track-{kind}-of", faction=faction, **{kind: value})
            shapes = look.track_look(label, value, colour, sign, 356)
            place = (x + 6, y + 29 * rows)
            key = f"{kind}:{seat}"
            found.append(Node(key, place, (356, 26), name, shapes, (name,), "T-2"))
            rows += 1
    return found


def desk(s: Station, plan: Plan, viewer: Seat | None) -> list[Node]:
    """Countdown, space, the supply, decks with their open tops, and what others keep."""
    x, y = plan.desk
    if s.phase in (LAY, ALLY) and not s.turn:
        return []
    found = [countdown(s, x, y), space(x, y + 34), supply(s, x, y + 34)]
    afloat = [u for u, at in enumerate(s.where) if at == SPACE]
    for n, unit in enumerate(afloat):
        step = min(ROOM + 2, 190 / len(afloat))
        place = (x + 70 + step * n, y + 32)
        found.append(unit_node(s, unit, place, say("unit-in-space", unit=unit)))
    for n, seat in enumerate(sorted(s.order, key=lambda q: s.faction[q] == PANDORA)):
        spot = (x + 4 + 92 * n, y + 90)
        found += embryos(s, *spot) if s.faction[seat] == PANDORA else deck(s, seat, *spot)
    return found + kept_by_others(s, viewer, x + 4, y + 198)


def countdown(s: Station, x: float, y: float) -> Node:
    """T-78 The track of the end-of-game marker."""
    shapes: list[Shape] = [draw.text(4, 18, say("countdown"), 13, fill="ink-2")]
    for field in range(5):
        here = field == s.marker
        place = 132 + 46 * field
        fill = "accent" if here else "s2"
        shapes.append(draw.box(place, 2, 42, 23, cut=5, fill=fill, edge="line-strong"))
        shapes.append(
            draw.text(place + 21, 18, say(f"field-{field}-here" if here else f"field-{field}"), 12,
                      anchor="middle", weight=700, fill="ink-dark" if here else "ink-2", wrap=40)
        )  # fmt: skip
    name = say("countdown-at", field=s.marker)
    return Node("countdown", (x, y), (362, 27), name, tuple(shapes), (name,), "T-78")


def space(x: float, y: float) -> Node:
    """T-54 The place of launched units."""
    shapes = [draw.text(4, 30, say("space"), 13, fill="ink-2")]
    shapes += [
        draw.disc(96 + 58 * n, 26, 22, fill="s0/60", edge="line", dash="3 4") for n in range(3)
    ]
    return Node("space", (x, y), (262, 52), say("space"), tuple(shapes), (say("space"),), "T-54")


def supply(s: Station, x: float, y: float) -> Node:
    """T-29 The common supply of upgrade tokens."""
    shapes = (
        *draw.token(16, 26, "th-upgrade", r=14),
        draw.text(36, 32, s.supply(), 18, weight=700),
    )
    name = say("supply-of", tokens=s.supply())
    return Node("supply", (x + 292, y), (70, 52), name, shapes, (name,), "T-29")


def deck(s: Station, seat: Seat, x: float, y: float) -> list[Node]:
    """T-6 A deck with its open top card."""
    cards = s.decks[seat]
    colour = COLOURS[s.faction[seat]]
    name = say("deck-of", seat=seat, count=len(cards))
    shapes = look.deck_look(colour, len(cards))
    opened = bool(cards) and decks_are_open(s)
    words = [name, say("deck-top", card=cards[-1]) if opened else say("deck-empty")]
    if cards and not opened:
        words.pop()
    found = [Node(f"deck:{seat}", (x, y), (CARD_W, 104), name, shapes, tuple(words), "T-6")]
    if opened:
        card = cards[-1]
        found.append(
            Node(f"card:{card}", (x, y), (CARD_W, CARD_H), say("deck-top", card=card),
                 look.card_look(card, 0), card_words(card), RULE[card])
        )  # fmt: skip
    return found


def embryos(s: Station, x: float, y: float) -> list[Node]:
    """T-135 Pandora's embryos that could be born, one of each kind with their number."""
    found = []
    kinds = {UNIT_KIND[u]: u for u in reversed(EMBRYOS) if s.where[u] == AWAY}
    for n, unit in enumerate(sorted(kinds.values())):
        place = (x + 18 * n, y + 20)
        left = sum(s.where[u] == AWAY for u in EMBRYOS if UNIT_KIND[u] == UNIT_KIND[unit])
        node = unit_node(s, unit, place, say("unit-beside", unit=unit))
        found.append(replace(node, words=(*node.words, say("embryos-left", count=left))))
    return found


def kept_by_others(s: Station, viewer: Seat | None, x: float, y: float) -> list[Node]:
    """T-84 Kept instants and bonus cards lie open; the viewer's own are in the hand."""
    mine = s.side[viewer] if viewer is not None else -1
    found = []
    lying = [(s.side.index(q), card) for q, kept in enumerate(s.kept) if q != mine for card in kept]
    lying += [(q, card) for q, cards in enumerate(s.drawn) if q != viewer for card in cards]
    step = min(90.0, 272 / max(1, len(lying) - 1))
    for n, (seat, card) in enumerate(lying):
        name = say("kept-by", card=card, seat=seat)
        said = card_words(card, (name,))
        shapes = (
            draw.card(84, 26, look.card_colour(card)),
            draw.text(42, 17, say(card_word(card)), 11, font="card", anchor="middle", wrap=78,
                      lines=1),
        )  # fmt: skip
        at = (x + step * n, y)
        found.append(Node(f"card:{card}", at, (84, 26), name, shapes, said, RULE[card]))
    return found


def hand(s: Station, seat: Seat | None) -> list[Node]:
    """The viewer's kept cards; in the set-up the starting cards or the deck to choose from."""
    if seat is None:
        return []
    cards = [*s.kept[s.side[seat]], *s.drawn[seat]]
    if s.phase == PICK and s.chosen_deck:
        first = {CARD_KIND[card]: card for card in sorted(s.decks[seat], reverse=True)}
        cards += sorted(first.values())
    found = []
    for n, card in enumerate(cards):
        said = card_words(card)
        at = (float(72 * n), 0.0)
        shapes = look.card_look(card, 0)
        found.append(Node(f"card:{card}", at, (CARD_W, CARD_H), said[0], shapes, said, RULE[card]))
    return found
