"""The panels beside the board: missions and how near they are, rivals, the own ships, choices."""

from __future__ import annotations

from starboard.kernel import Message, Node
from starboard.kernel import scene as look
from starboard.kernel.scene import Shape

from .box import ALLIES, CARDS, FACTIONS, FIRST_ALLY, MAX_INCOME, MAX_LIFE, MISSIONS
from .drawing import (
    Plan,
    ally_sign,
    card_colour,
    colour_of,
    life_bar,
    mission_drawing,
    plate,
    unit_sign,
    unit_token,
)
from .progress import COMMON, SECRET, held
from .rules.draft import right_of, sides_of
from .state import (
    ALLY_CHOICE,
    DRAFT_FIRST,
    DRAFT_SECOND,
    DRAFT_THROW,
    FACTION_CHOICE,
    MISSION_CHOICE,
    NO_FACTION,
    NO_MISSION,
    OFF_BOARD,
    TURNS,
    Table,
)
from .view import kind_name, knows_pool, knows_secret
from .words import say


def side_shown(s: Table, seat: int | None) -> int:
    """The side whose ships are shown: the viewer's, and of two the one whose turn it is."""
    if seat is None or s.chairs[s.active] == seat:
        return s.active
    own = sides_of(s, seat)
    return next((n for n in own if s.sides[n].alive), own[0])


# ---- missions -------------------------------------------------------------------------------


def mission_panel(s: Table, seat: int | None, mine: int, plan: Plan) -> list[Node]:
    """H-112 The common mission and the secret ones the viewer knows, each with its progress."""
    if s.mission == NO_MISSION or s.stage != TURNS:
        return []
    shown = [("common", s.mission, COMMON)]
    if seat is not None:
        shown += [
            (f"secret:{number}", side.secret, SECRET)
            for number, side in enumerate(s.sides)
            if side.secret != NO_MISSION and knows_secret(s, seat, number)
        ]
    w = (plan.width - 6 * (len(shown) - 1)) / len(shown)
    return [
        mission_plate(s, key, mission, colour, mine, (plan.left + n * (w + 6), plan.missions), w)
        for n, (key, mission, colour) in enumerate(shown)
    ]


def mission_plate(
    s: Table, key: str, mission: int, colour: str, mine: int, at: tuple[float, float], w: float
) -> Node:
    """One mission: its formation, and how near every team is to it."""
    common = key == "common"
    h = 176.0
    title = say("common-mission" if common else "secret-mission")
    teams = list(dict.fromkeys(s.teams)) if common else [s.teams[mine]]
    progress = {team: held(s, team, mission) for team in teams}
    shapes = [
        plate(w, h, colour),
        look.text(w / 2, 18, title, 13, weight=700, anchor="middle", wrap=w - 12),
        *mission_drawing(mission, w / 2, 76, 7.5 if w < 120 else 9.5, colour),
        look.text(w / 2, 142, say(f"mission-{MISSIONS[mission].id}"), 13, weight=600,
                  anchor="middle", wrap=w - 10),
    ]  # fmt: skip
    step = w / len(teams)
    small = step < 30
    for n, team in enumerate(teams):
        first = s.teams.index(team)
        size, middle = (9 if small else 13), step * (n + 0.5)
        sign = f"seat-{first + 1}"
        shapes.append(look.icon(sign, middle - size, 163 - size, size, colour_of(first)))
        shapes.append(look.text(middle + 1, 164, progress[team], size + 1, weight=700))
    words = [title, say(f"mission-{MISSIONS[mission].id}"), say("mission-turns")]
    words += [say("mission-dots")]
    for team, have in progress.items():
        chair = s.chairs[s.teams.index(team)]
        words.append(say("mission-near", seat=f"@seat-{chair}", have=have))
    name = say("mission-progress", mission=mission, have=progress[teams[0]])
    return Node(f"progress:{key}", at, (w, h), name, tuple(shapes), tuple(words), "H-112")


# ---- rivals ---------------------------------------------------------------------------------


def rival_rows(s: Table, mine: int, plan: Plan) -> list[Node]:
    """H-127 Everybody else's faction with life, units on the mothership, and cards."""
    if s.stage == FACTION_CHOICE:
        return []
    others = [n for n, side in enumerate(s.sides) if n != mine and side.faction != NO_FACTION]
    height = min(54.0, 228 / max(1, len(others)))
    return [
        rival_row(s, number, (plan.left, plan.rivals + n * height), plan.width, height - 4)
        for n, number in enumerate(others)
    ]


def rival_row(s: Table, number: int, at: tuple[float, float], w: float, h: float) -> Node:
    """One rival: a line for the leader, a line of units and cards."""
    side = s.sides[number]
    faction = FACTIONS[side.faction].id
    colour = colour_of(number)
    shapes: list[Shape] = [
        plate(w, h, colour if side.alive else "line"),
        look.icon(f"seat-{number + 1}", 8, 4, 14, colour),
        look.text(26, 16, say(f"faction-{faction}"), 12.5, weight=600, wrap=w - 70),
    ]
    words: list[Message] = [say(f"faction-{faction}"), say(f"faction-{faction}.text")]
    kids: list[Node] = []
    if side.alive:
        shapes += [
            look.icon("g-life", w - 38, 4, 14, "bad"),
            look.text(w - 20, 16, side.life, 14, weight=700),
        ]
        facts = {"life": side.life, "hexilum": side.hexilum, "level": side.income}
        name = say("node-faction", faction=side.faction, **facts)
        kids = [*rival_ship(s, number, h), *rival_cards(s, number, w, h)]
    else:
        name = say("player-out")
    key = f"faction:{faction}"
    words.append(name)
    return Node(key, at, (w, h), name, tuple(shapes), tuple(words), "H-127", tuple(kids))


def rival_ship(s: Table, number: int, h: float) -> list[Node]:
    """The units on a rival's mothership, one chip a kind."""
    side = s.sides[number]
    faction = FACTIONS[side.faction].id
    nodes: list[Node] = []
    for slot, kind in enumerate(side.army):
        count = side.ship[slot]
        if count:
            name = say("node-target", unit=kind, faction=side.faction, count=count)
            shapes = (
                look.icon(unit_sign(kind), 1, 1, 16, colour_of(number)),
                look.text(18, 14, count, 12, weight=700),
            )
            key = f"ship:{faction}:{kind_name(kind)}"
            at = (8 + 32.0 * len(nodes), h - 21)
            nodes.append(Node(key, at, (30, 18), name, shapes, (name,), "H-92"))
    return nodes


def rival_cards(s: Table, number: int, w: float, h: float) -> list[Node]:
    """A rival's cards, one chip each, from the right."""
    side = s.sides[number]
    faction = FACTIONS[side.faction].id
    nodes: list[Node] = []
    held = list(dict.fromkeys(side.cards))
    step = min(18.0, (w - 100) / max(1, len(held)))
    for n, card in enumerate(held):
        sign = "hx-mercenary" if CARDS[card].tokens else "ui-card"
        shapes = (
            look.box(0, 0, 16, 18, r=3, fill="s2", edge=card_colour(card), width=1),
            look.icon(sign, 2, 3, 12, card_colour(card)),
        )
        word = f"card-{CARDS[card].id}"
        key = f"card:{faction}:{CARDS[card].id}"
        at = (w - 22 - step * n, h - 21)
        words = (say(word), say(f"{word}.text"))
        nodes.append(
            Node(key, at, (16, 18), say("node-card-own", card=card), shapes, words, "H-66")
        )
    return nodes


# ---- the own ships --------------------------------------------------------------------------


def own_panel(s: Table, mine: int, plan: Plan) -> list[Node]:
    """H-3 The leader's plate, the mothership, the allied tiles, the hospital ship."""
    x, y, w = plan.left, plan.own, plan.width
    nodes = [leader_plate(s, mine, (x, y), w)]
    side = s.sides[mine]
    first = y + 110
    allied = [slot for slot, kind in enumerate(side.army) if kind >= FIRST_ALLY]
    rows = [
        ("ship", "unit", "mothership", "hx-mothership", side.ship, colour_of(mine), "H-48"),
        ("hospital", "hospital", "hospital", "hx-hospital", side.hospital, "bad", "H-55"),
    ]
    if allied:
        rows.insert(
            1, ("tiles", "tile", "allied-tile", "hx-ally", side.tile, colour_of(mine), "H-34")
        )
    step = 160 / len(rows)
    for n, (key, kid, title, sign, counts, edge, rule) in enumerate(rows):
        slots = allied if key == "tiles" else range(len(side.army))
        kids = tuple(
            unit_chip(s, mine, kid, side.army[slot], counts[slot], 8 + 46.0 * i, step - 34)
            for i, slot in enumerate(slots)
        )
        shapes = (
            plate(w, step - 4, edge),
            look.icon(sign, w - 22, 5, 15, edge),
            look.text(w - 28, 17, say(title), 11, anchor="end", fill="ink-2"),
        )
        name = say("node-ship", count=sum(counts)) if key == "ship" else say(title)
        at = (x, first + n * step)
        nodes.append(Node(key, at, (w, step - 4), name, shapes, (say(title),), rule, kids))
    return nodes


def unit_chip(s: Table, side: int, zone: str, kind: int, count: int, x: float, y: float) -> Node:
    """A kind of unit in a zone, with its number."""
    names = {"unit": "node-supply", "tile": "node-tile", "hospital": "node-hospital"}
    name = say(names[zone], unit=kind, count=count)
    shapes = [
        *unit_token(13, 14, 14, side if count else -1, kind, 0),
        look.text(28, 19, count, 13, weight=700, fill="ink" if count else "ink-3"),
    ]
    words = [name]
    if kind >= FIRST_ALLY:
        words.append(say(f"ally-{ALLIES[kind - FIRST_ALLY].id}.text"))
    key = f"{zone}:{kind_name(kind)}"
    return Node(key, (x, y), (44, 28), name, tuple(shapes), tuple(words), "H-32")


def leader_plate(s: Table, mine: int, at: tuple[float, float], w: float) -> Node:
    """H-39 The leader's name and life, the hexilum, the income track."""
    side = s.sides[mine]
    faction = FACTIONS[side.faction].id
    colour = colour_of(mine)
    shapes: list[Shape] = [
        plate(w, 106, colour),
        look.text(12, 20, say(f"leader-{faction}"), 15, weight=700, wrap=w - 70),
        look.text(w - 10, 20, f"{side.life} / {MAX_LIFE}", 14, anchor="end", fill="ink-2"),
        *life_bar(12, 29, w - 20, side.life),
        look.icon("hx-hexilum", 10, 46, 20, "c-gold"),
        look.text(34, 63, side.hexilum, 20, weight=700),
        look.text(60, 62, say("hexilum"), 12, fill="ink-2"),
        look.icon("hx-income", 10, 74, 20, "good"),
    ]
    for level in range(1, MAX_INCOME + 1):
        x = 36 + 34 * (level - 1)
        here = level == side.income
        shapes.append(look.box(x, 74, 30, 22, cut=5, fill="good" if here else "s2", edge="line"))
        ink = "ink-dark" if here else "ink-3"
        shapes.append(look.text(x + 15, 90, level, 14, weight=700, anchor="middle", fill=ink))
    kids: tuple[Node, ...] = ()
    if side.leader == OFF_BOARD and side.alive:
        home = say("node-leader-home", life=side.life)
        token = tuple(unit_token(20, 20, 18, mine, 3, side.life))
        kids = (Node("leader", (w - 46, 40), (40, 40), home, token, (home,), "H-39"),)
    facts = {"life": side.life, "hexilum": side.hexilum, "level": side.income}
    name = say("node-faction", faction=side.faction, **facts)
    words = (say(f"leader-{faction}"), say(f"faction-{faction}.text"), name)
    key = f"faction:{faction}"
    return Node(key, at, (w, 106), name, tuple(shapes), words, "H-43", kids)


# ---- choices of the setup -------------------------------------------------------------------


def pickers(s: Table, seat: int | None, plan: Plan) -> list[Node]:
    """What can be chosen during the setup, as cards on the table."""
    if s.stage == FACTION_CHOICE:
        taken = {side.faction for side in s.sides}
        free = [f for f in range(len(FACTIONS)) if f not in taken and (s.aliens or f < 4)]
        return [faction_card(f, spot(plan, n)) for n, f in enumerate(free)]
    if s.stage == MISSION_CHOICE:
        pool = s.pool if knows_pool(s, seat) else list(s.turned)
        return [mission_card(mission, spot(plan, n)) for n, mission in enumerate(pool)]
    tiles: list[int] = []
    if s.stage == ALLY_CHOICE:
        tiles = list(s.pool)
    elif seat is not None and s.stage in (DRAFT_FIRST, DRAFT_SECOND):
        tiles = [tile for side in sides_of(s, seat) for tile in s.sides[side].hand]
    elif s.stage == DRAFT_THROW:
        shown = sides_of(s, seat) if seat is not None else range(len(s.sides))
        tiles = [tile for side in shown for tile in s.sides[right_of(s, side)].kept]
    return [ally_card(tile, spot(plan, n)) for n, tile in enumerate(tiles)]


def spot(plan: Plan, number: int) -> tuple[float, float, float]:
    """Where the next card of a choice lies, and how wide it is."""
    x, y, w, columns = plan.picker
    return x + number % columns * (w + 8), y + number // columns * 138, w


def choice_card(
    key: str,
    words: tuple[Message, ...],
    sign: str,
    where: tuple[float, float, float],
    rule: str,
) -> Node:
    """A card with a sign, a name and a text; more words are for the inspector."""
    x, y, w = where
    name, text = words[:2]
    shapes = (
        look.card(w, 130, "accent"),
        look.icon(sign, 10, 8, 26, "accent"),
        look.text(44, 22, name, 15, weight=700, wrap=w - 50, high=36),
        look.text(12, 56, text, 14, font="card", weight=500, fill="ink-2", wrap=w - 22, high=76),
    )
    return Node(key, (x, y), (w, 130), name, shapes, words, rule)


def faction_card(faction: int, where: tuple[float, float, float]) -> Node:
    """H-6 A faction that can be chosen."""
    word = f"faction-{FACTIONS[faction].id}"
    key = f"faction:{FACTIONS[faction].id}"
    words = tuple(say(f"{word}{part}") for part in ("", ".text", ".lore", ".play"))
    return choice_card(key, words, "hx-leader", where, "H-6")


def ally_card(tile: int, where: tuple[float, float, float]) -> Node:
    """H-109 An allied tile that can be chosen."""
    word = f"ally-{ALLIES[tile].id}"
    words = (say(word), say(f"{word}.text"))
    return choice_card(f"ally:{ALLIES[tile].id}", words, ally_sign(tile), where, "H-109")


def mission_card(mission: int, where: tuple[float, float, float]) -> Node:
    """H-22 A mission that can be taken."""
    x, y, w = where
    name = say(f"mission-{MISSIONS[mission].id}")
    shapes = (
        look.card(w, 130, "c-gold"),
        look.text(w / 2, 20, name, 15, weight=700, anchor="middle", wrap=w - 12),
        *mission_drawing(mission, w / 2, 76, 9, "c-gold"),
    )
    words = (name, say("mission-turns"))
    return Node(
        f"mission:{MISSIONS[mission].id}", (x, y), (w, 130),
        say("node-mission", mission=mission), shapes, words, "H-22",
    )  # fmt: skip
