"""What lies in front of the viewer, and the players' panel."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Held, Node, Tally
from starboard.draw import Player as Row
from starboard.kernel import Message, Seat

from .box import CIV_CARDS, CORPORATIONS, TILES
from .drawing import SIGNS, TERRAINS, tile_card, tile_look
from .grid import squares_of
from .kinds import RESOURCES
from .rules.setup import (
    choose_corporation,
    choose_planet,
    corporations_left,
    planets_left,
)
from .scoring import revealed, target, terms, total
from .state import DESTROYED, OVER, STORED, TOKENS, Player, Table
from .text import (
    corporation_name,
    corporation_rule,
    corporation_text,
    planet_rule,
    planet_text,
    say,
)
from .view import looked_at

# ---- hand --------------------------------------------------------------------------------------


def hand(s: Table, seat: Seat | None) -> list[Node]:
    """The tile in hand in every way, or the two on offer; own objectives and civ cards."""
    if seat is None:
        return []
    p = s.players[seat]
    found = [*_boards(s, p), *_tiles(s, p)]
    # What is to be chosen from comes first: the rest may lie out of sight.
    found += [
        civ_card(card, own=False) for card in sorted({*looked_at(s, seat)} - {*squares_of(p.cards)})
    ]
    found += [_goal(number, True, s.phase) for number in squares_of(p.offered)]
    found += [_goal(number, False, s.phase) for number in squares_of(p.goals & ~p.offered)]
    found += [civ_card(card, own=True) for card in squares_of(p.cards)]
    x = 0.0
    placed = []
    for node in found:
        placed.append(
            Node(node.key, (x, 0), node.size, node.name, node.look, node.words, node.rule)
        )
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
        draw.card(230, 88, "accent"),
        draw.text(10, 19, title, 14, weight=700, wrap=210, lines=1),
        draw.text(10, 36, text, 11.5, font="card", weight=500, fill="ink-2", wrap=210, lines=5),
    )
    return Node(key, (0, 0), (230, 88), title, look, (title, text), rule)


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


def _goal(number: int, offered: bool, phase: int) -> Node:
    """A personal objective; laid open for all it is the card's other side (P-297)."""
    side = "objective" if offered and phase > TOKENS else "goal"
    return objective_card(number, side, chosen=offered)


def objective_card(number: int, side: str, *, chosen: bool = False) -> Node:
    """P-170, P-177 One side of an objective card."""
    title = say(f"{side}-{number + 1}")
    text = say(f"{side}-{number + 1}.text")
    look = (
        draw.card(150, 76, "c-gold", chosen=chosen),
        draw.text(10, 20, title, 13, weight=700, wrap=132, lines=1),
        draw.text(10, 37, text, 12, font="card", weight=500, fill="ink-2", wrap=132, lines=3),
    )
    facts = {side: number}
    return Node(f"goal:{number}", (0, 0), (150, 76), say(f"node-{side}", **facts), look,
                (title, text), "P-177")  # fmt: skip


def civ_card(number: int, *, own: bool) -> Node:
    """P-80 A civ card; those that are kept are faint."""
    card = CIV_CARDS[number]
    title, text = say(f"card-{number + 1}"), say(f"card-{number + 1}.text")
    timing = say("immediate") if card.immediate else say("end-of-game")
    look = (
        draw.card(150, 76, "t-civ", faint=own),
        draw.text(10, 19, title, 12.5, weight=700, wrap=132, lines=1),
        draw.text(10, 34, text, 12, font="card", weight=500, fill="ink-2", wrap=132, lines=2),
        draw.text(10, 69, timing, 10.5, fill="ink-3"),
        draw.text(140, 69, say(f"rank-{card.rank}"), 12, weight=700, anchor="end", fill="t-civ"),
    )
    return Node(f"card:{number}", (0, 0), (150, 76), say("node-card", card=number), look,
                (title, text, timing), "P-83")  # fmt: skip


# ---- the players' panel ------------------------------------------------------------------------


def _pieces(p: Player) -> Message:
    """P-13 What a player has collected and still has, in words."""
    return _tally(p).said


def _tally(p: Player) -> Tally:
    """P-13 The same with signs."""
    counts = (
        ("meteorites", "pu-meteor", "c-orange", p.stones),
        ("lifepods", "pu-lifepod", "ink", p.pods_held()),
        ("patches", "pu-patch", "t-biomass", p.stored),
        ("rovers", "pu-rover", f"seat-{p.seat + 1}", sum(at != DESTROYED for at in p.rovers)),
        ("technologies", "pu-tech", "accent", p.unlocked.bit_count()),
    )
    said = say("player-pieces", **{name: count for name, _, _, count in counts})
    return Tally(said, tuple((icon, colour, count) for _, icon, colour, count in counts))


def _trackers(p: Player) -> Tally:
    """P-13 How far the trackers are."""
    said = say("player-tracks", **{f"t_{RESOURCES[n]}": at for n, at in enumerate(p.tracks)})
    signs = tuple((SIGNS[n], TERRAINS[n], at) for n, at in enumerate(p.tracks))
    return Tally(said, signs)


def open_facts(s: Table, p: Player) -> list[Message]:
    """P-13 What everybody may see of a player's boards and cards, in words."""
    found = [_pieces(p)]
    levels = CORPORATIONS[p.corporation].levels
    if p.unlocked:
        names = [f"@level-{levels[n]}" for n in squares_of(p.unlocked)]
        found.append(say("player-technologies", levels=names))
    if p.flux >= 0:
        found.append(say("player-flux", lane=p.flux))
    shown = [c for c in squares_of(p.cards) if CIV_CARDS[c].immediate or revealed(s)]
    if shown:
        found.append(say("player-cards", cards=[f"@card-{c + 1}" for c in shown]))
    seats = len(s.players)
    for place, number in enumerate(s.neighbour):
        if seats > 2 and p.seat in (place, (place + 1) % seats):
            found.append(say("player-objective", objective=number))
    return found


def players(s: Table, seat: Seat | None, look: list[Player]) -> list[Row]:
    """P-13 Everybody's boards, tracks, and the score that can be seen."""
    rows = []
    for p in look:
        known = p.seat == seat or s.phase == OVER
        cards = p.cards if known else sum(
            1 << c for c in squares_of(p.cards) if CIV_CARDS[c].immediate or revealed(s)
        )  # fmt: skip
        goals = p.goals if known else 0
        score = total(s, p.seat) if s.phase == OVER else sum(
            value for _, value in terms(s, p.seat, cards, goals, look)
        )  # fmt: skip
        lines: list[Message | Tally] = []
        if p.rovers:  # else the boards are still to be chosen
            lines.append(say("player-boards", planet=p.planet, corporation=p.corporation))
            lines.append(_trackers(p))
        if seat is not None and p.seat == seat:
            made = terms(s, p.seat, cards, goals, look)
            key = "player-terms" if len(look) > 1 else "player-terms-alone"
            lines.append(say(key, **{f"m_{n.replace('-', '_')}": int(v) for n, v in made}))
        elif p.rovers:
            lines.append(_tally(p))
        if len(look) == 1:
            lines.append(say("player-target", target=target(s.split)))
        if p.seat == s.commander:
            lines.append(say("player-commander"))
        acting = s.phase != OVER and (bool(s.before[p.seat]) or bool(s.step_of(p.seat)))
        rows.append(Row(p.seat, f"seat-{p.seat + 1}", f"seat-{p.seat + 1}", tuple(lines),
                        active=acting, score=score))  # fmt: skip
    return rows
