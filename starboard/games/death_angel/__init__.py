"""Space Hulk: Death Angel - The Card Game, for 1 to 6 players, cooperative."""

from __future__ import annotations

from pathlib import Path

from starboard.kernel import Game

from .bot import SEARCH, TERMS, clock, terms, value
from .catalogue import catalogue
from .outlook import outlook
from .quick import playout
from .rules.flow import play
from .rules.refusals import refused
from .rules.setup import set_up
from .scene import scene
from .view import redeal, view
from .words import FACTS, OPTIONS, touch

GAME = Game(
    id="death_angel",
    version=2,
    seats=range(1, 7),
    folder=Path(__file__).parent,
    setup=set_up,
    main=play,
    view=view,
    scene=scene,
    redeal=redeal,
    bound=3000,
    facts=FACTS,
    options=OPTIONS,
    refused=refused,
    touch=touch,
    outlook=outlook,
    value=value,
    playout=playout,
    clock=clock,
    catalogue=catalogue,
    cooperative=True,
    minutes=(30, 60),
    weight=2.3,
    order_rule="D-202",
    end_rule="D-26",
    extras={
        "terms": TERMS,
        "measure": terms,
        "rounds": lambda s: s.round,
        "search": SEARCH,
    },
)
