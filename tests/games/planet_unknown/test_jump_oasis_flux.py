"""Chapter 19, Corporations: Jump Drive, Oasis Ultd. and Flux."""

from __future__ import annotations

from starboard.games.planet_unknown.box import CORPORATIONS, OBJECTIVES, SQUARES
from starboard.games.planet_unknown.components import (
    BIOMASS,
    CIV,
    COALITION,
    ENERGY,
    FLUX,
    JUMP,
    OASIS,
    ROVER,
    TECH,
    WATER,
)
from starboard.games.planet_unknown.legality.advances import next_space
from starboard.games.planet_unknown.rules.biomass import gain_patch
from starboard.games.planet_unknown.rules.confirming import finish
from starboard.games.planet_unknown.rules.course import end_turns
from starboard.games.planet_unknown.rules.gains import resolve
from starboard.games.planet_unknown.rules.rovers import take_lifepods
from starboard.games.planet_unknown.rules.tracks import advance, boost, water_steps
from starboard.games.planet_unknown.rules.turn import extra_tile
from starboard.games.planet_unknown.scoring import lifepod_score, terms, track_score
from starboard.games.planet_unknown.state import CIV_PHASE, TURNS, Player, Table
from tests.games.planet_unknown.build import (
    TILE_NUMBERS,
    Play,
    at,
    doing,
    objective,
    offer,
    placement,
    put,
    spots,
    table,
    turn,
)  # fmt: skip

DOMINO = {(5, 0): "civ", (6, 0): "energy"}


def _on(s: Table, track: int, space: int) -> Player:
    s.players[0].tracks[track] = space
    return s.players[0]


# ---- Jump Drive --------------------------------------------------------------------------------


def test_jump_drive_lifepods() -> None:
    """P-290, P-298, EX-45 A lifepod unlocks a technology at once, and scores nothing there."""
    s = table(corporation=JUMP)
    p = s.players[0]
    p.tracks[TECH] = 1
    play = doing(s, (take_lifepods, 1))
    play.do("collect-lifepod", at(7, 2))
    assert play.values("unlock") == set(range(6))
    play.do("unlock", 3)
    assert p.unlocked == 8
    assert lifepod_score(p, 0) == 0
    assert p.pods_held() == 1
    assert track_score(p, TECH) == 5
    values = [track_score(_on(s, TECH, n), TECH) for n in range(16)]
    assert values == [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]


def test_jump_drive_has_no_tech_milestones() -> None:
    """P-291 The tech track of Jump Drive unlocks nothing."""
    assert not any(space.tech for space in CORPORATIONS[JUMP].tracks[TECH])
    s = table(corporation=JUMP)
    s.players[0].tracks[TECH] = 2
    advance(s, 0, TECH)
    assert s.players[0].unlocked == 0


def test_jump_drive_a_and_c() -> None:
    """P-292, P-294 A: a boost instead of a patch; C: a boost advances twice; once per round."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 0b101
    play = doing(s, (gain_patch,), (gain_patch,))
    play.do("swap-patch")
    assert play.key() == "boost"
    play.do("boost-twice", CIV)
    assert p.tracks[CIV] == 2
    assert ("swap-patch",) not in play.options()
    assert not doing(s, (boost,)).options(kind="boost-twice")


def test_jump_drive_b() -> None:
    """P-293 B: once per round, for a point, to the same terrain on another tile."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    put(s, "I2-biomass-civ", {(5, 1): "biomass", (5, 2): "civ"})
    p.unlocked, p.rovers[0], p.moves = 2, at(5, 0), 3
    play = doing(s, (finish,), phase=TURNS)
    assert play.options(kind="teleport") == [("teleport", 0, at(5, 2))]
    play.do("teleport", 0, at(5, 2))
    assert p.moves == 2
    assert not play.options(kind="teleport")


def test_jump_drive_d() -> None:
    """P-295 D: tech may count as energy for the placement; it stays tech terrain."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 8
    play = turn(s, "I2-rover-tech")
    assert play.options() == [("as-tech",), ("as-energy",)]
    play.do("as-energy")
    play.place({(6, 1): "tech", (7, 1): "rover"})
    play.do("first", ENERGY)
    assert play.values("energy") == {CIV, ROVER}
    play.do("energy", CIV)
    assert p.tracks[CIV] == 1
    assert p.tracks[TECH] == 0
    assert p.terrain[TECH] == spots((6, 1))


def test_jump_drive_e() -> None:
    """P-296, EX-46 E: all bonuses level with a tracker, in an order of choice."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked, p.tracks[WATER] = 16, 3
    play = doing(s, (finish,), phase=TURNS)
    play.do("use", 4)
    assert p.moves == 1
    assert play.values("first") == {6, 7, 13}
    play.do("first", 13)
    assert p.ranks == (1,)
    play.do("first", 6)
    play.do("boost", TECH)
    assert p.tracks[WATER] == 3
    assert play.key() == "patch"
    play.do("patch", at(5, 1))
    assert ("use", 4) not in play.options()


def test_jump_drive_f() -> None:
    """P-297, P-45 F: of three objectives one is laid out for all; the best scores 5, ties 2."""
    s = table(2, corporation=(JUMP, COALITION), step=end_turns)
    p = s.players[0]
    p.wants, p.fresh, s.players[1].fresh = True, 1, 1
    play = Play(s)
    assert play.key() == "share"
    cards = [o[1] for o in play.options()]
    assert len(cards) == 3
    play.do("share", cards[0])
    assert s.shared == [cards[0]]
    s.neighbour, s.shared = [], [objective("collected_meteorites")]
    if not OBJECTIVES[s.shared[0]].high:
        s.shared = [next(n for n, c in enumerate(OBJECTIVES)
                         if c.count == "collected_meteorites" and c.high)]  # fmt: skip
    p.stones = 2
    assert dict(terms(s, 0, 0, 0))["neighbours"] == 5
    s.players[1].stones = 2
    assert dict(terms(s, 0, 0, 0))["neighbours"] == dict(terms(s, 1, 0, 0))["neighbours"] == 2


def test_jump_drive_f_alone() -> None:
    """P-297 In the solo game the objective of F becomes a personal one."""
    s = table(1, corporation=JUMP, step=end_turns)
    p = s.players[0]
    p.wants, p.fresh = True, 1
    play = Play(s)
    card = play.options()[0][1]
    play.do("share", card)
    assert p.goals == 1 << card
    assert s.shared == []


# ---- Oasis -------------------------------------------------------------------------------------


def test_oasis_counts_squares_on_ice() -> None:
    """P-300 One step for each water square on ice, none without ice."""
    s = table(corporation=OASIS)
    number = TILE_NUMBERS["O4-water-rover"]
    cells = {(0, 5): "water", (1, 5): "water", (0, 6): "rover", (1, 6): "rover"}
    p = s.players[0]
    assert water_steps(p, number, *placement(number, cells)) == 2
    cells = {(5, 0): "water", (6, 0): "water", (5, 1): "rover", (6, 1): "rover"}
    assert water_steps(p, number, *placement(number, cells)) == 0


def test_oasis_blocked() -> None:
    """P-301, P-302, P-303, P-304, EX-47 A tracker in the way blocks; technology 1 skips it."""
    s = table(corporation=OASIS)
    p = s.players[0]
    p.tracks = [0, 1, 2, 0, 0]
    assert next_space(p, WATER) == -1
    advance(s, 0, WATER)
    assert p.tracks[WATER] == 1
    p.unlocked = 1
    advance(s, 0, WATER)
    assert CORPORATIONS[OASIS].path[p.tracks[WATER]] == (ROVER, 3)
    assert p.moves == 1
    advance(s, 0, WATER)
    assert CORPORATIONS[OASIS].path[p.tracks[WATER]] == (TECH, 4)
    assert p.moves == 1
    assert not s.planned
    p.unlocked, p.tracks = 0, [3, 8, 0, 0, 0]
    assert CORPORATIONS[OASIS].path[8] == (CIV, 4)
    assert next_space(p, CIV) == -1
    p.tracks[WATER] = 13
    assert track_score(p, WATER) == 6
    p.tracks[WATER] = 16
    assert track_score(p, WATER) == 6


def test_oasis_stuck() -> None:
    """P-72, P-302 A tracker in the way is told with its rule, the top of a track with its own."""
    for tracks, track, rule in (
        ([0, 1, 2, 0, 0], WATER, "P-302"),
        ([15, 0, 0, 0, 0], CIV, "P-72"),
    ):
        s = table(corporation=OASIS)
        s.players[0].tracks = tracks
        s.told = []
        advance(s, 0, track)
        assert [entry[:2] for entry in s.told] == [("stuck", rule)]


def test_oasis_technologies() -> None:
    """P-306, P-307, P-308 No ice: water advances; a water tile gives a patch, and a boost."""
    s = table(corporation=OASIS)
    p = s.players[0]
    p.unlocked = 0b11100
    play = turn(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    assert play.values("first") == {WATER, ROVER, 17, 7, 6}
    play.do("first", 17)
    assert p.tracks[WATER] == 1
    s = table(corporation=OASIS)
    s.players[0].unlocked = 0b100
    play = turn(s, "I2-water-rover", {(0, 5): "water", (0, 6): "rover"})
    assert play.values("first") == {WATER, ROVER}


def test_effects_of_a_bare_extra_tile() -> None:
    """P-309 Salvage Yard: effects of placing a tile happen, advances for icons do not."""
    s = table(corporation=OASIS)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 0b1000
    ring = offer(s, "I2-water-rover")
    play = doing(s, (extra_tile, False), phase=CIV_PHASE)
    play.do("take", ring)
    play.place({(5, 1): "water", (6, 1): "rover"})
    assert play.key() == "patch"
    play.do(*play.options()[0])
    assert p.tracks == [0] * 5


# ---- Flux --------------------------------------------------------------------------------------


def test_flux_token() -> None:
    """P-310, P-311 The token marks a track; only the technology unlocked last is available."""
    s = table(corporation=FLUX)
    p = s.players[0]
    p.tracks[TECH] = 2
    play = doing(s, (advance, TECH))
    play.do("token", WATER)
    assert p.flux == WATER
    p.tracks[TECH] = 4
    play = doing(s, (advance, TECH))
    play.do("token", WATER)
    assert p.unlocked == 2
    assert not p.has(0)
    p.tracks[TECH] = 2
    play = doing(s, (advance, TECH))
    play.do("token", ROVER)
    assert p.unlocked == 1


def test_flux_next_milestone() -> None:
    """P-313, P-89 Technology 2: to the next milestone, step by step; never on the water track."""
    s = table(corporation=FLUX)
    p = s.players[0]
    p.unlocked, p.flux, p.tracks[CIV] = 2, CIV, 6
    play = doing(s, (finish,), phase=TURNS)
    play.do("use", 1)
    while play.key() == "boost":
        play.do("boost", WATER)
    assert p.tracks[CIV] == 10
    assert p.ranks == (3,)
    assert ("use", 1) not in play.options()
    p.spent, p.flux = 0, WATER
    assert ("use", 1) not in doing(s, (finish,), phase=TURNS).options()


def test_flux_improved_tracks() -> None:
    """P-314 Technology 3: ranks +1, boosts twice, two patches, +1 movement; tech as before."""
    s = table(corporation=FLUX)
    p = s.players[0]
    p.unlocked, p.tracks = 4, [2, 2, 2, 3, 1]
    p.flux = CIV
    advance(s, 0, CIV)
    p.tracks[CIV] = 13
    advance(s, 0, CIV)
    assert p.ranks == (2, 4)
    p.flux = WATER
    advance(s, 0, WATER)
    assert s.planned.pop() == (resolve, 0, ((boost, 0), (boost, 0)))
    p.flux = BIOMASS
    advance(s, 0, BIOMASS)
    assert s.planned.pop() == (resolve, 0, ((gain_patch, 0), (gain_patch, 0)))
    p.flux = ROVER
    advance(s, 0, ROVER)
    assert p.moves == 3
    p.flux = TECH
    advance(s, 0, TECH)
    assert s.planned.pop() == (resolve, 0, ((boost, 0),))


def test_flux_collects_and_advances() -> None:
    """P-315, P-316 Technology 4 collects a meteorite; 5 advances the flux track once per round."""
    s = table(corporation=FLUX)
    p = s.players[0]
    put(s, "I2-biomass-civ-m", {(5, 0): "biomass", (6, 0): "civ"})
    p.unlocked, p.flux = 8, ROVER
    play = turn(s, "I2-water-rover", {(5, 1): "water", (6, 1): "rover"})
    play.do("first", 11)
    assert p.stones == 1
    s = table(corporation=FLUX)
    p = s.players[0]
    p.unlocked, p.flux = 16, WATER
    play = doing(s, (finish,), phase=TURNS)
    play.do("use", 4)
    assert p.tracks[WATER] == 1
    assert play.options() == [("finish",)]


def test_flux_does_not_go_beyond_its_milestone() -> None:
    """P-313 A boost on the way may go to the same tracker: then fewer steps are left."""
    for track, start, goal in ((CIV, 6, 10), (BIOMASS, 0, 3), (TECH, 0, 3)):
        s = table(corporation=FLUX)
        p = s.players[0]
        put(s, "I2-civ-energy", DOMINO)
        p.unlocked, p.flux, p.tracks[track] = 2, track, start
        play = doing(s, (finish,), phase=TURNS)
        play.do("use", 1)
        boosts = 0
        while play.key() != "finish":
            boosts += play.key() == "boost"
            play.do(*(("boost", track) if play.key() == "boost" else play.options()[0]))
        assert boosts
        assert p.tracks[track] == goal


def test_jump_drive_a_may_wait() -> None:
    """P-94, P-123, P-292 Without room the patch may be lost, and A kept for another."""
    for option, used in ((("swap-patch",), 1), (("lose-patch",), 0)):
        s = table(corporation=JUMP)
        p = s.players[0]
        p.tiles, p.unlocked = SQUARES, 1
        play = doing(s, (gain_patch,))
        assert play.options() == [("swap-patch",), ("lose-patch",)]
        play.do(*option)
        assert p.used == used
