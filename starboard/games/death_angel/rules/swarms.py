"""Chapters 11 to 13: moving, merging and slaying swarms; Brood Lords."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Refusal, Seat

from ..box import KIND_OF
from ..state import FIRST_BROOD_LORD, SIDES, Hulk, Swarm, place, types_in
from .end import test_end

#: A Genestealer's kind as options name it: its type, or 4 and 5 for the two Brood Lords.
BROOD_LORD_KIND = 4


def kind_of(card: int) -> int:
    """What a Genestealer card is called: cards of one kind are interchangeable (D-201)."""
    return KIND_OF[card] if card < FIRST_BROOD_LORD else BROOD_LORD_KIND + card - FIRST_BROOD_LORD


def brood_lords(swarm: Swarm) -> int:
    """How many Brood Lords are in a swarm."""
    return sum(card >= FIRST_BROOD_LORD for card in swarm)


# ---- chapter 12: joining ---------------------------------------------------------------------


def join(s: Hulk, at: int, cards: Swarm, *, shielded: bool = False) -> None:
    """D-88, D-100 Cards join the swarm at a place at once. D-103 Power Field spreads to all."""
    if not cards:
        return
    side, position = at >> 4, at & 15
    s.swarms[side][position] += cards
    if shielded:
        s.shielded[side] |= 1 << position


def take(s: Hulk, at: int) -> tuple[Swarm, bool]:
    """Lift a swarm off its place, with its Power Field."""
    side, position = at >> 4, at & 15
    swarm, shielded = s.swarms[side][position], s.is_shielded(at)
    s.swarms[side][position] = ()
    s.shielded[side] &= ~(1 << position)
    return swarm, shielded


def merge_all(s: Hulk) -> None:
    """D-102 At the end of the phase all swarms sharing position and side merge."""
    for side in SIDES:
        for position, swarm in enumerate(s.attacked[side]):
            if swarm:
                join(s, place(side, position), swarm)
                s.attacked[side][position] = ()


# ---- chapter 11: moving ----------------------------------------------------------------------


def move_many(s: Hulk, moves: list[tuple[int, int]]) -> None:
    """D-92 Swarms move simultaneously: all leave, then all arrive and merge."""
    lifted = [(to, *take(s, at)) for at, to in moves]
    for to, swarm, shielded in lifted:
        join(s, to, swarm, shielded=shielded)


def flank_target(s: Hulk, at: int) -> int:
    """D-96 The place behind the marine; a swarm already there stays."""
    position = at & 15
    return place(1 - s.facing[s.line[position]], position)


def adjacent_target(s: Hulk, at: int) -> int:
    """D-93, D-94 Left swarms move down, right swarms up. D-95 Beyond the end they flank."""
    side, position = at >> 4, at & 15
    to = position + 1 if side == 0 else position - 1
    return place(side, to) if 0 <= to < len(s.line) else flank_target(s, at)


def move_by_icon(s: Hulk, flank: bool, kind: int) -> None:
    """D-90 Every swarm with a Genestealer of the type moves as a whole. D-91 At most once each."""
    target = flank_target if flank else adjacent_target
    moving = [at for at in s.swarm_places() if types_in(s.swarm(at)) >> kind & 1]
    moves = [(at, to) for at in moving if (to := target(s, at)) != at]
    move_many(s, moves)
    for at, to in moves:
        s.tell("swarm-moved", "D-90", kind=kind, swarm=at, place=to)


# ---- slaying ---------------------------------------------------------------------------------


def slayable(s: Hulk, at: int) -> int:
    """How many cards of a swarm could be slain now: none under Power Field (D-70)."""
    return 0 if s.is_shielded(at) else len(s.swarm(at))


def slay_options(s: Hulk, places: list[int]) -> list[Option]:
    """D-195 The kinds that can be slain at these places. D-108 A Brood Lord is always the last."""
    options: list[Option] = []
    for at in places:
        if s.is_shielded(at):
            continue
        swarm = s.swarm(at)
        ordinary = [card for card in swarm if card < FIRST_BROOD_LORD]
        kinds = sorted({kind_of(card) for card in ordinary or swarm})
        options += [("slay", at, kind) for kind in kinds]
    return options


def slay(s: Hulk, at: int, kind: int) -> None:
    """D-71 A slain Genestealer is discarded. D-110 A slain Brood Lord leaves the game."""
    side, position = at >> 4, at & 15
    swarm = s.swarms[side][position]
    card = next(c for c in swarm if kind_of(c) == kind)
    left = tuple(c for c in swarm if c != card)
    s.swarms[side][position] = left
    if not left:
        s.shielded[side] &= ~(1 << position)
    if card >= FIRST_BROOD_LORD:
        s.lords_slain += 1
    else:
        s.stealer_discard.append(card)
    s.tell("slain", "D-71", kind=kind, swarm=at)
    test_end(s)


def choose_and_slay(s: Hulk, seat: Seat, places: list[int], rule: str) -> Flow[bool]:
    """D-68 The slayer's owner picks the card. D-201 Equal cards are not asked for."""
    slain = yield from slay_many(s, seat, 1, places, rule)
    return slain > 0


def slay_many(s: Hulk, seat: Seat, count: int, places: list[int], rule: str) -> Flow[int]:
    """Slay that many cards of these places, or as many as there are; gives how many.

    D-201 If all of them die, nobody is asked for the order.
    """
    for left in range(count, 0, -1):
        options = slay_options(s, places)
        if not options:
            return count - left
        pick = options[0]
        if len(options) > 1 and left < sum(slayable(s, at) for at in places):
            pick = yield Ask(seat, "slay", rule, options)
        slay(s, pick[1], pick[2])
    return count


def slay_up_to(s: Hulk, seat: Seat, most: int, places: list[int], rule: str) -> Flow[int]:
    """Slay 0 to ``most`` cards of these places, one after another, as the seat likes (D-48)."""
    for count in range(most):
        options = slay_options(s, places)
        if not options:
            return count
        pick = yield Ask(seat, "slay-up-to", rule, [*options, ("enough",)], left=most - count)
        if pick == ("enough",):
            return count
        slay(s, pick[1], pick[2])
    return most


def why_not_slay(s: Hulk, at: int, kind: int) -> Refusal | None:
    """D-70 Power Field protects. D-108 Brood Lords die last."""
    from .refusals import refusal

    if s.is_shielded(at):
        return refusal("D-70", "shielded", swarm=at)
    if kind >= BROOD_LORD_KIND and any(card < FIRST_BROOD_LORD for card in s.swarm(at)):
        return refusal("D-108", "lord-is-last", swarm=at)
    return None
