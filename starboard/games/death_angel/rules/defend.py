"""Chapter 8: phase 3, Genestealer Attack."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

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
from ..state import ATTACK, NOBODY, Hulk
from .death import slay_marine
from .dice import can_reroll, rerolls, roll_in_fight
from .swarms import brood_lords, choose_and_slay


def genestealer_attack(s: Hulk) -> None:
    """D-72 Every swarm attacks the marine it is engaged with, once."""
    s.phase = ATTACK
    s.tell("phase-attack", "D-72")
    if s.told is not None and not s.swarm_places():
        s.tell("no-attacks", "D-72")
    s.then(swarms_attack)


def next_attacker(s: Hulk) -> int:
    """D-72 The topmost swarm, left before right, that has not attacked. D-76 Not a shielded one."""
    left, right = s.swarms
    for position, swarm in enumerate(left):
        if swarm and not s.shielded >> position & 1:
            return position
        if right[position] and not s.shielded >> 16 + position & 1:
            return 16 + position
    return NOBODY


def swarms_attack(s: Hulk) -> None:
    """D-72 One swarm after the other, wherever shifting has put them; D-73 the marine rolls."""
    while (at := next_attacker(s)) != NOBODY:
        marine = s.line[at & 15]
        if s.told is not None:
            s.tell("swarm-attacks", "D-72", swarm=at, marine=marine)
        if may_decide(s, marine):
            defend(s, marine, at)
            s.then(swarms_attack)
            return
        face = roll_in_fight(s, "rolled-defence", "D-73", marine, at, falls)
        end_attack(s, marine, at, hit=is_hit(s, marine, at, face, rerolled=False))
    for at in s.swarm_places() if s.told is not None else ():
        s.tell("held-off", "D-76", swarm=at, marine=s.line[at & 15])


def may_decide(s: Hulk, marine: int) -> bool:
    """Can there be something to decide: a token, Counter Attack (D-152), the Artefact (D-136)?"""
    if s.tokens[marine] or marine == LORENZO:
        return True
    return s.artefact_team == MARINES[marine].team


def defend(s: Hulk, marine: int, at: int) -> None:
    """D-73 The owner rolls and may reroll."""
    roll_in_fight(s, "rolled-defence", "D-73", marine, at, falls)
    if can_reroll(s, marine, at):
        s.then(reroll_defence, marine, at)
    else:
        apply_defence(s, marine, at, rerolled=False)


def reroll_defence(s: Hulk, marine: int, at: int) -> Flow[None]:
    """D-52 The owner may reroll; the last face counts."""
    rerolled = yield from rerolls(s, marine, at, "reroll-defence", falls)
    apply_defence(s, marine, at, rerolled=rerolled)


def apply_defence(s: Hulk, marine: int, at: int, *, rerolled: bool) -> None:
    """D-74 Is the marine hit? D-152 A counter attack slays first, then there is another roll."""
    if counters(s, marine, s.face):
        s.tell("countered", "D-152", marine=marine)
        s.then(choose_and_slay, s.owner[BLUE_TEAM], 1, (at,), "D-152")
        s.then(defend_again, marine, at)
    elif not is_hit(s, marine, at, s.face, rerolled):
        end_attack(s, marine, at, hit=False)
    elif s.artefact_team == MARINES[marine].team:
        s.then(use_artefact, marine, at)
    else:
        end_attack(s, marine, at, hit=True)


def defend_again(s: Hulk, marine: int, at: int) -> None:
    """D-152 Counter Attack: another roll, as long as there is a swarm."""
    if s.swarm(at):
        defend(s, marine, at)
    else:
        end_attack(s, marine, at, hit=False)


def end_attack(s: Hulk, marine: int, at: int, *, hit: bool) -> None:
    """D-75 A swarm counts as having attacked as soon as its roll is resolved, before any shift."""
    side, position = at >> 4, at & 15
    s.attacked[side][position] += s.swarms[side][position]
    s.swarms[side][position] = ()
    if hit:
        slay_marine(s, marine, "D-74")
    elif s.told is not None:
        s.tell("survived", "D-74", marine=marine)


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


def falls(s: Hulk, marine: int, at: int, face: int, rerolled: bool) -> bool:
    """Would this face let the marine be hit? D-152 Not if it counters."""
    return not counters(s, marine, face) and is_hit(s, marine, at, face, rerolled)


def use_artefact(s: Hulk, marine: int, at: int) -> Flow[None]:
    """D-136 After a hit the marine's team may discard its Artefact: the attack misses (D-200)."""
    options = [("artefact",), ("decline",)]
    answer = yield Ask(
        s.seat_of(marine), "artefact-miss", "D-136", options, marine=marine, swarm=at
    )
    if answer == ("artefact",):
        s.artefact_team = NOBODY
        s.tell("artefact-used", "D-136", marine=marine, terrain=ARTEFACT)
    end_attack(s, marine, at, hit=answer == ("decline",))
