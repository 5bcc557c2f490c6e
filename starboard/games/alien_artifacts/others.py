"""What a seat sees of the others: small boards, cards on top of the table, and its own hand."""

from __future__ import annotations

from starboard.kernel import Node, Seat
from starboard.kernel import scene as draw
from starboard.kernel.scene import Shape

from .box import CARDS, FACTIONS, RESOURCES
from .drawing import (
    HAND_SIZE,
    ROW_COLOURS,
    ROW_SIGNS,
    Plan,
    Rect,
    card_look,
    half_at,
    half_look,
    inspector,
    number_look,
    spread,
)
from .effects import ROWS, TYPES
from .metrics import count
from .rules.refusals import say
from .state import NOBODY, Galaxy
from .tables import PLANETS, ROW, ROW_CARDS, SHIPS, TECHNOLOGIES, bits

# ---- the others -------------------------------------------------------------------------------


def rival(s: Galaxy, seat: Seat, rect: Rect) -> Node:
    """Another player's board, small: both areas, Bank, points, stock."""
    x, y, w, h = rect
    p = s.players[seat]
    colour = f"seat-{seat + 1}"
    known = p.faction != NOBODY
    faction = say(f"faction-{FACTIONS[p.faction].id}") if known else say("no-faction")
    name = (say("node-seat", seat=f"@seat-{seat}", faction=p.faction) if known
            else say("node-seat-none", seat=f"@seat-{seat}"))  # fmt: skip
    held = say("panel-hand", count=len(p.hand), artifacts=len(p.artifacts), plans=len(p.plans))
    look: list[Shape] = [
        draw.box(0, 0, w, h, cut=8, fill=f"{colour}/12>s1", edge=colour, width=1.5),
        draw.icon(colour, 8, 6, 16, colour),
        draw.text(30, 19, faction, 13, weight=700, wrap=w - 150, lines=1),
        draw.icon("aa-credit", w - 106, 6, 15, "c-gold"),
        draw.text(w - 88, 19, p.bank, 13, weight=700),
        draw.icon("g-vp", w - 62, 5, 17, "c-gold"),
        draw.text(w - 10, 20, p.vp + sum(s.end_vp[seat]), 16, weight=700, anchor="end"),
    ]
    if w > 320:
        look.append(draw.text(w - 118, 19, held, 11, font="card", anchor="end", fill="ink-3"))
    each = (h - 30) / 3
    kids: list[Node] = []
    for row in range(3):
        top = 26 + row * each
        look.append(draw.icon(ROW_SIGNS[row], 8, top + each / 2 - 7, 14, ROW_COLOURS[row]))
        cards = [*bits(p.projects & ROW_CARDS[row]), *bits(p.empire & ROW_CARDS[row])]
        size = (min(40.0, (w - 40) / max(1, len(cards)) - 3), each - 4)
        for n, card in enumerate(cards):
            at = (28 + n * (size[0] + 3), top)
            kids.append(mini(s, seat, card, at, size))
    words = (faction, say("panel-line", credits=p.bank, ships=count(p.empire & SHIPS),
                          technologies=count(p.empire & TECHNOLOGIES),
                          planets=count(p.empire & PLANETS)),
             held, *(say("node-half-stock", half=a & 255) for a in p.stock),
             *(say("node-plan", plan=plan) for plan in bits(p.shown)))  # fmt: skip
    return Node(f"seat:{seat}", (x, y), (w, h), name, tuple(look), words, "A-11", tuple(kids))


def mini(
    s: Galaxy, seat: Seat, card: int, at: tuple[float, float], size: tuple[float, float]
) -> Node:
    """A small card of another player: dashed under construction, its type, its side, its token."""
    p = s.players[seat]
    (w, h), colour = size, ROW_COLOURS[ROW[card]]
    building = bool(p.projects >> card & 1)
    side = p.operational >> card & 1
    look: list[Shape] = [
        draw.box(0, 0, w, h, cut=4, fill=f"{colour}/{12 if building else 30}", edge=colour,
                 width=1, dash="3 3" if building else None),
        draw.icon(f"aa-{TYPES[CARDS[card].type]}", w / 2 - 7, h / 2 - 7, 14, "ink"),
    ]  # fmt: skip
    if side:
        look.append(draw.icon("aa-operational", w - 11, 1, 9, "ink"))
    if p.blockaded >> card & 1:
        look.append(draw.icon("aa-blockade", w / 2 - 9, h / 2 - 9, 18, "bad"))
    name = say("node-mini", card=card, seat=f"@seat-{seat}")
    words = inspector(card, None if building else side)
    if p.blockaded >> card & 1:
        words = (*words, say("blockaded"))
    return Node(f"card:{card}", at, size, name, tuple(look), words, "A-11")


# ---- what lies on top, and the hand -----------------------------------------------------------


def overlay(s: Galaxy, seat: Seat | None, plan: Plan) -> list[Node]:
    """Cards drawn for a choice (the buyer sees both sides), and revealed Resource cards."""
    x, y, w, h = plan.overlay
    nodes: list[Node] = []
    if s.drawn and seat == s.active:
        cw, ch = min(plan.card[0], w - 20), min(plan.card[1], h - 12)
        lefts = spread((0, 0, w, h), len(s.drawn), cw)
        kids = tuple(
            Node(f"card:{card}", (left, 6), (cw, ch), say("node-card", card=card),
                 card_look(card, cw, ch, 0), inspector(card, None), "A-67")
            for card, left in zip(s.drawn, lefts, strict=True)
        )  # fmt: skip
        look = (draw.box(0, 0, w, h, r=10, fill="s3", edge="lit", width=1.5),)
        name = say(f"deck-{ROWS[ROW[s.drawn[0]]]}")
        nodes.append(Node("drawn", (x, y), (w, h), name, look, (), "A-65", kids))
    if s.revealed:
        cw, ch = 84.0, 116.0
        lefts = spread((0, 0, w, h), len(s.revealed), cw)
        kids = tuple(
            resource_node(card, (left, 12), (cw, ch))
            for card, left in zip(s.revealed, lefts, strict=True)
        )
        look = (draw.box(0, 0, w, h, r=10, fill="s3/90", edge="accent", width=1.5),)
        name = say("resources-left")
        nodes.append(Node("revealed", (x, y), (w, h), name, look, (), "A-112", kids))
    return nodes


def resource_node(card: int, at: tuple[float, float], size: tuple[float, float]) -> Node:
    """A whole Resource card: two halves that can be touched, the number between them."""
    w, h = size
    name = say("node-resource", resource=card, number=RESOURCES[card].number)
    part = (w, h / 2 - 1)
    halves = tuple(
        Node(f"half:{half}", (0, (half & 1) * (h / 2 + 1)), part, say("node-half", half=half),
             half_look(half_at(half), *part), (), "A-30")
        for half in (2 * card, 2 * card + 1)
    )  # fmt: skip
    disc = Node(f"number:{card}", (w / 2 - 12, h / 2 - 12), (24, 24), name,
                number_look(card, 24, 24))  # fmt: skip
    look = (draw.box(0, 0, w, h, cut=8, fill="s1", edge="line-strong"),)
    return Node(f"resource:{card}", at, size, name, look, (name,), "A-29", (*halves, disc))


def hand(s: Galaxy, seat: Seat | None) -> tuple[Node, ...]:
    """A-12 My Resource cards."""
    if seat is None:
        return ()
    w, _ = HAND_SIZE
    cards = s.players[seat].hand
    return tuple(resource_node(card, (n * (w + 8), 0), HAND_SIZE) for n, card in enumerate(cards))
