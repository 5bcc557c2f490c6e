"""Laws of touching: whatever is touched gives an answer that helps, and none that is wrong."""

from __future__ import annotations

from itertools import islice, permutations

from starboard import look
from starboard.draw.touch import Touches, actions
from starboard.lab.why_nots import GENERIC, WRONG, Measure, touches

from .walk import Play, Setup, Spot, insist, some

#: So many answers may have no specific reason.
MOST_GENERIC = 0.10
#: Games on their way there: their answers are still being mended.
MENDING: dict[str, float] = {}
SPOTS = 6  # decisions of a game that are looked into
FEW = 60  # touches; of fewer a share says nothing


def what_is_offered_can_be_touched(spot: Spot) -> None:
    """An option is chosen by touching its nodes in any order, and nothing is said against it."""
    for ask in spot.table.pending:
        asked = Touches(spot.table, ask)
        for way in some(spot.rng, asked.ways, 20):
            keys = [spot.rng.choice(step.split("|")) for step in way]
            for order in islice(permutations(keys), 6):
                for n in range(1, len(order) + 1):
                    why = asked.why_not(order[:n], ())
                    insist(not why, f"{ask!r}: touching {order[:n]} is refused, and legal")


def actions_are_the_options(spot: Spot) -> None:
    """Where actions are listed, each option is in one of them; one without options says why."""
    table, game = spot.table, spot.game
    for ask in table.pending:
        listed = actions(game, table.state, ask)
        ids = [each.id for each in listed]
        insist(len(set(ids)) == len(ids), f"{ask!r} lists an action twice: {ids}")
        mine = [option for each in listed for option in each.options]
        insist(len(set(mine)) == len(mine), f"{ask!r}: an option is in two actions")
        strange = [option for option in mine if option not in ask.options]
        insist(not strange, f"{ask!r}: an action has options that are not offered: {strange[:3]}")
        left = [option for option in ask.options if listed and option not in mine]
        insist(not left, f"{ask!r}: options are in no action: {left[:3]}")
        for each in listed:
            insist(each.options or each.refusal, f"{ask!r}: {each.id} is not possible: why?")
            why = f"{ask!r}: {each.id} is possible, and refused"
            insist(not (each.options and each.refusal), why)
            insist(each.icon in look.symbols(), f"{ask!r}: there is no symbol {each.icon!r}")


def touches_are_answered(setup: Setup, play: Play) -> None:
    """What is touched in vain says why, or what it is; few answers are generic, none is wrong."""
    found = Measure()
    for spot in setup.spots(play.seed, SPOTS):
        for ask in spot.table.pending:
            found.add(touches(spot.table, ask))
    wrong = found.shown(WRONG)
    insist(not wrong, f"an answer is wrong: {wrong[:1]}")
    most = MENDING.get(setup.game.id, MOST_GENERIC)
    share = found.share(GENERIC)
    count, such = found.total.total(), found.shown(GENERIC)[:3]
    insist(share <= most or count < FEW, f"{share:.0%} of {count} answers are generic: {such}")
