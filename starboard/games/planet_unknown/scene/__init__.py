"""What a seat sees: the own planet large, the others small, the corporation board, the station."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Scene
from starboard.kernel import Seat

from ..state import ROTATE, STORED, TOKENS, TURNS, Table
from ..text import say
from .asked import asks_about
from .board import corporation_board
from .cards import civ_piles, collected, event, objectives
from .hand import hand, held
from .layout import WIDE, tall
from .planet import backdrop, planet, small_planets, titles
from .plates import plates
from .players import players
from .station import station


def draw_scene(s: Table, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone; a spectator sits with seat 0."""
    plan = WIDE if layout == "wide" else tall(_first(s, seat))
    me = 0 if seat is None else seat
    p = s.players[me] if seat is not None else s.shown(me)
    look = [s.players[n] if n == seat else s.shown(n) for n in range(len(s.players))]
    nodes = [*station(s, me, plan.station), *objectives(s, seat, look, plan)]
    if p.rovers:  # else the boards are still to be chosen (P-20)
        nodes += [*titles(p, plan), planet(s, p, plan, not asks_about(s, seat, "lines"))]
        quiet = not asks_about(s, seat, "tracks")
        nodes += corporation_board(p, plan.board, plan.space, plan.chips, quiet)
    nodes += [*civ_piles(s, plan), *event(s, seat, plan), collected(p, plan)]
    nodes += small_planets(s, me, look, plan)
    if plan.plates and asks_about(s, seat, "station"):
        nodes += draw.grid(*plates(s, me), columns=2, at=(18, plan.plates), gap=8)
    return Scene(
        plan.size, tuple(nodes), tuple(players(s, seat, look)),
        tuple(say(f"phase-{name}") for name in ("rotation", "event", "tiles", "civ", "end")),
        phase_index(s),
        say("round-number", round=s.round) if s.round else say("phase-setup"),
        tuple(hand(s, seat, layout)),
        backdrop(p, plan),
        None if seat is None else held(p, plan.cell),
    )  # fmt: skip


def _first(s: Table, seat: Seat | None) -> str:
    """What a phone shows first: that which is asked about."""
    if asks_about(s, seat, "station"):
        return "station"
    return "tracks" if asks_about(s, seat, "trackers") else "planet"


def phase_index(s: Table) -> int:
    """P-40 to P-47 The step of the round that is running."""
    if s.phase <= TOKENS:
        return -1
    if s.phase <= ROTATE:
        return 0
    if s.phase < TURNS:
        return 1
    if s.phase == TURNS:
        return 2
    return 3 if s.phase < STORED else 4
