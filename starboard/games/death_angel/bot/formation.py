"""How bad the formation is, counted in marines: a cost of 1 is one marine lost.

Who would fall if the swarms attacked now, what nobody aims at, and where more will come from.
"""

from __future__ import annotations

from ..box import (
    BLOCK,
    COUNTER_ATTACK,
    DEFENSIVE_STANCE,
    GENESTEALER_LAIR,
    GIDEON,
    LORENZO,
    MARINES,
    STEALERS,
    TEAMS,
    TERRAIN,
    TOKENS,
    YELLOW_TEAM,
)  # fmt: skip
from ..rules.swarms import brood_lords
from ..state import FIRST_BROOD_LORD, Hulk

#: No swarm is as large: each Brood Lord counts twice.
LARGEST = STEALERS + 5
#: By usable tokens and size of the swarm: the chance that a marine falls (examples S-1, S-2).
DEATH = tuple(
    tuple(min(1.0, (n + 1) / 6) ** (t + 1) if n else 0.0 for n in range(LARGEST))
    for t in range(TOKENS + 2)
)
LIVES = tuple(tuple(1 - death for death in by_size) for by_size in DEATH)
#: The same for Gideon while Block works: the three faces with a skull miss (D-150).
BLOCKED = (0.0, 1 / 6, 1 / 6, 1 / 6, 2 / 6) + (0.5,) * (LARGEST - 5)
#: What a Genestealer costs for being there, for nobody aiming at it, and for being behind.
PRESENT, UNAIMED, BEHIND = 0.32, 0.08, 0.05
#: A place where more will come: nobody aims there; the marine there looks at it.
UNWATCHED, WATCHED = 0.68, -0.12
#: A team's last marine is worth more: their death ends its cards.
LAST = 1.9
RANGE = tuple(marine.range for marine in MARINES)
#: By marine: the positions within range, as bits around their own, which is bit FARTHEST.
FARTHEST = max(RANGE)
REACH = tuple(((2 << 2 * reach) - 1) << FARTHEST - reach for reach in RANGE)
#: By marine, by position: the positions within range from there, as bits.
AIMS = tuple(tuple(reach << at >> FARTHEST for at in range(len(MARINES))) for reach in REACH)
TEAM = tuple(marine.team for marine in MARINES)
MATES = tuple(
    next(m for m in TEAMS[marine.team].marines if m != n) for n, marine in enumerate(MARINES)
)
#: By marine: the action cards whose ability lowers their danger.
PROTECTED = tuple(
    1 << BLOCK if number == GIDEON
    else 1 << COUNTER_ATTACK if number == LORENZO
    else 1 << DEFENSIVE_STANCE if marine.team == YELLOW_TEAM
    else 0
    for number, marine in enumerate(MARINES)
)  # fmt: skip
PROTECTING = 1 << BLOCK | 1 << COUNTER_ATTACK | 1 << DEFENSIVE_STANCE
#: Terrain by how many Genestealers come there: the boxes of its card, in tens.
SPAWNS = tuple(card.boxes / 10 for card in TERRAIN)
#: What it costs by that if a marine looks at it, and if nobody aims at it.
SPAWNS_WATCHED = tuple(spawns * WATCHED for spawns in SPAWNS)
SPAWNS_UNWATCHED = tuple(spawns * UNWATCHED for spawns in SPAWNS)
#: By size of a swarm: what it costs for being unaimed, and for being behind.
UNAIMED_BY, BEHIND_BY = (tuple(each * n for n in range(LARGEST)) for each in (UNAIMED, BEHIND))


def strength(swarm: tuple[int, ...]) -> int:
    """A swarm's size as the dice feel it: a Brood Lord counts twice (D-109).

    There are none but in the Genestealer Lair: elsewhere its length will do.
    """
    if not swarm or max(swarm) < FIRST_BROOD_LORD:
        return len(swarm)
    return len(swarm) + brood_lords(swarm)


def danger(s: Hulk, marine: int, position: int, tokens: int) -> float:
    """The chance that a marine falls who would stand there, looking as now."""
    left, right = s.swarms
    if not left[position] and not right[position]:
        return 0.0
    facing, guarded = s.facing[marine], s.active & PROTECTED[marine]
    living = 1.0
    for side in (0, 1):
        swarm = s.swarms[side][position]
        if swarm and not s.shielded >> (side << 4 | position) & 1:
            n = len(swarm) if s.location != GENESTEALER_LAIR else strength(swarm)
            usable = tokens if side == facing else 0
            if not guarded:
                death = DEATH[usable][n]
            elif marine == GIDEON:
                death = BLOCKED[n] ** (usable + 1)
            elif marine == LORENZO:
                death = DEATH[usable][n] * 0.5
            else:
                death = DEATH[0][n] / 6**usable
            living *= 1 - death
    return 1 - living


def aims(s: Hulk) -> tuple[int, int]:
    """By side: bits of the positions that some marine could attack."""
    left, right, facing = 0, 0, s.facing
    for position, marine in enumerate(s.line):
        if facing[marine]:
            right |= AIMS[marine][position]
        else:
            left |= AIMS[marine][position]
    return left, right


def cost(s: Hulk) -> float:
    """How bad the formation is: who would fall, what nobody aims at, where more will come."""
    line, facing, tokens = s.line, s.facing, s.tokens
    left, right = s.swarms
    lair, active = s.location == GENESTEALER_LAIR, s.active & PROTECTING
    shielded = s.shielded | s.shielded >> 16  # by position
    plain = not (shielded or active or lair)
    total = 0.0
    aimed = aimed_left, aimed_right = aims(s)
    for position, marine in enumerate(line):
        ahead, behind = len(left[position]), len(right[position])
        if not ahead and not behind:
            continue
        if not aimed_left >> position & 1:
            total += UNAIMED_BY[ahead]
        if not aimed_right >> position & 1:
            total += UNAIMED_BY[behind]
        if facing[marine]:
            ahead, behind = behind, ahead
        # As danger() finds it, but a formation is weighed dozens of times an iteration.
        if plain and not behind:
            death = DEATH[tokens[marine]][ahead]
        elif plain and not ahead:
            death = DEATH[0][behind]
        elif lair or active & PROTECTED[marine] or shielded >> position & 1:
            death = danger(s, marine, position, tokens[marine])
        else:
            death = 1 - LIVES[tokens[marine]][ahead] * LIVES[0][behind]
        total += death if MATES[marine] in line else LAST * death
        if behind:
            total += BEHIND_BY[behind]
    return total + cost_of_terrain(s, aimed)


def cost_of_terrain(s: Hulk, aimed: tuple[int, int]) -> float:
    """What it costs where more will come: does a marine look there, or at least aim there?"""
    total = 0.0
    for card, at in enumerate(s.terrain):
        if at >= 0:
            side, position = at >> 4, at & 15
            if s.facing[s.line[position]] == side:
                total += SPAWNS_WATCHED[card]
            elif not aimed[side] >> position & 1:
                total += SPAWNS_UNWATCHED[card]
    return total


def relief(s: Hulk, at: int, kills: int = 1) -> float:
    """What slaying some of a swarm is worth."""
    swarm = s.swarms[at >> 4][at & 15]
    if not swarm or s.shielded >> at & 1:
        return 0.0
    marine = s.line[at & 15]
    usable = s.tokens[marine] if s.facing[marine] == at >> 4 else 0
    size = len(swarm)
    n = size if s.location != GENESTEALER_LAIR else strength(swarm)
    if kills > size:
        kills = size
    lord = 2.0 if size == 1 and n > 1 else 0.0
    return DEATH[usable][n] - DEATH[usable][n - kills] + PRESENT * kills + lord
