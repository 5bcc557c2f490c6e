"""Chapters 5 and 10: tracks and technologies, on the symmetric boards."""

from __future__ import annotations

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import TILES
from starboard.games.planet_unknown.components import BIOMASS, CIV, ROVER, TECH, WATER
from starboard.games.planet_unknown.grid import area, areas
from starboard.games.planet_unknown.legality.advances import can_advance
from starboard.games.planet_unknown.rules.biomass import gain_patch
from starboard.games.planet_unknown.rules.civ import effect
from starboard.games.planet_unknown.rules.confirming import finish
from starboard.games.planet_unknown.rules.course import start_round
from starboard.games.planet_unknown.rules.tracks import (
    advance,
    back,
    boost,
    several_advances,
    step_back,
)
from starboard.games.planet_unknown.scoring import track_score
from starboard.games.planet_unknown.state import CIV_PHASE, EVENT, TURNS
from tests.games.planet_unknown.build import (
    EVENT_NUMBERS,
    TILE_NUMBERS,
    Play,
    at,
    doing,
    event,
    offer,
    put,
    spots,
    table,
    turn,
)  # fmt: skip


def test_a_tile_has_two_parts() -> None:
    """P-4, P-5, P-6, EX-25 Two parts, each one terrain with one icon; the icon is on one square."""
    tile = TILES[TILE_NUMBERS["I3-tech-biomass"]]
    assert {*tile.resources} == {TECH, BIOMASS}
    s = table()
    put(s, "I3-tech-biomass", {(5, 0): "biomass", (5, 1): "tech", (5, 2): "tech"})
    p = s.players[0]
    assert p.terrain[TECH] == spots((5, 1), (5, 2))
    assert p.icons[TECH] == spots((5, 1))
    assert p.icons[BIOMASS] == spots((5, 0))


def test_areas_cross_tiles_and_patches() -> None:
    """P-7 An area is a maximal group of squares of one terrain, over tile borders and patches."""
    s = table()
    put(s, "I2-biomass-civ", {(5, 0): "biomass", (6, 0): "civ"})
    put(s, "I3-tech-biomass", {(4, 1): "tech", (4, 2): "tech", (4, 3): "biomass"})
    p = s.players[0]
    assert len([*areas(p.terrain[BIOMASS])]) == 2
    doing(s, (gain_patch,)).do("patch", at(5, 1))
    assert area(spots((5, 0)), p.terrain[BIOMASS]) == spots((5, 0), (5, 1))


def test_both_resources_advance_once() -> None:
    """P-65, P-9 Each of the two resources advances its tracker by one, whatever the tile's size."""
    s = table()
    play = turn(s, "Z5-rover-tech")
    play.do(*play.options(kind="place")[0])
    play.do("first", TECH)
    play.through()
    assert s.players[0].tracks[TECH] == 1
    assert s.players[0].tracks[ROVER] == 1


def test_order_of_the_two_resources() -> None:
    """P-65, P-342, EX-16 The player chooses which of the two is resolved first."""
    for first in (CIV, BIOMASS):
        s = table()
        p = s.players[0]
        p.tracks[CIV], p.tracks[BIOMASS] = 2, 1
        play = turn(s, "V3-biomass-civ")
        play.do(*play.options(kind="place")[0])
        assert play.values("first") == {CIV, BIOMASS}
        play.do("first", first)
        assert play.key() == "boost"  # biomass 2; civ 3 waits for the civ phase
        assert p.tracks[CIV] == (3 if first == CIV else 2)
        assert p.ranks == ((1,) if first == CIV else ())


def test_bonus_is_resolved_before_the_next_advance() -> None:
    """P-67, P-68 A gained bonus is resolved completely before the other resource is."""
    s = table()
    p = s.players[0]
    p.tracks[BIOMASS] = 1
    play = turn(s, "V3-biomass-civ")
    play.do(*play.options(kind="place")[0])
    play.do("first", BIOMASS)
    assert play.key() == "boost"
    assert p.tracks[CIV] == 0


def test_several_steps_one_at_a_time() -> None:
    """P-69 Two steps are made one after the other, each with its bonus."""
    s = table()
    p = s.players[0]
    p.tracks[BIOMASS] = 1
    play = doing(s, (several_advances, 1, 2, 0), phase=CIV_PHASE)
    play.do("advance", BIOMASS)
    assert p.tracks[BIOMASS] == 2
    assert play.key() == "boost"
    play.do("boost", CIV)
    assert p.tracks[BIOMASS] == 3


def test_several_bonuses_of_a_space() -> None:
    """P-70, EX-17 Rover space 10 gives 3 points and a boost, in either order."""
    s = table()
    p = s.players[0]
    p.tracks[ROVER] = 9
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.rovers[0] = at(5, 0)
    play = doing(s, (advance, ROVER), (finish,), phase=TURNS)
    assert p.moves == 3
    kinds = {o[0] for o in play.options()}
    assert kinds == {"first", "step"}
    play.do(*play.options(kind="step")[0])
    assert p.moves == 2
    play.do("first", 6)
    assert play.key() == "boost"


def test_boost_may_move_the_same_tracker() -> None:
    """P-8, P-71 A synergy boost advances any tracker, also the one that has just moved."""
    s = table()
    s.players[0].tracks[WATER] = 2
    play = doing(s, (advance, WATER))
    assert play.values("boost") == {0, 1, 2, 3, 4}
    play.do("boost", WATER)
    assert s.players[0].tracks[WATER] == 4


def test_top_of_a_track() -> None:
    """P-72 A tracker on space 15 cannot advance and cannot be chosen; rover is the exception."""
    s = table()
    p = s.players[0]
    p.tracks = [15, 15, 0, 15, 0]
    play = doing(s, (boost,))
    assert play.values("boost") == {BIOMASS, ROVER, TECH}
    assert {r.rule for o, r in GAME.refused(s, play.ask()) if o[0] == "boost"} == {"P-72"}
    advance(s, 0, CIV)
    assert p.tracks[CIV] == 15


def test_effects_without_a_tracker_are_lost() -> None:
    """P-73 Three different trackers: as many as possible; without any the effect is lost."""
    s = table()
    p = s.players[0]
    p.tracks = [15, 15, 15, 2, 4]
    play = doing(s, (several_advances, 3, 1, 0))
    play.do("advance", ROVER)
    assert p.tracks == [15, 15, 15, 3, 5]  # tech followed by itself, a third there was not
    p.tracks = [15, 15, 15, 14, 15]
    p.tracks[ROVER] = 15
    assert not [t for t in (CIV, WATER, BIOMASS, TECH) if can_advance(p, t)]


def test_stepping_back() -> None:
    """P-9, P-74, P-75 Back without bonus; who can go the full way must be chosen; 0 is the end."""
    s = table()
    p = s.players[0]
    p.tracks = [1, 4, 0, 3, 0]
    play = doing(s, (back, (0, 1, 2, 3, 4), 3))
    assert play.values("back") == {WATER, ROVER}
    play.do("back", WATER)
    assert p.tracks[WATER] == 1
    p.tracks = [1, 2, 0, 0, 0]
    play = doing(s, (back, (0, 1, 2, 3, 4), 3))
    assert play.key() == "take"  # not asked: water alone goes furthest, two spaces
    assert p.tracks == [1, 0, 0, 0, 0]
    p.tracks = [0] * 5
    assert doing(s, (back, (0, 1), 1)).key() == "take"
    assert p.tracks == [0] * 5


def test_no_bonus_back_but_again_forward() -> None:
    """P-75 Stepping back gives nothing; advancing onto the space again gives its bonus again."""
    s = table()
    p = s.players[0]
    p.tracks[BIOMASS] = 3
    step_back(s, p, BIOMASS, 1)
    assert p.tracks[BIOMASS] == 2
    assert not s.planned
    advance(s, 0, BIOMASS)
    assert s.planned == [(gain_patch, 0)]


def test_medals_are_looked_up_at_the_end() -> None:
    """P-76, P-152 Passing a medal gives nothing; the highest one reached counts at the end."""
    s = table()
    p = s.players[0]
    p.tracks[CIV] = 1
    advance(s, 0, CIV)
    assert not s.planned
    assert [track_score(p, t) for t in range(5)] == [1, 0, 0, 0, 0]
    p.tracks = [15, 14, 9, 12, 13]
    assert [track_score(p, t) for t in range(5)] == [5, 7, 2, 2, 2]


def test_advance_without_bonuses() -> None:
    """P-77 Event G04: three spaces, no bonus of any kind, at most to the top."""
    s = table()
    p = s.players[0]
    p.tracks = [13, 2, 1, 0, 0]
    play = event(s, "G04")
    assert play.values("advance") == {CIV, WATER, BIOMASS}
    play.do("advance", CIV)
    assert p.tracks[CIV] == 15
    assert p.ranks == ()


def test_tracks_are_independent() -> None:
    """P-78 One player's advances do not touch another player's tracks."""
    s = table(2)
    advance(s, 0, CIV)
    assert s.players[1].tracks == [0] * 5


# ---- technologies ------------------------------------------------------------------------------


def test_technologies_unlock_in_order() -> None:
    """P-120, P-240, EX-21 Tech 3, 5, 7, 10, 14 unlock technologies 1 to 5."""
    s = table()
    p = s.players[0]
    seen = {}
    for _ in range(14):
        advance(s, 0, TECH)
        seen[p.tracks[TECH]] = p.unlocked
        s.planned = []
    assert [seen[n] for n in (3, 5, 7, 10, 14)] == [1, 3, 7, 15, 31]


def test_unlocked_stays_unlocked() -> None:
    """P-121, EX-54 Stepping back locks nothing; entering a milestone again unlocks nothing."""
    s = table()
    p = s.players[0]
    p.unlocked, p.tracks[TECH], p.tracks[ROVER] = 7, 7, 4
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.rovers[0] = at(5, 0)
    play = event(s, "O02")
    play.do("back", TECH)
    assert p.tracks[TECH] == 6
    assert p.unlocked == 7
    s.event = -1
    s.phase = TURNS
    advance(s, 0, ROVER)
    assert p.moves == 3
    advance(s, 0, TECH)
    assert p.unlocked == 7


def test_used_at_once() -> None:
    """P-120 A technology can be used at once, for a resource of the same tile."""
    s = table()
    p = s.players[0]
    p.tracks[TECH], p.tracks[ROVER] = 6, 2
    play = turn(s, "I2-rover-tech", {(5, 0): "rover", (6, 0): "tech"})
    play.do("first", TECH)
    play.through()
    assert p.tracks[ROVER] == 3
    assert [facts["points"] for facts in play.told("moves")] == [2]


def test_once_per_round_and_game() -> None:
    """P-122, P-123 Once per round comes back at the next round; using it is optional."""
    s = table(corporation=4)
    p = s.players[0]
    p.unlocked = 31
    offer(s, "I2-civ-energy")
    play = Play(s)
    assert ("use", 4) in play.options()
    play.do("use", 4)
    assert p.tracks[ROVER] == 1
    assert ("use", 4) not in play.options()
    s.planned = []
    start_round(s)
    assert p.used == 0


def test_coalition_water_twice() -> None:
    """P-244, EX-22 Technology 4: a water resource on ice advances twice, each with its bonus."""
    s = table()
    p = s.players[0]
    p.unlocked, p.tracks[WATER] = 0b1111, 1
    play = turn(s, "I2-water-rover", {(0, 5): "water", (0, 6): "rover"})
    play.do("first", WATER)
    assert p.tracks[WATER] == 3
    assert play.key() == "boost"
    play.do("boost", WATER)
    assert p.tracks[WATER] == 4


def test_coalition_moves_and_meteorites() -> None:
    """P-113, P-243, P-245 +1 for numbers of the rover track only; no meteorites with level 5."""
    s = table()
    p = s.players[0]
    p.unlocked, p.tracks[ROVER] = 0b11111, 3
    advance(s, 0, ROVER)
    assert p.moves == 3
    p.moves = 0
    doing(s, (effect, 3), phase=CIV_PHASE)
    assert [f["points"] for f in (e[2] for e in s.told or []) if "points" in f] == [4]
    put(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    assert p.symbols
    assert not p.meteorites
    event(s, "O11")
    assert not p.meteorites


def test_milestones_give_nothing_when_forbidden() -> None:
    """P-199 R05: milestones give nothing this round; boosts, movement and medals still do."""
    s = table(phase=EVENT)
    p = s.players[0]
    s.event = EVENT_NUMBERS["R05"]
    p.tracks = [2, 2, 2, 5, 2]
    for track in range(5):
        advance(s, 0, track)
    assert p.ranks == ()
    assert p.unlocked == 0
    assert p.moves == 2
    assert s.planned == [(boost, 0)]
