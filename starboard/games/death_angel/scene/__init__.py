"""What a seat sees: the column of marines between two dark flanks, as in the design's mock."""

from __future__ import annotations

from starboard.draw import Scene
from starboard.kernel import Seat

from ..box import TEAMS, TERRAIN
from ..reading.cards import TYPES
from ..state import CHOOSE, EVENT, NOBODY, RESOLVE, RESOLVED, SETUP, Hulk
from ..text import say
from .cards import ACTION_SIGNS, STEALER_SIGNS, TERRAIN_SIGNS
from .decks import deck_nodes, die, event, event_in_sight
from .formation import formation_nodes
from .hand import hand, player, team_plate
from .layout import TALL, WIDE


def draw_scene(s: Hulk, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone."""
    plan = (WIDE if layout == "wide" else TALL).fit(len(s.line) or 8)
    nodes = deck_nodes(s, seat, plan)
    if s.phase == SETUP:
        nodes += [team_plate(s, team, plan) for team in range(len(TEAMS))]
    nodes += formation_nodes(s, plan)
    nodes += [die(s, plan)] if s.face != NOBODY else []
    card = event_in_sight(s, seat)
    nodes += [event(s, card, plan)] if card != NOBODY else []
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player(s, i) for i in range(s.seats)),
        tuple(say(f"phase-{name}.short") for name in ("choose", "resolve", "attack", "event")),
        phase_index(s),
        say("round-number", round=s.round) if s.phase != SETUP else say("phase-setup"),
        tuple(hand(s, seat)),
        plan.backdrop(),
        signs=SIGNS,
    )


#: What the signs mean where there is no room for words.
SIGNS = (
    *((sign, say(f"type-{kind}")) for sign, kind in zip(STEALER_SIGNS, TYPES, strict=True)),
    ("da-broodlord", say("sign-brood-lord")),
    *((sign, say(f"terrain-{card.id}")) for sign, card in zip(TERRAIN_SIGNS, TERRAIN, strict=True)),
    ("da-support", say("sign-support")),
    ("da-spawn-major", say("sign-major")),
    ("da-spawn-minor", say("sign-minor")),
    ("g-move", say("sign-move")),
    ("da-flank", say("sign-flank")),
    *((sign, say(f"action-type-{kind}")) for kind, sign in enumerate(ACTION_SIGNS) if kind),
)


def phase_index(s: Hulk) -> int:
    """Which of the four phases is running (D-31)."""
    if s.phase == SETUP:
        return -1
    bounds = (CHOOSE, RESOLVE, RESOLVED + 1, EVENT)
    return max(i for i, start in enumerate(bounds) if s.phase >= start)
