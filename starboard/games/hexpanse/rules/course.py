"""Chapter 5.5: the course of the game, turn after turn, and the three phases of a turn (H-44 to
H-47, H-119, H-121)."""

from __future__ import annotations

from starboard.kernel import Flow, GameOver

from ..box import ACTIONS_PER_TURN, MAX_ROUNDS
from ..legality.sampling import Actions
from ..scoring import no_result
from ..state import ACTION, INCOME, Table
from .abilities import resolve_next
from .actions import ACTIONS
from .market import fill_market, market_phase, open_market
from .sides import ask_side, turn_order
from .units import gain


def take_turn(s: Table) -> None:
    """H-44 A turn has three phases in this order: income, action, market."""
    if s.active == first_of_round(s):
        s.tell("round", "H-44", round=s.round)
    income_phase(s, s.active)
    s.then(action_phase, s.active)
    s.then(market_phase, s.active)
    s.then(end_turn)


def first_of_round(s: Table) -> int:
    """H-44 The side that takes the first turn of a round: the first living one from the start."""
    return next(side for side in turn_order(s) if s.sides[side].alive)


def income_phase(s: Table, side: int) -> None:
    """H-45 The player gains hexilum equal to the income level, and has two actions again (H-46)."""
    s.tell("turn", "H-44", seat=s.chairs[side], faction=s.sides[side].faction, round=s.round)
    gain(s, side, s.sides[side].income, "H-45", "income")
    s.phase = ACTION
    s.actions, s.led, s.used, s.extra = ACTIONS_PER_TURN, False, 0, 0


def action_phase(s: Table, side: int) -> Flow[None]:
    """H-46 Up to two actions, or pass; H-47 each is finished with its whole chain (H-78) before
    the next begins.

    H-119 An eliminated player has no actions left, nor a market phase; H-138 Sacrifice abilities
    of others that are already queued still work.
    """
    if s.queue:
        resolve_next(s)
    elif s.actions:
        options = Actions(s, side)
        action, *what = yield ask_side(s, side, "action", "H-46", options, left=s.actions)
        s.actions -= 1
        ACTIONS[action](s, side, *what)
    else:
        if s.sides[side].alive:
            open_market(s, side)
        return
    s.then(action_phase, side)


def end_turn(s: Table) -> None:
    """H-44 Fill up the market (H-67); then the next living player follows, until somebody wins.

    H-121 Or for 100 rounds.
    """
    fill_market(s)
    count = len(s.sides)
    before = (s.active - s.first) % count
    following = (s.active + 1) % count
    while not s.sides[following].alive:
        following = (following + 1) % count
    if (following - s.first) % count <= before:
        s.round += 1
    s.active, s.phase = following, INCOME
    if s.round > MAX_ROUNDS:
        s.tell("stopped", "H-121", rounds=MAX_ROUNDS)
        raise GameOver(no_result(s))
    take_turn(s)
