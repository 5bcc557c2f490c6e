"""What a position is worth to a player: 0 is lost, 1 is won.

The value is made of terms that a player would name, each my own minus the others'; their weights
are in ``weights.toml``, in points: what one more of it adds to the final score. What has been begun
counts as done: a card that is being paid for stands already in the Empire, less the symbols that
are still missing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp, fsum
from pathlib import Path

from starboard.data.weights import read_weights
from starboard.kernel import Result, Seat

from ..box import CARDS, FACTIONS, LIMITS, RESOURCES
from ..effects import INCOME, LAUNCH, METRICS, Gain
from ..metrics import measure
from ..rules import basic, effects, operational
from ..rules.attacks import next_ship
from ..rules.blockades import remove_blockades
from ..rules.completing import complete
from ..rules.paying import (
    BASE_COST,
    BASE_LIMIT,
    COST_STEP,
    attached_symbols,
    reach,
    symbols_on,
)
from ..rules.planets import produce
from ..rules.technologies import check
from ..state import ACTION, DRAWING, NOBODY, SCORING, Galaxy, Player
from ..tables import (
    BEST,
    COST_MODS,
    DISCOUNTS,
    EVERYTHING,
    LIMIT_MODS,
    PLANETS,
    ROW,
    ROW_CARDS,
    SHIPS,
    SYMBOLS,
    TECHNOLOGIES,
    WITH_GOLD,
    bits,
    effects_of,
    mask_of,
    total,
)  # fmt: skip

TERMS = (
    "points",  # victory points so far, and what the Empire gives at the end as it is
    "discounts",  # working discounts, for the time that is left
    "limits",  # cards more in a payment, for the time that is left
    "abilities",  # other logistic technologies, for the time that is left
    "planets",  # operational planets, for the time that is left
    "technologies",  # what operational technologies score, for the time that is left
    "ships",  # operational ships, for the time that is left
    "projects",  # cards under construction
    "ready",  # rows in which the hand could complete one now
    "attached",  # symbols attached to them
    "stock",  # symbols in stock
    "hand",  # symbols in the hand
    "credits",
    "artifacts",
    "plans",
    "blockaded",  # own cards with a token
    "chances",  # points under way: an attack, a check, a production not yet resolved
    "due",  # symbols that are still to be paid
    "action",  # an action that is still to come
)  # fmt: skip
(
    POINTS, _, _, ABILITIES, PLANETS_, _, SHIPS_, PROJECTS, _, ATTACHED, _, _, CREDITS, _, _,
    BLOCKADED, CHANCES, DUE, ACTIONS,
) = range(len(TERMS))  # fmt: skip

#: A type is on about 42 of 100 Resource cards: so often a check or a production matches.
MATCH = 0.42
#: What a produced card is worth besides: symbols in stock.
PRODUCE_WORTH = MATCH + 0.25
#: Turns that a player has in a whole game, about; so many from the end means are worth little.
TURNS, LAST_TURNS = 20, 4
#: A ship's attack gives about so many points.
SORTIE = 0.9
#: Points by which the end differs from what the value foretells, when it is near and for the
#: whole game (the spread of a logistic curve: half the standard deviation, about).
SPREAD, SPREAD_OF_GAME = 1.5, 4.5

DISCOUNT_CARDS = sum({1 << c for table in COST_MODS for c in bits(mask_of(table))})
LIMIT_CARDS = sum({1 << c for table in LIMIT_MODS for c in bits(mask_of(table))})
ABILITY_CARDS = TECHNOLOGIES & ~DISCOUNT_CARDS & ~LIMIT_CARDS


def time_left(s: Galaxy) -> float:
    """The share of the game that is still to come."""
    if s.last_round:
        return 0.0
    return (s.marker - 1 + len(s.deck) / len(RESOURCES)) / len(s.players)


def best_column(s: Galaxy, seat: Seat, card: int) -> tuple[int, int]:
    """What a technology scores now, and at the end."""
    technology = CARDS[card]
    reached = measure(s, seat, technology.metric, technology.metric_type)
    vp = end = 0
    for column in technology.columns:
        if reached >= column.need:
            vp, end = column.vp, column.end_vp
    return vp, end


def end_points(s: Galaxy, seat: Seat) -> tuple[int, int]:
    """Points of the Empire at the end as it is, and what its technologies score in a check."""
    p = s.players[seat]
    points = scores = 0
    for card in bits(p.operational & TECHNOLOGIES & ~s.scored):
        vp, end = best_column(s, seat, card)
        scores += vp
        points += end if not p.blockaded >> card & 1 or p.bank else 0
    if s.phase != SCORING:
        points += LIMITS.vp_per_card * p.empire.bit_count()
        if p.faction != NOBODY:
            points += faction_points(s, seat)
    return points, scores


def faction_points(s: Galaxy, seat: Seat) -> int:
    """A-163 as the Empire is now."""
    scoring = FACTIONS[s.players[seat].faction].scoring
    return sum(vp * measure(s, seat, metric, kind) for metric, kind, vp in scoring)


def features(s: Galaxy, seat: Seat, left: float) -> list[float]:
    """One player's side of every term."""
    p = s.players[seat]
    soon = means(left)
    points, scores = end_points(s, seat)
    works = p.logistic & ~p.blockaded
    active = p.operational & ~p.blockaded
    attached = stock = hand = 0
    for a in p.attached:
        attached += SYMBOLS[a & 255]
    for a in p.stock:
        stock += SYMBOLS[a & 255]
    for card in p.hand:
        hand += BEST[EVERYTHING][card]
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
MOST_STOCK = 12


def means(left: float) -> float:
    """What means to an end are worth: all, until the last few turns."""
    return min(1.0, left * TURNS / LAST_TURNS)


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


# ---- what has been begun: what each step on the agenda will bring, on average ------------------


def completing_a_card(s: Galaxy, seat: Seat, found: list[float], left: float, card: int) -> None:
    """A card that is being paid for stands already in the Empire."""
    p, row = s.players[seat], ROW[card]
    if not p.projects >> card & 1:
        return
    found[POINTS] += 1.0 + like_minded(p, card)
    found[(SHIPS_, ABILITIES, PLANETS_)[row]] += left
    found[CHANCES] += (SORTIE, 0.4, LIMITS.placement_production * PRODUCE_WORTH)[row]
    found[PROJECTS] -= 0.7 * means(left)
    found[ATTACHED] -= symbols_on(p, card) * means(left)


def operating(s: Galaxy, seat: Seat, found: list[float], left: float, purpose: int) -> None:
    """An operational action that is being paid for."""
    if purpose == INCOME:
        found[CHANCES] += MATCH * end_points(s, seat)[1]
    else:
        cards, worth = (SHIPS, SORTIE) if purpose == LAUNCH else (PLANETS, PRODUCE_WORTH)
        found[CHANCES] += (s.players[seat].operational & cards).bit_count() * worth


def producing(
    s: Galaxy, seat: Seat, found: list[float], left: float, planet: int, count: int
) -> None:
    """Cards that a planet produces."""
    found[CHANCES] += count * PRODUCE_WORTH


def mining(
    s: Galaxy, seat: Seat, found: list[float], left: float, cards: int, count: int, *_: int
) -> None:
    """Planets that are still to produce."""
    found[CHANCES] += cards.bit_count() * count * PRODUCE_WORTH


def checking(s: Galaxy, seat: Seat, found: list[float], left: float, card: int) -> None:
    """A technology check."""
    found[CHANCES] += MATCH * best_column(s, seat, card)[0]


def checking_all(
    s: Galaxy, seat: Seat, found: list[float], left: float, cards: int, *_: int
) -> None:
    """Technologies that are still to be checked."""
    found[CHANCES] += MATCH * fsum(best_column(s, seat, card)[0] for card in bits(cards))


def scoring_freely(
    s: Galaxy, seat: Seat, found: list[float], left: float, cards: int, count: int, *_: int
) -> None:
    """The best technologies are scored."""
    best = sorted((best_column(s, seat, card)[0] for card in bits(cards)), reverse=True)
    found[CHANCES] += fsum(best[:count])


def attacking(s: Galaxy, seat: Seat, found: list[float], left: float, occasion: int) -> None:
    """The ships that may still attack."""
    found[CHANCES] += SORTIE * s.squad.bit_count()


def selling(
    s: Galaxy, seat: Seat, found: list[float], left: float, colour: int, count: int, sold: int
) -> None:
    """The credits for what is sold already."""
    found[CREDITS] += sold * means(left)


def buying(s: Galaxy, seat: Seat, found: list[float], left: float, *_: int) -> None:
    """A purchase that is still to be paid."""
    found[CREDITS] -= LIMITS.buy_cost * means(left)
    found[PROJECTS] += means(left)


def keeping(s: Galaxy, seat: Seat, found: list[float], left: float, *_: int) -> None:
    """A purchase that is paid."""
    found[PROJECTS] += means(left)


def freeing(
    s: Galaxy, seat: Seat, found: list[float], left: float, row: int, count: int, *_: int
) -> None:
    """Tokens that will be removed."""
    found[BLOCKADED] -= count * left


def carrying_out(
    s: Galaxy, seat: Seat, found: list[float], left: float, source: int, n: int
) -> None:
    """An effect that was paid for."""
    found[CHANCES] += promised(source, n)


#: By rule: what a step of it on the agenda adds to the terms.
EXPECTED: dict[Callable[..., object], Callable[..., None]] = {
    complete: completing_a_card,
    operational.carry_out: operating,
    produce: producing,
    operational.next_mine: mining,
    check: checking,
    operational.next_check: checking_all,
    operational.score_freely: scoring_freely,
    next_ship: attacking,
    basic.sell: selling,
    basic.spend_on_cards: buying,
    basic.keep_cards: keeping,
    remove_blockades: freeing,
    effects.carry_out: carrying_out,
}


def like_minded(p: Player, card: int) -> float:
    """The faction's own points for one more card of this kind."""
    if p.faction == NOBODY:
        return 0.0
    names = {0: "ships", 1: "technologies", 2: "planets"}
    return sum(
        vp
        for metric, kind, vp in FACTIONS[p.faction].scoring
        if kind == CARDS[card].type or metric_name(metric) == names[ROW[card]]
    )


@cache
def metric_name(metric: int) -> str:
    """A measure by its name."""
    return METRICS[metric]


@cache
def promised(source: int, n: int) -> float:
    """What an effect that was paid for will give, in points, roughly."""
    effect = effects_of(source)[n]
    by_kind = {"attack_with_one": SORTIE, "produce": 0.8 * effect.amount, "score_free": 1.5,
               "draft": 0.9, "complete_now": 1.6, "search": 0.4, "buy_with": 1.0,
               "extra_action": 0.9, "extra_turns": 4.0, "turn_mod": 0.6, "steal": 0.7,
               "attach": 0.4, "refresh": 0.3, "place_blockade": 0.8,
               "clear_blockade": 0.5}  # fmt: skip
    return by_kind.get(effect.kind, 0.0) + worth_of(effect.gain)


def worth_of(gain: Gain) -> float:
    """A gain in points, roughly."""
    return gain.vp + 0.2 * gain.credits + 0.25 * gain.draw + 0.9 * gain.artifact + 0.2 * gain.plan


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
MEANS = tuple(0.0 if n == POINTS else weight for n, weight in enumerate(WEIGHTS))


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
