"""The box: every card as a frozen value, loaded and checked once from ``box/*.toml`` (A-2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starboard.data.edition import box_folder

from .reading import load

FOLDER = box_folder(Path(__file__).parent)
BOX = load(FOLDER)
LIMITS = BOX.limits
RESOURCES, CARDS, ARTIFACTS = BOX.resources, BOX.cards, BOX.artifacts
SYSTEMS, PLANS, FACTIONS = BOX.systems, BOX.plans, BOX.factions


def components() -> dict[str, dict[str, Any]]:
    """How many of each family there are, and from which sources."""
    wanted = ("resource", "ship", "technology", "planet", "artifact", "defence_plan",
              "alien_system", "faction")  # fmt: skip
    found: dict[str, dict[str, Any]] = {name: dict(BOX.tallies[name]) for name in wanted}
    for name, count, source in BOX.components:
        if name not in found and name != "basic_defence_plan":
            found[name] = {"count": count, "sources": {source: count}}
    return found
