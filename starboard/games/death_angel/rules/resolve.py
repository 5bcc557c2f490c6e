"""Chapter 7: phase 2, Resolve Actions."""

from __future__ import annotations

from starboard.kernel import Flow, reveal

from ..box import ACTIONS, ATTACK, MOVE, SUPPORT
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
    One call goes on until the owner has decided something, or the card is finished.
    """
    if not s.card and not begin_next_card(s):
        return
    card = ACTIONS[s.card]
    if s.stage == BEFORE:
        s.stage = ACTION
        if s.enter and card.type == MOVE:  # D-174 Enter Formation: a token before the action
            yield from place_token(s, s.owner[card.team], "D-174", optional=True)
    if s.stage == ACTION:
        yield from BASIC_ACTIONS[card.type](s, card.team)
    if s.stage == AFTER and s.card:
        s.stage = FINISH
        if s.card in AFTER_ACTION:
            yield from AFTER_ACTION[s.card](s)
    if s.stage == FINISH and s.card:
        finish_card(s)


def support(s: Hulk, team: int) -> Flow[None]:
    """D-49 The owner takes one token from the supply and puts it on any marine."""
    s.stage = AFTER
    yield from place_token(s, s.owner[team], "D-49")


BASIC_ACTIONS = {SUPPORT: support, MOVE: manoeuvre_step, ATTACK: attack_step}


def begin_next_card(s: Hulk) -> bool:
    """D-43 The next card in play; an eliminated team's card is gone already."""
    waiting = [card for card in s.chosen if card and card not in s.last]
    if not waiting:
        s.phase = RESOLVED
        return False
    s.card, s.stage = min(waiting), BEFORE
    s.moved = s.turned = s.used = s.shots = 0
    s.shooter = NOBODY
    s.active |= 1 << s.card  # D-46 its ability works until the end of the round
    s.tell("card-begins", "D-42", card=s.card)
    return True


def finish_card(s: Hulk) -> None:
    """D-38 The card stays on the table, open, until the end of the next choice."""
    s.last[ACTIONS[s.card].team] = s.card
    s.card = 0
    test_end(s)


def is_move(card: int) -> bool:
    """Is this a Move + Activate card?"""
    return ACTIONS[card].type == MOVE
