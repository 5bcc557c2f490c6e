"""Chapter 5.7: chain reactions. Abilities that are set off wait in a queue (H-74 to H-78)."""

from __future__ import annotations

from starboard.kernel import Option, StepOver

from ..state import ARRIVAL, SACRIFICE, Table, Trigger
from .sides import tell_of

DECLINE: Option = ("decline",)


def set_off(s: Table, side: int, kind: int, area: int) -> None:
    """H-75 The ability of a unit that arrives joins the end of the queue."""
    s.queue.append((ARRIVAL, side, kind, area))


def set_off_sacrifice(s: Table, side: int, kind: int, area: int) -> None:
    """H-76 So does the Sacrifice of a unit that is lost."""
    s.queue.append((SACRIFICE, side, kind, area))


def lose_arrival(s: Table, area: int) -> None:
    """H-77 A queued arrival ability is lost when its unit leaves the board."""
    s.queue = [t for t in s.queue if t[0] != ARRIVAL or t[3] != area]


def lose_all(s: Table, side: int) -> None:
    """H-77 The abilities of an eliminated side are lost."""
    s.queue = [trigger for trigger in s.queue if trigger[1] != side]


def follow(s: Table, a: int, b: int) -> None:
    """H-77 A queued arrival ability goes with its unit when that is swapped or moved."""

    def moved(trigger: Trigger) -> Trigger:
        what, side, kind, area = trigger
        if what != ARRIVAL or area not in (a, b):
            return trigger
        return what, side, kind, b if area == a else a

    s.queue = [moved(trigger) for trigger in s.queue]


def decline(s: Table, side: int) -> None:
    """H-134 An ability that may be declined is left out as a whole."""
    tell_of(s, side, "declined", "H-134")
    leave_out_the_rest(s)


def break_off(s: Table) -> None:
    """H-119 The rest of the current effect is dropped."""
    leave_out_the_rest(s)
    raise StepOver


def leave_out_the_rest(s: Table) -> None:
    """On to the next ability or action; what this one still had planned is left out.

    Whatever may end like this is a step of its own: then the action phase is still to come.
    """
    from .course import action_phase  # the course knows the chain, not the other way round

    s.skip_to(action_phase)
