"""What a player holds: Resource cards, Artifacts, Defence Plans; and cards that lie on top."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node
from starboard.kernel import Seat

from ..box import ARTIFACTS, PLANS
from ..reading.effects import ROWS
from ..reading.tables import ROW, bits
from ..state import Galaxy
from ..text import say
from .cards import card_look, inspector, resource_node
from .effect_words import artifact_text, table_rows, window_text
from .layout import HAND_SIZE, Plan, spread
from .payments import bill_nodes
from .sources import note


def hand_nodes(s: Galaxy, seat: Seat | None) -> tuple[Node, ...]:
    """A-12 My Resource cards."""
    if seat is None:
        return ()
    w, _ = HAND_SIZE
    cards = s.players[seat].hand
    return tuple(resource_node(card, (n * (w + 8), 0), HAND_SIZE) for n, card in enumerate(cards))


def kept_nodes(s: Galaxy, seat: Seat | None, mine: Seat, plan: Plan) -> list[Node]:
    """A-12 My Artifacts and Defence Plans; for others only how many there are."""
    x, y, w, h = plan.kept
    p = s.players[mine]
    things: list[Node] = []
    own = seat == mine
    artifacts = sorted(p.artifacts) if own else []
    plans = sorted(p.plans) if own else list(bits(p.shown))
    total_count = len(artifacts) + len(plans)
    rows = 2 if plan.wide else 1
    columns = max(2, (total_count + rows - 1) // rows)
    cw, ch = (w - 12) / columns, (h - 28 - (34 if plan.wide else 0)) / rows
    for n in range(total_count):
        at = (6 + n % columns * cw, 24 + n // columns * ch)
        size = (cw - 4, ch - 4)
        if n < len(artifacts):
            things.append(artifact_node(artifacts[n], at, size))
        else:
            things.append(plan_node(plans[n - len(artifacts)], at, size))
    held = say("kept-line", artifacts=len(p.artifacts), plans=len(p.plans))
    look = (
        draw.box(0, 0, w, h, cut=8, fill="s1/80", edge="line"),
        draw.text(10, 17, held, 12, fill="ink-2", wrap=w - 20, lines=1),
    )  # fmt: skip
    node = Node(f"kept:{mine}", (x, y), (w, h), say("kept"), look, (), "A-139", tuple(things))
    return [node, *bill_nodes(s, plan)]


def artifact_node(artifact: int, at: tuple[float, float], size: tuple[float, float]) -> Node:
    """An Artifact in my hand."""
    key, (w, h) = f"artifact-{ARTIFACTS[artifact].id}", size
    look = (
        draw.box(0, 0, w, h, cut=6, fill="accent/20>s2", edge="accent"),
        draw.icon("aa-artifact", 5, h / 2 - 9, 18, "accent"),
        draw.text(27, h / 2 + 4, say(key), 12, font="card", weight=700, wrap=w - 32, lines=1),
    )
    words = (say(key), artifact_text(artifact), window_text(artifact),
             *note(ARTIFACTS[artifact].sources))  # fmt: skip
    return Node(f"artifact:{artifact}", at, size, say("node-artifact", artifact=artifact), look,
                words, "A-140")  # fmt: skip


def plan_node(plan: int, at: tuple[float, float], size: tuple[float, float]) -> Node:
    """A Defence Plan in my hand, or one that everybody has seen."""
    key, (w, h) = f"plan-{PLANS[plan].id}", size
    look = (
        draw.box(0, 0, w, h, cut=6, fill="c-grey/20>s2", edge="c-grey"),
        draw.icon("aa-defence", 5, h / 2 - 9, 18, "c-grey"),
        draw.text(27, h / 2 + 4, say(key), 12, font="card", weight=700, wrap=w - 32, lines=1),
    )
    facts = PLANS[plan]
    costs = (say("plan-price", credits=facts.cost),) if facts.cost else ()
    words = (say(key), *costs, *table_rows(facts), *note(facts.sources))
    return Node(f"plan:{plan}", at, size, say("node-plan", plan=plan), look, words, "A-111")


def overlay_nodes(s: Galaxy, seat: Seat | None, plan: Plan) -> list[Node]:
    """Cards drawn for a choice (the buyer sees both sides), and revealed Resource cards."""
    x, y, w, h = plan.overlay
    nodes: list[Node] = []
    if s.drawn and seat == s.active:
        cw, ch = min(plan.card[0], w - 20), min(plan.card[1], h - 12)
        lefts = spread((0, 0, w, h), len(s.drawn), cw)
        kids = tuple(
            Node(f"card:{card}", (left, 6), (cw, ch), say("node-card", card=card),
                 card_look(card, cw, ch, 0), inspector(card, None), "A-67")
            for card, left in zip(s.drawn, lefts, strict=True)
        )  # fmt: skip
        look = (draw.box(0, 0, w, h, r=10, fill="s3", edge="lit", width=1.5),)
        name = say(f"deck-{ROWS[ROW[s.drawn[0]]]}")
        nodes.append(Node("drawn", (x, y), (w, h), name, look, (), "A-65", kids))
    if s.revealed:
        cw, ch = 84.0, 116.0
        lefts = spread((0, 0, w, h), len(s.revealed), cw)
        kids = tuple(
            resource_node(card, (left, 12), (cw, ch))
            for card, left in zip(s.revealed, lefts, strict=True)
        )
        look = (draw.box(0, 0, w, h, r=10, fill="s3/90", edge="accent", width=1.5),)
        name = say("resources-left")
        nodes.append(Node("revealed", (x, y), (w, h), name, look, (), "A-112", kids))
    return nodes
