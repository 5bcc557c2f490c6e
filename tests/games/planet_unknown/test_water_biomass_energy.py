"""Chapters 7, 8 and 10: water, biomass and energy, on the symmetric boards."""

from __future__ import annotations

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import CORPORATIONS, SQUARES
from starboard.games.planet_unknown.components import BIOMASS, CIV, ENERGY, ROVER, TECH, WATER
from starboard.games.planet_unknown.legality.advances import energy_reach
from starboard.games.planet_unknown.legality.patches import room
from starboard.games.planet_unknown.rules.biomass import gain_patch
from starboard.games.planet_unknown.rules.course import end_round
from starboard.games.planet_unknown.rules.tracks import advance, boost
from starboard.games.planet_unknown.scoring import planet_score
from tests.games.planet_unknown.build import (
    Play,
    at,
    begin,
    doing,
    fill,
    offer,
    put,
    spots,
    table,
    turn,
)  # fmt: skip

# ---- water -------------------------------------------------------------------------------------


def test_water_on_ice_advances() -> None:
    """P-66, P-87, EX-12 A water square on ice: water and rover advance."""
    s = table()
    play = turn(s, "I2-water-rover", {(0, 5): "water", (0, 6): "rover"})
    play.do("first", WATER)
    play.through()
    assert s.players[0].tracks[WATER] == 1
    assert s.players[0].tracks[ROVER] == 1


def test_water_on_land_does_not() -> None:
    """P-87, EX-13 All water squares on land: legal, but the water tracker stays."""
    s = table()
    play = turn(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    play.do("first", WATER)
    play.through()
    assert s.players[0].tracks[WATER] == 0
    assert s.players[0].tracks[ROVER] == 1
    assert s.told is not None


def test_water_without_ice_by_other_means() -> None:
    """P-88, P-89 Boosts, cards and energy need no ice; water has boosts and medals only."""
    s = table()
    play = doing(s, (boost,))
    play.do("boost", WATER)
    assert s.players[0].tracks[WATER] == 1
    spaces = CORPORATIONS[0].tracks[WATER]
    assert sum(space.synergy for space in spaces) == 3
    assert not any(space.civ or space.patch or space.rover or space.tech for space in spaces)


# ---- biomass -----------------------------------------------------------------------------------


def test_patch_at_once() -> None:
    """P-90, P-92, EX-23 Biomass 3 gives a patch, placed at once; it advances nothing."""
    s = table()
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p = s.players[0]
    p.tracks[BIOMASS] = 2
    play = doing(s, (advance, BIOMASS))
    assert play.key() == "patch"
    assert play.values("patch") == {at(5, 1), at(6, 1)}
    play.do("patch", at(5, 1))
    assert p.tracks[BIOMASS] == 3
    assert p.terrain[BIOMASS] == p.patches == spots((5, 1))
    assert p.icons[BIOMASS] == 0


def test_patch_needs_a_tile() -> None:
    """P-91 A patch lies next to a tile; without any tile, on the edge."""
    s = table()
    play = doing(s, (gain_patch,))
    assert len(play.options()) == 28
    play.do("patch", at(5, 0))
    assert room(s, s.players[0]) & spots((5, 1)) == 0


def test_patch_covers() -> None:
    """P-93, P-151 A patch makes its square covered for rows and columns."""
    s = table()
    p = s.players[0]
    fill(p, SQUARES & ~spots((5, 0)))
    assert planet_score(p) == 40 - 1 - 3
    p.patches |= spots((5, 0))
    assert planet_score(p) == 40


def test_patch_without_room_is_lost() -> None:
    """P-94 A patch that fits nowhere is lost."""
    s = table()
    fill(s.players[0], SQUARES)
    play = doing(s, (gain_patch,))
    assert play.told("patch-lost")


def test_stored_patches() -> None:
    """P-96, P-242, P-147 Universal Coalition 2 stores patches; they are placed at the end."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    assert ("store",) not in doing(s, (gain_patch,)).options()
    p.unlocked = 2
    doing(s, (gain_patch,)).do("store")
    assert p.stored == 1
    assert p.patches == 0
    s.ending = 1
    begin(s, end_round)
    play = Play(s)
    assert play.key() == "patch"
    play.do("patch", at(5, 1))
    assert p.stored == 0
    assert p.patches == spots((5, 1))


def test_patch_destroys() -> None:
    """P-97 A patch destroys a lifepod or rover below it."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(7, 1): "civ", (6, 1): "energy"})
    doing(s, (gain_patch,)).do("patch", at(7, 2))
    assert not p.lifepods & spots((7, 2))
    assert p.rescued == 0


# ---- energy ------------------------------------------------------------------------------------


def test_energy_without_neighbours() -> None:
    """P-127, EX-14 Alone, energy can only advance the tile's other tracker: civ ends on 2."""
    s = table()
    p = s.players[0]
    play = turn(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    assert energy_reach(p, 0, ENERGY) == [CIV]
    play.do("first", CIV)
    play.through()
    assert p.tracks[CIV] == 2


def test_energy_chooses_among_neighbours() -> None:
    """P-127, P-129, P-130, EX-15 Any terrain beside the energy area; corners do not count."""
    s = table()
    p = s.players[0]
    put(s, "I2-rover-tech", {(5, 0): "rover", (5, 1): "tech"})
    put(s, "I2-energy-water", {(6, 1): "energy", (7, 1): "water"})
    play = turn(s, "I2-civ-energy", {(6, 2): "energy", (6, 3): "civ"})
    play.do("first", ENERGY)
    assert play.values("energy") == {CIV, TECH, WATER}
    refused = {o[1]: r.rule for o, r in GAME.refused(s, play.ask()) if o[0] == "energy"}
    assert refused[ROVER] == "P-127"
    play.do("energy", WATER)
    assert p.tracks[WATER] == 1
    play.through()
    assert p.tracks[CIV] == 1


def test_energy_sees_patches() -> None:
    """P-128 A patch beside the energy area lets energy choose biomass."""
    s = table()
    p = s.players[0]
    put(s, "I2-rover-tech", {(5, 0): "rover", (5, 1): "tech"})
    doing(s, (gain_patch,)).do("patch", at(6, 1))
    play = turn(s, "I2-civ-energy", {(5, 2): "civ", (6, 2): "energy"})
    assert BIOMASS in energy_reach(p, len(p.laid) - 1, ENERGY)
    assert play.key() == "next"


def test_energy_at_the_top() -> None:
    """P-131 With all eligible trackers at the top energy is lost; rover at the top gives moves."""
    s = table()
    p = s.players[0]
    p.tracks[CIV] = 15
    play = turn(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    play.do("first", ENERGY)
    assert p.tracks[CIV] == 15
    p.tracks[ROVER] = 15
    put(s, "I2-rover-tech", {(6, 1): "rover", (7, 1): "tech"})
    assert ROVER in energy_reach(p, 0, ENERGY)


def test_energy_of_an_unplaced_tile() -> None:
    """P-132, P-141, EX-26 An unplaced energy/water tile advances water twice, not four times."""
    s = table(2)
    p = s.players[0]
    p.unlocked, p.tracks[WATER], p.tracks[TECH] = 0b1111, 12, 10
    fill(p, SQUARES)
    ring = offer(s, "O4-energy-water-m")
    play = Play(s)
    assert {o[0] for o in play.options()} == {"discard"}
    play.do("discard", ring)
    while play.key() != "finish":
        play.run.send(0, play.options(kind="first")[0])
    assert p.tracks[WATER] == 14
    assert p.meteorites == 0
    play.to_end()
    assert play.run.result is not None
    assert play.run.result.reason == "end-no-room"
    assert s.round == 1
