"""What a position is worth to a player: 0 is lost, 1 is won.

The value is made of terms that a player would name, each my own minus the others'; their weights
are in ``weights.toml``, in points: what one more of it adds to the final score. What has been begun
counts as done: a card that is being paid for stands already in the Empire, less the symbols that
are still missing.
"""

from __future__ import annotations

from math import exp, fsum
from pathlib import Path
from typing import Final

from starboard.data.weights import read_weights
from starboard.kernel import Result, Seat

from ..reading.tables import (
    BEST,
    COST_MODS,
    DISCOUNTS,
    EVERYTHING,
    LIMIT_MODS,
    PLANETS,
    ROW_CARDS,
    SHIPS,
    SYMBOLS,
    TECHNOLOGIES,
    WITH_GOLD,
    bits,
    mask_of,
    total,
)
from ..rules.costs import BASE_COST, BASE_LIMIT, COST_STEP, attached_symbols
from ..rules.paying import reach
from ..state import ACTION, DRAWING, Galaxy, Player
from .expectations import EXPECTED
from .terms import ACTIONS, DUE, POINTS, TERMS, end_points, means, time_left

#: Points by which the end differs from what the value foretells, when it is near and for the
#: whole game (the spread of a logistic curve: half the standard deviation, about).
SPREAD, SPREAD_OF_GAME = 1.5, 4.5
DISCOUNT_CARDS: Final = sum({1 << c for table in COST_MODS for c in bits(mask_of(table))})
LIMIT_CARDS: Final = sum({1 << c for table in LIMIT_MODS for c in bits(mask_of(table))})
ABILITY_CARDS: Final = TECHNOLOGIES & ~DISCOUNT_CARDS & ~LIMIT_CARDS


def symbols_of(p: Player) -> tuple[int, int, int]:
    """The symbols that are attached to projects, lie in stocks, and are held in hand."""
    attached = stock = hand = 0
    for a in p.attached:
        attached += SYMBOLS[a & 255]
    for a in p.stock:
        stock += SYMBOLS[a & 255]
    for card in p.hand:
        hand += BEST[EVERYTHING][card]
    return attached, stock, hand


def features(s: Galaxy, seat: Seat, left: float) -> list[float]:
    """One player's side of every term."""
    p = s.players[seat]
    soon = means(left)
    points, scores = end_points(s, seat)
    works = p.logistic & ~p.blockaded
    active = p.operational & ~p.blockaded
    attached, stock, hand = symbols_of(p)
    projects, ready = building(p, works) if p.projects else (0.0, 0.0)
    earned, end = p.earned, s.end_vp[seat]
    found = [
        earned[0] + earned[1] + earned[2] + earned[3] + end[0] + end[1] + end[2] + points,
        (works & DISCOUNT_CARDS).bit_count() * left,
        (works & LIMIT_CARDS).bit_count() * left,
        (works & ABILITY_CARDS).bit_count() * left,
        (active & PLANETS).bit_count() * left,
        scores * left,
        (active & SHIPS).bit_count() * left,
        projects * soon,
        ready * soon,
        attached * soon,
        (stock if stock < MOST_STOCK else MOST_STOCK) * soon,
        hand * soon,
        p.bank * soon,
        len(p.artifacts) * (0.5 + 0.5 * soon),
        len(p.plans) * left,
        p.blockaded.bit_count() * left,
        0.0,
        0.0,
        0.0,
    ]
    if seat == s.active and s.phase in (ACTION, DRAWING):
        found[ACTIONS] = float(s.actions)
        if s.bill:
            _, _, symbols, *_ = s.bill
            found[DUE] = float(symbols)
        for rule, *args in s.agenda:
            expect = EXPECTED.get(rule)
            if expect is not None:
                expect(s, seat, found, left, *args)
    return found


#: More symbols in stock than this are hardly ever spent.
MOST_STOCK: Final = 12


def building(p: Player, works: int) -> tuple[float, float]:
    """Cards under construction, and rows in which the hand could complete one now.

    The first card of a row counts most: every further one costs more.
    """
    projects = ready = 0.0
    symbols, _ = attached_symbols(p.attached)
    for row, of_row in enumerate(ROW_CARDS):
        cards = p.projects & of_row
        if not cards:
            continue
        count = cards.bit_count()
        projects += (0.0, 1.0, 1.4)[count] if count < 3 else 1.4 + 0.1 * (count - 2)
        cost = BASE_COST + COST_STEP * (p.empire & of_row).bit_count()
        if works & DISCOUNTS:
            cost += total(COST_MODS[row], works)
        if symbols:
            cost -= max([symbols.get(card, 0) for card in bits(cards)])
        most = reach(p, WITH_GOLD + row, BASE_LIMIT + total(LIMIT_MODS[row], works))
        if most >= cost:
            ready += 1.0
    return projects, ready


def terms(s: Galaxy, seat: Seat) -> tuple[float, ...]:
    """The position in the words of TERMS: mine minus the others'; points minus the best other's.

    All are divided by what is still open: the same lead is worth more near the end.
    """
    left = time_left(s)
    sides = [features(s, n, left) for n in range(len(s.players))]
    mine = sides.pop(seat)
    scale = 1 / (SPREAD + SPREAD_OF_GAME * left)
    share = 1 / len(sides)
    found = [own - fsum([other[n] for other in sides]) * share for n, own in enumerate(mine)]
    found[POINTS] = mine[POINTS] - max([other[POINTS] for other in sides])
    return tuple([each * scale for each in found])


_FOUND = read_weights(Path(__file__).parent.parent)
WEIGHTS, BIAS = tuple(_FOUND[name] for name in TERMS), _FOUND["bias"]
MEANS: Final = tuple(0.0 if n == POINTS else weight for n, weight in enumerate(WEIGHTS))


def value(s: Galaxy, seat: Seat) -> float:
    """The chance of victory that the terms speak of."""
    return chance(BIAS + fsum([w * t for w, t in zip(WEIGHTS, terms(s, seat), strict=True)]))


def values(s: Galaxy) -> list[float]:
    """The value for every seat: each side is looked at once."""
    left = time_left(s)
    scale = 1 / (SPREAD + SPREAD_OF_GAME * left)
    points, means_to = [], []
    for seat in range(len(s.players)):
        side = features(s, seat, left)
        points.append(WEIGHTS[POINTS] * side[POINTS])
        means_to.append(fsum([w * t for w, t in zip(MEANS, side, strict=True)]))
    if len(points) == 2:
        lead = (points[0] - points[1] + means_to[0] - means_to[1]) * scale
        return [chance(BIAS + lead), chance(BIAS - lead)]
    found, all_means, share = [], sum(means_to), 1 / (len(points) - 1)
    for seat, own in enumerate(points):
        best = max([other for n, other in enumerate(points) if n != seat])
        rest = means_to[seat] - (all_means - means_to[seat]) * share
        found.append(chance(BIAS + (own - best + rest) * scale))
    return found


def chance(odds: float) -> float:
    """From a weighted lead, in spreads, to a chance of victory."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def nearness(result: Result, seat: Seat) -> float:
    """How near a loss came: the share of the winner's points, at most a little below a half."""
    best = max(result.scores)
    return 0.45 * result.scores[seat] / best if best else 0.0
