"""Space Hulk: Death Angel - The Card Game, for 1 to 6 players, cooperative."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from starboard.data.edition import remembered
from starboard.kernel import Game, Study

from .actions import actions
from .bot.policy import rollout_policy
from .bot.search import SEARCH, turn_index
from .bot.value import TERMS, terms, value
from .catalogue import catalogue
from .legality import refused
from .moments import MOMENTS
from .outlook import outlook
from .rules.setup import set_up
from .scene import draw_scene
from .text import OPTIONS, WORDS, touch
from .view import resample_hidden, view

GAME = Game(
    id="death_angel",
    version=2,
    seats=range(1, 7),
    folder=Path(__file__).parent,
    setup=set_up,
    view=view,
    scene=draw_scene,
    resample_hidden=resample_hidden,
    bound=3000,
    words=WORDS,
    options=OPTIONS,
    refused=refused,
    touch=touch,
    outlook=outlook,
    actions=actions,
    moments=MOMENTS,
    value=value,
    rollout_policy=rollout_policy,
    turn_index=turn_index,
    search=SEARCH,
    study=Study(rounds=lambda s: int(s.round), terms=TERMS, measure=terms),
    catalogue=catalogue,
    presets={"first": (2, {}), "usual": (3, {}), "everything": (6, {})},  # D-10
    cooperative=True,
    minutes=(30, 60),
    weight=2.3,
    order_rule="D-202",
    end_rule="D-26",
    edition=partial(remembered, "death_angel"),
    accent="#ff8379 #4a1a1c",
)
