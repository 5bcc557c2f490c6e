"""What is laid over the table at a moment: a card large, a way sector by sector, a fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard import draw
from starboard.draw import Node, Shape
from starboard.draw import stage as on
from starboard.draw.stage import Item
from starboard.kernel import Message, Seat

from ..components import CARD_KIND, COLOURS, KINDS, RULE, SECTORS, SLOTS, TYPE
from ..rules.attacks import attack_of, exposed, in_range, why_idle
from ..rules.station import number
from ..scoring import side_score
from ..state import Station
from ..text import card_word, say, sector_word, text_of
from . import looks as look
from .cards_and_units import card_words, unit_words
from .looks import CARD_H, CARD_W

Facts = Mapping[str, Any]


# ---- cards ----------------------------------------------------------------------------------


def of_card(s: Station, seat: Seat | None, facts: Facts) -> Node:
    """The card large, and beside it what it says."""
    return card_stage(s, facts["card"])


def card_stage(s: Station, card: int, *band: Item) -> Node:
    """T-6 A card that everybody may read: its name, its kind, its words."""
    name = say(card_word(card))
    slot = s.places.index(card) if card in s.places else SLOTS
    count = number(s, slot) if slot < SLOTS else KINDS[CARD_KIND[card]].amount
    face = Node("card", (0, 0), (CARD_W, CARD_H), name, look.card_look(card, count),
                card_words(card), RULE[card])  # fmt: skip
    kind = say("works-how", type=f"@works-{TYPE[card]}")
    text = on.verdict(None, name, kind, *text_of(KINDS[CARD_KIND[card]]), wide=330)
    return on.stage(name, on.beside(on.large(face, high=200), text), band=band)


def of_trap(s: Station, seat: Seat | None, facts: Facts) -> Node:
    """T-48 The trap large, whose it is and whom it acts on."""
    owner, unit = facts["seat"], facts["unit"]
    return card_stage(
        s, facts["card"],
        Item(say("stage-trap-of", seat=owner), "th-trap", look.card_colour(facts["card"])),
        Item(say("stage-acts-on", unit=unit), look.unit_sign(unit), "bad"),
    )  # fmt: skip


# ---- ways -----------------------------------------------------------------------------------


def of_way(s: Station, seat: Seat | None, facts: Facts) -> Node:
    """T-37, T-38 The way of a unit: where it starts, every sector it enters, what it leaves out."""
    unit, entered = facts["unit"], facts["entered"]
    start = facts["sector"]
    parts = [leg(start, 0, say("stage-start", count=facts["count"]), look.unit_colour(unit))]
    for n, sector in enumerate(entered, 1):
        last = n == len(entered)
        words = say("stage-stop") if last and sector == facts["sector2"] else say("stage-leg", n=n)
        parts += [on.arrow(), leg(sector, n, words, "accent")]
    if entered[-1] != facts["sector2"]:
        parts += [on.arrow(), leg(facts["sector2"], 0, say("stage-teleport"), "changed")]
    rows = [on.beside(*parts, gap=4)]
    if facts["left_out"]:
        rows.append(on.notes(Item(say("stage-left-out", sectors=facts["left_out"]), "th-shortcut"),
                             wide=420))  # fmt: skip
    return on.stage(say("stage-way", unit=unit), *rows)


def leg(sector: int, n: int, words: Message, colour: str) -> Node:
    """A sector on a way, with its number."""
    name = say(sector_word(sector))
    edge = look.sector_colour(sector)
    shapes: list[Shape] = [
        draw.box(0, 10, 128, 62, cut=9, fill=f"{edge}/20^s1", edge=colour, width=2),
        draw.text(64, 37, name, 14, weight=700, anchor="middle", wrap=118, lines=1),
        draw.text(64, 59, words, 12.5, font="text", weight=500, anchor="middle", fill="ink-2",
                  wrap=118, lines=1),
    ]  # fmt: skip
    if n:
        shapes += draw.count_badge(118, 13, n)
    return Node("leg", (0, 0), (132, 74), name, tuple(shapes), (name, words))


# ---- fights ---------------------------------------------------------------------------------


def of_fight(s: Station, seat: Seat | None, facts: Facts) -> Node:
    """T-51, T-57 Before the hits: whom every attacker reaches, and who cannot and why."""
    sector, by = facts["sector"], facts["seat"]
    hits: list[tuple[int, int]] = []
    lines = []
    for unit in s.rooms[4 * sector : 4 * sector + 4]:
        if unit >= 0 and s.unit_seat[unit] == by:
            reached = exposed(s, in_range(s, by, unit)) if attack_of(s, unit) else []
            hits += [(unit, other) for other in reached]
            lines.append(attacker_line(s, by, unit))
    title = say("stage-fight", sector=sector)
    lines = lines or [Item(say("stage-nobody"), "ui-info")]
    return on.stage(title, on.beside(lens(s, sector, hits, sure=False), on.notes(*lines, wide=390)))


def attacker_line(s: Station, by: Seat, unit: int) -> Item:
    """What a unit of the attacker does, or why it does nothing."""
    advanced = s.advanced >> unit & 1
    why = why_idle(s, by, unit)
    name = say("stage-unit", unit=unit, room=s.where[unit], side=advanced)
    text = say("stage-idle", why=f"@idle-{why}") if why else unit_words(unit, advanced)[0]
    return Item(name, look.unit_sign(unit), "ink-3" if why else "bad", text=text)


def of_attack(s: Station, seat: Seat | None, facts: Facts) -> Node | None:
    """T-58 One unit's hits, through the passages of its room."""
    unit, targets = facts["unit"], facts["targets"]
    if not 0 <= s.where[unit] < 4 * len(SECTORS):
        return None
    sector = s.where[unit] >> 2
    lines = [Item(say("stage-hit", unit=unit, unit2=each), "g-damage", "bad") for each in targets]
    picture = lens(s, sector, [(unit, each) for each in targets], sure=True)
    return on.stage(say("stage-fight", sector=sector), on.beside(picture, on.notes(*lines,
                    wide=360)))  # fmt: skip


def lens(s: Station, sector: int, hits: Sequence[tuple[int, int]], *, sure: bool) -> Node:
    """The four rooms of a sector large, their passages, who stands there and who hits whom."""
    step, size = 118.0, 62.0
    corner = [(14 + step * (n & 1), 12 + 96.0 * (n >> 1)) for n in range(4)]
    shapes: list[Shape] = [draw.box(0, 0, 214, 182, cut=12, fill="s0", edge="line-strong")]
    for pair in SECTORS[sector].passages:
        (x1, y1), (x2, y2) = (corner["abcd".index(room)] for room in pair)
        shapes.append(draw.line(x1 + 31, y1 + 31, x2 + 31, y2 + 31, edge="line-strong", width=9))
    for n, (x, y) in enumerate(corner):
        shapes.append(draw.box(x, y, size, size, r=9, fill="s1", edge="line-strong", width=1.5))
        shapes.append(draw.text(x + 7, y + 15, "abcd"[n], 12, fill="ink-2"))
        unit = s.rooms[4 * sector + n]
        if unit >= 0:
            shapes += look.unit_disc(unit, x + 33, y + 34, advanced=bool(s.advanced >> unit & 1))
    for unit, other in hits:
        (x1, y1), (x2, y2) = (corner[s.where[u] & 3] for u in (unit, other))
        shapes += look.hit_arrow(x1 + 31, y1 + 31, x2 + 31, y2 + 31, sure=sure)
    said = [
        say("stage-unit", unit=u, room=s.where[u], side=s.advanced >> u & 1)
        for u in s.rooms[4 * sector : 4 * sector + 4]
        if u >= 0
    ]
    name = say("stage-fight", sector=sector)
    return Node("lens", (0, 0), (214, 182), name, tuple(shapes), (name, *said))


# ---- sums -----------------------------------------------------------------------------------


def of_sums(s: Station, seat: Seat | None, facts: Facts) -> Node:
    """T-80, T-128 Life and data points of every player, and what is compared."""
    lines = [
        Item(say("stage-sum", seat=q, life=s.life[q], data=s.data[q]), "g-life",
             COLOURS[s.faction[q]], value=side_score(s, q))
        for q in s.order
    ]  # fmt: skip
    return on.stage(say("stage-sums"), on.notes(*lines, wide=420))
