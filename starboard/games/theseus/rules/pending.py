"""Chapter 7: the pending-card phase."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.kernel import Ask, Flow, Option

from ..state import Station
from ..tables import EFFECT, INSTALLS, PANDORA, SLOTS, those
from .free import free_options, use_free
from .install import INSTANT, install, install_slots, keep, refill
from .station import discard

CARD_FROM_DECK = "install_top_card_on_empty_slot"


def pending_options(s: Station, seat: int, places: Iterable[int]) -> list[Option]:
    """T-68 One of these pending slots, and what fits its content. T-133 Not for Pandora."""
    options: list[Option] = []
    if s.faction[seat] == PANDORA:
        return options
    mine = s.held[s.side[seat]]
    for place in places:
        card = s.places[place]
        if card < 0:
            options.append(("fill", place))  # T-69 (A)
        elif place == s.malfunction:
            continue  # T-63 it can be neither installed nor discarded
        elif not mine >> place & 1:
            options.append(("oust", card, place))  # T-70 (B)
        elif INSTANT[card]:
            options.append(("take", card, place))  # T-71 (C)
        else:
            options += those(INSTALLS[card], install_slots(s, seat))
    return options


def resolve_pending(s: Station, seat: int, option: Option) -> Flow[None] | None:
    """T-72 Carry it out to the end: the refill is compulsory."""
    kind = option[0]
    if kind == "fill":
        refill(s, seat, option[1], "T-69")
        return None
    if kind == "oust":
        discard(s, option[2], "T-70")
        refill(s, seat, option[2], "T-70")
        return None
    card = option[1]
    place = s.places.index(card, SLOTS)
    s.places[place] = -1  # as lift() does
    s.held[s.side[seat]] ^= 1 << place
    if kind == "take":
        keep(s, seat, card, "T-71")
    else:
        bonus = install(s, seat, card, option[2], "T-71")
        if bonus >= 0 and plays_top(free_options(s, seat)):
            return before_refill(s, seat, bonus, place)
    refill(s, seat, place, "T-71")
    return None


def plays_top(options: Iterable[Option]) -> bool:
    """T-87 Is a Card from the Deck among what could be played?"""
    return any(o[0] == "play" and EFFECT[o[1]] == CARD_FROM_DECK for o in options)


def before_refill(s: Station, seat: int, bonus: int, place: int) -> Flow[None]:
    """T-86, T-88 Who has just taken a bonus card may use what is kept before the refill.

    It matters for a Card from the Deck alone: of the two top cards one is installed and the other
    one waits. Where no bonus card is taken it can be played before the installation instead.
    """
    while plays_top(options := free_options(s, seat)):
        answer = yield Ask(seat, "before-refill", "T-88", [("go-on",), *options], card=bonus)
        if answer[0] == "go-on":
            break
        played = use_free(s, seat, answer)
        if played is not None:
            yield from played
    refill(s, seat, place, "T-71")
