"""Everything else on the table that one may touch at a question, and why it cannot be chosen now.

The candidates of a question (`refused.py`) are what it is about. Here is the rest: what belongs to
another phase of the turn, to another effect, or to nobody's decision.
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal

from ..box import CARDS, FIRST_MERCENARY, LEADER
from ..rules.formations import areas_hit
from ..rules.hexes import NEAR, areas_of
from ..rules.sides import side_shown
from ..state import (
    NO_FACTION,
    OFF_BOARD,
    TURNS,
    Table,
    areas_in_play,
    is_action_card,
    kind_at,
    owner_at,
    team_units,
)
from ..text import refusal, touch
from .listing import can_attack
from .supply import placeable, recallable

Tries = Iterator[tuple[Option, Refusal]]


def out_of_place(s: Table, ask: Ask) -> Tries:
    """What could be chosen at other times, and why not now; never what is lit by an option."""
    ways = [touch(s, ask, option) for option in ask.options]
    lit = {key for way in ways for step in way for key in step.split("|")}
    for option, why in other_tries(s, ask):
        if not any(key in lit for step in touch(s, ask, option) for key in step.split("|")):
            yield option, why


def other_tries(s: Table, ask: Ask) -> Tries:
    """Everything that the question is not about."""
    if s.stage != TURNS:
        yield from in_setup(s, ask)
    elif ask.key == "action":
        yield from market_cards(s, ask)
        yield from rivals_things(s, ask)
    else:
        yield from areas(s, ask)
        yield from own_things(s, ask)
        yield from market_cards(s, ask)
        yield from rivals_things(s, ask)


def only(ask: Ask) -> Refusal:
    """What alone can be chosen at a question, and by which rule."""
    rule = "H-44" if ask.key == "buy" else ask.rule
    return refusal(rule, f"only-{ask.key}", **ask.facts)


def in_setup(s: Table, ask: Ask) -> Tries:
    """H-18, H-20, H-22 Before the game only what is turned up is chosen."""
    for side in s.sides:
        if side.faction != NO_FACTION and ask.key != "choose-faction":
            yield ("rival", side.faction), only(ask)
        for tile in (*side.hand, *side.kept):
            yield ("ally", tile), only(ask)
    for card in dict.fromkeys(s.market):
        yield ("buy", card), only(ask)


# ---- the choice of an action ------------------------------------------------------------------


def beside_actions(s: Table, ask: Ask) -> Tries:
    """H-46 Areas where no action can begin now: what stands there, and what it would take."""
    side = s.active
    begun = {area for option in ask.options if option[0] in ON_BOARD for area in option[1:]}
    if any(option[0] == "move" for option in ask.options):
        begun.add(s.sides[side].leader)
    waits = bool(placeable(s, side)) or s.sides[side].leader == OFF_BOARD
    for area in areas_of(areas_in_play(s)):
        if area in begun:
            continue
        if not s.area[area]:
            why = "choose-unit-first" if waits else "nothing-to-place"
            yield ("area", area), refusal("H-49", why, area=area)
        else:
            reason = why_no_fight(s, side, area)
            if reason is not None:
                yield ("hit", area), reason


#: Actions that begin or end on an area of the board.
ON_BOARD = ("recall", "attack", "activate", "move")


def why_no_fight(s: Table, side: int, area: int) -> Refusal | None:
    """H-51, H-53 Why the unit on an area can neither attack nor be attacked by this side."""
    mates = team_units(s, s.teams[side])
    owner, kind = owner_at(s, area), kind_at(s, area)
    if owner == side:
        if not can_attack(kind):
            return refusal("H-101", "cannot-attack", unit=kind)
        if NEAR[area] & s.taken & ~mates:
            return None
        return refusal("H-51", "no-target", unit=kind, area=area)
    if mates >> area & 1:
        return refusal("H-53", "no-enemy", area=area)
    if any(NEAR[area] >> near & 1 and can_attack(kind_at(s, near)) for near in own_units(s, side)):
        return None
    return refusal("H-51", "no-attacker", area=area)


def own_units(s: Table, side: int) -> list[int]:
    """The areas of a side's units."""
    return areas_of(s.sides[side].units)


# ---- other questions --------------------------------------------------------------------------


def areas(s: Table, ask: Ask) -> Tries:
    """The board, while something else is asked."""
    turning = ask.key in ("turn", "turn-free")
    for area in areas_of(areas_in_play(s)):
        yield ("hit", area), why_not_by_turning(s, ask, area) if turning else only(ask)
    if turning:
        for steps in range(6):  # those that are drawn and not offered
            yield ("turn", steps), refusal("H-64", "turn-in-vain", area=s.anchor)


def why_not_by_turning(s: Table, ask: Ask, area: int) -> Refusal:
    """H-81 A formation is turned, and areas follow from that: which turns reach this one?"""
    steps = [option[1] for option in ask.options if option[0] == "turn"]
    reach = [n for n in steps if any(area in h for h in areas_hit(s.pattern, n, s.anchor, s.board))]
    facts = {"area": area, "area2": s.anchor}
    if reach:
        return refusal("H-81", "turn-reaches", turn=reach, **facts)
    return refusal("H-81", "no-turn-reaches", **facts)


def own_things(s: Table, ask: Ask) -> Tries:
    """The own ships, tiles and cards, while something else is asked."""
    me = s.sides[side_shown(s, ask.seat)]
    why = only(ask)
    for kind in (*me.army, LEADER):
        yield ("place", kind), why
    for kind in me.army:
        yield ("heal", kind), why
    if s.chairs[s.active] == ask.seat:
        for area in areas_of(me.units):
            if recallable(kind_at(s, area)):
                yield ("recall", area), why
    for card in dict.fromkeys(me.cards):
        if is_action_card(card):
            for number in range(len(CARDS[card].options)):
                yield ("play", card, number), why
        else:
            yield ("place", FIRST_MERCENARY + card), why


def market_cards(s: Table, ask: Ask) -> Tries:
    """H-65 Cards are bought in the market phase of one's own turn, after the actions."""
    yours = int(s.chairs[s.active] == ask.seat)
    hexilum = s.sides[side_shown(s, ask.seat)].hexilum
    for card in dict.fromkeys((*s.market, *s.offer)):
        facts = {"card": card, "cost": CARDS[card].cost, "hexilum": hexilum, "yours": yours}
        yield ("buy", card), refusal("H-44", "market-later", **facts)


def rivals_things(s: Table, ask: Ask) -> Tries:
    """H-92, H-96 to H-99 What others have is touched by effects alone."""
    mine = side_shown(s, ask.seat)
    asked = ask.key not in ("action", "buy")
    for number, side in enumerate(s.sides):
        if number == mine or not side.alive:
            continue
        faction = side.faction
        why = only(ask) if asked else refusal("H-108", "rival-by-effect", faction=faction)
        yield ("rival", faction), why
        for kind in side.army:
            by = refusal("H-92", "ship-by-effect", faction=faction, unit=kind)
            yield ("send", faction, kind), only(ask) if asked else by
        for card in dict.fromkeys(side.cards):
            rule = "H-99" if is_action_card(card) else "H-98"
            by = refusal(rule, "card-by-effect", faction=faction, card=card)
            yield ("rob", faction, card), only(ask) if asked else by
