"""Chapter 16: the end of the game: final scoring, terms of the score, ties."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Ask, Flow, Option, Result

from .box import CARDS, LIMITS
from .reading.tables import TECHNOLOGIES, bits
from .rules.gains import pay_fee
from .rules.measures import CREDITS, best_column, faction_points, measure
from .state import Galaxy

#: The terms of the score: where points came from during the game, then the end (A-161).
TERMS: Final = ("production", "income", "attacks", "effects", "cards", "technologies", "faction")
CARD_TERM, TECHNOLOGY_TERM, FACTION_TERM = range(3)


def score_technologies(s: Galaxy, seat: int) -> None:
    """A-161, A-162 The technologies of one player.

    The order matters only where a fee can be paid: blockaded technologies, and those that
    measure credits. All others are counted at once.
    """
    p = s.players[seat]
    waiting = p.operational & TECHNOLOGIES & ~s.scored
    fee = waiting & p.blockaded if p.bank else 0
    at_once = waiting & ~p.blockaded & ~(by_credits(waiting) if fee else 0)
    for card in bits(at_once):
        count_technology(s, seat, card)
    if fee:
        s.then(choose_technology, seat)
    else:
        finish_seat(s, seat)


def by_credits(cards: int) -> int:
    """Those of these technologies that measure credits."""
    return sum(1 << card for card in bits(cards) if CARDS[card].metric == CREDITS)


def choose_technology(s: Galaxy, seat: int) -> Flow[None]:
    """A-162 The player chooses which technology counts next; A-134 the fee is for one use."""
    p = s.players[seat]
    waiting = p.operational & TECHNOLOGIES & ~s.scored
    options: list[Option] = [("score-end", card) for card in bits(waiting)]
    if not waiting & ~p.blockaded:
        options.append(("done",))
    answer = yield Ask(seat, "score-end", "A-162", options)
    if answer[0] == "done":
        finish_seat(s, seat)
        return
    if s.players[seat].blockaded >> answer[1] & 1:
        pay_fee(s, seat, answer[1])
    count_technology(s, seat, answer[1])
    s.then(score_technologies, seat)


def count_technology(s: Galaxy, seat: int, card: int) -> None:
    """A-162 The end VP of the best fulfilled column; no check card is drawn."""
    s.scored |= 1 << card
    vp = best_column(s, seat, card).end_vp
    s.end_vp[seat][TECHNOLOGY_TERM] += vp
    s.tell("scores-end", "A-162", seat=seat, card=card, vp=vp, count=reached_by(s, seat, card))


def reached_by(s: Galaxy, seat: int, card: int) -> int:
    """A-103 What a technology measures, for the player who owns it."""
    return measure(s, seat, CARDS[card].metric, CARDS[card].metric_type)


def finish_seat(s: Galaxy, seat: int) -> None:
    """A-161, A-163 1 VP for each Empire card, and the faction's own scoring; A-164 nothing else."""
    p = s.players[seat]
    s.end_vp[seat][CARD_TERM] = LIMITS.vp_per_card * p.empire.bit_count()
    s.end_vp[seat][FACTION_TERM] = faction_points(s, seat)
    s.tell("final-score", "A-161", seat=seat, vp=p.vp + sum(s.end_vp[seat]))
    s.active = (seat + 1) % len(s.players)


def if_it_ended_now(s: Galaxy, seat: int) -> int:
    """A-161 The score of a player as the Empire is now; A-162 fees come out of the Bank."""
    p = s.players[seat]
    if s.end_vp[seat][CARD_TERM]:
        return p.vp + sum(s.end_vp[seat])
    cards = p.operational & TECHNOLOGIES
    values = {card: best_column(s, seat, card).end_vp for card in bits(cards)}
    blocked = sorted((values[card] for card in bits(cards & p.blockaded)), reverse=True)
    found = sum(values[card] for card in bits(cards & ~p.blockaded)) + sum(blocked[: p.bank])
    return p.vp + LIMITS.vp_per_card * p.empire.bit_count() + found + faction_points(s, seat)


def result(s: Galaxy) -> Result:
    """A-161 Most VP wins. A-166 Ties: more credits, then more cards in the Empire, then shared."""
    totals = [p.vp + sum(s.end_vp[seat]) for seat, p in enumerate(s.players)]
    ranks = [
        (total, p.bank, p.empire.bit_count()) for total, p in zip(totals, s.players, strict=True)
    ]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    terms = tuple(
        tuple(zip(TERMS, map(float, (*p.earned, *s.end_vp[seat])), strict=True))
        for seat, p in enumerate(s.players)
    )
    reason = "end-score" if totals.count(max(totals)) == 1 else "end-tie"
    return Result(winners, tuple(map(float, totals)), reason, terms)
