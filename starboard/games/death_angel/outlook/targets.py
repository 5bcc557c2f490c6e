"""What an event would do to its target (D-79)."""

from __future__ import annotations

from starboard.draw import Outlook

from ..box import (
    CLEANSING_FLAMES,
    DIE,
    EVENT_AMOUNT,
    OUT_OF_THIN_AIR,
    PSYCHIC_ASSAULT,
    RESUPPLY,
    SKULL,
    STALKING_FROM_THE_SHADOWS,
)  # fmt: skip
from ..legality.targets import engaged_slayable
from ..reading.cards import Event
from ..state import Hulk, place
from ..text import say
from .chances import share


def target_outlook(s: Hulk, event: Event, thing: int) -> Outlook:
    """The text of the event, and for this target its numbers and odds."""
    text = say(f"event-card-{event.id}.text", amount=event.amount)
    if event.kind == PSYCHIC_ASSAULT:
        deadly = share(face <= EVENT_AMOUNT[PSYCHIC_ASSAULT] for face in DIE)
        return Outlook((text,), odds=((say("outlook-falls"), deadly),))
    if event.kind == CLEANSING_FLAMES:
        count = min(engaged_slayable(s)[s.position(thing)], EVENT_AMOUNT[CLEANSING_FLAMES])
        lucky = share(SKULL[face] for face in DIE)
        return Outlook((text,), odds=((say("outlook-slain", count=count), lucky),))
    if event.kind == STALKING_FROM_THE_SHADOWS:
        return Outlook((say("outlook-loses-tokens", marine=thing, count=s.tokens[thing]),))
    if event.kind == RESUPPLY:
        others = sum(s.tokens) - s.tokens[thing]
        return Outlook((say("outlook-gets-tokens", marine=thing, count=others),))
    if event.kind == OUT_OF_THIN_AIR:
        at = place(1 - s.facing[thing], s.position(thing))
        count = min(EVENT_AMOUNT[OUT_OF_THIN_AIR], len(s.blips[at >> 4]))
        return Outlook((say("outlook-appear", place=at, count=count,
                            all=len(s.swarm(at)) + count),))  # fmt: skip
    return Outlook((text,))
