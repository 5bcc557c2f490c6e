"""A player's own board: the faction, and three lanes of cards."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Message, Seat

from ..box import FACTIONS, LIMITS, PLANS
from ..reading.effects import COLOURS
from ..reading.tables import COST_MODS, ROW_CARDS, SYMBOLS, bits, total
from ..rules.measures import count, faction_points
from ..scoring import if_it_ended_now
from ..state import NOBODY, Galaxy, Player
from ..text import say
from .cards import half_at, half_look, inspector, lane_look
from .effect_words import (
    ability_text,
    end_text,
    paragraph,
    setup_text,
    table_rows,
)
from .layout import ROW_COLOURS, ROW_SIGNS, SYMBOL_COLOURS, Lane, Plan, Rect, plates, shares
from .payments import bank_look
from .sources import note

WIDEST = (134.0, 200.0)  # a project, a card of the Empire
STRIP = 22.0  # the foot of a card, where halves lie
NARROWEST = 8.0  # a half of which one still sees the colour


def cost_parts(s: Galaxy, seat: Seat, row: int) -> tuple[int, int, int]:
    """A-50, A-52 What the next card of a row costs this player: basis, cards owned, reductions."""
    p = s.players[seat]
    steps = LIMITS.cost_step * count(p.empire & ROW_CARDS[row])
    return LIMITS.build_cost, steps, -total(COST_MODS[row], p.logistic & ~p.blockaded)


def cost_shown(s: Galaxy, seat: Seat, row: int) -> int:
    """A-50, A-51 What the next card of a row costs this player."""
    base, owned, less = cost_parts(s, seat, row)
    return max(0, base + owned - less)


def lane_nodes(s: Galaxy, seat: Seat, row: int, plan: Plan) -> list[Node]:
    """One row of a faction board: cards under construction, the cost, finished cards."""
    p, lane = s.players[seat], plan.lanes[row]
    projects = bits(p.projects & ROW_CARDS[row])
    finished = bits(p.empire & ROW_CARDS[row])
    if plan.wide:
        rects = [*shares(lane.projects, len(projects), WIDEST[0]),
                 *shares(lane.empire, len(finished), WIDEST[1])]  # fmt: skip
    else:
        rects = plates(lane.projects, len(projects) + len(finished))
    nodes = [gate_node(s, seat, row, lane, plan.wide)]
    for card, rect in zip(projects, rects, strict=False):
        nodes.append(project_node(s, seat, card, rect))
    for card, rect in zip(finished, rects[len(projects) :], strict=True):
        nodes.append(empire_node(p, card, rect))
    return nodes


def gate_node(s: Galaxy, seat: Seat, row: int, lane: Lane, wide: bool) -> Node:
    """A-50 What the next card of the row costs, and why."""
    x, y, w, h = lane.gate
    base, owned, less = cost_parts(s, seat, row)
    cost, colour = cost_shown(s, seat, row), ROW_COLOURS[row]
    name = say("node-row", row=row, symbols=cost)
    why = say("cost-parts", base=base, owned=owned, less=less)
    mid, top = w / 2, (14.0 if wide else max(8.0, h / 2 - 34))
    point = f"M0 0H{w - 10}L{w} {h / 2}L{w - 10} {h}H0Z"
    look = [
        draw.path(point, fill=f"{colour}/22", edge=f"{colour}/60"),
        draw.icon(ROW_SIGNS[row], mid - 16, top - 6, 28, colour),
        draw.text(mid - 6, top + 50, cost, 22, weight=700, anchor="middle"),
        draw.icon(f"aa-{COLOURS[row]}", mid + 6, top + 35, 15, SYMBOL_COLOURS[row]),
    ]
    if wide:
        look.append(draw.text(mid - 4, top + 76, why, 12.5, font="card", weight=600,
                              anchor="middle", fill="ink-2", wrap=w - 12, lines=2))  # fmt: skip
    return Node(f"row:{row}", (x, y), (w, h), name, tuple(look), (name, why), "A-50")


def project_node(s: Galaxy, seat: Seat, card: int, rect: Rect) -> Node:
    """A card under construction: what is attached, of how many symbols that are needed."""
    x, y, w, h = rect
    row = 0 if ROW_CARDS[0] >> card & 1 else 1 if ROW_CARDS[1] >> card & 1 else 2
    halves = [a & 255 for a in s.players[seat].attached if a >> 8 == card]
    symbols, cost = sum(SYMBOLS[half] for half in halves), cost_shown(s, seat, row)
    name = say("node-project", card=card, symbols=symbols, cost=cost)
    told = say("symbols-of-cost", symbols=symbols, cost=cost)
    look = [
        *lane_look(card, w, h, None, foot=STRIP + 2),
        draw.text(w - 6, h - 7, told, 13, weight=700, anchor="end"),
    ]
    kids = half_row(halves, 5, h - STRIP - 1, w - 46)
    return Node(f"card:{card}", (x, y), (w, h), name, tuple(look), (*inspector(card, None), name),
                "A-53", kids, zoom=w < WIDEST[0] - 20)  # fmt: skip


def half_row(halves: list[int], x: float, y: float, w: float) -> tuple[Node, ...]:
    """A-56 Attached halves side by side; where there is no room for all, they lie on each other."""
    step = min(44.0, max(w, NARROWEST) / max(1, len(halves)))
    size = max(step - 2, NARROWEST), STRIP - 3
    return tuple(
        Node(f"half:{half}", (x + n * step, y), size,
             say("node-half-attached", half=half), half_look(half_at(half), *size),
             (say("node-half-attached", half=half), say("attached-note")), "A-56", tells=True)
        for n, half in enumerate(halves)
    )  # fmt: skip


def empire_node(p: Player, card: int, rect: Rect) -> Node:
    """A finished card, with the stock of an operational planet (A-91)."""
    x, y, w, h = rect
    side, blocked = p.operational >> card & 1, bool(p.blockaded >> card & 1)
    stock = sorted(a & 255 for a in p.stock if a >> 8 == card)
    name = say("node-card-blockaded" if blocked else f"node-card-{side}", card=card)
    lines = max(1, -(-len(stock) // max(1, int((w - 8) // 44))))
    foot = lines * STRIP if stock else 0.0
    look = lane_look(card, w, h, side, blockaded=blocked, foot=foot)
    words = [*inspector(card, side), *((say("blockaded"),) if blocked else ())]
    if stock:
        words += [say("node-half-stock", half=half, card=card) for half in stock]
        words.append(say("stock-note"))
    kids = stock_halves(card, stock, w, h - foot - 2)
    return Node(f"card:{card}", (x, y), (w, h), name, look, tuple(words), "A-6", kids,
                zoom=w < WIDEST[0] - 20)  # fmt: skip


def stock_halves(planet: int, halves: list[int], w: float, y: float) -> tuple[Node, ...]:
    """A-91 Every card in stock by its visible half, line by line."""
    columns = max(1, int((w - 8) // 44))
    each = (w - 8) / columns
    found = []
    for n, half in enumerate(halves):
        at, size = (4 + n % columns * each, y + n // columns * STRIP), (each - 2, STRIP - 2)
        name = say("node-half-stock", half=half, card=planet)
        found.append(Node(f"half:{half}", at, size, name, half_look(half_at(half), *size), (name,),
                          "A-91"))  # fmt: skip
    return tuple(found)


# ---- the faction --------------------------------------------------------------------------------


def board_node(s: Galaxy, seat: Seat, plan: Plan) -> Node:
    """The faction: points, ability, end scoring, Bank; or the factions that can be chosen."""
    x, y, w, h = plan.board
    p = s.players[seat]
    if p.faction == NOBODY:
        return faction_choice(s, plan)
    key = f"faction-{FACTIONS[p.faction].id}"
    name = say("node-faction", faction=p.faction)
    now = say("if-it-ended", vp=if_it_ended_now(s, seat))
    look = [
        draw.box(0, 0, w, h, cut=10, fill="accent/16>s1", edge="accent", width=1.5),
        draw.text(14, 22, say(key), 17, weight=700, wrap=w - 240, lines=1),
        *((draw.icon("g-first", w - 218, 8, 18, "c-gold"),) if seat == s.first else ()),
        *bank_look(p.bank, w - 188, 9, 172),
        draw.icon("aa-operational", 12, 32, 15, "accent"),
        *(short_faction(s, seat, w) if plan.wide else long_faction(s, seat, w)),
        draw.icon("g-vp", 12, h - 21, 16, "c-gold"),
        draw.text(32, h - 7, p.vp + sum(s.end_vp[seat]), 17, weight=700),
        draw.text(66, h - 8, now, 13, font="card", weight=600, fill="ink-2"),
        draw.text(w - 12, h - 8, held_line(p), 13, font="card", weight=600, fill="ink-2",
                  anchor="end"),
    ]  # fmt: skip
    words = (*faction_words(s, seat), bank_words(p.bank), now, held_line(p), *known_plans(p))
    return Node(f"faction:{p.faction}", (x, y), (w, h), name, tuple(look), words, "A-151")


def short_faction(s: Galaxy, seat: Seat, w: float) -> list[Shape]:
    """A-151, A-153 The ability by name and price, the end scoring as it stands."""
    faction = s.players[seat].faction
    pay = FACTIONS[faction].ability[0].pay
    told = say(f"faction-{FACTIONS[faction].id}.ability")
    if pay.one_colour:
        told = say("ability-of-one", name=told, symbols=pay.one_colour)
    elif len(pay.symbols) == 1:
        ((colour, symbols),) = pay.symbols
        told = say("ability-priced", name=told, symbols=symbols, colour=colour)
    ends = say("end-short", vp=faction_points(s, seat))
    return [
        draw.text(32, 44, told, 13, font="card", weight=600, wrap=w * 0.58 - 32, lines=1),
        draw.text(w - 12, 44, ends, 13, font="card", weight=600, fill="ink-2", anchor="end",
                  wrap=w * 0.4, lines=1),
    ]  # fmt: skip


def long_faction(s: Galaxy, seat: Seat, w: float) -> list[Shape]:
    """The same with all that the faction card says."""
    return [
        draw.text(32, 44, ability_line(s.players[seat].faction), 13, font="card", weight=600,
                  wrap=w - 44, lines=3),
        draw.text(14, 96, end_line(s, seat), 13, font="card", weight=500, fill="ink-2",
                  wrap=w - 28, lines=3),
    ]  # fmt: skip


def held_line(p: Player) -> Message:
    """A-11 How many Artifacts and Defence Plans a player holds."""
    return say("kept-line", artifacts=len(p.artifacts), plans=len(p.plans))


def known_plans(p: Player) -> tuple[Message, ...]:
    """A-12 The plans of a hand that everybody has seen."""
    return tuple(
        say("plan-known", plan=plan, table=paragraph(table_rows(PLANS[plan])))
        for plan in bits(p.shown)
    )


def ability_line(faction: int) -> Message:
    """A-151 The ability's name and what it says."""
    return say("named", name=say(f"faction-{FACTIONS[faction].id}.ability"),
               text=ability_text(faction))  # fmt: skip


def end_line(s: Galaxy, seat: Seat) -> Message:
    """A-153 The end scoring, and what it would give now."""
    return say("end-now", text=end_text(s.players[seat].faction), vp=faction_points(s, seat))


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
        say("end-now-short", vp=faction_points(s, seat)),
        *note(FACTIONS[faction].sources),
    )


def faction_choice(s: Galaxy, plan: Plan) -> Node:
    """A-20 The factions that nobody leads yet."""
    x, y, w, h = plan.factions
    taken = {p.faction for p in s.players}
    free = [n for n in range(len(FACTIONS)) if n not in taken]
    columns, lines = (3, 2) if plan.wide else (1, 6)
    cw, ch = w / columns - 6, h / lines - 6
    kids = []
    for at, n in enumerate(free):
        key = f"faction-{FACTIONS[n].id}"
        body: list[Shape] = [
            draw.box(0, 0, cw, ch, cut=8, fill="accent/14>s2", edge="accent"),
            draw.text(12, 22, say(key), 17, weight=700, wrap=cw - 20, lines=1),
            draw.text(12, 40, ability_line(n), 13, font="card", weight=600, wrap=cw - 22, lines=3),
        ]
        if plan.wide:
            body += [
                draw.text(12, 88, setup_text(n), 13, font="card", weight=500, fill="ink-2",
                          wrap=cw - 22, lines=2),
                draw.text(12, 124, end_text(n), 13, font="card", weight=500, fill="ink-2",
                          wrap=cw - 22, lines=2),
            ]  # fmt: skip
        words = (say(key), setup_text(n), say("ability-named", ability=n), ability_text(n),
                 end_text(n), *note(FACTIONS[n].sources))  # fmt: skip
        place = (at % columns * (cw + 6), at // columns * (ch + 6))
        name = say("node-faction", faction=n)
        kids.append(Node(f"faction:{n}", place, (cw, ch), name, tuple(body), words, "A-20"))
    return Node("factions", (x, y), (w, h), say("phase-choosing"), (), (), "A-20", tuple(kids),
                tells=True)  # fmt: skip
