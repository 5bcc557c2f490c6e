"""A player's own board: three rows of cards, the faction, the stock."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node
from starboard.kernel import Message, Seat

from ..box import FACTIONS, LIMITS
from ..reading.effects import COLOURS
from ..reading.tables import COST_MODS, ROW_CARDS, SYMBOLS, bits, total
from ..rules.measures import count
from ..state import NOBODY, Galaxy
from ..text import say
from .cards import card_look, half_at, half_look, inspector
from .effect_words import ability_text, end_text, setup_text
from .layout import ROW_COLOURS, ROW_SIGNS, SYMBOL_COLOURS, Plan, Rect, spread
from .payments import bank_look
from .sources import note


def cost_shown(s: Galaxy, seat: Seat, row: int) -> int:
    """A-50 What the next card of a row costs this player."""
    p = s.players[seat]
    works = p.logistic & ~p.blockaded
    steps = LIMITS.cost_step * count(p.empire & ROW_CARDS[row])
    return max(0, LIMITS.build_cost + steps + total(COST_MODS[row], works))


def board_row(s: Galaxy, seat: Seat, row: int, plan: Plan) -> list[Node]:
    """One row of a faction board: cards under construction, the cost, finished cards."""
    p = s.players[seat]
    cw, ch = plan.card
    x, y, w, h = plan.labels[row]
    cost = cost_shown(s, seat, row)
    name = say("node-row", row=row, symbols=cost)
    label = (
        draw.box(0, 0, w, h, fill=f"{ROW_COLOURS[row]}/18"),
        draw.icon(ROW_SIGNS[row], w / 2 - 16, 12, 32, ROW_COLOURS[row]),
        draw.text(w / 2, 62, say(("ships", "technologies", "planets")[row] + "-short"), 12,
                  anchor="middle", wrap=w - 2, lines=1),
        draw.text(w / 2, 80, say("next-costs"), 10, font="card", anchor="middle", fill="ink-2",
                  wrap=w - 2, lines=1),
        draw.text(w / 2 - 8, 104, cost, 20, weight=700, anchor="middle"),
        draw.icon(f"aa-{COLOURS[row]}", w / 2 + 4, 91, 14, SYMBOL_COLOURS[row]),
    )  # fmt: skip
    nodes = [Node(f"row:{row}", (x, y), (w, h), name, label, (name,), "A-50")]
    projects = list(bits(p.projects & ROW_CARDS[row]))
    for card, left in zip(projects, spread(plan.projects[row], len(projects), cw), strict=True):
        nodes.append(project_node(s, seat, card, (left, plan.projects[row][1] + 3, cw, ch)))
    finished = list(bits(p.empire & ROW_CARDS[row]))
    for card, left in zip(finished, spread(plan.empires[row], len(finished), cw), strict=True):
        side, blocked = p.operational >> card & 1, bool(p.blockaded >> card & 1)
        name = say("node-card-blockaded" if blocked else "node-card", card=card)
        look = card_look(card, cw, ch, side, blockaded=blocked)
        words = inspector(card, side) + ((say("blockaded"),) if blocked else ())
        at = (left, plan.empires[row][1] + 3)
        nodes.append(Node(f"card:{card}", at, (cw, ch), name, look, words, "A-6"))
    return nodes


def project_node(s: Galaxy, seat: Seat, card: int, rect: Rect) -> Node:
    """A card under construction with its attached resources below."""
    x, y, w, h = rect
    halves = [a & 255 for a in s.players[seat].attached if a >> 8 == card]
    name = say("node-project", card=card, symbols=sum(SYMBOLS[half] for half in halves))
    look = card_look(card, w, h - (22 if halves else 0), None)
    each = w / max(1, len(halves))
    kids = tuple(
        Node(f"half:{half}", (n * each, h - 20), (each - 2, 19),
             say("node-half-attached", half=half), half_look(half_at(half), each - 2, 19),
             (), "A-56")
        for n, half in enumerate(halves)
    )  # fmt: skip
    return Node(f"card:{card}", (x, y), (w, h), name, look, inspector(card, None), "A-53", kids)


# ---- the faction --------------------------------------------------------------------------------


def board_node(s: Galaxy, seat: Seat, plan: Plan) -> Node:
    """The faction: points, ability, end scoring, Bank; or the factions that can be chosen."""
    x, y, w, h = plan.board
    p = s.players[seat]
    if p.faction == NOBODY:
        return faction_choice(s, plan)
    key = f"faction-{FACTIONS[p.faction].id}"
    name = say("node-faction", faction=p.faction)
    look = (
        draw.box(0, 0, w, h, cut=10, fill="accent/16>s1", edge="accent", width=1.5),
        draw.text(14, 24, say(key), 17, weight=700, wrap=w - 112, lines=1),
        *((draw.icon("g-first", w - 88, 9, 20, "c-gold"),) if seat == s.first else ()),
        draw.icon("g-vp", w - 62, 9, 20, "c-gold"),
        draw.text(w - 12, 26, p.vp + sum(s.end_vp[seat]), 20, weight=700, anchor="end"),
        draw.icon("ui-play", 14, 31, 13, "accent"),
        draw.text(32, 42, say(f"{key}.ability"), 13, fill="accent", wrap=w - 44, lines=1),
        draw.text(14, 57, ability_text(p.faction), 11.5, font="card", weight=500, fill="ink-2",
                  wrap=w - 26, lines=2),
        draw.text(14, 86, end_text(p.faction), 11.5, font="card", weight=500, fill="ink-2",
                  wrap=w - 26, lines=2),
        *bank_look(p.bank, 12, h - 32, w - 24),
    )  # fmt: skip
    words = (*faction_words(s, seat), bank_words(p.bank))
    return Node(f"faction:{p.faction}", (x, y), (w, h), name, look, words, "A-151")


def bank_words(credits: int) -> Message:
    """A-10 What is in a Bank."""
    return say("node-bank", credits=credits, most=LIMITS.bank_max)


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


def faction_choice(s: Galaxy, plan: Plan) -> Node:
    """A-20 The factions that nobody leads yet."""
    x, y, w, h = plan.board
    taken = {p.faction for p in s.players}
    free = [n for n in range(len(FACTIONS)) if n not in taken]
    kids = []
    for at, n in enumerate(free):
        key = f"faction-{FACTIONS[n].id}"
        cw, ch = w / 2 - 6, (h - 6) / 3 - 4
        look = (
            draw.box(0, 0, cw, ch, cut=6, fill="s2", edge="accent"),
            draw.text(8, 15, say(key), 13, wrap=cw - 12, lines=1),
            draw.text(8, 26, ability_text(n), 9, font="card", fill="ink-2", wrap=cw - 12, lines=2),
        )
        words = (say(key), setup_text(n), say("ability-named", ability=n), ability_text(n),
                 end_text(n), *note(FACTIONS[n].sources))  # fmt: skip
        place = (at % 2 * (cw + 8) + 2, at // 2 * (ch + 4) + 3)
        name = say("node-faction", faction=n)
        kids.append(Node(f"faction:{n}", place, (cw, ch), name, look, words, "A-20"))
    return Node("factions", (x, y), (w, h), say("phase-choosing"), (), (), "A-20", tuple(kids))


# ---- the stock ----------------------------------------------------------------------------------


def stock_nodes(s: Galaxy, seat: Seat, plan: Plan) -> list[Node]:
    """A-91 The stocks of my operational planets, a line for each, every card's visible half."""
    x, y, w, h = plan.stock
    halves = s.players[seat].stock
    planets = sorted({a >> 8 for a in halves})
    high = min(28.0, (h - 18) / max(1, len(planets)))
    label = 110.0
    look = [draw.box(0, 0, w, h, cut=8, fill="c-green/10>s1", edge="c-green/60", dash="5 4")]
    if not planets:
        look.append(draw.text(10, 16, say("stock-note"), 12, font="card", weight=600, fill="ink-2",
                              wrap=w - 20, lines=3))  # fmt: skip
    kids = []
    for line, planet in enumerate(planets):
        top = 14 + line * high
        own = sorted(a & 255 for a in halves if a >> 8 == planet)
        title = say("node-stock", card=planet)
        name_look = (draw.text(2, high / 2 + 3, say("node-card", card=planet), 11, font="card",
                               weight=600, wrap=label - 10, lines=1),)  # fmt: skip
        kids.append(Node(f"stock-of:{planet}", (6, top), (label - 8, high - 3), title, name_look,
                         (title,), "A-91", tells=True))  # fmt: skip
        each = min(46.0, (w - label - 6) / len(own))
        for n, half in enumerate(own):
            at, size = (label + n * each, top), (each - 3, high - 3)
            name = say("node-half-stock", half=half, card=planet)
            kids.append(Node(f"half:{half}", at, size, name, half_look(half_at(half), *size),
                             (name,), "A-91"))  # fmt: skip
    name = say("node-stock", card=planets) if planets else say("stock-note")
    return [Node(f"stock:{seat}", (x, y), (w, h), name, tuple(look), (name, say("stock-note")),
                 "A-91", tuple(kids))]  # fmt: skip
