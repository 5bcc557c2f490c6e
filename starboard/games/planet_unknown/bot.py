"""What a position is worth, in terms that can be explained: medals that are made, and hopes.

Every term of the score has a hope of its own: lines by how likely they get covered and cleared
(ground.py), tracks and objectives by what may come in the turns that are left (prospects.py).
What is gained but not resolved yet counts as what it will bring. docs/games/planet_unknown.md
explains the terms, weights.toml holds their weights.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, fsum

from .box import CIV_CARDS
from .glance import coming
from .grid import squares_of
from .kinds import ENERGY, WATER
from .laying import best_place, settled
from .prospects import MOST_TURNS, ladders, rank_worth, steps
from .rules.tracks import water_steps
from .scoring import (
    card_score,
    lifepod_score,
    meteorite_score,
    neighbour_score,
    target,
    total,
)  # fmt: skip
from .state import OVER, Player, Table, Thing, unpacked
from .weights import W


def value(s: Table, seat: int) -> float:
    """0 lost to 1 won: what I have and hope for against the best other player, or the target."""
    return _chance(worth(s, seat) - _best_other(s, seat, worth))


def rivals(s: Table, seat: int) -> float:
    """The medals that the best other player may expect, or the solo target."""
    return _best_other(s, seat, medals)


def against(s: Table, seat: int, level: float) -> float:
    """0 lost to 1 won: the medals I may expect against so many."""
    return _chance(medals(s, seat) - level)


def _best_other(s: Table, seat: int, counted: Callable[[Table, int], float]) -> float:
    if len(s.players) == 1:
        return float(target(s.split))
    return max(counted(s, p.seat) for p in s.players if p.seat != seat)


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead / W.scale))


def medals(s: Table, seat: int) -> float:
    """Expected medals of a player at the end: those made, and as many hopes as come true."""
    made = total(s, seat)
    return made + W.come * (worth(s, seat) - made)


def turns_left(s: Table, p: Player) -> float:
    """How many tiles a player will still lay: as far as events and empty ground go."""
    turns = p.free().bit_count() / W.tile
    if s.split:
        turns = min(turns + 2, 20 - s.round + (not p.fresh))
    return turns


def worth(s: Table, seat: int) -> float:
    """What a player has and hopes for: more than will come true, but good to choose by."""
    p = s.players[seat]
    if s.phase == OVER:
        return total(s, seat)
    turns = turns_left(s, p)
    board = ladders(p.corporation, min(MOST_TURNS, int(turns)))
    found = 0.0
    for track, at in enumerate(p.tracks):
        found += board[track][0][at]
    found += W.patch * p.stored + W.level * min(1.0, turns / 10) * p.unlocked.bit_count()
    for at in p.rovers:
        if at >= 0:
            found += W.rover * min(1.0, turns / 6)
    if p.rescued or p.cards:
        found += lifepod_score(p, p.cards) + card_score(p, p.cards)
    if p.stones:
        found += _stones(p, turns)
    if s.neighbour:
        found += W.rival * neighbour_score(s, seat, s.players)
    for rank in p.ranks:
        found += rank_worth(rank)
    if p.hand >= 0:
        found += best_place(s, p, turns)
    else:
        found += settled(p, turns)
        if s.turning and turns >= 1 and W.next:
            found += W.next * coming(s, p, turns)
    for thing in p.todo:
        found += pending(p, thing, turns)
    return found


def _stones(p: Player, turns: float) -> float:
    """P-154 Every third meteorite brings medals; those on the way to it count in part."""
    made = meteorite_score(p, p.cards)
    each = made / (p.stones // 3) if made else 1.0
    return made + each * (p.stones % 3) / 3 * min(1.0, turns / 5)


def card_worth(p: Player, number: int, turns: float) -> float:
    """What a civ card is worth to a player who takes it now."""
    card = CIV_CARDS[number]
    match card.op:
        case "advance_distinct":
            best = sorted(steps(p, turns), reverse=True)
            return fsum(best[: card.n]) * card.steps * 0.9
        case "gain_patch":
            return W.patch * card.n
        case "gain_move":
            return W.point * card.n
        case "extra_tile":
            return 1.5 + card.n
        case "collect_lifepods":
            return 0.7 * min(card.n, p.lifepods.bit_count())
        case "destroy_meteorites":
            return 1.5 * min(card.n, p.meteorites.bit_count())
        case "destroy_meteorites_line":
            return 1.5 * min(2, p.meteorites.bit_count())
        case "teleport_rover":
            return 1.0 if p.meteorites | p.lifepods else 0.0
        case "medals":
            return card.n + card.advance
        case "medals_per":
            return p.patches.bit_count() + 0.2 * turns
        case "lifepod_value":
            return p.rescued + 0.5 * min(p.lifepods.bit_count(), turns)
        case "set":
            copies = sum(CIV_CARDS[each].set == card.set for each in squares_of(p.cards))
            if card.set == "commerce_agreement":
                return copies + 1.2
            return p.stones / 3 + 0.1 * turns
    return 0.6 * sum(max(0, 5 - at) for at in p.tracks)  # Unionization


def pending(p: Player, thing: Thing, turns: float) -> float:
    """What is gained already and only waits to be resolved."""
    name = thing[0]
    gain: float
    match name:
        case "any":
            return fsum(pending(p, each, turns) for each in thing[1])
        case "either":
            return max(pending(p, each, turns) for each in thing[1:])
        case "icon":
            kind = thing[1]
            if kind == ENERGY:
                return 0.9 * max(steps(p, turns))
            tile, way, at = unpacked(p.laid[thing[2]])
            gain = steps(p, turns)[kind]
            if kind == WATER:
                return gain * water_steps(p, tile, way, at)
            return gain
        case "boost" | "choice":
            return max(steps(p, turns))
        case "energy":
            return 0.9 * max(steps(p, turns))
        case "advance" | "unplaced" | "onward":
            return steps(p, turns)[thing[1]]
        case "advances":
            gain = fsum(sorted(steps(p, turns))[-thing[1] :])
            return 0.9 * gain * int(thing[2])
        case "advance-one-of":
            gains = steps(p, turns)
            gain = max(gains[track] for track in thing[1])
            return gain * int(thing[2]) if thing[3] else gain
        case "patch":
            return W.patch
        case "deploy" | "deploy-now":
            return W.rover * min(1.0, turns / 6)
        case "civ" | "choose-card":
            return rank_worth(thing[1])
        case "effect":
            return card_worth(p, thing[1], turns)
        case "extra-tile":
            return 2.0
        case "take-lifepods":
            return 0.8 * min(int(thing[1]), p.lifepods.bit_count())
        case "take-meteorites" | "destroy-meteorites":
            return 1.5 * min(int(thing[1]), p.meteorites.bit_count())
        case "line":
            return 2.0
        case "union":
            return 0.6 * sum(max(0, 5 - at) for at in p.tracks)
    return 0.0
