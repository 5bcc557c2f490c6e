"""What a seat sees: my board in the middle, the decks above it, the other boards around."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Player, Scene, Shape
from starboard.kernel import Seat

from ..box import FACTIONS
from ..reading.tables import PLANETS, SHIPS, TECHNOLOGIES
from ..rules.measures import count
from ..state import ACTION, DRAWING, NOBODY, SCORING, Galaxy
from ..text import say
from .board import board_node, board_row, stock_nodes
from .decks import back_nodes, deck_nodes, pile_nodes, system_node
from .hand import hand_nodes, kept_nodes, overlay_nodes
from .layout import ROW_COLOURS, Plan, tall_plan, wide_plan
from .rivals import rival_node

PHASE_KEYS = (
    "phase-choosing",
    "phase-setting-up",
    "phase-action",
    "phase-drawing",
    "phase-drawing",
    "phase-scoring",
)  # fmt: skip


def draw_scene(s: Galaxy, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat; a spectator looks over the shoulder of the active player, blind."""
    mine = s.active if seat is None else seat
    others = [(mine + n) % len(s.players) for n in range(1, len(s.players))]
    plan = wide_plan() if layout == "wide" else tall_plan(len(others))
    nodes = [*deck_nodes(s, plan), *back_nodes(plan), system_node(s, plan), *pile_nodes(s, plan)]
    for row in range(3):
        nodes += board_row(s, mine, row, plan)
    nodes += [
        board_node(s, mine, plan),
        *kept_nodes(s, seat, mine, plan),
        *stock_nodes(s, mine, plan),
    ]
    nodes += [rival_node(s, other, plan.rival(n, len(others))) for n, other in enumerate(others)]
    nodes += overlay_nodes(s, seat, plan)
    marker = say("last-round") if s.last_round else say("marker", marker=s.marker)
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player_row(s, n) for n in range(len(s.players))),
        (say("phase-action"), say("phase-drawing")),
        {ACTION: 0, DRAWING: 1}.get(s.phase, -1),
        marker if s.phase in (ACTION, DRAWING) else say(PHASE_KEYS[s.phase]),
        hand_nodes(s, seat),
        backdrop(plan),
    )


def backdrop(plan: Plan) -> tuple[Shape, ...]:
    """Three tinted bands, one a row."""
    bands = []
    for left, right, colour in zip(plan.projects, plan.empires, ROW_COLOURS, strict=True):
        x, y, h = left[0] - 4, left[1] - 3, left[3] + 6
        w = right[0] + right[2] + 4 - x
        bands.append(draw.box(x, y, w, h, cut=10, fill=f"{colour}/10>s0", edge=f"{colour}/35"))
    x, y = plan.projects[0][0], plan.projects[0][1] - 8
    return (
        *bands,
        draw.text(x, y, say("construction"), 12, fill="ink-2"),
        draw.text(plan.empires[0][0], y, say("empire"), 12, fill="ink-2"),
    )


def player_row(s: Galaxy, seat: Seat) -> Player:
    """A row of the players' panel."""
    p = s.players[seat]
    faction = say(f"faction-{FACTIONS[p.faction].id}") if p.faction != NOBODY else say("no-faction")
    lines = (
        faction,
        say("panel-line", credits=p.bank, ships=count(p.empire & SHIPS),
            technologies=count(p.empire & TECHNOLOGIES), planets=count(p.empire & PLANETS)),
        say("panel-hand", count=len(p.hand), artifacts=len(p.artifacts), plans=len(p.plans)),
        *((say("first-player"),) if seat == s.first else ()),
    )  # fmt: skip
    score = p.vp + sum(s.end_vp[seat])
    active = seat == s.active and s.phase != SCORING
    return Player(seat, f"seat-{seat + 1}", f"seat-{seat + 1}", lines, active, False, score)
