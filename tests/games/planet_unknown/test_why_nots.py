"""Whoever touches what is not lit learns why, or what it is."""

from __future__ import annotations

import pytest

import starboard
from starboard.draw.touch import why_not_touch
from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.components import WATER
from starboard.games.planet_unknown.rules.tracks import boost

from .build import doing, table


def told(game: starboard.Table, seat: int, key: str) -> list[str]:
    return [each.message.key for each in why_not_touch(game, seat, [key])]


@pytest.fixture
def game() -> starboard.Table:
    """Three players; the commander is to turn the station."""
    return starboard.new("planet_unknown", seats=3, seed=3)


def test_things_of_later_steps_say_when_their_time_comes(game: starboard.Table) -> None:
    """P-41, P-43 Before the station is turned no tile is taken, and no square is chosen."""
    seat = game.pending[0].seat
    for key in ("stack:0", "square:70"):
        assert told(game, seat, key) == ["refused-tiles-after-turning"]
    assert told(game, seat, "technology:0") == ["refused-locked-technology"]


def test_who_does_not_command_is_told_who_does(game: starboard.Table) -> None:
    """P-41 Only the commander turns the station."""
    commander = game.pending[0].seat
    game.answer(commander, ("rotate", 0))
    other = (commander + 1) % 3
    (why,) = why_not_touch(game, other, ["depot:0"])
    assert why.rule == "P-41"
    assert why.message.facts["seat"] == f"@seat-{commander}"
    assert told(game, commander, "depot:0") == ["refused-turned-already"]
    assert told(game, other, "square:70") == ["refused-take-first"]


def test_a_tracker_is_also_touched_at_its_next_space() -> None:
    """P-67, P-71 The next space is the tracker's; so is its whole column."""
    s = table()
    s.players[0].tracks[WATER] = 2
    ask = doing(s, (boost,)).ask()
    assert GAME.path(s, ask, ("boost", WATER)) == ("track:1|space:1:3",)
    reasons = {GAME.path(s, ask, option): why.message for option, why in GAME.refused(s, ask)}
    assert ("space:1:7",) not in reasons  # the whole column stands for its tracker
    assert reasons["way:0", "square:70"].key == "refused-tracker-not-square"
