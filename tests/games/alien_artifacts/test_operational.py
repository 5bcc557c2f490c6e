"""Chapter 13: launch an attack, generate income, mine planets."""

from __future__ import annotations

from starboard.games.alien_artifacts.reading.effects import LAUNCH, SHIP
from starboard.games.alien_artifacts.rules.costs import coin_of

from .galaxy import (
    ANN,
    OPERATIONAL,
    Play,
    aliens,
    blockade,
    empire,
    empty,
    hand,
    top,
)  # fmt: skip


def test_prices_of_operational_actions() -> None:
    """A-144, A-145 5 red, blue, green; the price never rises; Gold Standard lets gold count."""
    s = empty()
    empire(s, *(f"s{n}" for n in range(21, 31)), side=OPERATIONAL)
    hand(s, "r26", "r21", "r60")
    Play(s).do("launch")
    assert s.bill[1:3] == (SHIP, 5)
    empire(s, "t37")
    assert coin_of(s, LAUNCH) == 4 + SHIP


def test_an_operational_action_needs_a_card_that_could_act() -> None:
    """A-146 Blockaded ones need 1 C in the Bank."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    blockade(s, "p31")
    hand(s, "r05", "r07")
    assert Play(s).can("mine-planets")
    s.players[ANN].bank = 0
    play = Play(s)
    assert not play.can("mine-planets")
    assert play.why_not("mine-planets") == "A-146"


def test_at_least_one_ship_attacks() -> None:
    """A-147 No stop before the first ship; afterwards the player may stop."""
    s = empty()
    empire(s, "s21", "s22", side=OPERATIONAL)
    aliens(s, "y2", "y1")
    hand(s, "r26", "r21", "r60")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert play.kinds == {"ship"}
    play.do("ship", "s22")
    assert play.can("stop")


def test_income_checks_all_unblocked_technologies() -> None:
    """A-148, A-149, A-101 In any order; a blockaded one only for the fee, paid before."""
    s = empty()
    empire(s, "t17", "t13", "t01", side=OPERATIONAL)
    blockade(s, "t01")
    hand(s, "r01", "r02", "r60")
    top(s, "r04", "r04", "r05")
    play = Play(s).do("income").pay("r01t", "r02t")
    assert not play.can("done")
    assert play.can("check", "t01")
    play.do("check", "t13").do("check", "t17")
    assert play.can("done")
    assert play.can("check", "t01")
    play.do("check", "t01")
    assert s.players[ANN].bank == 7
    assert len(play.told("check-matches") + play.told("check-fails")) == 3


def test_mining_produces_one_card_on_each_planet() -> None:
    """A-150 One card each; a blockaded planet may be left out."""
    s = empty()
    empire(s, "p31", "p32", side=OPERATIONAL)
    blockade(s, "p32")
    hand(s, "r05", "r07", "r60")
    top(s, "r01")
    play = Play(s).do("mine-planets").pay("r05b", "r07b").do("mine", "p31").do("done")
    assert len(s.players[ANN].stock) == 1
    assert play.ask.key == "draw"
