"""What is laid over the table at a moment: the event, the station, a player's turn, the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard import draw
from starboard.draw import Node
from starboard.draw.stage import Item, Term, beside, large, notes, stage, total
from starboard.kernel import Message, Seat

from ..bonuses import bonus_words
from ..box import EVENTS, TILES
from ..components import ENERGY
from ..grid import bits_of
from ..legality.movements import closed
from ..scoring import terms
from ..state import Player, Table
from ..text import say
from .cards import event_colour, event_look
from .drawing import SIGNS, TERRAINS, cells_path, planet_look, tile_card
from .hand import civ_card, objective_card

Facts = Mapping[str, Any]

#: No more results of a turn than these: the log has them all.
MOST = 6
CELL = 19.0


def of_event(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """P-194 The event large, whether it binds this round, and what it closes on my planet."""
    number = facts["event"]
    colour = event_colour(number)
    title, text = say(f"event-card-{number + 1}"), say(f"event-card-{number + 1}.text")
    look = event_look(number, 190)
    card = large(Node("event", (0, 0), (190, 68), title, look, (title, text)), high=150)
    lasting = say("stage-restricts" if EVENTS[number].restriction else "stage-at-once")
    lines = [
        Item(say(f"code-{('green', 'orange', 'red')[EVENTS[number].code]}"), "ui-info", colour)
    ]
    lines.append(Item(lasting, "ui-clock", "ink"))
    if seat is not None and s.restriction() == "rover_not_onto":
        p = s.players[seat]
        shut = (closed(s, p) & ~p.on_planet()).bit_count()
        lines.append(Item(say("stage-closed", count=shut), "pu-rover", "warn"))
    return stage(title, beside(card, notes(*lines)))


def of_station(s: Table, seat: Seat | None, facts: Facts) -> Node | None:
    """P-41 The pair of tiles that lies in front of me now."""
    me = 0 if seat is None else seat
    pairs = [s.top_tile(me, ring) for ring in (0, 1)]
    cards = [_tile(tile, ring) for ring, tile in enumerate(pairs) if tile >= 0]
    return stage(say("stage-depot", seat=me), beside(*cards)) if cards else None


def _tile(tile: int, ring: int) -> Node:
    name = say("node-stack", ring=ring, tile=tile)
    card = Node("tile", (0, 0), (76, 76), name, tile_card(TILES[tile].way[0], 76), (name,))
    return large(card, high=130, caption=name)


def of_civ_card(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """P-83 The civ card that somebody keeps."""
    card = civ_card(facts["card"], own=False)
    return stage(card.name, large(card, high=150))


def of_objective(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """P-297 The objective that is laid out for all."""
    card = objective_card(facts["objective"], "objective")
    return stage(card.name, large(card, high=150))


def of_score(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """P-150 to P-160 A player's score by its parts."""
    p = s.players[facts["seat"]]
    made = terms(s, p.seat, p.cards, p.goals)
    parts = [Term(int(value), say(f"term-{name}")) for name, value in made]
    name = say("stage-score", seat=p.seat)
    result = int(sum(value for _, value in made))
    return stage(name, total(parts, result, say("stage-total")))


# ---- what a player has done ---------------------------------------------------------------------


def of_turn(s: Table, seat: Seat | None, facts: Facts) -> Node | None:
    """P-381 The planet of a player with the new tile, and what came of it; one's own is known."""
    if seat == facts["seat"]:
        return None
    p = s.players[facts["seat"]]
    side = 12 * CELL
    fresh = bits_of(facts["square"])
    shapes = [
        draw.disc(side / 2, side / 2, side / 2 + 2, fill="s0", edge=f"seat-{p.seat + 1}", width=2),
        *planet_look(p, CELL),
        draw.path(cells_path(fresh, CELL), fill="none", edge="changed", width=3),
    ]
    name = say("node-planet", planet=p.planet, seat=p.seat, count=p.covered().bit_count())
    planet = Node("planet", (0, 0), (side, side), name, tuple(shapes), (name,))
    found = [*_advances(p, facts), *_pieces(facts), *_compared(seat, facts)]
    return stage(say("stage-turn", seat=p.seat), beside(planet, notes(*found[:MOST], wide=300)))


def _advances(p: Player, facts: Facts) -> list[Item]:
    """P-65 Trackers that have moved, and what the spaces gave."""
    found = []
    for track, (old, new) in enumerate(zip(facts["old"], facts["new"], strict=True)):
        if old != new:
            gains = [w for at in range(old + 1, new + 1) for w in bonus_words(p, track, at)]
            text = say("stage-gains", gains=gains) if gains else None
            said = say("stage-advanced", track=track, old=old, space=new)
            found.append(Item(said, SIGNS[track], TERRAINS[track], text))
    tile = TILES[facts["tile"]]
    if facts["old"] == facts["new"] and not tile.has(ENERGY):
        found.append(Item(say("stage-no-advance"), "ui-info", "ink-2"))
    return found


def _pieces(facts: Facts) -> list[Item]:
    """P-57, P-108, P-133 Pieces that were collected, destroyed or have come."""
    signs = {
        "strikes": ("pu-meteor", "c-orange"), "stones": ("pu-meteor", "good"),
        "pods": ("pu-lifepod", "good"), "wrecked": ("pu-lifepod", "bad"),
        "landed": ("pu-rover", "good"), "lost": ("pu-rover", "bad"),
        "patches": ("pu-patch", "t-biomass"),
    }  # fmt: skip
    return [
        Item(say(f"stage-{name}", count=facts[name]), icon, tone)
        for name, (icon, tone) in signs.items()
        if facts[name]
    ]


def _compared(seat: Seat | None, facts: Facts) -> list[Item]:
    """P-170 What it means for me: an objective that we compare."""
    return [
        Item(_project(number, was, now), "g-vp", "c-gold")
        for number, other, was, now in facts["projects"]
        if seat == other and was != now
    ]


def _project(number: int, was: int, now: int) -> Message:
    return say("stage-project", objective=number, was=was, now=now)
