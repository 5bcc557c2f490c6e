"""Chapter 14: what factions and cards marked ACTION can do, and what factions score."""

from __future__ import annotations

import pytest

from starboard.games.alien_artifacts.reading.effects import SHIP
from starboard.games.alien_artifacts.rules.measures import faction_points

from .galaxy import (
    ANN,
    BOB,
    CARD,
    OPERATIONAL,
    Play,
    aliens,
    blockade,
    deck_top,
    empire,
    empty,
    hand,
    has,
    top,
)  # fmt: skip


def test_star_union_strikes_with_one_ship() -> None:
    """A-151 4 red: one ship attacks with +1."""
    s = empty()
    empire(s, "s21", "s22", side=OPERATIONAL)
    aliens(s, "y2", "y1")
    hand(s, "r26", "r27", "r60")
    top(s, "r05")
    play = Play(s).do("ability").pay("r26b", "r27b").do("ship", "s22").do("attack-aliens")
    assert play.told("attack-value")[0]["value"] == 3
    assert s.sorties == 1 << CARD["s22"]


def test_community_produces_two_cards() -> None:
    """A-151, A-87 2 green: 2 cards on one operational planet."""
    s = empty()
    s.players[ANN].faction, s.players[BOB].faction = 1, 0
    empire(s, "p31", side=OPERATIONAL)
    hand(s, "r05", "r60", "r61")
    top(s, "r01", "r02")
    Play(s).do("ability").pay("r05b")
    assert len(s.players[ANN].stock) == 2


def test_bionics_score_without_a_check() -> None:
    """A-151, A-102 6 blue: one operational technology is scored."""
    s = empty()
    s.players[ANN].faction = 2
    empire(s, "t17", side=OPERATIONAL)
    empire(s, "t03")
    hand(s, "r01", "r02", "r61")
    Play(s).do("ability").pay("r01t", "r02t")
    assert s.players[ANN].vp == 1


def test_the_league_buys_and_attaches() -> None:
    """A-151, A-65 A purchase, then up to 1 Resource card on the bought card."""
    s = empty()
    s.players[ANN].faction = 4
    hand(s, "r26", "r60", "r61")
    deck_top(s, "s01")
    play = Play(s).do("ability").do("deck", SHIP).do("extra", 0)
    assert play.can("done")
    play.do("attach", "r26b", "s01")
    assert s.players[ANN].attached
    assert play.ask.key == "draw"


def test_clone_clans_draw_from_the_deck_of_their_colour() -> None:
    """A-151, A-177 6 red: 2 ships are drawn, one is kept."""
    s = empty()
    s.players[ANN].faction = 5
    hand(s, "r26", "r27", "r60")
    deck_top(s, "s01", "s11")
    Play(s).do("ability").pay("r26b", "r27b").do("keep", "s11")
    assert has(s.players[ANN].projects, "s11")
    assert s.decks[SHIP][0] == CARD["s01"]


def test_card_actions() -> None:
    """A-152, A-134 A blockaded ACTION card needs the fee."""
    s = empty()
    empire(s, "t06")
    blockade(s, "t06")
    hand(s, "r01")
    Play(s).do("card-action", "t06")
    assert s.players[ANN].bank == 8 - 1 + 2
    s = empty()
    empire(s, "t06")
    blockade(s, "t06")
    s.players[ANN].bank = 0
    hand(s, "r01")
    assert Play(s).why_not("card-action", "t06") == "A-134"


@pytest.mark.parametrize(
    ("faction", "cards", "points"),
    [
        (0, ("s01", "s21", "p21"), 2 + 2),  # ships and Extermination
        (1, ("p31", "t31", "s01"), 1 + 2),  # planets and Exploitation
        (2, ("t11", "p11", "s01"), 1 + 2),  # technologies and Expansion
        (3, ("t01", "p01", "s11"), 1 + 2),  # technologies and Exploration
        (4, ("s31", "t31", "p01"), 1 + 2),  # ships and Exploitation
        (5, ("p21", "t21", "s01"), 1 + 2),  # planets and Extermination
    ],
)
def test_faction_scoring(faction: int, cards: tuple[str, ...], points: int) -> None:
    """A-153, A-163 Every faction scores its row and its type; blockaded cards count."""
    s = empty()
    s.players[ANN].faction = faction
    empire(s, *cards)
    blockade(s, cards[0])
    assert faction_points(s, ANN) == points
