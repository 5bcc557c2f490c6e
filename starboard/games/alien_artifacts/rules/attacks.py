"""Chapters 9 and 10: ships, attacks, Defence Plans.

An attack lies in the state (target, plan, squad, flown) with one step ATTACK in ``todo``: its ships
attack one after the other, and the game can be copied between any two.
"""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, Option

from ..box import CARDS, PLANS, SYSTEMS
from ..effects import ATTACK_MADE, TARGETS, Effect
from ..metrics import measure
from ..state import ALIENS, ATTACK, ATTACKS, BASIC_PLAN, NOBODY, Galaxy, Step
from ..tables import (
    ATTACK_CARDS,
    ATTACK_MODS,
    DEFENCE_CARDS,
    DEFENCE_MODS,
    ICONS,
    NUMBER,
    REVEAL_MODS,
    SHIPS,
    bits,
    total,
)  # fmt: skip
from . import artifacts, results
from .blockades import offer_fees
from .decks import take_resource
from .gains import gain, happen, pay_fee
from .paying import working

ON_ALIENS, ON_PLAYER, ANYBODY = (TARGETS.index(name) for name in ("alien", "player", "any"))


def ready_ships(s: Galaxy) -> int:
    """A-117, A-146 Operational ships that have not attacked this turn and could."""
    p = s.players[s.active]
    ships = p.operational & SHIPS & ~s.sorties
    return ships if p.bank else ships & ~p.blockaded


def go_on_a_mission(s: Galaxy, ship: int) -> Flow[None]:
    """A-109 A ship placed on its operational side may attack at once, alone."""
    if not ready_ships(s) >> ship & 1:
        return  # A-117 it has attacked before it was damaged
    yield from declare(s, 1 << ship, may_stay=True)


def declare(
    s: Galaxy, squad: int, bonus: int = 0, *, launched: bool = False, may_stay: bool = False
) -> Flow[None]:
    """A-110 The attacker chooses one target: the Alien System or another player's Empire."""
    options: list[Option] = [("attack-aliens",)]
    options += [("attack-player", seat) for seat in range(len(s.players)) if seat != s.active]
    if may_stay:
        options.append(("stay",))
    answer = yield Ask(s.active, "target", "A-110", options, {"system": s.system})
    if answer[0] == "stay":
        return
    s.target = answer[1] if answer[0] == "attack-player" else ALIENS
    s.squad, s.squad_bonus, s.flown, s.guarded = squad, bonus, 0, 0
    s.todo.append((ATTACK, int(launched)))
    if s.target == ALIENS:
        s.tell("attacks-aliens", "A-110", seat=s.active, system=s.system)
    else:
        s.tell("attacks-player", "A-110", seat=s.active, player=s.target)
    yield from offer_fees(s, ATTACK_CARDS, keep=0 if s.squad & ~s.me.blockaded else 1)
    if s.target != ALIENS:
        yield from defend(s, s.target)


def defend(s: Galaxy, seat: int) -> Flow[None]:
    """A-111 The defender chooses a plan, once for the whole attack, before any card is revealed."""
    for card in bits(DEFENCE_CARDS):  # A-137 defensive effects first
        p = s.players[seat]
        if p.logistic & p.blockaded & 1 << card and p.bank:
            options: list[Option] = [("decline",), ("fee", card)]
            answer = yield Ask(seat, "fees", "A-137", options)
            if answer[0] == "fee":
                pay_fee(s, seat, card)
                s.guarded |= 1 << card
    s.plan = BASIC_PLAN
    if s.players[seat].plans:
        _, s.plan = yield Ask(seat, "defend", "A-111", Lazy(lambda: plan_options(s, seat)))
    p = s.players[seat]
    p.bank -= PLANS[s.plan].cost
    if s.plan != BASIC_PLAN:
        p.shown |= 1 << s.plan  # A-12; A-119 it stays in the hand
    s.tell("defends", "A-111", seat=seat, plan=s.plan)


def plan_options(s: Galaxy, seat: int) -> list[Option]:
    """A-127, A-129 The Basic Plan, or a plan of the hand whose price can be paid."""
    p = s.players[seat]
    plans = [BASIC_PLAN, *sorted(p.plans)]
    return [("plan", plan) for plan in plans if PLANS[plan].cost <= p.bank]


# ---- the ships, one after the other -----------------------------------------------------------


def ship_options(s: Galaxy, launched: int) -> list[Option]:
    """A-147 The player decides ship by ship and may stop, but at least one ship attacks."""
    options: list[Option] = [("ship", ship) for ship in bits(s.squad & ready_ships(s))]
    if launched:
        options += artifacts.options(s, inside=True)
    if s.flown:
        options.append(("stop",))
    return options


def next_ship(s: Galaxy, step: Step) -> Flow[None]:
    """A-147 The next ship attacks; A-141 inside Launch an attack Artifacts may come before it."""
    _, launched = step
    ships = s.squad & ready_ships(s)
    if not ships:
        end(s, launched)
        return
    answer: Option = ("ship", bits(ships)[0])
    if s.flown or ships & (ships - 1) or (launched and s.me.artifacts):
        answer = yield Ask(s.active, "ship", "A-147", Lazy(lambda: ship_options(s, launched)))
    if answer[0] == "stop":
        end(s, launched)
    elif answer[0] == "artifact":
        artifacts.play(s, answer[1])
    else:
        yield from fly(s, answer[1])


def fly(s: Galaxy, ship: int) -> Flow[None]:
    """A-112 Reveal a card; its number, this ship's bonus and other bonuses are the attack value."""
    s.squad ^= 1 << ship
    s.flown |= 1 << ship
    s.sorties |= 1 << ship
    if s.me.blockaded >> ship & 1:
        pay_fee(s, s.active, ship)
    boost = yield from paid_bonus(s, ship)
    extra = sum(e.amount for e in CARDS[ship].operational if e.kind == "attack_draw")
    for _ in range(1 + extra + total(REVEAL_MODS, working(s))):  # E-6
        card = take_resource(s)
        if card != NOBODY:
            s.revealed.append(card)
    chosen = s.revealed[0] if s.revealed else NOBODY
    if len(s.revealed) > 1:
        options = [("use", card) for card in s.revealed]
        _, chosen = yield Ask(s.active, "use", "A-112", options, card=ship, boost=boost)
    value = attack_value(s, ship, chosen, boost)
    if s.told is not None:
        number = NUMBER[chosen] if chosen != NOBODY else 0
        bonus = value - number
        s.tell("attack-value", "A-112", seat=s.active, card=ship, number=number, bonus=bonus,
               value=value)  # fmt: skip
    yield from results.carry_out(s, ship, row_of(s, value))
    for effect in CARDS[ship].operational:  # E-7 even if the ship was lost
        if effect.kind == "attack_gain":
            gain(s, s.active, effect.gain, ATTACKS, "A-113")
    s.discard += s.revealed
    s.revealed = []


def paid_bonus(s: Galaxy, ship: int) -> Flow[int]:
    """E-8 Before the reveal the owner may pay for a bonus of this ship."""
    for effect in CARDS[ship].operational:
        paid = effect.kind == "attack_paid_bonus" and counts_now(s, effect)
        if paid and s.me.bank >= effect.pay.credits:
            answer = yield Ask(
                s.active, "boost", "A-113", [("boost",), ("decline",)],
                card=ship, credits=effect.pay.credits, bonus=effect.amount,
            )  # fmt: skip
            if answer == ("boost",):
                s.me.bank -= effect.pay.credits
                return effect.amount
    return 0


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


def row_of(s: Galaxy, value: int) -> tuple[Effect, ...]:
    """A-114 The row with that number; above the table row 4, or a last row marked "and more"."""
    return (SYSTEMS[s.system] if s.target == ALIENS else PLANS[s.plan]).row(value)


def end(s: Galaxy, launched: int) -> None:
    """A-116 However many ships took part, it was one attack."""
    s.todo.remove((ATTACK, launched))
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
