"""Alien Artifacts: an engine builder for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from starboard.kernel import Choice, Game

from .bot import SEARCH, TERMS, clock, nearness, terms, value
from .catalogue import catalogue
from .outlook import outlook
from .policy import playout
from .rules.flow import play
from .rules.refusals import refused
from .rules.setup import set_up
from .scene import scene
from .strategies import STRATEGIES
from .view import redeal, view
from .words import FACTS, OPTIONS, faction_key, touch


def samples() -> Iterable[tuple[int, dict[str, Any]]]:
    """Every number of players; chosen factions at the smallest and the largest table."""
    yield from ((seats, {"factions": "dealt"}) for seats in range(2, 6))
    yield from ((seats, {"factions": "chosen"}) for seats in (2, 5))


GAME = Game(
    id="alien_artifacts",
    version=3,
    seats=range(2, 6),
    folder=Path(__file__).parent,
    setup=set_up,
    main=play,
    view=view,
    scene=scene,
    redeal=redeal,
    bound=4000,
    facts=FACTS,
    options=OPTIONS,
    refused=refused,
    touch=touch,
    outlook=outlook,
    catalogue=catalogue,
    samples=samples,
    value=value,
    playout=playout,
    clock=clock,
    variants=(Choice("factions", ("dealt", "chosen"), "dealt"),),
    minutes=(60, 120),
    weight=3.0,
    order_rule="A-41",
    end_rule="A-159",
    extras={
        "terms": TERMS,
        "measure": terms,
        "nearness": nearness,
        "faction": faction_key,
        "strategies": STRATEGIES,
        "search": SEARCH,
    },
)
