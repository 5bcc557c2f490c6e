"""Chapter 5: what a player has gained is resolved in an order of their choice (P-65, P-70).

Between any two steps they may spend movement points and use technologies (P-106): those options
stand beside the others of a question.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from starboard.kernel import Ask, Flow, Option, Seat, Step

from ..components import RESOURCES
from ..legality.movements import movements
from ..state import CIV_PHASE, LATE_CARDS, LATE_CIV, LATE_TECH, TURNS, Player, Table
from ..text import THINGS
from . import biomass, civ, corporations, energy, rovers, tracks, turn

#: Steps that wait for their owner to choose which is next.
Gains = tuple[Step, ...]

#: P-106 When movement points may be spent, and technologies used.
_OPEN = (TURNS, CIV_PHASE, LATE_TECH, LATE_CARDS, LATE_CIV)


def extras(s: Table, p: Player) -> list[Option]:
    """P-106, P-123 What the player may do between two steps."""
    if not (p.moves or p.unlocked):
        return []
    if s.phase not in _OPEN:
        return corporations.resets(p)
    options = movements(s, p) if p.moves else []
    if p.unlocked:
        options += corporations.uses(s, p)
    return options


def do_extra(s: Table, seat: Seat, option: Option) -> None:
    """P-106, P-123 Carry out one of the extras."""
    if option[0] == "use":
        corporations.use(s, seat, option[1])
    else:
        rovers.move(s, seat, option)


def go_ahead(p: Player) -> None:
    """The player resolves something: rovers may glide back to where they have been (P-276)."""
    p.glided = 0


def gain(s: Table, p: Player, gains: Gains) -> None:
    """P-65, P-70 All this comes next, in any order; where nothing else can be done before it, a
    single gain comes at once."""
    if len(gains) > 1 or p.moves or p.unlocked:
        s.then(resolve, p.seat, gains)
    else:
        carry_out(s, gains[0])


def resolve(s: Table, seat: Seat, gains: Gains) -> Flow[None]:
    """P-65, P-70 Several things to resolve: the owner chooses which is next."""
    p = s.players[seat]
    more = extras(s, p)
    chosen = 0
    if more or len(gains) > 1:
        things, firsts = _offered(gains)
        if more or len(firsts) > 1:
            option = yield Ask(seat, "next", "P-70", firsts + more, moves=p.moves)
            if option[0] != "first":
                do_extra(s, seat, option)
                s.then(resolve, seat, gains)
                return
            go_ahead(s.players[seat])
            chosen = things.index(option[1])
    carry_out(s, gains[chosen])
    if len(gains) > 1:
        others = gains[:chosen] + gains[chosen + 1 :]
        if s.planned:  # what the chosen one brings comes first
            s.then(resolve, seat, others)
        else:
            gain(s, s.players[seat], others)


def carry_out(s: Table, gain: Step) -> None:
    """A gain that asks nobody is carried out at once; one that may ask is a step of its own."""
    rule, *args = gain
    if rule(s, *args) is not None:
        s.then(rule, *args)


@lru_cache(1 << 12)
def _offered(gains: Gains) -> tuple[list[int], list[Option]]:
    """P-70 The numbers of these gains, and what may be next; of gains that are alike, any."""
    things = [thing_of(gain) for gain in gains]
    return things, [("first", thing) for thing in sorted({*things})]


def thing_of(gain: Step) -> int:
    """The number under which a gain is offered; resources and trackers are told apart."""
    rule = gain[0]
    number = _numbers()[rule]
    return number + gain[2] if rule in _told_apart() else number


@cache
def _numbers() -> dict[Callable[..., Any], int]:
    words: dict[Callable[..., Any], str] = {
        tracks.resource: f"icon-{RESOURCES[0]}",
        tracks.resource_of_unplaced: f"icon-{RESOURCES[0]}",
        tracks.barren: "icon-biomass",
        energy.energy: "icon-energy",
        tracks.boost: "boost",
        biomass.gain_patch: "patch",
        rovers.reach_rover: "deploy",
        tracks.back_other: "back",
        corporations.shift: "shift",
        rovers.take_meteorites: "meteorite",
        biomass.wormhole_choice: "choice",
        civ.look: "card",
        corporations.row_civ: "card",
        corporations.token: "token",
        turn.either: "either",
        tracks.advance: f"advance-{RESOURCES[0]}",
        tracks.several_advances: "advances",
    }
    return {rule: THINGS.index(word) for rule, word in words.items()}


@cache
def _told_apart() -> frozenset[Callable[..., Any]]:
    return frozenset({tracks.resource, tracks.resource_of_unplaced, tracks.advance})
