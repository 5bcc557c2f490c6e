"""What a person may try in vain at each question, and why: the answers to "why not?"."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starboard.kernel import Ask, Option, Refusal

from ..box import ELITE, FACTIONS, FIRST_ALLY, FORMATIONS, LEADER
from ..rules.formations import Lay, free_lays, lay_ways
from ..rules.hexes import areas_of
from ..state import OFF_BOARD, Table, areas_in_play, kind_at
from ..text import refusal
from .actions import (
    candidates,
    why_not_area,
    why_not_buy,
    why_not_place,
    why_not_swap,
    why_not_swap_first,
)
from .targets import worthwhile

Refusals = Iterator[tuple[Option, Refusal]]


def refused(s: Table, ask: Ask) -> Refusals:
    """The candidates of a question that are not among its options."""
    find = FINDERS.get(ask.key)
    if find is not None:
        offered = set(ask.options)
        yield from ((option, why) for option, why in find(s, ask) if option not in offered)


def at_action(s: Table, ask: Ask) -> Refusals:
    """H-46 Actions that are not possible now."""
    for option, why in candidates(s, s.active):
        if why is not None:
            yield option, why


def at_place(s: Table, ask: Ask) -> Refusals:
    """H-27 Areas where something stands."""
    for area in areas_of(s.taken):
        why = why_not_area(s, area)
        if why is not None:
            yield ("area", area), why


def at_buy(s: Table, ask: Ask) -> Refusals:
    """H-65 Cards that are too dear."""
    for card in (*s.market, *s.offer):
        why = why_not_buy(s, s.active, card)
        if why is not None:
            yield ("buy", card), why


def at_put(s: Table, ask: Ask) -> Refusals:
    """H-84 Units that do not wait anywhere, and areas that are not the formation's."""
    me = s.sides[s.active]
    areas = dict.fromkeys(option[2] for option in ask.options if option[0] == "put")
    for kind in (*me.army, LEADER):
        why = why_not_place(s, s.active, kind)
        if kind == LEADER:
            why = refusal("H-42", "leader-by-card")
        for area in areas:
            if why is not None:
                yield ("put", kind, area), why
    outside = refusal("H-80", "outside-formation")
    for area in areas_of(areas_in_play(s)):
        if area not in areas:
            for kind in dict.fromkeys(o[1] for o in ask.options if o[0] == "put"):
                yield ("put", kind, area), why_not_area(s, area) or outside


def at_land(s: Table, ask: Ask) -> Refusals:
    """H-87 Beside the leader, never onto a leader."""
    leader = s.sides[s.active].leader
    for kind in dict.fromkeys(option[1] for option in ask.options):
        for area in areas_of(areas_in_play(s)):
            if leader != OFF_BOARD and kind_at(s, area) == LEADER:
                yield ("land", kind, area), refusal("H-87", "leader-there", area=area)
            else:
                yield ("land", kind, area), refusal("H-87", "leader-too-far", area=area)


def at_lay(s: Table, ask: Ask) -> Refusals:
    """H-82 Where a formation does not lie on the board, H-64 or would change nothing, or comes to
    the same as around an area that is offered."""
    targets = worthwhile(s, s.pattern)
    offered = [lays for lays in free_lays(s.pattern, s.board) if lays.reach & targets]
    for area in areas_of(areas_in_play(s)):
        fitting = lay_ways(s.pattern, area, s.board, True, set())
        if not fitting.ways:
            yield ("lay", area), refusal("H-82", "does-not-fit", area=area)
        elif not fitting.reach & targets:
            rule = "H-82" if FORMATIONS[s.pattern].attacks else "H-64"
            yield ("lay", area), refusal(rule, "lies-in-vain", area=area)
        else:
            useful = {result(lay) for lay in fitting.ways if lay.aim & targets}
            same = [each.area for each in offered if useful & {result(lay) for lay in each.ways}]
            yield ("lay", area), refusal("H-80", "lies-the-same", area=area, area2=same)


def result(lay: Lay) -> tuple[tuple[int, ...], frozenset[int]]:
    """What a formation does: attacks in their order, placements in any."""
    return lay.attacks, frozenset(lay.places)


def at_hit(s: Table, ask: Ask) -> Refusals:
    """H-136 Only an occupied area."""
    for area in areas_of(areas_in_play(s) & ~s.taken):
        yield ("hit", area), refusal("H-136", "nothing-there", area=area)


def at_hit_beside(s: Table, ask: Ask) -> Refusals:
    """H-111 Only an adjacent area, an occupied one if there is any."""
    for area in areas_of(areas_in_play(s)):
        yield ("hit", area), refusal("H-111", "not-beside", area=area, area2=ask.facts["area"])


def at_swap(s: Table, ask: Ask) -> Refusals:
    """H-103, H-104 Units that cannot be the first of a swap."""
    special = all(
        kind_at(s, option[1]) >= FIRST_ALLY for option in ask.options if option[0] == "swap"
    )
    for area in areas_of(areas_in_play(s)):
        why = why_not_swap_first(s, special, area)
        if why is not None:
            yield ("swap", area), why


def at_swap_with(s: Table, ask: Ask) -> Refusals:
    """H-42, H-137 Units that cannot be the second of a swap."""
    first = ask.facts["area"]
    for area in areas_of(areas_in_play(s) & ~(1 << first)):
        why = why_not_swap(s, first, area)
        if why is not None:
            yield ("with", area), why


def at_rival(s: Table, ask: Ask) -> Refusals:
    """H-126 Team mates are no opponents; H-64 nothing can be taken from one who has nothing."""
    mine = s.teams[next(n for n, chair in enumerate(s.chairs) if chair == ask.seat)]
    for number, side in enumerate(s.sides):
        if s.teams[number] == mine:
            yield ("rival", side.faction), refusal("H-126", "no-opponent", faction=side.faction)
        elif not side.alive:
            yield ("rival", side.faction), refusal("H-117", "is-out", faction=side.faction)
        else:
            yield ("rival", side.faction), refusal("H-64", "has-nothing", faction=side.faction)


def at_send(s: Table, ask: Ask) -> Refusals:
    """H-33 Elite units are immune on the mothership; H-92 others must be there."""
    faction = ask.facts["faction"]
    victim = next(side for side in s.sides if side.faction == faction)
    for kind in victim.army:
        if kind == ELITE:
            yield ("send", faction, kind), refusal("H-33", "elite-immune")
        else:
            yield ("send", faction, kind), refusal("H-92", "not-on-ship", unit=kind)


def at_faction(s: Table, ask: Ask) -> Refusals:
    """H-18 Factions that are taken; H-15 those of the expansion."""
    for faction in range(len(FACTIONS)):
        if FACTIONS[faction].alien and not s.aliens:
            yield ("faction", faction), refusal("H-15", "expansion", faction=faction)
        else:
            yield ("faction", faction), refusal("H-18", "faction-taken", faction=faction)


FINDERS: dict[str, Callable[[Table, Ask], Refusals]] = {
    "action": at_action,
    "place": at_place,
    "buy": at_buy,
    "put": at_put,
    "land": at_land,
    "lay": at_lay,
    "hit": at_hit,
    "hit-beside": at_hit_beside,
    "swap": at_swap,
    "swap-with": at_swap_with,
    "damage": at_rival,
    "raid": at_rival,
    "steal-hexilum": at_rival,
    "burn-hexilum": at_rival,
    "send": at_send,
    "choose-faction": at_faction,
}
