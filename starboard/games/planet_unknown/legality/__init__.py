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
from .movements import why_not_step
from .patches import why_not_patch
from .placements import every_place, why_not_place

#: Questions at which rovers may move (P-106).
_ROVING = (
    "take", "extra-tile", "place", "next", "card", "search", "finish", "early-moves", "last-moves",
)  # fmt: skip


def refused(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """Every candidate that is not offered, with its reason."""
    p = s.players[ask.seat]
    if ask.key == "take":
        yield from _takes(s, ask, p)
    elif ask.key == "place":
        for option in every_place(p.hand):
            if (why := why_not_place(s, p, option[1], option[2])) is not None:
                yield option, why
    elif ask.key == "patch":
        for at in squares_of(SQUARES):
            if (why := why_not_patch(s, p, at)) is not None:
                yield ("patch", at), why
    elif ask.key in ("boost", "advance", "energy", "back"):
        yield from _tracks(ask, p)
    if ask.key in _ROVING and p.moves:
        for rover, at in enumerate(p.rovers):
            if at >= 0:
                for to in squares_of(SQUARES & ~(1 << at)):
                    option = ("step", rover, to)
                    if (why := why_not_step(s, p, rover, to)) is not None:
                        yield option, why


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


def _tracks(ask: Ask, p: Player) -> Iterator[tuple[Option, Refusal]]:
    for track in range(5):
        option = (ask.key, track)
        if option in ask.options:
            continue
        if ask.key == "energy":
            yield option, why_not_energy(p, track)
        elif ask.key == "back":
            yield option, why_not_back(p, track)
        elif (why := why_not_advance(p, track)) is not None:
            yield option, why
        else:
            yield option, refusal(ask.rule, "not-this-tracker", track=track)
