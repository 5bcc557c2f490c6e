"""Chapters 11 to 13: moving, merging and slaying swarms; Brood Lords."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Seat

from ..box import KIND_OF, OF_TYPE, WAYS
from ..legality.attacks import slay_options, slayable
from ..state import FIRST_BROOD_LORD, SIDES, Hulk, Swarm, place
from .end import test_end


def brood_lords(swarm: Swarm) -> int:
    """How many Brood Lords are in a swarm."""
    if max(swarm) < FIRST_BROOD_LORD:  # nearly always
        return 0
    return sum(card >= FIRST_BROOD_LORD for card in swarm)


def find(swarm: Swarm, kind: int) -> int:
    """A card of that kind."""
    for card in swarm:
        if KIND_OF[card] == kind:
            return card
    raise AssertionError("no such Genestealer in this swarm")


# ---- chapter 12: joining ---------------------------------------------------------------------


def join(s: Hulk, at: int, cards: Swarm, *, shielded: bool = False) -> None:
    """D-88, D-100 Cards join the swarm at a place at once. D-103 Power Field spreads to all."""
    if cards:
        s.swarms[at >> 4][at & 15] += cards
        if shielded:
            s.shielded |= 1 << at


def take(s: Hulk, at: int) -> tuple[Swarm, bool]:
    """Lift a swarm off its place, with its Power Field."""
    row, position = s.swarms[at >> 4], at & 15
    swarm, shielded = row[position], s.is_shielded(at)
    row[position] = ()
    s.shielded &= ~(1 << at)
    return swarm, shielded


def merge_all(s: Hulk) -> None:
    """D-102 At the end of the phase all swarms sharing position and side merge."""
    for side in SIDES:
        if any(s.attacked[side]):
            both = zip(s.swarms[side], s.attacked[side], strict=True)
            s.swarms[side][:] = [swarm + attacked for swarm, attacked in both]
            s.attacked[side][:] = [()] * len(s.line)


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


def movers(s: Hulk, flank: bool, kind: int) -> list[tuple[int, int]]:
    """D-90 The swarms that this icon moves, each with where it goes.

    D-93, D-94 To the adjacent position, left swarms down, right swarms up, or D-96 flanking.
    """
    cards = OF_TYPE[kind]
    moves = []
    for side, row in enumerate(s.swarms):
        way = WAYS[side]
        for position, swarm in enumerate(row):
            if swarm and not cards.isdisjoint(swarm):
                at = place(side, position)
                if flank or not 0 <= position + way < len(row):  # D-95 beyond the end it flanks
                    to = flank_target(s, at)
                else:
                    to = at + way
                if to != at:
                    moves.append((at, to))
    return moves


def move_by_icon(s: Hulk, flank: bool, kind: int) -> None:
    """D-90 Every swarm with a Genestealer of the type moves as a whole. D-91 At most once each."""
    moves = movers(s, flank, kind)
    move_many(s, moves)
    if s.told is not None:
        for at, to in moves:
            s.tell("swarm-moved", "D-90", kind=kind, swarm=at, place=to)
        s.tell("swarms-moved", "D-90", kind=kind, count=len(moves), flank=int(flank))


# ---- slaying ---------------------------------------------------------------------------------


def slay(s: Hulk, at: int, kind: int) -> None:
    """D-71 A slain Genestealer is discarded. D-110 A slain Brood Lord leaves the game."""
    card = remove(s, at, kind)
    if card >= FIRST_BROOD_LORD:
        s.lords_slain += 1
    else:
        s.stealer_discard.append(card)
    s.tell("slain", "D-71", kind=kind, swarm=at)
    if s.final:
        test_end(s)


def remove(s: Hulk, at: int, kind: int) -> int:
    """Take one card of a kind out of a swarm; which card it was."""
    row, position = s.swarms[at >> 4], at & 15
    swarm = row[position]
    card = find(swarm, kind)
    row[position] = tuple([c for c in swarm if c != card])
    if len(swarm) == 1:
        s.shielded &= ~(1 << at)
    return card


def choose_and_slay(
    s: Hulk, seat: Seat, count: int, places: tuple[int, ...], rule: str
) -> Flow[None]:
    """D-68 Slay that many cards of these places, or as many as there are; the seat picks each.

    D-201 Nobody is asked among equal cards, nor for the order if all of them die.
    """
    options = slay_options(s, places)
    if not options:
        return
    pick = options[0]
    if len(options) > 1 and count < sum(slayable(s, at) for at in places):
        pick = yield Ask(seat, "slay", rule, options, cause=rule)
    slay(s, pick[1], pick[2])
    if count > 1:
        s.then(choose_and_slay, seat, count - 1, places, rule)


def slay_up_to(s: Hulk, seat: Seat, most: int, places: tuple[int, ...], rule: str) -> Flow[None]:
    """Slay 0 to ``most`` cards of these places, one after another, as the seat likes (D-48)."""
    options = slay_options(s, places)
    if not options:
        return
    options.append(("enough",))
    pick = yield Ask(seat, "slay-up-to", rule, options, left=most, cause=rule)
    if pick != ("enough",):
        slay(s, pick[1], pick[2])
        if most > 1:
            s.then(slay_up_to, seat, most - 1, places, rule)
