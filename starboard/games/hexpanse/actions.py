"""Everything that can be done with an action (H-46), always in the same order: what it costs, what
it brings, and why it is not possible now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starboard.draw import Action, Tally
from starboard.kernel import Ask, Message, Option, Refusal

from .box import CARDS, FACTIONS, FIRST_MERCENARY, MAX_HEXILUM, MERCENARIES
from .legality.actions import (
    why_not_ability,
    why_not_activate,
    why_not_gain,
    why_not_income,
    why_not_lead,
    why_not_play,
    why_not_self_heal,
)
from .legality.listing import can_attack
from .legality.supply import placeable
from .rules.hexes import areas_of
from .state import OFF_BOARD, Table, empty_areas, is_action_card, is_mercenary, kind_at
from .text import effect_facts, refusal, say

Why = Callable[[Table, int], Refusal | None]
Gain = Callable[[Table, int, tuple[Option, ...]], Message]

LIFE = Tally(say("price-life", life=1), (("g-life", "bad", 1),))


def actions(s: Table, ask: Ask) -> tuple[Action, ...]:
    """The actions of a turn, or what can be done in the market phase."""
    find = {"action": at_action, "buy": at_market}.get(ask.key)
    return tuple(find(s, ask)) if find else ()


def at_action(s: Table, ask: Ask) -> Iterator[Action]:
    """H-46 All actions, possible or not."""
    side = s.active
    for kind, (icon, group, gain, why) in TABLE.items():
        options = tuple(option for option in ask.options if option[0] == kind)
        yield Action(
            kind,
            icon,
            say(f"action-{kind}"),
            options,
            price(s, side, kind),
            gain(s, side, options) if options else None,
            None if options else why(s, side),
            f"seat-{side + 1}" if group == "leader" else COLOURS.get(kind, "accent"),
            group,
        )


def at_market(s: Table, ask: Ask) -> Iterator[Action]:
    """H-65 Buy a card, or end the phase."""
    cards = tuple(option for option in ask.options if option[0] == "buy")
    costs = [CARDS[option[1]].cost for option in cards]
    have = s.sides[s.active].hexilum
    gain = say("gain-buy", count=len(cards), hexilum=have)
    cheapest = Tally(say("price-from", hexilum=min(costs)), (("hx-hexilum", "c-gold", min(costs)),))
    yield Action("buy", "hx-market", say("action-buy"), cards, cheapest, gain, None, "c-gold")
    yield Action("end", "ui-forward", say("action-end"), (("end",),), None, say("gain-end"))


def price(s: Table, side: int, kind: str) -> Tally | None:
    """What an action costs besides itself: hexilum (H-59), or life of the leader (H-61, H-62)."""
    if kind in ("move", "ability"):
        return LIFE
    if kind == "income" and why_not_income(s, side) is None:
        cost = s.sides[side].income + 1
        return Tally(say("price-hexilum", hexilum=cost), (("hx-hexilum", "c-gold", cost),))
    return None


# ---- what it brings ---------------------------------------------------------------------------


def gain_place(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """Where units wait."""
    me = s.sides[side]
    hired = sum(s.waiting[card] for card in me.cards if not is_action_card(card))
    home = int(me.leader == OFF_BOARD)
    return say("gain-place", ship=sum(me.ship), tile=sum(me.tile), hired=hired, leader=home)


def gain_attack(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """How many units can be hit."""
    return say("gain-attack", count=len({option[2] for option in options}))


def gain_heal(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """How many lie there."""
    return say("gain-heal", count=sum(s.sides[side].hospital))


def gain_cards(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """Which cards."""
    return say("gain-cards", card=list(dict.fromkeys(option[1] for option in options)))


def gain_activate(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """Which mercenaries."""
    return say("gain-cards", card=[kind_at(s, area) - FIRST_MERCENARY for _, area in options])


def gain_income(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """From which level to which."""
    level = s.sides[side].income
    return say("gain-income", level=level, level2=level + 1)


def gain_gain(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """From how much to how much."""
    have = s.sides[side].hexilum
    return say("gain-hexilum", hexilum=have, hexilum2=min(MAX_HEXILUM, have + 1))


def gain_self_heal(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """From how much life to how much."""
    life = s.sides[side].life
    return say("gain-life", life=life, life2=life + 1)


def gain_ability(s: Table, side: int, options: tuple[Option, ...]) -> Message:
    """What the faction's leader can do, in short."""
    return say("effect-short", **effect_facts(FACTIONS[s.sides[side].faction].effect))


# ---- why not ----------------------------------------------------------------------------------


def why_not_place(s: Table, side: int) -> Refusal | None:
    """H-48 Nothing waits, or H-36 only allied units, whose leader is not there; H-49 no room."""
    if not empty_areas(s):
        return refusal("H-49", "board-full")
    return refusal("H-48", "nothing-waits") if not placeable(s, side) else None


def why_not_recall(s: Table, side: int) -> Refusal:
    """H-50 No normal or elite unit of this side is on the board."""
    return refusal("H-50", "nothing-to-recall")


def why_not_attack(s: Table, side: int) -> Refusal:
    """H-51 No unit that can attack stands beside an enemy."""
    fighters = [kind_at(s, area) for area in areas_of(s.sides[side].units)]
    if not any(map(can_attack, fighters)):
        return refusal("H-51", "no-fighters")
    return refusal("H-51", "no-enemy-near")


def why_not_heal(s: Table, side: int) -> Refusal:
    """H-55 The hospital ship is empty."""
    return refusal("H-55", "hospital-empty")


def why_not_cards(s: Table, side: int) -> Refusal | None:
    """H-56 No action card, or H-64 none that would change anything."""
    cards = [card for card in s.sides[side].cards if is_action_card(card)]
    return why_not_play(s, side, cards[0], 0) if cards else refusal("H-56", "no-action-cards")


def why_not_mercenary(s: Table, side: int) -> Refusal | None:
    """H-57 None on the board, H-72 none with an orange frame, or used."""
    there = [area for area in areas_of(s.sides[side].units) if is_mercenary(kind_at(s, area))]
    if not there:
        return refusal("H-57", "no-mercenary")
    framed = [a for a in there if MERCENARIES[kind_at(s, a) - FIRST_MERCENARY].reactivatable]
    return why_not_activate(s, side, framed[0]) if framed else refusal("H-72", "no-frame")


def why_not_move(s: Table, side: int) -> Refusal | None:
    """H-61 No empty area beside the leader."""
    return why_not_lead(s, side) or refusal("H-61", "leader-shut-in")


def never(s: Table, side: int) -> None:
    """H-46 Passing is always possible."""


def told(key: str) -> Gain:
    """The same words at all times."""
    return lambda s, side, options: say(key)


#: H-46 The actions in their places: sign, group, what it brings, why it is not possible.
TABLE: dict[str, tuple[str, str, Gain, Why]] = {
    "place": ("hx-place", "units", gain_place, why_not_place),
    "recall": ("hx-recall", "units", told("gain-recall"), why_not_recall),
    "attack": ("g-damage", "units", gain_attack, why_not_attack),
    "heal": ("hx-takeback", "units", gain_heal, why_not_heal),
    "play": ("ui-card", "cards", gain_cards, why_not_cards),
    "activate": ("hx-mercenary", "cards", gain_activate, why_not_mercenary),
    "gain": ("hx-hexilum", "stock", gain_gain, why_not_gain),
    "income": ("hx-income", "stock", gain_income, why_not_income),
    "self-heal": ("hx-heal", "leader", gain_self_heal, why_not_self_heal),
    "move": ("g-move", "leader", told("gain-move"), why_not_move),
    "ability": ("hx-leader", "leader", gain_ability, why_not_ability),
    "pass": ("ui-forward", "turn", told("gain-pass"), never),
}
#: The colour of the thing that an action concerns.
COLOURS = {
    "attack": "bad", "heal": "bad", "play": "c-gold", "activate": "c-purple", "gain": "c-gold",
    "income": "good",
}  # fmt: skip
