"""Chapter 5: costs and completing cards, and automatic building."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..effects import CARD_ADDED, LOGISTIC, PLANET, SHIP
from ..state import CLEAR, COMPLETE, EFFECTS, PLACE, Galaxy, Player, Step
from ..tables import (
    COST_MODS,
    DISCOUNTS,
    EVERYTHING,
    PLACEMENT_GAINS,
    ROW,
    ROW_DISCOUNTS,
    WITH_GOLD,
    bits,
)
from . import attacks, planets, technologies
from .bills import bill
from .gains import gain, happen
from .paying import BASE_COST, Reason, attached_symbols, card_limit, cost_of, payable, symbols_on

#: No card lowers a cost by more.
LARGEST_DISCOUNT = max(-amount for mods in COST_MODS[:3] for amount, _ in mods)
#: The options by card, made once.
SIDES: tuple[tuple[Option, ...], ...] = tuple(
    (("place", card, 2 * row), ("place", card, 2 * row + 1)) for card, row in enumerate(ROW)
)


def price_of(s: Galaxy, card: int, discount: int = 0) -> int:
    """A-53 What is left to pay for a card: its cost without the attached symbols."""
    return cost_of(s, ROW[card]) - symbols_on(s.players[s.active], card) - discount


def why_not_complete(s: Galaxy, card: int, discount: int = 0, mixed: bool = False) -> Reason | None:
    """A-53 One own card under construction can be completed if the rest can be paid (A-39)."""
    if not s.me.projects >> card & 1:
        return "A-53", "not-under-construction"
    row = ROW[card]
    coin = EVERYTHING if mixed else WITH_GOLD + row
    if payable(s, row, coin, price_of(s, card, discount), card_limit(s, row)):
        return None
    return "A-39", "too-dear"


def begin(s: Galaxy, card: int, discount: int = 0, mixed: bool = False) -> None:
    """A-54 (1)-(3) Pay; then the card enters the Empire. A-33 Gold counts as any colour."""
    row = ROW[card]
    s.todo.append((COMPLETE, card))
    coin = EVERYTHING if mixed else WITH_GOLD + row
    bill(s, row, coin, price_of(s, card, discount), card_limit(s, row))


def complete(s: Galaxy, step: Step) -> Flow[None]:
    """A-54 (4) The card enters the Empire; A-55 its owner chooses the side."""
    _, card = step
    s.todo.pop()
    _, _, chosen = yield Ask(s.active, "side", "A-55", SIDES[card], {"card": card})
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
    s.todo.append((CLEAR,))
    s.todo.append((PLACE, card))
    happen(s, s.active, CARD_ADDED, card)  # (5)


def place(s: Galaxy, step: Step) -> Flow[None]:
    """A-54 (6) The placement effect of the side that is up."""
    _, card = step
    s.todo.pop()
    if s.players[s.active].logistic >> card & 1:
        if card in PLACEMENT_GAINS:
            gain(s, s.active, PLACEMENT_GAINS[card], EFFECTS, "A-108")
    elif ROW[card] == PLANET:
        yield from planets.exploit(s, card)
    elif ROW[card] == SHIP:
        yield from attacks.go_on_a_mission(s, card)
    else:
        technologies.market(s, card)


def clear(s: Galaxy, step: Step) -> None:
    """A-54 (7) The attached cards of the completed card are discarded (A-176)."""
    s.todo.pop()
    s.discard += s.spent
    s.spent = []


# ---- automatic building -----------------------------------------------------------------------


def finished(s: Galaxy, p: Player) -> list[int]:
    """A-57, A-58 Cards of p, the active player, whose attached symbols reach their cost.

    A-61 Only modifiers without a fee count: nothing is lifted when this is tested (A-62).
    """
    helpers = p.logistic & DISCOUNTS
    least = BASE_COST - LARGEST_DISCOUNT * helpers.bit_count() if helpers else BASE_COST
    symbols, most = attached_symbols(p.attached)
    if most < least:
        return []  # nearly always: no cost is so low
    if least <= 0:
        symbols = {card: symbols.get(card, 0) for card in bits(p.projects)}  # a cost may be 0
    found = []
    for card, count in symbols.items():
        if count >= least:
            row = ROW[card]
            if (count >= BASE_COST or helpers & ROW_DISCOUNTS[row]) and count >= cost_of(s, row):
                found.append(card)
    return sorted(found)


def build_automatically(s: Galaxy, cards: list[int]) -> Flow[None]:
    """A-59 Mandatory, without an action. A-60, A-63 One after the other, in any order."""
    card = cards[0]
    if len(cards) > 1:
        _, card = yield Ask(s.active, "auto-build", "A-60", [("auto-build", c) for c in cards])
    s.tell("auto-build", "A-57", seat=s.active, card=card)
    s.todo.append((COMPLETE, card))
