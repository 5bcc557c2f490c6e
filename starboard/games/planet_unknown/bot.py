"""What a position is worth, in terms that can be explained."""

from __future__ import annotations

from math import exp

from .box import CORPORATIONS, SQUARES
from .grid import around
from .kinds import JUMP, OASIS, TECH, WATER
from .objectives import uncovered
from .scoring import LINES, target, terms, track_score
from .state import OVER, Player, Table

#: Medals that make a lead certain enough: a lead of so many is worth about three wins in four.
SCALE = 9.0


def value(s: Table, seat: int) -> float:
    """0 lost to 1 won: my expected medals against the best other player's, or the solo target."""
    mine = worth(s, seat)
    if len(s.players) == 1:
        other = float(target(s.split))
    else:
        other = max(worth(s, p.seat) for p in s.players if p.seat != seat)
    return 1 / (1 + exp((other - mine) / SCALE))


def worth(s: Table, seat: int) -> float:
    """Expected medals of a player at the end of the game."""
    p = s.players[seat]
    if s.phase == OVER:
        return sum(v for _, v in terms(s, seat, p.cards, p.goals))
    made = dict(terms(s, seat, p.cards, p.goals))
    total = made["lifepods"] + made["civ-cards"] + made["personal"]
    total += p.stones * 0.45
    total += planet_hope(p)
    total += sum(track_hope(p, track) for track in range(5))
    total += made["neighbours"] * 0.7
    total += rover_hope(p)
    total += 0.4 * p.stored + 1.1 * p.unlocked.bit_count() + 0.25 * p.moves
    total += sum((1.2, 1.8, 2.4, 3.0)[rank - 1] for rank in p.ranks)
    return total


def planet_hope(p: Player) -> float:
    """Rows and columns by how full they are; a meteorite costs most of what they promise."""
    empty = uncovered(p)
    rocks = p.rocks()
    total = 0.0
    for line, medals in LINES:
        missing = (empty & line).bit_count()
        share = 1.0 - missing / line.bit_count()
        hope = medals * share * share
        if rocks & line:
            hope *= 0.45
        total += hope
    return total - 0.18 * holes(p)


def holes(p: Player) -> int:
    """Empty squares that only a patch could fill: every neighbour is covered."""
    free = p.free()
    walls = ~free
    return (free & walls >> 1 & walls << 1 & walls >> 13 & walls << 13).bit_count()


def track_hope(p: Player, track: int) -> float:
    """The medal of a track, and a part of the way to the next ones and to its milestones."""
    at = p.tracks[track]
    made = track_score(p, track)
    if p.corporation == JUMP and track == TECH:
        return made
    if p.corporation == OASIS and track == WATER:
        return made + 0.35 * at
    top = len(CORPORATIONS[p.corporation].tracks[track]) - 1
    return 0.55 * made + (0.42 if top == 15 else 1.2) * at


def rover_hope(p: Player) -> float:
    """Rovers on the planet that have something to fetch."""
    total = 0.0
    prey = p.lifepods | p.meteorites
    for at in p.rovers:
        if at >= 0:
            near = 1 << at
            total += 0.6
            for step in (0.5, 0.3, 0.2):
                near |= around(near) & SQUARES
                if near & prey:
                    total += step
    return total + 0.25 * p.lifepods.bit_count()
