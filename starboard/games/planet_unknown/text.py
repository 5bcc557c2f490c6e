"""How ids are named and where they lie: the tables of facts and of options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.draw import Fact, Vocabulary
from starboard.kernel import Message

from .components import CODES, CORPORATION_IDS, PLANET_IDS, RESOURCES

if TYPE_CHECKING:
    from .state import Table

#: P-70 What may be resolved in any order: the first six are the resources of a tile.
THINGS = (
    *(f"icon-{name}" for name in RESOURCES), "boost", "patch", "deploy", "back", "shift",
    "meteorite", "choice", "card", "token", "either",
    *(f"advance-{name}" for name in RESOURCES[:5]), "advances",
)  # fmt: skip


def technology_word(value: int) -> str:
    """A technology: ten times its corporation, and its number from 0."""
    corporation, number = divmod(value, 10)
    return f"technology-{CORPORATION_IDS[corporation]}-{number + 1}"


FACTS: dict[str, Fact] = {
    "square": Fact(lambda at: f"square-{at}", "square:{}"),
    "track": Fact(lambda t: f"track-{RESOURCES[t]}", "track:{}"),
    "lane": Fact(lambda t: f"lane-{RESOURCES[t]}", "track:{}"),
    "terrain": Fact(lambda t: f"terrain-{RESOURCES[t]}"),
    "resource": Fact(lambda t: f"resource-{RESOURCES[t]}"),
    "thing": Fact(lambda n: f"thing-{THINGS[n]}"),
    "stack": Fact(lambda r: "stack-outer" if r else "stack-inner", "stack:{}"),
    "ring": Fact(lambda r: "ring-outer" if r else "ring-inner", "stack:{}"),
    "tile": Fact(lambda n: f"tile-{n}"),
    "way": Fact(lambda w: f"way-{w}", "way:{}"),
    "rover": Fact(lambda r: f"rover-{r + 1}", "rover:{}"),
    "card": Fact(lambda c: f"card-{c + 1}", "card:{}"),
    "rank": Fact(None, "civ:{}"),
    "objective": Fact(lambda n: f"objective-{n + 1}", "objective:{}"),
    "goal": Fact(lambda n: f"goal-{n + 1}", "goal:{}"),
    "event": Fact(lambda n: f"event-card-{n + 1}", "event"),
    "effect": Fact(lambda n: f"event-card-{n + 1}.text"),
    "planet": Fact(lambda n: f"planet-{PLANET_IDS[n]}"),
    "corporation": Fact(lambda n: f"corporation-{CORPORATION_IDS[n]}"),
    "technology": Fact(technology_word),
    "use": Fact(None, "technology:{}"),
    "steps": Fact(None),
    "turn": Fact(None),
    "depot": Fact(None),
    "code": Fact(lambda c: f"code-{CODES[c]}"),
    "row": Fact(lambda n: f"row-{n + 1}", "row:{}"),
    "column": Fact(lambda n: f"column-{n + 1}", "column:{}"),
}

OPTIONS: dict[str, str] = {
    "planet": "planet",
    "corporation": "corporation",
    "keep": "goal",
    "return": "goal",
    "goal": "goal",
    "share": "objective",
    "token": "lane",
    "rotate": "turn",
    "take": "ring",
    "discard": "ring",
    "stack": "stack",
    "as-tech": "",
    "as-energy": "",
    "place": "way square",
    "first": "thing",
    "energy": "track",
    "boost": "track",
    "boost-twice": "track",
    "advance": "track",
    "back": "track",
    "patch": "square",
    "store": "",
    "double": "",
    "swap-patch": "",
    "lose-patch": "",
    "take-boost": "",
    "take-patch": "",
    "take-advance": "track",
    "deploy": "square",
    "step": "rover square",
    "teleport": "rover square",
    "rover": "rover",
    "use": "use",
    "park": "lane space",
    "rescue": "",
    "from-scoring": "",
    "from-track": "lane space",
    "from-technology": "use",
    "unlock": "use",
    "row": "track",
    "enough": "",
    "sink": "rover",
    "keep-load": "",
    "collect-lifepod": "square",
    "collect-meteorite": "square",
    "destroy-lifepod": "square",
    "destroy-meteorite": "square",
    "meteor": "square",
    "row-line": "row",
    "column-line": "column",
    "card": "card",
    "peek": "",
    "finish": "",
    "keep-points": "",
    "leave": "",
}


WORDS = Vocabulary("planet_unknown", FACTS)
say, refusal = WORDS.say, WORDS.refusal


def faction_key(s: Table, seat: int) -> str:
    """The name of what a seat plays as: its corporation."""
    return f"corporation-{CORPORATION_IDS[s.players[seat].corporation]}"


# ---- the boards' own rules ---------------------------------------------------------------------


def planet_text(planet: int) -> Message:
    """P-330 What is special about a planet."""
    return say(f"planet-{PLANET_IDS[planet]}.text")


def planet_rule(planet: int) -> str:
    """P-330 to P-336 The rule of a planet's own."""
    return f"P-{330 + planet}"


def corporation_name(corporation: int) -> Message:
    """What a corporation is called."""
    return say(f"corporation-{CORPORATION_IDS[corporation]}")


def corporation_text(corporation: int) -> Message:
    """P-230 What is special about a corporation."""
    return say(f"corporation-{CORPORATION_IDS[corporation]}.text")


def corporation_rule(corporation: int) -> str:
    """P-240 to P-310 The first of a corporation's own rules."""
    return f"P-{240 + 10 * corporation}"
