"""Before deciding: what an option costs, brings and risks."""

from __future__ import annotations

import starboard
from starboard.draw import Outlook
from starboard.games.planet_unknown.components import BIOMASS, CIV, TECH
from starboard.games.planet_unknown.outlook import outlook
from starboard.games.planet_unknown.rules.confirming import finish
from starboard.games.planet_unknown.rules.tracks import boost
from starboard.games.planet_unknown.scoring import LINES
from starboard.games.planet_unknown.turning import best_line, tiles_after
from starboard.kernel import Option

from .build import Play, doing, table


def foreseen(play: Play, option: Option) -> Outlook:
    found = outlook(play.s, play.ask(), option)
    assert found is not None
    return found


def test_a_boost_tells_the_next_space_and_the_one_after() -> None:
    """P-67, P-120 Civ milestones, technologies in words, and where nothing waits."""
    s = table()
    p = s.players[0]
    p.tracks[CIV], p.tracks[TECH] = 2, 2
    play = doing(s, (boost,))
    assert "civ card of rank 1" in foreseen(play, ("boost", CIV)).text("en")
    told = foreseen(play, ("boost", TECH))
    assert "Unlocks" in told.text("en")
    p.tracks[BIOMASS] = 5
    assert "nothing" in foreseen(play, ("boost", BIOMASS)).text("en")


def test_unspent_points_are_lost_with_a_warning() -> None:
    """P-106 Whoever ends the turn with movement points is told so."""
    s = table()
    s.players[0].moves = 2
    told = foreseen(doing(s, (finish,)), ("finish",))
    assert told.warns == "nothing"
    assert "2 movement points are lost" in told.text("en")


def test_turning_tells_the_tiles_that_the_turn_really_brings() -> None:
    """P-41 What is promised of a turn is what lies there after it, for every seat."""
    for steps in range(6):
        game = starboard.new("planet_unknown", seats=3, seed=3)
        seat = game.pending[0].seat
        promised = [tiles_after(game.state, each, steps) for each in range(3)]
        assert outlook(game.state, game.pending[0], ("rotate", steps)) is not None
        game.answer(seat, ("rotate", steps))
        s = game.state
        assert promised == [(s.top_tile(each, 0), s.top_tile(each, 1)) for each in range(3)]


def test_a_line_that_a_tile_can_finish_is_found() -> None:
    """P-150 A row with one gap beside tiles: any tile that covers it completes the row."""
    s = table()
    p = s.players[0]
    row, medals = LINES[5]
    gap = row & -row
    p.tiles = row & ~gap
    p.terrain[CIV] = p.tiles
    found = best_line(s, p, 0)
    assert found is not None
    assert found.medals == medals
    assert (found.kind, found.place) == ("row", 5)
    p.meteorites = row & ~gap & -(row & ~gap)
    rocky = best_line(s, p, 0)
    assert rocky is None or rocky.number != 5
