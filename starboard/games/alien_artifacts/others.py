"""What a seat sees of the others: small boards, cards on top of the table, and its own hand."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Message, Seat

from .box import CARDS, FACTIONS, PLANS, RESOURCES
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
    side_words,
    spread,
)
from .effects import COLOURS, ROWS, TYPES
from .metrics import count
from .origins import note
from .rules.paying import symbols_on
from .says import ability_text, end_text, paragraph, table_rows
from .state import NOBODY, Galaxy
from .tables import PLANETS, ROW, ROW_CARDS, SHIPS, TECHNOLOGIES, bits
from .text import say

# ---- the others -------------------------------------------------------------------------------


CONSTRUCTION_SHARE = 0.36  # of a small board: the rest is the Empire


def rival(s: Galaxy, seat: Seat, rect: Rect) -> Node:
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


def faction_words(s: Galaxy, seat: Seat) -> tuple[Message, ...]:
    """A-11 A player's faction: its ability and its end scoring, and who the first player is."""
    faction = s.players[seat].faction
    return (
        say(f"faction-{FACTIONS[faction].id}"),
        *((say("first-player-note"),) if seat == s.first else ()),
        say("ability-named", ability=faction),
        ability_text(faction),
        end_text(faction),
        *note(FACTIONS[faction].sources),
    )


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


# ---- the operational sides --------------------------------------------------------------------


def backs(plan: Plan) -> list[Node]:
    """A-175 Beside each deck: which operational sides there are, for everybody at any time."""
    found = []
    for row, (x, y, w, _) in enumerate(plan.decks):
        name = say("node-backs", deck=row)
        look = (
            draw.disc(11, 11, 10, fill="s0/80", edge=ROW_COLOURS[row], width=1),
            draw.icon("ui-info", 4, 4, 14, "ink-2"),
        )
        found.append(Node(f"backs:{row}", (x + w - 26, y + 30), (22, 22), name, look,
                          (name, *BACKS[row]), "A-175", tells=True))  # fmt: skip
    return found


def all_backs(row: int) -> tuple[Message, ...]:
    """The operational sides of a row, each once: classes of ships, tables, what planets do."""
    found: dict[str, Message] = {}
    for card, facts in enumerate(CARDS):
        if facts.row == row:
            words = side_words(card, 1)
            named = (say("node-card", card=card), *words) if row == 1 else words
            found.setdefault(facts.id if row == 1 else facts.ship_class, entry_of(named))
    return tuple(found.values())


def entry_of(words: tuple[Message, ...]) -> Message:
    """A name and what is said of it, in one line."""
    return say("named", name=words[0], text=paragraph(words[1:])) if words[1:] else words[0]


BACKS = tuple(all_backs(row) for row in range(len(ROWS)))


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
