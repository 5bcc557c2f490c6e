"""Chapter 4: the options of the Action phase.

This list is asked for more often than anything else, so it is quick: what all cards together could
pay (a purse, see paying.py) rules out most actions before the exact rule is asked. Nothing is
decided here that ``why_not_...`` would not decide in the same way.
"""

from __future__ import annotations

from starboard.kernel import Option

from ..box import LIMITS
from ..effects import INCOME, LAUNCH, MINE
from ..state import Galaxy, Player
from ..tables import (
    ABILITY,
    ACTION_CARDS,
    ADDITIONAL_CARDS,
    ROW_CARDS,
    WITH_GOLD,
    bits,
    effects_of,
)
from . import artifacts, basic, completing, effects, operational
from .paying import (
    Reason,
    attached_symbols,
    card_limit,
    cost_of,
    easy,
    in_purse,
    purse,
    reach,
    within,
)  # fmt: skip

OPERATIONS = {"launch": LAUNCH, "income": INCOME, "mine-planets": MINE}
UNBOUNDED = -1  # a purse that rules out nothing


def action_options(s: Galaxy) -> list[Option]:
    """A-45 Actions as long as one is left, ADDITIONAL cards, Artifacts, the end of the phase."""
    p = s.players[s.active]
    options: list[Option] = []
    if s.actions:
        held, eased = purse(p), easy(s)
        options = basic_options(s, p, held, eased)
        special_options(s, p, UNBOUNDED if eased else held, options)
        if not options and not s.acted:
            options.append(("pass",))  # A-41 only if no action at all is legal
    fresh = p.logistic & ADDITIONAL_CARDS & ~s.used
    if fresh:
        for card in bits(fresh):
            if why_not_use(s, card) is None:
                options.append(("use-card", card))
    if p.artifacts:
        options += artifacts.options(s, inside=False)
    if s.acted:
        options.append(("end",))
    return options


def basic_options(s: Galaxy, p: Player, held: int, eased: bool) -> list[Option]:
    """A-42 The seven basic actions."""
    options: list[Option] = []
    if basic.why_not_buy_any(s) is None:
        options = [("buy", row) for row, deck in enumerate(s.decks) if deck]
    if p.projects:
        attached = attached_symbols(p) if p.attached else {}
        for row, cards in enumerate(ROW_CARDS):
            if p.projects & cards:
                bound = in_purse(held, WITH_GOLD + row)
                options += row_options(s, p, row, p.projects & cards, attached, bound, eased)
    if p.hand or p.stock:
        options.append(("trade",))
    if p.blockaded:
        for row, cards in enumerate(ROW_CARDS):
            for count in range(1, (p.blockaded & cards).bit_count() + 1):
                if basic.why_not_unblock(s, row, count) is None:
                    options.append(("unblock", row, count))
    return options


def row_options(
    s: Galaxy, p: Player, row: int, cards: int, attached: dict[int, int], bound: int, eased: bool
) -> list[Option]:
    """A-53, A-73 Complete or prepare cards of one row.

    What can be reached is added up once for the whole row; a payment that fees or a wild payment
    may ease is left to the rule itself.
    """
    options: list[Option] = []
    cost, most, unfinished = cost_of(s, row), -1, not attached
    for card in bits(cards):
        price = cost - attached.get(card, 0)
        if price > 0:
            unfinished = True
        if eased:
            if completing.why_not_complete(s, card) is None:
                options.append((basic.VERBS[row], card))
        elif price <= bound:
            if most < 0:
                most = reach(p, WITH_GOLD + row, card_limit(s, row))
            if price <= most:
                options.append((basic.VERBS[row], card))
    if bound and unfinished:  # a half that fits, and a card that needs it
        options.append(("prepare", row))
    return options


def special_options(s: Galaxy, p: Player, held: int, options: list[Option]) -> None:
    """A-44 The operational actions; A-151, A-152 the faction's ability and cards marked ACTION."""
    if p.operational:
        for name, purpose in OPERATIONS.items():
            if p.operational & ROW_CARDS[purpose - LAUNCH]:
                if in_purse(held, operational.coin_of(s, purpose)) >= LIMITS.operational_cost:
                    if operational.why_not_operate(s, purpose) is None:
                        options.append((name,))
    if within(held, effects_of(ABILITY + p.faction)[0].pay) and why_not_ability(s) is None:
        options.append(("ability",))
    cards = p.logistic & ACTION_CARDS
    if cards:
        for card in bits(cards):
            if within(held, effects_of(card)[0].pay) and why_not_use(s, card) is None:
                options.append(("card-action", card))


def why_not_ability(s: Galaxy) -> Reason | None:
    """A-151 The faction's ability; A-138 it cannot be blockaded."""
    return effects.why_not_carry_out(s, ABILITY + s.players[s.active].faction, "A-177")


def why_not_use(s: Galaxy, card: int) -> Reason | None:
    """A-97, A-98, A-171 Once a turn each; A-134 a blockaded card needs the fee, too."""
    if s.used >> card & 1:
        return "A-97", "already-used"
    p = s.players[s.active]
    if not p.blockaded >> card & 1:
        return effects.why_not_carry_out(s, card, "A-177")
    if p.bank < LIMITS.blockade_fee:
        return "A-134", "no-fee"
    p.bank -= LIMITS.blockade_fee
    reason = effects.why_not_carry_out(s, card, "A-177")
    p.bank += LIMITS.blockade_fee
    return reason
