"""The course of the game: what comes next follows from the state alone."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import CHECKPOINT, Flow, Result

from .. import scoring
from ..state import (
    ACTION,
    ATTACH,
    ATTACK,
    AUTO,
    BUYING,
    CHECK,
    CHECKS,
    CHOOSING,
    CLEAR,
    COMPLETE,
    DRAWING,
    DROP,
    EFFECT,
    ENDING,
    KEEP,
    MINES,
    OPERATE,
    PAY,
    PLACE,
    PRODUCE,
    REACT,
    REMOVE,
    SCORE,
    SCORING,
    SELL,
    SETTING_UP,
    Galaxy,
    Step,
)  # fmt: skip
from ..tables import ADDITIONAL_CARDS
from . import (
    attacks,
    basic,
    bills,
    blockades,
    completing,
    effects,
    gains,
    operational,
    planets,
    setup,
    technologies,
    turn,
)  # fmt: skip

#: How each step of ``todo`` is carried out.
STEPS: dict[int, Callable[[Galaxy, Step], Flow[None] | None]] = {
    PAY: bills.pay,
    COMPLETE: completing.complete,
    PLACE: completing.place,
    CLEAR: completing.clear,
    PRODUCE: planets.produce,
    CHECK: technologies.check,
    CHECKS: operational.next_check,
    MINES: operational.next_mine,
    ATTACK: attacks.next_ship,
    EFFECT: effects.carry_out,
    ATTACH: basic.attach,
    SELL: basic.sell,
    BUYING: basic.spend_on_cards,
    KEEP: basic.keep_cards,
    REMOVE: blockades.remove_blockades,
    REACT: gains.react,
    SCORE: operational.score_next,
    DROP: turn.drop_cards,
    OPERATE: operational.carry_out,
    AUTO: completing.build_automatically,
}


#: Steps of which many may follow one another: the game can be taken up again before each.
LONG = frozenset({PRODUCE, CHECKS, MINES, ATTACK, EFFECT, REACT, SCORE, AUTO})
#: So many hand cards are soon discarded, and the next turn begins.
FEW = 4


def play(s: Galaxy) -> Flow[Result]:
    """A-40 Set-up, turns clockwise until the last round is over, final scoring."""
    while True:
        if s.todo:
            step = s.todo[-1]
            flow = STEPS[step[0]](s, step)
            if flow is not None:  # it may ask, and has changed nothing yet
                if step[0] in LONG:
                    yield CHECKPOINT
                yield from flow
        elif s.phase != SCORING or s.settled < len(s.players):
            flow = next_phase(s)
            if flow is not None:
                if s.phase != DRAWING or len(s.players[s.active].hand) > FEW:
                    yield CHECKPOINT
                yield from flow
        else:
            return scoring.result(s)


def next_phase(s: Galaxy) -> Flow[None] | None:
    """Nothing is going on: what comes next is done at once, or returned if it may ask."""
    p, phase = s.players[s.active], s.phase
    if phase == ACTION:
        s.lifted = 0  # A-135 fees count for what they were paid for
        if s.actions or p.artifacts or p.logistic & ADDITIONAL_CARDS & ~s.used:
            return turn.act(s)  # A-45 and else there is nothing that could stand beside it
        return turn.end_action_phase(s) or turn.draw_phase(s)
    if phase == DRAWING:
        return turn.draw_phase(s)
    if phase == ENDING:
        turn.end_turn(s)
        return None
    if phase == CHOOSING:
        return setup.choose_faction(s)
    if phase == SETTING_UP:
        setup.set_up_faction(s)
        return None
    return scoring.score_next(s)
