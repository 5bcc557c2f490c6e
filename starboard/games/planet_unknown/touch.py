"""Where a person touches for an option: the keys of scene nodes, step by step."""

from __future__ import annotations

from starboard.kernel import Ask, Option

from .box import MARKERS
from .legality.advances import next_space, spot
from .state import Player, Table
from .text import FACTS, OPTIONS, THINGS

#: P-65 Resources and advances that are resolved at their tracker.
_RESOURCE, _ADVANCE = THINGS.index("icon-civ"), THINGS.index("advance-civ")

#: Options that move a tracker, which is found at its head, its plate and its next space.
_MOVES = ("energy", "boost", "boost-twice", "advance", "back", "take-advance", "row")


def touch(s: Table, ask: Ask, option: Option) -> tuple[str, ...]:
    """The nodes that a person touches for an option; equal ones are joined by a bar."""
    kind, *rest = option
    p = s.players[ask.seat]
    if kind == "place":
        return (f"way:{rest[0]}", _spot(p, rest[1]))
    if kind == "step" and ask.key in _NO_SQUARES and _has_one_rover(p):
        return (f"square:{rest[1]}",)
    if kind in ("step", "teleport"):
        return (f"rover:{rest[0]}", f"square:{rest[1]}")
    if kind in ("patch", "deploy", "collect-meteorite", "destroy-meteorite", "meteor"):
        return (_spot(p, rest[0]),)
    if kind in ("park", "from-track"):
        return (f"space:{rest[0]}:{rest[1]}",)
    if kind in ("use", "unlock", "from-technology"):
        return (f"technology:{rest[0]}",)
    if kind == "rotate":
        place = MARKERS[len(s.players)][ask.seat]
        return (f"turn:{rest[0]}|depot:{(place - s.rotation - rest[0]) % 6}",)
    if kind == "first":
        return _thing(p, rest[0])
    if kind in _MOVES:
        return (_tracker(p, rest[0], kind),)
    if kind == "share":
        return (f"goal:{rest[0]}",)
    if kind in ("planet", "corporation"):
        return (f"board:{rest[0]}",)
    keys = []
    for name, value in zip(OPTIONS[kind].split(), rest, strict=True):
        fact = FACTS.get(name)
        if fact is not None and fact.key:
            keys.append(fact.place(value))
    return tuple(keys)


#: Questions in which a square means nothing else: there the only rover need not be touched first.
_NO_SQUARES = (
    "take", "extra-tile", "next", "card", "search", "finish", "early-moves", "last-moves",
)  # fmt: skip


def _has_one_rover(p: Player) -> bool:
    return sum(at >= 0 for at in p.rovers) == 1


def _spot(p: Player, at: int) -> str:
    """A square, or the rover that stands on it."""
    return f"square:{at}|rover:{p.rovers.index(at)}" if at in p.rovers else f"square:{at}"


def _thing(p: Player, thing: int) -> tuple[str, ...]:
    """P-65, P-70 What moves a certain tracker is resolved there; all else is named only."""
    if thing - _RESOURCE in range(5):
        return (_tracker(p, thing - _RESOURCE, "first"),)
    if thing - _ADVANCE in range(5):
        return (_tracker(p, thing - _ADVANCE, "first"),)
    return ()


def _tracker(p: Player, track: int, kind: str) -> str:
    """A tracker by its head or the space it would come to; a row is that where it stands."""
    step = {"row": 0, "back": -1}.get(kind, 1)
    to = next_space(p, track, step) if step else p.tracks[track]
    if to < 0:
        return f"track:{track}"
    column, number = spot(p, track, to)
    return f"track:{track}|space:{column}:{number}"
