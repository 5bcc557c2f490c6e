"""Chapter 9: the results of an attack: rows of Alien Systems and Defence Plans, lost ships."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Ask, Flow, Option

from ..box import PLANS, SYSTEMS
from ..reading.effects import SHIP, SHIP_LOST, Effect, gain_codes
from ..reading.tables import SAVES, bits
from ..state import ALIENS, FROM_ATTACKS, Galaxy
from . import completing
from .blockades import place_blockades
from .costs import working
from .decks import under_deck
from .gains import gain, happen, pay_fee

LOSSES: Final = ("ship_destroyed", "ship_damaged")


def carry_out_row(s: Galaxy, value: int) -> None:
    """A-114, A-120 The row of an attack value, fully and in its order; ship losses last."""
    row = row_of(s, value)
    if not row:
        s.tell("no-result", "A-114", seat=s.active, card=s.ship)
    for n, effect in enumerate(row):
        if effect.kind not in LOSSES:
            s.then(one_result, value, n)
    for effect in row:
        if effect.kind == "ship_destroyed":
            s.then(destroy)
        elif effect.kind == "ship_damaged":
            s.then(damage)


def row_of(s: Galaxy, value: int) -> tuple[Effect, ...]:
    """A-114 The row with that number; above the table row 4, or a last row marked "and more"."""
    return (SYSTEMS[s.system] if s.target == ALIENS else PLANS[s.plan]).row(value)


def one_result(s: Galaxy, value: int, n: int) -> Flow[None]:
    """A-114 One result of a row."""
    effect = row_of(s, value)[n]
    if effect.kind == "choice":
        options: list[Option] = [("result", gain_codes(each.gain)) for each in effect.options]
        answer = yield Ask(s.active, "result", "A-114", options)
        effect = effect.options[options.index(answer)]
    if effect.kind == "gain":
        gain(s, s.active, effect.gain, FROM_ATTACKS, "A-114")
    elif effect.kind == "gain_defender":
        gain(s, s.target, effect.gain, FROM_ATTACKS, "A-114")
    elif effect.kind == "lose_credits":
        lost = min(effect.amount, s.me.bank)
        s.me.bank -= lost
        s.tell("loses-credits", "A-114", seat=s.active, credits=lost)
    elif effect.kind == "place_blockade":
        chooser = s.target if effect.by_defender else s.active
        s.then(place_blockades, s.target, effect.count, chooser, s.active)


def destroy(s: Galaxy) -> Flow[None]:
    """A-121 The ship goes under the Ship deck; E-10 unless a rescue damages it instead."""
    p = s.me
    rescue = p.logistic & SAVES
    saved = bool(rescue & working(s))
    if rescue and not saved and p.bank:  # A-135 one rescue of a ship is one use
        card = bits(rescue)[0]
        answer = yield Ask(s.active, "fees", "A-134", [("decline",), ("fee", card)])
        if answer[0] == "fee":
            pay_fee(s, s.active, card)
            saved = True
    if saved:
        s.tell("saved", "A-14", seat=s.active, card=s.ship)
        damage(s)
        return
    leave_empire(s, s.ship)
    under_deck(s, SHIP, [s.ship])
    s.tell("destroyed", "A-121", seat=s.active, card=s.ship)
    happen(s, s.active, SHIP_LOST)


def damage(s: Galaxy) -> None:
    """A-122 The ship goes back to the Construction area, without attached cards (A-176)."""
    leave_empire(s, s.ship)
    s.me.projects |= 1 << s.ship
    completing.arrive(s, s.ship)
    s.tell("damaged", "A-122", seat=s.active, card=s.ship)
    happen(s, s.active, SHIP_LOST)


def leave_empire(s: Galaxy, ship: int) -> None:
    """A-123 A token on a ship that leaves the Empire returns to the supply."""
    p = s.me
    p.operational &= ~(1 << ship)
    p.blockaded &= ~(1 << ship)
