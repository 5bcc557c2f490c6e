"""Chapter 4: the turn: one action and what may stand beside it, then the Draw phase."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import LIMITS
from ..effects import INCOME, LAUNCH, MINE
from ..state import ACTION, DRAWING, DROP, ENDING, SCORING, Galaxy
from ..tables import (
    ABILITY,
    ACTION_CARDS,
    ADDITIONAL_CARDS,
    EVERYTHING,
    HAND_MODS,
    ROW_CARDS,
    WITH_GOLD,
    bits,
    mask_of,
    total,
)  # fmt: skip
from . import artifacts, basic, completing, effects, operational
from .blockades import offer_fees
from .decks import draw_resources
from .gains import pay_fee
from .paying import Reason, card_limit, cost_of, hues, reach, symbols_on, working

HAND_CARDS = mask_of(HAND_MODS)
OPERATIONS = {"launch": LAUNCH, "income": INCOME, "mine-planets": MINE}


# ---- the Action phase -------------------------------------------------------------------------


def action_options(s: Galaxy) -> list[Option]:
    """A-45 Actions as long as one is left, ADDITIONAL cards, Artifacts, the end of the phase."""
    options: list[Option] = []
    if s.actions:
        options = [*basic_options(s), *special_options(s)]
        if not options and not s.acted:
            options.append(("pass",))  # A-41 only if no action at all is legal
    fresh = s.me.logistic & ADDITIONAL_CARDS & ~s.used
    if fresh:
        options += [("use-card", card) for card in bits(fresh) if why_not_use(s, card) is None]
    if s.me.artifacts:
        options += artifacts.options(s, inside=False)
    if s.acted:
        options.append(("end",))
    return options


def basic_options(s: Galaxy) -> list[Option]:
    """A-42 The seven basic actions."""
    p = s.me
    options: list[Option] = []
    if basic.why_not_buy_any(s) is None:
        options += [("buy", row) for row in range(3) if s.decks[row]]
    if p.projects:
        shades = hues(p)
        for row in range(3):
            if p.projects & ROW_CARDS[row]:
                options += row_options(s, row, shades)
    if p.hand or p.stock:
        options.append(("trade",))
    if p.blockaded:
        for row in range(3):
            for count in range(1, (p.blockaded & ROW_CARDS[row]).bit_count() + 1):
                if basic.why_not_unblock(s, row, count) is None:
                    options.append(("unblock", row, count))
    return options


def row_options(s: Galaxy, row: int, shades: int) -> list[Option]:
    """A-53, A-73 Complete or prepare cards of one row.

    The quick form of why_not_complete: what the cards give is added up once for the whole row.
    """
    p = s.players[s.active]
    verb, cost = basic.VERBS[row], cost_of(s, row)
    most = reach(p, EVERYTHING if s.wild else WITH_GOLD + row, card_limit(s, row))
    options: list[Option] = []
    for card in bits(p.projects & ROW_CARDS[row]):
        price = cost - symbols_on(p, card) if p.attached else cost
        if price <= most or (p.blockaded and completing.why_not_complete(s, card) is None):
            options.append((verb, card))
    if basic.why_not_prepare(s, row, shades) is None:
        options.append(("prepare", row))
    return options


def special_options(s: Galaxy) -> list[Option]:
    """A-44 The operational actions; A-151, A-152 the faction's ability and cards marked ACTION."""
    options: list[Option] = []
    p = s.players[s.active]
    for name, purpose in OPERATIONS.items():
        if p.operational & ROW_CARDS[purpose - LAUNCH]:
            if operational.why_not_operate(s, purpose) is None:
                options.append((name,))
    if why_not_ability(s) is None:
        options.append(("ability",))
    cards = p.logistic & ACTION_CARDS
    if cards:
        options += [("card-action", card) for card in bits(cards) if why_not_use(s, card) is None]
    return options


def why_not_ability(s: Galaxy) -> Reason | None:
    """A-151 The faction's ability; A-138 it cannot be blockaded."""
    return effects.why_not_carry_out(s, ABILITY + s.me.faction, "A-177")


def why_not_use(s: Galaxy, card: int) -> Reason | None:
    """A-97, A-98, A-171 Once a turn each; A-134 a blockaded card needs the fee, too."""
    if s.used >> card & 1:
        return "A-97", "already-used"
    p = s.me
    if not p.blockaded >> card & 1:
        return effects.why_not_carry_out(s, card, "A-177")
    if p.bank < LIMITS.blockade_fee:
        return "A-134", "no-fee"
    p.bank -= LIMITS.blockade_fee
    reason = effects.why_not_carry_out(s, card, "A-177")
    p.bank += LIMITS.blockade_fee
    return reason


def act(s: Galaxy) -> Flow[None]:
    """A-41 Exactly one action, mandatory; A-45 other effects before or after it, in any order."""
    p = s.me
    beside = p.artifacts or p.logistic & ADDITIONAL_CARDS & ~s.used
    if not s.actions and not beside:
        yield from end_action_phase(s)
        return
    answer = yield Ask(
        s.active, "act" if s.actions else "act-more", "A-41", Lazy(lambda: action_options(s))
    )
    kind = answer[0]
    if kind in ("end", "pass"):
        yield from end_action_phase(s)
    elif kind == "artifact":
        artifacts.play(s, answer[1])
    elif kind == "use-card":
        s.used |= 1 << answer[1]
        use_card(s, answer[1])
    else:
        s.actions -= 1
        s.acted += 1
        begin_action(s, answer)


def begin_action(s: Galaxy, answer: Option) -> None:
    """A-46 An action is carried out to its end before anything else."""
    kind = answer[0]
    if kind != "card-action":
        s.tell("action", "A-41", seat=s.active, action=kind)
    if kind == "buy":
        basic.buy(s, answer[1])
    elif kind in basic.VERBS:
        completing.begin(s, answer[1])
    elif kind == "prepare":
        basic.prepare(s, answer[1])
    elif kind == "trade":
        basic.trade(s)
    elif kind == "unblock":
        basic.unblock(s, answer[1], answer[2])
    elif kind == "ability":
        effects.begin(s, ABILITY + s.me.faction)
    elif kind == "card-action":
        use_card(s, answer[1])
    else:
        operational.operate(s, OPERATIONS[kind])


def use_card(s: Galaxy, card: int) -> None:
    """A-97, A-98 The ability of a technology; A-135 one fee for one use if it is blockaded."""
    s.tell("uses", "A-97", seat=s.active, card=card)
    if s.me.blockaded >> card & 1:
        pay_fee(s, s.active, card)
    effects.begin(s, card)


def end_action_phase(s: Galaxy) -> Flow[None]:
    """A-40 The Draw phase follows. A-135 A fee for a hand limit bonus is for one Draw phase."""
    s.phase = DRAWING
    s.dropped = False
    yield from offer_fees(s, mask_of(HAND_MODS))


# ---- the Draw phase ---------------------------------------------------------------------------


def hand_limit(s: Galaxy) -> int:
    """A-48 3 cards, and modifiers."""
    limit = LIMITS.hand_size
    return limit + total(HAND_MODS, working(s)) if s.me.logistic & HAND_CARDS else limit


def draw_options(s: Galaxy) -> list[Option]:
    """A-47 Discard any number of hand cards, then draw. A-141 Artifacts only before that."""
    options: list[Option] = []
    p = s.players[s.active]
    if len(p.hand) <= hand_limit(s):
        options.append(("draw",))
    options += [("discard", card) for card in p.hand]
    if p.artifacts and not s.dropped:
        options += artifacts.options(s, inside=True)
    return options


def draw_phase(s: Galaxy) -> Flow[None]:
    """A-47 (1) Discard any number, (2) draw up to the limit; A-49 only hand cards count."""
    answer: Option = ("draw",)
    if s.me.hand or (s.me.artifacts and not s.dropped):
        answer = yield Ask(s.active, "draw", "A-47", Lazy(lambda: draw_options(s)))
    if answer[0] == "artifact":
        artifacts.play(s, answer[1])
    elif answer[0] == "discard":
        s.dropped = True
        drop(s, answer[1])
    else:
        missing = hand_limit(s) - len(s.me.hand)
        count = draw_resources(s, s.active, missing)
        if s.told is not None:
            s.tell("draws", "A-47", seat=s.active, count=count)
            s.tell("your-hand", "A-47", only=s.active, resources=tuple(s.me.hand))
        s.phase = ENDING  # what the draw has triggered comes before the next turn


def drop(s: Galaxy, card: int) -> None:
    """A-47 A hand card goes to the discard pile."""
    s.players[s.active].hand.remove(card)
    s.discard.append(card)
    if s.told is not None:
        s.tell("discards", "A-47", seat=s.active, resource=card)


def drop_cards(s: Galaxy, left: int, done: int, draws: int) -> Flow[None]:
    """E-18, E-20 Discard hand cards as a price, or up to so many to draw as many."""
    answer: Option = ("done",)
    if left and s.me.hand:
        answer = yield Ask(
            s.active, "drop", "A-170" if draws else "A-169",
            Lazy(lambda: drop_options(s, done, draws)), count=left,
        )  # fmt: skip
    s.todo.pop()
    if answer[0] == "discard":
        drop(s, answer[1])
        s.todo.append((DROP, left - 1, done + 1, draws))
    elif draws:
        count = draw_resources(s, s.active, done)
        s.tell("draws", "A-170", seat=s.active, count=count)


def drop_options(s: Galaxy, done: int, draws: int) -> list[Option]:
    """Which hand card is discarded."""
    options: list[Option] = [("discard", card) for card in s.me.hand]
    if draws and done:
        options.append(("done",))
    return options


# ---- from turn to turn ------------------------------------------------------------------------


def start_turn(s: Galaxy, seat: int) -> None:
    """A-40 A turn begins with the Action phase. A-171 What is once a turn begins anew."""
    s.active, s.phase = seat, ACTION
    s.actions, s.acted, s.dropped = 1, 0, False
    s.used = s.sorties = s.lifted = 0
    s.assembly = s.strike = s.wild = 0
    s.tell("turn", "A-40", seat=seat)


def end_turn(s: Galaxy) -> None:
    """A-40 Clockwise. A-159 The last round ends before the first player. A-174 Extra turns."""
    count = len(s.players)
    following = (s.active + 1) % count
    if not s.in_extra and not (s.last_round and following == s.first):
        start_turn(s, following)
        return
    s.in_extra = True
    for n in range(count):
        seat = (s.first + n) % count
        if s.extra[seat]:
            s.extra[seat] -= 1
            start_turn(s, seat)
            return
    s.phase, s.settled, s.active = SCORING, 0, s.first
