"""Chapters 9 and 10: ships, attacks, Defence Plans.

An attack lies in the state (target, plan, squad, flown; ship, boost, revealed): its ships attack
one after the other, each step by step.
"""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import CARDS, LIMITS, PLANS
from ..legality.actions import ready_ships
from ..legality.effects import playable_artifacts
from ..reading.effects import ATTACK_MADE, TARGETS, Effect
from ..reading.tables import (
    ATTACK_CARDS,
    ATTACK_MODS,
    DEFENCE_CARDS,
    DEFENCE_MODS,
    ICONS,
    NUMBER,
    REVEAL_MODS,
    bits,
    total,
)
from ..state import ALIENS, BASIC_PLAN, FROM_ATTACKS, NOBODY, Galaxy
from . import artifacts, completing
from .blockades import offer_fees
from .costs import working
from .decks import take_resource
from .gains import gain, happen, pay_fee, react
from .measures import measure
from .results import carry_out_row

#: What an attack is made for: a ship that has just been placed (A-109), an effect (E-26), or the
#: action Launch an attack (A-147).
MISSION, BY_EFFECT, LAUNCHED = range(3)
ON_ALIENS, ON_PLAYER, ANYBODY = (TARGETS.index(name) for name in ("alien", "player", "any"))


def go_on_a_mission(s: Galaxy, ship: int) -> None:
    """A-109 A ship placed on its operational side may attack at once, alone."""
    if ready_ships(s) >> ship & 1:  # A-117 it may have attacked before it was damaged
        s.then(declare, 1 << ship, 0, MISSION)


def declare(s: Galaxy, squad: int, bonus: int, occasion: int) -> Flow[None]:
    """A-110 The attacker chooses one target: the Alien System or another player's Empire."""
    options: list[Option] = [("attack-aliens",)]
    options += [("attack-player", seat) for seat in range(len(s.players)) if seat != s.active]
    if occasion == MISSION:
        options.append(("stay",))
    answer = yield Ask(s.active, "target", "A-110", options, system=s.system)
    if answer[0] == "stay":
        return
    s.target = answer[1] if answer[0] == "attack-player" else ALIENS
    s.squad, s.squad_bonus, s.flown, s.guarded = squad, bonus, 0, 0
    if s.target == ALIENS:
        s.tell("attacks-aliens", "A-110", seat=s.active, system=s.system)
    else:
        s.tell("attacks-player", "A-110", seat=s.active, player=s.target)
    s.then(offer_fees, ATTACK_CARDS, 0 if squad & ~s.me.blockaded else LIMITS.blockade_fee)
    if s.target != ALIENS:
        s.then(offer_defence, s.target, DEFENCE_CARDS)
        s.then(choose_plan, s.target)
    s.then(next_ship, occasion)


def offer_defence(s: Galaxy, seat: int, cards: int) -> Flow[None]:
    """A-137 The defender may pay for blockaded defensive effects first, one after the other."""
    p = s.players[seat]
    cards &= p.logistic & p.blockaded
    if not cards or not p.bank:
        return
    card = bits(cards)[0]
    answer = yield Ask(seat, "fees", "A-137", [("decline",), ("fee", card)])
    if answer[0] == "fee":
        pay_fee(s, seat, card)
        s.guarded |= 1 << card
    s.then(offer_defence, seat, cards ^ 1 << card)


def choose_plan(s: Galaxy, seat: int) -> Flow[None]:
    """A-111 The defender chooses a plan, once for the whole attack, before any card is revealed."""
    plan = BASIC_PLAN
    if s.players[seat].plans:
        _, plan = yield Ask(seat, "defend", "A-111", Lazy(plan_options, s, seat))
    p = s.players[seat]
    s.plan = plan
    p.bank -= PLANS[plan].cost
    if plan != BASIC_PLAN:
        p.shown |= 1 << plan  # A-12; A-119 it stays in the hand
    s.tell("defends", "A-111", seat=seat, plan=plan)


def plan_options(s: Galaxy, seat: int) -> list[Option]:
    """A-127, A-129 The Basic Plan, or a plan of the hand whose price can be paid."""
    p = s.players[seat]
    plans = [BASIC_PLAN, *sorted(p.plans)]
    return [("plan", plan) for plan in plans if PLANS[plan].cost <= p.bank]


# ---- the ships, one after the other -------------------------------------------------------------


def next_ship(s: Galaxy, occasion: int) -> Flow[None]:
    """A-147 The next ship attacks; A-141 inside Launch an attack Artifacts may come before it."""
    ships = s.squad & ready_ships(s)
    if not ships:
        end_attack(s)
        return
    answer: Option = ("ship", bits(ships)[0])
    if s.flown or ships & (ships - 1) or (occasion == LAUNCHED and s.me.artifacts):
        answer = yield Ask(s.active, "ship", "A-147", Lazy(ship_options, s, occasion))
    if answer[0] == "stop":
        end_attack(s)
        return
    if answer[0] == "artifact":
        artifacts.play(s, answer[1])
    else:
        fly(s, answer[1])
    s.then(next_ship, occasion)


def ship_options(s: Galaxy, occasion: int) -> list[Option]:
    """A-147 The player decides ship by ship and may stop, but at least one ship attacks."""
    options: list[Option] = [("ship", ship) for ship in bits(s.squad & ready_ships(s))]
    if occasion == LAUNCHED:
        options += playable_artifacts(s, inside=True)
    if s.flown:
        options.append(("stop",))
    return options


def fly(s: Galaxy, ship: int) -> None:
    """A-112 to A-115 The attack of one ship; A-134 a blockaded one flies for its fee."""
    s.squad ^= 1 << ship
    s.flown |= 1 << ship
    s.sorties |= 1 << ship
    s.ship, s.boost = ship, 0
    if s.me.blockaded >> ship & 1:
        pay_fee(s, s.active, ship)
    s.then(offer_boost)
    s.then(reveal_numbers)
    s.then(use_a_number)
    s.then(gain_after_attack)
    s.then(clear_away)


def offer_boost(s: Galaxy) -> Flow[None]:
    """E-8 Before the reveal the owner may pay for a bonus of this ship."""
    for effect in CARDS[s.ship].operational:
        paid = effect.kind == "attack_paid_bonus" and counts_now(s, effect)
        if paid and s.me.bank >= effect.pay.credits:
            answer = yield Ask(
                s.active, "boost", "A-113", [("boost",), ("decline",)],
                card=s.ship, credits=effect.pay.credits, bonus=effect.amount,
            )  # fmt: skip
            if answer == ("boost",):
                s.me.bank -= effect.pay.credits
                s.boost = effect.amount
                s.tell("boosts", "A-113", seat=s.active, card=s.ship, credits=effect.pay.credits,
                       bonus=effect.amount)  # fmt: skip
                return


def reveal_numbers(s: Galaxy) -> None:
    """A-112 Reveal the top Resource card; E-6 some ships and technologies reveal more."""
    extra = sum(e.amount for e in CARDS[s.ship].operational if e.kind == "attack_draw")
    for _ in range(1 + extra + total(REVEAL_MODS, working(s))):
        card = take_resource(s)
        if card != NOBODY:
            s.revealed.append(card)
    if s.told is None:
        return
    if s.revealed:
        s.tell("reveals", "A-112", seat=s.active, card=s.ship, numbered=tuple(s.revealed))
    else:
        s.tell("reveals-none", "A-125", seat=s.active, card=s.ship)


def use_a_number(s: Galaxy) -> Flow[None]:
    """A-112 The number of the card and all bonuses are the attack value; its row is carried out.

    E-6 Of several cards the player chooses one.
    """
    chosen = s.revealed[0] if s.revealed else NOBODY
    if len(s.revealed) > 1:
        options = [("use", card) for card in s.revealed]
        _, chosen = yield Ask(s.active, "use", "A-112", options, card=s.ship, boost=s.boost)
    value = attack_value(s, s.ship, chosen, s.boost)
    if s.told is not None:
        number = NUMBER[chosen] if chosen != NOBODY else 0
        drawn = {} if chosen == NOBODY else {"resource": chosen}
        s.tell("attack-value", "A-112", seat=s.active, card=s.ship, number=number,
               bonus=value - number, value=value, **drawn)  # fmt: skip
    carry_out_row(s, value)


def gain_after_attack(s: Galaxy) -> None:
    """E-7 What the ship gives after its attack, even if it was lost."""
    for effect in CARDS[s.ship].operational:
        if effect.kind == "attack_gain":
            gain(s, s.active, effect.gain, FROM_ATTACKS, "A-113")


def clear_away(s: Galaxy) -> None:
    """A-115 The revealed cards are discarded. A-167 Now triggers that cost a fee are chosen."""
    s.discard += s.revealed
    s.revealed, s.ship = [], NOBODY
    for cards in reversed(s.triggered):
        s.then(react, cards)
    s.triggered = []


def end_attack(s: Galaxy) -> None:
    """A-116 However many ships took part, it was one attack."""
    attacked = bool(s.flown)  # a fee for something else may have left no ship that could
    if attacked and s.target == ALIENS:  # A-118 under its deck; the next one is turned up
        s.systems.insert(0, s.system)
        s.reveals += 1
        s.system = s.systems.pop()
        s.tell("next-system", "A-118", system=s.system)
    s.target, s.squad, s.flown, s.squad_bonus, s.guarded = NOBODY, 0, 0, 0, 0
    s.plan = BASIC_PLAN
    if attacked:
        happen(s, s.active, ATTACK_MADE)
    for card in reversed(s.returned):
        s.then(completing.build_automatically, 1 << card)
    s.returned = []


# ---- the attack value ---------------------------------------------------------------------------


def attack_value(s: Galaxy, ship: int, card: int, boost: int) -> int:
    """A-112 Number + bonus of this ship + other bonuses - defence; below 1 counts as 1.

    A-113 Bonuses of other ships never count; those of technologies count for every ship.
    """
    value = (NUMBER[card] if card != NOBODY else 0) + boost + s.squad_bonus + s.strike
    for effect in CARDS[ship].operational:
        if counts_now(s, effect):
            value += ship_bonus(s, effect, card)
    value += total(ATTACK_MODS, working(s))
    if s.target != ALIENS:
        p = s.players[s.target]
        value += total(DEFENCE_MODS, p.logistic & (~p.blockaded | s.guarded))
    return max(1, value)


def value_parts(s: Galaxy, ship: int, card: int, boost: int) -> list[tuple[str, int, int]]:
    """A-112, A-113 What an attack value is made of: kind, card it comes from, amount.

    The same sum as ``attack_value``, for those who want to see it; bonuses of the ship that do
    not count here are 0.
    """
    found = [("number", card, NUMBER[card] if card != NOBODY else 0)]
    for effect in CARDS[ship].operational:
        if effect.kind in ("attack_bonus", "attack_bonus_per"):
            amount = ship_bonus(s, effect, card) if counts_now(s, effect) else 0
            found.append(("ship", ship, amount))
    paid = (("boost", ship, boost), ("squad", ship, s.squad_bonus), ("strike", NOBODY, s.strike))
    found += [part for part in paid if part[2]]
    for amount, cards in ATTACK_MODS:
        found += [("technology", each, amount) for each in bits(cards & working(s))]
    if s.target != ALIENS:
        p = s.players[s.target]
        for amount, cards in DEFENCE_MODS:
            able = cards & p.logistic & (~p.blockaded | s.guarded)
            found += [("defence", each, amount) for each in bits(able)]
    return found


def counts_now(s: Galaxy, effect: Effect) -> bool:
    """A-113 Does a bonus count against this target?"""
    return effect.target in (ANYBODY, ON_ALIENS if s.target == ALIENS else ON_PLAYER)


def ship_bonus(s: Galaxy, effect: Effect, card: int) -> int:
    """E-4, E-5 What one effect of the attacking ship adds."""
    if effect.kind == "attack_bonus_per":
        return min(effect.most, measure(s, s.active, effect.metric) // effect.per * effect.amount)
    if effect.kind != "attack_bonus":
        return 0
    if effect.icon >= 0 and (card == NOBODY or not ICONS[card] >> effect.icon & 1):
        return 0
    return effect.amount
