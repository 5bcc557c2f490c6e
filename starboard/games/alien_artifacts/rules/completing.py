"""Chapter 5: completing cards, and automatic building."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Ask, Flow, Option

from ..reading.effects import CARD_ADDED, LOGISTIC
from ..reading.tables import (
    DISCOUNTS,
    EVERYTHING,
    PLACEMENT_GAINS,
    ROW,
    ROW_CARDS,
    ROW_DISCOUNTS,
    WITH_GOLD,
    bits,
)
from ..state import FROM_EFFECTS, NOBODY, Galaxy
from . import attacks
from .bills import bill
from .costs import attached_symbols, card_limit, cost_of, price_of
from .gains import gain, happen
from .planets import exploit
from .technologies import market

#: The options by card, made once.
SIDES: Final[tuple[tuple[Option, ...], ...]] = tuple(
    (("place", card, 2 * row), ("place", card, 2 * row + 1)) for card, row in enumerate(ROW)
)


def begin_completion(s: Galaxy, card: int, discount: int = 0, mixed: bool = False) -> None:
    """A-54 (1)-(3) Pay; then the card enters the Empire. A-33 Gold counts as any colour."""
    row = ROW[card]
    coin = EVERYTHING if mixed else WITH_GOLD + row
    bill(s, row, coin, price_of(s, card, discount), card_limit(s, row))
    s.then(complete, card)


def complete(s: Galaxy, card: int) -> Flow[None]:
    """A-54 (4) The card enters the Empire; A-55 its owner chooses the side. (5)-(7) follow."""
    _, _, chosen = yield Ask(s.active, "side", "A-55", SIDES[card], card=card)
    side = chosen % 2
    p = s.players[s.active]
    p.projects &= ~(1 << card)
    if side == LOGISTIC:
        p.logistic |= 1 << card
    else:
        p.operational |= 1 << card
    # A-176 From now on the attached cards are spent, whatever becomes of the card.
    if p.attached:
        s.spent += [(a & 255) >> 1 for a in p.attached if a >> 8 == card]
        p.attached = tuple([a for a in p.attached if a >> 8 != card])
    if s.told is not None:
        s.tell("completed", "A-54", seat=s.active, card=card, place=chosen)
    happen(s, s.active, CARD_ADDED, card)  # (5)
    if side != LOGISTIC or card in PLACEMENT_GAINS:
        s.then(place, card)  # (6)
    if s.spent:
        s.then(clear)  # (7)
    if side == LOGISTIC and DISCOUNTS >> card & 1:
        rows = [row for row in range(3) if ROW_DISCOUNTS[row] >> card & 1]
        s.then(build_automatically, sum(ROW_CARDS[row] for row in rows))


def place(s: Galaxy, card: int) -> None:
    """A-54 (6) The placement effect of the side that is up; A-108 what either side gives first."""
    logistic = s.players[s.active].logistic >> card & 1
    if card in PLACEMENT_GAINS and (logistic or PLACEMENT_GAINS[card].either_side):
        gain(s, s.active, PLACEMENT_GAINS[card].gain, FROM_EFFECTS, "A-108")
    if not logistic:
        (attacks.go_on_a_mission, market, exploit)[ROW[card]](s, card)


def clear(s: Galaxy) -> None:
    """A-54 (7) The attached cards of the completed card are discarded (A-176)."""
    s.discard += s.spent
    s.spent = []


# ---- automatic building -------------------------------------------------------------------------


def arrive(s: Galaxy, card: int) -> None:
    """A-58 A card that costs nothing is completed as soon as it lies in the Construction area."""
    if not s.me.logistic & ROW_DISCOUNTS[ROW[card]]:
        return  # it costs something
    if s.target != NOBODY:
        s.returned.append(card)  # A-62 after the attack
    else:
        s.then(build_automatically, 1 << card)


def covered(s: Galaxy, cards: int) -> list[int]:
    """A-57 Those of these cards under construction whose attached symbols reach their cost.

    A-61 Only modifiers without a fee count.
    """
    lifted, s.lifted = s.lifted, 0
    symbols, _ = attached_symbols(s.me.attached)
    waiting = bits(cards & s.me.projects)
    found = [card for card in waiting if symbols.get(card, 0) >= cost_of(s, ROW[card])]
    s.lifted = lifted
    return found


def build_automatically(s: Galaxy, cards: int) -> Flow[None]:
    """A-59 Mandatory, without an action. A-60, A-63 One after the other, in any order."""
    able = covered(s, cards)
    if not able:
        return
    card = able[0]
    if len(able) > 1:
        _, card = yield Ask(s.active, "auto-build", "A-60", [("auto-build", c) for c in able])
    s.tell("auto-build", "A-57", seat=s.active, card=card)
    s.then(complete, card)
    s.then(build_automatically, cards)
