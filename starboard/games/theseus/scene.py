"""What a seat sees: the ring of sectors around tracks, space and decks, as in the design's mock."""

from __future__ import annotations

from starboard.kernel import Message, Node, Player, Scene, Seat
from starboard.kernel import scene as draw
from starboard.kernel.scene import Shape

from . import drawing as look
from .drawing import CARD_H, CARD_W, COLOURS, ROOM, SECTOR_H, SECTOR_W, SIGNS, Plan
from .rules.movement import points_of
from .rules.setup import boards
from .rules.station import number
from .state import ACT, ALLY, END, LAY, MOVE, PENDING, PICK, SECTOR, TEAM, TOKEN, Station
from .tables import (
    ATTACK,
    AWAY,
    BONUS_SLOT,
    CARD_FACTION,
    CARD_IDS,
    CARD_KIND,
    COLLECTS_DATA,
    CROSSING,
    EFFECT,
    EMBRYOS,
    EXTRA,
    FIRST_BONUS,
    HOME,
    PANDORA,
    PENDING_OF,
    RULE,
    SECTORS,
    SLOTS,
    SLOTS_OF,
    SPACE,
    TAKEOVER,
    TAKES_DATA,
    UNIT_FACTION,
    UNIT_KIND,
)
from .view import decks_are_open
from .words import card_word, say

PHASES = ("move", "act", "sector", "pending")


def scene(s: Station, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone."""
    plan = look.plan_of(layout, len(boards(s)) if s.mode != TEAM else 5)
    nodes: list[Node] = []
    for at, sector in enumerate(s.ring):
        nodes += sector_nodes(s, plan, at, sector)
    nodes += waiting_sectors(s, plan)
    nodes += tracks(s, plan)
    nodes += desk(s, plan, seat)
    if s.step == TOKEN:
        nodes += edges(s, plan)
    for at, sector in enumerate(s.ring):
        nodes += units_in(s, plan, at, sector)
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player(s, q) for q in range(len(s.faction))),
        tuple(say(f"phase-{name}") for name in PHASES),
        phase_of(s),
        say("turn-number", turn=s.turn) if s.turn else say("round-setup"),
        tuple(hand(s, seat)),
        backdrop(s, plan, layout),
    )


def phase_of(s: Station) -> int:
    """Which of the four phases of a leg is running (T-33); -1 in the set-up."""
    if not s.turn:
        return -1
    return {MOVE: 0, ACT: 1, SECTOR: 2, PENDING: 3, END: 3}.get(s.step, 1)


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
    shapes.append(draw.box(x - 4, y - 10, 376, 29 * rows + 14, cut=12, fill="s0", edge="line"))
    x, y = plan.desk
    shapes.append(draw.box(x - 4, y - 6, 376, 216, cut=12, fill="s0", edge="line"))
    return tuple(shapes)


def track_rows(s: Station) -> int:
    """How many tracks there are: one for life, one for data where it is collected."""
    return sum(2 if COLLECTS_DATA[faction] else 1 for faction in s.faction)


# ---- sectors ---------------------------------------------------------------------------------


def sector_nodes(s: Station, plan: Plan, at: int, sector: int) -> list[Node]:
    """A sector: its board, its action, rooms, slots and cards."""
    faction = SECTORS[sector].faction
    colour = COLOURS[faction] if faction >= 0 else "accent"
    shapes = [*look.sector_look(sector, colour, lit=s.leg_sector == sector)]
    shapes += reminders(s, sector) + pandora_mark(s, sector)
    x, y = plan.sectors[at]
    name = say(look.sector_key(sector))
    found = [
        Node(f"sector:{sector}", (x, y), (SECTOR_W, SECTOR_H), name, tuple(shapes), (name,), "T-12")
    ]
    found.append(action_node(sector, x, y))
    for letter in range(4):
        room = 4 * sector + letter
        name = say("empty-room", room=room)
        place = look.room_place(plan, at, letter)
        found.append(
            Node(f"room:{room}", place, (ROOM, ROOM), name, look.room_look(), (name,), "T-14")
        )
    for slot in (*SLOTS_OF[sector], *PENDING_OF[sector]):
        found += slot_nodes(s, slot, look.slot_place(plan, at, slot, sector))
    return found


def action_node(sector: int, x: float, y: float) -> Node:
    """T-60 The action symbol of a sector."""
    action = SECTORS[sector].action
    words = say(f"action-{action.replace('_', '-')}")
    shapes = (
        draw.text(126, 18, words, 12, weight=600, anchor="end", fill="ink-2", wrap=118),
        draw.icon(look.ACTION_SIGNS[action], 134, 5, 17, "accent"),
    )
    place = (x + SECTOR_W - 160, y)
    rule = {"assault": "T-57", "malfunction": "T-62", "extra_turn": "T-61"}.get(action, "T-66")
    name = say("action-of", sector=sector)
    return Node(f"action:{sector}", place, (156, 27), name, shapes, (words,), rule)


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
        elif EFFECT[card] in ("assault_damage", "deactivate_cards"):
            shapes += draw.token(146, 60 + 24 * right, look.card_sign(card), colour="c-red", r=8)
            right += 1
    tokens = s.silence.count(sector)
    for n in range(tokens):
        shapes += draw.token(24 + 20 * n, 196, "ui-verify", colour="c-blue", r=8)
    return shapes


def pandora_mark(s: Station, sector: int) -> list[Shape]:
    """T-130 Pandora's token on the left or the right side of her sector."""
    seat = s.seat_of[PANDORA]
    if seat < 0 or s.home[seat] != sector:
        return []
    return list(
        draw.token(SECTOR_W - 2 if s.token_right else 2, 120, SIGNS[PANDORA], colour="c-purple", r=13)
    )


def slot_nodes(s: Station, slot: int, place: tuple[float, float]) -> list[Node]:
    """A slot, and the card that lies on it."""
    pending, card = slot >= SLOTS, s.places[slot]
    bonus = not pending and BONUS_SLOT[slot]
    name = say("empty-slot", place=slot)
    rule = "T-68" if pending else "T-73"
    looks = look.slot_look(pending=pending, bonus=bonus)
    found = [Node(f"slot:{slot}", place, (CARD_W, CARD_H), name, looks, (name,), rule)]
    if card >= 0:
        found.append(card_node(s, card, place, slot))
    return found


def card_node(s: Station, card: int, at: tuple[float, float], slot: int) -> Node:
    """A card on the board with everything that lies on it and what it says."""
    pending, bonus = slot >= SLOTS, card >= FIRST_BONUS
    count = number(s, slot) if not pending and not bonus else 0
    broken = s.malfunction == slot
    out = not pending and not bonus and not broken and not s.live[slot]
    shapes = look.card_look(card, count, pending=pending, out=out or broken)
    words: list[Message] = [say(card_word(card)), say(says(card)), belongs(card)]
    if not pending and not bonus:
        shapes += look.on_card(
            s.tokens[slot], s.camera[slot], s.embryo[slot] >= 0, broken, out
        )
        words += state_words(s, slot, count, out)
    elif broken:
        shapes += look.on_card(0, 0, False, True, False)
    if pending:
        words.append(say("card-pending"))
    if broken:
        words.append(say("card-malfunction"))
    name = say("card-at", card=card, place=slot)
    return Node(f"card:{card}", at, (CARD_W, CARD_H), name, shapes, tuple(words), RULE[card])


def says(card: int) -> str:
    """The key of a card's text."""
    return f"says-{CARD_IDS[card].replace('_', '-')}"


def belongs(card: int) -> Message:
    """Whose card it is."""
    return say("card-bonus") if card >= FIRST_BONUS else say("card-of", faction=CARD_FACTION[card])


def state_words(s: Station, slot: int, count: int, out: bool) -> list[Message]:
    """What the inspector says about an installed card."""
    words = [say("card-numbered", number=count)] if count else []
    if s.tokens[slot]:
        words.append(say("card-tokens", tokens=s.tokens[slot]))
    if s.live[slot] > 1:
        words.append(say("card-copies", copies=s.live[slot]))
    if s.camera[slot]:
        words.append(say("card-cameras", points=s.camera[slot]))
    if s.embryo[slot] >= 0:
        words.append(say("card-held", unit=s.embryo[slot]))
    if out:
        words.append(say("card-out"))
    return words


def edges(s: Station, plan: Plan) -> list[Node]:
    """T-130 Both sides of every sector, where Pandora's token may go."""
    found = []
    for at, sector in enumerate(s.ring):
        for right in (0, 1):
            x, y = plan.sectors[at]
            shapes = (draw.box(0, 0, 22, 76, r=6, fill="c-purple/30", edge="c-purple"),)
            name = say("edge-name", sector=sector, edge=right)
            place = (x + (SECTOR_W - 22 if right else 0), y + 70)
            key = f"edge:{sector}:{right}"
            found.append(Node(key, place, (22, 76), name, shapes, (name,), "T-131"))
    return found


def waiting_sectors(s: Station, plan: Plan) -> list[Node]:
    """T-21, T-121 Sectors that are still to be laid or chosen, as plates in the middle."""
    if s.step not in (LAY, ALLY) or s.turn:
        return []
    left = [n for n in boards(s) if n not in s.ring]
    if s.step == ALLY:
        left = sorted({HOME[f] for f in s.faction})
    found = []
    for n, sector in enumerate(left):
        faction = SECTORS[sector].faction
        colour = COLOURS[faction] if faction >= 0 else "accent"
        name = say(look.sector_key(sector))
        shapes = (
            draw.card(174, 44, colour),
            draw.text(87, 27, name, 13, anchor="middle", wrap=164, lines=1),
        )
        place = (plan.desk[0] + 184 * (n % 2), plan.desk[1] + 52 * (n // 2))
        found.append(Node(f"sector:{sector}", place, (174, 44), name, shapes, (name,), "T-21"))
    return found


# ---- units -----------------------------------------------------------------------------------


def units_in(s: Station, plan: Plan, at: int, sector: int) -> list[Node]:
    """The units in the rooms of a sector."""
    found = []
    for letter in range(4):
        unit = s.rooms[4 * sector + letter]
        if unit >= 0:
            name = say("unit-in", unit=unit, room=4 * sector + letter)
            found.append(unit_node(s, unit, look.room_place(plan, at, letter), name))
    return found


def unit_node(s: Station, unit: int, at: tuple[float, float], name: Message) -> Node:
    """A unit with its tokens and what it can do."""
    advanced = s.advanced >> unit & 1
    marks = []
    words = [name, say("unit-side", side=advanced)]
    attack = ATTACK[unit][advanced]
    words.append(say("attack-data" if TAKES_DATA[unit] and attack else f"attack-{attack}"))
    if TAKEOVER[unit][advanced]:
        words.append(say(f"takeover-{TAKEOVER[unit][advanced]}"))
    if EXTRA[unit]:
        words.append(say("runs"))
    if 0 <= s.where[unit] < SPACE:
        words.append(say("unit-points", points=points_of(s, unit)))
    if unit in s.clamps:
        marks.append("th-clamp")
        words.append(say("is-clamped"))
    if s.invisible >> unit & 1:
        marks.append("th-invisible")
        words.append(say("is-invisible"))
    if unit in s.parasites:
        marks.append("th-parasite")
        words.append(say("is-infected", tokens=s.parasites.count(unit)))
    if s.moved >> unit & 1:
        words.append(say("was-moved"))
    shapes = look.unit_look(unit, advanced=bool(advanced), marks=tuple(marks))
    rule = "T-134" if UNIT_FACTION[unit] == PANDORA else "T-9"
    return Node(f"unit:{unit}", at, (ROOM, ROOM), name, shapes, tuple(words), rule)


# ---- the middle of the table -----------------------------------------------------------------


def tracks(s: Station, plan: Plan) -> list[Node]:
    """T-2 The board of life points and data points."""
    x, y = plan.tracks
    found = []
    rows = 0
    for seat in s.order:
        faction = s.faction[seat]
        lines = [("life", s.life[seat], COLOURS[faction], "g-life")]
        if COLLECTS_DATA[faction]:
            lines.append(("data", s.data[seat], "c-purple", "th-data"))
        for kind, value, colour, sign in lines:
            label = say(f"track-{kind}", faction=faction)
            name = say(f"track-{kind}-of", faction=faction, **{kind: value})
            shapes = look.track_look(label, value, colour, sign, 356)
            place = (x + 6, y + 29 * rows)
            key = f"{kind}:{seat}"
            found.append(Node(key, place, (356, 26), name, shapes, (name,), "T-2"))
            rows += 1
    return found


def desk(s: Station, plan: Plan, viewer: Seat | None) -> list[Node]:
    """Countdown, space, the supply, decks with their open tops, and what others keep."""
    x, y = plan.desk
    if s.step in (LAY, ALLY) and not s.turn:
        return []
    found = [countdown(s, x, y), space(x, y + 34), supply(s, x, y + 34)]
    afloat = [u for u, at in enumerate(s.where) if at == SPACE]
    for n, unit in enumerate(afloat):
        step = min(ROOM + 2, 190 / len(afloat))
        place = (x + 70 + step * n, y + 32)
        found.append(unit_node(s, unit, place, say("unit-in-space", unit=unit)))
    places = 0
    for seat in sorted(s.order, key=lambda q: s.faction[q] == PANDORA):
        spot = (x + 4 + 92 * places, y + 98)
        found += embryos(s, *spot) if s.faction[seat] == PANDORA else deck(s, seat, *spot)
        places += 1
    return found + kept_by_others(s, viewer, x + 4, y + 208)


def countdown(s: Station, x: float, y: float) -> Node:
    """T-78 The track of the end-of-game marker."""
    shapes: list[Shape] = [draw.text(4, 18, say("countdown"), 13, fill="ink-2")]
    for field in range(5):
        here = field == s.marker
        place = 132 + 46 * field
        fill = "accent" if here else "s2"
        shapes.append(draw.box(place, 2, 42, 23, cut=5, fill=fill, edge="line-strong"))
        shapes.append(
            draw.text(place + 21, 18, say(f"field-{field}"), 12, anchor="middle", weight=700,
                      fill="ink-dark" if here else "ink-2", wrap=40)
        )  # fmt: skip
    name = say("countdown")
    return Node("countdown", (x, y), (362, 27), name, tuple(shapes), (name,), "T-78")


def space(x: float, y: float) -> Node:
    """T-54 The place of launched units."""
    shapes = [draw.text(4, 30, say("space"), 13, fill="ink-2")]
    shapes += [draw.disc(96 + 58 * n, 26, 22, fill="s0/60", edge="line", dash="3 4") for n in range(3)]
    return Node("space", (x, y), (262, 52), say("space"), tuple(shapes), (say("space"),), "T-54")


def supply(s: Station, x: float, y: float) -> Node:
    """T-29 The common supply of upgrade tokens."""
    shapes = (*draw.token(16, 26, "th-upgrade", r=14), draw.text(36, 32, s.supply(), 18, weight=700))
    name = say("supply-of", tokens=s.supply())
    words = (say("supply"), name)
    return Node("supply", (x + 292, y), (70, 52), name, shapes, words, "T-29")


def deck(s: Station, seat: Seat, x: float, y: float) -> list[Node]:
    """T-6 A deck with its open top card."""
    cards = s.decks[seat]
    colour = COLOURS[s.faction[seat]]
    name = say("deck-of", seat=seat, count=len(cards))
    shapes = look.deck_look(colour, len(cards))
    opened = bool(cards) and decks_are_open(s)
    words = [name, say("deck-top", card=cards[-1]) if opened else say("deck-empty")]
    if cards and not opened:
        words.pop()
    found = [Node(f"deck:{seat}", (x, y), (CARD_W, 104), name, shapes, tuple(words), "T-6")]
    if opened:
        card = cards[-1]
        said = (say(card_word(card)), say(says(card)), belongs(card))
        found.append(
            Node(f"card:{card}", (x, y), (CARD_W, CARD_H), say("deck-top", card=card),
                 look.card_look(card, 0), said, RULE[card])
        )  # fmt: skip
    return found


def embryos(s: Station, x: float, y: float) -> list[Node]:
    """T-135 Pandora's embryos that could be born, one of each kind with their number."""
    found = []
    kinds = {UNIT_KIND[u]: u for u in reversed(EMBRYOS) if s.where[u] == AWAY}
    for n, unit in enumerate(sorted(kinds.values())):
        place = (x + 18 * n, y + 20)
        found.append(unit_node(s, unit, place, say("unit-beside", unit=unit)))
    return found


def kept_by_others(s: Station, viewer: Seat | None, x: float, y: float) -> list[Node]:
    """T-84 Kept instants and bonus cards lie open; the viewer's own are in the hand."""
    mine = s.side[viewer] if viewer is not None else -1
    found = []
    lying = [(s.side.index(q), card) for q, kept in enumerate(s.kept) if q != mine for card in kept]
    lying += [(q, card) for q, cards in enumerate(s.drawn) if q != viewer for card in cards]
    step = min(90.0, 272 / max(1, len(lying) - 1))
    for n, (seat, card) in enumerate(lying):
        name = say("kept-by", card=card, seat=seat)
        said = (say(card_word(card)), say(says(card)), name)
        shapes = (
            draw.card(84, 26, look.card_colour(card)),
            draw.text(42, 17, say(card_word(card)), 11, font="card", anchor="middle", wrap=78,
                      lines=1),
        )  # fmt: skip
        at = (x + step * n, y)
        found.append(Node(f"card:{card}", at, (84, 26), name, shapes, said, RULE[card]))
    return found


def hand(s: Station, seat: Seat | None) -> list[Node]:
    """The viewer's kept cards; in the set-up the starting cards or the deck to choose from."""
    if seat is None:
        return []
    cards = [*s.kept[s.side[seat]], *s.drawn[seat]]
    if s.step == PICK and s.chosen_deck:
        first = {CARD_KIND[card]: card for card in sorted(s.decks[seat], reverse=True)}
        cards += sorted(first.values())
    found = []
    for n, card in enumerate(cards):
        said = (say(card_word(card)), say(says(card)), belongs(card))
        at = (float(72 * n), 0.0)
        shapes = look.card_look(card, 0)
        found.append(
            Node(f"card:{card}", at, (CARD_W, CARD_H), said[0], shapes, said, RULE[card])
        )
    return found


def player(s: Station, seat: Seat) -> Player:
    """A row of the players' panel."""
    faction = s.faction[seat]
    home = s.home[seat]
    lines = [say("line-faction", faction=faction, sector=home) if home >= 0
             else say("line-faction-homeless", faction=faction)]  # fmt: skip
    if s.mode == TEAM:
        lines.append(say("line-ally", alliance=s.side[seat]))
    if COLLECTS_DATA[faction]:
        lines.append(say("line-data", data=s.data[seat]))
    lines.append(say("line-upgrades", tokens=s.upgrades[seat]))
    if faction != PANDORA:
        lines.append(say("line-deck", count=len(s.decks[seat])))
    kept = s.kept[s.side[seat]]
    if kept:
        lines.append(say("line-kept", cards=tuple(kept)))
    return Player(
        seat, COLOURS[faction], SIGNS[faction], tuple(lines),
        active=bool(s.turn) and s.active == seat,
        out=bool(s.tied) and seat not in s.tied,
        score=float(s.life[seat]),
    )  # fmt: skip
