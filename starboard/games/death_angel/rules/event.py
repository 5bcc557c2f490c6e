"""Chapter 9: phase 4, Event."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, draw, reveal

from ..box import EVENTS
from ..legality.targets import ASK_OF_TARGET, NAME_OF_TARGET, legal_targets
from ..state import EVENT, EVENT_END, FIRST_ICON, NOBODY, Hulk
from .abilities import rebuild_events, tell_card
from .effects import EFFECTS
from .spawn import spawn_icon
from .swarms import move_by_icon


def event_phase(s: Hulk) -> None:
    """D-78 The current player draws an event; step a, its text; step b, its icons."""
    s.phase = EVENT
    s.tell("phase-event", "D-78")
    draw_event(s)
    s.then(read_event)
    for nth in range(len(EVENTS[s.drawn].spawns)):
        s.then(event_spawns, nth)
    s.then(end_event)


def draw_event(s: Hulk) -> None:
    """D-78 The current player draws the top event and reads it without showing it."""
    if not s.events:
        rebuild_events(s)
    s.drawn = draw(s, s.events)
    s.drawn_open = False
    s.tell("event-drawn", "D-78", seat=s.current)


def read_event(s: Hulk) -> Flow[None]:
    """D-78 Step a, its text. D-79 With Instinct the current player decides before they show it."""
    target = NOBODY
    if EVENTS[s.drawn].instinct:
        options = instinct_options(s)
        if options:
            target = options[0][1]
        if len(options) > 1:  # D-201
            key, _ = ASK_OF_TARGET[str(EVENTS[s.drawn].target)]
            _, target = yield Ask(s.current, key, "D-79", options)
    show_event(s)
    event = EVENTS[s.drawn]
    if target != NOBODY:
        name = NAME_OF_TARGET[str(event.target)]
        s.tell(f"aimed-{name}", "D-79", seat=s.current, **{name: target})
    if target != NOBODY or not event.instinct:
        s.then(EFFECTS[event.kind], target)
    else:
        s.tell("no-effect", "D-82", event=s.drawn)


def instinct_options(s: Hulk) -> list[Option]:
    """D-197 The legal targets of the card in the current player's hand."""
    event = EVENTS[s.drawn]
    _, kind = ASK_OF_TARGET[str(event.target)]
    return [(kind, target) for target in legal_targets(s, event.kind)]


def show_event(s: Hulk) -> None:
    """D-79 The card is revealed once the decision is announced."""
    s.drawn_open = True
    s.event_known[s.drawn] = 0
    reveal(s)
    tell_card(s, "event-shown", "D-79", s.drawn)


def event_spawns(s: Hulk, nth: int) -> None:
    """D-78 Step b, its icons, left to right: first the spawn icons (D-83)."""
    s.phase = FIRST_ICON + nth
    spawn_icon(s, *EVENTS[s.drawn].spawns[nth])


def end_event(s: Hulk) -> None:
    """D-83 The movement icon, if it has one; D-78 then the card is discarded face up."""
    move = EVENTS[s.drawn].move
    if move is not None:
        move_by_icon(s, *move)
    s.event_discard.append(s.drawn)
    s.drawn, s.drawn_open = NOBODY, False
    s.phase = EVENT_END
