"""Planet Unknown (Az ismeretlen bolygó), for 1 to 6 players: the wiring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.bots.config import SearchConfig
from starboard.data.edition import remembered
from starboard.kernel import Choice, Game, Study

from .bot import against, rivals, value
from .careless import careless
from .catalogue import catalogue
from .legality import refused
from .outlook import outlook
from .quick import playout
from .rules.setup import set_up, why_not_setup
from .scene import scene
from .text import OPTIONS, WORDS, faction_key, touch
from .view import resample_hidden, view


def samples() -> Iterator[tuple[int, dict[str, Any]]]:
    """Setups that stand for all: every number of players, every module, all boards by chance."""
    yield 1, {"boards": "random", "flux": True}
    yield 1, {"boards": "choice", "events": "hard", "inner": "random"}
    yield 2, {"boards": "random"}
    yield 2, {"turning": False, "boards": "choice", "events": "example", "personal": True}
    yield 3, {"events": "balanced"}
    yield 4, {"boards": "random", "flux": True, "personal": True, "inner": 3}
    yield 5, {"boards": "random", "events": "custom", "green": 2, "orange": 4, "red": 14}
    yield 6, {"boards": "choice", "flux": True, "events": "easy", "personal": True}


#: The quick player makes 54 medals alone, which few beginners do; with so many blind answers 43.
WHIMS = 0.2

#: By level: iterations a question and seconds a round. A round has half a dozen questions and
#: more, and people wait for all bots of a table.
PACES = {"normal": (12, 0.6), "hard": (40, 1.5), "expert": (400, 3.0)}

#: Placements pay turns later, and one turn on nothing shows: so searches play on for some turns.
#: Many options take part, for the value is a poor judge, but what it says counts a little. Nobody
#: can do much to the others, whose luck in a try would only blur what an option is worth.
SEARCH = SearchConfig(
    rollout_horizon=8,
    most_arms=32,
    tries_an_arm=3,
    prior_rounds=3,
    flat_monte_carlo=True,
    value_at_end=True,
    common_random_numbers=True,
    rivals=rivals,
    value_against=against,
    # Nothing is found out about the order of things, and little about rovers: the value knows.
    budget_shares={"next": 0.02, "finish": 0.1, "last-moves": 0.1, "early-moves": 0.1},
    opponent_policy=careless,
    level_budgets=PACES,
    epsilon=WHIMS,
)

#: P-193 Only an event deck of one's own has numbers to choose.
CUSTOM = (("events", ("custom",)),)

GAME = Game(
    id="planet_unknown",
    version=4,
    seats=range(1, 7),
    folder=Path(__file__).parent,
    setup=set_up,
    view=view,
    scene=scene,
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
    ),
    refused=refused,
    touch=touch,
    outlook=outlook,
    catalogue=catalogue,
    value=value,
    rollout_policy=playout,
    turn_index=lambda s: s.round,
    independent_seats=True,
    fits=why_not_setup,
    samples=samples,
    minutes=(60, 80),
    weight=2.3,
    order_rule="P-45",
    end_rule="P-140",
    search=SEARCH,
    study=Study(faction=faction_key, rounds=lambda s: s.round),
    edition=remembered("planet_unknown"),
)
