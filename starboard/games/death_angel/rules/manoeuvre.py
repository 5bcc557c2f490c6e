"""Chapter 7.3: Move + Activate."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

from ..legality.manoeuvres import manoeuvre_options
from ..state import Hulk
from .terrain import activate


def manoeuvre(s: Hulk, team: int) -> Flow[None]:
    """D-57 Three optional steps: A move, B turn, C activate; the whole team finishes each first.

    All are offered together: a turn ends step A, an activation ends A and B.
    """
    options = manoeuvre_options(s, team)
    if not options:
        return
    options.append(("done",))
    answer = yield Ask(s.owner[team], "manoeuvre", "D-57", options, team=team)
    match answer:
        case ("swap", marine, other):
            swap(s, marine, other)
            s.moved |= 1 << marine
        case ("turn", marine):
            turn(s, marine)
            s.turned |= 1 << marine
        case ("activate", marine, card):
            s.used |= 1 << marine
            s.activated |= 1 << card
            s.tell("activates", "D-61", marine=marine, terrain=card)
            activate(s, marine, card)
        case ("done",):
            return
    s.then(manoeuvre, team)


def swap(s: Hulk, marine: int, other: int) -> None:
    """D-58 Two marines change places. D-59 Facing and tokens stay with them, all else stays put."""
    line = s.line
    a, b = line.index(marine), line.index(other)
    line[a], line[b] = other, marine
    s.tell("swapped", "D-58", marine=marine, marine2=other)


def turn(s: Hulk, marine: int, rule: str = "D-60") -> None:
    """D-60 Flip the card: the marine faces the other side."""
    s.facing[marine] = 1 - s.facing[marine]
    s.tell("turned", rule, marine=marine, side=s.facing[marine])
