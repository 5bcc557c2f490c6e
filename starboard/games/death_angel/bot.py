"""What a position is worth to the whole squad: 0 is lost, 1 is won."""

from __future__ import annotations

from starboard.kernel import Seat

from .rules.swarms import brood_lords
from .state import Hulk

#: Chance to survive one attack of a swarm of n (examples S-1, no token).
SURVIVAL = (1.0, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0.0)


def survival(s: Hulk, marine: int) -> float:
    """The chance that a marine outlives the next attacks of the swarms he is engaged with."""
    chance = 1.0
    for at in s.engaged_places(marine):
        if s.is_shielded(at):
            continue
        swarm = s.swarm(at)
        once = SURVIVAL[min(5, len(swarm) + brood_lords(swarm))]
        facing = s.facing[marine] == at >> 4
        tries = 1 + (s.tokens[marine] if facing else 0)
        chance *= 1 - (1 - once) ** tries if facing else once * 0.95
    return chance


def value(s: Hulk, seat: Seat) -> float:
    """Marines who will live, how far the mission is, how thin the blip piles are."""
    if not s.line:
        return 0.0
    alive = sum(survival(s, marine) for marine in s.line)
    stages = len(s.locations) + 1
    here = min(len(s.blips[0]), len(s.blips[1])) / 10
    progress = 1 - (stages - 1 + here) / 5
    spare = sum(s.tokens) + s.door_tokens
    lords = 0.05 * s.lords_slain
    worth = 0.09 * alive + 0.25 * progress + 0.004 * spare + lords + 0.03 * s.location_tokens
    return min(0.99, max(0.01, worth))
