"""What lies above the boards: decks, the Alien System, piles (A-17, A-18)."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node
from starboard.kernel import Message

from ..box import CARDS, LIMITS, PLANS, SYSTEMS
from ..reading.effects import ROWS, TYPES
from ..reading.tables import ROW
from ..rules.costs import buy_price
from ..state import BASIC_PLAN, Galaxy
from ..text import say
from .cards import measured, side_words
from .effect_words import paragraph, table_rows
from .layout import ROW_COLOURS, ROW_SIGNS, Plan
from .result_tables import table_look
from .sources import note


def deck_nodes(s: Galaxy, plan: Plan) -> list[Node]:
    """A-17 Three decks, the logistic face of their top card up; A-175 the icon of its back."""
    found = []
    for row, deck in enumerate(s.decks):
        x, y, w, h = plan.decks[row]
        key, colour = f"deck:{row}", ROW_COLOURS[row]
        if not deck:
            name = say("node-empty-deck", deck=row)
            empty = (draw.box(0, 0, w, h, cut=8, fill="s0/60", edge="line", dash="4 4"),)
            found.append(Node(key, (x, y), (w, h), name, empty, (name,), "A-68"))
            continue
        top = deck[-1]
        name = say("node-deck", deck=row, card=top, count=len(deck))
        price = say("buy-price", credits=buy_price(s), extra=LIMITS.buy_extra_cost)
        look = (
            draw.box(4, -4, w, h, cut=8, fill="s1", edge=f"{colour}/40"),
            draw.box(0, 0, w, h, cut=8, fill=f"{colour}/25>s2", edge=colour, width=1.5),
            draw.text(8, 17, say("node-card", card=top), 13, font="card", weight=700,
                      wrap=w - 14, lines=2 if plan.wide else 1),
            draw.icon(f"aa-{TYPES[CARDS[top].type]}", 8, h - 46, 16, "ink"),
            draw.icon(ROW_SIGNS[row], 30, h - 48, 20, colour),
            draw.text(8, h - 8, price, 13, font="card", weight=600, fill="ink", wrap=w - 42,
                      lines=1),
            draw.icon("ui-deck", w - 34, h - 20, 13, "ink-2"),
            draw.text(w - 5, h - 8, len(deck), 13, weight=700, anchor="end"),
        )  # fmt: skip
        words = (name, say(f"type-{TYPES[CARDS[top].type]}"), *side_words(top, 0), *back(top))
        found.append(Node(key, (x, y), (w, h), name, look, words, "A-64"))
    return found


def back(card: int) -> tuple[Message, ...]:
    """A-175 What the front tells of the back: a ship's class, a technology's measure."""
    return (say("side-1"), *((measured(card),) if ROW[card] == 1 else side_words(card, 1)))


def system_node(s: Galaxy, plan: Plan) -> Node:
    """A-18 The Available Alien System with its table."""
    x, y, w, h = plan.system
    table = SYSTEMS[s.system]
    name = say("node-system", system=s.system)
    look = (
        draw.box(0, 0, w, h, cut=10, fill="accent/18>s2", edge="accent", width=1.5),
        draw.icon("aa-alien", 10, 8, 24, "accent"),
        draw.text(38, 24, say(f"system-{table.id}"), 14, weight=700, wrap=106, lines=2),
        draw.text(10, h - 10, say("systems-left", count=len(s.systems)), 12.5, font="card",
                  weight=600, fill="ink-2", wrap=130, lines=1),
        *table_look(table, 146, 5, w - 152, h - 10),
    )  # fmt: skip
    words = (say(f"system-{table.id}"), say("systems-left", count=len(s.systems)),
             *table_rows(table), *note(table.sources))  # fmt: skip
    return Node("system", (x, y), (w, h), name, look, words, "A-114")


def pile_nodes(s: Galaxy, plan: Plan) -> list[Node]:
    """A-11 Deck sizes, the discard pile and the Basic Defence Plan."""
    basic = PLANS[BASIC_PLAN]
    piles = (
        ("resources", "ui-deck", len(s.deck), False, "A-16"),
        ("discard", "ui-discard", len(s.discard), True, "A-31"),
        ("artifacts", "aa-artifact", len(s.relics), False, "A-139"),
    )
    found = []
    for (key, sign, number, up, rule), (x, y, w, h) in zip(piles, plan.piles, strict=False):
        name = say(f"node-{key}", count=number)
        look = draw.pile(w, h, sign, number, open_face=up)
        found.append(
            Node(
                f"pile:{key}",
                (x, y),
                (w, h),
                name,
                look,
                (name, say(f"pile-note-{key}")),
                rule,
                tells=True,
            )
        )
    x, y, w, h = plan.piles[3]
    name = say("node-plan", plan=BASIC_PLAN)
    look = draw.pile(w, h, "aa-defence", len(s.plan_deck))
    words = (name, *table_rows(basic), say("node-plans", count=len(s.plan_deck)),
             say("node-blockades", count=s.tokens), *note(basic.sources))  # fmt: skip
    found.append(Node(f"plan:{BASIC_PLAN}", (x, y), (w, h), name, look, words, "A-127"))
    return found


# ---- the operational sides ----------------------------------------------------------------------


def back_nodes(plan: Plan) -> list[Node]:
    """A-175 Beside each deck: which operational sides there are, for everybody at any time."""
    found = []
    for row, (x, y, w, h) in enumerate(plan.decks):
        name = say("node-backs", deck=row)
        look = (
            draw.disc(11, 11, 10, fill="s0/80", edge=ROW_COLOURS[row], width=1),
            draw.icon("ui-info", 4, 4, 14, "ink-2"),
        )
        found.append(Node(f"backs:{row}", (x + w - 26, y + h - 46), (22, 22), name, look,
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
