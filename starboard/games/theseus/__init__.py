"""Theseus: The Dark Orbit. Four factions, and a fifth, fight for a station that turns in a ring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from starboard.data.edition import remembered
from starboard.kernel import Choice, Game, Study

from .actions import actions
from .bot.policy import rollout_policy, turn_index
from .bot.search import SEARCH
from .bot.value import TERMS, measure, value
from .catalogue import catalogue
from .components import FACTIONS
from .legality import refused
from .legality.things import why_not_thing
from .moments import MOMENTS
from .outlook import outlook
from .rules.factions import fits
from .rules.setup import set_up
from .scene import draw_scene
from .text import OPTIONS, WORDS, faction_key, touch
from .view import resample_hidden, view


def samples() -> Iterator[tuple[int, dict[str, Any]]]:
    """Setups that stand for all: every mode and seat count, every option at least once."""
    yield 2, {}
    yield 2, {"novice_levels": 0, "three_start_cards": True, "idle_rule": False}
    yield 2, {"pandora": True, "layout": "random"}
    yield 2, {"novice_levels": 2, "chosen_deck": True, "layout": "chosen"}
    yield 3, {}
    yield 3, {"pandora": True, "layout": "chosen"}
    yield 4, {"novice_levels": 1, "layout": "random", "first": 3}
    yield 4, {"pandora": True, "chosen_deck": True}
    yield 4, {"mode": "team"}
    yield 4, {"mode": "team", "layout": "chosen", "chosen_deck": True}


GAME = Game(
    id="theseus",
    version=4,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    setup=set_up,
    view=view,
    scene=draw_scene,
    resample_hidden=resample_hidden,
    bound=40_000,
    words=WORDS,
    options=OPTIONS,
    refused=refused,
    beside=why_not_thing,
    touch=touch,
    outlook=outlook,
    actions=actions,
    moments=MOMENTS,
    value=value,
    rollout_policy=rollout_policy,
    turn_index=turn_index,
    search=SEARCH,
    study=Study(faction=faction_key, terms=TERMS, measure=measure),
    variants=(
        Choice("mode", ("usual", "duel", "free_for_all", "team"), "usual"),
        Choice("pandora", (False, True), False),
        Choice("layout", ("standard", "random", "chosen"), "standard"),
        Choice("novice_levels", (0, 1, 2, 3), 3),
        Choice("three_start_cards", (False, True), False),
        Choice("chosen_deck", (False, True), False),
        Choice("first", ("random", 1, 2, 3, 4), "random"),
        Choice("idle_rule", (True, False), True),
        *(
            Choice(f"faction_{n}", ("random", *FACTIONS), "random", when=(("seats", seats),))
            for n, seats in enumerate(((2, 3, 4), (2, 3, 4), (3, 4), (4,)), 1)
        ),
    ),
    presets={
        "first": (2, {"novice_levels": 0}),  # T-30
        "usual": (3, {}),
        "everything": (4, {"pandora": True, "layout": "random", "chosen_deck": True}),
    },
    fits=fits,
    samples=samples,
    catalogue=catalogue,
    minutes=(40, 80),
    weight=3.2,
    order_rule="T-33",
    end_rule="T-80",
    edition=partial(remembered, "theseus"),
    accent="#62c6ff #0e3552",
)
