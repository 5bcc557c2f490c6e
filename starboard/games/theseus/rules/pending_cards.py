"""Chapter 7: the pending-card phase."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.kernel import Ask, Flow, Option

from ..components import EFFECT, PENDING_OF, SLOTS
from ..legality.cards import pending_options
from ..legality.free_actions import CARD_FROM_DECK, KINDS, free_options
from ..state import END, Station
from .free_actions import use_free
from .install import install, keep, refill
from .station import discard, lift


def pending_card(s: Station, seat: int) -> Flow[None]:
    """T-68 The pending-card phase: one slot of the sector, or nothing."""
    options = pending_options(s, seat, PENDING_OF[s.leg_sector])
    if not options:
        s.phase = END
        return
    options.append(("pass",))
    options += free_options(s, seat)
    answer = yield Ask(seat, "pending", "T-68", options, sector=s.leg_sector)
    if answer[0] in KINDS:
        use_free(s, seat, answer)
        s.then(pending_card, seat)
        return
    s.phase = END
    s.acted = answer[0] != "pass"  # T-34 everything free was offered with this question, too
    if s.acted:
        resolve_pending(s, seat, answer)
    else:
        s.tell("passed", "T-68", seat=seat, sector=s.leg_sector)


def resolve_pending(s: Station, seat: int, option: Option) -> None:
    """T-72 Carry it out to the end: the refill is compulsory."""
    kind = option[0]
    if kind == "fill":
        refill(s, seat, option[1], "T-69")
    elif kind == "oust":
        discard(s, option[2], "T-70")
        refill(s, seat, option[2], "T-70")
    else:
        card = option[1]
        place = s.places.index(card, SLOTS)
        lift(s, place)
        bonus = -1
        if kind == "take":
            keep(s, seat, card, "T-71")
        else:
            bonus = install(s, seat, card, option[2], "T-71")
        if bonus < 0:
            refill(s, seat, place, "T-71")
        else:
            s.then(before_refill, seat, bonus, place)


def before_refill(s: Station, seat: int, bonus: int, place: int) -> Flow[None]:
    """T-86, T-88 Who has just taken a bonus card may use what is kept before the refill.

    It matters for a Card from the Deck alone: of the two top cards one is installed and the other
    one waits. Where no bonus card is taken it can be played before the installation instead.
    """
    options = free_options(s, seat)
    if plays_top(options):
        answer = yield Ask(seat, "before-refill", "T-88", [("go-on",), *options], card=bonus)
        if answer[0] != "go-on":
            use_free(s, seat, answer)
            s.then(before_refill, seat, bonus, place)
            return
    refill(s, seat, place, "T-71")


def plays_top(options: Iterable[Option]) -> bool:
    """T-87 Is a Card from the Deck among what could be played?"""
    return any(o[0] == "play" and EFFECT[o[1]] == CARD_FROM_DECK for o in options)
