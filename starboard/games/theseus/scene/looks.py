"""How things look: plans of the table for every number of sectors, cards, units, sectors."""

from __future__ import annotations

from dataclasses import dataclass

from starboard import draw
from starboard.draw import Shape
from starboard.kernel import Message

from ..components import (
    CARD_FACTION,
    CARD_IDS,
    COLOURS,
    EFFECT,
    FIRST_BONUS,
    PANDORA,
    PENDING_OF,
    SECTORS,
    SLOT_GRID,
    SLOTS,
    TYPE,
    UNIT_FACTION,
    UNIT_IDS,
    UPGRADEABLE,
)
from ..reading.boards import pending_places
from ..reading.files import ALIENS, SCIENTISTS
from ..text import card_word, say

SIGNS = ("th-marine", "th-alien", "th-scientist", "th-grey", "th-pandora")
COMMON = "line-strong"  # the colour of sectors that belong to nobody
SECTOR_W, SECTOR_H = 404, 212
CARD_W, CARD_H = 82, 82
ROOM = 54
#: No word is smaller: it is 12 pixels high on a phone and 11 on a small desk.
SMALL = 13.2

TYPE_SIGNS = {
    "action": "th-action", "module": "th-module", "trap": "th-trap", "instant": "th-instant",
    "shortcut": "th-shortcut", "reproduction": "th-reproduction", "special": "ui-lock",
}  # fmt: skip
#: The big sign of a card, by what it does; a few cards have one of their own.
EFFECT_SIGNS = {
    "assault": "th-assault", "damage": "th-trap", "attack_bonus_damage": "g-damage",
    "attack_bonus_data": "th-data", "gain_upgrade_token": "th-upgrade",
    "minor_assault_by_controller": "th-assault",
    "copy_neighbours": "th-reproduction", "repeat_attacks": "g-swap",
    "place_deactivation": "ui-verify", "move_enemy_unit": "ui-target",
    "attract_malfunction": "ui-lock", "gain_data": "th-data", "heal": "g-life",
    "collect_camera_points": "th-camera", "move_malfunction_token": "th-malfunction",
    "cannot_be_attacked": "g-shield", "skip_sector": "th-shortcut", "damage_each": "g-damage",
    "clamp_unit": "th-clamp", "trigger_own_action_card": "ui-link",
    "extra_pending_option": "ui-card", "assault_damage": "ui-eye", "activate_attacks": "th-assault",
    "relocate_own_card": "g-swap", "spawn_lesser_alien": "th-alien",
    "extra_movement_point": "ui-forward", "relocate_enemy_units": "g-move",
    "attach_parasite": "th-parasite", "deactivate_cards": "th-tentacles",
    "gain_data_per_enemy_unit_here": "th-data", "teleport": "g-turn",
    "spend_extra_points_here": "ui-clock", "place_invisibility": "th-invisible",
    "lose_upgrades": "ui-down", "install_top_card_on_empty_slot": "ui-deck",
}  # fmt: skip
OWN_SIGNS = {
    "marines-fire": "th-fire", "aliens-tentacles": "th-tentacles",
    "scientists-defence_system": "ui-warning", "scientists-hideout": "ui-hidden",
}  # fmt: skip
ACTION_SIGNS = {
    "assault": "th-assault", "malfunction": "th-malfunction", "extra_turn": "th-extra-turn",
    "faction": "th-upgrade",
}  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """Where the parts of the table lie."""

    size: tuple[float, float]
    sectors: tuple[tuple[float, float], ...]  # clockwise from the Corridors
    tracks: tuple[float, float]
    desk: tuple[float, float]  # countdown, space, decks


_LEFT, _MIDDLE, _RIGHT = 6.0, 424.0, 842.0
_WIDE = {
    4: Plan((1252, 690), ((_LEFT, 40), (_RIGHT, 40), (_RIGHT, 430), (_LEFT, 430)), (428, 150),
            (428, 372)),
    5: Plan((1252, 690), ((_MIDDLE, 6), (_RIGHT, 110), (_RIGHT, 450), (_LEFT, 450), (_LEFT, 110)),
            (428, 236), (428, 430)),
    6: Plan((1252, 690), ((_LEFT, 6), (_MIDDLE, 6), (_RIGHT, 6), (_RIGHT, 472), (_MIDDLE, 472),
                          (_LEFT, 472)), (120, 248), (700, 236)),
    7: Plan((1252, 690), ((_LEFT, 6), (_MIDDLE, 6), (_RIGHT, 6), (_RIGHT, 238), (_RIGHT, 472),
                          (_MIDDLE, 472), (_LEFT, 472)), (10, 248), (428, 236)),
}  # fmt: skip


def plan_of(layout: str, sectors: int) -> Plan:
    """The plan for a layout and a number of sectors."""
    if layout == "wide":
        return _WIDE[max(4, sectors)]
    step = SECTOR_H + 8
    places = tuple((6.0, 466.0 + step * n) for n in range(max(4, sectors)))
    return Plan((416, 474 + step * max(4, sectors)), places, (10, 8), (10, 200))


# ---- places inside a sector ------------------------------------------------------------------


def room_place(plan: Plan, at: int, letter: int) -> tuple[float, float]:
    """Where a room of the n-th sector lies."""
    x, y = plan.sectors[at]
    return x + 10 + 66 * (letter & 1), y + 46 + 70 * (letter >> 1)


def slot_place(plan: Plan, at: int, slot: int, sector: int) -> tuple[float, float]:
    """Where a slot or a pending slot lies: pending ones stand in the last column."""
    x, y = plan.sectors[at]
    if slot < SLOTS:
        row, col = SLOT_GRID[slot]
    else:
        pending = PENDING_OF[sector]
        row, col = pending_places(len(pending))[pending.index(slot)]
    return x + 142 + 87 * col, y + 35 + 87 * row


# ---- looks -----------------------------------------------------------------------------------


def sector_look(sector: int, *, lit: bool) -> tuple[Shape, ...]:
    """The board of a sector: plate, head, passages between the rooms."""
    colour = sector_colour(sector)
    shapes = [
        draw.box(0, 0, SECTOR_W, SECTOR_H, cut=14, fill="s0"),  # what passes below is not seen
        draw.box(0, 0, SECTOR_W, SECTOR_H, cut=14, fill=f"{colour}/12>s1", edge=colour,
                 width=2.5 if lit else 1.5),
        draw.path(f"M14 0H{SECTOR_W}V27H0V14Z", fill=f"{colour}/22"),
    ]  # fmt: skip
    middles = [(10 + 27 + 66 * (r & 1), 46 + 27 + 70 * (r >> 1)) for r in range(4)]
    for pair in SECTORS[sector].passages:
        (x1, y1), (x2, y2) = (middles["abcd".index(room)] for room in pair)
        shapes.append(draw.line(x1, y1, x2, y2, edge="line-strong", width=9))
    return tuple(shapes)


def head_look(sector: int) -> tuple[Shape, ...]:
    """The head of a sector: its faction's sign, its name and its action."""
    faction, action = SECTORS[sector].faction, SECTORS[sector].action
    name = draw.text(20 if faction < 0 else 40, 19, say(sector_key(sector)), 15, weight=700,
                     wrap=166)  # fmt: skip
    sign = [draw.icon(SIGNS[faction], 17, 6, 16, COLOURS[faction])] if faction >= 0 else []
    return (
        *sign,
        name,
        draw.text(SECTOR_W - 34, 18, say(f"action-{action.replace('_', '-')}"), SMALL, weight=600,
                  anchor="end", fill="ink-2", wrap=160),
        draw.icon(ACTION_SIGNS[action], SECTOR_W - 26, 5, 17, "accent"),
    )  # fmt: skip


def sector_colour(sector: int) -> str:
    """The colour of a sector's faction."""
    faction = SECTORS[sector].faction
    return COLOURS[faction] if faction >= 0 else COMMON


def sector_key(sector: int) -> str:
    """The key of a sector's name."""
    return f"sector-{SECTORS[sector].id.replace('_', '-')}"


def room_look() -> tuple[Shape, ...]:
    """An empty room."""
    return (draw.box(0, 0, ROOM, ROOM, r=9, fill="s0", edge="line-strong", width=1.5),)


def slot_look(*, pending: bool, bonus: bool) -> tuple[Shape, ...]:
    """An empty slot: a plus for installed ones, a clock for pending ones."""
    sign = "ui-clock" if pending else "th-bonus" if bonus else "ui-plus"
    dash = "4 3" if pending else None
    return (
        draw.box(0, 0, CARD_W, CARD_H, cut=7, fill="s0/70", edge="line-strong", dash=dash),
        draw.icon(sign, CARD_W / 2 - 8, CARD_H / 2 - 8, 16, "ink-2"),
    )


def card_colour(card: int) -> str:
    """The colour of a card's faction; bonus cards are gold."""
    return "c-gold" if card >= FIRST_BONUS else COLOURS[CARD_FACTION[card]]


def card_sign(card: int) -> str:
    """The big sign of a card."""
    return OWN_SIGNS.get(CARD_IDS[card]) or EFFECT_SIGNS[EFFECT[card]]


def card_look(
    card: int, number: int, *, pending: bool = False, out: bool = False
) -> tuple[Shape, ...]:
    """A face-up card: its type and faction in the head, a sign, its number, its name."""
    colour = card_colour(card)
    faint = pending or out
    bonus = card >= FIRST_BONUS
    head = "th-bonus" if bonus else TYPE_SIGNS[TYPE[card]]
    shapes = [
        draw.box(0, 0, CARD_W, CARD_H, cut=7, fill="s1"),
        draw.box(0, 0, CARD_W, CARD_H, cut=7, fill=f"{colour}/{12 if faint else 26}^s2",
                 edge=f"{colour}/60" if faint else colour, width=1.5,
                 dash="4 3" if pending else None),
        draw.path(f"M7 0H{CARD_W}V17H0V7Z", fill=f"{colour}/45" if faint else colour),
        draw.icon(head, 5, 2, 13, "ink-dark"),
    ]  # fmt: skip
    if not bonus:
        shapes.append(draw.icon(SIGNS[CARD_FACTION[card]], CARD_W - 18, 2, 13, "ink-dark"))
    ink = "ink-2" if faint else "ink"
    shapes.append(draw.icon(card_sign(card), CARD_W / 2 - 13, 23, 26, ink))
    if number and UPGRADEABLE[card]:
        shapes += [
            draw.disc(CARD_W - 12, 27, 9, fill="s0", edge=colour, width=1.3),
            draw.text(CARD_W - 12, 31.8, number, SMALL, weight=700, anchor="middle"),
        ]
    shapes.append(
        draw.text(CARD_W / 2, 61, say(card_word(card)), SMALL, font="card", weight=600,
                  anchor="middle", fill=ink, wrap=CARD_W - 4, lines=2)
    )  # fmt: skip
    return tuple(shapes)


def on_card(tokens: int, camera: int, embryo: bool, broken: bool, out: bool) -> tuple[Shape, ...]:
    """What lies on a card: upgrade tokens, camera points, an embryo, the malfunction token."""
    shapes: list[Shape] = [
        draw.icon("th-upgrade", 3 + 8 * n, 37, 10, "c-gold") for n in range(min(tokens, 6))
    ]
    if camera:
        shapes += [
            draw.disc(12, 29, 8.5, fill="s0", edge=COLOURS[SCIENTISTS], width=1.3),
            draw.text(12, 33.8, camera, SMALL, weight=700, anchor="middle"),
        ]
    if embryo:
        shapes += draw.token(CARD_W - 12, CARD_H - 12, "th-pandora", colour=COLOURS[PANDORA], r=10)
    if broken:
        shapes.append(draw.box(0, 0, CARD_W, CARD_H, cut=7, fill="bad/22", edge="bad", width=2))
        shapes += draw.token(CARD_W / 2, 38, "th-malfunction", colour="bad", r=14)
    elif out:
        shapes += draw.token(CARD_W / 2, 38, "th-tentacles", colour=COLOURS[ALIENS], r=12)
    return tuple(shapes)


def unit_look(unit: int, *, advanced: bool, marks: tuple[str, ...]) -> tuple[Shape, ...]:
    """A unit: a disc, advanced an octagon with an arrow; its tokens around it."""
    colour = COLOURS[UNIT_FACTION[unit]]
    kind = UNIT_IDS[unit]
    middle = ROOM / 2
    if advanced:
        body = draw.path("M18 4H36L50 18V36L36 50H18L4 36V18Z", fill=colour, edge="ink", width=2)
    else:
        small = kind == "lesser" or (UNIT_FACTION[unit] == PANDORA and kind != "creature")
        body = draw.disc(middle, middle, 19 if small else 22, fill=colour, edge="s0", width=2)
    shapes = [body, draw.icon(SIGNS[UNIT_FACTION[unit]], middle - 13, middle - 13, 26, "ink-dark")]
    if advanced:
        shapes += draw.token(44, 9, "th-upgrade", r=8)
    letter = {"runner": "ui-forward", "hunter": "ui-target", "warrior": "g-damage"}.get(kind)
    if letter:
        shapes += draw.token(10, 44, letter, colour=COLOURS[PANDORA], r=8)
    for n, mark in enumerate(marks):
        shapes += draw.token(10 + 17 * n, 10, mark, colour="bad", r=8)
    return tuple(shapes)


def unit_colour(unit: int) -> str:
    """The colour of a unit's faction."""
    return COLOURS[UNIT_FACTION[unit]]


def unit_sign(unit: int) -> str:
    """The sign of a unit's faction."""
    return SIGNS[UNIT_FACTION[unit]]


def unit_disc(unit: int, x: float, y: float, *, advanced: bool) -> tuple[Shape, ...]:
    """A unit with its middle at a place, for pictures of a fight."""
    edge = "ink" if advanced else "s0"
    sign = draw.icon(unit_sign(unit), x - 12, y - 12, 24, "ink-dark")
    body = draw.disc(x, y, 20, fill=unit_colour(unit), edge=edge, width=2.5)
    return (body, sign, *(draw.token(x + 17, y - 16, "th-upgrade", r=8) if advanced else ()))


def hit_arrow(x1: float, y1: float, x2: float, y2: float, *, sure: bool) -> tuple[Shape, ...]:
    """A hit from one room to another; dashed where it may still go elsewhere."""
    length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    ax, ay, bx, by = x1 + 24 * dx, y1 + 24 * dy, x2 - 30 * dx, y2 - 30 * dy
    head = [
        (round(bx + a * dx - b * dy, 1), round(by + a * dy + b * dx, 1))
        for a, b in ((-2, -7), (10, 0), (-2, 7))
    ]
    points = "L".join(f"{x} {y}" for x, y in head)
    line = draw.line(round(ax, 1), round(ay, 1), round(bx, 1), round(by, 1), edge="bad", width=4,
                     dash=None if sure else "6 5")  # fmt: skip
    return (line, draw.path(f"M{points}Z", fill="bad"))


def track_look(name: Message, value: int, colour: str, sign: str, w: float) -> tuple[Shape, ...]:
    """A row of the track board: twenty fields, the reached ones in colour."""
    cell = (w - 30) / 20
    shapes: list[Shape] = [
        draw.icon(sign, 0, 0, 16, colour),
        draw.text(24, 13, name, SMALL, weight=500, fill="ink-2"),
        draw.text(w, 14, value, 16, weight=700, anchor="end"),
    ]
    for n in range(20):
        fill = colour if n < value else "s3"
        shapes.append(draw.box(n * cell + 24, 17, cell - 2, 6, r=2, fill=fill))
    return tuple(shapes)


def deck_look(colour: str, count: int) -> tuple[Shape, ...]:
    """The edges of the cards below the top of a deck, and how many there are."""
    shapes: list[Shape] = [
        draw.box(4 * n, -4 * n, CARD_W, CARD_H, cut=7, fill="s1", edge=f"{colour}/60")
        for n in (2, 1, 0)
        if n < count
    ] or [draw.box(0, 0, CARD_W, CARD_H, cut=7, fill="s0/60", edge="line", dash="4 4")]
    shapes += [
        draw.box(CARD_W / 2 - 16, CARD_H + 3, 32, 19, r=5, fill="s0", edge=colour),
        draw.text(CARD_W / 2, CARD_H + 17.5, count, 14, weight=700, anchor="middle"),
    ]
    return tuple(shapes)


def arrow(x1: float, y1: float, x2: float, y2: float) -> tuple[Shape, ...]:
    """A dotted line with a head in its middle."""
    length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    head = [
        (round(mx + a * dx - b * dy, 1), round(my + a * dy + b * dx, 1))
        for a, b in ((-6, -7), (8, 0), (-6, 7))
    ]
    points = "L".join(f"{x} {y}" for x, y in head)
    return (
        draw.line(x1, y1, x2, y2, edge="accent", width=3, dash="5 7"),
        draw.path(f"M{points}Z", fill="accent"),
    )
