"""What lies in front of the viewer: tiles, objectives, civ cards, boards to choose from."""

from __future__ import annotations

from dataclasses import replace

from starboard import draw
from starboard.draw import Held, Node
from starboard.kernel import Message, Seat

from ..box import CIV_CARDS, TILES
from ..grid import squares_of
from ..rules.setup import choose_corporation, choose_planet, corporations_left, planets_left
from ..state import STORED, TOKENS, Player, Table
from ..text import (
    corporation_name,
    corporation_rule,
    corporation_text,
    planet_rule,
    planet_text,
    say,
)
from ..view import looked_at
from .asked import asks_about
from .drawing import tile_card, tile_look
from .plates import plates


def hand(s: Table, seat: Seat | None, layout: str) -> list[Node]:
    """The tile in hand in every way, or the two on offer; own objectives and civ cards."""
    if seat is None:
        return []
    p = s.players[seat]
    found = [*_boards(s, p)]
    if asks_about(s, seat, "station"):
        found += plates(s, seat) if layout == "wide" else []
    else:
        found += _tiles(s, p)
    # What is to be chosen from comes first: the rest may lie out of sight.
    found += [
        civ_card(card, own=False) for card in sorted({*looked_at(s, seat)} - {*squares_of(p.cards)})
    ]
    quiet = not asks_about(s, seat, "goals")
    found += [_goal(number, True, s.phase, quiet) for number in squares_of(p.offered)]
    found += [_goal(number, False, s.phase, quiet) for number in squares_of(p.goals & ~p.offered)]
    found += [civ_card(card, own=True) for card in squares_of(p.cards)]
    x = 0.0
    placed = []
    for node in found:
        placed.append(replace(node, at=(x, 0)))
        x += node.size[0] + 8
    return placed


def _boards(s: Table, p: Player) -> list[Node]:
    """P-20 The boards to choose from, each with what is special about it."""
    rule = next(iter(s.step_of(p.seat)), None)
    if rule is choose_planet:
        return [
            _board(f"board:{n}", say("planet-name", planet=n), planet_text(n), planet_rule(n))
            for n in planets_left(s)
        ]
    if rule is choose_corporation:
        return [
            _board(f"board:{n}", corporation_name(n), corporation_text(n), corporation_rule(n))
            for n in corporations_left(s)
        ]
    return []


def _board(key: str, title: Message, text: Message, rule: str) -> Node:
    look = (
        draw.card(230, 104, "accent"),
        draw.text(10, 19, title, 14, weight=700, wrap=210, lines=1),
        draw.text(10, 36, text, 12.5, font="card", weight=500, fill="ink-2", wrap=210, lines=5),
    )
    return Node(key, (0, 0), (230, 104), title, look, (title, text), rule)


def _tiles(s: Table, p: Player) -> list[Node]:
    found = []
    if p.hand >= 0:
        for turn in TILES[p.hand].turns:
            name = say("node-way", tile=p.hand, way=turn.way)
            look = tile_card(turn, 76)
            found.append(Node(f"way:{turn.way}", (0, 0), (76, 76), name, look, (name,), "P-52"))
        return found
    if not TOKENS < s.phase < STORED:
        return []
    if s.before[p.seat] and p.ring >= 0:
        return []
    for ring in (0, 1):
        top = s.tops[s.stack(s.depot(p.seat), ring)]
        if top >= 0:
            name = say("node-stack", ring=ring, tile=top)
            look = tile_card(TILES[top].way[0], 76)
            words = (name,)
            found.append(Node(f"stack:{ring}", (0, 0), (76, 76), name, look, words, "P-43"))
    return found


def held(p: Player, cell: float) -> Held | None:
    """P-52 The tile in hand: how it goes on when it is turned or flipped, and its ghost."""
    if p.hand < 0:
        return None
    tile = TILES[p.hand]
    places = {turn.way: n for n, turn in enumerate(tile.turns)}

    def after(way: int) -> int:
        return places[tile.way[way].way]

    return Held(
        tuple(f"way:{turn.way}" for turn in tile.turns),
        tuple(after(t.way // 4 * 4 + (t.way + 1) % 4) for t in tile.turns),
        tuple(after(_flipped(t.way)) for t in tile.turns),
        tuple(tile_look(turn, cell, -cell / 2, -cell / 2) for turn in tile.turns),
    )


def _flipped(way: int) -> int:
    """The same turned over from left to right: a way is a flip first, then quarter turns."""
    return (4 - way % 4) % 4 + (0 if way >= 4 else 4)


def _goal(number: int, offered: bool, phase: int, quiet: bool) -> Node:
    """A personal objective; laid open for all it is the card's other side (P-297)."""
    side = "objective" if offered and phase > TOKENS else "goal"
    return objective_card(number, side, chosen=offered, tells=quiet)


def objective_card(number: int, side: str, *, chosen: bool = False, tells: bool = False) -> Node:
    """P-170, P-177 One side of an objective card."""
    title = say(f"{side}-{number + 1}")
    text = say(f"{side}-{number + 1}.text")
    look = (
        draw.card(176, 88, "c-gold", chosen=chosen),
        draw.text(10, 20, title, 13, weight=700, wrap=158, lines=1),
        draw.text(10, 39, text, 13, font="card", weight=500, fill="ink-2", wrap=158, lines=3),
    )
    facts = {side: number}
    return Node(f"goal:{number}", (0, 0), (176, 88), say(f"node-{side}", **facts), look,
                (title, text), "P-177", tells=tells)  # fmt: skip


def civ_card(number: int, *, own: bool) -> Node:
    """P-80 A civ card; those that are kept are faint."""
    card = CIV_CARDS[number]
    title, text = say(f"card-{number + 1}"), say(f"card-{number + 1}.text")
    timing = say("immediate") if card.immediate else say("end-of-game")
    look = (
        draw.card(176, 104, "t-civ", faint=own),
        draw.text(10, 19, title, 13, weight=700, wrap=158, lines=2),
        draw.text(10, 54, text, 13, font="card", weight=500, fill="ink-2", wrap=158, lines=2),
        draw.text(10, 95, timing, 12, fill="ink-2"),
        draw.text(166, 95, say(f"rank-{card.rank}"), 12.5, weight=700, anchor="end", fill="t-civ"),
    )
    return Node(f"card:{number}", (0, 0), (176, 104), say("node-card", card=number), look,
                (title, text, timing), "P-83", tells=own)  # fmt: skip
