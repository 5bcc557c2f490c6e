"""What a position is worth to the whole squad: 0 is lost, 1 is won.

The value is a chance of victory made of terms that a player would name, each with a weight that
was fitted to finished missions (``weights.toml`` says by which command).
"""

from __future__ import annotations

import tomllib
from math import exp, log
from pathlib import Path

from starboard.kernel import Seat

from .box import (
    DOOR,
    GENESTEALER_LAIR,
    LAUNCH_CONTROL_ROOM,
    SETUPS,
    TEAM_IDS,
    TOXIN_PUMPING_STATION,
)  # fmt: skip
from .quick import TEAM, danger
from .rules.swarms import brood_lords
from .state import NOBODY, Hulk

TERMS = (
    "marines",  # how many live: every halving of the squad weighs the same
    "teams",  # share of the teams that can act
    *TEAM_IDS,  # of each team: how many live
    "risk",  # share of the marines that the swarms would slay if they attacked now
    "cards",  # Genestealers in the formation, for each marine
    "pack",  # the largest swarm; from six on no die helps
    "tokens",  # support tokens, for each marine
    "tokens_used",  # of them those on marines who face a swarm
    "locations",  # Locations still ahead
    "near_pile",  # cards in the smaller blip pile: how far the next journey is
    "piles",  # cards in both
    "door",  # tokens on the Door
    "artefact",  # some team holds the Artefact
    "final",  # the last Location is reached
    "final_cards",  # there: Genestealers for each marine
    "final_risk",  # there: the risk
    "launch",  # it is the Launch Control Room
    "launch_tokens",  # there: tokens on the controls
    "lair",  # it is the Genestealer Lair
    "lord",  # there: a Brood Lord is slain
    "lord_swarm",  # there: Genestealers around the Brood Lords
    "toxin",  # it is the Toxin Pumping Station
    "toxin_left",  # there: Genestealers still to be cleared
)


def terms(s: Hulk, seat: Seat) -> tuple[float, ...]:
    """The position in the words of TERMS."""
    line, setup = s.line, SETUPS[s.seats]
    n = len(line) or 1
    risk, tokens, used = 0.0, 0, 0
    alive = [0] * 6
    for position, marine in enumerate(line):
        alive[TEAM[marine]] += 1
        held = s.tokens[marine]
        risk += danger(s, marine, position, held)
        if held:
            held = min(held, 3)
            tokens += held
            if s.swarms[s.facing[marine]][position]:
                used += held
    cards = pack = lord_swarm = 0
    for swarm in (*s.swarms[0], *s.swarms[1]):
        if swarm:
            size = len(swarm)
            cards += size
            pack = max(pack, size)
            if brood_lords(swarm):
                lord_swarm += size
    left, right = len(s.blips[0]), len(s.blips[1])
    ahead, final = bool(s.locations), float(s.final)
    launch = final if s.location == LAUNCH_CONTROL_ROOM else 0.0
    lair = final if s.location == GENESTEALER_LAIR else 0.0
    toxin = final if s.location == TOXIN_PUMPING_STATION else 0.0
    return (
        log(n),
        sum(count > 0 for count in alive) / setup.teams,
        *alive,
        risk / n,
        cards / n,
        min(pack, 6) / 6,
        tokens / n,
        used / n,
        len(s.locations),
        min(left, right) / 6 if ahead else 0.0,
        (left + right) / 12 if ahead else 0.0,
        s.door_tokens if ahead and s.terrain[DOOR] != NOBODY else 0.0,
        s.artefact_team != NOBODY,
        final,
        final * cards / n,
        final * risk / n,
        launch,
        launch * s.location_tokens / 5,
        lair,
        lair * (s.lords_slain > 0),
        lair * lord_swarm / 6,
        toxin,
        toxin * (left + right + cards) / 12,
    )


def _weights() -> tuple[tuple[float, ...], float]:
    path = Path(__file__).parent / "weights.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    return tuple(float(data[name]) for name in TERMS), float(data["bias"])


WEIGHTS, BIAS = _weights()


def value(s: Hulk, seat: Seat) -> float:
    """The fitted chance of victory."""
    if not s.line:
        return 0.0
    total = BIAS + sum([w * t for w, t in zip(WEIGHTS, terms(s, seat), strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def clock(s: Hulk) -> int:
    """Positions are compared where a round begins."""
    return s.round
