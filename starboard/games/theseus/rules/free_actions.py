"""Chapters 4, 8 and 10: what the active player does between steps.

What may be done is told by ``legality/free_actions.py``.
"""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..components import AMOUNT, EFFECT, INSTANT, RULE
from ..legality.free_actions import CARD_FROM_DECK, HOLLOW, SHAFT_PASSAGE, relocatable_slots
from ..state import Station
from .install import install, keep, take_top
from .points import take_token
from .station import GUIDE, MARKS, SAME_CARD, TRAP, empty_slots, number, renew


def use_free(s: Station, seat: int, option: Option) -> None:
    """T-34 Spend an upgrade token, or play a kept card."""
    if option[0] == "play":
        play(s, seat, option[1])
    elif option[0] == "advance":
        advance(s, seat, option[1])
    else:
        improve(s, seat, option[2])


# ---- upgrade tokens -------------------------------------------------------------------------


def advance(s: Station, seat: int, unit: int) -> None:
    """T-74 Discard a token: the unit is turned to its advanced side."""
    s.upgrades[seat] -= 1
    s.advanced |= 1 << unit
    if s.told is not None:
        s.tell("advanced", "T-74", seat=seat, unit=unit)


def improve(s: Station, seat: int, slot: int) -> None:
    """T-76 Put a token on a card, after discarding as many as lie there already."""
    s.upgrades[seat] -= s.tokens[slot] + 1
    s.tokens[slot] += 1
    if MARKS[s.places[slot]] & (TRAP | GUIDE):
        renew(s, slot, SAME_CARD)  # a Defence System wakes up, a Time Loop gets longer
    if s.told is not None:
        s.tell(
            "improved", "T-75", seat=seat, card=s.places[slot], tokens=s.tokens[slot],
            number=number(s, slot),
        )  # fmt: skip


# ---- instants and bonus cards ---------------------------------------------------------------


def play(s: Station, seat: int, card: int) -> None:
    """T-84 Play a kept instant: it takes effect once and is discarded."""
    s.kept[s.side[seat]].remove(card)
    s.gone.append(card)
    if s.told is not None:
        s.tell("played", RULE[card], seat=seat, card=card)
    effect = EFFECT[card]
    if effect == CARD_FROM_DECK:
        s.then(install_top, seat)
    elif effect == HOLLOW:
        s.then(relocate, seat, RULE[card])
    elif effect == SHAFT_PASSAGE:
        s.shaft += 1
    else:
        for _ in range(AMOUNT[card]):
            take_token(s, seat, RULE[card])  # T-89


def install_top(s: Station, seat: int) -> Flow[None]:
    """T-87 The top card of the own deck goes on an empty slot of any sector; an instant is kept."""
    top = s.decks[seat][-1]
    if INSTANT[top]:
        keep(s, seat, take_top(s, seat), "T-87")
        return
    slots = empty_slots(s)
    slot = slots[0]
    if len(slots) > 1:
        options = [("install", top, each) for each in slots]
        _, _, slot = yield Ask(seat, "install-top", "T-87", options, card=top)
    install(s, seat, take_top(s, seat), slot, "T-87")


def relocate(s: Station, seat: int, rule: str) -> Flow[None]:
    """T-105 Move an own installed card with its tokens to an empty slot of any sector."""
    options = [("lift", s.places[slot], slot) for slot in relocatable_slots(s, seat)]
    _, card, old = (yield Ask(seat, "lift", rule, options)) if len(options) > 1 else options[0]
    slots = empty_slots(s)
    new = slots[0]
    if len(slots) > 1:
        options = [("install", card, slot) for slot in slots]
        _, _, new = yield Ask(seat, "relocate", rule, options, card=card)
    for pieces in (s.places, s.tokens, s.camera, s.embryo):
        pieces[new], pieces[old] = pieces[old], pieces[new]
    if s.fresh >> old & 1:
        s.fresh ^= 1 << old | 1 << new
    for slot in (old, new):
        renew(s, slot)
    s.tell("relocated", rule, seat=seat, card=card, slot=new)
