"""What a seat sees: my board in the middle, the decks above it, the other boards around."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Player, Scene, Shape
from starboard.kernel import Message, Seat

from .box import ARTIFACTS, CARDS, FACTIONS, LIMITS, PLANS, SYSTEMS
from .charts import bank_look, coin_look, table_look
from .drawing import (
    ROW_COLOURS,
    ROW_SIGNS,
    SYMBOL_COLOURS,
    Plan,
    Rect,
    card_look,
    half_at,
    half_look,
    inspector,
    measured,
    side_words,
    spread,
    tall_plan,
    wide_plan,
)  # fmt: skip
from .effects import COLOURS, TYPES
from .metrics import count
from .origins import note
from .others import backs, faction_words, hand, overlay, rival
from .rules.basic import buy_price
from .says import ability_text, artifact_text, end_text, setup_text, table_rows, window_text
from .state import ACTION, BASIC_PLAN, DRAWING, NOBODY, SCORING, Galaxy
from .tables import COST_MODS, PLANETS, ROW, ROW_CARDS, SHIPS, SYMBOLS, TECHNOLOGIES, bits, total
from .text import say

PHASE_KEYS = (
    "phase-choosing",
    "phase-setting-up",
    "phase-action",
    "phase-drawing",
    "phase-drawing",
    "phase-scoring",
)  # fmt: skip


def scene(s: Galaxy, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat; a spectator looks over the shoulder of the active player, blind."""
    mine = s.active if seat is None else seat
    others = [(mine + n) % len(s.players) for n in range(1, len(s.players))]
    plan = wide_plan() if layout == "wide" else tall_plan(len(others))
    nodes = [*decks(s, plan), *backs(plan), system(s, plan), *piles(s, plan)]
    for row in range(3):
        nodes += board_row(s, mine, row, plan)
    nodes += [board(s, mine, plan), *kept(s, seat, mine, plan), *stock(s, mine, plan)]
    nodes += [rival(s, other, plan.rival(n, len(others))) for n, other in enumerate(others)]
    nodes += overlay(s, seat, plan)
    marker = say("last-round") if s.last_round else say("marker", marker=s.marker)
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player(s, n) for n in range(len(s.players))),
        (say("phase-action"), say("phase-drawing")),
        {ACTION: 0, DRAWING: 1}.get(s.phase, -1),
        marker if s.phase in (ACTION, DRAWING) else say(PHASE_KEYS[s.phase]),
        hand(s, seat),
        backdrop(plan),
    )


def backdrop(plan: Plan) -> tuple[Shape, ...]:
    """Three tinted bands, one a row."""
    bands = []
    for left, right, colour in zip(plan.projects, plan.empires, ROW_COLOURS, strict=True):
        x, y, h = left[0] - 4, left[1] - 3, left[3] + 6
        w = right[0] + right[2] + 4 - x
        bands.append(draw.box(x, y, w, h, cut=10, fill=f"{colour}/10>s0", edge=f"{colour}/35"))
    x, y = plan.projects[0][0], plan.projects[0][1] - 8
    return (
        *bands,
        draw.text(x, y, say("construction"), 12, fill="ink-2"),
        draw.text(plan.empires[0][0], y, say("empire"), 12, fill="ink-2"),
    )


def player(s: Galaxy, seat: Seat) -> Player:
    """A row of the players' panel."""
    p = s.players[seat]
    faction = say(f"faction-{FACTIONS[p.faction].id}") if p.faction != NOBODY else say("no-faction")
    lines = (
        faction,
        say("panel-line", credits=p.bank, ships=count(p.empire & SHIPS),
            technologies=count(p.empire & TECHNOLOGIES), planets=count(p.empire & PLANETS)),
        say("panel-hand", count=len(p.hand), artifacts=len(p.artifacts), plans=len(p.plans)),
        *((say("first-player"),) if seat == s.first else ()),
    )  # fmt: skip
    score = p.vp + sum(s.end_vp[seat])
    active = seat == s.active and s.phase != SCORING
    return Player(seat, f"seat-{seat + 1}", f"seat-{seat + 1}", lines, active, False, score)


# ---- above the boards -------------------------------------------------------------------------


def decks(s: Galaxy, plan: Plan) -> list[Node]:
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
            draw.box(5, -5, w, h, cut=8, fill="s1", edge=f"{colour}/40"),
            draw.box(0, 0, w, h, cut=8, fill=f"{colour}/25>s2", edge=colour, width=1.5),
            draw.icon(ROW_SIGNS[row], 8, 10, 30, colour),
            draw.text(46, 20, say("node-card", card=top), 13, font="card", weight=700,
                      wrap=w - 52, lines=1),
            draw.icon(f"aa-{TYPES[CARDS[top].type]}", 46, 27, 16, "ink"),
            draw.icon("aa-logistics", 66, 27, 16, "ink"),
            draw.text(w - 8, h - 9, price, 11, font="card", anchor="end", fill="ink-2",
                      wrap=w - 48, lines=1),
            draw.text(12, h - 9, len(deck), 15, weight=700),
        )  # fmt: skip
        words = (name, say(f"type-{TYPES[CARDS[top].type]}"), *side_words(top, 0), *back(top))
        found.append(Node(key, (x, y), (w, h), name, look, words, "A-64"))
    return found


def back(card: int) -> tuple[Message, ...]:
    """A-175 What the front tells of the back: a ship's class, a technology's measure."""
    return (say("side-1"), *((measured(card),) if ROW[card] == 1 else side_words(card, 1)))


def system(s: Galaxy, plan: Plan) -> Node:
    """A-18 The Available Alien System with its table."""
    x, y, w, h = plan.system
    table = SYSTEMS[s.system]
    name = say("node-system", system=s.system)
    look = (
        draw.box(0, 0, w, h, cut=10, fill="accent/18>s2", edge="accent", width=1.5),
        draw.icon("aa-alien", 10, 12, 26, "accent"),
        draw.text(42, 26, say(f"system-{table.id}"), 15, weight=700, wrap=84, lines=2),
        *table_look(table, 130, 6, w - 138, h - 12),
    )
    words = (say(f"system-{table.id}"), *table_rows(table), *note(table.sources))
    return Node("system", (x, y), (w, h), name, look, words, "A-114")


def piles(s: Galaxy, plan: Plan) -> list[Node]:
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
        found.append(Node(f"pile:{key}", (x, y), (w, h), name, look, (name,), rule))
    x, y, w, h = plan.piles[3]
    name = say("node-plan", plan=BASIC_PLAN)
    look = draw.pile(w, h, "aa-defence", len(s.plan_deck))
    words = (name, *table_rows(basic), say("node-plans", count=len(s.plan_deck)),
             say("node-blockades", count=s.tokens), *note(basic.sources))  # fmt: skip
    found.append(Node(f"plan:{BASIC_PLAN}", (x, y), (w, h), name, look, words, "A-127"))
    return found


# ---- my board ---------------------------------------------------------------------------------


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
        nodes.append(project(s, seat, card, (left, plan.projects[row][1] + 3, cw, ch)))
    finished = list(bits(p.empire & ROW_CARDS[row]))
    for card, left in zip(finished, spread(plan.empires[row], len(finished), cw), strict=True):
        side, blocked = p.operational >> card & 1, bool(p.blockaded >> card & 1)
        name = say("node-card-blockaded" if blocked else "node-card", card=card)
        look = card_look(card, cw, ch, side, blockaded=blocked)
        words = inspector(card, side) + ((say("blockaded"),) if blocked else ())
        at = (left, plan.empires[row][1] + 3)
        nodes.append(Node(f"card:{card}", at, (cw, ch), name, look, words, "A-6"))
    return nodes


def project(s: Galaxy, seat: Seat, card: int, rect: Rect) -> Node:
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


def board(s: Galaxy, seat: Seat, plan: Plan) -> Node:
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


def kept(s: Galaxy, seat: Seat | None, mine: Seat, plan: Plan) -> list[Node]:
    """A-12 My Artifacts and Defence Plans; for others only how many there are."""
    x, y, w, h = plan.kept
    p = s.players[mine]
    things: list[Node] = []
    own = seat == mine
    artifacts = sorted(p.artifacts) if own else []
    plans = sorted(p.plans) if own else list(bits(p.shown))
    total_count = len(artifacts) + len(plans)
    rows = 2 if plan.wide else 1
    columns = max(2, (total_count + rows - 1) // rows)
    cw, ch = (w - 12) / columns, (h - 28 - (34 if plan.wide else 0)) / rows
    for n in range(total_count):
        at = (6 + n % columns * cw, 24 + n // columns * ch)
        size = (cw - 4, ch - 4)
        if n < len(artifacts):
            things.append(artifact_node(artifacts[n], at, size))
        else:
            things.append(plan_node(plans[n - len(artifacts)], at, size))
    held = say("kept-line", artifacts=len(p.artifacts), plans=len(p.plans))
    look = (
        draw.box(0, 0, w, h, cut=8, fill="s1/80", edge="line"),
        draw.text(10, 17, held, 12, fill="ink-2", wrap=w - 20, lines=1),
    )  # fmt: skip
    node = Node(f"kept:{mine}", (x, y), (w, h), say("kept"), look, (), "A-139", tuple(things))
    return [node, *bill(s, plan)]


def artifact_node(artifact: int, at: tuple[float, float], size: tuple[float, float]) -> Node:
    """An Artifact in my hand."""
    key, (w, h) = f"artifact-{ARTIFACTS[artifact].id}", size
    look = (
        draw.box(0, 0, w, h, cut=6, fill="accent/20>s2", edge="accent"),
        draw.icon("aa-artifact", 5, h / 2 - 9, 18, "accent"),
        draw.text(27, h / 2 + 4, say(key), 12, font="card", weight=700, wrap=w - 32, lines=1),
    )
    words = (say(key), artifact_text(artifact), window_text(artifact),
             *note(ARTIFACTS[artifact].sources))  # fmt: skip
    return Node(f"artifact:{artifact}", at, size, say("node-artifact", artifact=artifact), look,
                words, "A-140")  # fmt: skip


def plan_node(plan: int, at: tuple[float, float], size: tuple[float, float]) -> Node:
    """A Defence Plan in my hand, or one that everybody has seen."""
    key, (w, h) = f"plan-{PLANS[plan].id}", size
    look = (
        draw.box(0, 0, w, h, cut=6, fill="c-grey/20>s2", edge="c-grey"),
        draw.icon("aa-defence", 5, h / 2 - 9, 18, "c-grey"),
        draw.text(27, h / 2 + 4, say(key), 12, font="card", weight=700, wrap=w - 32, lines=1),
    )
    facts = PLANS[plan]
    costs = (say("plan-price", credits=facts.cost),) if facts.cost else ()
    words = (say(key), *costs, *table_rows(facts), *note(facts.sources))
    return Node(f"plan:{plan}", at, size, say("node-plan", plan=plan), look, words, "A-111")


def bill(s: Galaxy, plan: Plan) -> list[Node]:
    """The payment helper: what is still to be paid, and with how many cards."""
    if not s.bill:
        return []
    x, y, w, h = plan.bill
    _, coin, left, slots, *_ = s.bill
    name = say("node-bill", symbols=left, coin=coin, count=slots)
    look = (
        draw.box(0, 0, w, h, cut=8, fill="s3", edge="lit", width=1.5),
        *coin_look(coin, left, 10, h / 2, w - 140),
        draw.text(w - 10, h / 2 + 5, say("spent-so-far", symbols=left, coin=coin, count=slots), 12,
                  font="card", anchor="end", wrap=126, lines=2),
    )  # fmt: skip
    return [Node("bill", (x, y), (w, h), name, look, (say("bill-title"), name), "A-31")]


def stock(s: Galaxy, seat: Seat, plan: Plan) -> list[Node]:
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
