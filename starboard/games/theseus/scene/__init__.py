"""What a seat sees: the ring of sectors around tracks, space and decks, as in the design's mock."""

from __future__ import annotations

from dataclasses import replace

from starboard import draw
from starboard.draw import Node, Player, Scene, Shape, Tally
from starboard.kernel import Message, Seat

from ..components import (
    BONUS_SLOT,
    COLLECTS_DATA,
    COLOURS,
    CROSSING,
    EFFECT,
    HOME,
    IN_RANGE,
    PANDORA,
    PENDING_OF,
    SECTORS,
    SLOTS,
    SLOTS_OF,
)
from ..reading.files import MARINES
from ..rules.setup import boards
from ..rules.station import number
from ..scoring import score
from ..state import ACT, ALLY, END, LAY, MOVE, PENDING, SECTOR, TEAM, TOKEN, Station
from ..text import say
from . import looks as look
from .cards_and_units import card_node, unit_node
from .centre import desk, hand, tracks
from .looks import CARD_H, CARD_W, ROOM, SECTOR_H, SECTOR_W, SIGNS, Plan
from .ways import Ways, ways_shown

PHASES = ("move", "act", "sector", "pending")
#: T-15 Cards that work on their whole sector and have a token beside the rooms.
REMINDED = ("assault_damage", "deactivate_cards")


def draw_scene(s: Station, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone."""
    plan = look.plan_of(layout, len(boards(s)) if s.mode != TEAM else 5)
    nodes: list[Node] = []
    ways = ways_shown(s, plan)
    for at, sector in enumerate(s.ring):
        nodes += sector_nodes(s, plan, at, sector, ways.to.get(sector, ()))
    nodes += waiting_sectors(s, plan)
    nodes += tracks(s, plan)
    nodes += desk(s, plan, seat)
    if s.phase == TOKEN:
        nodes += edges(s, plan)
    for at, sector in enumerate(s.ring):
        nodes += units_in(s, plan, at, sector, ways)
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player(s, q) for q in range(len(s.faction))),
        tuple(say(f"phase-{name}") for name in PHASES),
        phase_of(s),
        say("turn-number", turn=s.turn) if s.turn else say("round-setup"),
        tuple(hand(s, seat)),
        backdrop(s, plan, layout),
        movers=("unit",),
    )


def phase_of(s: Station) -> int:
    """Which of the four phases of a leg is running (T-33); -1 in the set-up."""
    if not s.turn:
        return -1
    return {MOVE: 0, ACT: 1, SECTOR: 2, PENDING: 3, END: 3}.get(s.phase, 1)


def backdrop(s: Station, plan: Plan, layout: str) -> tuple[Shape, ...]:
    """T-11 Arrows from sector to sector: the ring turns clockwise."""
    if layout != "wide":
        return ()
    shapes: list[Shape] = []
    middles = [(x + SECTOR_W / 2, y + SECTOR_H / 2) for x, y in plan.sectors]
    for n in range(len(s.ring)):
        (x1, y1), (x2, y2) = middles[n], middles[(n + 1) % len(middles)]
        shapes += look.arrow(x1, y1, x2, y2)
    (x, y), rows = plan.tracks, track_rows(s)
    shapes.append(draw.box(x - 4, y - 10, 404, 29 * rows + 14, cut=12, fill="s0", edge="line"))
    x, y = plan.desk
    shapes.append(draw.box(x - 4, y - 6, 404, 240, cut=12, fill="s0", edge="line"))
    return tuple(shapes)


def track_rows(s: Station) -> int:
    """How many tracks there are: one for life, one for data where it is collected."""
    return sum(2 if COLLECTS_DATA[faction] else 1 for faction in s.faction)


# ---- sectors ---------------------------------------------------------------------------------


def sector_nodes(
    s: Station, plan: Plan, at: int, sector: int, ghost: tuple[Shape, ...]
) -> list[Node]:
    """A sector: its board, its action, rooms, slots and cards; the ways that end there."""
    shapes = [*look.sector_look(sector, lit=s.leg_sector == sector)]
    shapes += reminders(s, sector) + pandora_mark(s, sector)
    x, y = plan.sectors[at]
    name = say(look.sector_key(sector))
    words = (name, *sector_words(s, sector))
    found = [
        Node(f"sector:{sector}", (x, y), (SECTOR_W, SECTOR_H), name, tuple(shapes), words, "T-12")
    ]
    found.append(action_node(sector, x, y))
    for letter in range(4):
        room = 4 * sector + letter
        name = say("taken-room" if s.rooms[room] >= 0 else "empty-room", room=room)
        place = look.room_place(plan, at, letter)
        words = (name, passages_of(room))
        found.append(
            Node(
                f"room:{room}",
                place,
                (ROOM, ROOM),
                name,
                look.room_look(),
                words,
                "T-14",
                ghost=ghost,
            )
        )
    for slot in (*SLOTS_OF[sector], *PENDING_OF[sector]):
        found += slot_nodes(s, slot, look.slot_place(plan, at, slot, sector))
    return found


def sector_words(s: Station, sector: int) -> list[Message]:
    """What is drawn on a board, for who cannot see it: trap tokens, and whose sector it is."""
    live = [slot for slot in SLOTS_OF[sector] if s.live[slot]]
    cards = [s.places[i] for i in live if CROSSING[s.places[i]] and number(s, i)]
    words = [say("sector-crossing", cards=tuple(cards))] if cards else []
    tokens_of = [s.places[i] for i in live if EFFECT[s.places[i]] in REMINDED]
    if tokens_of:
        words.append(say("sector-reminders", cards=tuple(tokens_of)))
    if s.leg_sector == sector and s.turn:
        words.append(say("sector-leg"))
    if tokens := s.silence.count(sector):
        words.append(say("deactivation-here", sector=sector, tokens=tokens))
    seat = s.seat_of[PANDORA]
    if seat >= 0 and s.home[seat] == sector:
        words.append(say("pandora-here"))
    return words


def passages_of(room: int) -> Message:
    """T-14 The rooms that are in range."""
    letters = ["abcd"[other & 3] for other in IN_RANGE[room]]
    return say("room-passages", count=len(letters), letters=letters)


def action_node(sector: int, x: float, y: float) -> Node:
    """T-60 The head of a sector with its action symbol."""
    action = SECTORS[sector].action
    words = say(f"action-{action.replace('_', '-')}")
    rule = {"assault": "T-57", "malfunction": "T-62", "extra_turn": "T-61"}.get(action, "T-66")
    name = say("action-of", sector=sector, action=f"@{words.key}")
    shapes = look.head_look(sector)
    return Node(f"action:{sector}", (x, y), (SECTOR_W, 27), name, shapes, (words,), rule)


def reminders(s: Station, sector: int) -> list[Shape]:
    """T-15 Trap tokens beside the rooms: crescents on the left act on crossing, too."""
    shapes: list[Shape] = []
    left = right = 0
    for slot in SLOTS_OF[sector]:
        card = s.places[slot]
        if not s.live[slot]:
            continue
        if CROSSING[card] and number(s, slot):
            top = 50 + 24 * left
            colour = look.card_colour(card)
            shapes.append(draw.path(f"M4 {top}A10 10 0 0 1 4 {top + 20}Z", fill=colour))
            left += 1
        elif EFFECT[card] in REMINDED:
            shapes += draw.token(
                134, 60 + 24 * right, look.card_sign(card), colour=look.card_colour(card), r=8
            )
            right += 1
    tokens = s.silence.count(sector)
    for n in range(tokens):
        shapes += draw.token(24 + 20 * n, 196, "ui-verify", colour=COLOURS[MARINES], r=8)
    return shapes


def pandora_mark(s: Station, sector: int) -> list[Shape]:
    """T-130 Pandora's token on the left or the right side of her sector."""
    seat = s.seat_of[PANDORA]
    if seat < 0 or s.home[seat] != sector:
        return []
    return list(
        draw.token(
            SECTOR_W - 2 if s.token_right else 2, 120, SIGNS[PANDORA], colour=COLOURS[PANDORA], r=13
        )
    )


def slot_nodes(s: Station, slot: int, place: tuple[float, float]) -> list[Node]:
    """A slot, and the card that lies on it."""
    pending, card = slot >= SLOTS, s.places[slot]
    bonus = not pending and BONUS_SLOT[slot]
    name = say("empty-slot", place=slot)
    if card >= 0:
        name = say("taken-slot", place=slot, card=card)
    rule = "T-68" if pending else "T-73"
    looks = look.slot_look(pending=pending, bonus=bonus)
    found = [Node(f"slot:{slot}", place, (CARD_W, CARD_H), name, looks, (name,), rule)]
    if card >= 0:
        found.append(card_node(s, card, place, slot))
    return found


def edges(s: Station, plan: Plan) -> list[Node]:
    """T-130 Both sides of every sector, where Pandora's token may go."""
    found, colour = [], COLOURS[PANDORA]
    for at, sector in enumerate(s.ring):
        for right in (0, 1):
            x, y = plan.sectors[at]
            shapes = (draw.box(0, 0, 22, 76, r=6, fill=f"{colour}/30", edge=colour),)
            name = say("edge-name", sector=sector, edge=right)
            place = (x + (SECTOR_W - 22 if right else 0), y + 70)
            key = f"edge:{sector}:{right}"
            found.append(Node(key, place, (22, 76), name, shapes, (name,), "T-131"))
    return found


def waiting_sectors(s: Station, plan: Plan) -> list[Node]:
    """T-21, T-121 Sectors that are still to be laid or chosen, as plates in the middle."""
    if s.phase not in (LAY, ALLY) or s.turn:
        return []
    left = [n for n in boards(s) if n not in s.ring]
    if s.phase == ALLY:
        left = sorted({HOME[f] for f in s.faction})
    found = []
    for n, sector in enumerate(left):
        name = say(look.sector_key(sector))
        shapes = (
            draw.card(174, 44, look.sector_colour(sector)),
            draw.text(87, 27, name, look.SMALL, anchor="middle", wrap=164, lines=1),
        )
        place = (plan.desk[0] + 184 * (n % 2), plan.desk[1] + 52 * (n // 2))
        found.append(Node(f"sector:{sector}", place, (174, 44), name, shapes, (name,), "T-21"))
    return found


# ---- units -----------------------------------------------------------------------------------


def units_in(s: Station, plan: Plan, at: int, sector: int, ways: Ways) -> list[Node]:
    """The units in the rooms of a sector."""
    found = []
    for letter in range(4):
        unit = s.rooms[4 * sector + letter]
        if unit >= 0:
            name = say("unit-in", unit=unit, room=4 * sector + letter)
            node = unit_node(s, unit, look.room_place(plan, at, letter), name)
            found.append(replace(node, ghost=ways.of[unit]) if unit in ways.of else node)
    return found


def player(s: Station, seat: Seat) -> Player:
    """A row of the players' panel."""
    faction = s.faction[seat]
    home = s.home[seat]
    lines: list[Message | Tally] = [
             say("line-faction", faction=faction, sector=home) if home >= 0
             else say("line-faction-homeless", faction=faction)]  # fmt: skip
    if s.mode == TEAM:
        lines.append(say("line-ally", alliance=s.side[seat]))
    lines.append(tally(s, seat))
    if s.shaft and s.active == seat:
        lines.append(say("line-shaft", more=s.shaft))
    kept = s.kept[s.side[seat]]
    if kept:
        lines.append(say("line-kept", cards=tuple(kept)))
    return Player(
        seat, COLOURS[faction], SIGNS[faction], tuple(lines),
        active=bool(s.turn) and s.active == seat,
        out=bool(s.tied) and seat not in s.tied,
        score=float(score(s, seat)),
    )  # fmt: skip


def tally(s: Station, seat: Seat) -> Tally:
    """Life points, data points, upgrade tokens and cards of a player, as signs and in words."""
    faction = s.faction[seat]
    signs = [("g-life", COLOURS[faction], s.life[seat])]
    if COLLECTS_DATA[faction]:
        signs.append(("th-data", "c-purple", s.data[seat]))
    signs.append(("th-upgrade", "c-gold", s.upgrades[seat]))
    if faction != PANDORA:
        signs.append(("ui-deck", "ink-2", len(s.decks[seat])))
    said = say(
        "line-tally", life=s.life[seat], data=s.data[seat], tokens=s.upgrades[seat],
        count=len(s.decks[seat]), collects=int(COLLECTS_DATA[faction]),
        deck=int(faction != PANDORA),
    )  # fmt: skip
    return Tally(said, tuple(signs))
