"""How ids are named and where they lie: the tables of facts and of options."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Fact

from .kinds import CODES, PLANET_IDS, RESOURCES

_CORPORATIONS = (
    "universal_coalition", "republic", "wormhole_corp", "cosmos_inc", "horizon_group",
    "jump_drive", "oasis_ultd", "flux",
)  # fmt: skip

#: P-70 What may be resolved in any order: the first six are the resources of a tile.
THINGS = (
    *(f"icon-{name}" for name in RESOURCES), "boost", "patch", "deploy", "back", "shift",
    "meteorite", "choice", "card", "token", "either",
    *(f"advance-{name}" for name in RESOURCES[:5]),
)  # fmt: skip

_CODES = {
    "boost": "boost", "patch": "patch", "deploy": "deploy", "back-other": "back",
    "shift": "shift", "take-meteorites": "meteorite", "choice": "choice", "civ": "card",
    "row-civ": "card", "token": "token", "either": "either",
}  # fmt: skip


def thing_code(thing: tuple[Any, ...]) -> int:
    """The number under which a thing is offered."""
    name = thing[0]
    if name in ("icon", "unplaced"):
        return int(thing[1])
    if name == "energy":
        return len(RESOURCES) - 1
    if name == "advance":
        return THINGS.index("advance-civ") + int(thing[1])
    return THINGS.index(_CODES[name])


def technology_word(value: Any) -> str:
    """A technology of a corporation."""
    corporation, number = value
    return f"technology-{_CORPORATIONS[corporation]}-{number + 1}"


FACTS: dict[str, Fact] = {
    "square": Fact(lambda at: f"square-{at}", "square:{}"),
    "track": Fact(lambda t: f"track-{RESOURCES[t]}", "track:{}"),
    "terrain": Fact(lambda t: f"terrain-{RESOURCES[t]}"),
    "resource": Fact(lambda t: f"resource-{RESOURCES[t]}"),
    "thing": Fact(lambda n: f"thing-{THINGS[n]}", "thing:{}"),
    "ring": Fact(lambda r: "ring-outer" if r else "ring-inner", "stack:{}"),
    "tile": Fact(lambda n: f"tile-{n}"),
    "way": Fact(lambda w: f"way-{w}", "way:{}"),
    "rover": Fact(lambda r: f"rover-{r + 1}", "rover:{}"),
    "card": Fact(lambda c: f"card-{c + 1}", "card:{}"),
    "rank": Fact(None, "civ:{}"),
    "objective": Fact(lambda n: f"objective-{n + 1}", "objective:{}"),
    "goal": Fact(lambda n: f"goal-{n + 1}", "goal:{}"),
    "event": Fact(lambda n: f"event-card-{n + 1}", "event"),
    "planet": Fact(lambda n: f"planet-{PLANET_IDS[n]}", "board-planet:{}"),
    "corporation": Fact(lambda n: f"corporation-{_CORPORATIONS[n]}", "board-corporation:{}"),
    "technology": Fact(technology_word),
    "use": Fact(None, "technology:{}"),
    "steps": Fact(None),
    "turn": Fact(None, "turn:{}"),
    "depot": Fact(None),
    "code": Fact(lambda c: f"code-{CODES[c]}"),
}

OPTIONS: dict[str, str] = {
    "planet": "planet",
    "corporation": "corporation",
    "keep": "goal",
    "return": "goal",
    "goal": "goal",
    "share": "objective",
    "token": "track",
    "rotate": "turn",
    "take": "ring",
    "discard": "ring",
    "stack": "ring",
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
    "take-boost": "",
    "take-patch": "",
    "take-advance": "track",
    "deploy": "square",
    "step": "rover square",
    "teleport": "rover square",
    "rover": "rover",
    "use": "use",
    "park": "track space",
    "rescue": "",
    "from-scoring": "",
    "from-track": "track space",
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
}
FACTS["row"] = Fact(lambda n: f"row-{n + 1}", "row:{}")
FACTS["column"] = Fact(lambda n: f"column-{n + 1}", "column:{}")
