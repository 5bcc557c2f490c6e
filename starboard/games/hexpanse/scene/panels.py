"""The panels beside the board: missions and how near they are, the own ships, choices."""

from __future__ import annotations

from starboard import draw as look
from starboard.draw import Node, Shape
from starboard.kernel import Message

from ..box import ALLIES, FACTIONS, FIRST_ALLY, LEADER, MAX_INCOME, MAX_LIFE, MISSIONS, kind_name
from ..fates import nearest
from ..legality.supply import recallable
from ..rules.hexes import areas_of
from ..rules.sides import right_of, sides_of
from ..state import (
    ALLY_CHOICE,
    DRAFT_FIRST,
    DRAFT_SECOND,
    DRAFT_THROW,
    FACTION_CHOICE,
    MISSION_CHOICE,
    NO_MISSION,
    OFF_BOARD,
    TURNS,
    Table,
    has_teams,
    kind_at,
    team_units,
)
from ..text import say
from ..view import knows_pool, knows_secret
from .drawing import (
    SMALLEST,
    Plan,
    ally_sign,
    colour_of,
    life_bar,
    mission_as_it_lies,
    mission_drawing,
    plate,
    team_band,
    unit_token,
)
from .inspector import ally_text, ally_words, faction_text, faction_words, mission_words
from .progress import COMMON, SECRET, held
from .rivals import used_leader

# ---- missions -------------------------------------------------------------------------------


def mission_panel(s: Table, seat: int | None, mine: int, plan: Plan) -> list[Node]:
    """H-112 The common mission and the secret ones the viewer knows, each with its progress."""
    if s.mission == NO_MISSION or s.stage != TURNS:
        return []
    shown = [("common", s.mission, COMMON)]
    teams = [list(dict.fromkeys(s.teams))]
    for number, side in enumerate(s.sides):
        if side.secret != NO_MISSION and knows_secret(s, seat, number):
            shown.append((f"secret:{number}", side.secret, SECRET))
            teams.append([s.teams[number]])
    w = (plan.width - 6 * (len(shown) - 1)) / len(shown)
    near = s.teams[mine] if seat is not None else NOBODY
    return [
        mission_plate(s, each, teams[n], near, (plan.left + n * (w + 6), plan.missions), w)
        for n, each in enumerate(shown)
    ]


#: Whose missions are shown to those who only look on.
NOBODY = -1
#: The width up to which a plate's title takes two lines.
NARROW = 100


def mission_plate(
    s: Table, shown: tuple[str, int, str], teams: list[int], mine: int,
    at: tuple[float, float], w: float,
) -> Node:  # fmt: skip
    """One mission as it lies nearest for the viewer's team, and how near these teams are to it."""
    key, mission, colour = shown
    h = 172.0
    title = say("common-mission" if key == "common" else "secret-mission")
    progress = {team: held(s, team, mission) for team in teams}
    team = mine if mine in teams else teams[0]
    way, units = nearest(s, team, mission), team_units(s, team)
    if mission == s.won:  # H-112 as it was formed, by whomever
        way = units = s.formed
    spot_of = (w / 2, 75 if w > NARROW else 84, w - 8)
    if mine != NOBODY and way & units:
        lying = mission_as_it_lies(way, units, *spot_of, colour)
    else:
        lying = mission_drawing(mission, *spot_of, colour)
    shapes = [
        plate(w, h, colour),
        look.text(w / 2, 17, title, SMALLEST, weight=700, anchor="middle", font="card",
                  wrap=w - 10, high=30),
        *lying,
        look.text(w / 2, 139, say("mission-progress", mission=mission, have=progress[team]), 14,
                  weight=700, anchor="middle", wrap=w - 10, font="card"),
    ]  # fmt: skip
    shapes += standing_of_teams(s, progress, w, h)
    words = [title, *mission_words(mission), say("mission-dots")]
    if mine != NOBODY and way & units:
        held_there, lacking = areas_of(way & units), areas_of(way & ~units)
        words.insert(2, say("mission-lies", area=held_there, area2=lacking or held_there))
    if mission == s.won:
        words.append(say("mission-won"))
        shapes.append(look.icon("ui-confirm", w / 2 - 8, 112, 16, colour))
    for number, have in progress.items():
        if has_teams(s):
            words.append(say("mission-near-team", team=number + 1, have=have))
        else:
            words.append(say("mission-near", seat=s.chairs[number], have=have))
    have = progress[team]
    name = say("mission-progress", mission=mission, have=have)
    told = tuple(words)
    return Node(f"progress:{key}", at, (w, h), name, tuple(shapes), told, "H-112", tells=True)


def standing_of_teams(s: Table, progress: dict[int, int], w: float, h: float) -> list[Shape]:
    """How near each team is, at the foot of a plate."""
    shapes: list[Shape] = []
    step = w / len(progress)
    for n, each in enumerate(progress):
        members = [side for side, one in enumerate(s.teams) if one == each]
        size = 13 if step >= 30 * len(members) else 9 if step >= 36 else 7
        left = step * (n + 0.5) - size * (len(members) + 1) / 2
        for place, side in enumerate(members):
            sign = f"seat-{side + 1}"
            at_sign = (left + place * (size + 1), h - 10 - size)
            shapes.append(look.icon(sign, *at_sign, size - 1, colour_of(side)))
        right = left + len(members) * (size + 1) + 2
        shapes.append(look.text(right, h - 11, progress[each], max(SMALLEST, size + 1), weight=700))
    return shapes


# ---- the own ships --------------------------------------------------------------------------


def own_panel(s: Table, mine: int, plan: Plan) -> list[Node]:
    """H-3 The leader's plate, the mothership, the allied tiles, the hospital ship."""
    x, y, w = plan.left, plan.own, plan.width
    nodes = [leader_plate(s, mine, (x, y), w)]
    side = s.sides[mine]
    first = y + LEADER_HIGH + 4
    allied = [slot for slot, kind in enumerate(side.army) if kind >= FIRST_ALLY]
    rows = [
        ("ship", "unit", "mothership", "hx-mothership", side.ship, colour_of(mine), "H-48"),
        ("hospital", "hospital", "hospital", "hx-hospital", side.hospital, "bad", "H-55"),
    ]
    if allied:
        rows.insert(
            1, ("tiles", "tile", "allied-tile", "hx-ally", side.tile, colour_of(mine), "H-34")
        )
    step = plan.ships / len(rows)
    for n, (key, kid, title, sign, counts, edge, rule) in enumerate(rows):
        slots = allied if key == "tiles" else range(len(side.army))
        kids = tuple(
            unit_chip(s, mine, kid, side.army[slot], counts[slot], 8 + 46.0 * i, step - 32)
            for i, slot in enumerate(slots)
        )
        shapes = (
            plate(w, step - 4, edge),
            look.icon(sign, w - 21, 3, 14, edge),
            look.text(w - 26, 15, say(title), SMALLEST, anchor="end", fill="ink-2", font="card"),
        )
        name = say("node-ship", count=sum(counts)) if key == "ship" else say(title)
        words = (say(title), say(f"about-{title}" if key != "tiles" else "about-tile"))
        inert = key != "ship" or not any(map(recallable, standing_kinds(s, mine)))
        at, size = (x, first + n * step), (w, step - 4)
        nodes.append(Node(key, at, size, name, shapes, words, rule, kids, tells=inert))
    return nodes


def standing_kinds(s: Table, side: int) -> list[int]:
    """The kinds of a side's units on the board."""
    return [kind_at(s, area) for area in areas_of(s.sides[side].units)]


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
        words += ally_words(kind - FIRST_ALLY)[1:]
    key = f"{zone}:{kind_name(kind)}"
    me = s.sides[side]
    slot = me.army.index(kind)  # what waits elsewhere is touched there
    inert = zone != "hospital" and not count and me.ship[slot] + me.tile[slot] > 0
    told = tuple(words)
    return Node(key, (x, y), (44, 28), name, tuple(shapes), told, "H-32", tells=inert)


LEADER_HIGH = 84.0


def leader_plate(s: Table, mine: int, at: tuple[float, float], w: float) -> Node:
    """H-39 The leader's name and life, the hexilum, the income track."""
    side = s.sides[mine]
    faction = FACTIONS[side.faction].id
    home = side.leader == OFF_BOARD and side.alive
    left, right = (26 if has_teams(s) else 12), w - (50 if home else 10)
    shapes: list[Shape] = [
        plate(w, LEADER_HIGH, colour_of(mine)),
        *team_band(s, mine, mine, LEADER_HIGH),
        look.text(
            left, 20, say(f"leader-{faction}"), 15, weight=700, font="card", wrap=right - left - 46
        ),
        look.text(right, 20, f"{side.life} / {MAX_LIFE}", 14, anchor="end", fill="ink-2"),
        *life_bar(left, 29, right - left + 2, side.life),
        look.icon("hx-hexilum", left - 2, 51, 20, "c-gold"),
        look.text(left + 19, 68, side.hexilum, 20 if side.hexilum < 10 else 17, weight=700),
        look.icon("hx-income", w - 128, 51, 18, "good"),
    ]
    step = 100 / MAX_INCOME
    for level in range(1, MAX_INCOME + 1):
        x, wide = w - 106 + step * (level - 1), step - 3
        here = level == side.income
        shapes.append(look.box(x, 50, wide, 21, cut=5, fill="good" if here else "s2", edge="line"))
        ink = "ink-dark" if here else "ink-3"
        shapes.append(look.text(x + wide / 2, 65, level, 13, weight=700, anchor="middle", fill=ink))
        if here:  # a marker, for colour is never the only sign
            mid = x + wide / 2
            shapes.append(look.path(f"M{mid - 5} 43H{mid + 5}L{mid} 50Z", fill="ink"))
    kids: tuple[Node, ...] = ()
    if home:
        name = say("node-leader-home", life=side.life)
        token = tuple(unit_token(20, 20, 18, mine, LEADER, side.life))
        kids = (Node("leader", (w - 46, 4), (40, 40), name, token, (name,), "H-39"),)
    facts = {"life": side.life, "hexilum": side.hexilum, "level": side.income}
    name = say("node-faction", faction=side.faction, **facts)
    words = [say(f"leader-{faction}"), faction_text(side.faction, "told"), name]
    if s.active == mine and s.led:
        words.append(say("leader-used"))
        shapes += used_leader(right - 72, 7, 14)  # H-43 it is on the board
    key, look_of, told = f"faction:{faction}", tuple(shapes), tuple(words)
    return Node(key, at, (w, LEADER_HIGH), name, look_of, told, "H-43", kids, tells=True)


# ---- choices of the setup -------------------------------------------------------------------


def pickers(s: Table, seat: int | None, plan: Plan) -> list[Node]:
    """What can be chosen during the setup, as cards on the table."""
    if s.stage == FACTION_CHOICE:
        taken = {side.faction for side in s.sides}
        known = [n for n, each in enumerate(FACTIONS) if s.aliens or not each.alien]
        # what is taken leaves a gap: nothing moves under a finger while others choose
        return [faction_card(f, spot(plan, n)) for n, f in enumerate(known) if f not in taken]
    if s.stage == MISSION_CHOICE:
        pool = s.pool if knows_pool(s, seat) else s.turned
        return [mission_card(m, spot(plan, n)) for n, m in enumerate(s.turned) if m in pool]
    tiles: list[int] = []
    if s.stage == ALLY_CHOICE:
        turned = sorted([*s.pool, *(tile for side in s.sides for tile in side.kept)])
        return [ally_card(t, spot(plan, n)) for n, t in enumerate(turned) if t in s.pool]
    if seat is not None and s.stage in (DRAFT_FIRST, DRAFT_SECOND):
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
    text: Message,
    signs: tuple[str, str],
    where: tuple[float, float, float],
    rule: str,
) -> Node:
    """A card with a sign, its code, a name and a text; the words are for the inspector."""
    x, y, w = where
    name = words[0]
    sign, code = signs
    shapes = (
        look.card(w, 130, "accent"),
        look.icon(sign, 10, 8, 26, "accent"),
        look.text(44, 22, name, 15, weight=700, wrap=w - 84, high=36),
        look.text(w - 8, 18, code, SMALLEST, anchor="end", fill="ink-3"),
        look.text(12, 56, text, 14, font="card", weight=500, fill="ink-2", wrap=w - 22, high=76),
    )
    return Node(key, (x, y), (w, 130), name, shapes, words, rule)


def faction_card(faction: int, where: tuple[float, float, float]) -> Node:
    """H-6 A faction that can be chosen."""
    face = FACTIONS[faction]
    signs = ("hx-leader", "")
    words = faction_words(faction)
    return choice_card(f"faction:{face.id}", words, faction_text(faction), signs, where, "H-6")


def ally_card(tile: int, where: tuple[float, float, float]) -> Node:
    """H-109 An allied tile that can be chosen."""
    face = ALLIES[tile]
    signs = (ally_sign(tile), face.code)
    return choice_card(f"ally:{face.id}", ally_words(tile), ally_text(tile), signs, where, "H-109")


def mission_card(mission: int, where: tuple[float, float, float]) -> Node:
    """H-22 A mission that can be taken."""
    x, y, w = where
    name = say(f"mission-{MISSIONS[mission].id}")
    shapes = (
        look.card(w, 130, "c-gold"),
        look.text(w / 2, 20, name, 15, weight=700, anchor="middle", wrap=w - 84),
        look.text(w - 8, 18, MISSIONS[mission].code, SMALLEST, anchor="end", fill="ink-3"),
        *mission_drawing(mission, w / 2, 76, w - 12, "c-gold"),
    )
    return Node(
        f"mission:{MISSIONS[mission].id}", (x, y), (w, 130),
        say("node-mission", mission=mission), shapes, mission_words(mission), "H-22",
    )  # fmt: skip
