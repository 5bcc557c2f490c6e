"""A-172: effect kinds of single cards and Artifacts that no other test tries."""

from __future__ import annotations

from starboard.games.alien_artifacts.reading.effects import PLANET, SHIP
from starboard.games.alien_artifacts.rules.costs import card_limit

from .galaxy import (
    ANN,
    BOB,
    CID,
    OPERATIONAL,
    Play,
    artifacts,
    blockade,
    deck_of,
    empire,
    empty,
    hand,
    has,
    project,
    top,
)  # fmt: skip


def test_genesis_matrix_and_star_forge() -> None:
    """A-172, A-34 One card for free; one ship for 5 less, the rest a basic payment."""
    s = empty()
    project(s, "p03", "s01")
    empire(s, "s11", "s12")
    artifacts(s, "x02", "x05")
    hand(s, "r80", "r60")
    play = Play(s).do("artifact", "x02").do("explore", "p03").do("place", "p03", 2 * PLANET)
    play.do("artifact", "x05").do("build", "s01")
    assert s.bill[2] == 2
    play.pay("r80b")
    assert play.ask.key == "side"


def test_synchron_core_makes_payments_wild() -> None:
    """A-172, A-34 In the next two payments every colour counts."""
    s = empty()
    project(s, "p03")
    artifacts(s, "x14")
    hand(s, "r26", "r21")
    play = Play(s).do("artifact", "x14").do("explore", "p03").pay("r26b", "r21t")
    assert play.ask.key == "side"
    assert s.wild == 1


def test_assembler_swarm_raises_the_limit() -> None:
    """A-37, A-36 +2 cards for every payment of this turn."""
    s = empty()
    artifacts(s, "x12")
    hand(s, "r26")
    Play(s).do("artifact", "x12")
    assert card_limit(s, SHIP) == 4


def test_cosmic_catalogue() -> None:
    """A-172 Five cards of a deck, two are kept."""
    s = empty()
    artifacts(s, "x13")
    hand(s, "r26")
    play = Play(s).do("artifact", "x13").do("deck", PLANET)
    assert len(s.drawn) == 5
    play.do(*play.options[0]).do(*play.options[0])
    assert s.players[ANN].projects.bit_count() == 2
    assert len(s.decks[PLANET]) == 38


def test_seed_of_discord() -> None:
    """A-126, A-132 Two tokens on cards of one opponent, and 2 VP."""
    s = empty(3)
    empire(s, "p01", "p02", seat=CID)
    artifacts(s, "x16")
    hand(s, "r26")
    Play(s).do("artifact", "x16").do("blockade", "p01").do("blockade", "p02")
    assert s.players[CID].blockaded.bit_count() == 2
    assert s.players[ANN].vp == 2


def test_world_seed_and_mirror_gate() -> None:
    """A-172 2 cards on each operational planet; up to 2 technologies without a check."""
    s = empty()
    empire(s, "p31", "p32", side=OPERATIONAL)
    empire(s, "t02", "t36", side=OPERATIONAL)
    artifacts(s, "x08", "x09")
    hand(s, "r26")
    top(s, "r01", "r02", "r03", "r04")
    play = Play(s).do("artifact", "x09").do("mine", "p32")
    while play.ask.key in ("mine", "show"):
        play.do(*play.options[0])
    assert len(s.players[ANN].stock) == 4
    play.do("artifact", "x08").do("score", "t02").do("done")
    assert s.sorties == 0


def test_quantum_telescope_and_black_market() -> None:
    """A-170 Discard up to 2 and draw as many; discard 1 for 2 C."""
    s = empty()
    empire(s, "t04", "t35")
    hand(s, "r01", "r02", "r03")
    play = Play(s).do("use-card", "t04").do("discard", "r01").do("discard", "r02")
    assert len(s.players[ANN].hand) == 3
    play.do("use-card", "t35").do("discard", "r03")
    assert s.players[ANN].bank == 10
    assert len(s.players[ANN].hand) == 2


def test_blockade_runners_and_asteroid_mining() -> None:
    """A-82, A-87 1 C removes a token; 2 C produce a card."""
    s = empty()
    empire(s, "t24", "t36")
    empire(s, "p31", side=OPERATIONAL)
    empire(s, "p01", "p02")
    blockade(s, "p01", "p02")
    hand(s, "r26")
    top(s, "r01")
    play = Play(s).do("use-card", "t24").do("free", "p02").do("use-card", "t36")
    assert s.players[ANN].bank == 5
    assert not has(s.players[ANN].blockaded, "p02")
    assert len(s.players[ANN].stock) == 1
    assert play.ask.key == "act"


def test_adaptive_lines_and_bulk_procurement() -> None:
    """A-34, A-65 All colours combined in one payment; two cards kept for 7 C."""
    s = empty()
    empire(s, "t20")
    project(s, "s01")
    hand(s, "r02", "r09", "r60")
    play = Play(s).do("card-action", "t20").do("build", "s01").pay("r02t", "r09b")
    assert play.ask.key == "side"
    s = empty()
    empire(s, "t38")
    hand(s, "r02")
    play = Play(s).do("card-action", "t38").do("deck", SHIP).do("extra", 0)
    assert s.players[ANN].projects.bit_count() == 2
    assert s.players[ANN].bank == 1


def test_a_trigger_of_the_last_draw_belongs_to_its_owner() -> None:
    """A-154, A-135, A-167 The deck runs out in the own Draw phase: the fee is asked before Bob."""
    s = empty()
    empire(s, "t39")
    blockade(s, "t39")
    hand(s, "r01", "r02")
    deck_of(s, 1)
    play = Play(s).do("trade").do("sell", "r01t").do("done").do("draw")
    assert (play.ask.key, play.ask.seat) == ("react", ANN)
    play.do("trigger", "t39")
    assert s.players[ANN].bank == 8 + 3 - 1 + 4
    assert play.ask.seat == BOB


def test_fees_for_checks_are_asked_once_in_an_action() -> None:
    """A-135 One fee for Simulation Core covers all checks of Generate income; so does a no."""
    s = empty()
    empire(s, "t16")
    blockade(s, "t16")
    empire(s, "t01", "t02", side=OPERATIONAL)
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("income").pay("r01t", "r02t").do("decline", key="fees")
    play.do("check", "t01")
    assert play.ask.key == "draw"
    assert len(play.told("check-matches") + play.told("check-fails")) == 2
