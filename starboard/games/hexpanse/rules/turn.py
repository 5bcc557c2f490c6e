"""Chapter 5.5: the turn and its three phases, round after round (H-44, H-45, H-119, H-121)."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Flow, Result

from ..box import ACTIONS_PER_TURN, MAX_ROUNDS
from ..scoring import no_result, victory
from ..state import ACTION, INCOME, MARKET, Table
from .actions import take_action
from .chain import resolve_next
from .drawn import ask_action
from .market import close_market, market_phase, open_market
from .setup import prepare
from .units import gain
from .victory import TurnOver, Victory


def play(s: Table) -> Flow[Result]:
    """H-44 Turns go clockwise until somebody wins; H-121 or for 100 rounds.

    A turn has three phases in this order: income, action, market.
    """
    try:
        yield from prepare(s)
        while s.round <= MAX_ROUNDS:
            if s.phase == INCOME:
                take_income(s, s.active)
            if s.phase == ACTION:
                yield from action_phase(s, s.active)
            if s.phase == MARKET:
                yield from market_phase(s, s.active)
            end_turn(s)
    except Victory as won:
        return victory(s, won.team, won.reason)
    s.tell("stopped", "H-121", rounds=MAX_ROUNDS)
    return no_result(s)


def take_income(s: Table, side: int) -> None:
    """H-45 The player gains hexilum equal to the income level."""
    s.tell("turn", "H-44", seat=s.chairs[side], faction=s.sides[side].faction, round=s.round)
    s.actions, s.led, s.used, s.extra = ACTIONS_PER_TURN, False, 0, 0
    gain(s, side, s.sides[side].income, "H-45")
    s.phase = ACTION


def action_phase(s: Table, side: int) -> Flow[None]:
    """H-47 An action is finished with its whole chain (H-78) before the next begins.

    H-119 If the active player is eliminated the turn ends at once, without a market phase;
    H-138 Sacrifice abilities of others that are already queued still work.
    """
    while s.queue or (s.actions and s.sides[side].alive):
        yield CHECKPOINT
        try:
            if s.queue:
                yield from resolve_next(s)
            else:
                more = take_action(s, side, (yield ask_action(s, side)))
                if more is not None:
                    yield from more
        except TurnOver:
            s.actions, s.extra, s.holding = 0, 0, 0  # whatever was going on is over
    if s.sides[side].alive:
        open_market(s)
        s.phase = MARKET


def end_turn(s: Table) -> None:
    """H-44 Fill up the market (H-67); then the next living player follows."""
    close_market(s)
    count = len(s.sides)
    before = (s.active - s.first) % count
    following = (s.active + 1) % count
    while not s.sides[following].alive:
        following = (following + 1) % count
    if (following - s.first) % count <= before:
        s.round += 1
    s.active, s.phase = following, INCOME
