"""The others' factions, with all that lies openly before them (H-127)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard import draw as look
from starboard.draw import Node, Shape
from starboard.kernel import Message

from ..box import ALLIES, CARDS, FACTIONS, FIRST_ALLY, MISSIONS, kind_name
from ..state import (
    ALLY_CHOICE,
    DRAFT_THROW,
    FACTION_CHOICE,
    MISSION_CHOICE,
    NO_FACTION,
    NO_MISSION,
    TURNS,
    Table,
    has_teams,
    is_action_card,
    is_ally,
)
from ..text import say
from ..view import knows_secret
from .drawing import SMALLEST, Plan, card_colour, colour_of, plate, team_band, unit_sign
from .inspector import ally_words, card_words, faction_text

#: The width from which a row has room for larger chips, and for stock and income.
ROOMY = 300
HIGHEST = 88.0


@dataclass(frozen=True, slots=True)
class Row:
    """One faction's row, and how large the things in it are."""

    s: Table
    side: int
    w: float
    h: float

    @property
    def roomy(self) -> bool:
        return self.w >= ROOMY

    @property
    def left(self) -> float:
        """Where things begin; in a team game the team's number stands before them."""
        return 24.0 if has_teams(self.s) else 8.0

    @property
    def step(self) -> float:
        """From a chip to the next: mothership and tile share a line."""
        side = self.s.sides[self.side]
        chips = sum(count > 0 for count in side.ship) + sum(is_ally(kind) for kind in side.army)
        room = self.w - self.left - 6 - 32
        return min(40.0 if self.roomy else 25.0, room / max(1, chips))

    @property
    def chip(self) -> float:
        """How high a chip is."""
        return min(24.0, (self.h - 20) / 2 - 1)

    @property
    def upper(self) -> float:
        """The line of mothership and tile."""
        return (self.h + 16 - 2 * self.chip) / 2

    @property
    def lower(self) -> float:
        """The line of hospital ship and cards."""
        return self.h - self.chip - 2

    def key(self, zone: str, what: str) -> str:
        return f"{zone}:{FACTIONS[self.s.sides[self.side].faction].id}:{what}"


def rival_rows(s: Table, mine: int, plan: Plan) -> list[Node]:
    """H-127 Everybody else's faction; team mates come first. Before the turns the own one, too."""
    if s.stage == FACTION_CHOICE:
        return []
    shown = [
        n
        for n, side in enumerate(s.sides)
        if side.faction != NO_FACTION and (n != mine or s.stage != TURNS)
    ]
    shown.sort(key=lambda n: s.teams[n] != s.teams[mine])
    high = row_height(len(shown), plan)
    return [
        rival_row(Row(s, number, plan.width, high - 4), mine, (plan.left, plan.rivals + n * high))
        for n, number in enumerate(shown)
    ]


def row_height(rows: int, plan: Plan) -> float:
    """As high as there is room, within reason."""
    return min(HIGHEST, plan.rival_room / max(1, rows))


def rival_row(row: Row, mine: int, at: tuple[float, float]) -> Node:
    """One faction: its leader, then mothership and tile, then hospital ship and cards."""
    s, number, w = row.s, row.side, row.w
    side = s.sides[number]
    faction = FACTIONS[side.faction].id
    colour = colour_of(number)
    x = row.left
    shapes: list[Shape] = [
        plate(w, row.h, colour if side.alive else "line"),
        *team_band(s, number, mine, row.h),
        look.icon(f"seat-{number + 1}", x, 4, 13, colour),
        look.text(x + 17, 15, say(f"faction-{faction}"), SMALLEST, weight=600, font="card",
                  wrap=(190 if row.roomy else w - x - 56), lines=1),
    ]  # fmt: skip
    words: list[Message] = [say(f"faction-{faction}"), faction_text(side.faction, "told")]
    if has_teams(s):
        words.append(say("team-name", team=s.teams[number] + 1))
    kids: list[Node] = []
    if side.alive:
        facts = {"life": side.life, "hexilum": side.hexilum, "level": side.income}
        name = say("node-faction", faction=side.faction, **facts)
        shapes += stock(row)
        kids = [*used_ability(row), *open_zones(row), *rival_cards(row)]
    else:
        name = say("player-out")
        shapes.append(look.text(x + 17, row.h - 10, name, SMALLEST, fill="ink-3"))
    words.append(name)
    if s.stage == MISSION_CHOICE and side.secret != NO_MISSION and knows_secret(s, None, number):
        taken = say(f"mission-{MISSIONS[side.secret].id}")  # H-23 the picks happen face up
        shapes.append(look.text(w - 8, row.h - 8, taken, SMALLEST, anchor="end", fill="c-purple"))
    key = f"faction:{faction}"
    look_of, told = tuple(shapes), tuple(words)
    inert = s.stage != TURNS or not side.alive
    return Node(key, at, (w, row.h), name, look_of, told, "H-127", tuple(kids), tells=inert)


def stock(row: Row) -> list[Shape]:
    """The leader's life; hexilum and income too where there is room."""
    side, w = row.s.sides[row.side], row.w
    shapes = [
        look.icon("g-life", w - 36, 4, 13, "bad"),
        look.text(w - 20, 15, side.life, 13, weight=700),
    ]
    if row.roomy:
        shapes += [
            look.icon("hx-hexilum", w - 136, 4, 13, "c-gold"),
            look.text(w - 120, 15, side.hexilum, 13, weight=700),
            look.icon("hx-income", w - 90, 4, 13, "good"),
            look.text(w - 74, 15, side.income, 13, weight=700),
        ]
    return shapes


def used_ability(row: Row) -> list[Node]:
    """H-43, H-127 In the turn of a faction: its leader has used an ability."""
    if row.s.active != row.side or not row.s.led or row.s.stage != TURNS:
        return []
    name = say("leader-used")
    return [Node(row.key("used", "leader"), (row.w - 60, 3), (20, 15), name, used_leader(0, 0, 14),
                 (name,), "H-43", tells=True)]  # fmt: skip


def used_leader(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A leader with a tick: done for this turn."""
    return (
        look.icon("hx-leader", x, y, size, "ink-3"),
        *tick(x + size * 0.85, y + size * 0.75, size * 0.42),
    )


def tick(x: float, y: float, r: float) -> tuple[Shape, ...]:
    """What has been used in this turn is ticked off."""
    return (
        look.disc(x, y, r, fill="s0", edge="c-orange", width=1.2),
        look.icon("ui-confirm", x - r * 0.7, y - r * 0.7, r * 1.4, "c-orange"),
    )


# ---- units ----------------------------------------------------------------------------------


def open_zones(row: Row) -> list[Node]:
    """H-127 Mothership and allied tile in one line, the hospital ship in the next."""
    s, side = row.s, row.s.sides[row.side]
    if s.stage in (ALLY_CHOICE, DRAFT_THROW):  # tiles lie open before they are mustered
        return [ally_chip(row, tile, n) for n, tile in enumerate(side.kept)]
    slots = range(len(side.army))
    allied = [slot for slot in slots if is_ally(side.army[slot])]
    ship = [slot for slot in slots if side.ship[slot]]
    ward = [slot for slot in slots if side.hospital[slot]]
    nodes = zone(row, "ship", "hx-mothership", "node-target", ship, side.ship, row.left, row.upper)
    if allied:
        x = row.w - 6 - row.step * len(allied) - 15
        nodes += zone(row, "tiles", "hx-ally", "node-rival-tile", allied, side.tile, x, row.upper)
    if ward:
        nodes += zone(
            row,
            "ward",
            "hx-hospital",
            "node-rival-hospital",
            ward,
            side.hospital,
            row.left,
            row.lower,
        )
    return nodes


RULES = {"ship": "H-92", "tiles": "H-34", "ward": "H-55"}
#: What each zone is for.
ABOUT = {"ship": "about-mothership", "tiles": "about-tile", "ward": "about-hospital"}


def zone(
    row: Row, key: str, sign: str, name: str,
    slots: Sequence[int], counts: list[int], x: float, y: float,
) -> list[Node]:  # fmt: skip
    """The sign of a zone, then a chip for each kind of unit in it."""
    side = row.s.sides[row.side]
    size = min(13.0, row.chip - 3)
    title = say({"ship": "mothership", "tiles": "allied-tile", "ward": "hospital"}[key])
    head = look.icon(sign, 0, (row.chip - size) / 2, size, "bad" if key == "ward" else "ink-3")
    all_of_it, said = row.key(key, "all"), (title, say(ABOUT[key]))
    nodes = [Node(all_of_it, (x, y), (14, row.chip), title, (head,), said, RULES[key], tells=True)]
    inert = key != "ship" or row.s.stage != TURNS  # H-92 only motherships are attacked
    for n, slot in enumerate(slots):
        kind, count = side.army[slot], counts[slot]
        at = (x + 16 + row.step * n, y)
        named = say(name, unit=kind, faction=side.faction, count=count)
        words = [named, say(ABOUT[key])]
        if kind >= FIRST_ALLY:
            words += ally_words(kind - FIRST_ALLY)[1:]
        shapes = chip_shapes(row, unit_sign(kind), count)
        size_of = (row.step - 1, row.chip)
        rule, id_ = RULES[key], row.key(key, kind_name(kind))
        told = tuple(words)
        nodes.append(Node(id_, at, size_of, named, shapes, told, rule, tells=inert))
    return nodes


def chip_shapes(row: Row, sign: str, count: int) -> tuple[Shape, ...]:
    """A unit's sign and how many there are."""
    size = min(18.0 if row.roomy else 13.0, row.chip - 2)
    top = (row.chip - size) / 2
    colour = colour_of(row.side) if count else "ink-3"
    ink = "ink" if count else "ink-3"
    return (
        look.icon(sign, 0, top, size, colour),
        look.text(size + 1, row.chip / 2 + 4.5, count, SMALLEST, weight=700, fill=ink),
    )


def ally_chip(row: Row, tile: int, number: int) -> Node:
    """H-20 An allied tile that has been chosen, or H-11 revealed."""
    word = f"ally-{ALLIES[tile].id}"
    name = say(word)
    wide = (row.w - row.left - 6) / len(row.s.sides[row.side].kept)
    size = min(14.0, row.chip - 2)
    shapes = (
        look.icon(unit_sign(FIRST_ALLY + tile), 0, 1, size, colour_of(row.side)),
        look.text(size + 3, size - 1, name, SMALLEST, fill="ink-2", wrap=wide - size - 5),
    )
    at = (row.left + wide * number, row.upper)
    key = row.key("kept", ALLIES[tile].id)
    return Node(key, at, (wide - 2, row.chip), name, shapes, ally_words(tile), "H-20", tells=True)


# ---- cards ----------------------------------------------------------------------------------


def rival_cards(row: Row) -> list[Node]:
    """A rival's cards, one chip each, from the right; like cards are counted."""
    side = row.s.sides[row.side]
    held = list(dict.fromkeys(side.cards))
    zones = row.left + 16 + row.step * sum(count > 0 for count in side.hospital)
    step = min(22.0 if row.roomy else 18.0, (row.w - zones - 26) / max(1, len(held)))
    return [card_chip(row, card, (row.w - 26 - step * n, row.lower)) for n, card in enumerate(held)]


def card_chip(row: Row, card: int, at: tuple[float, float]) -> Node:
    """A card: its kind, how often; whether its tokens wait, and whether it has been used."""
    s, face = row.s, CARDS[card]
    count = s.sides[row.side].cards.count(card)
    used = not is_action_card(card) and bool(s.used >> card & 1)
    colour = card_colour(card)
    high = row.chip - 1
    shapes = [
        look.box(0, 0, 16, high, r=3, fill="s2", edge=colour, width=1),
        look.icon("hx-mercenary" if face.tokens else "ui-card", 2.5, high / 2 - 5.5, 11, colour),
    ]
    words = [*card_words(card)]
    if count > 1:
        shapes.append(look.text(15, high - 1, count, SMALLEST, weight=700, anchor="end"))
    if face.tokens:
        words.append(say("node-card-tokens", count=s.waiting[card]))
        if s.waiting[card]:
            shapes.append(look.disc(13, 3, 2.5, fill=colour))
    if used:
        words.append(say("card-used"))
        shapes += tick(4, high - 3, 5)
    name = say("node-card-own", card=card)
    key = row.key("card", face.id)
    return Node(key, at, (16, high), name, tuple(shapes), tuple(words), "H-66")
