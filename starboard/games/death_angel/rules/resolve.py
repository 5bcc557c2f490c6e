"""Chapter 7: phase 2, Resolve Actions."""

from __future__ import annotations

from starboard.kernel import Flow, reveal

from ..box import ACTIONS, MOVE, SUPPORT
from ..state import ACTION, AFTER, BEFORE, FINISH, NOBODY, RESOLVE, RESOLVED, Hulk
from .abilities import AFTER_ACTION
from .attack import attack_step
from .death import find_current
from .end import test_end
from .manoeuvre import manoeuvre_step
from .tokens import place_token


def reveal_cards(s: Hulk) -> None:
    """D-42 All chosen cards are turned up at once; D-32 the lowest makes the current player."""
    s.phase = RESOLVE
    s.revealed = True
    s.last = [0] * len(s.last)  # D-38 last round's cards return to the hands
    reveal(s)
    find_current(s)
    s.tell("cards-revealed", "D-42", card=tuple(sorted(card for card in s.chosen if card)))
    s.tell("current", "D-32", seat=s.current)


def resolve_step(s: Hulk) -> Flow[None]:
    """D-42 The cards one by one in ascending number, each finished before the next.

    D-47 Inside a card: what comes first, the basic action, what comes after it, the end test.
    """
    if not s.card:
        begin_next_card(s)
        return
    card = ACTIONS[s.card]
    if s.stage == BEFORE:
        yield from before_action(s)
    elif s.stage == ACTION:
        if card.type == SUPPORT:
            s.stage = AFTER
            yield from place_token(s, s.owner[card.team], "D-49")
        elif card.type == MOVE:
            yield from manoeuvre_step(s, card.team)
        else:
            yield from attack_step(s, card.team)
    elif s.stage == AFTER:
        s.stage = FINISH
        if card.number in AFTER_ACTION:
            yield from AFTER_ACTION[card.number](s)
    else:
        finish_card(s)


def begin_next_card(s: Hulk) -> None:
    """D-43 The next card in play; an eliminated team's card is gone already."""
    waiting = [card for card in s.chosen if card and card not in s.last]
    if not waiting:
        s.phase = RESOLVED
        return
    s.card, s.stage = min(waiting), BEFORE
    s.moved = s.turned = s.used = s.shots = 0
    s.shooter = NOBODY
    s.active |= 1 << s.card  # D-46 its ability works until the end of the round
    s.tell("card-begins", "D-42", card=s.card)


def before_action(s: Hulk) -> Flow[None]:
    """D-174 Enter Formation: before each Move + Activate card its owner may place one token."""
    card = ACTIONS[s.card]
    s.stage = ACTION
    if s.enter and card.type == MOVE:
        yield from place_token(s, s.owner[card.team], "D-174", optional=True)


def finish_card(s: Hulk) -> None:
    """D-38 The card stays on the table, open, until the end of the next choice."""
    s.last[ACTIONS[s.card].team] = s.card
    s.card = 0
    test_end(s)


def is_move(card: int) -> bool:
    """Is this a Move + Activate card?"""
    return ACTIONS[card].type == MOVE
