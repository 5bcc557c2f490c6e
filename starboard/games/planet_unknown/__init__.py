"""Planet Unknown (Az ismeretlen bolygó): the wiring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.kernel import Choice, Game

from .kinds import CODES
from .rules.rounds import main
from .rules.setup import set_up, why_not_setup
from .view import redeal, view
from .words import FACTS, OPTIONS

def samples() -> Iterator[tuple[int, dict[str, Any]]]:
    yield 1, {}
    yield 2, {}

GAME = Game(
    id="planet_unknown", version=1, seats=range(1, 7), folder=Path(__file__).parent,
    setup=set_up, main=main, view=view, scene=None, redeal=redeal, bound=10_000,
    facts=FACTS, options=OPTIONS,
    variants=(
        Choice("boards", ("random", "symmetric", "choice"), "random"),
        Choice("events", ("usual", "off", "easy", "balanced", "hard", "example", "custom"), "usual"),
        Choice("green", tuple(range(21)), 7), Choice("orange", tuple(range(21)), 7), Choice("red", tuple(range(21)), 6),
        Choice("personal", (False, True), False),
        Choice("turning", (True, False), True),
        Choice("inner", ("default", "random", 1, 2, 3, 4, 5), "default"),
    ),
    fits=why_not_setup, samples=samples,
    order_rule="P-45", end_rule="P-140",
)
