"""Chapter 9: the results of an attack: rows of Alien Systems and Defence Plans, lost ships."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..effects import SHIP, SHIP_LOST, Effect, Gain
from ..state import ATTACKS, Galaxy
from ..tables import SAVES, bits
from .basic import arrive
from .blockades import place_blockades
from .decks import under_deck
from .gains import gain, happen, pay_fee
from .paying import working

GAINS = ("vp", "credits", "draw", "artifact", "plan")
AMOUNTS = 100  # more than any gain
LOSSES = ("ship_destroyed", "ship_damaged")


def carry_out(s: Galaxy, ship: int, row: tuple[Effect, ...]) -> Flow[None]:
    """A-114, A-120 The row, fully and in its order; ship losses last."""
    if not row:
        s.tell("no-result", "A-114", seat=s.active)
    for effect in row:
        if effect.kind not in LOSSES:
            yield from one_result(s, effect)
    for effect in row:
        if effect.kind == "ship_destroyed":
            yield from destroy(s, ship)
        elif effect.kind == "ship_damaged":
            damage(s, ship)


def one_result(s: Galaxy, effect: Effect) -> Flow[None]:
    """One result of a row."""
    if effect.kind == "choice":
        options: list[Option] = [("result", gain_words(each.gain)) for each in effect.options]
        answer = yield Ask(s.active, "result", "A-114", options)
        effect = effect.options[options.index(answer)]
    if effect.kind == "gain":
        gain(s, s.active, effect.gain, ATTACKS, "A-114")
    elif effect.kind == "gain_defender":
        gain(s, s.target, effect.gain, ATTACKS, "A-114")
    elif effect.kind == "lose_credits":
        lost = min(effect.amount, s.me.bank)
        s.me.bank -= lost
        s.tell("loses-credits", "A-114", seat=s.active, credits=lost)
    elif effect.kind == "place_blockade":
        chooser = s.target if effect.by_defender else s.active
        yield from place_blockades(s, s.target, effect.count, chooser, s.active)


def gain_words(what: Gain) -> tuple[int, ...]:
    """A gain as ids of its parts, for words: the kind and the amount in one number."""
    amounts = (getattr(what, name) for name in GAINS)
    return tuple(AMOUNTS * kind + amount for kind, amount in enumerate(amounts) if amount)


def destroy(s: Galaxy, ship: int) -> Flow[None]:
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
        s.tell("saved", "A-14", seat=s.active, card=ship)
        damage(s, ship)
        return
    leave_empire(s, ship)
    under_deck(s, SHIP, [ship])
    s.tell("destroyed", "A-121", seat=s.active, card=ship)
    happen(s, s.active, SHIP_LOST)


def damage(s: Galaxy, ship: int) -> None:
    """A-122 The ship goes back to the Construction area, without attached cards (A-176)."""
    leave_empire(s, ship)
    s.me.projects |= 1 << ship
    arrive(s, ship)
    s.tell("damaged", "A-122", seat=s.active, card=ship)
    happen(s, s.active, SHIP_LOST)


def leave_empire(s: Galaxy, ship: int) -> None:
    """A-123 A token on a ship that leaves the Empire returns to the supply."""
    p = s.me
    p.operational &= ~(1 << ship)
    p.blockaded &= ~(1 << ship)
