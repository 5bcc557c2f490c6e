"""For every question: all that one might try, and why it is not allowed (None: it is).

The options of a question are its candidates that no refusal forbids; rules list them from the same
sets (`supply.py`, `targets.py`, `opponents.py`), and actions from a fast enumerator of their own
(`listing.py`). ``test_options_are_what_no_refusal_forbids`` holds both together at every question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from starboard.kernel import Ask, Option, Refusal

from ..box import ELITE, FACTIONS, FORMATIONS, LEADER
from ..rules.formations import Lay, lay_ways
from ..rules.hexes import areas_of
from ..rules.sides import side_of
from ..state import Table, areas_in_play, kind_at, opponents
from ..text import refusal
from .actions import action_candidates, why_not_area, why_not_buy, why_not_place
from .elsewhere import beside_actions, out_of_place
from .opponents import raidable, rich_rivals
from .supply import reachable
from .targets import areas_beside, free_places, landings, swap_firsts, swaps_first, worthwhile

Candidates = Iterator[tuple[Option, Refusal | None]]


def refused(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """What one may try in vain at a question, and why: first what the question is about."""
    seen = set(ask.options)
    if ask.key == "action":  # an area as a whole says more than each action that fails there
        yield from beside_actions(s, ask)
    for option, why in chain(candidates(s, ask), out_of_place(s, ask)):
        if why is not None and option not in seen:
            seen.add(option)
            yield option, why


def candidates(s: Table, ask: Ask) -> Candidates:
    """All that one might try at a question."""
    find = CANDIDATES.get(ask.key)
    return find(s, ask) if find is not None else iter(())


def at_choose_faction(s: Table, ask: Ask) -> Candidates:
    """H-18 Factions not yet taken; H-15 those of the expansion only with it."""
    taken = {side.faction for side in s.sides}
    for faction, face in enumerate(FACTIONS):
        why = None
        if face.alien and not s.aliens:
            why = refusal("H-15", "expansion", faction=faction)
        elif faction in taken:
            why = refusal("H-18", "faction-taken", faction=faction)
        yield ("faction", faction), why


def at_action(s: Table, ask: Ask) -> Candidates:
    """H-46 Actions."""
    return action_candidates(s, s.active)


def at_place(s: Table, ask: Ask) -> Candidates:
    """H-49 Any empty area (H-27)."""
    for area in areas_of(areas_in_play(s)):
        yield ("area", area), why_not_area(s, area)


def at_buy(s: Table, ask: Ask) -> Candidates:
    """H-65 Cards that can be paid."""
    for card in (*s.market, *s.offer):
        yield ("buy", card), why_not_buy(s, s.active, card)


# ---- formations -----------------------------------------------------------------------------


def at_lay(s: Table, ask: Ask) -> Candidates:
    """H-82 Where a formation lies on the board, and H-64 changes something; of places where it
    comes to the same one is enough."""
    offered = list(free_places(s))
    spots = {lays.area for lays in offered}
    targets = worthwhile(s, s.pattern)
    for area in areas_of(areas_in_play(s)):
        fitting = lay_ways(s.pattern, area, s.board, True, set())
        why = None
        if not fitting.ways:
            why = refusal("H-82", "does-not-fit", area=area)
        elif not fitting.reach & targets:
            rule = "H-82" if FORMATIONS[s.pattern].attacks else "H-64"
            why = refusal(rule, "lies-in-vain", area=area)
        elif area not in spots:
            useful = {result(lay) for lay in fitting.ways if lay.aim & targets}
            same = [each.area for each in offered if useful & {result(lay) for lay in each.ways}]
            why = refusal("H-80", "lies-the-same", area=area, area2=same)
        yield ("lay", area), why


def result(lay: Lay) -> tuple[tuple[int, ...], frozenset[int]]:
    """What a formation does: attacks in their order, placements in any."""
    return lay.attacks, frozenset(lay.places)


def at_put(s: Table, ask: Ask) -> Candidates:
    """H-84 Units that wait somewhere, onto areas of the formation (H-80); H-42 never the leader."""
    offered = [option for option in ask.options if option[0] == "put"]
    areas, kinds = {option[2] for option in offered}, {option[1] for option in offered}
    for kind in dict.fromkeys((*s.sides[s.active].army, LEADER, *kinds)):
        why = why_not_place(s, s.active, kind)
        if kind == LEADER:
            why = refusal("H-42", "leader-by-card")
        for area in areas:
            yield ("put", kind, area), why
    outside = refusal("H-80", "outside-formation")
    for area in areas_of(areas_in_play(s)):
        if area not in areas:
            for kind in kinds:
                yield ("put", kind, area), why_not_area(s, area) or outside


# ---- single areas ---------------------------------------------------------------------------


def at_land(s: Table, ask: Ask) -> Candidates:
    """H-87 Beside the leader, never onto a leader."""
    near = landings(s, s.sides[s.active].leader)
    for kind in dict.fromkeys(option[1] for option in ask.options):
        for area in areas_of(areas_in_play(s)):
            why = None
            if kind_at(s, area) == LEADER:
                why = refusal("H-87", "leader-there", area=area)
            elif not near >> area & 1:
                why = refusal("H-87", "leader-too-far", area=area)
            yield ("land", kind, area), why


def at_hit(s: Table, ask: Ask) -> Candidates:
    """H-136 Only an occupied area."""
    for area in areas_of(areas_in_play(s)):
        why = None if s.area[area] else refusal("H-136", "nothing-there", area=area)
        yield ("hit", area), why


def at_hit_beside(s: Table, ask: Ask) -> Candidates:
    """H-111 Only an adjacent area, an occupied one if there is any."""
    left = ask.facts["area"]
    beside = areas_beside(s, left)
    for area in areas_of(areas_in_play(s)):
        why = None if area in beside else refusal("H-111", "not-beside", area=area, area2=left)
        yield ("hit", area), why


# ---- swapping -------------------------------------------------------------------------------


def at_swap(s: Table, ask: Ask) -> Candidates:
    """H-103 The first unit of a swap: H-42 no leader, H-104 sometimes no normal unit."""
    offered = [option[1] for option in ask.options if option[0] == "swap"]
    special = all(swaps_first(s, "mercenary_or_allied", area) for area in offered)
    firsts = swap_firsts(s, "mercenary_or_allied" if special else "any_unit")
    for area in areas_of(areas_in_play(s)):
        why = why_not_swap_first(s, special, area)
        if why is not None or area in firsts:
            yield ("swap", area), why


def why_not_swap_first(s: Table, special: bool, area: int) -> Refusal | None:
    """H-104 Some swaps begin with a mercenary or allied unit only."""
    kind = kind_at(s, area)
    if not kind:
        return refusal("H-103", "nothing-there", area=area)
    if kind == LEADER:
        return refusal("H-42", "leader-fixed", area=area)
    if special and not swaps_first(s, "mercenary_or_allied", area):
        return refusal("H-104", "not-special", area=area)
    return None


def at_swap_with(s: Table, ask: Ask) -> Candidates:
    """H-103 Any other unit or an empty area; H-42 never a leader; H-137 never like with like."""
    first = ask.facts["area"]
    for area in areas_of(areas_in_play(s) & ~(1 << first)):
        why = None
        if kind_at(s, area) == LEADER:
            why = refusal("H-42", "leader-fixed", area=area)
        elif s.area[first] == s.area[area]:
            why = refusal("H-137", "alike", area=first, area2=area)
        yield ("with", area), why


# ---- opponents ------------------------------------------------------------------------------


def at_rival(s: Table, ask: Ask) -> Candidates:
    """H-126 Team mates are no opponents; H-64 nothing can be taken from one who has nothing."""
    mine = s.chairs.index(ask.seat)
    fitting = RIVALS[ask.key](s, mine)
    for number, side in enumerate(s.sides):
        why = None
        if s.teams[number] == s.teams[mine]:
            why = refusal("H-126", "no-opponent", faction=side.faction)
        elif not side.alive:
            why = refusal("H-117", "is-out", faction=side.faction)
        elif number not in fitting:
            why = refusal("H-64", "has-nothing", faction=side.faction)
        yield ("rival", side.faction), why


#: The opponents who can be chosen, by question.
RIVALS: dict[str, Callable[[Table, int], list[int]]] = {
    "damage": opponents,
    "raid": raidable,
    "steal-hexilum": rich_rivals,
    "burn-hexilum": rich_rivals,
}


def at_send(s: Table, ask: Ask) -> Candidates:
    """H-33 Elite units are immune on the mothership; H-92 others must be there."""
    faction = ask.facts["faction"]
    rival = side_of(s, faction)
    there = reachable(s, rival)
    for kind in s.sides[rival].army:
        why = None
        if kind == ELITE:
            why = refusal("H-33", "elite-immune")
        elif kind not in there:
            why = refusal("H-92", "not-on-ship", unit=kind)
        yield ("send", faction, kind), why


CANDIDATES: dict[str, Callable[[Table, Ask], Candidates]] = {
    "choose-faction": at_choose_faction,
    "action": at_action,
    "place": at_place,
    "buy": at_buy,
    "lay": at_lay,
    "put": at_put,
    "land": at_land,
    "hit": at_hit,
    "hit-beside": at_hit_beside,
    "swap": at_swap,
    "swap-with": at_swap_with,
    **dict.fromkeys(RIVALS, at_rival),
    "send": at_send,
}
