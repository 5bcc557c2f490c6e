"""What has been begun: what each step on the agenda will bring, on average."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import fsum
from typing import Final

from starboard.kernel import Seat

from ..box import CARDS, FACTIONS, LIMITS
from ..reading.effects import INCOME, LAUNCH, METRICS, Gain
from ..reading.tables import PLANETS, ROW, SHIPS, bits, effects_of
from ..rules.attacks import next_ship
from ..rules.basic import keep_cards, sell, spend_on_cards
from ..rules.blockades import remove_blockades
from ..rules.completing import complete
from ..rules.costs import symbols_on
from ..rules.effects import carry_out_effect
from ..rules.measures import best_column
from ..rules.operational import let_cards_act, next_check, next_mine, score_freely
from ..rules.planets import produce
from ..rules.technologies import check
from ..state import NOBODY, Galaxy, Player
from .terms import (
    ABILITIES,
    ATTACHED,
    BLOCKADED,
    CHANCES,
    CREDITS,
    MATCH,
    PLANETS_,
    POINTS,
    PRODUCE_WORTH,
    PROJECTS,
    SHIPS_,
    SORTIE,
    end_points,
    means,
)


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
    found[CHANCES] += MATCH * best_column(s, seat, card).vp


def checking_all(
    s: Galaxy, seat: Seat, found: list[float], left: float, cards: int, *_: int
) -> None:
    """Technologies that are still to be checked."""
    found[CHANCES] += MATCH * fsum(best_column(s, seat, card).vp for card in bits(cards))


def scoring_freely(
    s: Galaxy, seat: Seat, found: list[float], left: float, cards: int, count: int, *_: int
) -> None:
    """The best technologies are scored."""
    best = sorted((best_column(s, seat, card).vp for card in bits(cards)), reverse=True)
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
EXPECTED: Final[dict[Callable[..., object], Callable[..., None]]] = {
    complete: completing_a_card,
    let_cards_act: operating,
    produce: producing,
    next_mine: mining,
    check: checking,
    next_check: checking_all,
    score_freely: scoring_freely,
    next_ship: attacking,
    sell: selling,
    spend_on_cards: buying,
    keep_cards: keeping,
    remove_blockades: freeing,
    carry_out_effect: carrying_out,
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
