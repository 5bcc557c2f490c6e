"""Chapter 16: final scoring."""

from __future__ import annotations

from starboard.games.alien_artifacts.rules.course import final_scoring
from starboard.games.alien_artifacts.scoring import result
from starboard.games.alien_artifacts.state import Galaxy

from .galaxy import (
    ANN,
    BOB,
    CARD,
    OPERATIONAL,
    Play,
    artifacts,
    attached,
    blockade,
    empire,
    empty,
    hand,
    plan,
    plans,
    project,
    stock,
)  # fmt: skip


def score_all(s: Galaxy) -> Play:
    plan(s, final_scoring)
    return Play(s)


def test_final_scoring() -> None:
    """A-161, A-162, A-164 Cards, end columns and faction; nothing for hands, stock or credits."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    empire(s, "t17", side=OPERATIONAL)
    empire(s, "t03")
    stock(s, "p31", "r05b")
    project(s, "p03", "s01")
    attached(s, "s01", "r26b")
    hand(s, "r01")
    plans(s, "d01")
    artifacts(s, "x07")
    s.players[ANN].faction, s.players[BOB].faction = 0, 1  # Star Union: no ships
    s.players[ANN].earned = [1, 2, 0, 0]
    play = score_all(s)
    assert play.run.result is not None
    assert play.run.result.scores[ANN] == 3 + 3 + 1 + 0
    assert s.end_vp[ANN] == [3, 1, 0]


def test_order_of_technologies_in_final_scoring() -> None:
    """A-162, A-165 A measure of credits is read when its card is scored; fees lower it."""
    s = empty()
    empire(s, "t33", "t17", side=OPERATIONAL)  # 10 credits: 3; 2 technologies: 1
    blockade(s, "t17")
    s.players[ANN].bank = 10
    play = score_all(s)
    assert play.options == [("score-end", CARD["t17"]), ("score-end", CARD["t33"])]
    play.do("score-end", "t17")
    assert s.end_vp[ANN][1] == 1 + 1
    assert s.players[ANN].bank == 9
    s = empty()
    empire(s, "t33", "t17", side=OPERATIONAL)
    blockade(s, "t17")
    s.players[ANN].bank = 10
    score_all(s).do("score-end", "t33").do("score-end", "t17")
    assert s.end_vp[ANN][1] == 3 + 1
    assert result(s).winners == (ANN,)
