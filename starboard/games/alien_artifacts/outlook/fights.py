"""What may be revealed: attacks, technology checks, production; and the side of a new card."""

from __future__ import annotations

from starboard.draw import Outlook
from starboard.kernel import Ask, Message, Option

from ..box import LIMITS, PLANS, SYSTEMS
from ..reading.effects import TECHNOLOGY
from ..reading.tables import PRODUCTION_MODS, ROW, ROW_CARDS, SAVES, bits, total
from ..rules.attacks import attack_value, declare
from ..rules.costs import cost_of, working
from ..rules.measures import best_column, faction_points
from ..rules.results import row_of
from ..scene.effect_words import card_text, class_text, paragraph, planet_back, row_text, table_rows
from ..state import ALIENS, BASIC_PLAN, Galaxy
from ..text import say
from .odds import Odds, aimed, attack_odds, check_odds, production_odds
from .running_out import running_out

Lines = tuple[Message, ...]


# ---- attacks ------------------------------------------------------------------------------------


def squad_of(s: Galaxy) -> tuple[int, int]:
    """The ships that the open question of a target is about, and their bonus."""
    rule, *args = s.agenda[-1]
    return (args[0], args[1]) if rule is declare else (s.squad, 0)


def against(s: Galaxy, seat: int, target: int, plan: int, system: bool) -> tuple[Lines, Odds]:
    """A-112 The odds of the first ship against a target."""
    ships, bonus = squad_of(s)
    if not ships:
        return (), ()
    ship = bits(ships)[0]
    with aimed(s, target, plan, bonus):
        odds = attack_odds(s, seat, ship)
    if not odds:
        return (), ()
    line = (say("odds-of-ship", card=ship, system=s.system) if system
            else say("odds-against-plan", card=ship, plan=plan))  # fmt: skip
    return (line,), odds


def attacking_aliens(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-110, A-114 The table of the Alien System, and how likely each row is."""
    lines, odds = against(s, ask.seat, ALIENS, BASIC_PLAN, True)
    return Outlook((paragraph(table_rows(SYSTEMS[s.system])), *lines), odds=odds)


def attacking_player(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-111 The defender chooses the plan; the odds if it is the Basic one."""
    player = s.players[option[1]]
    told: Lines = (say("outlook-rival", count=len(player.plans)),)
    if not player.empire:
        told += (say("outlook-empty-empire"),)
    lines, odds = against(s, ask.seat, option[1], BASIC_PLAN, False)
    known = tuple(say("plan-known", plan=plan, table=paragraph(table_rows(PLANS[plan])))
                  for plan in bits(player.shown))  # fmt: skip
    return Outlook((*told, *known, *lines), odds=odds)


def defending(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-111, A-129 The table of the plan, its price, and how likely each row is."""
    plan = PLANS[option[1]]
    cost = (say("plan-price", credits=plan.cost),) if plan.cost else ()
    lines, odds = against(s, ask.seat, ask.seat, option[1], False)
    return Outlook((paragraph(table_rows(plan)), *cost, *lines), odds=odds)


def flying(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-112 What the ship says, and its odds if the target is known."""
    ship = option[1]
    lines: Lines = (class_text(ship),)
    if s.me.blockaded >> ship & 1:
        lines += (say("outlook-card-fee"),)
    if ask.key == "one-ship":
        with aimed(s, ALIENS, bonus=ask.facts["bonus"]):
            return Outlook((*lines, say("odds-of-ship", card=ship, system=s.system)),
                           odds=attack_odds(s, ask.seat, ship))  # fmt: skip
    return Outlook(lines, odds=attack_odds(s, ask.seat, ship))


def boosting(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """E-8 What the bonus costs, and the odds with it."""
    bank = s.me.bank - ask.facts["credits"]
    odds = attack_odds(s, ask.seat, s.ship, ask.facts["bonus"])
    return Outlook((say("outlook-credits", credits=ask.facts["credits"], bank=bank),), odds=odds)


def using_a_number(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-112 The attack value with this card, and what comes of it."""
    value = attack_value(s, ask.facts["card"], option[1], ask.facts["boost"])
    row = row_of(s, value)
    lost = any(effect.kind == "ship_destroyed" for effect in row)
    saved = s.me.logistic & SAVES & working(s)
    told = say("outlook-use", value=value, results=row_text(row))
    return Outlook((told,), "loses" if lost and not saved else "")


# ---- checks, production -------------------------------------------------------------------------


def fee_for(s: Galaxy, card: int) -> Lines:
    """A-134 The fee, if the card is blockaded."""
    return (say("outlook-card-fee"),) if s.me.blockaded >> card & 1 else ()


def checking(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-101 What a match would score, and how likely it is."""
    vp = best_column(s, s.active, option[1]).vp
    lines = (say("outlook-check", vp=vp), *fee_for(s, option[1]))
    warns = "nothing" if not vp and fee_for(s, option[1]) else ""
    return Outlook(lines, warns, check_odds(s, s.active, option[1], vp))


def scoring(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-102 The points of the best column."""
    vp = best_column(s, s.active, option[1]).vp
    lines = (say("outlook-score", vp=vp), *fee_for(s, option[1]))
    return Outlook(lines, "" if vp else "nothing", marks=((f"card:{option[1]}", lines[0]),))


def producing(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-87 to A-89 How many cards, and what each of them may be."""
    count = ask.facts.get("count", LIMITS.mine_production)
    out = running_out(s, count)
    lines = (say("outlook-produce", count=count), *fee_for(s, option[1]), *((out,) if out else ()))
    return Outlook(lines, odds=production_odds(s, s.active, option[1]))


# ---- the side of a card that enters the Empire (A-55) -------------------------------------------


def placing(s: Galaxy, ask: Ask, option: Option) -> Outlook:
    """A-55 What the side says; what comes of it at once, and what it is worth at the end."""
    _, card, place = option
    before = s.me.projects, s.me.logistic, s.me.operational, faction_points(s, s.active)
    s.me.projects &= ~(1 << card)
    if place % 2:
        s.me.operational |= 1 << card
    else:
        s.me.logistic |= 1 << card
    try:
        lines, odds = side_told(s, ask.seat, card, place % 2)
        vp = LIMITS.vp_per_card + faction_points(s, s.active) - before[3]
    finally:
        s.me.projects, s.me.logistic, s.me.operational = before[:3]
    return Outlook((*lines, say("outlook-end-vp", vp=vp)), odds=odds)


def side_told(s: Galaxy, seat: int, card: int, side: int) -> tuple[Lines, Odds]:
    """What a side does, as if the card lay in the Empire already (A-99, A-103)."""
    row = ROW[card]
    if not side:
        cost = say("outlook-row-cost", row=row, symbols=cost_of(s, row))
        return (card_text(card), cost), ()
    if row == TECHNOLOGY:
        column = best_column(s, s.active, card)
        lines = (say("outlook-check", vp=column.vp), say("outlook-at-end", vp=column.end_vp))
        return lines, check_odds(s, seat, card, column.vp)
    if ROW_CARDS[0] >> card & 1:
        with aimed(s, ALIENS):
            odds = attack_odds(s, seat, card)
        more = (say("odds-of-ship", card=card, system=s.system),) if odds else ()
        return (class_text(card), *more), odds
    count = LIMITS.placement_production + total(PRODUCTION_MODS, working(s))
    return (planet_back(), say("outlook-produce", count=count)), production_odds(s, seat, card)
