"""How things look: hexagons, unit tokens, cards, patterns, in the shapes of the kernel's scene."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from starboard import draw as look
from starboard.draw import Shape
from starboard.kernel import Message

from ..box import (
    ALLIES,
    CARDS,
    ELITE,
    FIRST_ALLY,
    FORMATIONS,
    LEADER,
    MAX_LIFE,
    MISSIONS,
    NEUTRAL,
    NORMAL,
)
from ..reading.components import Board, Effect, Formation
from ..rules.hexes import HEXES, LABELS, Hex, areas_of, ring, turned
from ..state import Table, has_teams, is_ally, is_mercenary
from ..text import say
from .inspector import centred, effect_text

ROOT3 = sqrt(3)


def colour_of(side: int) -> str:
    """The seat colour of a side; nobody's units are grey."""
    return f"seat-{side + 1}" if side >= 0 else "neutral"


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things lie in one layout."""

    size: tuple[float, float]
    middle: tuple[float, float]  # of the board
    room: tuple[float, float]  # for the board
    left: float  # of the column with missions, rivals and the own ships
    width: float  # of that column
    missions: float
    rivals: float
    rival_room: float  # the height for all rivals
    own: float
    ships: float  # the height of the own ships' plates
    market: tuple[float, float, float, float]  # x, y, width, height
    picker: tuple[float, float, float, int]  # x, y, width of a card, cards in a row


WIDE = Plan(
    (1112, 690), (529, 346), (634, 664), 4, 192, 6, 182, 274, 458, 144,
    (858, 4, 250, 682), (216, 150, 204, 3),
)  # fmt: skip
TALL = Plan(
    (390, 1610), (195, 202), (380, 392), 4, 382, 664, 1304, 312, 412, 160,
    (4, 844, 382, 452), (4, 20, 188, 2),
)  # fmt: skip


def hex_size(board: Board, plan: Plan) -> float:
    """The largest hexagon with which the whole board fits its room."""
    return fitting(board, plan.room)


def board_drawing(board: Board, w: float, h: float) -> list[Shape]:
    """H-25 A whole board with its mines, as it lies there before the game."""
    size = fitting(board, (w, h))
    shapes = []
    for area in areas_of(board.areas):
        dx, dy = centre(HEXES[area], size)
        mine = bool(board.mines >> area & 1)
        shapes += area_plate(w / 2 + dx, h / 2 + dy, size, HEXES[area], board, mine, False)
    return shapes


def fitting(board: Board, room: tuple[float, float]) -> float:
    """The largest hexagon with which a board fits a room."""
    places = [centre(HEXES[area], 1.0) for area in areas_of(board.areas)]
    wide = max(x for x, _ in places) - min(x for x, _ in places) + ROOT3
    high = max(y for _, y in places) - min(y for _, y in places) + 2
    return min(room[0] / wide, room[1] / high)


def centre(at: Hex, size: float) -> tuple[float, float]:
    """The middle of a hexagon with a pointed top, seen from the middle of the board."""
    q, r = at
    return size * ROOT3 * (q + r / 2), size * 1.5 * r


def hexagon(x: float, y: float, size: float, **style: Any) -> Shape:
    """A hexagon with a pointed top around a point."""
    w = size * ROOT3 / 2
    corners = [
        (x, y - size), (x + w, y - size / 2), (x + w, y + size / 2),
        (x, y + size), (x - w, y + size / 2), (x - w, y - size / 2),
    ]  # fmt: skip
    return look.path("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z", **style)


#: No words are smaller than this: a desk draws the scene at six sevenths of its size.
SMALLEST = 13.0
#: Hexagons smaller than these have no room for their name, empty or under a unit.
NAMED, NAMED_UNIT = 22, 34


def area_name(x: float, y: float, size: float, area: int, taken: bool = False) -> list[Shape]:
    """The row and column by which questions and the log name an area; on a unit's rim on a dark
    plate, for rims are woven."""
    if size < (NAMED_UNIT if taken else NAMED):
        return []
    if taken:
        top = y - size * 0.53
        label = look.text(x, top, LABELS[area], SMALLEST, weight=700, anchor="middle", fill="ink")
        plate = look.box(x - 15, top - 11.5, 30, 14, r=4, fill="s0")
        return [{**plate, "aside": True}, {**label, "aside": True}]
    high = 0.44 if size >= NAMED_UNIT else 0.36  # small ones keep off the edge above
    return [look.text(x, y - size * high, LABELS[area], SMALLEST, anchor="middle", fill="ink-2")]


def mine_under(x: float, y: float, size: float) -> list[Shape]:
    """H-28 The sign of a mine on which a unit stands, at the unit's lower rim."""
    return [
        look.disc(x, y + size * 0.67, size * 0.17, fill="s0"),
        {**look.icon("hx-hexilum", x - size * 0.14, y + size * 0.53, size * 0.28, "c-green"),
         "aside": True},
    ]  # fmt: skip


#: H-25 The boards with an outer ring in another colour, and how far from the centre it lies.
OUTER_RINGS = {"full_front": 4, "extension_full": 6}


def area_plate(
    x: float, y: float, size: float, at: Hex, board: Board, mine: bool, taken: bool
) -> list[Shape]:
    """H-25 The ground of an area: dark inside, sand on the outer ring, teal with a mine.

    A mine's sign is left out where a unit would cover it.
    """
    if mine:
        plate = hexagon(x, y, size - 1.5, fill="c-green/22", edge="c-green/60", width=1.3)
        if taken:
            return [plate]
        sign = look.icon("hx-hexilum", x - size * 0.3, y - size * 0.3, size * 0.6, "c-green")
        return [plate, sign]
    outer = ring(at) == OUTER_RINGS.get(board.id)
    fill, edge = ("c-gold/14", "c-gold/35") if outer else ("s2", "line")
    return [hexagon(x, y, size - 1.5, fill=fill, edge=edge, width=1.2)]


def unit_sign(kind: int) -> str:
    """The icon of a kind of unit; every allied faction has its own (H-34)."""
    if is_mercenary(kind):
        return "hx-mercenary"
    if is_ally(kind):
        return ally_sign(kind - FIRST_ALLY)
    return {NORMAL: "hx-unit", ELITE: "hx-elite", LEADER: "hx-leader", NEUTRAL: "hx-unit"}[kind]


#: The allied factions that have a sign of their own.
SIGNED = {
    "harambe", "protector", "zombies", "hackers", "headhunters", "pirates", "saboteurs",
    "phase_shifters", "martyrs", "assassins", "medics",
}  # fmt: skip


def ally_sign(ally: int) -> str:
    """The icon of an allied faction; one that only an owner's edition knows has the common one."""
    return f"hx-ally-{ALLIES[ally].id}" if ALLIES[ally].id in SIGNED else "hx-ally"


def unit_token(x: float, y: float, size: float, side: int, kind: int, life: int) -> list[Shape]:
    """H-24 A unit in its owner's colour and shape; a leader is larger and shows its life."""
    colour = colour_of(side)
    leader = kind == LEADER
    shapes = [hexagon(x, y, size * 0.94, fill=colour, edge="sel" if leader else "s0", width=2)]
    if side > 0:  # colour is never the only sign: every seat but the first has its own weave
        shapes.append(hexagon(x, y, size * 0.92, fill=f"pattern-{side + 1}"))
    if leader:
        shapes.append(
            look.icon("hx-leader", x - size * 0.4, y - size * 0.66, size * 0.8, "ink-dark")
        )
        shapes += [
            look.box(
                x - size * 0.34, y + size * 0.1, size * 0.68, size * 0.5, r=4, fill="ink-dark"
            ),
            look.text(
                x, y + size * 0.49, life, max(SMALLEST, size * 0.44), weight=700, anchor="middle"
            ),
        ]
    else:
        shapes += [
            hexagon(x, y, size * 0.66, fill="s0", edge="s0", width=1),
            look.icon(unit_sign(kind), x - size * 0.38, y - size * 0.38, size * 0.76, colour),
        ]
    return shapes


def pattern(cells: Iterable[Hex], x: float, y: float, size: float, fill: str) -> list[Shape]:
    """A small drawing of areas around a point, with the ground they lie on."""
    chosen = list(cells)
    span = max(ring(at) for at in chosen)
    ground = [at for at in HEXES if ring(at) <= span and at not in chosen]
    return [
        *(pattern_cell(at, x, y, size, False, fill="s1", edge="line") for at in ground),
        *(pattern_cell(at, x, y, size, True, fill=fill, edge="s0") for at in chosen),
    ]


def pattern_cell(at: Hex, x: float, y: float, size: float, chosen: bool, **style: Any) -> Shape:
    """One area of a small drawing; rows of hexagons are shifted by half a column each."""
    dx, dy = centre(at, size)
    cell = (2 * at[0] + at[1], at[1], chosen)
    return hexagon(x + dx, y + dy, size * 0.92, width=1, cell=cell, **style)


def mission_drawing(mission: int, x: float, y: float, room: float, colour: str) -> list[Shape]:
    """The formation of a mission, within so much room to the sides."""
    cells = centred(MISSIONS[mission].cells)
    across = 2 * max(ring(at) for at in cells) + 1
    return pattern(cells, x, y, min(9.5, room / across / ROOT3), colour)


def mission_as_it_lies(
    way: int, units: int, x: float, y: float, room: float, colour: str
) -> list[Shape]:
    """H-112 A mission where it is nearest: areas that are held filled, those that lack dashed."""
    areas = areas_of(way)
    cells = centred([HEXES[area] for area in areas])
    span = max(ring(at) for at in cells)
    size = min(9.5, room / (2 * span + 1) / ROOT3)
    shapes = [
        pattern_cell(at, x, y, size, False, fill="s1", edge="line")
        for at in HEXES
        if ring(at) <= span and at not in cells
    ]
    for area, at in zip(areas, cells, strict=True):
        if units >> area & 1:
            shapes.append(pattern_cell(at, x, y, size, True, fill=colour, edge="s0"))
        else:
            dashed = {"fill": f"{colour}/15", "edge": colour, "dash": "2 2"}
            shapes.append(pattern_cell(at, x, y, size, True, **dashed))
    return shapes


def formation_drawing(
    shape: Formation, steps: int, own: bool, x: float, y: float, size: float
) -> list[Shape]:
    """H-80 A formation: areas to attack red, to place onto green, plain ones grey, itself white."""
    cells = [((0, 0), "ink")] if own else []
    cells += [(turned(at, steps), "s4") for at in shape.blanks]
    cells += [(turned(at, steps), "bad") for at in shape.attacks]
    cells += [(turned(at, steps), "good") for at in shape.places]
    spots = [centre(at, size) for at, _ in cells]
    left = (min(a for a, _ in spots) + max(a for a, _ in spots)) / 2
    top = (min(b for _, b in spots) + max(b for _, b in spots)) / 2
    shapes = []
    for (a, b), (_, fill) in zip(spots, cells, strict=True):
        mid, high = x + a - left, y + b - top
        shapes.append(hexagon(mid, high, size * 0.92, fill=fill, edge="s0", width=1))
        sign = FORMATION_SIGNS.get(fill)
        if sign and size >= SIGNED_CELL:
            r = size * 0.6
            shapes.append(look.icon(sign, mid - r, high - r, 2 * r, "ink-dark"))
    return shapes


#: Colour is never the only sign: what is attacked, and what is placed onto, in cells from so large.
FORMATION_SIGNS = {"bad": "ui-target", "good": "ui-plus"}
SIGNED_CELL = 5.0


def card_colour(card: int) -> str:
    """Mercenaries are purple, action cards gold."""
    return "c-purple" if CARDS[card].tokens else "c-gold"


def card_face(card: int, w: float, h: float) -> list[Shape]:
    """H-69 A card: its kind and cost on the left, name and text on the right."""
    colour = card_colour(card)
    face = CARDS[card]
    word = f"card-{face.id}"
    sign = "hx-mercenary" if face.tokens else "ui-card"
    band = 38
    shapes = [
        look.card(w, h, colour),
        look.box(1, 1, band, h - 2, fill=f"{colour}/22"),
        look.icon(sign, 9, 8, 22, colour),
        look.icon("hx-hexilum", 4, h - 25, 16, "c-gold"),
        look.text(21, h - 9, face.cost, 18, weight=700),
        look.text(band + 9, 18, say(word), 14, weight=700, wrap=w - band - 48, lines=1),
        look.text(w - 8, 17, face.code, SMALLEST, anchor="end", fill="ink-3"),
    ]
    if face.tokens:
        if face.reactivatable:  # H-72 the orange frame
            frame = look.box(band + 5, 24, w - band - 10, h - 29, r=4, edge="c-orange", width=1.5)
            shapes.append(frame)
        text = effect_text(face.options[0])
        room, drawn = effect_drawing(face.options[0], w, 24, h - 26)
        return [*shapes, *drawn, card_text(band + 10, 38, text, room - band - 14, h - 30)]
    step = (h - 26) / 2
    for number, effect in enumerate(face.options):
        text = effect_text(effect)
        y = 37 + number * step
        room, drawn = effect_drawing(effect, w, 24 + number * step, step)
        left = band + 9
        if number:  # H-70 one of the two
            ink = "c-gold"
            shapes.append(
                look.text(left, y, say("or"), SMALLEST, weight=700, fill=ink, wrap=32, lines=1)
            )
            left += 36
        shapes += [*drawn, card_text(left, y, text, room - left - 5, step - 1)]
    return shapes


def effect_drawing(effect: Effect, w: float, y: float, h: float) -> tuple[float, list[Shape]]:
    """H-80 The formation at the right edge of a card, if there is one, and the room left of it."""
    if effect.formation < 0:
        return w, []
    shape = FORMATIONS[effect.formation]
    size = min(6.5, max(4.2, h / 9))
    room = w - size * 10
    own = effect.anchor != "free"
    middle = room + size * 4.6, y + h / 2 - 2
    return room, formation_drawing(shape, 0, own, *middle, size)


def card_text(x: float, y: float, text: Message, width: float, high: float) -> Shape:
    """Text on a card, in the condensed face."""
    return look.text(
        x, y, text, 13.5, font="card", weight=500, fill="ink-2", wrap=width, high=max(16.0, high)
    )


def life_bar(x: float, y: float, width: float, life: int) -> list[Shape]:
    """H-39 Twelve segments, as many filled as the leader has life."""
    step = width / MAX_LIFE
    return [
        look.box(x + n * step, y, step - 2, 10, r=2, fill="bad" if n < life else "s3")
        for n in range(MAX_LIFE)
    ]


def plate(w: float, h: float, edge: str) -> Shape:
    """A panel with cut corners."""
    return look.box(0, 0, w, h, cut=10, fill="s1", edge=edge, width=1.5)


def team_band(s: Table, side: int, mine: int, h: float) -> list[Shape]:
    """H-122 The number of a side's team at the left edge of its plate; the own team's is bright."""
    if not has_teams(s):
        return []
    own = s.teams[side] == s.teams[mine]
    fill, ink = ("accent", "ink-dark") if own else ("s3", "ink")
    band = look.path(f"M10 2H18V{h - 2}H2V10Z", fill=fill)
    number = s.teams[side] + 1
    return [band, look.text(10, h / 2 + 5, number, 14, weight=700, anchor="middle", fill=ink)]
