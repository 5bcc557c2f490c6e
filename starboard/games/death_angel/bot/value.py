"""What a position is worth to the whole squad: 0 is lost, 1 is won.

The value is a chance of victory made of terms that a player would name, each with a weight that
was fitted to finished missions (``weights.toml`` says by which command).
"""

from __future__ import annotations

from math import exp, fsum, log
from pathlib import Path

from starboard.data.weights import read_weights
from starboard.kernel import Seat

from ..box import (
    ACTION_OF,
    ATTACK,
    CONTROL_PANEL,
    GENESTEALER_LAIR,
    LAUNCH_CONTROL_ROOM,
    SETUPS,
    TOXIN_PUMPING_STATION,
)  # fmt: skip
from ..reading.cards import TEAM_IDS
from ..rules.swarms import brood_lords
from ..state import NOBODY, Hulk
from .formation import SPAWNS, TEAM, aims, danger

#: From this chance of death on a marine is as good as lost.
DOOM = 0.7

TERMS = (
    "marines",  # share of the squad that lives
    "halvings",  # the same as a logarithm: every halving of the squad weighs the same
    "teams",  # share of the teams that can act
    "whole_teams",  # share of the teams with both marines
    *TEAM_IDS,  # of each team: how many live
    "risk",  # share of the marines that the swarms would slay if they attacked now
    "doomed",  # share of the marines that have hardly a chance then
    "cards",  # Genestealers in the formation, for each marine
    "behind",  # of them those behind a marine
    "unaimed",  # and those that no marine aims at
    "pack",  # the largest swarm; from six on no die helps
    "ready",  # share of the teams that can choose their Attack card
    "tokens",  # support tokens, for each marine
    "tokens_used",  # of them those on marines who face a swarm
    "watched",  # terrain with a marine looking at it, by how often Genestealers come there
    "unwatched",  # terrain that nobody aims at
    "locations",  # Locations still ahead
    "near_pile",  # cards in the smaller blip pile: how far the next journey is
    "piles",  # cards in both
    "door",  # tokens on the Door
    "artefact",  # some team holds the Artefact
    "final",  # the last Location is reached
    "final_halvings",  # there: how many live
    "final_cards",  # there: Genestealers for each marine
    "final_risk",  # there: the risk
    "final_left",  # there: Genestealers in the formation and in the piles
    "launch",  # it is the Launch Control Room
    "launch_tokens",  # there: tokens on the controls
    "launch_panel",  # there: a marine looks at the Control Panel
    "lair",  # it is the Genestealer Lair
    "lord",  # there: a Brood Lord is slain
    "lord_swarm",  # there: Genestealers around the Brood Lords
    "toxin",  # it is the Toxin Pumping Station
    "toxin_panel",  # there: a marine looks at the Control Panel
    "toxin_left",  # there: Genestealers still to be cleared
)


def terms(s: Hulk, seat: Seat) -> tuple[float, ...]:
    """The position in the words of TERMS."""
    line, setup = s.line, SETUPS[s.seats]
    n = len(line) or 1
    risk, doomed, behind, tokens, used = 0.0, 0, 0, 0, 0
    alive = [0] * 6
    for position, marine in enumerate(line):
        alive[TEAM[marine]] += 1
        side, held = s.facing[marine], s.tokens[marine]
        death = danger(s, marine, position, held)
        risk += death
        doomed += death > DOOM
        behind += len(s.swarms[1 - side][position])
        if held:
            held = min(held, 3)
            tokens += held
            if s.swarms[side][position]:
                used += held
    aimed, in_lair = aims(s), s.location == GENESTEALER_LAIR
    cards = unaimed = pack = lord_swarm = 0
    for side in (0, 1):
        for position, swarm in enumerate(s.swarms[side]):
            if swarm:
                size = len(swarm)
                cards += size
                pack = max(pack, size)
                unaimed += 0 if aimed[side] >> position & 1 else size
                if in_lair and brood_lords(swarm):
                    lord_swarm += size
    watched, unwatched, panel = looks_at_terrain(s, aimed)
    living = [team for team, count in enumerate(alive) if count]
    ready = sum(s.last[team] != ACTION_OF[team][ATTACK] and s.jammed != team for team in living)
    piles = len(s.blips[0]), len(s.blips[1])
    ahead, final = bool(s.locations), float(s.final)
    launch = final if s.location == LAUNCH_CONTROL_ROOM else 0.0
    lair = final if in_lair else 0.0
    toxin = final if s.location == TOXIN_PUMPING_STATION else 0.0
    left = (sum(piles) + cards) / 12
    return (
        n / setup.marines,
        log(n),
        len(living) / setup.teams,
        sum(count > 1 for count in alive) / setup.teams,
        *alive,
        risk / n,
        doomed / n,
        cards / n,
        behind / n,
        unaimed / n,
        min(pack, 6) / 6,
        ready / (len(living) or 1),
        tokens / n,
        used / n,
        watched,
        unwatched,
        len(s.locations),
        min(piles) / 6 if ahead else 0.0,
        sum(piles) / 12 if ahead else 0.0,
        s.door_tokens if ahead else 0.0,
        s.artefact_team != NOBODY,
        final,
        final * log(n),
        final * cards / n,
        final * risk / n,
        final * left,
        launch,
        launch * s.location_tokens / 5,
        launch * panel,
        lair,
        lair * (s.lords_slain > 0),
        lair * lord_swarm / 6,
        toxin,
        toxin * panel,
        toxin * left,
    )


def looks_at_terrain(s: Hulk, aimed: list[int]) -> tuple[float, float, bool]:
    """Of the terrain: what is looked at from its place, what nobody aims at; and the panel."""
    watched = unwatched = 0.0
    panel = False
    for card, at in enumerate(s.terrain):
        if at >= 0:
            side, position = at >> 4, at & 15
            if s.facing[s.line[position]] == side:
                watched += SPAWNS[card]
                panel = panel or card == CONTROL_PANEL
            elif not aimed[side] >> position & 1:
                unwatched += SPAWNS[card]
    return watched, unwatched, panel


_FOUND = read_weights(Path(__file__).parents[1])
WEIGHTS, BIAS = tuple(_FOUND[name] for name in TERMS), _FOUND["bias"]


def value(s: Hulk, seat: Seat) -> float:
    """The fitted chance of victory."""
    if not s.line:
        return 0.0
    total = BIAS + fsum([w * t for w, t in zip(WEIGHTS, terms(s, seat), strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
