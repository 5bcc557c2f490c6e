"""Chapter 14 and A-172: carrying out effects of abilities, cards and Artifacts, kind by kind."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import LIMITS
from ..effects import (
    ANY,
    DECK_OF_CHOICE,
    DECK_OF_PAYMENT,
    GOLD,
    Effect,
)  # fmt: skip
from ..state import EFFECTS, NOBODY, Galaxy
from ..tables import ALL_CARDS, PLANETS, ROW, ROW_CARDS, TECHNOLOGIES, bits, effects_of
from ..tables import EFFECTS as ALL_EFFECTS
from . import attacks, basic, blockades, completing, decks
from .bills import ALL_COLOURS, bill_effect, why_not_pay
from .decks import drop
from .gains import could_gain, gain, pay_fee
from .operational import next_mine, score_freely
from .paying import Reason, hues
from .planets import produce


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


def begin(s: Galaxy, source: int) -> None:
    """A-169 The price is paid in full before the gain; then the effects in their order."""
    effects = effects_of(source)
    pay = effects[0].pay
    if pay.credits:
        s.me.bank -= pay.credits
        s.tell("pays-credits", "A-169", seat=s.active, credits=pay.credits)
    bill_effect(s, pay, effects[0].card_limit, colours_that_do(s, effects[0]))
    if pay.discard:
        s.then(drop_cards, pay.discard)
    for n in range(len(effects)):
        s.then(carry_out, source, n)


def carry_out(s: Galaxy, source: int, n: int) -> Flow[None] | None:
    """A-177 One effect; what is not possible is skipped."""
    can, effect = OUTCOMES[source][n]
    return DO[effect.kind](s, effect) if can(s, effect) else None


# ---- hand cards as a price --------------------------------------------------------------------


def drop_cards(s: Galaxy, left: int, done: int = 0, draws: bool = False) -> Flow[None]:
    """E-18, E-20 Discard hand cards as a price, or up to so many to draw as many."""
    answer: Option = ("done",)
    if left and s.me.hand:
        options = Lazy(drop_options, s, done, draws)
        rule = "A-170" if draws else "A-169"
        answer = yield Ask(s.active, "drop", rule, options, count=left)
    if answer[0] == "discard":
        drop(s, answer[1])
        s.then(drop_cards, left - 1, done + 1, draws)
    elif draws:
        count = decks.draw_resources(s, s.active, done)
        s.tell("draws", "A-170", seat=s.active, count=count)


def drop_options(s: Galaxy, done: int, draws: bool) -> list[Option]:
    """Which hand card is discarded."""
    options: list[Option] = [("discard", card) for card in s.me.hand]
    if draws and done:
        options.append(("done",))
    return options


# ---- what is possible -------------------------------------------------------------------------


def possible(s: Galaxy, source: int) -> bool:
    """A-142, A-177 Can something come of one of its effects?"""
    for can, effect in OUTCOMES[source]:  # noqa: SIM110 - asked of every card at every action
        if can(s, effect):
            return True
    return False


def usable(s: Galaxy, cards: int) -> int:
    """A-134 Operational cards that can act: without a token, or for a fee."""
    p = s.players[s.active]
    cards &= p.operational
    return cards if p.bank else cards & ~p.blockaded


def attachable(s: Galaxy, row: int, cards: int = ALL_CARDS) -> bool:
    """E-21 Is there a card of the row that needs resources, and a half that fits?"""
    rows = range(3) if row == ANY else (row,)
    colours = hues(s.players[s.active])
    for each in rows:
        if colours & (1 << each | 1 << GOLD) and basic.unfinished(s, each, cards):
            return True
    return False


def completable(s: Galaxy, effect: Effect) -> list[int]:
    """E-27 The cards under construction that the effect can complete."""
    cards = s.me.projects & (ROW_CARDS[effect.row] if effect.row != ANY else -1)
    return [
        card
        for card in bits(cards)
        if completing.why_not_complete(s, card, effect.discount, effect.mixed) is None
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


POSSIBLE: dict[str, Callable[[Galaxy, Effect], bool]] = {
    "exchange": lambda s, e: could_gain(s, s.active, e.gain),
    "gain": lambda s, e: could_gain(s, s.active, e.gain),
    "refresh": lambda s, e: bool(s.players[s.active].hand),
    "attach": lambda s, e: attachable(s, e.row),
    "search": lambda s, e: bool(s.deck or s.discard),
    "produce": lambda s, e: bool(usable(s, PLANETS)) and bool(s.deck or s.discard),
    "clear_blockade": lambda s, e: bool(s.players[s.active].blockaded),
    "score_free": lambda s, e: bool(usable(s, TECHNOLOGIES)),
    "attack_with_one": lambda s, e: bool(attacks.ready_ships(s)),
    "complete_now": lambda s, e: bool(completable(s, e)),
    "buy_with": lambda s, e: any(s.decks) and basic.why_not_buy_any(s, e.amount) is None,
    "draft": lambda s, e: bool(draft_decks(s, e)),
    "steal": lambda s, e: bool(purses(s)),
    "extra_action": lambda s, e: True,
    "extra_turns": lambda s, e: True,
    "turn_mod": lambda s, e: True,
    "place_blockade": lambda s, e: any(blockades.open_targets(s, r) for r in rivals(s)),
}
#: By source: its effects, each after what tells whether something can come of it.
OUTCOMES = {
    source: tuple((POSSIBLE[effect.kind], effect) for effect in effects)
    for source, effects in ALL_EFFECTS.items()
    if all(effect.kind in POSSIBLE for effect in effects)
}


# ---- carrying out, one kind each ---------------------------------------------------------------


def do_gain(s: Galaxy, effect: Effect) -> None:
    """E-18, E-19 Get the gain."""
    gain(s, s.active, effect.gain, EFFECTS, "A-172")


def do_refresh(s: Galaxy, effect: Effect) -> None:
    """E-20 Discard up to so many hand cards, then draw as many."""
    s.then(drop_cards, effect.count, 0, True)


def do_attach(s: Galaxy, effect: Effect) -> None:
    """E-21 Attach cards in one row; A-77 applies."""
    s.then(basic.attach, effect.row, effect.count, False, ALL_CARDS, False)


def do_search(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-22 The player names one colour, once for all searches."""
    _, colour = yield Ask(s.active, "colour", "A-158", [("colour", c) for c in range(4)])
    for _ in range(effect.count):
        if s.deck or s.discard:
            decks.search(s, s.active, colour)


def do_produce(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-23 On one operational planet of choice, or on each; blockaded ones for the fee."""
    planets = usable(s, PLANETS)
    if effect.everywhere:
        s.then(next_mine, s.me.operational & PLANETS, effect.amount, False, True)
        return
    planet = bits(planets)[0]
    if planets & (planets - 1) or s.me.blockaded >> planet & 1:
        options = [("planet", card) for card in bits(planets)]
        _, planet = yield Ask(s.active, "planet", "A-87", options, count=effect.amount)
    if s.me.blockaded >> planet & 1:
        pay_fee(s, s.active, planet)
    s.then(produce, planet, effect.amount)


def do_clear(s: Galaxy, effect: Effect) -> None:
    """E-24 Remove so many tokens from own cards."""
    count = min(effect.count, s.me.blockaded.bit_count())
    s.then(blockades.remove_blockades, ANY, count, effect.gain.vp)


def do_score(s: Galaxy, effect: Effect) -> None:
    """E-25 Score up to so many operational technologies without a check."""
    s.then(score_freely, s.me.operational & TECHNOLOGIES, effect.count)


def do_attack(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-26 One ship that has not attacked this turn attacks with a bonus."""
    ships = attacks.ready_ships(s)
    ship = bits(ships)[0]
    if ships & (ships - 1):
        options = [("ship", card) for card in bits(ships)]
        _, ship = yield Ask(s.active, "one-ship", "A-151", options, bonus=effect.amount)
    s.then(attacks.declare, 1 << ship, effect.amount, attacks.BY_EFFECT)


def do_complete(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-27 Complete one card under construction; the rest of its cost is a basic payment (A-34)."""
    _, card = yield Ask(s.active, "complete", "A-53", Lazy(complete_options, s, effect))
    completing.begin(s, card, effect.discount, effect.mixed)


def complete_options(s: Galaxy, effect: Effect) -> list[Option]:
    """E-27 The cards that it can complete."""
    return [(basic.VERBS[ROW[card]], card) for card in completable(s, effect)]


def do_buy(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-28 A purchase with another price, more cards kept, or a card attached afterwards."""
    rows = [row for row in range(3) if basic.why_not_buy(s, row, effect.amount) is None]
    options = [("deck", row) for row in rows]
    _, row = yield Ask(s.active, "deck", "A-64", options)
    basic.buy(s, row, effect.amount, effect.keep, effect.count)


def do_draft(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-29 Draw cards of a deck, keep some of them; the rest goes under the deck."""
    rows = draft_decks(s, effect)
    row = rows[0] if rows else NOBODY
    if len(rows) > 1:
        _, row = yield Ask(s.active, "deck", "A-177", [("deck", each) for each in rows])
    if row != NOBODY:
        basic.draw_cards(s, row, effect.count)
        s.then(basic.keep_cards, row, effect.keep, effect.zone)


def do_steal(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-30 Take credits from one opponent, as far as there are any and the Bank has room."""
    options = [("rob", seat) for seat in purses(s)]
    _, seat = yield Ask(s.active, "rob", "A-177", options, credits=effect.amount)
    amount = min(effect.amount, s.players[seat].bank, LIMITS.bank_max - s.me.bank)
    s.players[seat].bank -= amount
    s.me.bank += amount
    s.tell("robs", "A-172", seat=s.active, player=seat, credits=amount)


def do_extra_action(s: Galaxy, effect: Effect) -> None:
    """A-173 One more action in this Action phase."""
    s.actions += effect.count


def do_extra_turns(s: Galaxy, effect: Effect) -> None:
    """A-174 Complete extra turns after the last round."""
    s.extra[s.active] += effect.count
    s.tell("extra-turns", "A-174", seat=s.active, count=effect.count)


def do_turn_mod(s: Galaxy, effect: Effect) -> None:
    """E-33 Modifiers until the end of this turn."""
    s.assembly += effect.assembly
    s.strike += effect.strike
    s.wild += effect.wild


def do_blockade(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-34 The player puts tokens on cards of one opponent."""
    seats = [seat for seat in rivals(s) if blockades.open_targets(s, seat)]
    seat = seats[0]
    if len(seats) > 1:
        _, seat = yield Ask(s.active, "rival", "A-126", [("rival", each) for each in seats])
    s.then(blockades.place_blockades, seat, effect.count, s.active, s.active)


DO: dict[str, Callable[[Galaxy, Effect], Flow[None] | None]] = {
    "exchange": do_gain,
    "gain": do_gain,
    "refresh": do_refresh,
    "attach": do_attach,
    "search": do_search,
    "produce": do_produce,
    "clear_blockade": do_clear,
    "score_free": do_score,
    "attack_with_one": do_attack,
    "complete_now": do_complete,
    "buy_with": do_buy,
    "draft": do_draft,
    "steal": do_steal,
    "extra_action": do_extra_action,
    "extra_turns": do_extra_turns,
    "turn_mod": do_turn_mod,
    "place_blockade": do_blockade,
}
