"""Chapter 12: Alien Artifacts: gaining, playing and keeping them."""

from __future__ import annotations

from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.box import ARTIFACTS

from .galaxy import (
    ANN,
    ARTIFACT,
    BOB,
    OPERATIONAL,
    Play,
    act,
    aliens,
    artifacts,
    empire,
    empty,
    hand,
    top,
)  # fmt: skip


def test_an_artifact_is_gained_hidden() -> None:
    """A-139 The top card goes into the hand; the others see only how many there are."""
    s = empty()
    s.players[ANN].faction = 3
    hand(s, "r01", "r02", "r60")
    uppermost = s.relics[-1]
    play = Play(s).do("ability").pay("r01t", "r02t")
    assert s.players[ANN].artifacts == [uppermost]
    assert GAME.view(s, BOB)["artifacts"] == []
    assert play.told("your-artifact")
    assert GAME.view(s, BOB)["players"][ANN]["artifacts"] == 1


def test_playing_artifacts_is_no_action() -> None:
    """A-140 Any number in a turn; each goes to the discard pile."""
    s = empty()
    artifacts(s, "x06", "x07")
    hand(s, "r01")
    play = Play(s).do("artifact", "x06").do("artifact", "x07")
    assert s.actions == 1
    assert s.players[ANN].vp == 5
    assert s.players[ANN].bank == 15
    assert s.lost_relics == [ARTIFACT["x06"], ARTIFACT["x07"]]
    assert play.can("trade")


def test_windows_for_artifacts() -> None:
    """A-141 Before each ship's reveal and until cards are drawn; some only outside an action."""
    s = empty()
    empire(s, "s21", "s22", side=OPERATIONAL)
    artifacts(s, "x10", "x03", "x07")
    aliens(s, "y2", "y1")
    hand(s, "r26", "r21", "r60")
    top(s, "r05")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert play.can("artifact", "x10")
    assert not play.can("artifact", "x03")
    play.do("artifact", "x10").do("ship", "s21")
    assert play.told("attack-value")[0]["value"] == 1 + 1 + 2
    play.do("stop").do("end")
    assert play.ask.key == "draw"
    assert play.can("artifact", "x07")
    play.do("discard", "r60")
    assert play.can("artifact", "x07")
    play.do("artifact", "x07")
    assert play.ask.key == "draw" or play.ask.seat != ANN


def test_windows_inside_income_and_mining() -> None:
    """A-141, A-148, A-150 Artifacts before each check and before each production."""
    s = empty()
    empire(s, "t01", "t02", side=OPERATIONAL)
    artifacts(s, "x07")
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("income").pay("r01t", "r02t")
    assert play.kinds == {"check", "artifact"}
    s = empty()
    empire(s, "p01", "p02", side=OPERATIONAL)
    artifacts(s, "x07")
    hand(s, "r05", "r07", "r60")
    play = Play(s).do("mine-planets").pay("r05b", "r07b")
    assert play.kinds == {"mine", "artifact"}


def test_an_artifact_that_does_nothing_stays() -> None:
    """A-142, A-177 Mirror Gate without an operational technology; World Seed without a planet."""
    s = empty()
    artifacts(s, "x08", "x09", "x02", "x15")
    hand(s, "r01")
    play = Play(s)
    assert [o for o in play.options if o[0] == "artifact"] == [("artifact", ARTIFACT["x15"])]
    assert play.why_not("artifact", "x08") == "A-142"


def test_no_artifact_is_left() -> None:
    """A-143, A-157 The discards are shuffled; if there are none, nothing is gained."""
    s = empty()
    s.players[ANN].faction = 3
    artifacts(s, *(a.id for a in ARTIFACTS), seat=BOB)
    s.players[BOB].artifacts.remove(ARTIFACT["x07"])
    s.lost_relics = [ARTIFACT["x07"]]
    hand(s, "r01", "r02", "r03", "r04")
    Play(s).do("ability").pay("r01t", "r02t")
    assert s.players[ANN].artifacts == [ARTIFACT["x07"]]
    assert not s.lost_relics
    act(s)
    play = Play(s)
    assert not play.can("ability")
    assert play.why_not("ability") == "A-177"
