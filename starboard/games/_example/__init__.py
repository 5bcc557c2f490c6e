"""Salvage: a complete tiny game. ``starboard new-game`` makes one of your own from it.

Wrecks drift by. Each round one is turned up, everybody secretly bids a fuel card, and the highest
bid tows the wreck into one of two holds. A hold that carries more than twelve bursts.
It shows hidden cards, a simultaneous secret choice and a step that can be taken back.

Every game has these rooms:

| file | what it holds |
|---|---|
| `state.py` | what lies on the table, and who may know it |
| `rules/` | the rulebook, chapter by chapter: `setup.py`, then `course.py` |
| `legality.py` | what is not allowed, and why |
| `outlook.py` | what a decision would bring; all that can be done |
| `scoring.py` | the end |
| `view.py` | what a seat may know, as plain data |
| `text.py`, `text/` | how things are named; the words |
| `scene/` | what a seat sees |
| `moments.py` | which events are worth seeing |
| `bot/` | what bots know of it |
| `art/` | drawings |
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from starboard.data.edition import remembered
from starboard.kernel import Game

from .bot.value import value
from .legality import beside, refused
from .moments import MOMENTS
from .outlook import actions, outlook
from .rules.setup import set_up
from .scene import draw_scene
from .text import OPTIONS, WORDS
from .view import view

GAME = Game(
    id="_example",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    setup=set_up,
    view=view,
    scene=draw_scene,
    bound=60,
    words=WORDS,
    options=OPTIONS,
    refused=refused,
    beside=beside,
    moments=MOMENTS,
    outlook=outlook,
    actions=actions,
    value=value,
    accent="#8ff2ff #0d3a52",
    order_rule="E-3",
    end_rule="E-6",
    edition=partial(remembered, "_example"),
)
