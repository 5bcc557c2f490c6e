"""What may become of trackers in the turns that are left."""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

from ..box import CORPORATIONS
from ..components import BIOMASS, WORMHOLE, Corporation, Space
from ..state import Player
from .weights import W

#: No game lasts longer, as far as bots look.
MOST_TURNS = 24


def rank_worth(rank: int) -> float:
    """A civ card to come."""
    return (W.rank1, W.rank2, W.rank3, W.rank4)[rank - 1]


def bonus_worth(space: Space, turns: float) -> float:
    """What a space gives, its medal aside. Technologies need turns to be of use."""
    worth = W.synergy * space.synergy + W.patch * space.patch + W.point * space.move
    if space.rover:
        worth += W.rover * space.rover * min(1.0, turns / 6)
    if space.tech:
        worth += W.level * min(1.0, turns / 10)
    if space.civ:
        worth += rank_worth(space.civ)
    if space.choice >= 0:
        worth += W.synergy
    return worth


#: By track: what a tracker on a space may expect (medals included), and what one step brings.
Ladder = tuple[tuple[float, ...], tuple[float, ...]]


@cache
def ladders(number: int, turns: int) -> tuple[Ladder, ...]:
    """What trackers of a corporation are worth with so many turns left."""
    corporation = CORPORATIONS[number]
    return tuple(_ladder(corporation, track, turns) for track in range(5))


def _ladder(corporation: Corporation, track: int, turns: int) -> Ladder:
    way = corporation.ways[track]
    middle = W.pace * turns
    width = 0.35 + 0.5 * sqrt(middle)
    chance = [1 / (1 + exp((d - 0.5 - middle) / width)) for d in range(len(way) + 1)]
    medals = _medals(corporation, track)
    worths = []
    for at in range(len(way)):
        worth = W.medal * medals[at]
        for d in range(1, len(way) - at):
            more = W.medal * (medals[at + d] - medals[at + d - 1])
            worth += chance[d] * (more + W.haste**d * bonus_worth(way[at + d], turns - 1))
        worths.append(worth)
    if corporation is CORPORATIONS[WORMHOLE] and track == BIOMASS:
        worths[-1] += chance[2]  # technology 1 begins again
    steps = []
    for at in range(len(way) - 1):
        steps.append(worths[at + 1] - worths[at] + bonus_worth(way[at + 1], turns))
    steps.append(W.point * corporation.top_move if track == 3 else 0.0)
    return tuple(worths), tuple(steps)


def _medals(corporation: Corporation, track: int) -> list[int]:
    """P-152, P-298 By space: the medal there, or the last one below it."""
    made, found = 0, []
    for space in corporation.ways[track]:
        made = space.medal or made
        found.append(made)
    return found


def steps(p: Player, turns: float) -> list[float]:
    """What one step of each tracker brings now."""
    board = ladders(p.corporation, min(MOST_TURNS, int(turns)))
    return [board[track][1][at] for track, at in enumerate(p.tracks)]
