"""Chapter 9: phase 4, Event."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, Option, draw, reveal

from ..box import EVENTS
from ..state import NOBODY, Hulk
from .abilities import rebuild_events, tell_card
from .effects import ASK_OF_TARGET, EFFECTS, legal_targets
from .spawn import spawn_icon
from .swarms import move_by_icon


def draw_event(s: Hulk) -> None:
    """D-78 The current player draws the top event and reads it without showing it."""
    if not s.events:
        rebuild_events(s)
    s.drawn = draw(s, s.events)
    s.drawn_open = False
    s.tell("event-drawn", "D-78", seat=s.current)


def event_text(s: Hulk) -> Flow[None]:
    """D-78 Step a, its text. D-79 With Instinct the current player decides before he shows it."""
    draw_event(s)
    target = NOBODY
    if EVENTS[s.drawn].instinct:
        options = instinct_options(s)
        if options:
            target = options[0][1]
        if len(options) > 1:  # D-201
            # They belong to a card that only the asked seat has seen: in a world dealt anew it
            # may be another card, and they are listed again.
            lazy = Lazy(lambda: instinct_options(s), options)
            key, _ = ASK_OF_TARGET[str(EVENTS[s.drawn].target)]
            _, target = yield Ask(s.current, key, "D-79", lazy)
    show_event(s)
    event = EVENTS[s.drawn]
    if target != NOBODY or not event.instinct:
        asking = EFFECTS[event.kind](s, target)
        if asking is not None:
            yield from asking
    else:
        s.tell("no-effect", "D-82", event=s.drawn)


def must_ask(s: Hulk, event: int) -> bool:
    """D-81 Is there a real choice of targets? D-201 If not, nobody is asked."""
    return EVENTS[event].instinct and len(legal_targets(s, EVENTS[event].kind)) > 1


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


def event_icons(s: Hulk) -> Flow[None]:
    """D-78 Step b, its icons, left to right; then the card is discarded face up."""
    event = EVENTS[s.drawn]
    for major, colour in event.spawns:
        s.phase += 1
        yield from spawn_icon(s, major, colour)
    if event.move is not None:
        move_by_icon(s, *event.move)
    s.event_discard.append(s.drawn)
    s.drawn, s.drawn_open = NOBODY, False
