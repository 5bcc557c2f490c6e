"""Why not? What one may try in vain at each question, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal

from ..box import SQUARES
from ..components import INNER, OUTER
from ..grid import squares_of
from ..state import Player, Table
from ..text import refusal
from .advances import why_not_advance, why_not_back, why_not_energy
from .elsewhere import ROVING, elsewhere, offered_trackers, pods
from .movements import why_not_deploy, why_not_step
from .patches import why_not_patch
from .placements import every_place, why_not_place

#: Questions that choose something on a square, and what must lie there.
_PREY = {
    "collect-lifepod": "no-lifepod-here",
    "destroy-lifepod": "no-lifepod-here",
    "collect-meteorite": "no-meteorite-here",
    "destroy-meteorite": "no-meteorite-here",
    "meteor": "no-symbol-here",
}


def refused(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """Every candidate that is not offered, with its reason; then what the question is not about."""
    p = s.players[ask.seat]
    if ask.key == "take":
        yield from _takes(s, ask, p)
    elif ask.key == "extra-tile":
        yield from _extra_tiles(s, ask, p)
    elif ask.key == "place":
        for option in every_place(p.hand):
            if (why := why_not_place(s, p, option[1], option[2])) is not None:
                yield option, why
    elif ask.key == "patch":
        for at in squares_of(SQUARES):
            if (why := why_not_patch(s, p, at)) is not None:
                yield ("patch", at), why
    elif ask.key in ("boost", "advance", "energy", "back", "union", "row", "next", "either"):
        yield from _tracks(ask, p)
    elif ask.key in ("deploy", "relocate-to", *_PREY):
        yield from _targets(s, ask, p)
    elif ask.key in ("park", "shift", "lose-collected"):
        yield from pods(ask, p)
    if ask.key in ROVING and p.moves:
        yield from _steps(s, p)
    yield from elsewhere(s, ask, p)


def _steps(s: Table, p: Player) -> Iterator[tuple[Option, Refusal]]:
    for rover, at in enumerate(p.rovers):
        if at >= 0:
            for to in squares_of(SQUARES & ~(1 << at)):
                if (why := why_not_step(s, p, rover, to)) is not None:
                    yield ("step", rover, to), why


def _takes(s: Table, ask: Ask, p: Player) -> Iterator[tuple[Option, Refusal]]:
    offered = [option for option in ask.options if option[0] in ("take", "discard")]
    for ring in (INNER, OUTER):
        if ("take", ring) in offered:
            continue
        if s.top_tile(p.seat, ring) < 0:
            yield ("take", ring), refusal("P-44", "empty-stack")
        elif any(option[0] == "take" for option in offered):
            yield ("take", ring), refusal("P-44", "does-not-fit")
        else:
            yield ("take", ring), refusal("P-141", "nothing-fits")


def _extra_tiles(s: Table, ask: Ask, p: Player) -> Iterator[tuple[Option, Refusal]]:
    for ring in (INNER, OUTER):
        if ("take", ring) not in ask.options:
            key = "empty-stack" if s.top_tile(p.seat, ring) < 0 else "extra-tile-does-not-fit"
            yield ("take", ring), refusal("P-61", key)


def _tracks(ask: Ask, p: Player) -> Iterator[tuple[Option, Refusal]]:
    kind = {"union": "advance", "next": "first", "either": "first"}.get(ask.key, ask.key)
    for track in range(5):
        option = (kind, track)
        if option in ask.options or (kind == "first" and track in offered_trackers(ask)):
            continue
        if ask.key == "energy":
            yield option, why_not_energy(p, track)
        elif ask.key == "back":
            yield option, why_not_back(p, track)
        elif ask.key == "union":
            yield option, refusal("P-383", "not-below-five", track=track)
        elif ask.key == "row":
            yield option, refusal("P-296", "empty-row", track=track)
        elif kind == "first":
            yield option, refusal("P-65", "no-such-resource", track=track)
        elif (why := why_not_advance(p, track)) is not None:
            yield option, why
        else:
            yield option, refusal(ask.rule, "not-this-tracker", track=track)


def _targets(s: Table, ask: Ask, p: Player) -> Iterator[tuple[Option, Refusal]]:
    """P-100, P-384 Squares that cannot be chosen for a rover, a lifepod or a meteorite."""
    for at in squares_of(SQUARES):
        if ask.key == "relocate-to":
            option: Option = ("teleport", ask.facts["rover"], at)
        else:
            option = (ask.key, at)
        if option in ask.options:
            continue
        if ask.key == "deploy":
            yield option, why_not_deploy(p, at)
        elif ask.key == "relocate-to":
            there = p.on_planet() >> at & 1
            key = "rover-there" if there else "event-rover"
            yield option, refusal("P-109", key, **({} if there else {"event": s.event}))
        elif ask.key == "meteor" and p.rocks() >> at & 1:
            yield option, refusal("P-136", "meteorite-there")
        else:
            yield option, refusal(ask.rule, _PREY[ask.key])
