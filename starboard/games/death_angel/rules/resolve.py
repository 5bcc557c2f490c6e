"""Chapter 7: phase 2, Resolve Actions."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Flow, reveal

from ..box import ACTIONS, MOVE, SUPPORT
from ..state import ACTION, AFTER, BEFORE, NOBODY, Hulk
from .abilities import AFTER_ACTION
from .attack import make_attacks
from .end import test_end
from .manoeuvre import manoeuvre
from .tokens import place_token


def reveal_cards(s: Hulk) -> None:
    """D-42 All chosen cards are turned up at once; D-32 the lowest makes the current player."""
    s.revealed = True
    s.last = [0] * len(s.last)  # D-38 last round's cards return to the hands
    s.waiting = sorted(filter(None, s.chosen), reverse=True)
    s.current = s.owner[ACTIONS[s.waiting[-1]].team]
    reveal(s)
    if s.told is not None:
        s.tell("cards-revealed", "D-42", card=tuple(reversed(s.waiting)))
        s.tell("current", "D-32", seat=s.current)


def resolve_actions(s: Hulk) -> Flow[None]:
    """D-42 The cards one by one in ascending number, each finished before the next.

    D-47 Inside a card: what comes first, the basic action, what comes after it, the end test.
    """
    while s.card or begin_next_card(s):
        card = ACTIONS[s.card]
        if s.stage == BEFORE:
            if s.enter and card.type == MOVE:  # D-174 Enter Formation: a token before the action
                yield from place_token(s, s.owner[card.team], "D-174", optional=True)
            s.stage = ACTION
        if s.stage == ACTION:
            if card.type == SUPPORT:  # D-49 one token may go on any marine
                yield from place_token(s, s.owner[card.team], "D-49", optional=True)
            elif card.type == MOVE:
                yield from manoeuvre(s, card.team)
            else:
                yield from make_attacks(s, card.team)
        if s.card:  # else its team has perished: what is left of the card is void (D-138)
            s.stage = AFTER
            if s.card in AFTER_ACTION:
                yield from AFTER_ACTION[s.card](s)
            finish_card(s)
        yield CHECKPOINT


def begin_next_card(s: Hulk) -> bool:
    """The next card in play; D-43 an eliminated team's card is gone already."""
    if not s.waiting:
        return False
    card = s.card = s.waiting.pop()
    s.stage = BEFORE
    s.moved = s.turned = s.used = s.shots = 0
    s.shooter = NOBODY
    s.active |= 1 << card  # D-46 its ability works until the end of the round
    if s.told is not None:
        s.tell("card-begins", "D-42", card=card, number=card, type=ACTIONS[card].type)
    return True


def finish_card(s: Hulk) -> None:
    """D-38 The card stays on the table, open, until the end of the next choice."""
    s.last[ACTIONS[s.card].team] = s.card
    s.card = 0
    if s.final:
        test_end(s)
