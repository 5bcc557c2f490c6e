"""What a seat sees: the board in the middle, missions, rivals and the own ships on the left, the
market on the right, as in the design's mock; everything in one column on a phone."""

from __future__ import annotations

from starboard import draw as look
from starboard.draw import Node, Player, Scene, Shape, Tally
from starboard.kernel import Message

from ..box import (
    BOARDS,
    CARDS,
    FACTIONS,
    FIRST_ALLY,
    FIRST_MERCENARY,
    KIND_BITS,
    LEADER,
    LEVELS,
)
from ..rules.hexes import HEXES, areas_of
from ..rules.sides import side_shown
from ..state import (
    MISSION_CHOICE,
    NO_FACTION,
    NO_PATTERN,
    TURNS,
    Side,
    Table,
    has_teams,
    is_action_card,
    is_ally,
    is_mercenary,
)
from ..text import say
from .drawing import (
    SMALLEST,
    TALL,
    WIDE,
    Plan,
    area_name,
    area_plate,
    card_face,
    centre,
    colour_of,
    hex_size,
    hexagon,
    mine_under,
    unit_token,
)
from .ghosts import GAP, TILE, lay_ghosts, turn_tiles
from .inspector import ally_words, card_words, effect_text, faction_text, mercenary_words
from .panels import mission_panel, own_panel, pickers
from .progress import COMMON, SECRET, missing_areas
from .rivals import rival_rows, tick

ROOT3 = 3**0.5


def draw_scene(s: Table, seat: int | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone."""
    plan = WIDE if layout == "wide" else TALL
    mine = side_shown(s, seat)
    nodes: list[Node] = []
    if s.stage == TURNS:
        nodes += board(s, seat, mine, plan)
    nodes += mission_panel(s, seat, mine, plan)
    nodes += rival_rows(s, mine, plan)
    if s.stage == TURNS:
        nodes += own_panel(s, mine, plan)
    nodes += market(s, plan)
    nodes += pickers(s, seat, plan)
    return Scene(
        (plan.size[0], height(nodes, plan)),
        tuple(nodes),
        tuple(player(s, each) for each in range(max(s.chairs) + 1)),
        tuple(say(f"phase-{name}") for name in ("income", "action", "market")),
        s.phase if s.stage == TURNS else -1,
        round_of(s),
        tuple(hand(s, mine, plan)) if seat is not None else (),
        backdrop(plan),
    )


def height(nodes: list[Node], plan: Plan) -> float:
    """A column is as high as what lies in it: fewer rivals leave no gap below."""
    if plan is WIDE:
        return plan.size[1]
    return max(node.at[1] + node.size[1] for node in nodes) + 4 if nodes else plan.size[1]


def round_of(s: Table) -> Message:
    """The level and the round."""
    level = f"@variant-mode-{LEVELS[s.level].id}"
    return say("round-number", level=level, round=s.round) if s.round else say("phase-setup")


def backdrop(plan: Plan) -> tuple[Shape, ...]:
    """A dusty planet behind the board."""
    x, y = plan.middle
    r = min(plan.room) / 2
    return (
        look.disc(x, y, r + 6, fill="c-orange/10", edge="accent/35", width=1.4),
        look.disc(x - r * 0.25, y - r * 0.3, r * 0.66, fill="c-orange/7"),
    )


# ---- the board ------------------------------------------------------------------------------


def board(s: Table, seat: int | None, mine: int, plan: Plan) -> list[Node]:
    """H-25 Every area in play with what stands on it, and what the own missions still lack."""
    here = BOARDS[s.board]
    size = hex_size(here, plan)
    lacking = missing_areas(s, seat, mine)
    ghosts = lay_ghosts(s, plan) if s.pattern != NO_PATTERN else {}
    width, height = size * ROOT3, size * 2
    nodes = []
    for area in areas_of(here.areas):
        dx, dy = centre(HEXES[area], size)
        x, y = width / 2, size
        is_mine = bool(here.mines >> area & 1)
        shapes = area_plate(x, y, size, HEXES[area], here, is_mine, bool(s.area[area]))
        if s.area[area]:
            owner, kind = (s.area[area] >> KIND_BITS) - 1, s.area[area] & 63
            life = s.sides[owner].life if owner >= 0 else 0
            shapes += unit_token(x, y, size * 0.86, owner, kind, life)
            shapes += mine_under(x, y, size) if is_mine else []
        shapes += area_name(x, y, size, area, bool(s.area[area]))
        if s.formed >> area & 1:  # H-112 the formation that has won
            colour = COMMON if s.won == s.mission else SECRET
            shapes.append(hexagon(x, y, size - 1, edge=colour, width=4))
        if area in lacking:
            shapes += lacks(x, y, size, lacking[area], bool(s.area[area]))
        name, words, rule = area_words(s, area, is_mine)
        at = (plan.middle[0] + dx - x, plan.middle[1] + dy - y)
        key, ghost = f"area:{area}", ghosts.get(area, ())
        look_of = tuple(shapes)
        nodes.append(Node(key, at, (width, height), name, look_of, words, rule, ghost=ghost))
    return nodes


def lacks(x: float, y: float, size: float, colours: list[str], blocked: bool) -> list[Shape]:
    """What missions lack: dots, with a red ring where somebody stands in the way.

    They stand aside: what changes is the reckoning and not the area.
    """
    y += size * (0.62 if blocked else 0.5)
    ring = {"edge": "bad", "width": max(1.5, size * 0.07)} if blocked else {}
    r, step = size * (0.13 if blocked else 0.1), size * 0.3
    left = x - step * (len(colours) - 1) / 2
    return [
        look.disc(left + step * n, y, r, fill=colour, aside=True, **ring)
        for n, colour in enumerate(colours)
    ]


def area_words(s: Table, area: int, mine: bool) -> tuple[Message, tuple[Message, ...], str]:
    """The name of an area and what stands there, and words for the inspector."""
    unit = s.area[area]
    where: dict[str, int] = {"area": area, "mine": int(mine)}
    won = (say("area-formed", mission=s.won),) if s.formed >> area & 1 else ()
    if not unit:
        name = say("node-area", **where)
        return name, (name,), "H-28" if mine else "H-26"
    owner, kind = (unit >> KIND_BITS) - 1, unit & 63
    if owner < 0:
        name = say("node-unit-neutral", **where)
        return name, (name,), "H-118"
    side = s.sides[owner]
    if kind == LEADER:
        name = say("node-leader", faction=side.faction, life=side.life, **where)
        leader = say(f"leader-{FACTIONS[side.faction].id}")
        return name, (leader, name, faction_text(side.faction, "told"), *won), "H-39"
    name = say("node-unit", unit=kind, faction=side.faction, **where)
    if is_ally(kind):
        return name, (name, *ally_words(kind - FIRST_ALLY)[1:], *won), "H-34"
    if is_mercenary(kind):
        return name, (name, *mercenary_words(kind - FIRST_MERCENARY), *won), "H-37"
    return name, (name, *won), "H-32"


# ---- cards ----------------------------------------------------------------------------------


def market(s: Table, plan: Plan) -> list[Node]:
    """H-65 The market, extra cards below it, and how many lie in deck and discard pile."""
    x, y, w, h = plan.market
    if s.stage not in (MISSION_CHOICE, TURNS):
        return []
    counts = say("market-deck", deck=len(s.deck), discard=len(s.discard))
    extra = (say("market-extra", cards=s.extra),) if s.extra else ()  # H-68 in force
    thrown = tuple(say(f"card-{CARDS[card].id}") for card in s.discard[-12:])
    head = Node(
        "market", (x, y), (w, 28), say("market"),
        (
            look.icon("hx-market", 0, 2, 22, "accent"),
            look.text(28, 19, say("market"), 16, weight=700),
            look.text(w, 18, counts, SMALLEST, anchor="end", fill="ink-3"),
            *(look.text(84, 19, say("market-extra.short", cards=s.extra), SMALLEST, weight=700,
                        fill="accent") for _ in extra),
        ),
        (say("market"), *extra, say("about-market"), counts, *thrown), "H-65", tells=True,
    )  # fmt: skip
    cards = [*s.market, *s.offer]
    nodes = [head]
    step = (h - 30) / max(5, len(cards))
    seen: dict[int, int] = {}
    for number, card in enumerate(cards):
        seen[card] = seen.get(card, 0) + 1
        again = f":{seen[card]}" if seen[card] > 1 else ""
        key = f"market:{CARDS[card].id}{again}"
        name = say("node-card", card=card, cost=CARDS[card].cost)
        face = tuple(card_face(card, w, step - 6))
        at = (x, y + 30 + step * number)
        nodes.append(Node(key, at, (w, step - 6), name, face, card_words(card), "H-69"))
    return nodes


def hand(s: Table, side: int, plan: Plan) -> list[Node]:
    """A formation that is to be turned, then the viewer's cards."""
    tiles = turn_tiles(s, plan) if s.pattern != NO_PATTERN else []
    return [*tiles, *own_cards(s, side, len(tiles) * (TILE + GAP) + GAP if tiles else 0.0)]


def own_cards(s: Table, side: int, left: float) -> list[Node]:
    """H-66 The viewer's cards; both options of an action card can be touched."""
    w, h = 236.0, 104.0
    nodes = []
    seen: dict[int, int] = {}
    for number, card in enumerate(s.sides[side].cards):
        seen[card] = seen.get(card, 0) + 1
        again = f":{seen[card]}" if seen[card] > 1 else ""
        kids: tuple[Node, ...] = ()
        shapes = card_face(card, w, h)
        if is_action_card(card) and not again:
            kids = tuple(option_plate(card, n, w, h) for n in range(2))
        elif not is_action_card(card):
            shapes += look.count_badge(w - 14, h - 14, s.waiting[card], edge=colour_of(side))
        name = say("node-card-own", card=card)
        words = card_words(card)
        if not is_action_card(card):
            words += (say("node-card-tokens", count=s.waiting[card]),)
            if s.used >> card & 1:
                words += (say("card-used"),)
                shapes += tick(20, 48, 11)
        key = f"own:{CARDS[card].id}{again}"
        at = (left + (w + 8) * number, 0.0)
        nodes.append(Node(key, at, (w, h), name, tuple(shapes), words, "H-66", kids))
    return nodes


def option_plate(card: int, number: int, w: float, h: float) -> Node:
    """H-70 One of the two options on an action card."""
    step = (h - 26) / 2
    name = effect_text(CARDS[card].options[number], "told")
    shape = look.box(0, 0, w - 46, step - 2, r=4, edge="c-gold/25", width=1)
    key = f"option:{CARDS[card].id}:{number}"
    return Node(key, (43, 24 + number * step), (w - 46, step - 2), name, (shape,), (name,), "H-70")


def stock_lines(side: Side) -> tuple[Tally, Tally]:
    """A faction's stock and its units, as signs with numbers."""
    stock = {"life": side.life, "hexilum": side.hexilum, "level": side.income}
    ships = {"ship": sum(side.ship), "hospital": sum(side.hospital), "cards": len(side.cards)}
    first = (
        ("g-life", "bad", side.life),
        ("hx-hexilum", "c-gold", side.hexilum),
        ("hx-income", "good", side.income),
    )
    second = (
        ("hx-mothership", "ink-2", ships["ship"]),
        ("hx-hospital", "bad", ships["hospital"]),
        ("ui-card", "c-gold", ships["cards"]),
    )
    return Tally(say("player-stock", **stock), first), Tally(say("player-units", **ships), second)


def player(s: Table, seat: int) -> Player:
    """A row of the players' panel: the faction, its stock, its units."""
    sides = [n for n, chair in enumerate(s.chairs) if chair == seat]
    lines: list[Message | Tally] = []
    if has_teams(s):
        lines.append(say("team-name", team=s.teams[sides[0]] + 1))
    for number in sides:
        side = s.sides[number]
        if side.faction == NO_FACTION:
            continue
        lines.append(say("player-faction", faction=side.faction))
        if not side.alive:
            lines.append(say("player-out"))
            continue
        lines += stock_lines(side)
    first = sides[0]
    out = not any(s.sides[n].alive for n in sides)
    shape = f"seat-{first + 1}"
    return Player(seat, colour_of(first), shape, tuple(lines), s.active in sides, out)
