"""Chapter 14 and A-172: carrying out effects of abilities, cards and Artifacts, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import LIMITS
from ..legality.actions import VERBS, ready_ships, why_not_buy
from ..legality.effects import (
    OUTCOMES,
    able_to_act,
    colours_that_do,
    completable,
    draft_decks,
    open_targets,
    purses,
    rivals,
)
from ..reading.effects import ANY, Effect
from ..reading.tables import ALL_CARDS, PLANETS, ROW, TECHNOLOGIES, bits, effects_of
from ..state import FROM_EFFECTS, NOBODY, Galaxy
from . import attacks
from .basic import attach, buy, draw_cards, keep_cards
from .bills import bill_effect
from .blockades import place_blockades, remove_blockades
from .completing import begin_completion
from .decks import draw_resources, drop, search
from .gains import gain, pay_fee
from .operational import next_mine, score_freely
from .planets import produce


def begin_effects(s: Galaxy, source: int) -> None:
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
        s.then(carry_out_effect, source, n)


def carry_out_effect(s: Galaxy, source: int, n: int) -> Flow[None] | None:
    """A-177 One effect; what is not possible is skipped."""
    can, effect = OUTCOMES[source][n]
    return DO[effect.kind](s, effect) if can(s, effect) else None


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
        count = draw_resources(s, s.active, done)
        s.tell("draws", "A-170", seat=s.active, count=count)


def drop_options(s: Galaxy, done: int, draws: bool) -> list[Option]:
    """Which hand card is discarded."""
    options: list[Option] = [("discard", card) for card in s.me.hand]
    if draws and done:
        options.append(("done",))
    return options


# ---- one kind each ------------------------------------------------------------------------------


def do_gain(s: Galaxy, effect: Effect) -> None:
    """E-18, E-19 Get the gain."""
    gain(s, s.active, effect.gain, FROM_EFFECTS, "A-172")


def do_refresh(s: Galaxy, effect: Effect) -> None:
    """E-20 Discard up to so many hand cards, then draw as many."""
    s.then(drop_cards, effect.count, 0, True)


def do_attach(s: Galaxy, effect: Effect) -> None:
    """E-21 Attach cards in one row; A-77 applies."""
    s.then(attach, effect.row, effect.count, False, ALL_CARDS, False)


def do_search(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-22 The player names one colour, once for all searches."""
    _, colour = yield Ask(s.active, "colour", "A-158", [("colour", c) for c in range(4)])
    for _ in range(effect.count):
        if s.deck or s.discard:
            search(s, s.active, colour)


def do_produce(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-23 On one operational planet of choice, or on each; blockaded ones for the fee."""
    planets = able_to_act(s, PLANETS)
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
    s.then(remove_blockades, ANY, count, effect.gain.vp)


def do_score(s: Galaxy, effect: Effect) -> None:
    """E-25 Score up to so many operational technologies without a check."""
    s.then(score_freely, s.me.operational & TECHNOLOGIES, effect.count)


def do_attack(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-26 One ship that has not attacked this turn attacks with a bonus."""
    ships = ready_ships(s)
    ship = bits(ships)[0]
    if ships & (ships - 1):
        options = [("ship", card) for card in bits(ships)]
        _, ship = yield Ask(s.active, "one-ship", "A-151", options, bonus=effect.amount)
    s.then(attacks.declare, 1 << ship, effect.amount, attacks.BY_EFFECT)


def do_complete(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-27 Complete one card under construction; the rest of its cost is a basic payment (A-34)."""
    _, card = yield Ask(s.active, "complete", "A-53", Lazy(complete_options, s, effect))
    begin_completion(s, card, effect.discount, effect.mixed)


def complete_options(s: Galaxy, effect: Effect) -> list[Option]:
    """E-27 The cards that it can complete."""
    return [(VERBS[ROW[card]], card) for card in completable(s, effect)]


def do_buy(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-28 A purchase with another price, more cards kept, or a card attached afterwards."""
    rows = [row for row in range(3) if why_not_buy(s, row, effect.amount) is None]
    options = [("deck", row) for row in rows]
    _, row = yield Ask(s.active, "deck", "A-64", options)
    buy(s, row, effect.amount, effect.keep, effect.count)


def do_draft(s: Galaxy, effect: Effect) -> Flow[None]:
    """E-29 Draw cards of a deck, keep some of them; the rest goes under the deck."""
    rows = draft_decks(s, effect)
    row = rows[0] if rows else NOBODY
    if len(rows) > 1:
        _, row = yield Ask(s.active, "deck", "A-177", [("deck", each) for each in rows])
    if row != NOBODY:
        draw_cards(s, row, effect.count)
        s.then(keep_cards, row, effect.keep, effect.zone)


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
    seats = [seat for seat in rivals(s) if open_targets(s, seat)]
    seat = seats[0]
    if len(seats) > 1:
        _, seat = yield Ask(s.active, "rival", "A-126", [("rival", each) for each in seats])
    s.then(place_blockades, seat, effect.count, s.active, s.active)


DO: Final[dict[str, Callable[[Galaxy, Effect], Flow[None] | None]]] = {
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
