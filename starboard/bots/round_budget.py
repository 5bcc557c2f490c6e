"""The budget of a round: for games whose rounds have many small questions.

People wait for a round, not for a question. A bot keeps nothing between two questions, so what it
has spent in the round stands here, in its process. Where that is lost, a bot only searches a
little longer.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

#: Of the seconds left for the round a question gets this share at most: others may follow.
QUESTION_SHARE = 0.4
#: So many rounds of bots are remembered.
ROUNDS_KEPT = 256

#: Which bot in which round of which game: the game's id, the bot's seed, its seat, the round.
Round = tuple[str, int, int, int]


@dataclass(frozen=True, slots=True)
class RoundBudget:
    """How much a level may search: iterations for a question, and seconds for a round.

    The seconds are the processor's, so that other work on the machine changes no decision. Where
    the iterations are done before the time is up, the same seed gives the same answers.
    """

    iterations: int
    seconds: float


#: By round: the number of the question that was answered last, and the seconds spent.
_spent: OrderedDict[Round, tuple[int, float]] = OrderedDict()


def seconds_for(budget: RoundBudget, where: Round, seq: int) -> float:
    """The seconds that a question may take."""
    last, spent = _spent.get(where, (-1, 0.0))
    if seq <= last:  # another game with the same seed
        spent = 0.0
    return max(0.001, QUESTION_SHARE * (budget.seconds - spent))


def record(where: Round, seq: int, seconds: float) -> None:
    """A question took so long."""
    last, spent = _spent.pop(where, (-1, 0.0))
    _spent[where] = seq, seconds + (spent if seq > last else 0.0)
    if len(_spent) > ROUNDS_KEPT:
        _spent.popitem(last=False)
