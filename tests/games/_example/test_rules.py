"""Salvage: every rule, at a table or in a position that shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard import kernel
from starboard.games._example import GAME
from starboard.games._example.rules.course import award, play_round, tow
from starboard.games._example.rules.setup import set_up
from starboard.games._example.scoring import count_tons
from starboard.games._example.state import FUEL, WRECKS, Table
from starboard.kernel import Refused, key_of


def position(rule: Callable[..., Any], *of: Any, **fields: Any) -> kernel.Table:
    """A table of two at which this rule comes next: the set-up, with some fields changed."""
    s = set_up(2, {}, key_of(7))
    for name, value in fields.items():
        setattr(s, name, value)
    s.planned.clear()  # what the set-up would have begun with
    s.then(rule, *of)
    s.then(play_round)
    return kernel.Table(GAME, 2, 7, position=s)


def sentences(table: kernel.Table) -> list[str]:
    return [event.text("en") for event in table.events]


@pytest.mark.parametrize("seats", GAME.seats)
def test_set_up(seats: int) -> None:
    """E-1 Four fuel cards each; the rest and the wrecks lie face down, shuffled."""
    s: Table = set_up(seats, {}, key_of(1))
    assert [len(hand) for hand in s.hands] == [4] * seats
    assert sorted(s.fuel + [card for hand in s.hands for card in hand]) == [*FUEL]
    assert sorted(s.wrecks) == [*WRECKS]
    assert s.wrecks != set_up(seats, {}, key_of(2)).wrecks


def test_four_rounds() -> None:
    """E-2 A wreck is turned up in each of four rounds; then the game is over."""
    table = position(play_round, round=3)
    assert (table.state.wreck > 0, len(table.state.wrecks)) == (True, 8)
    while not table.over:
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    assert table.state.round == 4


def test_bids_are_secret() -> None:
    """E-3 Everybody bids a card of the hand; the others see that, and not which."""
    table = position(play_round, hands=[[5, 9], [6, 7]])
    assert [ask.seat for ask in table.pending] == [0, 1]
    table.answer(0, ("bid", 9))
    theirs = table.observe(1)["table"]
    assert (theirs["has_bid"], theirs["bid"]) == ([True, False], 0)
    with pytest.raises(Refused) as refused:
        table.answer(1, ("bid", 5))
    assert refused.value.refusals[0].rule == "E-3"


def test_the_highest_bid_wins() -> None:
    """E-4 The highest bid tows the wreck, and all bids are spent."""
    table = position(play_round, hands=[[5, 9], [6, 7]])
    table.answer(1, ("bid", 7))
    table.answer(0, ("bid", 5))
    assert [ask.seat for ask in table.pending] == [1]
    tons = table.state.wreck
    assert (
        sentences(table)[-1] == f"Player 2 bids the most fuel (7) and tows the wreck of {tons} t."
    )
    table.answer(1, ("drift",))
    assert (sorted(table.state.spent), table.state.bids) == ([5, 7], [0, 0])


def test_bids_become_known_to_all_at_once() -> None:
    """E-4 From then on nobody takes a bid back."""
    table = position(award, bids=[5, 7], wreck=3)
    assert table.state.reveals == 1


def test_a_hold_carries_twelve_tons() -> None:
    """E-5 A hold with too little room is refused; the wreck may drift instead."""
    table = position(tow, 0, wreck=8, holds=[[5, 3], [0, 0]])
    assert table.pending[0].options == [("stow", 1), ("drift",)]
    (refusal,) = table.why_not(0, ("stow", 0))
    assert refusal.rule == "E-5"
    assert refusal.text("en") == ("With 13 t the first hold would burst: it carries 12 t at most.")
    table.answer(0, ("drift",))
    assert table.state.lost == [8]


@pytest.mark.parametrize(("answer", "holds"), [("swap", [7, 5]), ("done", [5, 7])])
def test_holds_can_be_swapped_after_stowing(answer: str, holds: list[int]) -> None:
    """E-5 Then the winner may swap the two holds."""
    table = position(tow, 0, wreck=4, holds=[[5, 3], [0, 0]])
    table.answer(0, ("stow", 1))
    assert table.state.holds[0] == [5, 7]
    table.answer(0, (answer,))
    assert table.state.holds[0] == holds


@pytest.mark.parametrize(
    ("holds", "winners"), [([[5, 3], [4, 3]], (0,)), ([[5, 3], [4, 4]], (0, 1))]
)
def test_most_tons_win(holds: list[list[int]], winners: tuple[int, ...]) -> None:
    """E-6 Whoever has towed the most wins; a tie is shared."""
    table = position(play_round, holds=holds, round=4)
    assert table.over
    assert table.result == count_tons(table.state)
    assert table.result is not None
    assert table.result.winners == winners
