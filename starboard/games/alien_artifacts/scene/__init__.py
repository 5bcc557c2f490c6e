"""What a seat sees: my board in the middle, the decks above it, the other boards around."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Player, Scene, Shape
from starboard.kernel import Seat

from ..box import FACTIONS
from ..reading.effects import ROWS
from ..reading.tables import PLANETS, ROW_CARDS, SHIPS, TECHNOLOGIES
from ..rules.measures import count
from ..state import ACTION, DRAWING, NOBODY, SCORING, Galaxy
from ..text import say
from .board import WIDEST as PLACE_SIZES
from .board import board_node, lane_nodes
from .decks import back_nodes, deck_nodes, pile_nodes, system_node
from .hand import hand_nodes, revealed_nodes
from .layout import ROW_COLOURS, Plan, tall_plan, wide_plan
from .payments import bill_nodes
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
    p = s.players[mine]
    counts = [count((p.projects | p.empire) & cards) for cards in ROW_CARDS]
    plan = wide_plan() if layout == "wide" else tall_plan(len(others), counts)
    nodes = [system_node(s, plan)]
    if plan.wide or not (s.bill or s.revealed):  # on a phone these lie where the decks are
        nodes += [*deck_nodes(s, plan), *back_nodes(plan)]
    if not (plan.wide and s.revealed):  # and on a desk where the piles are
        nodes += pile_nodes(s, plan)
    for row in range(3):
        nodes += lane_nodes(s, mine, row, plan)
    nodes += [board_node(s, mine, plan), *bill_nodes(s, plan)]
    nodes += [rival_node(s, other, plan.rival(n, len(others))) for n, other in enumerate(others)]
    nodes += revealed_nodes(s, plan)
    marker = say("last-round") if s.last_round else say("marker", marker=s.marker)
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player_row(s, n) for n in range(len(s.players))),
        (say("phase-action"), say("phase-drawing")),
        {ACTION: 0, DRAWING: 1}.get(s.phase, -1),
        marker if s.phase in (ACTION, DRAWING) else say(PHASE_KEYS[s.phase]),
        hand_nodes(s, seat),
        backdrop(s, mine, plan),
    )


def backdrop(s: Galaxy, mine: Seat, plan: Plan) -> tuple[Shape, ...]:
    """Three tinted lanes, what lies where in them, and what an empty place waits for."""
    bands = []
    for lane, colour in zip(plan.lanes, ROW_COLOURS, strict=True):
        x, y, w, h = lane.all
        bands.append(draw.box(x, y, w, h, cut=10, fill=f"{colour}/10>s0", edge=f"{colour}/35"))
    if not plan.wide:
        return tuple(bands)
    lane = plan.lanes[0]
    heads = (("heading-decks", plan.decks[0][0]), ("heading-construction", lane.projects[0]),
             ("heading-next", lane.gate[0]), ("heading-empire", lane.empire[0]))  # fmt: skip
    y = lane.all[1] - 7
    return (
        *bands,
        *(draw.text(x, y, say(key), 12.5, weight=600, fill="ink-2") for key, x in heads),
        *(shape for row in range(3) for shape in empty_places(s, mine, row, plan)),
    )


def empty_places(s: Galaxy, mine: Seat, row: int, plan: Plan) -> list[Shape]:
    """Where a bought card and a completed one would lie, if the lane has none yet."""
    p, lane = s.players[mine], plan.lanes[row]
    found: list[Shape] = []
    places = (("place-project", p.projects, lane.projects, PLACE_SIZES[0]),
              ("place-empire", p.empire, lane.empire, PLACE_SIZES[1]))  # fmt: skip
    for key, zone, (x, y, _, h), w in places:
        if not zone & ROW_CARDS[row]:
            words = say(f"{key}-{ROWS[row]}")
            found += [
                draw.box(x, y, w, h, cut=8, fill="s0/40", edge=f"{ROW_COLOURS[row]}/45",
                         dash="4 5"),
                draw.text(x + w / 2, y + h / 2, words, 13, font="card", weight=600,
                          anchor="middle", fill="ink-2", wrap=w - 16, lines=2),
            ]  # fmt: skip
    return found


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
