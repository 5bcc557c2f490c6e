"""Chapter 6: phase 1, Choose Actions."""

from __future__ import annotations

from functools import cache

from starboard.kernel import Ask, Flow, Option, Seat

from ..state import Hulk


def choose_actions(s: Hulk) -> None:
    """D-37 For every living team its owner secretly chooses one card, all at once (D-188)."""
    seats = sorted(s.living_teams())
    if len(seats) > 1:
        s.then_each(seats, choose_cards)
    else:  # one player chooses for all their teams
        s.then(choose_cards, seats[0])


def choose_cards(s: Hulk, seat: Seat) -> Flow[None]:
    """D-11 One card for each team they control; D-40 until all are in, they may change it."""
    teams = [team for team in s.teams_of(seat) if not s.chosen[team]]
    cards = s.cards_left(teams[0])
    card = cards[0]
    if len(cards) > 1:
        _, card = yield Ask(seat, "card", "D-37", card_options(cards), team=teams[0])
    s.chosen[teams[0]] = card
    if len(teams) > 1:
        s.then(choose_cards, seat)


@cache
def card_options(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """The options to choose one of these cards."""
    return tuple(("card", card) for card in cards)
