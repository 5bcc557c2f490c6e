"""What a position is worth, in terms that can be explained: medals that are made, and hopes.

Every term of the score has a hope of its own: lines by how likely they get covered and cleared
(ground.py), tracks and objectives by what may come in the turns that are left (prospects.py).
What is gained but not resolved yet counts as what it will bring. docs/games/planet_unknown.md
explains the terms, weights.toml holds their weights.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, fsum
from typing import Any

from starboard.kernel import Step

from ..box import CIV_CARDS
from ..components import ENERGY, WATER
from ..grid import squares_of
from ..rules.biomass import gain_patch, wormhole_choice
from ..rules.civ import choose_card, effect, landing_zone, look
from ..rules.corporations import onward
from ..rules.energy import energy
from ..rules.gains import resolve
from ..rules.rovers import deploy, destroy_meteorites, reach_rover, take_lifepods, take_meteorites
from ..rules.tracks import (
    advance,
    advance_one_of,
    boost,
    resource,
    resource_of_unplaced,
    several_advances,
    union,
    water_steps,
)
from ..rules.turn import either, extra_tile
from ..scoring import card_score, lifepod_score, meteorite_score, neighbour_score, target, total
from ..state import OVER, Player, Table, unpacked
from .placement import best_place, coming, settled
from .tracks import MOST_TURNS, ladders, rank_worth, steps
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
    for step in s.steps_of(seat):
        found += pending(p, step, turns)
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


def pending(p: Player, step: Step, turns: float) -> float:
    """What is gained already and only waits to be resolved."""
    worth = _WORTHS.get(step[0])
    return 0.0 if worth is None else worth(p, turns, *step[2:])


def _resource(p: Player, turns: float, kind: int, laid: int) -> float:
    if kind == ENERGY:
        return _energy(p, turns)
    gain = steps(p, turns)[kind]
    return gain * water_steps(p, *unpacked(p.laid[laid])) if kind == WATER else gain


def _energy(p: Player, turns: float, *_: int) -> float:
    return 0.9 * max(steps(p, turns))


def _any_tracker(p: Player, turns: float, *_: int) -> float:
    return max(steps(p, turns))


def _tracker(p: Player, turns: float, track: int, *_: int) -> float:
    return steps(p, turns)[track]


def _trackers(p: Player, turns: float, count: int, each: int, done: int) -> float:
    return 0.9 * fsum(sorted(steps(p, turns))[-count:]) * each


def _one_of(p: Player, turns: float, tracks: tuple[int, ...], count: int, bonuses: bool) -> float:
    gains = steps(p, turns)
    gain = max(gains[track] for track in tracks)
    return gain * count if bonuses else gain


def _rover(p: Player, turns: float) -> float:
    return W.rover * min(1.0, turns / 6)


def _meteorites(p: Player, turns: float, count: int) -> float:
    return 1.5 * min(count, p.meteorites.bit_count())


#: By rule: what its step will bring to a player with so many turns left.
_WORTHS: dict[Callable[..., Any], Callable[..., float]] = {
    resolve: lambda p, turns, gains: fsum(pending(p, each, turns) for each in gains),
    either: lambda p, turns, *gains: max(pending(p, each, turns) for each in gains),
    resource: _resource,
    energy: _energy,
    boost: _any_tracker,
    wormhole_choice: _any_tracker,
    advance: _tracker,
    resource_of_unplaced: _tracker,
    onward: _tracker,
    several_advances: _trackers,
    advance_one_of: _one_of,
    gain_patch: lambda p, turns: W.patch,
    reach_rover: _rover,
    deploy: _rover,
    look: lambda p, turns, rank: rank_worth(rank),
    choose_card: lambda p, turns, rank: rank_worth(rank),
    effect: lambda p, turns, number: card_worth(p, number, turns),
    extra_tile: lambda p, turns, counts: 2.0,
    take_lifepods: lambda p, turns, count: 0.8 * min(count, p.lifepods.bit_count()),
    take_meteorites: _meteorites,
    destroy_meteorites: _meteorites,
    landing_zone: lambda p, turns: 2.0,
    union: lambda p, turns: 0.6 * sum(max(0, 5 - at) for at in p.tracks),
}
