"""What a decision would bring, and all that can be done: for those who look before they choose."""

from __future__ import annotations

from starboard.draw import Action, Outlook
from starboard.kernel import Ask, Option

from .legality import why_not_stow
from .state import HOLDS, LIMIT, Table
from .text import refusal, say


def outlook(s: Table, ask: Ask, option: Option) -> Outlook | None:
    """E-5 What a hold would carry then; a wreck that drifts away brings nothing."""
    match option:
        case ("stow", hold):
            tons = s.holds[ask.seat][hold] + s.wreck
            mark = (f"hold:{hold}", say("mark-load", tons=tons))
            return Outlook(
                (say("would-carry", hold=hold, tons=tons, room=LIMIT - tons),), marks=(mark,)
            )
        case ("drift",):
            return Outlook((say("would-drift", tons=s.wreck),), warns="nothing")
    return None


def actions(s: Table, ask: Ask) -> tuple[Action, ...]:
    """E-5 With a wreck in tow one stows it, or lets it drift."""
    if ask.key != "stow":
        return ()
    holds = tuple(("stow", hold) for hold in range(HOLDS) if not why_not_stow(s, ask.seat, hold))
    full = None if holds else refusal("E-5", "no-room", tons=s.wreck)
    tons = say("gain-tons", tons=s.wreck)
    return (
        Action("stow", "ui-down", say("action-stow"), holds, gain=tons, refusal=full),
        Action("drift", "ui-forward", say("action-drift"), (("drift",),), gain=say("gain-none")),
    )
