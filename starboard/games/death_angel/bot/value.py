"""What a position is worth to the whole squad: 0 is lost, 1 is won.

The value is a chance of victory made of terms that a player would name, each with a weight that
was fitted to finished missions (``weights.toml`` says by which command).
"""

from __future__ import annotations

from math import exp, fsum, log
from pathlib import Path
from typing import NamedTuple

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
from ..state import NOBODY, SIDES, Hulk
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


class Squad(NamedTuple):
    """What the marines come to, all together."""

    alive: list[int]  # by team
    risk: float
    doomed: int
    behind: int
    tokens: int
    used: int


def look_at_squad(s: Hulk) -> Squad:
    """Who lives, in what danger, and with how many tokens."""
    risk, doomed, behind, tokens, used = 0.0, 0, 0, 0, 0
    alive = [0] * len(TEAM_IDS)
    for position, marine in enumerate(s.line):
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
    return Squad(alive, risk, doomed, behind, tokens, used)


def look_at_swarms(s: Hulk, aimed: tuple[int, int]) -> tuple[int, int, int, int]:
    """Genestealers in all, those nobody aims at, the largest swarm, those around Brood Lords."""
    cards = unaimed = pack = lord_swarm = 0
    for side in SIDES:
        for position, swarm in enumerate(s.swarms[side]):
            if swarm:
                size = len(swarm)
                cards += size
                pack = max(pack, size)
                unaimed += 0 if aimed[side] >> position & 1 else size
                if s.location == GENESTEALER_LAIR and brood_lords(swarm):
                    lord_swarm += size
    return cards, unaimed, pack, lord_swarm


def terms(s: Hulk, seat: Seat) -> tuple[float, ...]:
    """The position in the words of TERMS."""
    setup, aimed, squad = SETUPS[s.seats], aims(s), look_at_squad(s)
    n = len(s.line) or 1
    cards, unaimed, pack, lord_swarm = look_at_swarms(s, aimed)
    watched, unwatched, panel = look_at_terrain(s, aimed)
    living = [team for team, count in enumerate(squad.alive) if count]
    ready = sum(s.last[team] != ACTION_OF[team][ATTACK] and s.jammed != team for team in living)
    return (
        n / setup.marines,
        log(n),
        len(living) / setup.teams,
        sum(count > 1 for count in squad.alive) / setup.teams,
        *squad.alive,
        squad.risk / n,
        squad.doomed / n,
        cards / n,
        squad.behind / n,
        unaimed / n,
        min(pack, 6) / 6,
        ready / (len(living) or 1),
        squad.tokens / n,
        squad.used / n,
        watched,
        unwatched,
        *terms_of_the_way(s),
        *terms_of_the_end(s, n, cards, squad.risk, lord_swarm, panel),
    )


def terms_of_the_way(s: Hulk) -> tuple[float, ...]:
    """How far it is to the last Location, and what helps on the way."""
    piles = len(s.blips[0]), len(s.blips[1])
    ahead = bool(s.locations)
    return (
        len(s.locations),
        min(piles) / 6 if ahead else 0.0,
        sum(piles) / 12 if ahead else 0.0,
        s.door_tokens if ahead else 0.0,
        s.artefact_team != NOBODY,
    )


def terms_of_the_end(
    s: Hulk, n: int, cards: int, risk: float, lord_swarm: int, panel: bool
) -> tuple[float, ...]:
    """What counts at the last Location: all of it, and what each of the three asks for."""
    if not s.final:
        return NOT_THE_END
    launch = float(s.location == LAUNCH_CONTROL_ROOM)
    lair = float(s.location == GENESTEALER_LAIR)
    toxin = float(s.location == TOXIN_PUMPING_STATION)
    left = (len(s.blips[0]) + len(s.blips[1]) + cards) / 12
    return (
        1.0,
        log(n),
        cards / n,
        risk / n,
        left,
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


NOT_THE_END = (0.0,) * 14


def look_at_terrain(s: Hulk, aimed: tuple[int, int]) -> tuple[float, float, bool]:
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
