"""Planet Unknown (Az ismeretlen bolygó), for 1 to 6 players: the wiring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from starboard.data.edition import remembered
from starboard.kernel import Choice, Game, Study

from .actions import actions
from .bot.policy import rollout_policy
from .bot.search import SEARCH
from .bot.value import value
from .catalogue import catalogue
from .legality import refused
from .moments import MOMENTS
from .outlook import outlook
from .rules.setup import set_up, why_not_setup
from .scene import draw_scene
from .text import OPTIONS, WORDS, faction_key
from .touch import touch
from .view import resample_hidden, view


def samples() -> Iterator[tuple[int, dict[str, Any]]]:
    """Setups that stand for all: every number of players, every module, all boards by chance."""
    yield 1, {"boards": "random", "flux": True}
    yield 1, {"boards": "choice", "events": "hard", "inner": "random"}
    yield 2, {"boards": "random"}
    yield 2, {"station": "short"}
    yield 2, {"turning": False, "boards": "choice", "events": "example", "personal": True}
    yield 3, {"events": "balanced"}
    yield 4, {"boards": "random", "flux": True, "personal": True, "inner": 3}
    yield 5, {"boards": "random", "events": "custom", "green": 2, "orange": 4, "red": 14}
    yield 6, {"boards": "choice", "flux": True, "events": "easy", "personal": True}


#: P-193 Only an event deck of one's own has numbers to choose.
CUSTOM = (("events", ("custom",)),)

GAME = Game(
    id="planet_unknown",
    version=4,
    seats=range(1, 7),
    folder=Path(__file__).parent,
    setup=set_up,
    view=view,
    scene=draw_scene,
    resample_hidden=resample_hidden,
    bound=6_000,
    words=WORDS,
    options=OPTIONS,
    variants=(
        # P-20 What the rulebook advises for a first game is what a table has that nobody set up.
        Choice("boards", ("random", "symmetric", "choice"), "symmetric"),
        Choice("flux", (False, True), False, when=(("boards", ("random", "choice")),)),
        Choice(
            "events", ("usual", "off", "easy", "balanced", "hard", "example", "custom"), "usual"
        ),
        Choice("green", tuple(range(21)), 7, when=CUSTOM),
        Choice("orange", tuple(range(21)), 7, when=CUSTOM),
        Choice("red", tuple(range(21)), 6, when=CUSTOM),
        Choice("personal", (False, True), False, when=(("seats", (2, 3, 4, 5, 6)),)),
        Choice("turning", (True, False), True, when=(("seats", (2,)),)),
        Choice("inner", ("default", "random", 1, 2, 3, 4, 5), "default"),
        Choice("station", ("full", "short"), "full", when=(("seats", (2,)),)),
    ),
    refused=refused,
    touch=touch,
    outlook=outlook,
    actions=actions,
    moments=MOMENTS,
    catalogue=catalogue,
    value=value,
    rollout_policy=rollout_policy,
    turn_index=lambda s: s.round,
    independent_seats=True,
    presets={
        "first": (2, {"boards": "symmetric"}),  # P-20
        "usual": (3, {"boards": "random"}),
        "everything": (4, {"boards": "choice", "events": "balanced", "personal": True}),
    },
    fits=why_not_setup,
    samples=samples,
    minutes=(60, 80),
    weight=2.3,
    order_rule="P-45",
    end_rule="P-140",
    search=SEARCH,
    study=Study(faction=faction_key, rounds=lambda s: s.round),
    edition=partial(remembered, "planet_unknown"),
    accent="#63e0a0 #123f34",
)
