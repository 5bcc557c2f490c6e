"""What a seat sees of the other players: small boards."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Seat

from ..box import CARDS, FACTIONS, PLANS
from ..reading.effects import COLOURS, ROWS, TYPES
from ..reading.tables import PLANETS, ROW, ROW_CARDS, SHIPS, TECHNOLOGIES, bits
from ..rules.costs import symbols_on
from ..rules.measures import count
from ..state import NOBODY, Galaxy
from ..text import say
from .board import faction_words
from .cards import inspector
from .effect_words import paragraph, table_rows
from .layout import ROW_COLOURS, ROW_SIGNS, Rect

CONSTRUCTION_SHARE = 0.36  # of a small board: the rest is the Empire


def rival_node(s: Galaxy, seat: Seat, rect: Rect) -> Node:
    """Another player's board, small: both areas, Bank, points, stock."""
    x, y, w, h = rect
    p = s.players[seat]
    colour = f"seat-{seat + 1}"
    known = p.faction != NOBODY
    faction = say(f"faction-{FACTIONS[p.faction].id}") if known else say("no-faction")
    name = (say("node-seat", seat=seat, faction=p.faction) if known
            else say("node-seat-none", seat=seat))  # fmt: skip
    held = say("panel-hand", count=len(p.hand), artifacts=len(p.artifacts), plans=len(p.plans))
    start = 48 if seat == s.first else 30
    look: list[Shape] = [
        draw.box(0, 0, w, h, cut=8, fill=f"{colour}/12>s1", edge=colour, width=1.5),
        draw.icon(colour, 8, 6, 16, colour),
        *((draw.icon("g-first", 28, 6, 16, "c-gold"),) if seat == s.first else ()),
        draw.text(start, 19, faction, 13, weight=700, wrap=w - 120 - start, lines=1),
        draw.icon("aa-credit", w - 106, 6, 15, "c-gold"),
        draw.text(w - 88, 19, p.bank, 13, weight=700),
        draw.icon("g-vp", w - 62, 5, 17, "c-gold"),
        draw.text(w - 10, 20, p.vp + sum(s.end_vp[seat]), 16, weight=700, anchor="end"),
    ]
    if w > 320:
        look.append(draw.text(w - 118, 19, held, 11, font="card", anchor="end", fill="ink-3"))
    shapes, kids = areas(s, seat, w, h)
    words = (
        *(faction_words(s, seat) if known else (faction,)),
        say("panel-line", credits=p.bank, ships=count(p.empire & SHIPS),
            technologies=count(p.empire & TECHNOLOGIES), planets=count(p.empire & PLANETS)),
        held,
        *(say("node-half-stock", half=a & 255, card=a >> 8) for a in p.stock),
        *(say("node-half-attached-to", half=a & 255, card=a >> 8) for a in p.attached),
        *(say("plan-known", plan=plan, table=paragraph(table_rows(PLANS[plan])))
          for plan in bits(p.shown)),
    )  # fmt: skip
    return Node(f"seat:{seat}", (x, y), (w, h), name, (*look, *shapes), words, "A-11", kids)


def areas(s: Galaxy, seat: Seat, w: float, h: float) -> tuple[tuple[Shape, ...], tuple[Node, ...]]:
    """The Construction area on the left, the Empire on the right, row by row."""
    p = s.players[seat]
    each = (h - 30) / 3
    split = 26 + (w - 36) * CONSTRUCTION_SHARE
    look: list[Shape] = [draw.box(24, 25, split - 28, h - 30, r=4, fill="s0/60", edge="line",
                                  dash="3 3")]  # fmt: skip
    kids: list[Node] = []
    for row in range(3):
        top = 26 + row * each
        sign = (draw.icon(ROW_SIGNS[row], 1, each / 2 - 9, 14, ROW_COLOURS[row]),)
        title = say("headline", what=f"@row-{ROWS[row]}")
        kids.append(Node(f"row-of:{seat}-{row}", (6, top), (16, each - 4), title, sign, (title,),
                         "A-7", tells=True))  # fmt: skip
        places = ((26.0, split - 6, p.projects), (split + 2, w - 8, p.empire))
        for left, right, zone in places:
            cards = bits(zone & ROW_CARDS[row])
            size = (min(40.0, (right - left) / max(1, len(cards)) - 3), each - 4)
            for n, card in enumerate(cards):
                at = (left + n * (size[0] + 3), top)
                kids.append(mini(s, seat, card, at, size))
    return tuple(look), tuple(kids)


def mini(
    s: Galaxy, seat: Seat, card: int, at: tuple[float, float], size: tuple[float, float]
) -> Node:
    """A small card of another player: dashed under construction, its type, its side, its token."""
    p = s.players[seat]
    (w, h), row = size, ROW[card]
    colour = ROW_COLOURS[row]
    building = bool(p.projects >> card & 1)
    side = p.operational >> card & 1
    look: list[Shape] = [
        draw.box(0, 0, w, h, cut=4, fill=f"{colour}/{12 if building else 30}", edge=colour,
                 width=1, dash="3 3" if building else None),
        draw.icon(f"aa-{TYPES[CARDS[card].type]}", 3 if building else w / 2 - 7, h / 2 - 7, 14,
                  "ink"),
    ]  # fmt: skip
    words = inspector(card, None if building else side)
    if building:
        symbols = symbols_on(p, card)
        name = say("node-mini-project", card=card, seat=seat, symbols=symbols)
        halves = [a & 255 for a in p.attached if a >> 8 == card]
        words = (*words, *(say("node-half-attached", half=half) for half in halves))
        if symbols:
            look += [
                draw.text(w - 13, h / 2 + 4, symbols, 12, weight=700, anchor="end"),
                draw.icon(f"aa-{COLOURS[row]}", w - 12, h / 2 - 4, 9, colour),
            ]
    else:
        look.append(draw.icon("aa-operational" if side else "aa-logistics", w - 11, 1, 9, "ink"))
        name = say("node-mini", card=card, seat=seat, side=f"@side-{side}")
    if p.blockaded >> card & 1:
        look.append(draw.icon("aa-blockade", w / 2 - 9, h / 2 - 9, 18, "bad"))
        words = (*words, say("blockaded"))
    return Node(f"card:{card}", at, size, name, tuple(look), words, "A-11")
