"""What a position is worth to a player: 0 is lost, 1 is won.

The value is made of terms that a player would name, each my own minus the others'; their weights
are in ``weights.toml`` (see ``starboard tune``). What has been begun counts as done: a card that is
being paid for stands already in the Empire, less the symbols that are still missing.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path

from starboard.kernel import Ask, Option, Result, Seat

from .box import CARDS, FACTIONS, LIMITS, RESOURCES
from .effects import INCOME, LAUNCH, METRICS, Gain
from .metrics import measure
from .state import (
    ACTION,
    ATTACK,
    BUYING,
    CHECK,
    CHECKS,
    COMPLETE,
    DRAWING,
    EFFECT,
    KEEP,
    MINES,
    NOBODY,
    OPERATE,
    PRODUCE,
    REMOVE,
    SCORE,
    SCORING,
    SELL,
    Galaxy,
    Player,
)  # fmt: skip
from .tables import (
    BEST,
    COST_MODS,
    EVERYTHING,
    LIMIT_MODS,
    PLANETS,
    ROW,
    ROW_CARDS,
    SHIPS,
    SYMBOLS,
    TECHNOLOGIES,
    bits,
    effects_of,
    mask_of,
)  # fmt: skip

TERMS = (
    "points",  # victory points so far, and what the Empire gives at the end as it is
    "lead",  # the same, more and more as the game nears its end
    "discounts",  # working discounts, for the time that is left
    "limits",  # cards more in a payment, for the time that is left
    "abilities",  # other logistic technologies, for the time that is left
    "planets",  # operational planets, for the time that is left
    "technologies",  # what operational technologies score, for the time that is left
    "ships",  # operational ships, for the time that is left
    "projects",  # cards under construction
    "attached",  # symbols attached to them
    "stock",  # symbols in stock
    "hand",  # symbols in the hand
    "credits",
    "artifacts",
    "plans",
    "blockaded",  # own cards with a token
    "gold",  # chances under way: an attack, a check, a production not yet resolved
    "due",  # symbols that are still to be paid
    "action",  # an action that is still to come
)  # fmt: skip

#: A type is on about 42 of 100 Resource cards: so often a check or a production matches.
MATCH = 0.42
#: Turns that a player has in a whole game, about.
TURNS = 36
#: A ship's attack gives about so many points.
SORTIE = 0.9

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


def features(s: Galaxy, seat: Seat) -> list[float]:
    """One player's side of every term."""
    p = s.players[seat]
    left = time_left(s)
    turns = TURNS * left
    soon = min(1.0, turns / 5)
    points, scores = end_points(s, seat)
    works = p.logistic & ~p.blockaded
    active = p.operational & ~p.blockaded
    total = p.vp + sum(s.end_vp[seat]) + points
    found = [
        total,
        total * (1 - left),
        (works & DISCOUNT_CARDS).bit_count() * left,
        (works & LIMIT_CARDS).bit_count() * left,
        (works & ABILITY_CARDS).bit_count() * left,
        (active & PLANETS).bit_count() * left,
        scores * left,
        (active & SHIPS).bit_count() * left,
        sum(row_projects(p, row) for row in range(3)) * soon,
        sum(SYMBOLS[a & 255] for a in p.attached) * soon,
        min(12, sum(SYMBOLS[a & 255] for a in p.stock)) * soon,
        sum(BEST[EVERYTHING][card] for card in p.hand) * soon,
        p.bank * soon,
        len(p.artifacts) * (0.5 + 0.5 * soon),
        len(p.plans) * left,
        p.blockaded.bit_count() * (0.2 + left),
        0.0,
        0.0,
        0.0,
    ]
    if seat == s.active and s.phase in (ACTION, DRAWING):
        found[18] = float(s.actions)
        found[17] = float(s.bill[2]) if s.bill else 0.0
        for step in s.todo:
            under_way(s, seat, step, found)
    return found


def row_projects(p: Player, row: int) -> float:
    """The first card under construction of a row counts most: every further one costs more."""
    count = (p.projects & ROW_CARDS[row]).bit_count()
    return (0.0, 1.0, 1.5)[count] if count < 3 else 1.5 + 0.2 * (count - 2)


def under_way(s: Galaxy, seat: Seat, step: tuple[int, ...], found: list[float]) -> None:
    """What a step that has been begun will bring, on average."""
    kind = step[0]
    p = s.players[seat]
    if kind == COMPLETE and p.projects >> step[1] & 1:
        card = step[1]
        gain = 1.0 + like_minded(p, card)
        found[0] += gain
        found[1] += gain * (1 - time_left(s))
        found[2 if ROW[card] == 2 else 3 if ROW[card] == 0 else 4] += time_left(s)
        found[8] -= 0.7
        found[9] -= sum(SYMBOLS[a & 255] for a in p.attached if a >> 8 == card)
    elif kind == OPERATE:
        cards = (p.operational & (SHIPS, TECHNOLOGIES, PLANETS)[step[1] - LAUNCH]).bit_count()
        if step[1] == INCOME:
            found[16] += MATCH * end_points(s, seat)[1]
        else:
            found[16] += cards * (SORTIE if step[1] == LAUNCH else MATCH + 0.4)
    elif kind == PRODUCE:
        found[16] += step[2] * (MATCH + 0.4)
    elif kind == MINES:
        found[16] += step[1].bit_count() * step[2] * (MATCH + 0.4)
    elif kind in (CHECK, CHECKS):
        cards = 1 << step[1] if kind == CHECK else step[1]
        found[16] += MATCH * sum(best_column(s, seat, card)[0] for card in bits(cards))
    elif kind == SCORE:
        best = sorted((best_column(s, seat, card)[0] for card in bits(step[1])), reverse=True)
        found[16] += sum(best[: step[2]])
    elif kind == ATTACK:
        found[16] += SORTIE * s.squad.bit_count()
    elif kind == SELL:
        found[12] += step[3] * min(1.0, TURNS * time_left(s) / 5)
    elif kind == BUYING:
        found[12] -= LIMITS.buy_cost * min(1.0, TURNS * time_left(s) / 5)
        found[8] += min(1.0, TURNS * time_left(s) / 5)
    elif kind == KEEP:
        found[8] += min(1.0, TURNS * time_left(s) / 5)
    elif kind == REMOVE:
        found[15] -= step[2] * (0.2 + time_left(s))
    elif kind == EFFECT:
        found[16] += promised(step[1], step[2])


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
    return gain.vp + 0.2 * gain.credits + 0.25 * gain.draw + 2.0 * gain.artifact + 0.2 * gain.plan


def terms(s: Galaxy, seat: Seat) -> tuple[float, ...]:
    """The position in the words of TERMS: mine minus the others'; points minus the best other's."""
    sides = [features(s, n) for n in range(len(s.players))]
    mine = sides.pop(seat)
    share = 1 / len(sides)
    found = [own - sum([other[n] for other in sides]) * share for n, own in enumerate(mine)]
    for n in (0, 1):
        found[n] = mine[n] - max(other[n] for other in sides)
    return tuple(found)


def _weights() -> tuple[tuple[float, ...], float]:
    path = Path(__file__).parent / "weights.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    return tuple(float(data[name]) for name in TERMS), float(data["bias"])


WEIGHTS, BIAS = _weights()


def value(s: Galaxy, seat: Seat) -> float:
    """The chance of victory that the terms speak of."""
    total = BIAS + sum([w * t for w, t in zip(WEIGHTS, terms(s, seat), strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def nearness(result: Result, seat: Seat) -> float:
    """How near a loss came: the share of the winner's points, at most a little below a half."""
    best = max(result.scores)
    return 0.45 * result.scores[seat] / best if best else 0.0


def clock(s: Galaxy) -> int:
    """Positions are compared where a turn begins: where another player becomes active."""
    return s.active


# ---- a quick answer, for playing on behind a search -------------------------------------------

#: What a hasty player prefers, the most wanted first; what is not here is taken at random.
URGENT = ("explore", "develop", "build", "mine-planets", "income", "launch", "ability")
PASSES = ("decline", "done", "stay", "stop", "end")


def playout(s: Galaxy, ask: Ask, dice: float) -> Option:
    """What a hasty player would do; ``dice`` is from 0 to 1."""
    options = ask.options
    if ask.key == "pay":
        return options[0]
    if ask.key == "act":
        found = [o for o in options if o[0] in URGENT]
        if found and dice < 0.9:
            return found[int(dice / 0.9 * len(found))]
    elif ask.key == "draw":
        return options[0] if options[0][0] == "draw" and dice < 0.7 else options[-1]
    wanted = [o for o in options if o[0] not in PASSES] or options
    return wanted[int(dice * len(wanted))]
