"""Chapter 7: phase 2, Resolve Actions."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Flow, reveal

from ..box import ACTIONS, ATTACK, MOVE, SUPPORT
from ..state import ACTION, AFTER, BEFORE, NOBODY, RESOLVE, Hulk
from .abilities import AFTER_ACTION
from .attack import make_attacks
from .end import test_end
from .manoeuvre import manoeuvre
from .tokens import place_token


def resolve_actions(s: Hulk) -> None:
    """D-42 All chosen cards are turned up at once, and resolved one by one in ascending number.

    D-32 The lowest makes the current player.
    """
    s.phase = RESOLVE
    s.revealed = True
    s.last = [0] * len(s.last)  # D-38 last round's cards return to the hands
    cards = sorted(filter(None, s.chosen))
    s.current = s.owner[ACTIONS[cards[0]].team]
    reveal(s)
    if s.told is not None:
        s.tell("phase-resolve", "D-42")
        s.tell("cards-revealed", "D-42", card=tuple(cards))
        s.tell("current", "D-32", seat=s.current)
    for card in cards:
        s.then(resolve_card, card)


def resolve_card(s: Hulk, card: int) -> None:
    """D-47 Inside a card: what comes first, the basic action, what comes after it, the end test.

    D-43 An eliminated team's card is gone already.
    """
    action = ACTIONS[card]
    if s.chosen[action.team] != card:
        return
    s.card, s.stage = card, ACTION
    s.moved = s.turned = s.used = s.shots = 0
    s.shooter = NOBODY
    s.active |= 1 << card  # D-46 its ability works until the end of the round
    if s.told is not None:
        s.tell("card-begins", "D-42", card=card, number=card, type=action.type)
    if s.enter and action.type == MOVE:
        s.stage = BEFORE
        s.then(token_before_moving, action.team)
    s.then(BASIC_ACTION[action.type], action.team)
    if card in AFTER_ACTION:
        s.then(use_ability)
    s.then(finish_card)


def token_before_moving(s: Hulk, team: int) -> Flow[None]:
    """D-174 Enter Formation: a token before the action."""
    yield from place_token(s, s.owner[team], "D-174", optional=True)
    s.stage = ACTION


def support(s: Hulk, team: int) -> Flow[None]:
    """D-49 One token may go on any marine."""
    yield from place_token(s, s.owner[team], "D-49", optional=True)


#: D-44 What the type of a card allows.
BASIC_ACTION: dict[int, Callable[[Hulk, int], Flow[None]]] = {
    SUPPORT: support,
    MOVE: manoeuvre,
    ATTACK: make_attacks,
}


def use_ability(s: Hulk) -> None:
    """D-47 The ability that comes after the basic action.

    D-138 If the team has perished meanwhile, what is left of the card is void.
    """
    if s.card:
        s.stage = AFTER
        s.then(AFTER_ACTION[s.card])


def finish_card(s: Hulk) -> None:
    """D-38 The card stays on the table, open, until the end of the next choice."""
    if s.card:
        s.stage = AFTER
        s.last[ACTIONS[s.card].team] = s.card
        s.card = 0
        if s.final:
            test_end(s)
