"""Why not? Effects of abilities, technologies and Artifacts (chapters 8, 12, 14 and 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.kernel import Option

from ..box import ARTIFACTS, LIMITS
from ..reading.cards import WINDOWS
from ..reading.effects import ANY, DECK_OF_CHOICE, DECK_OF_PAYMENT, GOLD, OTHER, Effect, Gain, Pay
from ..reading.tables import (
    ABILITY,
    ALL_CARDS,
    ARTIFACT,
    EFFECTS_OF,
    EVERYTHING,
    PLANETS,
    ROW_CARDS,
    TECHNOLOGIES,
    bits,
    effects_of,
    one_of,
)
from ..rules.costs import card_limit, unfinished
from ..rules.paying import affords, hues, payable
from ..state import NOBODY, Galaxy
from ..text import Reason
from .actions import ready_ships, why_not_buy_any, why_not_complete

ACTION_PHASE, LAST_ROUND = WINDOWS.index("action_phase"), WINDOWS.index("last_round")


def why_not_ability(s: Galaxy) -> Reason | None:
    """A-151 The faction's ability; A-138 it cannot be blockaded."""
    return why_not_carry_out(s, ABILITY + s.players[s.active].faction, "A-177")


def why_not_use(s: Galaxy, card: int) -> Reason | None:
    """A-97, A-98, A-171 Once a turn each; A-134 a blockaded card needs the fee, too."""
    if s.used >> card & 1:
        return "A-97", "already-used"
    p = s.players[s.active]
    if not p.blockaded >> card & 1:
        return why_not_carry_out(s, card, "A-177")
    if p.bank < LIMITS.blockade_fee:
        return "A-134", "no-fee"
    p.bank -= LIMITS.blockade_fee
    reason = why_not_carry_out(s, card, "A-177")
    p.bank += LIMITS.blockade_fee
    return reason


def why_not_play(s: Galaxy, artifact: int, *, inside: bool) -> Reason | None:
    """A-141 Some Artifacts name a narrower moment; A-142 one that could do nothing stays."""
    window = ARTIFACTS[artifact].window
    if inside and window == ACTION_PHASE:
        return "A-141", "not-inside"
    if window == LAST_ROUND and (not s.last_round or s.in_extra):
        return "A-141", "not-last-round"
    return why_not_carry_out(s, ARTIFACT + artifact, "A-142")


def playable_artifacts(s: Galaxy, *, inside: bool) -> list[Option]:
    """A-140 Any number of Artifacts may be played; it is never an action."""
    held = s.players[s.active].artifacts
    return [("artifact", a) for a in sorted(held) if why_not_play(s, a, inside=inside) is None]


def why_not_carry_out(s: Galaxy, source: int, rule: str) -> Reason | None:
    """A-39 The price must be payable; A-142, A-177 something must come of it, once it is paid."""
    first = effects_of(source)[0]
    p = s.players[s.active]
    price = min(first.pay.credits, p.bank)
    p.bank -= price
    can = possible(s, source)
    p.bank += price
    if not can:
        return rule, "no-effect"
    return why_not_pay(s, first.pay, first.card_limit, colours_that_do(s, first))


ALL_COLOURS: Final = (1 << GOLD) - 1  # as bits: a price in one colour may be paid in any but gold


def why_not_pay(
    s: Galaxy, pay: Pay, card_limit_of_card: int = 0, colours: int = ALL_COLOURS
) -> Reason | None:
    """A-39, A-169 The price of an effect must be payable in full."""
    p = s.players[s.active]
    if pay.credits > p.bank:
        return "A-39", "no-credits"
    if pay.discard > len(p.hand):
        return "A-39", "no-hand-card"
    if not pay.symbols and not pay.one_colour:
        return None
    cards = card_limit(s, OTHER) if not card_limit_of_card else card_limit_of_card + s.assembly
    if pay.one_colour and not payable(s, OTHER, one_of(colours), pay.one_colour, cards):
        return "A-39", "too-dear"
    if len(pay.symbols) == 1:
        colour, symbols = pay.symbols[0]
        if not payable(s, OTHER, colour, symbols, cards):
            return "A-39", "too-dear"
    elif pay.symbols:
        price = sum(symbols for _, symbols in pay.symbols)
        needs = tuple(number for need in pay.symbols for number in need)
        if s.wild:
            paid = payable(s, OTHER, EVERYTHING, price, cards)
        else:
            paid = affords(p, needs, cards, frozenset())
        if not paid:
            return "A-39", "too-dear"
    return None


# ---- can something come of it? (A-142, A-177) ---------------------------------------------------


def possible(s: Galaxy, source: int) -> bool:
    """A-142, A-177 Can something come of one of its effects?"""
    for can, effect in OUTCOMES[source]:  # noqa: SIM110 - asked of every card at every action
        if can(s, effect):
            return True
    return False


def able_to_act(s: Galaxy, cards: int) -> int:
    """A-134 Operational cards that can act: without a token, or for a fee."""
    p = s.players[s.active]
    cards &= p.operational
    return cards if p.bank else cards & ~p.blockaded


def attachable(s: Galaxy, row: int, cards: int = ALL_CARDS) -> bool:
    """E-21 Is there a card of the row that needs resources, and a half that fits?"""
    rows = range(3) if row == ANY else (row,)
    colours = hues(s.players[s.active])
    return any(colours & (1 << each | 1 << GOLD) and unfinished(s, each, cards) for each in rows)


def completable(s: Galaxy, effect: Effect) -> list[int]:
    """E-27 The cards under construction that the effect can complete."""
    cards = s.me.projects & (ROW_CARDS[effect.row] if effect.row != ANY else -1)
    return [
        card
        for card in bits(cards)
        if why_not_complete(s, card, effect.discount, effect.mixed) is None
    ]


def rivals(s: Galaxy) -> list[int]:
    """The other seats, clockwise from the active one."""
    n = len(s.players)
    return [(s.active + step) % n for step in range(1, n)]


def draft_decks(s: Galaxy, effect: Effect) -> list[int]:
    """E-29 The decks that cards may be drawn from now."""
    if effect.deck < DECK_OF_CHOICE:
        rows = [effect.deck]
    elif effect.deck == DECK_OF_PAYMENT and s.paid != NOBODY and s.decks[s.paid]:
        rows = [s.paid]
    else:
        rows = [0, 1, 2]
    return [row for row in rows if s.decks[row]]


def colours_that_do(s: Galaxy, effect: Effect) -> int:
    """A-177 The colours that an effect may be paid in, as bits; not those of empty decks."""
    if effect.deck != DECK_OF_PAYMENT:
        return ALL_COLOURS
    return sum(1 << row for row, deck in enumerate(s.decks) if deck)


def purses(s: Galaxy) -> list[int]:
    """E-30 The opponents who have credits, as far as the own Bank has room for any."""
    if s.me.bank >= LIMITS.bank_max:
        return []
    return [seat for seat in rivals(s) if s.players[seat].bank]


def open_targets(s: Galaxy, seat: int) -> int:
    """A-131, A-132 Cards of an Empire without a token, as long as the supply lasts."""
    p = s.players[seat]
    return p.empire & ~p.blockaded if s.tokens else 0


def could_gain(s: Galaxy, seat: int, what: Gain) -> bool:
    """A-142 Would this gain change anything?"""
    return bool(
        what.vp
        or (what.credits and s.players[seat].bank < LIMITS.bank_max)
        or (what.draw and (s.deck or s.discard))
        or (what.artifact and (s.relics or s.lost_relics))
        or (what.plan and s.plan_deck)
    )


POSSIBLE: Final[dict[str, Callable[[Galaxy, Effect], bool]]] = {
    "exchange": lambda s, e: could_gain(s, s.active, e.gain),
    "gain": lambda s, e: could_gain(s, s.active, e.gain),
    "refresh": lambda s, e: bool(s.players[s.active].hand),
    "attach": lambda s, e: attachable(s, e.row),
    "search": lambda s, e: bool(s.deck or s.discard),
    "produce": lambda s, e: bool(able_to_act(s, PLANETS)) and bool(s.deck or s.discard),
    "clear_blockade": lambda s, e: bool(s.players[s.active].blockaded),
    "score_free": lambda s, e: bool(able_to_act(s, TECHNOLOGIES)),
    "attack_with_one": lambda s, e: bool(ready_ships(s)),
    "complete_now": lambda s, e: bool(completable(s, e)),
    "buy_with": lambda s, e: any(s.decks) and why_not_buy_any(s, e.amount) is None,
    "draft": lambda s, e: bool(draft_decks(s, e)),
    "steal": lambda s, e: bool(purses(s)),
    "extra_action": lambda s, e: True,
    "extra_turns": lambda s, e: True,
    "turn_mod": lambda s, e: True,
    "place_blockade": lambda s, e: any(open_targets(s, r) for r in rivals(s)),
}
#: By source: its effects, each after what tells whether something can come of it.
OUTCOMES: Final = {
    source: tuple((POSSIBLE[effect.kind], effect) for effect in effects)
    for source, effects in EFFECTS_OF.items()
    if all(effect.kind in POSSIBLE for effect in effects)
}
