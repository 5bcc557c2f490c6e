"""What a player holds: Resource cards, Artifacts, Defence Plans; and cards that lie on top."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node
from starboard.kernel import Seat

from ..box import ARTIFACTS, PLANS
from ..state import Galaxy
from ..text import say
from .cards import inspector, lane_look, resource_node
from .effect_words import artifact_text, table_rows, window_text
from .layout import HAND_SIZE, Plan, spread
from .result_tables import rows_look
from .sources import note

Place = tuple[float, float]
DRAWN_SIZE = (150.0, HAND_SIZE[1])


def hand_nodes(s: Galaxy, seat: Seat | None) -> tuple[Node, ...]:
    """A-12 My Resource cards; beside them my Artifacts and Defence Plans.

    A-67 Cards that I have drawn to choose from come first: nobody else sees them.
    """
    if seat is None:
        return ()
    p = s.players[seat]
    drawn = s.drawn if seat == s.active else []
    found = [drawn_node(card, (n * (DRAWN_SIZE[0] + 8), 0)) for n, card in enumerate(drawn)]
    start, step = len(drawn) * (DRAWN_SIZE[0] + 8), HAND_SIZE[0] + 8
    makers = [
        *((resource_node, card) for card in p.hand),
        *((artifact_node, artifact) for artifact in sorted(p.artifacts)),
        *((plan_node, plan) for plan in sorted(p.plans)),
    ]
    found += [make(card, (start + n * step, 0), HAND_SIZE) for n, (make, card) in enumerate(makers)]
    return tuple(found)


def drawn_node(card: int, at: Place) -> Node:
    """A-67 A card that the buyer may keep: both sides are known."""
    name, (w, h) = say("node-drawn", card=card), DRAWN_SIZE
    return Node(f"card:{card}", at, DRAWN_SIZE, name, lane_look(card, w, h, 0),
                inspector(card, None), "A-67", zoom=True)  # fmt: skip


def artifact_node(artifact: int, at: Place, size: Place) -> Node:
    """An Artifact in my hand, with what it says."""
    key, (w, h) = f"artifact-{ARTIFACTS[artifact].id}", size
    text = artifact_text(artifact)
    look = (
        draw.box(0, 0, w, h, cut=8, fill="s1"),
        draw.box(0, 0, w, h, cut=8, fill="accent/22>s2", edge="accent", width=1.5),
        draw.icon("aa-artifact", 6, 7, 17, "accent"),
        draw.text(27, 17, say(key), 13, font="card", weight=700, wrap=w - 32, lines=2),
        draw.text(7, 54, text, 13, font="card", weight=500, wrap=w - 13, high=h - 46),
    )
    words = (say(key), text, window_text(artifact), *note(ARTIFACTS[artifact].sources))
    return Node(f"artifact:{artifact}", at, size, say("node-artifact", artifact=artifact), look,
                words, "A-140", zoom=True)  # fmt: skip


def plan_node(plan: int, at: Place, size: Place) -> Node:
    """A Defence Plan in my hand, or one that everybody has seen."""
    key, (w, h) = f"plan-{PLANS[plan].id}", size
    facts = PLANS[plan]
    look = (
        draw.box(0, 0, w, h, cut=8, fill="s1"),
        draw.box(0, 0, w, h, cut=8, fill="c-grey/22>s2", edge="c-grey", width=1.5),
        draw.icon("aa-defence", 6, 7, 17, "c-grey"),
        draw.text(27, 17, say(key), 13, font="card", weight=700, wrap=w - 32, lines=2),
        *rows_look(facts, 4, 44, w - 8),
    )
    costs = (say("plan-price", credits=facts.cost),) if facts.cost else ()
    words = (say(key), *costs, *table_rows(facts), *note(facts.sources))
    return Node(f"plan:{plan}", at, size, say("node-plan", plan=plan), look, words, "A-111",
                zoom=True)  # fmt: skip


def revealed_nodes(s: Galaxy, plan: Plan) -> list[Node]:
    """A-112 The Resource cards that all are looking at."""
    if not s.revealed:
        return []
    x, y, w, h = plan.revealed
    cw, ch = 84.0, h - 8
    kids = tuple(
        resource_node(card, (left, 4), (cw, ch))
        for card, left in zip(s.revealed, spread((0, 0, w, h), len(s.revealed), cw), strict=True)
    )
    look = (draw.box(0, 0, w, h, r=10, fill="s3", edge="accent", width=1.5),)
    name = say("resources-left")
    return [Node("revealed", (x, y), (w, h), name, look, (name,), "A-112", kids, tells=True)]
