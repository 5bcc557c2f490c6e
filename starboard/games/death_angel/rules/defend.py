"""Chapter 8: phase 3, Genestealer Attack."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Ask, Flow

from ..box import (
    ARTEFACT,
    BLOCK,
    BLUE_TEAM,
    COUNTER_ATTACK,
    DEFENSIVE_STANCE,
    GIDEON,
    LORENZO,
    MARINES,
    SKULL,
    YELLOW_TEAM,
)  # fmt: skip
from ..state import NOBODY, Hulk
from .death import slay_marine
from .dice import can_reroll, rerolls, roll
from .swarms import brood_lords, choose_and_slay


def next_attacker(s: Hulk, first: int = 0) -> int:
    """D-72 The topmost swarm, left before right, that has not attacked. D-76 Not a shielded one.

    Above the position ``first`` all have attacked.
    """
    left, right = s.swarms
    for position in range(first, len(left)):
        if left[position] and not s.shielded >> position & 1:
            return position
        if right[position] and not s.shielded >> 16 + position & 1:
            return 16 + position
    return NOBODY


def swarms_attack(s: Hulk) -> Flow[None]:
    """D-72 Every swarm attacks the marine it is engaged with, once."""
    first = 0
    while (at := next_attacker(s, first)) != NOBODY:
        first = at & 15
        marine = s.line[first]
        if s.told is not None:
            s.tell("swarm-attacks", "D-72", swarm=at, marine=marine)
        # Without a token there is nothing to decide, but for whom Lorenzo slays (D-152).
        asks = bool(s.tokens[marine]) or marine == LORENZO
        if asks:
            hit = yield from defend(s, marine, at)
        else:
            hit = is_hit(s, marine, at, roll(s, "D-73"), False)
        if hit and s.artefact_team == MARINES[marine].team:
            hit, asks = not (yield from use_artefact(s, marine, at)), True
        mark_attacked(s, at)
        if hit:
            slay_marine(s, marine, "D-74")
            first = 0  # D-72 wherever shifting has put the others
        elif s.told is not None:
            s.tell("survived", "D-74", marine=marine)
        if asks:
            yield CHECKPOINT


def defend(s: Hulk, marine: int, at: int) -> Flow[bool]:
    """D-73, D-74 The owner rolls and may reroll; is the marine hit?"""
    while s.swarm(at):  # again and again under Counter Attack (D-152)
        face, rerolled = roll(s, "D-73"), False
        if can_reroll(s, marine, at):
            face, rerolled = yield from rerolls(
                s, marine, face, at, "reroll-defence",
                lambda face, again: not counters(s, marine, face)
                and is_hit(s, marine, at, face, again),
            )  # fmt: skip
        if not counters(s, marine, face):
            return is_hit(s, marine, at, face, rerolled)
        s.tell("countered", "D-152", marine=marine)
        yield from choose_and_slay(s, s.owner[BLUE_TEAM], [at], "D-152")
    return False


def counters(s: Hulk, marine: int, face: int) -> bool:
    """D-152 Counter Attack: a natural skull of a defending Lorenzo, from either side."""
    return marine == LORENZO and s.ability(COUNTER_ATTACK) and SKULL[face]


def is_hit(s: Hulk, marine: int, at: int, face: int, rerolled: bool) -> bool:
    """D-74 Automatic misses first, on the natural face; then value against the swarm's size."""
    if marine == GIDEON and s.ability(BLOCK) and SKULL[face]:
        return False  # D-150, D-45 from behind, too
    if marine == s.second_wind and face == 0:
        return False  # D-172
    if rerolled and face != 0 and s.ability(DEFENSIVE_STANCE):
        if MARINES[marine].team == YELLOW_TEAM:
            return False  # D-151
    swarm = s.swarms[at >> 4][at & 15]
    return face - brood_lords(swarm) <= len(swarm)  # D-77, D-109


def use_artefact(s: Hulk, marine: int, at: int) -> Flow[bool]:
    """D-136 After a hit the Artefact of his team may be discarded: the attack misses (D-200)."""
    options = [("artefact",), ("decline",)]
    answer = yield Ask(
        s.seat_of(marine), "artefact-miss", "D-136", options, marine=marine, swarm=at
    )
    if answer == ("decline",):
        return False
    s.artefact_team = NOBODY
    s.tell("artefact-used", "D-136", marine=marine, terrain=ARTEFACT)
    return True


def mark_attacked(s: Hulk, at: int) -> None:
    """D-75 A swarm counts as having attacked as soon as its roll is resolved, before any shift."""
    side, position = at >> 4, at & 15
    s.attacked[side][position] += s.swarms[side][position]
    s.swarms[side][position] = ()
