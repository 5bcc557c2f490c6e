"""What a bot may still think in a round: for games whose rounds have many small questions.

People wait for a round, not for a question. A bot keeps nothing between two questions, so what it
has spent in the round stands here, in its process; whoever forgets it only thinks a little longer.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

#: Of what is left for the round a question gets this part at most: others may follow.
PART = 0.4
#: So many rounds of bots are remembered.
KEPT = 256

#: Who thinks in which round of which game: the game's id, the bot's seed, its seat, the round.
Round = tuple[str, int, int, int]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a level thinks: by iterations of a question, and by the time of a round.

    The time is the processor's, so that other work on the machine changes no decision. Where the
    iterations are done before it is up, the same seed gives the same answers.
    """

    iterations: int
    seconds: float


#: By round: the question that was answered last, by its number, and the seconds spent.
_spent: OrderedDict[Round, tuple[int, float]] = OrderedDict()


def allowance(pace: Pace, where: Round, seq: int) -> float:
    """The seconds that this question may take."""
    last, spent = _spent.get(where, (-1, 0.0))
    if seq <= last:  # another game with the same seed
        spent = 0.0
    return max(0.001, PART * (pace.seconds - spent))


def spend(where: Round, seq: int, seconds: float) -> None:
    """A question took so long."""
    last, spent = _spent.pop(where, (-1, 0.0))
    _spent[where] = seq, seconds + (spent if seq > last else 0.0)
    if len(_spent) > KEPT:
        _spent.popitem(last=False)
