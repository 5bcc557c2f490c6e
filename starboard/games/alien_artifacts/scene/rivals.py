"""What a seat sees of the other players: both areas with the names of all cards, Bank, faction."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Message, Seat

from ..box import CARDS, FACTIONS
from ..reading.effects import COLOURS, ROWS, TYPES
from ..reading.tables import PLANETS, ROW, ROW_CARDS, SHIPS, TECHNOLOGIES, bits
from ..rules.costs import symbols_on
from ..rules.measures import count, faction_points
from ..scoring import if_it_ended_now
from ..state import NOBODY, Galaxy, Player
from ..text import say
from .board import faction_words, known_plans
from .cards import inspector
from .layout import ROW_COLOURS, ROW_SIGNS, Rect

HEAD, FOOT, LEFT = 27.0, 36.0, 26.0
GAP = 4.0
WIDEST = 150.0  # a card among the others' ones
NAMED = 66.0  # with less room it shows its type only


def rival_node(s: Galaxy, seat: Seat, rect: Rect) -> Node:
    """Another player's board: both areas, Bank, points, ability, end scoring."""
    x, y, w, h = rect
    p = s.players[seat]
    known = p.faction != NOBODY
    name = (say("node-seat", seat=seat, faction=p.faction) if known
            else say("node-seat-none", seat=seat))  # fmt: skip
    look = [*head_look(s, seat, name, w, h), *(foot_look(s, seat, w, h) if known else ())]
    held = say("panel-hand", count=len(p.hand), artifacts=len(p.artifacts), plans=len(p.plans))
    words = (
        *(faction_words(s, seat) if known else (say("no-faction"),)),
        say("panel-line", credits=p.bank, ships=count(p.empire & SHIPS),
            technologies=count(p.empire & TECHNOLOGIES), planets=count(p.empire & PLANETS)),
        held,
        *((say("if-it-ended", vp=if_it_ended_now(s, seat)),) if known else ()),
        *(say("node-half-stock", half=a & 255, card=a >> 8) for a in p.stock),
        *(say("node-half-attached-to", half=a & 255, card=a >> 8) for a in p.attached),
        *known_plans(p),
    )  # fmt: skip
    return Node(f"seat:{seat}", (x, y), (w, h), name, tuple(look), words, "A-11",
                areas(s, seat, w, h))  # fmt: skip


def head_look(s: Galaxy, seat: Seat, name: Message, w: float, h: float) -> list[Shape]:
    """Who it is, and the numbers: credits, cards in hand, Artifacts, plans, points."""
    p, colour = s.players[seat], f"seat-{seat + 1}"
    signs = (("aa-credit", "c-gold", p.bank), ("ui-hand", "ink-2", len(p.hand)),
             ("aa-artifact", "accent", len(p.artifacts)), ("aa-defence", "c-grey", len(p.plans)),
             ("g-vp", "c-gold", p.vp + sum(s.end_vp[seat])))  # fmt: skip
    step = 42.0 if w > 330 else 34.0
    left = w - 6 - step * len(signs)
    start = 48.0 if seat == s.first else 30.0
    look = [
        draw.box(0, 0, w, h, cut=8, fill=f"{colour}/12>s1", edge=colour, width=1.5),
        draw.icon(colour, 8, 6, 16, colour),
        *((draw.icon("g-first", 28, 6, 16, "c-gold"),) if seat == s.first else ()),
        draw.text(start, 19, name, 14, weight=700, wrap=left - start - 6, lines=1),
    ]
    for n, (sign, tone, number) in enumerate(signs):
        at = left + n * step
        look += [draw.icon(sign, at, 7, 14, tone), draw.text(at + 17, 19, number, 14, weight=700)]
    return look


def foot_look(s: Galaxy, seat: Seat, w: float, h: float) -> list[Shape]:
    """A-151, A-153 The faction's ability by name, and its end scoring as it stands."""
    faction = s.players[seat].faction
    ability = say(f"faction-{FACTIONS[faction].id}.ability")
    ends = say("ends-with", vp=faction_points(s, seat), all=if_it_ended_now(s, seat))
    return [
        draw.icon("aa-operational", 8, h - FOOT + 2, 13, "accent"),
        draw.text(LEFT, h - FOOT + 13, ability, 13, font="card", weight=600, wrap=w - 36, lines=1),
        draw.icon("g-vp", 8, h - 17, 13, "c-gold"),
        draw.text(LEFT, h - 6, ends, 13, font="card", weight=600, fill="ink-2", wrap=w - 36,
                  lines=1),
    ]  # fmt: skip


def areas(s: Galaxy, seat: Seat, w: float, h: float) -> tuple[Node, ...]:
    """Row by row: cards under construction first, then the Empire."""
    p = s.players[seat]
    each = (h - HEAD - FOOT) / 3
    kids: list[Node] = []
    for row in range(3):
        top = HEAD + row * each
        sign = (draw.icon(ROW_SIGNS[row], 1, each / 2 - 9, 15, ROW_COLOURS[row]),)
        title = say("headline", what=f"@row-{ROWS[row]}")
        kids.append(Node(f"row-of:{seat}-{row}", (6, top), (18, each - 3), title, sign, (title,),
                         "A-7", tells=True))  # fmt: skip
        cards = [*bits(p.projects & ROW_CARDS[row]), *bits(p.empire & ROW_CARDS[row])]
        wide = min(WIDEST, (w - LEFT - 8) / max(1, len(cards)) - GAP)
        for n, card in enumerate(cards):
            kids.append(chip(p, seat, card, (LEFT + n * (wide + GAP), top), (wide, each - 3)))
    return tuple(kids)


def chip(p: Player, seat: Seat, card: int, at: tuple[float, float],
         size: tuple[float, float]) -> Node:  # fmt: skip
    """A card of another player: dashed under construction, filled if operational, its name."""
    w, h = size
    side, building = p.operational >> card & 1, bool(p.projects >> card & 1)
    symbols, stock = symbols_on(p, card), sum(a >> 8 == card for a in p.stock)
    words = inspector(card, None if building else side)
    if building:
        name = say("node-mini-project", card=card, seat=seat, symbols=symbols)
        halves = [a & 255 for a in p.attached if a >> 8 == card]
        words = (*words, *(say("node-half-attached", half=half) for half in halves))
    else:
        name = say("node-mini", card=card, seat=seat, side=f"@side-{side}")
        words = (*words, *((say("stock-count", count=stock),) if stock else ()))
    if p.blockaded >> card & 1:
        name = say("node-mini-blockaded", card=card, seat=seat, side=f"@side-{side}")
        words = (*words, say("blockaded"))
    look = chip_look(card, w, h, -1 if building else side, symbols if building else stock)
    if p.blockaded >> card & 1:
        look += (draw.box(0, 0, w, h, cut=4, fill="void/50"),
                 draw.icon("aa-blockade", w / 2 - 10, h / 2 - 10, 20, "bad"))  # fmt: skip
    return Node(f"card:{card}", at, size, name, look, words, "A-11", zoom=True)


def chip_look(card: int, w: float, h: float, side: int, number: int) -> tuple[Shape, ...]:
    """Plate, type, name and a number: attached symbols, or cards in stock."""
    row, colour = ROW[card], ROW_COLOURS[ROW[card]]
    fill, ink = (colour, "ink-dark") if side == 1 else (f"{colour}/{14 if side else 24}", "ink")
    look: list[Shape] = [
        draw.box(0, 0, w, h, cut=4, fill="s1"),
        draw.box(0, 0, w, h, cut=4, fill=fill, edge=colour, width=1,
                 dash="3 3" if side < 0 else None),
        draw.icon(f"aa-{TYPES[CARDS[card].type]}", 4, h / 2 - 7, 14, ink),
    ]  # fmt: skip
    room = w - 22 - (26 if number else 0)
    if w >= NAMED:
        look.append(draw.text(21, h / 2 + 4.5, say("node-card", card=card), 13, font="card",
                              weight=700, fill=ink, wrap=room, lines=1))  # fmt: skip
    if number:
        sign = f"aa-{COLOURS[row]}" if side < 0 else "ui-card"
        look += [
            draw.text(w - 15, h / 2 + 5, number, 13, weight=700, anchor="end", fill=ink),
            draw.icon(sign, w - 14, h / 2 - 5, 11, colour if side < 0 else ink),
        ]
    return tuple(look)
