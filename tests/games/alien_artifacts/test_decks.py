"""Chapter 15: the Resource deck and its run-outs, market search."""

from __future__ import annotations

from starboard.games.alien_artifacts.reading.effects import SHIP
from starboard.games.alien_artifacts.rules.decks import search, take_resource

from .galaxy import (
    ANN,
    RESOURCE,
    Play,
    deck_of,
    empire,
    empty,
    hand,
    top,
)  # fmt: skip


def test_market_search() -> None:
    """A-158 Reveal until the colour appears; the others go under the deck."""
    s = empty()
    top(s, "r01", "r02", "r26", "r03")  # blue/green twice, then blue/red
    count = len(s.deck)
    assert search(s, ANN, SHIP) == RESOURCE["r26"]
    assert s.players[ANN].hand == [RESOURCE["r26"]]
    assert len(s.deck) == count - 1
    assert set(s.deck[:2]) == {RESOURCE["r01"], RESOURCE["r02"]}
    assert s.deck[-1] == RESOURCE["r03"]


def test_a_search_in_vain() -> None:
    """A-158 Nothing is found, all go back; the discard pile is never searched."""
    s = empty()
    top(s, "r01", "r02")
    deck_of(s, 2)
    assert search(s, ANN, SHIP) == -1
    assert len(s.deck) == 2
    assert s.marker == 2


def test_knowledge_exchange_names_a_colour() -> None:
    """A-158, A-169 Pay 1 C, name a colour, take the card."""
    s = empty()
    empire(s, "t17")
    hand(s, "r01")
    top(s, "r02", "r26")
    Play(s).do("use-card", "t17").do("colour", SHIP)
    assert RESOURCE["r26"] in s.players[ANN].hand
    assert s.players[ANN].bank == 7


def test_run_outs_after_the_last_round() -> None:
    """A-156, A-159, A-160 Marker 2 -> 1, then the last round, then only reshuffles."""
    s = empty()
    states = []
    for _ in range(3):
        deck_of(s, 1)
        card = take_resource(s)
        s.discard.append(card)
        states.append((s.marker, s.last_round))
    assert states == [(1, False), (1, True), (1, True)]


def test_reserve_funds() -> None:
    """A-154, A-96 Every time the Resource deck runs out: 4 C and 1 VP."""
    s = empty()
    empire(s, "t39")
    deck_of(s, 1)
    take_resource(s)
    assert s.players[ANN].bank == 12
    assert s.players[ANN].vp == 1
