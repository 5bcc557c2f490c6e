"""Alien Artifacts: an engine builder for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from starboard.data.edition import remembered
from starboard.kernel import Choice, Game, Study

from .actions import actions
from .bot.policy import rollout_policy
from .bot.search import SEARCH, turn_index
from .bot.strategies import STRATEGIES
from .bot.terms import TERMS
from .bot.value import nearness, terms, value
from .catalogue import catalogue
from .legality import refused
from .legality.elsewhere import beside
from .moments import MOMENTS
from .outlook import outlook
from .rules.setup import set_up
from .scene import draw_scene
from .text import OPTIONS, WORDS, faction_key, touch
from .view import resample_hidden, view


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
    view=view,
    scene=draw_scene,
    resample_hidden=resample_hidden,
    bound=4000,
    words=WORDS,
    options=OPTIONS,
    refused=refused,
    beside=beside,
    touch=touch,
    outlook=outlook,
    actions=actions,
    moments=MOMENTS,
    catalogue=catalogue,
    samples=samples,
    value=value,
    rollout_policy=rollout_policy,
    turn_index=turn_index,
    search=SEARCH,
    variants=(Choice("factions", ("dealt", "chosen"), "dealt"),),
    presets={
        "first": (2, {}),
        "usual": (3, {}),
        "everything": (5, {"factions": "chosen"}),
    },
    minutes=(60, 120),
    weight=3.0,
    order_rule="A-41",
    end_rule="A-159",
    study=Study(
        faction=faction_key,
        terms=TERMS,
        measure=terms,
        nearness=nearness,
        strategies=STRATEGIES,
    ),
    edition=partial(remembered, "alien_artifacts"),
    accent="#bda4ff #2c2159",
)
