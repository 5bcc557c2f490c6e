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
    FIRST_BONUS,
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
from .looks import CARD_H, CARD_W, ROOM, SMALL, Plan

COLUMN = 99.0  # from one deck to the next


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
            shapes = look.track_look(label, value, colour, sign, 384)
            place = (x + 6, y + 29 * rows)
            key = f"{kind}:{seat}"
            found.append(Node(key, place, (384, 26), name, shapes, (name,), "T-2", tells=True))
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
        spot = (x + 4 + COLUMN * n, y + 84)
        found += embryos(s, *spot) if s.faction[seat] == PANDORA else deck(s, seat, *spot)
        found += kept_beside(s, viewer, seat, spot[0] - 2, y + 190)
    return found


def countdown(s: Station, x: float, y: float) -> Node:
    """T-78 The track of the end-of-game marker."""
    shapes: list[Shape] = [draw.text(4, 18, say("countdown"), SMALL, fill="ink-2")]
    for field in range(5):
        here = field == s.marker
        place = 128 + 54 * field
        fill = "accent" if here else "s2"
        shapes.append(draw.box(place, 2, 50, 23, cut=5, fill=fill, edge="line-strong"))
        words = say(f"field-{field}-here" if here else f"field-{field}")
        ink = "ink-dark" if here else "ink-2"
        shapes.append(draw.text(place + 25, 18, words, SMALL, anchor="middle", weight=700,
                                fill=ink, wrap=48))  # fmt: skip
    name = say("countdown-at", field=s.marker)
    said = [name, say("countdown-means")]
    if s.turn and s.idle > 0:
        said.append(say("idle-so-far", turns=s.idle, most=s.idle_turns * len(s.order)))
    return Node(
        "countdown", (x, y), (396, 27), name, tuple(shapes), tuple(said), "T-78", tells=True
    )


def space(x: float, y: float) -> Node:
    """T-54 The place of launched units."""
    shapes = [draw.text(4, 30, say("space"), SMALL, fill="ink-2")]
    shapes += [
        draw.disc(96 + 58 * n, 26, 22, fill="s0/60", edge="line", dash="3 4") for n in range(3)
    ]
    words = (say("space"), say("space-means"))
    return Node("space", (x, y), (262, 52), words[0], tuple(shapes), words, "T-54", tells=True)


def supply(s: Station, x: float, y: float) -> Node:
    """T-29 The common supply of upgrade tokens."""
    shapes = (
        *draw.token(16, 26, "th-upgrade", r=14),
        draw.text(36, 32, s.supply(), 18, weight=700),
    )
    name = say("supply-of", tokens=s.supply())
    words = (name, say("supply-means"))
    return Node("supply", (x + 292, y), (70, 52), name, shapes, words, "T-29", tells=True)


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
    node = Node(
        f"deck:{seat}", (x, y), (CARD_W, 104), name, shapes, tuple(words), "T-6", tells=True
    )
    found = [node]
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


def kept_beside(s: Station, viewer: Seat | None, seat: Seat, x: float, y: float) -> list[Node]:
    """T-84 Instants, bonus and starting cards lie open, each below the deck of who keeps it; the
    viewer's own are in the hand."""
    mine = s.side[viewer] if viewer is not None else -1
    cards = [*s.kept[s.side[seat]]] if s.side.index(s.side[seat]) == seat else []
    cards = cards if s.side[seat] != mine else []
    cards += s.drawn[seat] if seat != viewer else []
    step = min(23.0, 46 / max(1, len(cards)))
    found = []
    for n, card in enumerate(cards):
        name = say("kept-by", card=card, seat=seat)
        shapes = (
            draw.box(0, 0, 94, 22, cut=6, fill="s1", edge=COLOURS[s.faction[seat]], width=1.5),
            draw.text(47, 15.5, say(card_word(card)), SMALL, font="card", anchor="middle", wrap=90,
                      fill="c-gold" if card >= FIRST_BONUS else "ink", lines=1),
        )  # fmt: skip
        at, said = (x, y + step * n), card_words(card, (name,))
        found.append(Node(f"card:{card}", at, (94, 22), name, shapes, said, RULE[card]))
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
        at = (float((CARD_W + 8) * n), 0.0)
        shapes = look.card_look(card, 0)
        found.append(Node(f"card:{card}", at, (CARD_W, CARD_H), said[0], shapes, said, RULE[card]))
    return found
