"""Hexpanse: a war for the areas of a hexagon board, for two to six players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from starboard.data.edition import remembered
from starboard.kernel import Choice, Game, Study

from .actions import actions
from .bot.policy import rollout_policy
from .bot.search import SEARCH, turn_index
from .bot.value import TERMS, measure, value
from .catalogue import catalogue
from .legality.refused import refused
from .moments import MOMENTS
from .outlook import outlook
from .rules.setup import LEVEL_NAMES, LOT, fits, set_up
from .scene import draw_scene
from .text import OPTIONS, WORDS, faction_key, further_facts, touch
from .view import resample_hidden, view


def samples() -> Iterator[tuple[int, dict[str, Any]]]:
    """Setups that stand for all: every level at every seat count, and every variant."""
    for seats in range(2, 7):
        yield seats, {}
    yield 2, {"mode": "sailor", "elite": True, "aliens": True, "start": 2}
    yield 3, {"mode": "sailor", "ring": False}
    yield 4, {"mode": "sailor"}
    for seats in range(2, 7):
        yield seats, {"mode": "admiral", "blind": seats in (3, 5), "elite": seats == 3}
    for seats in range(2, 6):
        yield seats, {"advanced": True, "elite": seats % 2 == 0}
    yield 3, {"team": True, "mode": "admiral"}
    yield 3, {"team": True, "advanced": True, "elite": True}
    yield 4, {"team": True}
    yield 4, {"team": True, "mode": "sailor", "large": True}
    yield 4, {"team": True, "mode": "admiral", "advanced": True, "blind": True}
    yield 5, {"team": True, "mode": "sailor"}
    yield 6, {"team": True, "mode": "sailor", "large": True}


GAME = Game(
    id="hexpanse",
    version=2,
    seats=range(2, 7),
    folder=Path(__file__).parent,
    setup=set_up,
    view=view,
    scene=draw_scene,
    resample_hidden=resample_hidden,
    bound=60_000,
    words=WORDS,
    options=OPTIONS,
    details=further_facts,
    variants=(
        Choice("mode", LEVEL_NAMES, "captain"),
        Choice("elite", (False, True), False),
        Choice("advanced", (False, True), False, when=(("mode", ("captain", "admiral")),)),
        Choice("team", (False, True), False, when=(("seats", (3, 4, 5, 6)),)),
        Choice("large", (False, True), False, when=(("team", (True,)),)),
        Choice("ring", (True, False), True, when=(("seats", (3,)), ("team", (False,)))),
        Choice("aliens", (False, True), False, when=(("seats", (2, 3, 4)),)),
        Choice("blind", (False, True), False, when=(("mode", ("admiral",)),)),
        Choice("start", (LOT, 1, 2, 3, 4, 5, 6), LOT),
    ),
    refused=refused,
    touch=touch,
    value=value,
    outlook=outlook,
    actions=actions,
    moments=MOMENTS,
    rollout_policy=rollout_policy,
    turn_index=turn_index,
    search=SEARCH,
    study=Study(faction=faction_key, rounds=lambda s: s.round, terms=TERMS, measure=measure),
    edition=partial(remembered, "hexpanse"),
    accent="#ffc656 #4a3510",
    presets={
        "first": (2, {"mode": "sailor"}),
        "usual": (3, {}),
        "everything": (
            4,
            {"mode": "admiral", "elite": True, "advanced": True, "aliens": True},
        ),
    },
    fits=fits,
    samples=samples,
    catalogue=catalogue,
    minutes=(45, 90),
    weight=2.6,
    order_rule="H-44",
    end_rule="H-5",
)
