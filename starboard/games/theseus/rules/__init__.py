"""The rules of Theseus, chapter by chapter.

| chapter | file |
|---|---|
| 1 Basics, 9 End, 14 Free-for-all: points | `points.py`, `../scoring.py` |
| 2 The station, 11 Reproduction | `station.py` |
| 3 Set-up (and that of 14 to 16) | `setup.py`, `factions.py` |
| 4 The turn | `turn.py` |
| 5 Movement phase | `movement.py`, `traps.py` |
| 6 Attacks and action cards | `attack.py`, `actions.py` |
| 6 Sector actions | `sector_actions.py`, `malfunction.py` |
| 7 Pending-card phase | `pending.py`, `install.py` |
| 8 Upgrade tokens, 10 Instants | `free.py` |
| 12, 13 Single cards | `actions.py`, `traps.py`, `attack.py`, `decline.py` |
| 16 Pandora | `pandora.py` |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.kernel import CHECKPOINT, Ask, Flow, Option, Result

from ..scoring import finish
from ..state import (
    ACT,
    ALLY,
    BIRTH,
    END,
    LAY,
    MOVE,
    PENDING,
    PICK,
    PLACE,
    SECTOR,
    START,
    TAKE_OVER,
    TOKEN,
    Station,
)
from .pandora import birth_step, takeover_step
from .points import GameEnd
from .sector_actions import sector_step, take_sector_action
from .setup import ally_step, lay_step, pick_step, place_step, start_step, take_place, token_step
from .turn import (
    act_step,
    begin_turn,
    end_step,
    move_step,
    pending_step,
    take_card,
    take_last,
    take_move,
    take_pending,
)

#: What happens from a checkpoint on: a step asks a question, is a flow of several, or asks nobody.
_STEPS: dict[int, Callable[[Station], Ask | Flow[None] | None]] = {
    ALLY: ally_step,
    LAY: lay_step,
    TOKEN: token_step,
    PICK: pick_step,
    START: start_step,
    PLACE: place_step,
    MOVE: move_step,
    ACT: act_step,
    BIRTH: birth_step,
    TAKE_OVER: takeover_step,
    SECTOR: sector_step,
    PENDING: pending_step,
    END: end_step,
}
STEPS = tuple(_STEPS[n] for n in range(len(_STEPS)))


#: By question of a step: what its answer does, and what more it may ask.
ANSWERS: dict[str, Callable[[Station, int, Option], Flow[None] | None]] = {
    "place": take_place,
    "move": take_move,
    "act": take_card,
    "sector": take_sector_action,
    "pending": take_pending,
    "end": take_last,
}


#: All these are asked by steps.
SETTLED = frozenset(ANSWERS)


def main(s: Station) -> Flow[Result]:
    """T-33 Step after step until the game ends; the step in the state says how to go on.

    So a question that a step asks is as good as a checkpoint: the kernel is told so (SETTLED).
    """
    while True:
        try:
            while True:
                step: Any = STEPS[s.step](s)
                if step.__class__ is Ask:
                    answer = yield step
                    step = ANSWERS[step.key](s, step.seat, answer)
                if step is not None:  # else nobody is asked: the next step follows at once
                    yield from step
                    if s.step < PLACE or s.jobs:
                        yield CHECKPOINT  # what comes next may ask no question of a step
        except GameEnd as end:
            result = finish(s, end.reason, end.seat)
            if result is not None:
                return result
            begin_turn(s, s.extra.pop())  # T-81 one more turn for everybody who is tied
            yield CHECKPOINT
