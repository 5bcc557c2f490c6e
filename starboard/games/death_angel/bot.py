"""What a position is worth to the whole squad: 0 is lost, 1 is won.

The value is a chance of victory made of terms that a player would name, each with a weight that
was fitted to finished missions (``weights.toml``, see ``starboard tune``).
"""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path

from starboard.kernel import Seat

from .box import (
    CONTROL_PANEL, GENESTEALER_LAIR, LAUNCH_CONTROL_ROOM, MARINES, SETUPS, TOXIN_PUMPING_STATION,
)  # fmt: skip
from .rules.swarms import brood_lords
from .state import ATTACK, NOBODY, Hulk

#: Chance to survive one attack of a swarm of n (examples S-1, no token).
SURVIVAL = (1.0, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0.0)

TERMS = (
    "marines",  # share of the squad that is alive
    "risk_now",  # marines expected to die in the attack that is about to come
    "risk_later",  # the same where the squad can still act before it
    "teams",  # share of the teams that can act
    "whole_teams",  # share of the teams with both marines
    "locations",  # Locations still ahead
    "blips",  # cards in the smaller blip pile: how far the next journey is
    "swarm_cards",  # Genestealers in the formation, per marine
    "behind",  # of them those behind a marine
    "covered",  # Genestealers that some marine faces within his range
    "tokens",  # support tokens on marines
    "door",  # tokens on the Door
    "final",  # the last Location is reached
    "launch",  # there: tokens on the launch controls
    "panel",  # a marine faces the Control Panel
    "lords",  # Brood Lords slain
    "cleared",  # share of the last blips that are gone where all must be cleared
    "bias",
)


def survival(s: Hulk, marine: int, position: int) -> float:
    """The chance that a marine outlives the next attacks of the swarms he is engaged with."""
    chance = 1.0
    for side in (0, 1):
        swarm = s.swarms[side][position]
        if not swarm or s.shielded[side] >> position & 1:
            continue
        once = SURVIVAL[min(5, len(swarm) + brood_lords(swarm))]
        tries = 1 + s.tokens[marine] if s.facing[marine] == side else 1
        chance *= 1 - (1 - once) ** tries
    return chance


def terms(s: Hulk, seat: Seat) -> tuple[float, ...]:
    """The position in the words of TERMS."""
    setup = SETUPS[s.seats]
    risk = behind = covered = cards = 0.0
    panel = 0.0
    reach: tuple[set[int], set[int]] = (set(), set())
    alive = [0] * 6
    for position, marine in enumerate(s.line):
        alive[MARINES[marine].team] += 1
        risk += 1 - survival(s, marine, position)
        side, far = s.facing[marine], MARINES[marine].range
        behind += len(s.swarms[1 - side][position])
        reach[side].update(range(position - far, position + far + 1))
        if s.terrain[CONTROL_PANEL] == side << 4 | position:
            panel = 1.0
    for side in (0, 1):
        for position, swarm in enumerate(s.swarms[side]):
            cards += len(swarm)
            if position in reach[side]:
                covered += len(swarm)
    n = len(s.line) or 1
    soon = s.phase <= ATTACK
    blips = min(len(s.blips[0]), len(s.blips[1]))
    left = len(s.blips[0]) + len(s.blips[1]) + cards
    return (
        len(s.line) / setup.marines,
        risk / n if soon else 0.0,
        0.0 if soon else risk / n,
        sum(count > 0 for count in alive) / setup.teams,
        sum(count > 1 for count in alive) / setup.teams,
        float(len(s.locations)),
        blips / 6 if s.locations else 0.0,
        cards / n,
        behind / n,
        covered / n,
        sum(s.tokens) / n,
        float(s.door_tokens) if s.terrain[3] != NOBODY else 0.0,
        float(s.final),
        s.location_tokens / 5 if s.location == LAUNCH_CONTROL_ROOM else 0.0,
        panel if s.location in (LAUNCH_CONTROL_ROOM, TOXIN_PUMPING_STATION) else 0.0,
        s.lords_slain / 2 if s.location == GENESTEALER_LAIR else 0.0,
        max(0.0, 1 - left / 14) if s.final else 0.0,
        1.0,
    )


def _weights() -> tuple[float, ...]:
    path = Path(__file__).parent / "weights.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    return tuple(float(data[name]) for name in TERMS)


WEIGHTS = _weights()


def value(s: Hulk, seat: Seat) -> float:
    """The fitted chance of victory."""
    if not s.line:
        return 0.0
    total = sum([w * t for w, t in zip(WEIGHTS, terms(s, seat), strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
